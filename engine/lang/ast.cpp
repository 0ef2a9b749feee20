// SPDX-License-Identifier: Apache-2.0
#include "lang/ast.h"

namespace vitrine::lang {

std::string_view spelling(BinaryOp op) {
    switch (op) {
    case BinaryOp::Add:
        return "+";
    case BinaryOp::Subtract:
        return "-";
    case BinaryOp::Multiply:
        return "*";
    case BinaryOp::Divide:
        return "/";
    case BinaryOp::LeftDivide:
        return "\\";
    case BinaryOp::Power:
        return "^";
    case BinaryOp::ElementMultiply:
        return ".*";
    case BinaryOp::ElementDivide:
        return "./";
    case BinaryOp::ElementLeftDivide:
        return ".\\";
    case BinaryOp::ElementPower:
        return ".^";
    case BinaryOp::Equal:
        return "==";
    case BinaryOp::NotEqual:
        return "~=";
    case BinaryOp::Less:
        return "<";
    case BinaryOp::LessEqual:
        return "<=";
    case BinaryOp::Greater:
        return ">";
    case BinaryOp::GreaterEqual:
        return ">=";
    case BinaryOp::And:
        return "&";
    case BinaryOp::Or:
        return "|";
    }
    return "?";
}

std::string_view spelling(UnaryOp op) {
    switch (op) {
    case UnaryOp::Plus:
        return "+";
    case UnaryOp::Minus:
        return "-";
    case UnaryOp::Not:
        return "~";
    case UnaryOp::Transpose:
        return ".'";
    case UnaryOp::CTranspose:
        return "'";
    }
    return "?";
}

} // namespace vitrine::lang
