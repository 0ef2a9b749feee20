// SPDX-License-Identifier: Apache-2.0
// Expressions as text, in the form that MATLAB gives anonymous functions.
#include "lang/compiler.h"

namespace vitrine::lang {

namespace {

void write(const Expr& expr, std::string& out);

void writeList(ExprList list, std::string& out) {
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (i > 0) out += ',';
        write(*list[i], out);
    }
}

void writeRows(List<ExprList> rows, char open, char close, std::string& out) {
    out += open;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (i > 0) out += ';';
        writeList(rows[i], out);
    }
    out += close;
}

void writeQuoted(std::string_view text, char quote, std::string& out) {
    out += quote;
    for (char c : text) {
        out += c;
        if (c == quote) out += c;
    }
    out += quote;
}

void write(const Expr& expr, std::string& out) {
    switch (expr.kind) {
    case ExprKind::Number:
        out += as<NumberExpr>(expr).text;
        return;
    case ExprKind::Char:
        return writeQuoted(as<CharExpr>(expr).value, '\'', out);
    case ExprKind::String:
        return writeQuoted(as<StringExpr>(expr).value, '"', out);
    case ExprKind::Identifier:
        out += as<IdentifierExpr>(expr).name;
        return;
    case ExprKind::Colon:
        out += ':';
        return;
    case ExprKind::End:
        out += "end";
        return;
    case ExprKind::Ignored:
        out += '~';
        return;
    case ExprKind::Paren:
        out += '(';
        write(*as<ParenExpr>(expr).inner, out);
        out += ')';
        return;
    case ExprKind::Unary: {
        const auto& unary = as<UnaryExpr>(expr);
        const bool after = unary.op == UnaryOp::Transpose || unary.op == UnaryOp::CTranspose;
        if (!after) out += spelling(unary.op);
        write(*unary.operand, out);
        if (after) out += spelling(unary.op);
        return;
    }
    case ExprKind::Binary:
        write(*as<BinaryExpr>(expr).left, out);
        out += spelling(as<BinaryExpr>(expr).op);
        write(*as<BinaryExpr>(expr).right, out);
        return;
    case ExprKind::ShortCircuit:
        write(*as<ShortCircuitExpr>(expr).left, out);
        out += as<ShortCircuitExpr>(expr).isAnd ? "&&" : "||";
        write(*as<ShortCircuitExpr>(expr).right, out);
        return;
    case ExprKind::Range: {
        const auto& range = as<RangeExpr>(expr);
        write(*range.first, out);
        out += ':';
        if (range.step) {
            write(*range.step, out);
            out += ':';
        }
        write(*range.last, out);
        return;
    }
    case ExprKind::Index:
        write(*as<IndexExpr>(expr).object, out);
        out += '(';
        writeList(as<IndexExpr>(expr).arguments, out);
        out += ')';
        return;
    case ExprKind::CellIndex:
        write(*as<CellIndexExpr>(expr).object, out);
        out += '{';
        writeList(as<CellIndexExpr>(expr).arguments, out);
        out += '}';
        return;
    case ExprKind::Field:
        write(*as<FieldExpr>(expr).object, out);
        out += '.';
        out += as<FieldExpr>(expr).name;
        return;
    case ExprKind::DynamicField:
        write(*as<DynamicFieldExpr>(expr).object, out);
        out += ".(";
        write(*as<DynamicFieldExpr>(expr).name, out);
        out += ')';
        return;
    case ExprKind::Matrix:
        return writeRows(as<MatrixExpr>(expr).rows, '[', ']', out);
    case ExprKind::CellArray:
        return writeRows(as<CellArrayExpr>(expr).rows, '{', '}', out);
    case ExprKind::FunctionHandle:
        out += '@';
        out += as<FunctionHandleExpr>(expr).name;
        return;
    case ExprKind::Anonymous: {
        const auto& function = as<AnonymousExpr>(expr);
        out += "@(";
        for (std::size_t i = 0; i < function.parameters.size(); ++i) {
            if (i > 0) out += ',';
            out += function.parameters[i].ignored ? "~" : function.parameters[i].name;
        }
        out += ')';
        write(*function.body, out);
        return;
    }
    case ExprKind::MetaClass:
        out += '?';
        out += as<MetaClassExpr>(expr).name;
        return;
    case ExprKind::SuperclassCall: {
        const auto& call = as<SuperclassCallExpr>(expr);
        out += call.method;
        out += '@';
        out += call.superclass;
        out += '(';
        writeList(call.arguments, out);
        out += ')';
        return;
    }
    case ExprKind::NameValue:
        out += as<NameValueExpr>(expr).name;
        out += '=';
        write(*as<NameValueExpr>(expr).value, out);
        return;
    case ExprKind::Assign:
        write(*as<AssignExpr>(expr).target, out);
        out += '=';
        write(*as<AssignExpr>(expr).value, out);
        return;
    case ExprKind::Error:
        return;
    }
}

} // namespace

std::string expressionText(const Expr& expr) {
    std::string out;
    write(expr, out);
    return out;
}

} // namespace vitrine::lang
