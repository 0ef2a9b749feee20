// SPDX-License-Identifier: Apache-2.0
// Compilation of scalar functions: expressions.
#include "builtins/elementwise/operator_ops.h"
#include "builtins/functions/scalar_compiler_impl.h"
#include "value/tensor.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

namespace vitrine {

using namespace lang;

namespace {

const ElementwiseOp& operationOf(lang::BinaryOp op) {
    switch (op) {
    case lang::BinaryOp::Add:
        return kPlusOp;
    case lang::BinaryOp::Subtract:
        return kMinusOp;
    case lang::BinaryOp::Multiply:
    case lang::BinaryOp::ElementMultiply:
        return kTimesOp;
    case lang::BinaryOp::Divide:
    case lang::BinaryOp::ElementDivide:
    case lang::BinaryOp::LeftDivide:
    case lang::BinaryOp::ElementLeftDivide:
        return kRDivideOp;
    case lang::BinaryOp::Power:
    case lang::BinaryOp::ElementPower:
        return kPowerOp;
    case lang::BinaryOp::Equal:
        return kEqOp;
    case lang::BinaryOp::NotEqual:
        return kNeOp;
    case lang::BinaryOp::Less:
        return kLtOp;
    case lang::BinaryOp::LessEqual:
        return kLeOp;
    case lang::BinaryOp::Greater:
        return kGtOp;
    case lang::BinaryOp::GreaterEqual:
        return kGeOp;
    case lang::BinaryOp::And:
        return kAndOp;
    case lang::BinaryOp::Or:
        break;
    }
    return kOrOp;
}

} // namespace

int16_t ScalarCompiler::expression(const Expr& e) {
    return values(e, 1).front();
}

std::vector<int16_t> ScalarCompiler::values(const Expr& e, int outputs) {
    if (outputs > 1 && e.kind != ExprKind::Index)
        refuse("more than one value of an expression", e.span);
    switch (e.kind) {
    case ExprKind::Number: {
        const auto& n = as<NumberExpr>(e);
        if (n.imaginary) refuse("complex numbers", e.span);
        if (n.numberClass != NumberClass::Double) refuse("integer literals", e.span);
        return {number(n.value)};
    }
    case ExprKind::Identifier:
        return {identifier(as<IdentifierExpr>(e))};
    case ExprKind::Paren:
        return {expression(*as<ParenExpr>(e).inner)};
    case ExprKind::Unary:
        return {unary(as<UnaryExpr>(e))};
    case ExprKind::Binary: {
        const auto& b = as<BinaryExpr>(e);
        const int16_t left = expression(*b.left), right = expression(*b.right);
        const bool back =
            b.op == lang::BinaryOp::LeftDivide || b.op == lang::BinaryOp::ElementLeftDivide;
        return {applyBinary(operationOf(b.op), back ? right : left, back ? left : right, e.span)};
    }
    case ExprKind::ShortCircuit: {
        const auto& s = as<ShortCircuitExpr>(e);
        return {shortCircuit(s.isAnd, *s.left, *s.right, e.span)};
    }
    case ExprKind::Index: {
        const auto& i = as<IndexExpr>(e);
        const auto* callee = dynCast<IdentifierExpr>(static_cast<const Expr*>(i.object));
        if (!callee) refuse("a call or index of something that has no name", e.span);
        if (m_scope->variables.count(callee->name) &&
            !m_scope->handles.count(std::string(callee->name)))
            refuse("it indexes the variable '" + std::string(callee->name) + "'", e.span);
        for (const Expr* a : i.arguments) {
            if (a->kind == ExprKind::NameValue || a->kind == ExprKind::Colon ||
                a->kind == ExprKind::Char || a->kind == ExprKind::String) {
                if (callee->name == "error") continue;
                refuse("'" + std::string(callee->name) + "' with text or names as arguments",
                       e.span);
            }
        }
        return callNamed(callee->name, i.arguments, outputs, e.span);
    }
    case ExprKind::Char:
    case ExprKind::String:
        refuse("text", e.span);
    case ExprKind::Matrix:
        refuse("it builds an array", e.span);
    case ExprKind::CellArray:
    case ExprKind::CellIndex:
        refuse("a cell array", e.span);
    case ExprKind::Field:
    case ExprKind::DynamicField:
        refuse("a structure", e.span);
    case ExprKind::Anonymous:
    case ExprKind::FunctionHandle:
        refuse("it makes a function handle", e.span);
    default:
        refuse("an expression that has no scalar kernel", e.span);
    }
}

int16_t ScalarCompiler::identifier(const IdentifierExpr& e) {
    if (m_scope->variables.count(e.name)) {
        const auto known = m_scope->state.slots.find(e.name);
        if (known != m_scope->state.slots.end()) return known->second;
        refuse("'" + std::string(e.name) +
                   "' is no number of one class, or may have no value, there",
               e.span);
    }
    const Builtin* b = findBuiltin(e.name);
    if (b && b->rules.scalar == ScalarForm::Number && m_vm.functionKind(e.name, nullptr) == 5) {
        m_builtins.insert(std::string(e.name));
        std::vector<Value> out;
        Call call{m_vm, {}, 1, out, e.span};
        b->function(call);
        const Value& v = out.front();
        if (v.dtype() == DType::Logical) return flag(v.toDouble() != 0);
        return number(v.toDouble());
    }
    return callNamed(e.name, {}, 1, e.span).front();
}

int16_t ScalarCompiler::unary(const UnaryExpr& e) {
    const int16_t x = expression(*e.operand);
    const int16_t one[] = {x};
    switch (e.op) {
    case lang::UnaryOp::Minus:
        for (const auto& [c, bits] : m_program->constants) {
            if (c == x && dtype(x) == DType::Double) return number(-std::bit_cast<double>(bits));
        }
        return apply(kUMinusOp, one, e.span);
    case lang::UnaryOp::Not:
        return apply(kNotOp, one, e.span);
    case lang::UnaryOp::Plus:
        if (dtype(x) == DType::Logical) return convert(x, DType::Double, e.span);
        break;
    case lang::UnaryOp::Transpose:
    case lang::UnaryOp::CTranspose:
        break;
    }
    return x;
}

int16_t ScalarCompiler::convert(int16_t slot, DType to, Span at) {
    if (dtype(slot) == to) return slot;
    ScalarStatement s;
    s.kind = ScalarKind::Convert;
    s.to = newSlot(to);
    s.args[0] = slot;
    const int16_t out = s.to;
    emit(std::move(s), at);
    return out;
}

int16_t ScalarCompiler::truth(int16_t slot, Span at) {
    if (dtype(slot) == DType::Logical) return slot;
    ScalarStatement s;
    s.kind = ScalarKind::StopIfNew;
    s.args[0] = slot;
    emit(std::move(s), at);
    m_program->canStop = true;
    return convert(slot, DType::Logical, at);
}

int16_t ScalarCompiler::condition(const Expr& e) {
    const Expr* inner = &e;
    while (inner->kind == ExprKind::Paren)
        inner = as<ParenExpr>(*inner).inner;
    // `|` and `&` short-circuit in a condition.
    if (const auto* b = dynCast<BinaryExpr>(inner);
        b && (b->op == lang::BinaryOp::And || b->op == lang::BinaryOp::Or))
        return shortCircuit(b->op == lang::BinaryOp::And, *b->left, *b->right, e.span);
    return truth(expression(e), e.span);
}

int16_t ScalarCompiler::shortCircuit(bool isAnd, const Expr& left, const Expr& right, Span at) {
    const int16_t out = newSlot(DType::Logical);
    ScalarStatement set;
    set.to = out;
    set.args[0] = truth(expression(left), at);
    emit(set, at);
    ScalarStatement more;
    more.kind = ScalarKind::If;
    const auto other = [&] {
        ScalarStatement move;
        move.to = out;
        move.args[0] = truth(expression(right), at);
        emit(move, at);
    };
    more.args[0] = out;
    if (isAnd)
        more.body = block(other);
    else
        more.otherwise = block(other);
    emit(std::move(more), at);
    return out;
}

int16_t ScalarCompiler::applyBinary(const ElementwiseOp& op, int16_t a, int16_t b, Span at) {
    const int16_t both[] = {a, b};
    return apply(op, both, at);
}

int16_t ScalarCompiler::apply(const ElementwiseOp& op, std::span<const int16_t> arguments,
                              Span at) {
    if (static_cast<std::size_t>(op.arity) != arguments.size())
        refuse("'" + std::string(op.name) + "' with another number of arguments", at);
    DType compute = DType::Double;
    bool allLogical = true;
    for (int16_t a : arguments) {
        if (dtype(a) == DType::Single) compute = DType::Single;
        allLogical = allLogical && dtype(a) == DType::Logical;
    }
    if (op.rule == TypeRule::Logic) compute = DType::Logical;
    if (op.rule == TypeRule::Test && allLogical) compute = DType::Double;
    if (op.rule == TypeRule::Select) refuse("a selection", at);
    if (!op.hostFor(compute)) refuse("'" + std::string(op.name) + "' of that class", at);
    ScalarStatement s;
    s.kind = ScalarKind::Apply;
    s.op = &op;
    s.compute = compute;
    for (std::size_t k = 0; k < arguments.size(); ++k)
        s.args[k] = compute == DType::Logical ? truth(arguments[k], at)
                                              : convert(arguments[k], compute, at);
    s.to = newSlot(op.returnsLogical() ? DType::Logical : compute);
    const int16_t out = s.to;
    const std::array<int16_t, 3> used = s.args;
    emit(std::move(s), at);
    if (op.domain != RealDomain::All) {
        ScalarStatement stop;
        stop.kind = ScalarKind::StopIfNew;
        stop.args = {out, used[0], used[1]};
        emit(std::move(stop), at);
        m_program->canStop = true;
    }
    return out;
}

std::optional<int16_t> ScalarCompiler::builtinCall(std::string_view name,
                                                   std::span<const int16_t> arguments, Span at) {
    const Builtin* b = findBuiltin(name);
    if (!b) return std::nullopt;
    if (arguments.size() == 1) {
        switch (b->rules.scalar) {
        case ScalarForm::ToDouble:
            return convert(arguments[0], DType::Double, at);
        case ScalarForm::ToSingle:
            return convert(arguments[0], DType::Single, at);
        case ScalarForm::ToLogical:
            return truth(arguments[0], at);
        case ScalarForm::Argument:
            if (isFloat(dtype(arguments[0]))) return arguments[0];
            break;
        case ScalarForm::Operation:
        case ScalarForm::Number:
            break;
        }
    }
    const ElementwiseOp* const of = b->rules.scalarOp ? b->rules.scalarOp : b->op;
    if (!of) return std::nullopt;
    const ElementwiseOp& op = *of;
    // Rounding and tests of logicals are not those of numbers.
    if (op.rule == TypeRule::Same || op.rule == TypeRule::Test) {
        for (int16_t a : arguments) {
            if (dtype(a) == DType::Logical) return std::nullopt;
        }
    }
    return apply(op, arguments, at);
}

} // namespace vitrine
