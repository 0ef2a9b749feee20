// SPDX-License-Identifier: Apache-2.0
#pragma once
// Text to syntax tree. parse() is a pure function: any thread may call it, and the tree that it
// returns does not refer to the text.
#include "lang/ast.h"
#include "lang/diagnostic.h"

#include <string_view>

namespace vitrine::lang {

struct ParseOptions {
    /// Names that are variables where the text runs (the base workspace): `x -1` with a known x is
    /// a subtraction and not a command.
    std::span<const std::string_view> knownVariables;
    /// What MATLAB refuses is refused: comments after #, endif, x += 1, f(1)(2) and the like.
    bool strict = false;
};

struct ParseResult {
    AstPtr ast;              ///< never null
    Diagnostics diagnostics; ///< in the order of the text; each mistake once

    [[nodiscard]] bool ok() const { return !hasErrors(diagnostics); }
};

/// Parses a whole file or a typed command. Takes time linear in the text; nesting deeper than
/// kMaxNesting is a diagnostic. Accepts any bytes.
[[nodiscard]] ParseResult parse(const SourceFile& source, const ParseOptions& options = {});

inline constexpr int kMaxNesting = 400;

} // namespace vitrine::lang
