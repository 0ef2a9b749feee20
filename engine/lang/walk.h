// SPDX-License-Identifier: Apache-2.0
#pragma once
// The parts of a tree's nodes, for whoever goes over all of it.
#include "lang/ast.h"

namespace vitrine::lang {

/// Calls f for each direct subexpression.
template <typename F>
void forChildren(const Expr& expr, F&& f) {
    const auto all = [&](ExprList list) {
        for (const Expr* e : list)
            f(e);
    };
    switch (expr.kind) {
    case ExprKind::Paren:
        return f(as<ParenExpr>(expr).inner);
    case ExprKind::Unary:
        return f(as<UnaryExpr>(expr).operand);
    case ExprKind::Binary:
        f(as<BinaryExpr>(expr).left);
        return f(as<BinaryExpr>(expr).right);
    case ExprKind::ShortCircuit:
        f(as<ShortCircuitExpr>(expr).left);
        return f(as<ShortCircuitExpr>(expr).right);
    case ExprKind::Range: {
        const auto& range = as<RangeExpr>(expr);
        f(range.first);
        if (range.step) f(range.step);
        return f(range.last);
    }
    case ExprKind::Index:
        f(as<IndexExpr>(expr).object);
        return all(as<IndexExpr>(expr).arguments);
    case ExprKind::CellIndex:
        f(as<CellIndexExpr>(expr).object);
        return all(as<CellIndexExpr>(expr).arguments);
    case ExprKind::Field:
        return f(as<FieldExpr>(expr).object);
    case ExprKind::DynamicField:
        f(as<DynamicFieldExpr>(expr).object);
        return f(as<DynamicFieldExpr>(expr).name);
    case ExprKind::Matrix:
        for (ExprList row : as<MatrixExpr>(expr).rows)
            all(row);
        return;
    case ExprKind::CellArray:
        for (ExprList row : as<CellArrayExpr>(expr).rows)
            all(row);
        return;
    case ExprKind::Anonymous:
        return f(as<AnonymousExpr>(expr).body);
    case ExprKind::SuperclassCall:
        return all(as<SuperclassCallExpr>(expr).arguments);
    case ExprKind::NameValue:
        return f(as<NameValueExpr>(expr).value);
    case ExprKind::Assign:
        f(as<AssignExpr>(expr).target);
        return f(as<AssignExpr>(expr).value);
    default:
        return;
    }
}

/// Calls onExpr for the expressions and onBlock for the blocks that a statement has itself.
template <typename E, typename B>
void forParts(const Stmt& stmt, E&& onExpr, B&& onBlock) {
    const auto all = [&](ExprList list) {
        for (const Expr* e : list)
            onExpr(e);
    };
    switch (stmt.kind) {
    case StmtKind::Expression:
        return onExpr(as<ExpressionStmt>(stmt).expression);
    case StmtKind::Assign:
        all(as<AssignStmt>(stmt).targets);
        return onExpr(as<AssignStmt>(stmt).value);
    case StmtKind::OpAssign:
        onExpr(as<OpAssignStmt>(stmt).target);
        return onExpr(as<OpAssignStmt>(stmt).value);
    case StmtKind::If:
        for (const IfClause& clause : as<IfStmt>(stmt).clauses) {
            onExpr(clause.condition);
            onBlock(clause.body);
        }
        return onBlock(as<IfStmt>(stmt).elseBody);
    case StmtKind::While:
        onExpr(as<WhileStmt>(stmt).condition);
        return onBlock(as<WhileStmt>(stmt).body);
    case StmtKind::DoUntil:
        onBlock(as<DoUntilStmt>(stmt).body);
        return onExpr(as<DoUntilStmt>(stmt).condition);
    case StmtKind::For: {
        const auto& loop = as<ForStmt>(stmt);
        onExpr(loop.target);
        onExpr(loop.range);
        if (loop.workers) onExpr(loop.workers);
        return onBlock(loop.body);
    }
    case StmtKind::Spmd:
        all(as<SpmdStmt>(stmt).arguments);
        return onBlock(as<SpmdStmt>(stmt).body);
    case StmtKind::Switch: {
        const auto& choice = as<SwitchStmt>(stmt);
        onExpr(choice.subject);
        for (const SwitchCase& c : choice.cases) {
            onExpr(c.value);
            onBlock(c.body);
        }
        return onBlock(choice.otherwise);
    }
    case StmtKind::Try:
        onBlock(as<TryStmt>(stmt).body);
        return onBlock(as<TryStmt>(stmt).catchBody);
    case StmtKind::UnwindProtect:
        onBlock(as<UnwindProtectStmt>(stmt).body);
        return onBlock(as<UnwindProtectStmt>(stmt).cleanup);
    case StmtKind::Declare:
        for (const Declarator& variable : as<DeclareStmt>(stmt).variables) {
            if (variable.value) onExpr(variable.value);
        }
        return;
    default:
        return;
    }
}

/// Calls f for the default values and validators of a function's arguments blocks.
template <typename F>
void forArgumentExpressions(const FunctionDef& function, F&& f) {
    for (const ArgumentsBlock& block : function.argumentBlocks) {
        for (const ArgumentDecl& argument : block.arguments) {
            if (argument.defaultValue) f(argument.defaultValue);
            for (const Expr* validator : argument.validators)
                f(validator);
        }
    }
}

} // namespace vitrine::lang
