// SPDX-License-Identifier: Apache-2.0
// Operators outside the fast path, literals, handles and the tests of conditions and cases.
#include "accel/accelerator.h"
#include "accel/run/routines.h"
#include "builtins/elementwise/operator_ops.h"
#include "builtins/gradients/tape.h"
#include "builtins/sparse/sparse.h"
#include "value/tensor.h"
#include "vm/vm.h"

#include <cmath>

namespace vitrine {

namespace {

const Value& operandOf(const Value* registers, const lang::Proto& proto, int index, bool constant) {
    return constant ? proto.constants[static_cast<std::size_t>(index)] : registers[index];
}

const char* unaryText(UnaryOp op) {
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
        break;
    }
    return "'";
}

} // namespace

void Vm::slowBinary(Frame& frame, const Instruction& in, BinaryOp op) {
    const bool kb = in.n & 1, kc = in.n & 2;
    Value sb, sc;
    const Value* b = &operandOf(frame.registers, *frame.proto, in.b, kb);
    const Value* c = &operandOf(frame.registers, *frame.proto, in.c, kc);
    if (b->isNothing()) b = &readUnset(frame, in.b, sb);
    if (c->isNothing()) c = &readUnset(frame, in.c, sc);
    Value out = binaryOperation(*this, op, *b, *c, frame.span());
    if (out.isGpuArray()) accelerator().requireDevice(out, operatorText(op), frame.span());
    if (m_trap) {
        const Value args[] = {*b, *c};
        trap(operatorText(op), args, {&out, 1}, frame.span());
    }
    if (!kb) release(frame, in.b);
    if (!kc) release(frame, in.c);
    set(frame, in.a, std::move(out));
}

void Vm::slowPower(Frame& frame, const Instruction& in, BinaryOp op) {
    const Value& x = operandOf(frame.registers, *frame.proto, in.b, in.n & 1);
    const Value& y = operandOf(frame.registers, *frame.proto, in.c, in.n & 2);
    const BlockFunction power = kPowerOp.hostFor(DType::Double);
    if (x.isDoubleInline() && y.isDoubleInline() && power) {
        const double base = x.doubleInline(), exponent = y.doubleInline();
        double out = 0;
        const void* args[] = {&base, &exponent};
        power(args, &out, 1);
        // A new NaN is a negative base with a fraction: complex.
        if (!std::isnan(out) || std::isnan(base) || std::isnan(exponent)) {
            frame.registers[in.a] = Value(out);
            return;
        }
    }
    slowBinary(frame, in, op);
}

void Vm::slowUnary(Frame& frame, const Instruction& in, UnaryOp op) {
    const Value& x = frame.registers[in.b];
    if (x.isScalarInline()) {
        if (op == UnaryOp::Not && x.dtype() == DType::Logical) {
            frame.registers[in.a] = Value::logical(!x.scalarAs<bool>());
            return;
        }
        if (x.isDoubleInline() && op != UnaryOp::Not && op != UnaryOp::Minus) {
            frame.registers[in.a] = Value(x);
            return;
        }
    }
    Value scratch;
    Value out = unaryOperation(*this, op, read(frame, in.b, scratch), frame.span());
    if (out.isGpuArray()) accelerator().requireDevice(out, unaryText(op), frame.span());
    release(frame, in.b);
    set(frame, in.a, std::move(out));
}

bool Vm::slowCompare(Frame& frame, const Instruction& in, BinaryOp op) {
    const bool kb = in.n & 1, kc = in.n & 2;
    Value sb, sc;
    const Value* b = &operandOf(frame.registers, *frame.proto, in.b, kb);
    const Value* c = &operandOf(frame.registers, *frame.proto, in.c, kc);
    if (b->isNothing()) b = &readUnset(frame, in.b, sb);
    if (c->isNothing()) c = &readUnset(frame, in.c, sc);
    const Value out = binaryOperation(*this, op, *b, *c, frame.span());
    if (!kb) release(frame, in.b);
    if (!kc) release(frame, in.c);
    return (in.n & 4) != 0 ? logicalScalar(out, frame.span()) : isTrue(*this, out, frame.span());
}

