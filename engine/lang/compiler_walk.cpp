// SPDX-License-Identifier: Apache-2.0
// Names in trees: which identifiers a piece of code mentions, and what it declares.
#include "lang/compiler_impl.h"
#include "lang/walk.h"

namespace vitrine::lang {

void visitNames(const Expr* expr, const NameVisitor& visit) {
    if (!expr) return;
    if (const auto* name = dynCast<IdentifierExpr>(expr)) return visit(name->name);
    forChildren(*expr, [&](const Expr* child) { visitNames(child, visit); });
}

void visitNames(Block block, const NameVisitor& visit) {
    for (const Stmt* stmt : block) {
        if (const auto* declare = dynCast<DeclareStmt>(stmt)) {
            for (const Declarator& variable : declare->variables)
                visit(variable.name);
        }
        if (const auto* attempt = dynCast<TryStmt>(stmt)) {
            if (!attempt->name.empty()) visit(attempt->name);
        }
        forParts(
            *stmt, [&](const Expr* e) { visitNames(e, visit); },
            [&](Block inner) { visitNames(inner, visit); });
    }
}

void visitNames(const FunctionDef& function, const NameVisitor& visit) {
    visitNames(function.body, visit);
    for (const FunctionDef* inner : function.nested)
        visitNames(*inner, visit);
}

void visitDeclarations(Block block, const std::function<void(const DeclareStmt&)>& visit) {
    for (const Stmt* stmt : block) {
        if (const auto* declare = dynCast<DeclareStmt>(stmt)) visit(*declare);
        forParts(
            *stmt, [](const Expr*) {}, [&](Block inner) { visitDeclarations(inner, visit); });
    }
}

bool mentionsEnd(const Expr* expr) {
    if (!expr) return false;
    if (expr->kind == ExprKind::End) return true;
    if (expr->kind == ExprKind::Anonymous) return false;
    bool found = false;
    forChildren(*expr, [&](const Expr* child) { found = found || mentionsEnd(child); });
    return found;
}

} // namespace vitrine::lang
