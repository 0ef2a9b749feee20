// SPDX-License-Identifier: Apache-2.0
// Compilation of scalar functions: statements. A state says which slot each variable is in; at the
// end of an if and around a loop the slots must agree, so that every variable has one class.
#include "builtins/elementwise/elementary.h"
#include "builtins/elementwise/operator_ops.h"
#include "builtins/functions/scalar_compiler_impl.h"

#include <bit>
#include <cmath>
#include <optional>

namespace vitrine {

using namespace lang;

void ScalarCompiler::statements(const Block& block) {
    for (const Stmt* s : block) {
        if (!m_scope->state.live) return; // never reached
        statement(*s);
    }
}

void ScalarCompiler::statement(const Stmt& s) {
    if (s.print && s.kind != StmtKind::If) refuse("it displays a value", s.span);
    switch (s.kind) {
    case StmtKind::Expression: {
        const auto& e = as<ExpressionStmt>(s);
        const auto* call = dynCast<IndexExpr>(static_cast<const Expr*>(e.expression));
        const auto* callee =
            call ? dynCast<IdentifierExpr>(static_cast<const Expr*>(call->object)) : nullptr;
        if (!callee || callee->name != "error" || m_scope->variables.count("error"))
            refuse("a statement without a result", s.span);
        // The interpreter raises it, with its own message.
        ScalarStatement stop;
        stop.kind = ScalarKind::Stop;
        emit(std::move(stop), s.span);
        m_program->canStop = true;
        return;
    }
    case StmtKind::Assign:
        return assignTargets(as<AssignStmt>(s));
    case StmtKind::OpAssign: {
        const auto& o = as<OpAssignStmt>(s);
        BinaryExpr binary;
        binary.op = o.op;
        binary.left = o.target;
        binary.right = o.value;
        binary.span = binary.opSpan = o.span;
        const auto* target = dynCast<IdentifierExpr>(static_cast<const Expr*>(o.target));
        if (!target) refuse("it stores into a part of an array", s.span);
        return assign(target->name, expression(binary), s.span);
    }
    case StmtKind::If:
        return ifClauses(as<IfStmt>(s), 0);
    case StmtKind::Switch: {
        const auto& w = as<SwitchStmt>(s);
        return switchCases(w, expression(*w.subject), 0);
    }
    case StmtKind::While:
        return whileLoop(as<WhileStmt>(s));
    case StmtKind::For:
        return forLoop(as<ForStmt>(s));
    case StmtKind::Break:
        return leave(ScalarKind::Break, s.span);
    case StmtKind::Continue:
        return leave(ScalarKind::Continue, s.span);
    case StmtKind::Return:
        return returnHere(s.span);
    case StmtKind::Try:
    case StmtKind::UnwindProtect:
        refuse("try", s.span);
    case StmtKind::Declare:
        refuse("a global or persistent variable", s.span);
    default:
        refuse("a statement that has no scalar kernel", s.span);
    }
}

void ScalarCompiler::assign(std::string_view name, int16_t value, Span at) {
    const DType t = dtype(value);
    const auto [known, isNew] = m_scope->byClass.try_emplace({name, t}, int16_t{0});
    if (isNew) known->second = newSlot(t, name);
    const int16_t to = known->second;
    if (to != value) {
        // A value that was only just computed is computed into the variable.
        const bool temporary = m_program->slots[static_cast<std::size_t>(value)].name.empty();
        if (temporary && !m_list->empty() && m_list->back().to == value &&
            m_list->back().kind != ScalarKind::Move &&
            static_cast<std::size_t>(value) + 1 + (isNew ? 1 : 0) == m_program->slots.size()) {
            m_list->back().to = to;
        } else {
            ScalarStatement move;
            move.to = to;
            move.args[0] = value;
            emit(std::move(move), at);
        }
    }
    m_scope->state.slots[name] = to;
}

void ScalarCompiler::assignTargets(const AssignStmt& s) {
    const std::vector<int16_t> all = values(*s.value, static_cast<int>(s.targets.size()));
    if (all.size() < s.targets.size()) refuse("a call with fewer results", s.span);
    for (std::size_t k = 0; k < s.targets.size(); ++k) {
        const Expr* target = s.targets[k];
        if (target->kind == ExprKind::Ignored) continue;
        const auto* name = dynCast<IdentifierExpr>(target);
        if (!name) refuse("it stores into a part of an array", s.span);
        assign(name->name, all[k], s.span);
    }
}

ScalarCompiler::State ScalarCompiler::meet(const State& a, const State& b) {
    if (!a.live) return b;
    if (!b.live) return a;
    State out;
    for (const auto& [name, slot] : a.slots) {
        const auto other = b.slots.find(name);
        // Of two classes the variable has none that is known here: using it is refused.
        if (other != b.slots.end() && other->second == slot) out.slots.emplace(name, slot);
    }
    return out;
}

void ScalarCompiler::ifClauses(const IfStmt& s, std::size_t clause) {
    if (clause == s.clauses.size()) return statements(s.elseBody);
    ScalarStatement branch;
    branch.kind = ScalarKind::If;
    branch.args[0] = condition(*s.clauses[clause].condition);
    const State before = m_scope->state;
    branch.body = block([&] { statements(s.clauses[clause].body); });
    const State then = std::exchange(m_scope->state, before);
    branch.otherwise = block([&] { ifClauses(s, clause + 1); });
    m_scope->state = meet(then, m_scope->state);
    emit(std::move(branch), s.clauses[clause].condition->span);
}

void ScalarCompiler::switchCases(const SwitchStmt& s, int16_t subject, std::size_t which) {
    if (which == s.cases.size()) return statements(s.otherwise);
    const SwitchCase& c = s.cases[which];
    ScalarStatement branch;
    branch.kind = ScalarKind::If;
    std::vector<const Expr*> choices{c.value};
    if (const auto* cell = dynCast<CellArrayExpr>(static_cast<const Expr*>(c.value))) {
        choices.clear();
        for (const ExprList& row : cell->rows)
            choices.insert(choices.end(), row.begin(), row.end());
    }
    int16_t hit = flag(false);
    for (const Expr* choice : choices) {
        const int16_t same = applyBinary(kEqOp, subject, expression(*choice), choice->span);
        hit = applyBinary(kOrOp, hit, same, choice->span);
    }
    branch.args[0] = hit;
    const State before = m_scope->state;
    branch.body = block([&] { statements(c.body); });
    const State then = std::exchange(m_scope->state, before);
    branch.otherwise = block([&] { switchCases(s, subject, which + 1); });
    m_scope->state = meet(then, m_scope->state);
    emit(std::move(branch), c.value->span);
}

void ScalarCompiler::checkLoopState(Span at) {
    if (!m_scope->state.live) return;
    for (const auto& [name, slot] : m_scope->loops.back()) {
        const auto now = m_scope->state.slots.find(name);
        if (now == m_scope->state.slots.end() || now->second != slot)
            refuse("'" + std::string(name) + "' changes its class in a loop", at);
    }
}

void ScalarCompiler::beginLoop() {
    m_scope->loops.push_back(m_scope->state.slots);
}

void ScalarCompiler::endLoop(Span at) {
    checkLoopState(at);
    // What only the loop sets may have no value after it.
    m_scope->state.slots = m_scope->loops.back();
    m_scope->state.live = true;
    m_scope->loops.pop_back();
}

void ScalarCompiler::leave(ScalarKind kind, Span at) {
    if (m_scope->loops.empty()) refuse("it leaves a loop that is not there", at);
    checkLoopState(at);
    ScalarStatement jump;
    jump.kind = kind;
    emit(std::move(jump), at);
    m_scope->state.live = false;
}

void ScalarCompiler::returnHere(Span at) {
    std::vector<int16_t> results;
    for (std::string_view name : m_scope->wanted) {
        const auto known = m_scope->state.slots.find(name);
        if (known == m_scope->state.slots.end())
            refuse("the result '" + std::string(name) + "' may not be set, or have two classes",
                   at);
        results.push_back(known->second);
    }
    if (m_scope->results && *m_scope->results != results)
        refuse("its results have another class there", at);
    m_scope->results = std::move(results);
    ScalarStatement end;
    end.kind = ScalarKind::Return;
    emit(std::move(end), at);
    m_scope->state.live = false;
}

void ScalarCompiler::whileLoop(const WhileStmt& s) {
    m_program->canStop = true;
    ScalarStatement loop;
    loop.kind = ScalarKind::Loop;
    beginLoop();
    loop.body = block([&] {
        ScalarStatement test;
        test.kind = ScalarKind::BreakUnless;
        test.args[0] = condition(*s.condition);
        checkLoopState(s.condition->span);
        emit(std::move(test), s.condition->span);
        statements(s.body);
    });
    endLoop(s.span);
    emit(std::move(loop), s.span);
}

void ScalarCompiler::forLoop(const ForStmt& s) {
    const auto* target = dynCast<IdentifierExpr>(static_cast<const Expr*>(s.target));
    const Expr* over = s.range;
    while (over->kind == ExprKind::Paren)
        over = as<ParenExpr>(*over).inner;
    const auto* range = dynCast<RangeExpr>(over);
    if (!target || !range) refuse("a for loop that is not over a range", s.span);
    const Span at = s.range->span;
    const auto whole = [&](const Expr& e) {
        const int16_t v = expression(e);
        if (dtype(v) != DType::Double)
            refuse("a range of class " + std::string(className(dtype(v))), at);
        return v;
    };
    const int16_t first = whole(*range->first);
    const int16_t step = range->step ? whole(*range->step) : number(1);
    const int16_t last = whole(*range->last);
    // As the interpreter counts: first and step are whole numbers, else the interpreter goes on.
    const auto known = [&](int16_t slot) -> std::optional<double> {
        for (const auto& [c, bits] : m_program->constants) {
            if (c == slot) return std::bit_cast<double>(bits);
        }
        return std::nullopt;
    };
    const auto a = known(first), d = known(step), b = known(last);
    const auto fits = [](double x) { return std::abs(x) < 9e15; };
    const double outerNesting = m_nesting;
    int16_t count = -1;
    bool bounded = false;
    if (a && b && d && *a == std::trunc(*a) && *d == std::trunc(*d) && fits(*a) && fits(*b) &&
        std::isfinite(*d)) {
        double n = 0;
        if (*d != 0 && (*d > 0 ? *a <= *b : *a >= *b)) n = std::floor((*b - *a) / *d) + 1;
        count = number(n);
        constexpr double kFew = 65536;
        bounded = m_nesting * std::max(n, 1.0) <= kFew;
        if (bounded) m_nesting *= std::max(n, 1.0);
        if (n == 0) {
            m_scope->state.slots.erase(target->name);
            return;
        }
    } else {
        const auto& trunc = elementary::fix;
        const int16_t limit = number(9e15);
        const auto require = [&](int16_t good) {
            ScalarStatement stop;
            stop.kind = ScalarKind::StopIf;
            const int16_t bad[] = {good};
            stop.args[0] = apply(kNotOp, bad, at);
            emit(std::move(stop), at);
        };
        for (const int16_t v : {first, step}) {
            const int16_t one[] = {v};
            require(applyBinary(kEqOp, v, apply(trunc, one, at), at));
        }
        for (const int16_t v : {first, step, last}) {
            const int16_t one[] = {v};
            require(applyBinary(kLtOp, apply(kAbsOp, one, at), limit, at));
        }
        m_program->canStop = true;
        const int16_t zero = number(0);
        const int16_t up = applyBinary(kAndOp, applyBinary(kGtOp, step, zero, at),
                                       applyBinary(kLeOp, first, last, at), at);
        const int16_t down = applyBinary(kAndOp, applyBinary(kLtOp, step, zero, at),
                                         applyBinary(kGeOp, first, last, at), at);
        count = newSlot(DType::Double);
        ScalarStatement none;
        none.to = count;
        none.args[0] = zero;
        emit(none, at);
        ScalarStatement some;
        some.kind = ScalarKind::If;
        some.args[0] = applyBinary(kOrOp, up, down, at);
        some.body = block([&] {
            const int16_t span =
                applyBinary(kRDivideOp, applyBinary(kMinusOp, last, first, at), step, at);
            const int16_t one[] = {span};
            ScalarStatement set;
            set.to = count;
            set.args[0] = applyBinary(kPlusOp, apply(elementary::floor, one, at), number(1), at);
            emit(set, at);
        });
        emit(std::move(some), at);
    }
    if (!bounded) m_program->canStop = true;
    // The bounds are values of before the loop, whatever its statements do to variables.
    const auto kept = [&](int16_t slot) {
        if (m_program->slots[static_cast<std::size_t>(slot)].name.empty()) return slot;
        const int16_t copy = newSlot(DType::Double);
        ScalarStatement move;
        move.to = copy;
        move.args[0] = slot;
        emit(move, at);
        return copy;
    };
    const int16_t from = kept(first), by = kept(step);
    const int16_t index = newSlot(DType::Double);
    ScalarStatement start;
    start.to = index;
    start.args[0] = number(0);
    emit(start, at);
    m_scope->state.slots.erase(target->name); // after no iteration it is empty
    ScalarStatement loop;
    loop.kind = ScalarKind::Loop;
    beginLoop();
    loop.body = block([&] {
        ScalarStatement test;
        test.kind = ScalarKind::BreakUnless;
        test.args[0] = applyBinary(kLtOp, index, count, at);
        emit(std::move(test), at);
        const int16_t value = applyBinary(kPlusOp, from, applyBinary(kTimesOp, index, by, at), at);
        assign(target->name, value, at);
        ScalarStatement next;
        next.to = index;
        next.args[0] = applyBinary(kPlusOp, index, number(1), at);
        emit(next, at);
        statements(s.body);
    });
    endLoop(s.span);
    m_nesting = outerNesting;
    emit(std::move(loop), s.span);
}

} // namespace vitrine
