// SPDX-License-Identifier: Apache-2.0
#include "accel/run/routines.h"

#include "accel/accel_state.h"
#include "accel/run/routine_request.h"
#include "provider/routine.h"

#include <cmath>
#include <cstring>

namespace vitrine::routines {

Value run(Accelerator& accel, Request request, Span at) {
    if (request.shape.count() == 0) return Tensor::make(request.dtype, request.shape);
    AccelState& state = accel.state();
    auto node = makeRef<Node>();
    node->dtype = node->compute = request.dtype;
    node->shape = request.shape;
    node->what =
        payload::Routine{{request.op, request.flags, request.scalar}, std::move(request.sizes)};
    for (const Value& v : request.inputs)
        node->addOperand(state.graph.arrayOperandOf(v));
    return state.submit(std::move(node), request.inputs, at);
}

namespace {

ArrayHandle* handleOf(const Value& v) {
    if (v.kind() != Kind::Tensor || v.mayBeComplex() || !v.tensor().remote()) return nullptr;
    return static_cast<ArrayHandle*>(v.tensor().remote().get());
}

void addIndices(Request& request, std::span<const Index> indices) {
    for (const Index& index : indices) {
        request.inputs.push_back(index.positions);
        sizes::append(request.sizes, {index.positions.count(), index.stride});
    }
}

/// The matrix whose transpose v is, while v is only an index map.
std::optional<Value> untransposed(const Value& v) {
    const ArrayHandle* handle = handleOf(v);
    if (!handle || !handle->node || !handle->node->is(NodeKind::View) || v.shape().rank() != 2)
        return std::nullopt;
    const Node& view = *handle->node;
    const OperandMap& map = view.as<payload::View>().map;
    const Operand& source = view.operands[0];
    if (!(view.shape == v.shape()) || map.offset != 0 || map.stride[1] != 1 ||
        map.stride[0] != view.shape[1] || source.array->shape.count() != view.shape.count() ||
        source.array->dtype != view.dtype)
        return std::nullopt;
    auto tensor = makeRef<Tensor>(view.dtype, Shape(view.shape[1], view.shape[0]),
                                  Ref<RemoteArray>(source.array.get()));
    tensor->setGpuArray(v.isGpuArray());
    return Value(std::move(tensor));
}

bool sameArray(const Value& a, const Value& b) {
    if (a.kind() != Kind::Tensor || b.kind() != Kind::Tensor) return false;
    return &a.tensor() == &b.tensor() || (handleOf(a) && handleOf(a) == handleOf(b));
}

std::vector<int64_t> linesOf(const Lines& lines) {
    return sizes::list(
        sizes::Lines{.inner = lines.inner, .length = lines.length, .outer = lines.outer});
}

uint32_t orderFlags(bool descending, bool missingFirst) {
    return (descending ? kDescending : 0) | (missingFirst ? kMissingFirst : 0);
}

} // namespace

bool fits(const Value& x) {
    return x.isArray() && !x.isComplex() && x.count() < (int64_t{1} << 31);
}

void note(Accelerator& accel, uint32_t line, std::string rule, std::string text) {
    accel.state().recorder.addNote({line, std::move(rule), std::move(text)});
}

uint32_t lineOf(Accelerator& accel, Span at) {
    return accel.state().recorder.lineOf(at);
}

double arithmeticRate(Accelerator& accel, bool onDevice) {
    AccelState& state = accel.state();
    const bool forced = state.settings.device != "auto" && state.settings.device != "cpu";
    Provider* device =
        onDevice || forced ? state.providers.device() : state.providers.startedDevice();
    const bool there = device && state.settings.device != "cpu" && (onDevice || forced);
    return (there ? *device : state.providers.host()).rates().flopsDouble;
}

Value scalarFunction(Accelerator& accel, const Ref<const ScalarProgram>& program,
                     std::span<const Value> inputs, std::span<const Value> parameters,
                     int64_t count, int64_t budget, Span at) {
    Request request{RoutineOp::ScalarFunction,
                    0,
                    {inputs.begin(), inputs.end()},
                    sizes::list(sizes::ScalarFunction{.elements = count, .budget = budget}),
                    program->container(),
                    Shape(count, program->columns()),
                    program};
    VITRINE_ASSERT(parameters.size() == program->parameters.size());
    for (std::size_t k = 0; k < parameters.size(); ++k) {
        const auto slot = static_cast<std::size_t>(program->parameters[k]);
        request.sizes.push_back(
            static_cast<int64_t>(scalarBits(parameters[k], program->slots[slot].dtype)));
    }
    return run(accel, std::move(request), at);
}

Value find(Accelerator& accel, const Value& x, int64_t found, const Shape& result, Span at) {
    VITRINE_ASSERT(result.count() == found);
    Value out = run(accel, {RoutineOp::Find, 0, {x}, {}, DType::Double, result}, at);
    noteIndexLimit(out, x.count());
    return out;
}

Value compact(Accelerator& accel, const Value& x, const Value& mask, int64_t found,
              const Shape& result, Span at) {
    VITRINE_ASSERT(result.count() == found && mask.count() == x.count());
    return run(accel, {RoutineOp::Compact, 0, {x, mask}, {}, x.dtype(), result}, at);
}

Value gather(Accelerator& accel, const Value& x, std::span<const Index> indices,
             const Shape& result, Span at) {
    Request request{RoutineOp::Gather, 0, {x}, {}, x.dtype(), result};
    addIndices(request, indices);
    Value out = run(accel, std::move(request), at);
    if (const int64_t limit = indexLimit(x)) noteIndexLimit(out, limit);
    return out;
}

Value scatter(Accelerator& accel, const Value& base, std::span<const Index> indices,
              const Value& values, Span at) {
    VITRINE_ASSERT(values.dtype() == base.dtype());
    int64_t places = 1;
    for (const Index& i : indices)
        places *= i.positions.count();
    VITRINE_ASSERT(values.isScalarInline() || values.count() == places);
    Request request{RoutineOp::Scatter, 0, {base}, {}, base.dtype(), base.shape()};
    addIndices(request, indices);
    if (values.isScalarInline()) {
        request.flags = kScalarValue;
        request.sizes.push_back(static_cast<int64_t>(scalarBits(values, base.dtype())));
    } else {
        request.inputs.push_back(values);
    }
    return run(accel, std::move(request), at);
}

Value order(Accelerator& accel, const Value& x, const Lines& lines, bool descending,
            bool missingFirst, Span at) {
    Value out = run(accel,
                    {RoutineOp::Order,
                     orderFlags(descending, missingFirst),
                     {x},
                     linesOf(lines),
                     DType::Double,
                     x.shape()},
                    at);
    noteIndexLimit(out, lines.length);
    return out;
}

Value sort(Accelerator& accel, const Value& x, const Lines& lines, bool descending,
           bool missingFirst, Span at) {
    return run(accel,
               {RoutineOp::Sort,
                orderFlags(descending, missingFirst),
                {x},
                linesOf(lines),
                x.dtype(),
                x.shape()},
               at);
}

Value takeAlong(Accelerator& accel, const Value& x, const Lines& lines, const Value& index,
                Span at) {
    const int64_t taken = index.count() / std::max<int64_t>(1, lines.inner * lines.outer);
    return run(accel,
               {RoutineOp::TakeAlong,
                0,
                {x, index},
                sizes::list(sizes::TakeAlong{lines.inner, lines.length, lines.outer, taken}),
                x.dtype(),
                index.shape()},
               at);
}

Value product(Accelerator& accel, const Value& a, const Value& b, const ProductSizes& size,
              const Shape& result, Span at) {
    Value left = a, right = b;
    bool leftTurned = size.transposeLeft, rightTurned = size.transposeRight;
    if (size.pages == 1) {
        if (auto source = untransposed(a)) {
            left = *source;
            leftTurned = !leftTurned;
        }
        if (auto source = untransposed(b)) {
            right = *source;
            rightTurned = !rightTurned;
        }
    }
    // x'*x: half of it is computed.
    const bool symmetric = leftTurned != rightTurned && sameArray(left, right) &&
                           size.onePageLeft == size.onePageRight;
    const uint32_t flags = (leftTurned ? kTransposeLeft : 0) | (rightTurned ? kTransposeRight : 0) |
                           (symmetric ? kSymmetric : 0);
    return run(
        accel,
        {RoutineOp::Product,
         flags,
         {left, right},
         sizes::list(sizes::Product{.m = size.m,
                                    .n = size.n,
                                    .k = size.k,
                                    .pages = size.pages,
                                    .leftDistance = size.onePageLeft ? 0 : size.m * size.k,
                                    .rightDistance = size.onePageRight ? 0 : size.k * size.n}),
         a.dtype(),
         result},
        at);
}

Value bin(Accelerator& accel, const Value& x, const Value& edges, bool closed, Span at) {
    return run(accel,
               {RoutineOp::Bin, closed ? kClosed : 0, {x, edges}, {}, DType::Double, x.shape()},
               at);
}

Value count(Accelerator& accel, const Value& bins, const Shape& result, Span at) {
    return run(accel, {RoutineOp::Count, 0, {bins}, {}, DType::Double, result}, at);
}

Value accumulate(Accelerator& accel, const Value& bins, const Value& values, Accumulation how,
                 const Shape& result, Span at) {
    const uint32_t flags = how == Accumulation::Least      ? kLeast
                           : how == Accumulation::Greatest ? kGreatest
                           : how == Accumulation::Product  ? kMultiplied
                                                           : 0;
    return run(accel, {RoutineOp::Accumulate, flags, {bins, values}, {}, values.dtype(), result},
               at);
}

Value convolve(Accelerator& accel, const Value& x, const Value& kernel, int64_t firstRow,
               int64_t firstColumn, const Shape& result, Span at) {
    const Shape a = x.shape(), b = kernel.shape();
    return run(accel,
               {RoutineOp::Convolve,
                0,
                {x, kernel},
                sizes::list(sizes::Convolve{.rows = a[0],
                                            .columns = a[1],
                                            .kernelRows = b[0],
                                            .kernelColumns = b[1],
                                            .firstRow = firstRow,
                                            .firstColumn = firstColumn,
                                            .resultRows = result[0]}),
                x.dtype(),
                result},
               at);
}

Value filter(Accelerator& accel, const Value& b, const Value& a, bool recursive, const Value& x,
             const Lines& lines, Span at) {
    return run(accel,
               {RoutineOp::Filter,
                static_cast<uint32_t>(b.count()) | (recursive ? 0 : kNotRecursive),
                {b, a, x},
                linesOf(lines),
                x.dtype(),
                x.shape()},
               at);
}

Value filterFrom(Accelerator& accel, const Value& b, const Value& a, bool recursive, const Value& x,
                 const Lines& lines, const Value& states, Span at) {
    return run(accel,
               {RoutineOp::Filter,
                static_cast<uint32_t>(b.count()) | kWithStates | (recursive ? 0 : kNotRecursive),
                {b, a, x, states},
                linesOf(lines),
                x.dtype(),
                Shape(x.count() + states.count(), 1)},
               at);
}

Value filterComplex(Accelerator& accel, const Value& b, const Value& a, const complexes::Parts& x,
                    const Lines& lines, const Value& states, Span at) {
    return run(accel,
               {RoutineOp::Filter,
                static_cast<uint32_t>(b.count() / 2) | kWithStates | kComplex,
                {b, a, x.re, x.im, states},
                linesOf(lines),
                x.re.dtype(),
                Shape(2 * x.re.count() + states.count(), 1)},
               at);
}

Value interpolate(Accelerator& accel, const Value& x, const Value& y, const Value& q,
                  double outside, bool extrapolate, const Shape& result, Span at) {
    int64_t bits = 0;
    std::memcpy(&bits, &outside, sizeof bits);
    return run(accel,
               {RoutineOp::Interpolate,
                extrapolate ? kExtrapolate : 0,
                {x, y, q},
                sizes::list(sizes::Interpolate{
                    .points = x.count(), .columns = y.count() / x.count(), .outside = bits}),
                DType::Double,
                result},
               at);
}

std::optional<RangeIndex> pendingRange(const Value& v) {
    const ArrayHandle* handle = handleOf(v);
    if (!handle || !handle->node || !handle->node->is(NodeKind::Ramp) || v.tensor().onHost())
        return std::nullopt;
    if (handle->dtype != DType::Double) return std::nullopt;
    const Node& ramp = *handle->node;
    double first = 0, step = 0;
    std::memcpy(&first, &ramp.operands[0].bits, sizeof first);
    std::memcpy(&step, &ramp.operands[1].bits, sizeof step);
    constexpr double kExact = 4503599627370496.0; // 2^52: sums of these are whole
    if (first != std::floor(first) || step != std::floor(step) || step == 0 ||
        std::abs(first) > kExact || std::abs(step) > kExact)
        return std::nullopt;
    return RangeIndex{static_cast<int64_t>(first) - 1, static_cast<int64_t>(step),
                      ramp.shape.count()};
}

int64_t indexLimit(const Value& v) {
    const ArrayHandle* handle = handleOf(v);
    return handle ? handle->indexLimit : 0;
}

void noteIndexLimit(const Value& v, int64_t limit) {
    if (ArrayHandle* handle = handleOf(v)) handle->indexLimit = limit;
}

} // namespace vitrine::routines
