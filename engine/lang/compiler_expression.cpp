// SPDX-License-Identifier: Apache-2.0
#include "lang/compiler_impl.h"
#include "value/tensor.h"

#include <algorithm>
#include <charconv>
#include <complex>

namespace vitrine::lang {

namespace {

Op opcode(BinaryOp op) {
    switch (op) {
    case BinaryOp::Add:
        return Op::Add;
    case BinaryOp::Subtract:
        return Op::Subtract;
    case BinaryOp::Multiply:
        return Op::Multiply;
    case BinaryOp::Divide:
        return Op::Divide;
    case BinaryOp::LeftDivide:
        return Op::LeftDivide;
    case BinaryOp::Power:
        return Op::Power;
    case BinaryOp::ElementMultiply:
        return Op::ElementMultiply;
    case BinaryOp::ElementDivide:
        return Op::ElementDivide;
    case BinaryOp::ElementLeftDivide:
        return Op::ElementLeftDivide;
    case BinaryOp::ElementPower:
        return Op::ElementPower;
    case BinaryOp::Equal:
        return Op::Equal;
    case BinaryOp::NotEqual:
        return Op::NotEqual;
    case BinaryOp::Less:
        return Op::Less;
    case BinaryOp::LessEqual:
        return Op::LessEqual;
    case BinaryOp::Greater:
        return Op::Greater;
    case BinaryOp::GreaterEqual:
        return Op::GreaterEqual;
    case BinaryOp::And:
        return Op::And;
    case BinaryOp::Or:
        break;
    }
    return Op::Or;
}

Op opcode(UnaryOp op) {
    switch (op) {
    case UnaryOp::Plus:
        return Op::Plus;
    case UnaryOp::Minus:
        return Op::Minus;
    case UnaryOp::Not:
        return Op::Not;
    case UnaryOp::Transpose:
        return Op::Transpose;
    case UnaryOp::CTranspose:
        break;
    }
    return Op::CTranspose;
}

Value numberValue(const NumberExpr& number) {
    if (number.imaginary) {
        if (number.value == 0) return 0.0; // as every result without an imaginary part
        Ref<Tensor> z = Tensor::make(DType::Double, Shape(1, 1), true);
        z->mutableComplexData<double>()[0] = {0.0, number.value};
        return z;
    }
    switch (number.numberClass) {
    case NumberClass::Double:
        return number.value;
    case NumberClass::Int8:
        return Value::scalar(static_cast<int8_t>(number.bits));
    case NumberClass::Int16:
        return Value::scalar(static_cast<int16_t>(number.bits));
    case NumberClass::Int32:
        return Value::scalar(static_cast<int32_t>(number.bits));
    case NumberClass::Int64:
        return Value::scalar(static_cast<int64_t>(number.bits));
    case NumberClass::UInt8:
        return Value::scalar(static_cast<uint8_t>(number.bits));
    case NumberClass::UInt16:
        return Value::scalar(static_cast<uint16_t>(number.bits));
    case NumberClass::UInt32:
        return Value::scalar(static_cast<uint32_t>(number.bits));
    case NumberClass::UInt64:
        break;
    }
    return Value::scalar(number.bits);
}

/// A literal real double, with a sign perhaps.
const double* literalNumber(const Expr* expr, double& store) {
    if (const auto* number = dynCast<NumberExpr>(expr)) {
        if (number->imaginary || number->numberClass != NumberClass::Double) return nullptr;
        store = number->value;
        return &store;
    }
    if (const auto* unary = dynCast<UnaryExpr>(expr)) {
        if (unary->op != UnaryOp::Minus && unary->op != UnaryOp::Plus) return nullptr;
        if (!literalNumber(unary->operand, store)) return nullptr;
        if (unary->op == UnaryOp::Minus) store = -store;
        return &store;
    }
    return nullptr;
}

} // namespace

/// int64(9007199254740993), uint64(18446744073709551615): a whole literal that no double holds
/// keeps its digits in the constructors of the 64-bit classes.
std::optional<Value> ProtoCompiler::exactInteger(std::string_view function, ExprList arguments) {
    if (arguments.size() != 1 || (function != "int64" && function != "uint64")) return std::nullopt;
    const Expr* expr = arguments[0];
    bool negative = false;
    if (const auto* unary = dynCast<UnaryExpr>(expr)) {
        if (unary->op != UnaryOp::Minus || function == "uint64") return std::nullopt;
        negative = true;
        expr = unary->operand;
    }
    const auto* number = dynCast<NumberExpr>(expr);
    constexpr double kFlintMax = 9007199254740992.0;
    if (!number || number->value < kFlintMax || number->imaginary ||
        number->numberClass != NumberClass::Double)
        return std::nullopt;
    uint64_t magnitude = 0;
    const char* const end = number->text.data() + number->text.size();
    const auto read = std::from_chars(number->text.data(), end, magnitude);
    if (read.ptr != end || read.ec != std::errc()) return std::nullopt;
    if (function == "uint64") return Value::scalar(magnitude);
    constexpr uint64_t kGreatest = std::numeric_limits<int64_t>::max();
    if (magnitude > kGreatest) return std::nullopt;
    const auto exact = static_cast<int64_t>(magnitude);
    return Value::scalar(negative ? -exact : exact);
}

ProtoCompiler::Register ProtoCompiler::move(Register from, int dst) {
    if (dst < 0 || dst == from) return from;
    emit(from < m_proto->localCount() ? Op::Move : Op::Take, dst, from);
    return static_cast<Register>(dst);
}

ProtoCompiler::Operand ProtoCompiler::operand(const Expr& expr) {
    double number = 0;
    if (literalNumber(&expr, number)) {
        const int index = numberConstant(number);
        if (index < 65536) return {static_cast<Register>(index), true};
    }
    return {expression(expr), false};
}

ProtoCompiler::Register ProtoCompiler::expression(const Expr& expr, int dst) {
    m_span = expr.span;
    switch (expr.kind) {
    case ExprKind::Number: {
        const Register to = target(dst);
        emitConstant(to, numberValue(as<NumberExpr>(expr)));
        return to;
    }
    case ExprKind::Char: {
        const Register to = target(dst);
        emitConstant(to, Value::text(as<CharExpr>(expr).value));
        return to;
    }
    case ExprKind::String: {
        const Register to = target(dst);
        emitConstant(to, Value::string(as<StringExpr>(expr).value));
        return to;
    }
    case ExprKind::Colon: {
        const Register to = target(dst);
        emitConstant(to, Value::scalar(u':'));
        return to;
    }
    case ExprKind::End:
        return end(as<EndExpr>(expr), dst);
    case ExprKind::Paren:
        return expression(*as<ParenExpr>(expr).inner, dst);
    case ExprKind::Unary: {
        double number = 0;
        const Register to = target(dst);
        if (literalNumber(&expr, number)) {
            emitConstant(to, number);
            return to;
        }
        Temporaries scope(*this);
        const auto& unary = as<UnaryExpr>(expr);
        const Register value = expression(*unary.operand);
        m_span = expr.span;
        emit(opcode(unary.op), to, value);
        return to;
    }
    case ExprKind::Binary:
        return binary(as<BinaryExpr>(expr), dst);
    case ExprKind::ShortCircuit:
        return shortCircuit(as<ShortCircuitExpr>(expr), dst);
    case ExprKind::Range:
        return range(as<RangeExpr>(expr), dst);
    case ExprKind::Identifier:
    case ExprKind::Index:
    case ExprKind::CellIndex:
    case ExprKind::Field:
    case ExprKind::DynamicField:
        return chain(expr, dst);
    case ExprKind::Matrix:
        return matrix(as<MatrixExpr>(expr).rows, false, dst);
    case ExprKind::CellArray:
        return matrix(as<CellArrayExpr>(expr).rows, true, dst);
    case ExprKind::FunctionHandle: {
        const Register to = target(dst);
        emit(Op::FunctionRef, to, site(as<FunctionHandleExpr>(expr).name, 1));
        return to;
    }
    case ExprKind::Anonymous: {
        const Register to = target(dst);
        ProtoCompiler inner(m_options, this);
        m_proto->protos.push_back(inner.anonymous(as<AnonymousExpr>(expr)));
        m_proto->protos.back()->parent = m_proto.get();
        emit(Op::Closure, to, static_cast<int>(m_proto->protos.size()) - 1);
        return to;
    }
    case ExprKind::Assign: {
        const auto& assignment = as<AssignExpr>(expr);
        assignExpression(assignment);
        return expression(*assignment.target, dst);
    }
    case ExprKind::Ignored:
    case ExprKind::NameValue:
    case ExprKind::Error:
        fail(expr.span, "Invalid expression.");
    case ExprKind::MetaClass: {
        const Register to = target(dst);
        Temporaries scope(*this);
        const Register name = temporary();
        emitConstant(name, Value::text(as<MetaClassExpr>(expr).name));
        emit(Op::Call, to, site("meta.class.fromName", 1), name, 1);
        return to;
    }
    case ExprKind::SuperclassCall:
        return superclassCall(as<SuperclassCallExpr>(expr), dst, 1, false);
    }
    fail(expr.span, "Invalid expression.");
}

ProtoCompiler::Register ProtoCompiler::binary(const BinaryExpr& expr, int dst) {
    const Register to = target(dst);
    Temporaries scope(*this);
    const Operand left = operand(*expr.left), right = operand(*expr.right);
    m_span = expr.span;
    emitBinary(expr.op, to, left, right);
    return to;
}

void ProtoCompiler::emitBinary(BinaryOp op, int to, Operand left, Operand right) {
    emit(opcode(op), to, left.index, right.index,
         (left.constant ? 1 : 0) | (right.constant ? 2 : 0));
}

ProtoCompiler::Register ProtoCompiler::shortCircuit(const ShortCircuitExpr& expr, int dst) {
    const Register to = target(dst);
    Temporaries scope(*this);
    std::vector<std::size_t> isFalse;
    condition(expr, false, isFalse);
    m_span = expr.span;
    emitConstant(to, Value::logical(true));
    const std::size_t over = emitJump(Op::Jump);
    patchAll(isFalse);
    emitConstant(to, Value::logical(false));
    patch(over);
    return to;
}

ProtoCompiler::Register ProtoCompiler::range(const RangeExpr& expr, int dst) {
    const Register to = target(dst);
    Temporaries scope(*this);
    if (expr.step) {
        const Register first = temporary(3);
        expression(*expr.first, first);
        expression(*expr.step, first + 1);
        expression(*expr.last, first + 2);
        m_span = expr.span;
        emit(Op::Range, to, first, first + 2, 1);
    } else {
        const Register first = expression(*expr.first), last = expression(*expr.last);
        m_span = expr.span;
        emit(Op::Range, to, first, last);
    }
    return to;
}

std::optional<Value> ProtoCompiler::constantMatrix(List<ExprList> rows) {
    if (rows.empty()) return Value::emptyMatrix();
    const auto columns = static_cast<int64_t>(rows[0].size());
    const auto height = static_cast<int64_t>(rows.size());
    double number = 0;
    for (ExprList row : rows) {
        if (static_cast<int64_t>(row.size()) != columns) return std::nullopt;
        for (const Expr* element : row) {
            if (!literalNumber(element, number)) return std::nullopt;
        }
    }
    if (columns == 0) return std::nullopt;
    if (columns == 1 && height == 1) return Value(number);
    Ref<Tensor> out = Tensor::make(DType::Double, Shape(height, columns));
    double* data = out->mutableData<double>();
    for (int64_t r = 0; r < height; ++r) {
        for (int64_t c = 0; c < columns; ++c) {
            (void)literalNumber(rows[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)],
                                number);
            data[c * height + r] = number;
        }
    }
    return Value(std::move(out));
}

