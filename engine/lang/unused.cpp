// SPDX-License-Identifier: Apache-2.0
#include "lang/doubts.h"
#include "lang/walk.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace vitrine::lang {

namespace {

/// What may read variables whose names are not in the text, or makes them in another way.
constexpr std::string_view kReaders[] = {"eval", "evalin",   "evalc",     "assignin", "load",
                                         "run",  "keyboard", "syms",      "save",     "who",
                                         "whos", "exist",    "inputname", "dbstop",   "isvarname"};

/// The name that a target assigns to; null where it is none.
const IdentifierExpr* baseOf(const Expr* target) {
    while (target) {
        switch (target->kind) {
        case ExprKind::Identifier:
            return &as<IdentifierExpr>(*target);
        case ExprKind::Index:
            target = as<IndexExpr>(*target).object;
            break;
        case ExprKind::CellIndex:
            target = as<CellIndexExpr>(*target).object;
            break;
        case ExprKind::Field:
            target = as<FieldExpr>(*target).object;
            break;
        case ExprKind::DynamicField:
            target = as<DynamicFieldExpr>(*target).object;
            break;
        default:
            return nullptr;
        }
    }
    return nullptr;
}

/// Something that lives as long as its variable does, and acts when it goes.
bool actsByItself(const Expr* value) {
    const auto* call = dynCast<IndexExpr>(value);
    const auto* name = call ? dynCast<IdentifierExpr>(call->object) : nullptr;
    return name && name->name == "onCleanup";
}

/// Goes over a function with those in it, or over a script's statements.
class Uses {
public:
    void read(const FunctionDef& function) {
        for (const Parameter& output : function.outputs)
            m_read.insert(output.name);
        for (const Parameter& input : function.inputs)
            m_read.insert(input.name);
        forArgumentExpressions(function, [this](const Expr* e) { read(e); });
        read(function.body);
        for (const FunctionDef* inner : function.nested)
            read(*inner);
    }
    void read(Block block) {
        for (const Stmt* stmt : block)
            read(*stmt);
    }
    void giveVariables(std::vector<Doubt>& out) const {
        if (m_open) return;
        for (const auto& [name, span] : m_assigned) {
            if (!m_read.contains(name))
                out.push_back({span, "The value of '" + std::string(name) + "' is not used.",
                               "Nothing in this function reads it."});
        }
    }
    void giveExpressions(std::vector<Doubt>& out) const {
        // Who reads `ans` reads what was left there.
        if (m_open || m_read.contains("ans")) return;
        out.insert(out.end(), m_results.begin(), m_results.end());
    }

private:
    void read(const Stmt& stmt) {
        if (const auto* assign = dynCast<AssignStmt>(&stmt)) {
            const bool shown = stmt.print || actsByItself(assign->value);
            for (const Expr* target : assign->targets)
                this->assign(target, shown);
            return read(assign->value);
        }
        if (const auto* change = dynCast<OpAssignStmt>(&stmt)) {
            assign(change->target, stmt.print);
            return read(change->value);
        }
        if (const auto* declare = dynCast<DeclareStmt>(&stmt)) {
            for (const Declarator& variable : declare->variables)
                m_read.insert(variable.name);
        }
        if (const auto* attempt = dynCast<TryStmt>(&stmt)) m_read.insert(attempt->name);
        if (const auto* said = dynCast<ExpressionStmt>(&stmt)) judge(*said);
        forParts(
            stmt, [this](const Expr* e) { read(e); }, [this](Block inner) { read(inner); });
    }
    void assign(const Expr* target, bool shown) {
        const IdentifierExpr* base = baseOf(target);
        if (!base) return;
        if (shown) m_read.insert(base->name);
        m_assigned.try_emplace(base->name, base->span);
        readIndices(target);
    }
    void readIndices(const Expr* target) {
        if (target->kind == ExprKind::Identifier) return;
        bool first = true; // the object, which is written
        forChildren(*target, [&](const Expr* child) {
            if (std::exchange(first, false))
                readIndices(child);
            else
                read(child);
        });
    }
    void read(const Expr* expr) {
        if (!expr) return;
        if (const auto* name = dynCast<IdentifierExpr>(expr)) {
            m_read.insert(name->name);
            m_open = m_open || std::find(std::begin(kReaders), std::end(kReaders), name->name) !=
                                   std::end(kReaders);
            return;
        }
        forChildren(*expr, [this](const Expr* child) { read(child); });
    }
    void judge(const ExpressionStmt& said) {
        if (said.isCommand || said.print) return;
        const auto* operation = dynCast<BinaryExpr>(said.expression);
        if (!operation) return;
        const bool compares = operation->op == BinaryOp::Equal;
        m_results.push_back(
            {said.expression->span,
             "The result of '" + std::string(spelling(operation->op)) + "' is not used.",
             compares ? "To assign, write '='." : ""});
    }

    std::unordered_set<std::string_view> m_read;
    std::unordered_map<std::string_view, Span> m_assigned; ///< where first
    std::vector<Doubt> m_results;
    bool m_open = false;
};

} // namespace

std::vector<Doubt> unusedResults(const Ast& ast) {
    std::vector<Doubt> doubts;
    if (ast.kind == FileKind::Class) return doubts;
    // A script's variables stay in the workspace for whoever comes later.
    Uses script;
    script.read(ast.statements);
    script.giveExpressions(doubts);
    for (const FunctionDef* function : ast.functions) {
        Uses uses;
        uses.read(*function);
        uses.giveVariables(doubts);
        uses.giveExpressions(doubts);
    }
    std::sort(doubts.begin(), doubts.end(),
              [](const Doubt& a, const Doubt& b) { return a.span.begin < b.span.begin; });
    return doubts;
}

} // namespace vitrine::lang
