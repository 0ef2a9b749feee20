// SPDX-License-Identifier: Apache-2.0
#pragma once
// We are wrong: what a failed VITRINE_ASSERT throws. Accel tries the window again in a simpler way;
// what reaches the interpreter ends the run with kInternalIdentifier, which no script can catch,
// and with its variables kept. Any thread.
#include <exception>
#include <string>

namespace vitrine {

inline constexpr const char* kInternalIdentifier = "Vitrine:internal";

class InternalError : public std::exception {
public:
    InternalError(const char* condition, const char* file, int line);

    /// "Internal error in fusion_order.cpp, line 39: CONDITION."
    [[nodiscard]] const char* what() const noexcept override { return m_message.c_str(); }
    /// The calls that led to it, one a line, as far as the program's symbols tell.
    [[nodiscard]] const std::string& calls() const { return m_calls; }

private:
    std::string m_message;
    std::string m_calls;
};

/// The calls() of the last one of this process, for its report; empty when there was none since.
[[nodiscard]] std::string takeLastInternalCalls();

} // namespace vitrine
