// SPDX-License-Identifier: Apache-2.0
#pragma once
// Picks from the shader library what one kernel needs: the functions it calls and those that they
// call, in the library's order, with the device's properties already decided, so that the text on
// the screen is plain GLSL without conditionals. Owned by a code generator; engine thread.
#include "provider/codegen/gpu_plan.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace vitrine::codegen {

/// Calls f for each identifier of a text, comments skipped.
template <typename F>
void forEachIdentifier(std::string_view text, F&& f) {
    std::size_t i = 0;
    while (i < text.size()) {
        const char c = text[i];
        if (c == '/' && i + 1 < text.size() && text[i + 1] == '/') {
            i = text.find('\n', i);
            if (i == std::string_view::npos) return;
        } else if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_') {
            const std::size_t start = i;
            while (i < text.size() &&
                   (text[i] == '_' || (text[i] >= '0' && text[i] <= '9') ||
                    (text[i] >= 'a' && text[i] <= 'z') || (text[i] >= 'A' && text[i] <= 'Z')))
                ++i;
            f(text.substr(start, i - start));
        } else if (c >= '0' && c <= '9') {
            while (i < text.size() && ((text[i] >= '0' && text[i] <= '9') || text[i] == '.' ||
                                       (text[i] >= 'a' && text[i] <= 'z')))
                ++i;
        } else {
            ++i;
        }
    }
}

class Library {
public:
    explicit Library(const DeviceTraits& traits);
    /// The definitions that the text needs, "" when it needs none.
    [[nodiscard]] std::string select(std::string_view text) const;
    /// Is there a definition of this name?
    [[nodiscard]] bool has(std::string_view name) const;

private:
    /// One definition at file scope: a function, a constant or a macro, with the comment before it.
    struct Chunk {
        std::string text;
        std::string name;
        bool takesFloat = false; ///< has a parameter of this type
        bool takesDouble = false;
        bool usesFloat = false; ///< mentions the type anywhere
        bool usesDouble = false;
        std::vector<std::string> calls; ///< identifiers in the text
    };

    void addFile(std::string_view file, std::vector<std::string>& done);
    void addText(const std::string& text);
    void addChunk(std::string text);
    void need(std::string_view name, bool withFloat, bool withDouble,
              std::vector<bool>& wanted) const;

    std::unordered_map<std::string, int> m_macros;
    std::vector<Chunk> m_chunks;
    std::unordered_map<std::string, std::vector<std::size_t>> m_byName;
};

} // namespace vitrine::codegen
