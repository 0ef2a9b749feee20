// SPDX-License-Identifier: Apache-2.0
#pragma once
// A text's shape: which lines belong to a block, how far each is indented, and which call's
// arguments are being typed. Works on any text, needs no parse. Any thread.
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine::lang {

/// Lines of a block, from 1: that of `for` to that of its `end`, all of a section or comment.
struct LineBlock {
    uint32_t first = 0, last = 0;
};

/// What fills more than one line and can be folded: blocks of keywords, functions without an end,
/// block comments, `%%` sections. By their first lines; of those that begin in one line the
/// longest.
[[nodiscard]] std::vector<LineBlock> lineBlocks(std::string_view text);

/// The text with each statement indented by its depth and no blanks at the ends of lines. Lines
/// that continue one keep their place beside it. Nothing else changes.
[[nodiscard]] std::string indentedText(std::string_view text, int width = 4);

struct CallPlace {
    std::string name;
    int argument = 0; ///< from 0
};

/// The call whose parentheses are open at the end of a text; nothing where none is.
[[nodiscard]] std::optional<CallPlace> openCall(std::string_view text);

} // namespace vitrine::lang
