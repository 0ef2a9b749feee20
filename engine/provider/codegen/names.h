// SPDX-License-Identifier: Apache-2.0
#pragma once
// Identifiers of one kernel: the user's names where GLSL allows them, made unique. Deterministic.
#include <string>
#include <string_view>
#include <unordered_set>

namespace vitrine::codegen {

class Names {
public:
    Names();
    /// wish, or wish_2, wish_3 … ; characters that GLSL does not take are replaced.
    std::string unique(std::string_view wish);
    /// Takes exactly this name; false when somebody has it.
    bool claim(const std::string& name) { return m_used.insert(name).second; }
    /// Starts a function: names given since the mark can be given again.
    [[nodiscard]] std::unordered_set<std::string> mark() const { return m_used; }
    void rewind(std::unordered_set<std::string> mark) { m_used = std::move(mark); }

private:
    std::unordered_set<std::string> m_used;
};

} // namespace vitrine::codegen