void Vm::makeRange(Frame& frame, const Instruction& in) {
    Value s1, s2, s3;
    const Value& first = read(frame, in.b, s1);
    const Value& last = read(frame, in.c, s2);
    const Value step = in.n == 1 ? read(frame, in.b + 1, s3) : Value();
    Value out = rangeOperation(*this, first, step, last, frame.span());
    if (first.isGpuArray() || step.isGpuArray() || last.isGpuArray())
        out = accelerator().toGpuArray(out, frame.span());
    release(frame, in.b);
    release(frame, in.c);
    if (in.n == 1) release(frame, in.b + 1);
    set(frame, in.a, std::move(out));
}

/// Of a colon that stands as a subscript, what is no whole number is rounded, with MATLAB's
/// warning.
void Vm::roundSubscript(Frame& frame, const Instruction& in) {
    Value& at = frame.registers[in.a];
    if (!at.isArray() || at.dtype() != DType::Double || at.count() == 0) return;
    const auto isWhole = [](double x) { return x == std::floor(x); };
    if (at.isDoubleInline()) {
        if (isWhole(at.doubleInline())) return;
    } else {
        if (routines::pendingRange(at)) return;
        const Tensor& t = at.tensor();
        if (!t.onHost()) return; // what is read where it is says so itself
        // The first and the second tell of all others.
        const auto* x = t.data<double>();
        if (isWhole(x[0]) && (at.count() == 1 || isWhole(x[1]))) return;
    }
    const Value& base = frame.registers[in.b];
    const bool indexed =
        base.isArray() || base.isSparse() || base.isCell() || base.isStruct() || base.isString();
    if (in.n == 0 && !indexed) return; // a function takes the numbers as they are
    Ref<Tensor> rounded = at.toTensor()->clone();
    double* x = rounded->mutableData<double>();
    std::transform(x, x + at.count(), x, [](double v) { return std::round(v); });
    at = Value(std::move(rounded)).simplified();
    warn("MATLAB:colon:nonIntegerIndex",
         "Integer operands are required for colon operator when used as index.");
}

bool Vm::truth(Frame& frame, int index) {
    const Value& value = frame.registers[index];
    if (value.isScalarInline()) {
        if (value.dtype() == DType::Logical) return value.scalarAs<bool>();
        if (value.isDoubleInline() && !std::isnan(value.doubleInline()))
            return value.doubleInline() != 0;
    }
    Value scratch;
    const bool result = isTrue(*this, read(frame, index, scratch), frame.span());
    release(frame, index);
    return result;
}

bool Vm::logicalScalar(const Value& value, Span span) {
    const bool numbers = value.isArray() || value.isSparse() || value.isDlArray();
    if (!numbers || value.count() != 1) {
        throwError("MATLAB:nonLogicalConditional",
                   "Operands to the logical AND (&&) and OR (||) operators must be convertible to "
                   "logical scalar values. Use the ANY or ALL functions to reduce operands to "
                   "logical scalar values.");
    }
    return isTrue(*this, value, span);
}

bool Vm::operandTruth(Frame& frame, int index) {
    const Value& value = frame.registers[index];
    if (value.isScalarInline() && value.dtype() == DType::Logical) return value.scalarAs<bool>();
    Value scratch;
    const bool result = logicalScalar(read(frame, index, scratch), frame.span());
    release(frame, index);
    return result;
}

void Vm::makeMatrix(Frame& frame, const Instruction& in) {
    const std::vector<uint16_t>& widths = frame.proto->literals[in.b];
    std::vector<std::vector<Value>> rows;
    rows.reserve(widths.size());
    int at = in.c;
    for (uint16_t width : widths) {
        std::vector<Value>& row = rows.emplace_back();
        row.reserve(width);
        for (int i = 0; i < width; ++i, ++at)
            row.push_back(std::exchange(frame.registers[at], Value()));
    }
    Value out = concatenate(*this, rows, frame.span());
    if (out.isGpuArray()) accelerator().requireDevice(out, "concatenation", frame.span());
    set(frame, in.a, std::move(out));
}

