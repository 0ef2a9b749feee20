// SPDX-License-Identifier: Apache-2.0
#include "lang/printer.h"

namespace vitrine::lang {

namespace {

std::string quoted(std::string_view value, char quote) {
    std::string text(1, quote);
    for (const char c : value) {
        if (c == quote) text += quote;
        text += c;
    }
    return text + quote;
}

std::string joined(ExprList items, std::string_view separator) {
    std::string text;
    for (size_t i = 0; i < items.size(); ++i) {
        if (i > 0) text += separator;
        text += toSource(*items[i]);
    }
    return text;
}

std::string joinedRows(List<ExprList> rows) {
    std::string text;
    for (size_t i = 0; i < rows.size(); ++i) {
        if (i > 0) text += ';';
        text += joined(rows[i], ",");
    }
    return text;
}

std::string parameterNames(List<Parameter> parameters, std::string_view separator) {
    std::string text;
    for (size_t i = 0; i < parameters.size(); ++i) {
        if (i > 0) text += separator;
        text += parameters[i].ignored ? std::string_view("~") : parameters[i].name;
    }
    return text;
}

std::string unarySource(const UnaryExpr& unary) {
    const std::string operand = toSource(*unary.operand);
    const std::string op(spelling(unary.op));
    const bool postfix = unary.op == UnaryOp::Transpose || unary.op == UnaryOp::CTranspose;
    return postfix ? operand + op : op + operand;
}

} // namespace

std::string toSource(const Expr& expr) {
    switch (expr.kind) {
    case ExprKind::Error:
        return "?";
    case ExprKind::Number:
        return std::string(as<NumberExpr>(expr).text);
    case ExprKind::Char:
        return quoted(as<CharExpr>(expr).value, '\'');
    case ExprKind::String:
        return quoted(as<StringExpr>(expr).value, '"');
    case ExprKind::Identifier:
        return std::string(as<IdentifierExpr>(expr).name);
    case ExprKind::Colon:
        return ":";
    case ExprKind::End:
        return "end";
    case ExprKind::Ignored:
        return "~";
    case ExprKind::Paren:
        return '(' + toSource(*as<ParenExpr>(expr).inner) + ')';
    case ExprKind::Unary:
        return unarySource(as<UnaryExpr>(expr));
    case ExprKind::Binary: {
        const auto& node = as<BinaryExpr>(expr);
        return toSource(*node.left) + std::string(spelling(node.op)) + toSource(*node.right);
    }
    case ExprKind::ShortCircuit: {
        const auto& node = as<ShortCircuitExpr>(expr);
        return toSource(*node.left) + (node.isAnd ? "&&" : "||") + toSource(*node.right);
    }
    case ExprKind::Range: {
        const auto& node = as<RangeExpr>(expr);
        const std::string step = node.step ? toSource(*node.step) + ':' : std::string();
        return toSource(*node.first) + ':' + step + toSource(*node.last);
    }
    case ExprKind::Index: {
        const auto& node = as<IndexExpr>(expr);
        return toSource(*node.object) + '(' + joined(node.arguments, ",") + ')';
    }
    case ExprKind::CellIndex: {
        const auto& node = as<CellIndexExpr>(expr);
        return toSource(*node.object) + '{' + joined(node.arguments, ",") + '}';
    }
    case ExprKind::Field: {
        const auto& node = as<FieldExpr>(expr);
        return toSource(*node.object) + '.' + std::string(node.name);
    }
    case ExprKind::DynamicField: {
        const auto& node = as<DynamicFieldExpr>(expr);
        return toSource(*node.object) + ".(" + toSource(*node.name) + ')';
    }
    case ExprKind::Matrix:
        return '[' + joinedRows(as<MatrixExpr>(expr).rows) + ']';
    case ExprKind::CellArray:
        return '{' + joinedRows(as<CellArrayExpr>(expr).rows) + '}';
    case ExprKind::FunctionHandle:
        return '@' + std::string(as<FunctionHandleExpr>(expr).name);
    case ExprKind::Anonymous: {
        const auto& node = as<AnonymousExpr>(expr);
        return "@(" + parameterNames(node.parameters, ",") + ')' + toSource(*node.body);
    }
    case ExprKind::MetaClass:
        return '?' + std::string(as<MetaClassExpr>(expr).name);
    case ExprKind::SuperclassCall: {
        const auto& node = as<SuperclassCallExpr>(expr);
        return std::string(node.method) + '@' + std::string(node.superclass) + '(' +
               joined(node.arguments, ",") + ')';
    }
    case ExprKind::NameValue: {
        const auto& node = as<NameValueExpr>(expr);
        return std::string(node.name) + '=' + toSource(*node.value);
    }
    case ExprKind::Assign: {
        const auto& node = as<AssignExpr>(expr);
        return toSource(*node.target) + '=' + toSource(*node.value);
    }
    }
    return "?";
}

} // namespace vitrine::lang
