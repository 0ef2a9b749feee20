// SPDX-License-Identifier: Apache-2.0
#pragma once
// What an editor needs of a text while it is being typed: coloured tokens, and which words and
// brackets belong together. Works on any text, needs no parse, tens of megabytes a second. Any
// thread.
#include <cstdint>
#include <string_view>
#include <vector>

namespace vitrine::lang {

enum class TextKind : uint8_t {
    Keyword,
    Identifier,
    Number,
    String, ///< "text"
    Char,   ///< 'text'
    Comment,
    Operator,    ///< brackets, commas and semicolons too
    CommandText, ///< the words of a command: `on` in `hold on`
    Error,
};

struct TextToken {
    TextKind kind;
    uint32_t begin;
    uint32_t end;
};

/// Words or brackets that belong together, as indices of tokens in the order of the text:
/// `if` `else` `end`, or `(` `)`.
struct TextBlock {
    std::vector<uint32_t> parts;
    bool closed = false;
};

struct TextOutline {
    std::vector<TextToken> tokens; ///< in order; blanks and line ends belong to none
    std::vector<TextBlock> blocks; ///< in the order of their first parts
};

[[nodiscard]] TextOutline outlineText(std::string_view text);

/// The block one of whose parts touches offset; null when there is none.
[[nodiscard]] const TextBlock* blockAt(const TextOutline& outline, uint32_t offset);

} // namespace vitrine::lang