ProtoCompiler::Register ProtoCompiler::matrix(List<ExprList> rows, bool cell, int dst) {
    const Register to = target(dst);
    const Span span = m_span;
    if (!cell) {
        if (std::optional<Value> value = constantMatrix(rows)) {
            emitConstant(to, std::move(*value));
            return to;
        }
    }
    Temporaries scope(*this);
    std::size_t count = 0;
    bool list = false;
    for (ExprList row : rows) {
        count += row.size();
        for (const Expr* element : row)
            list = list || mayBeList(*element);
    }
    if (list || count > 20000 || m_proto->literals.size() > 60000) {
        for (ExprList row : rows) {
            emit(Op::ListBegin);
            for (const Expr* element : row)
                toList(*element, 1);
        }
        m_span = span;
        emit(cell ? Op::CellLists : Op::MatrixLists, to, static_cast<int>(rows.size()));
        return to;
    }
    std::vector<uint16_t> widths;
    const Register first = temporary(static_cast<int>(count));
    int next = first;
    for (ExprList row : rows) {
        widths.push_back(static_cast<uint16_t>(row.size()));
        for (const Expr* element : row)
            expression(*element, next++);
    }
    m_proto->literals.push_back(std::move(widths));
    m_span = span;
    emit(cell ? Op::Cell : Op::Matrix, to, static_cast<int>(m_proto->literals.size()) - 1, first);
    return to;
}

ProtoCompiler::Register ProtoCompiler::end(const EndExpr& expr, int dst) {
    if (m_ends.empty())
        fail(expr.span, "The end keyword must be used within an indexing expression.");
    const Register to = target(dst);
    const EndContext& context = m_ends.back();
    if (context.path < 0) {
        emit(Op::End, to, context.base, context.position, context.count);
        return to;
    }
    m_proto->ends.push_back(
        {static_cast<uint16_t>(context.path), static_cast<uint16_t>(context.links),
         static_cast<uint16_t>(context.position), static_cast<uint16_t>(context.count)});
    emit(Op::EndPath, to, context.base, static_cast<int>(m_proto->ends.size()) - 1);
    return to;
}

} // namespace vitrine::lang