void Vm::makeMatrixLists(Frame& frame, const Instruction& in) {
    std::vector<std::vector<Value>> rows;
    for (std::size_t i = m_listDepth - in.b; i < m_listDepth; ++i)
        rows.push_back(std::move(m_lists[i].values));
    for (int i = 0; i < in.b; ++i)
        dropList();
    Value out = concatenate(*this, rows, frame.span());
    if (out.isGpuArray()) accelerator().requireDevice(out, "concatenation", frame.span());
    set(frame, in.a, std::move(out));
}

/// {…}: cells among the elements stay elements, as MATLAB nests them.
Value Vm::cellOf(const std::vector<std::vector<Value>>& rows, Span span) {
    (void)span;
    std::size_t height = 0, width = 0;
    for (const std::vector<Value>& row : rows) {
        if (row.empty() && rows.size() > 1) continue;
        if (height > 0 && row.size() != width) {
            throwError("MATLAB:catenate:dimensionMismatch",
                       "Dimensions of arrays being concatenated are not consistent.");
        }
        width = row.size();
        ++height;
    }
    if (width == 0) return makeRef<Cell>(Shape(height > 0 && rows.size() > 1 ? 1 : 0, 0));
    auto out = makeRef<Cell>(Shape(static_cast<int64_t>(height), static_cast<int64_t>(width)));
    std::size_t r = 0;
    for (const std::vector<Value>& row : rows) {
        if (row.empty()) continue;
        for (std::size_t c = 0; c < width; ++c)
            out->elements[c * height + r] = row[c];
        ++r;
    }
    return out;
}

void Vm::makeCell(Frame& frame, const Instruction& in) {
    const std::vector<uint16_t>& widths = frame.proto->literals[in.b];
    std::vector<std::vector<Value>> rows;
    int at = in.c;
    for (uint16_t width : widths) {
        std::vector<Value>& row = rows.emplace_back();
        for (int i = 0; i < width; ++i, ++at)
            row.push_back(std::exchange(frame.registers[at], Value()));
    }
    set(frame, in.a, cellOf(rows, frame.span()));
}

void Vm::makeCellLists(Frame& frame, const Instruction& in) {
    std::vector<std::vector<Value>> rows;
    for (std::size_t i = m_listDepth - in.b; i < m_listDepth; ++i)
        rows.push_back(std::move(m_lists[i].values));
    for (int i = 0; i < in.b; ++i)
        dropList();
    set(frame, in.a, cellOf(rows, frame.span()));
}

/// Names in an anonymous function, and in those inside it, that are variables here though the
/// compiler did not know them: eval, load, assignin or a script made them. A struct; Nothing when
/// there are none.
Value Vm::namesMadeAtRunTime(Frame& frame, const Proto& proto) {
    if (!frame.extra && !frame.isScript) return {};
    Ref<StructArray> names;
    const auto gather = [&](const auto& self, const Proto& body) -> void {
        for (const CallSite& site : body.sites) {
            if (site.command || (names && names->findField(site.name) >= 0)) continue;
            const Value* value = findDynamic(frame, site.name);
            if (!value) continue;
            if (!names) names = makeRef<StructArray>();
            names->set(site.name, *value);
        }
        for (const auto& inner : body.protos)
            self(self, *inner);
    };
    gather(gather, proto);
    return names ? Value(std::move(names)) : Value();
}

