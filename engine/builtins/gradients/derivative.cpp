// SPDX-License-Identifier: Apache-2.0
#include "builtins/gradients/derivative.h"

#include "lang/parser.h"

#include <complex>
#include <memory>
#include <numbers>

namespace vitrine {

namespace {

/// A parsed expression and the variables in it.
struct Parsed {
    lang::AstPtr ast;
    const lang::Expr* root = nullptr;
    std::string variables;
};

void collect(const lang::Expr& e, std::string& variables) {
    switch (e.kind) {
    case lang::ExprKind::Identifier:
        variables += lang::as<lang::IdentifierExpr>(e).name.size() == 1
                         ? std::string(lang::as<lang::IdentifierExpr>(e).name)
                         : std::string();
        break;
    case lang::ExprKind::Paren:
        return collect(*lang::as<lang::ParenExpr>(e).inner, variables);
    case lang::ExprKind::Unary:
        return collect(*lang::as<lang::UnaryExpr>(e).operand, variables);
    case lang::ExprKind::Binary:
        collect(*lang::as<lang::BinaryExpr>(e).left, variables);
        return collect(*lang::as<lang::BinaryExpr>(e).right, variables);
    case lang::ExprKind::Index:
        for (const lang::Expr* argument : lang::as<lang::IndexExpr>(e).arguments)
            collect(*argument, variables);
        break;
    default:
        break;
    }
}

Parsed parse(const char* text) {
    // Without the parentheses a lone name would be a command.
    const SourceFile source(0, "derivative", "(" + std::string(text) + ");");
    lang::ParseResult result = lang::parse(source);
    VITRINE_ASSERT(result.ok() && result.ast->statements.size() == 1);
    Parsed parsed;
    parsed.ast = std::move(result.ast);
    parsed.root = lang::as<lang::ExpressionStmt>(*parsed.ast->statements[0]).expression;
    collect(*parsed.root, parsed.variables);
    return parsed;
}

/// By the address of the text, which is a constant of a table.
const Parsed& parsedOf(const char* text) {
    thread_local std::unordered_map<const char*, std::unique_ptr<Parsed>> t_parsed;
    std::unique_ptr<Parsed>& place = t_parsed[text];
    if (!place) place = std::make_unique<Parsed>(parse(text));
    return *place;
}

BinaryOp operatorOf(lang::BinaryOp op) {
    switch (op) {
    case lang::BinaryOp::Add:
        return BinaryOp::Plus;
    case lang::BinaryOp::Subtract:
        return BinaryOp::Minus;
    case lang::BinaryOp::ElementMultiply:
        return BinaryOp::Times;
    case lang::BinaryOp::ElementDivide:
        return BinaryOp::RDivide;
    case lang::BinaryOp::ElementPower:
        return BinaryOp::Power;
    case lang::BinaryOp::Equal:
        return BinaryOp::Eq;
    case lang::BinaryOp::Less:
        return BinaryOp::Lt;
    case lang::BinaryOp::Greater:
        return BinaryOp::Gt;
    case lang::BinaryOp::Or:
        return BinaryOp::Or;
    default:
        break;
    }
    VITRINE_ASSERT(false);
    return BinaryOp::Plus;
}

class Evaluator {
public:
    Evaluator(const GradientOps& ops, const Value& x, const Value& z, const Value& y)
        : m_ops(ops), m_x(x), m_z(z), m_y(y) {}

    Value evaluate(const lang::Expr& e) const {
        switch (e.kind) {
        case lang::ExprKind::Number: {
            const auto& number = lang::as<lang::NumberExpr>(e);
            return number.imaginary ? complexScalar({0.0, number.value}) : Value(number.value);
        }
        case lang::ExprKind::Identifier:
            return variable(lang::as<lang::IdentifierExpr>(e).name);
        case lang::ExprKind::Paren:
            return evaluate(*lang::as<lang::ParenExpr>(e).inner);
        case lang::ExprKind::Unary: {
            const auto& unary = lang::as<lang::UnaryExpr>(e);
            const bool minus = unary.op == lang::UnaryOp::Minus;
            return m_ops.op(minus ? UnaryOp::Minus : UnaryOp::Not, evaluate(*unary.operand));
        }
        case lang::ExprKind::Binary: {
            const auto& binary = lang::as<lang::BinaryExpr>(e);
            const Value left = evaluate(*binary.left), right = evaluate(*binary.right);
            // The derivative of a square is no power.
            const bool first = right.isDoubleInline() && right.doubleInline() == 1;
            if (binary.op == lang::BinaryOp::ElementPower && first) return left;
            return m_ops.op(operatorOf(binary.op), left, right);
        }
        case lang::ExprKind::Index:
            return call(lang::as<lang::IndexExpr>(e));
        default:
            break;
        }
        VITRINE_ASSERT(false);
        return {};
    }

private:
    Value variable(std::string_view name) const {
        if (name == "pi") return Value(std::numbers::pi);
        VITRINE_ASSERT(name == "x" || name == "y" || name == "z");
        return name == "x" ? m_x : name == "y" ? m_y : m_z;
    }

    Value call(const lang::IndexExpr& e) const {
        std::vector<Value> args;
        for (const lang::Expr* argument : e.arguments)
            args.push_back(evaluate(*argument));
        const std::string name(lang::as<lang::IdentifierExpr>(*e.object).name);
        return m_ops.call(name.c_str(), args);
    }

    const GradientOps& m_ops;
    const Value& m_x;
    const Value& m_z;
    const Value& m_y;
};

} // namespace

bool derivativeReads(const char* text, char variable) {
    return text && parsedOf(text).variables.find(variable) != std::string::npos;
}

Value evaluateDerivative(const GradientOps& ops, const char* text, const Value& x, const Value& z,
                         const Value& y) {
    return Evaluator(ops, x, z, y).evaluate(*parsedOf(text).root);
}

void elementwiseBackward(Backward& b) {
    const ElementwiseOp& op = *b.node().operation.op;
    const char* texts[] = {op.derivative, op.derivative2};
    for (int i = 0; i < std::min(op.arity, b.count()); ++i) {
        if (!b.wants(i)) continue;
        const std::string_view text = texts[i];
        if (text == "0") continue;
        if (text == "1") {
            b.add(i, b.gradient());
            continue;
        }
        if (text == "-1") {
            b.add(i, b.op(UnaryOp::Minus, b.gradient()));
            continue;
        }
        Value d = evaluateDerivative(b, texts[i], b.argument(0),
                                     b.count() > 1 ? b.argument(1) : Value(), b.result());
        if (d.mayBeComplex()) d = b.call("conj", {d});
        b.add(i, b.times(b.gradient(), d));
    }
}

} // namespace vitrine
