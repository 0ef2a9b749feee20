// SPDX-License-Identifier: Apache-2.0
// State of for loops. A range of whole numbers counts in registers; anything else is an array whose
// columns are taken one by one, so that the values are those that the range has as an array.
#include "accel/accel_state.h"
#include "accel/accelerator.h"
#include "builtins/containers/library_object.h"
#include "builtins/index/indexing.h"
#include "value/object_array.h"
#include "value/tensor.h"
#include "vm/vm.h"

#include <cmath>

namespace vitrine {

void Vm::startRange(Frame& frame, const Instruction& in) {
    Value s1, s2, s3;
    Value* state = frame.registers + in.a;
    const Value first = read(frame, in.a, s1);
    const Value step = in.n == 1 ? read(frame, in.a + 1, s2) : Value(1.0);
    const Value last = read(frame, in.a + 2, s3);
    if (first.isDoubleInline() && step.isDoubleInline() && last.isDoubleInline()) {
        const double a = first.doubleInline(), d = step.doubleInline(), b = last.doubleInline();
        const bool whole = a == std::trunc(a) && d == std::trunc(d) && std::abs(a) < 9e15 &&
                           std::abs(b) < 9e15 && std::isfinite(d);
        if (whole) {
            double count = 0;
            if (d != 0 && (d > 0 ? a <= b : a >= b)) count = std::floor((b - a) / d) + 1;
            state[0] = Value(0.0);
            state[1] = Value(count);
            state[2] = Value(a);
            state[3] = Value(d);
            if (count == 0) set(frame, in.b, Tensor::make(DType::Double, Shape(1, 0)));
            return;
        }
    }
    state[0] = rangeOperation(*this, first, step, last, frame.span());
    startEach(frame, in);
}

void Vm::startEach(Frame& frame, const Instruction& in) {
    Value* state = frame.registers + in.a;
    Value scratch;
    Value values = read(frame, in.a, scratch);
    if (values.isDoubleInline()) {
        state[1] = Value(1.0);
        state[2] = values;
        state[3] = Value(0.0);
        state[0] = Value(0.0);
        return;
    }
    const Shape shape = shapeOf(*this, values);
    const bool sized = !objectFunction(values, "size").isNothing();
    const bool one = values.kind() == Kind::Object && !objectArray(values) && !sized;
    const bool whole = values.kind() == Kind::FunctionHandle || one || values.kind() == Kind::Map ||
                       values.isScalarInline();
    int64_t columns = 1; // as many as there are in all dimensions but the first, empty ones too
    for (int d = 1; d < shape.rank() && !whole; ++d)
        columns *= shape[d];
    if (columns == 0) set(frame, in.b, values);
    if (values.isScalarInline()) values = Value(values.toTensor());
    state[0] = std::move(values);
    state[1] = Value(0.0);
    state[2] = Value(static_cast<double>(columns));
    state[3] = Value(whole ? 1.0 : 0.0);
}

bool Vm::nextEach(Frame& frame, const Instruction& in) {
    Value* state = frame.registers + in.a;
    const double i = state[1].doubleInline();
    if (i >= state[2].doubleInline()) {
        state[0] = Value();
        return false;
    }
    state[1] = Value(i + 1);
    const Value& values = state[0];
    if (state[3].doubleInline() != 0) {
        set(frame, in.b, values.simplified());
        return true;
    }
    if (values.kind() == Kind::Tensor && values.tensor().shape().isRow() &&
        values.tensor().onHost() && values.dtype() == DType::Double && !values.isComplex() &&
        !values.isGpuArray()) {
        frame.registers[in.b] = Value(values.tensor().data<double>()[static_cast<std::size_t>(i)]);
        return true;
    }
    const Value subscripts[] = {Value::scalar(u':'), Value(i + 1)};
    set(frame, in.b,
        values.kind() == Kind::Object ? indexInto(values, subscripts, frame.span())
                                      : indexValue(*this, values, subscripts, frame.span()));
    return true;
}

int64_t Vm::enterIteration(Frame& frame, int loop) {
    const uint32_t id = frame.proto->loopBase + static_cast<uint32_t>(loop);
    ++m_iteration;
    if (m_options.accelerator.state().graph.passIteration(id, m_iteration)) return 0;
    return m_options.accelerator.enterIteration(id, m_iteration);
}

void Vm::leaveLoops(const Proto& proto, std::size_t begin, std::size_t end) {
    if (!m_capturing) return;
    PendingGraph& graph = m_options.accelerator.state().graph;
    for (std::size_t at = begin; at < end && graph.isInLoop(); ++at) {
        const Instruction& in = proto.code[at];
        if (in.op == lang::Op::LoopEnd)
            graph.leaveByError(proto.loopBase + static_cast<uint32_t>(in.a));
    }
}

void Vm::leaveLoop(Frame& frame, int loop) {
    m_options.accelerator.enterIteration(frame.proto->loopBase + static_cast<uint32_t>(loop), -1);
}

} // namespace vitrine
