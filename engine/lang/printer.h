// SPDX-License-Identifier: Apache-2.0
#pragma once
// Syntax trees as text. Pure functions.
#include "lang/ast.h"

#include <string>

namespace vitrine::lang {

/// An expression as MATLAB source in func2str's manner: `@(x)x+1`, no blanks but where they matter.
[[nodiscard]] std::string toSource(const Expr& expr);

/// Trees as S-expressions, for tests and for looking: `(+ a (* b 2))`, `(if c (...) else (...))`.
[[nodiscard]] std::string toSexpr(const Expr& expr);
[[nodiscard]] std::string toSexpr(const Stmt& statement);
[[nodiscard]] std::string toSexpr(const FunctionDef& function);
/// All of a file's statements, functions and its class, separated by line ends.
[[nodiscard]] std::string toSexpr(const Ast& ast);

} // namespace vitrine::lang
