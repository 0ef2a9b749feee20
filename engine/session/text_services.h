// SPDX-License-Identifier: Apache-2.0
#pragma once
// What an editor asks about a text while it is written. Functions of the text alone, and of the
// files beside it; any thread.
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Bytes [begin, end) of a text.
struct TextRange {
    uint32_t begin = 0, end = 0;
};

/// Something to say of a place in a text; lines and columns from 1, in bytes.
struct Problem {
    uint32_t line = 0, column = 0, endLine = 0, endColumn = 0;
    std::string message;
    std::string hint;
    bool isError = true;
};

/// What keeps a text from being read, and what would be read differently elsewhere.
[[nodiscard]] std::vector<Problem> mistakesIn(std::string_view name, std::string_view text,
                                              bool strict = false);

/// A name that nothing in its text, no function and no file of a folder gives a meaning.
struct UnknownName {
    std::string name;
    uint32_t line = 0, column = 0, endColumn = 0; ///< from 1, in bytes
    bool inScript = false; ///< in a script's own code, where it may be a variable of the workspace
};

/// What one reading of a text finds. One that cannot be read has mistakes alone.
struct TextFindings {
    std::vector<Problem> mistakes;
    std::vector<UnknownName> unknown;
    /// What can be read and is hardly meant: a result that nothing uses, sizes that cannot fit.
    std::vector<Problem> doubts;
};
/// folder: whose files give names a meaning beside those of the current folder; or "".
[[nodiscard]] TextFindings findingsIn(std::string_view name, std::string_view text,
                                      const std::string& folder);

/// All places of the variable at an offset in its function; empty where there is none.
[[nodiscard]] std::vector<TextRange> placesOfVariable(std::string_view text, uint32_t offset);

/// Where the name at an offset gets its meaning in the text: its first place of a variable in its
/// function, the name in the first line of a function.
[[nodiscard]] std::optional<uint32_t> definitionInText(std::string_view text, uint32_t offset);

/// Lines from 1 that can be folded behind the first: a block with the words that open and end it, a
/// function, a comment of several lines, a `%%` section. By their first lines, of which no two are
/// equal.
struct FoldableLines {
    uint32_t first = 0, last = 0;
};
[[nodiscard]] std::vector<FoldableLines> foldableLines(std::string_view text);

/// The text indented by its blocks.
[[nodiscard]] std::string indentedText(std::string_view text);

/// The call that is open at a text's end: its function and which argument, from 0.
struct OpenCall {
    std::string function;
    int argument = 0;
};
[[nodiscard]] std::optional<OpenCall> openCallOf(std::string_view text);

/// The first line of a function of the text, "y = f(a,b)", or "".
[[nodiscard]] std::string signatureInText(std::string_view text, std::string_view function);

} // namespace vitrine
