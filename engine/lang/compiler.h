// SPDX-License-Identifier: Apache-2.0
#pragma once
// Syntax tree to bytecode. compile() is a pure function of the tree and of what it is told about
// the workspace; it throws ScriptError for what the grammar allows and MATLAB does not
// (`break` outside a loop is left to the parser).
#include "lang/bytecode.h"

#include <functional>

namespace vitrine::lang {

/// What the compiler must know of the workspace in which statements will run. Empty functions mean
/// "no".
struct CompileOptions {
    std::function<bool(std::string_view)> isVariable; ///< exists in the workspace
    std::function<bool(std::string_view)> isGlobal;   ///< is declared global there
    /// A function with a dotted name: "containers.Map", "pkg.f".
    std::function<bool(std::string_view)> isDottedFunction;
    /// Compile the single expression statement of the script as a value to return (eval with
    /// outputs).
    bool returnsValue = false;
    std::string scriptName; ///< for call stacks
};

[[nodiscard]] std::unique_ptr<Program> compile(const Ast& ast, const CompileOptions& options);

/// MATLAB's normal form of an expression, as func2str shows it: "@(x)x.^2+1".
[[nodiscard]] std::string expressionText(const Expr& expr);

} // namespace vitrine::lang
