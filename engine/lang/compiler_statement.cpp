// SPDX-License-Identifier: Apache-2.0
#include "lang/compiler_impl.h"

namespace vitrine::lang {

void ProtoCompiler::block(Block statements) {
    for (const Stmt* stmt : statements)
        statement(*stmt);
}

void ProtoCompiler::statement(const Stmt& stmt) {
    Temporaries scope(*this);
    m_span = stmt.span;
    m_proto->statements.push_back(static_cast<uint32_t>(m_proto->code.size()));
    switch (stmt.kind) {
    case StmtKind::Expression:
        return expressionStatement(as<ExpressionStmt>(stmt));
    case StmtKind::Assign:
        return assign(as<AssignStmt>(stmt));
    case StmtKind::OpAssign:
        return opAssign(as<OpAssignStmt>(stmt));
    case StmtKind::If:
        return ifStatement(as<IfStmt>(stmt));
    case StmtKind::While:
        return whileStatement(as<WhileStmt>(stmt));
    case StmtKind::DoUntil:
        return doUntil(as<DoUntilStmt>(stmt));
    case StmtKind::For:
        return forStatement(as<ForStmt>(stmt));
    case StmtKind::Spmd:
        return block(as<SpmdStmt>(stmt).body);
    case StmtKind::Switch:
        return switchStatement(as<SwitchStmt>(stmt));
    case StmtKind::Try:
        return tryStatement(as<TryStmt>(stmt));
    case StmtKind::UnwindProtect:
        return unwindProtect(as<UnwindProtectStmt>(stmt));
    case StmtKind::Declare:
        return declare(as<DeclareStmt>(stmt));
    case StmtKind::Break:
    case StmtKind::Continue: {
        if (m_loops.empty()) {
            // Outside of a loop MATLAB's break ends a script or function.
            leave(0);
            emitReturn();
            return;
        }
        leave(m_loops.back().exits);
        const std::size_t jump = emitJump(Op::Jump);
        auto& jumps =
            stmt.kind == StmtKind::Break ? m_loops.back().breaks : m_loops.back().continues;
        jumps.push_back(jump);
        return;
    }
    case StmtKind::Return:
        leave(0);
        for (auto loop = m_loops.rbegin(); loop != m_loops.rend(); ++loop)
            emit(Op::LoopEnd, loop->number);
        emitReturn();
        return;
    }
}

void ProtoCompiler::emitReturn() {
    if (m_validatesOutputs)
        m_returns.push_back(emitJump(Op::Jump));
    else
        emit(Op::Return);
}

/// Runs what control passes on its way out: cleanups, ends of catch blocks.
void ProtoCompiler::leave(std::size_t exits) {
    const std::vector<Exit> saved = m_exits;
    while (m_exits.size() > exits) {
        const Exit exit = m_exits.back();
        m_exits.pop_back();
        if (exit.isCatch)
            emit(Op::EndCatch);
        else
            block(exit.cleanup);
    }
    m_exits = saved;
}

void ProtoCompiler::display(std::string_view name, Span span) {
    Temporaries scope(*this);
    const Span saved = m_span;
    m_span = span;
    const Register value = temporary();
    const Variable variable = *find(name);
    if (variable.boxed) emit(Op::LoadBox, value, variable.index);
    emit(Op::Display, variable.boxed ? value : variable.index, site(name, 0));
    m_span = saved;
}

void ProtoCompiler::expressionStatement(const ExpressionStmt& stmt) {
    const Expr& expr = *stmt.expression;
    const auto showAns = [&](Register value) { emit(Op::Ans, m_ans, value, 0, stmt.print); };
    if (const auto* call = dynCast<IndexExpr>(&expr); call && stmt.isCommand) {
        const auto* name = dynCast<IdentifierExpr>(call->object);
        int count = 0;
        const Register first = arguments(call->arguments, nullptr, count);
        const Register result = temporary();
        emit(Op::Call, result, site(name ? name->name : "", 0, true), first, count);
        return showAns(result);
    }
    if (const auto* name = dynCast<IdentifierExpr>(&expr)) {
        if (isVariable(name->name)) {
            // In a script the name may also be a function that something later assigns to.
            if (stmt.print) return display(name->name, expr.span);
            if (m_proto->kind == Proto::Kind::Script) {
                emit(Op::Move, temporary(), find(name->name)->index, 0,
                     find(name->name)->boxed ? 2 : 1);
            } else if (find(name->name)->boxed) {
                emit(Op::LoadBox, temporary(), find(name->name)->index);
            } else {
                // Nothing happens, unless the variable has no value.
                emit(Op::Move, temporary(), find(name->name)->index, 0, 1);
            }
            return;
        }
        const Register result = temporary();
        const int called = site(name->name, 0);
        emit(Op::Call, result, called, 0, 0);
        // A variable that was made at run time is shown under its own name.
        emit(Op::Ans, m_ans, result, called + 1, stmt.print);
        return;
    }
    if (const auto* assignment = dynCast<AssignExpr>(&expr)) {
        assignExpression(*assignment);
        const Expr* target = assignment->target;
        if (const auto* name = dynCast<IdentifierExpr>(target); name && stmt.print)
            display(name->name, target->span);
        return;
    }
    if (const auto* call = dynCast<SuperclassCallExpr>(&expr)) {
        if (isVariable(call->method)) {
            superclassCall(*call, -1, 1, false);
            return;
        }
        return showAns(superclassCall(*call, -1, 0, false));
    }
    const Chain parts = flatten(expr);
    if (parts.links.empty()) return showAns(expression(expr));
    const auto* base = dynCast<IdentifierExpr>(parts.base);
    if (base && parts.links.size() == 1 && !isVariable(base->name) &&
        parts.links[0]->kind == ExprKind::Index)
        return showAns(chain(expr, -1, 0));
    emit(Op::ListBegin);
    toList(expr, 0);
    emit(Op::AnsList, m_ans, 0, 0, stmt.print);
}

void ProtoCompiler::condition(const Expr& expr, bool when, std::vector<std::size_t>& jumps,
                              bool strict) {
    Temporaries scope(*this);
    if (const auto* paren = dynCast<ParenExpr>(&expr))
        return condition(*paren->inner, when, jumps, strict);
    if (const auto* both = dynCast<ShortCircuitExpr>(&expr)) {
        if (both->isAnd != when) {
            // One operand decides: and-jump-when-false, or-jump-when-true.
            condition(*both->left, when, jumps, true);
            condition(*both->right, when, jumps, true);
        } else {
            std::vector<std::size_t> skip;
            condition(*both->left, !when, skip, true);
            condition(*both->right, when, jumps, true);
            patchAll(skip);
        }
        return;
    }
    // & and | of a condition skip their right side when the left decides. All of A&B is nonzero
    // when all of A and all of B are; for | the sides must still be combined element by element.
    const auto* plain = strict ? nullptr : dynCast<BinaryExpr>(&expr);
    if (plain && plain->op == BinaryOp::And) {
        std::vector<std::size_t> skip;
        condition(*plain->left, false, when ? skip : jumps);
        condition(*plain->right, when, jumps);
        patchAll(skip);
        return;
    }
    if (plain && plain->op == BinaryOp::Or) {
        std::vector<const Expr*> sides;
        const Expr* at = &expr;
        for (;;) {
            const auto* paren = dynCast<ParenExpr>(at);
            const auto* either = dynCast<BinaryExpr>(at);
            if (paren) {
                at = paren->inner;
            } else if (either && either->op == BinaryOp::Or) {
                sides.push_back(either->right);
                at = either->left;
            } else {
                break;
            }
        }
        const Register value = temporary();
        expression(*at, value);
        std::vector<std::size_t> skip;
        while (!sides.empty()) {
            m_span = expr.span;
            Temporaries side(*this);
            // A jump may take its operand.
            const Register test = temporary();
            emit(Op::Move, test, value);
            (when ? jumps : skip).push_back(emitJump(Op::JumpIfTrue, test));
            Operand left;
            left.index = value;
            const Operand right = operand(*sides.back());
            sides.pop_back();
            m_span = expr.span;
            emitBinary(BinaryOp::Or, value, left, right);
        }
        jumps.push_back(emitJump(when ? Op::JumpIfTrue : Op::JumpIfFalse, value));
        patchAll(skip);
        return;
    }
    if (const auto* test = dynCast<BinaryExpr>(&expr); test && !when) {
        const auto fused = [&]() -> std::optional<Op> {
            switch (test->op) {
            case BinaryOp::Less:
                return Op::JumpUnlessLess;
            case BinaryOp::LessEqual:
                return Op::JumpUnlessLessEqual;
            case BinaryOp::Greater:
                return Op::JumpUnlessGreater;
            case BinaryOp::GreaterEqual:
                return Op::JumpUnlessGreaterEqual;
            case BinaryOp::Equal:
                return Op::JumpUnlessEqual;
            case BinaryOp::NotEqual:
                return Op::JumpUnlessNotEqual;
            default:
                return std::nullopt;
            }
        }();
        if (fused) {
            const Operand left = operand(*test->left), right = operand(*test->right);
            m_span = expr.span;
            emit(*fused, 0, left.index, right.index,
                 (left.constant ? 1 : 0) | (right.constant ? 2 : 0) | (strict ? 4 : 0));
            jumps.push_back(emitJump(Op::Extra));
            return;
        }
    }
    Register value = expression(expr);
    m_span = expr.span;
    if (strict) {
        const Register truth = temporary();
        emit(Op::Truth, truth, value);
        value = truth;
    }
    jumps.push_back(emitJump(when ? Op::JumpIfTrue : Op::JumpIfFalse, value));
}

void ProtoCompiler::ifStatement(const IfStmt& stmt) {
    std::vector<std::size_t> done;
    for (std::size_t i = 0; i < stmt.clauses.size(); ++i) {
        std::vector<std::size_t> next;
        condition(*stmt.clauses[i].condition, false, next);
        block(stmt.clauses[i].body);
        if (i + 1 < stmt.clauses.size() || !stmt.elseBody.empty())
            done.push_back(emitJump(Op::Jump));
        patchAll(next);
    }
    block(stmt.elseBody);
    patchAll(done);
}

void ProtoCompiler::whileStatement(const WhileStmt& stmt) {
    const int loop = static_cast<int>(m_loopCount++);
    m_loops.push_back({{}, {}, m_exits.size(), loop});
    const std::size_t begin = m_proto->code.size();
    std::vector<std::size_t> leaveJumps;
    condition(*stmt.condition, false, leaveJumps);
    block(stmt.body);
    for (std::size_t jump : m_loops.back().continues)
        patchTo(jump, begin);
    m_span = stmt.condition->span;
    jumpBack(begin, loop);
    patchAll(leaveJumps);
    patchAll(m_loops.back().breaks);
    m_loops.pop_back();
    emit(Op::LoopEnd, loop);
}

void ProtoCompiler::doUntil(const DoUntilStmt& stmt) {
    const int loop = static_cast<int>(m_loopCount++);
    m_loops.push_back({{}, {}, m_exits.size(), loop});
    const std::size_t begin = m_proto->code.size();
    block(stmt.body);
    patchAll(m_loops.back().continues);
    std::vector<std::size_t> done;
    condition(*stmt.condition, true, done);
    jumpBack(begin, loop);
    patchAll(done);
    patchAll(m_loops.back().breaks);
    m_loops.pop_back();
    emit(Op::LoopEnd, loop);
}

void ProtoCompiler::forStatement(const ForStmt& stmt) {
    const int loop = static_cast<int>(m_loopCount++);
    const Register state = temporary(4);
    const Expr* range = stmt.range;
    while (const auto* paren = dynCast<ParenExpr>(range))
        range = paren->inner;
    const auto* name = dynCast<IdentifierExpr>(stmt.target);
    const std::optional<Variable> variable = name ? find(name->name) : std::nullopt;
    const bool direct = variable && !variable->boxed;
    const Register target = direct ? static_cast<Register>(variable->index) : temporary();
    if (const auto* colon = dynCast<RangeExpr>(range)) {
        expression(*colon->first, state);
        if (colon->step) expression(*colon->step, state + 1);
        expression(*colon->last, state + 2);
        m_span = range->span;
        emit(Op::ForRange, state, target, 0, colon->step ? 1 : 0);
    } else {
        expression(*range, state);
        m_span = range->span;
        emit(Op::ForEach, state, target);
    }
    m_loops.push_back({{}, {}, m_exits.size(), loop});
    // The test stands at the end; the loop enters there.
    const std::size_t enter = emitJump(Op::Jump);
    const std::size_t begin = m_proto->code.size();
    if (!direct) {
        m_span = stmt.target->span;
        assignTo(*stmt.target, target);
    }
    block(stmt.body);
    patchAll(m_loops.back().continues);
    patch(enter);
    m_span = stmt.target->span;
    emit(Op::ForNext, state, target);
    patchTo(emit(Op::Extra, loop), begin);
    patchAll(m_loops.back().breaks);
    m_loops.pop_back();
    emit(Op::LoopEnd, loop);
}

void ProtoCompiler::switchStatement(const SwitchStmt& stmt) {
    const Register subject = temporary();
    expression(*stmt.subject, subject);
    std::vector<std::size_t> done;
    for (const SwitchCase& choice : stmt.cases) {
        std::size_t next = 0;
        {
            Temporaries scope(*this);
            const Register value = expression(*choice.value);
            m_span = choice.value->span;
            const Register matches = temporary();
            emit(Op::CaseTest, matches, subject, value);
            next = emitJump(Op::JumpIfFalse, matches);
        }
        block(choice.body);
        done.push_back(emitJump(Op::Jump));
        patch(next);
    }
    block(stmt.otherwise);
    patchAll(done);
}

void ProtoCompiler::tryStatement(const TryStmt& stmt) {
    const std::size_t index = m_proto->handlers.size();
    Handler handler;
    handler.depth = m_catchDepth;
    handler.begin = static_cast<uint32_t>(m_proto->code.size());
    m_proto->handlers.push_back(handler);
    block(stmt.body);
    m_proto->handlers[index].end = static_cast<uint32_t>(m_proto->code.size());
    const std::size_t over = emitJump(Op::Jump);
    m_proto->handlers[index].target = static_cast<uint32_t>(m_proto->code.size());
    ++m_catchDepth;
    m_exits.push_back({true, {}});
    if (stmt.name.empty()) {
        emit(Op::Catch);
    } else {
        Temporaries scope(*this);
        m_span = stmt.nameSpan;
        const Variable variable = *find(stmt.name);
        const Register value = variable.boxed ? temporary() : static_cast<Register>(variable.index);
        emit(Op::Catch, value, 0, 0, 1);
        if (variable.boxed) emit(Op::StoreBox, variable.index, value);
    }
    block(stmt.catchBody);
    m_exits.pop_back();
    emit(Op::EndCatch);
    --m_catchDepth;
    patch(over);
}

void ProtoCompiler::unwindProtect(const UnwindProtectStmt& stmt) {
    const std::size_t index = m_proto->handlers.size();
    Handler handler;
    handler.kind = Handler::Kind::Cleanup;
    handler.depth = m_catchDepth;
    handler.begin = static_cast<uint32_t>(m_proto->code.size());
    m_proto->handlers.push_back(handler);
    m_exits.push_back({false, stmt.cleanup});
    block(stmt.body);
    m_exits.pop_back();
    m_proto->handlers[index].end = static_cast<uint32_t>(m_proto->code.size());
    block(stmt.cleanup);
    const std::size_t over = emitJump(Op::Jump);
    m_proto->handlers[index].target = static_cast<uint32_t>(m_proto->code.size());
    ++m_catchDepth;
    emit(Op::Catch);
    block(stmt.cleanup);
    emit(Op::Rethrow);
    --m_catchDepth;
    patch(over);
}

void ProtoCompiler::declare(const DeclareStmt& stmt) {
    for (const Declarator& declared : stmt.variables) {
        Temporaries scope(*this);
        m_span = declared.span;
        const Variable variable = *find(declared.name);
        if (stmt.isGlobal) {
            emit(Op::Global, variable.index, site(declared.name, 0), 0, declared.value ? 1 : 0);
            if (!declared.value) continue;
            const Register value = temporary();
            emit(Op::LoadBox, value, variable.index, 0, 1);
            const std::size_t set = emitJump(Op::JumpIfSet, value);
            expression(*declared.value, value);
            emit(Op::StoreBox, variable.index, value);
            patch(set);
        } else {
            emit(Op::Persistent, variable.index, m_proto->persistentCount++);
            const std::size_t set = emitJump(Op::Extra);
            if (declared.value) {
                const Register value = temporary();
                expression(*declared.value, value);
                emit(Op::StoreBox, variable.index, value);
            }
            patch(set);
        }
    }
}

} // namespace vitrine::lang