void Vm::makeClosure(Frame& frame, const Instruction& in) {
    const Proto& proto = *frame.proto->protos[in.b];
    auto code = makeRef<Function>();
    code->proto = &proto;
    code->unit = frame.function->unit;
    code->keep = Ref<CodeUnit>(frame.function->unit);
    auto handle = makeRef<FunctionHandle>();
    handle->text = proto.text;
    handle->captures.reserve(proto.captures.size());
    for (const lang::Capture& capture : proto.captures) {
        const Value* from = nullptr;
        if (!capture.fromBox)
            from = &frame.registers[capture.from];
        else if (frame.scope && frame.scope->boxes[capture.from])
            from = &frame.scope->boxes[capture.from]->value;
        handle->captures.push_back(from ? *from : Value());
    }
    if (Value names = namesMadeAtRunTime(frame, proto); !names.isNothing())
        handle->captures.push_back(std::move(names));
    handle->code = Ref<Callable>(code);
    handle->scope = Ref<RefCounted>(frame.scope);
    frame.registers[in.a] = Value(std::move(handle));
}

void Vm::makeReference(Frame& frame, const Instruction& in) {
    frame.registers[in.a] = handleNamed(frame.proto->sites[in.b].name, false);
}

bool Vm::caseMatches(Frame& frame, const Value& subject, const Value& choice) {
    if (subject.isCell() || subject.isStruct()) {
        throwError("MATLAB:SwitchExpressionMustBeScalarOrCharacterVector",
                   "SWITCH expression must be a scalar or a character vector.");
    }
    if (choice.isCell()) {
        for (const Value& element : choice.cell().elements) {
            if (caseMatches(frame, subject, element)) return true;
        }
        return false;
    }
    if (const ClassObject* own = classObject(subject); own && !own->member.empty()) {
        const ClassObject* other = classObject(choice);
        return other ? own->equals(*other)
                     : choice.isTextScalar() && choice.toText() == own->member;
    }
    if (subject.isDlArray() || choice.isDlArray())
        return caseMatches(frame, plainValue(subject), plainValue(choice));
    if (subject.isSparse() || choice.isSparse())
        return caseMatches(frame, fullValue(subject), fullValue(choice));
    if (subject.isDoubleInline() && choice.isDoubleInline())
        return subject.doubleInline() == choice.doubleInline();
    const bool texts =
        (subject.isChar() || subject.isString()) && (choice.isChar() || choice.isString());
    if (texts) {
        if (!subject.isTextScalar() || !choice.isTextScalar()) return false;
        return subject.toText() == choice.toText();
    }
    if (subject.isChar() || choice.isChar() || subject.isString() || choice.isString())
        return false;
    if (!subject.isArray() || !choice.isArray()) return false;
    if (subject.count() == 0 || choice.count() == 0)
        return subject.count() == 0 && choice.count() == 0;
    if (subject.count() != 1) {
        throwError("MATLAB:SwitchExpressionMustBeScalarOrCharacterVector",
                   "SWITCH expression must be a scalar or a character vector.");
    }
    return isTrue(*this, binaryOperation(*this, BinaryOp::Eq, subject, choice, frame.span()),
                  frame.span());
}

// --------------------------------------------------------------------------------- lists

void Vm::beginList() {
    if (m_listDepth == m_lists.size()) m_lists.emplace_back();
    m_lists[m_listDepth].values.clear();
    m_lists[m_listDepth].next = 0;
    ++m_listDepth;
}

void Vm::dropList() {
    --m_listDepth;
    m_lists[m_listDepth].values.clear();
}

void Vm::listTake(Frame& frame, const Instruction& in) {
    ValueList& list = topList();
    if (list.next < list.values.size()) {
        Value value = std::move(list.values[list.next++]);
        if (in.n == 1) return; // for ~: the value ends here
        if (!value.isNothing()) return set(frame, in.a, std::move(value));
    }
    if (in.n == 1) return;
    if (!m_missingOutput.empty()) throw ScriptError("MATLAB:unassignedOutputs", m_missingOutput);
    throwError("MATLAB:needMoreRhsOutputs",
               "Insufficient number of outputs from right hand side of equal sign to satisfy "
               "assignment.");
}

void Vm::ansList(Frame& frame, const Instruction& in) {
    std::vector<Value> values = std::move(topList().values);
    dropList();
    for (Value& value : values) {
        if (value.isNothing()) continue;
        set(frame, in.a, std::move(value));
        if (in.n != 0) display("ans", frame.registers[in.a]);
    }
}

} // namespace vitrine
