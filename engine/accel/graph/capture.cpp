// SPDX-License-Identifier: Apache-2.0
// Operations that become nodes of the graph. Each decides first whether the arrays are so small
// that the host evaluates them at once (run/eager.cpp).
#include "accel/accel_state.h"
#include "accel/graph/complex_values.h"
#include "accel/graph/random_state.h"
#include "accel/graph/stored_parts.h"
#include "accel/run/eager.h"
#include "accel/run/routines.h"
#include "provider/sweeps.h"
#include "value/convert.h"

#include <cstring>

namespace vitrine {

namespace {

bool anyGpuArray(std::span<const Value> args) {
    return std::any_of(args.begin(), args.end(), [](const Value& v) { return v.isGpuArray(); });
}

/// Host elements exist (or the value is inline): reading costs nothing.
bool isOnHost(const Value& v) {
    return v.isScalarInline() || v.tensor().onHost();
}

Combine combineOf(ReduceOp op) {
    switch (op) {
    case ReduceOp::Prod:
        return Combine::Prod;
    case ReduceOp::Min:
        return Combine::Min;
    case ReduceOp::Max:
        return Combine::Max;
    case ReduceOp::Any:
        return Combine::Any;
    case ReduceOp::All:
        return Combine::All;
    default:
        return Combine::Sum;
    }
}

template <typename P>
Ref<Node> makeNode(P what, DType dtype, Shape shape) {
    auto node = makeRef<Node>();
    node->what.template emplace<P>(std::move(what));
    node->dtype = dtype;
    node->compute = dtype;
    node->shape = std::move(shape);
    return node;
}

uint64_t bitsOf(DType dtype, double x) {
    uint64_t bits = 0;
    convertElements(DType::Double, &x, dtype, &bits, 1);
    return bits;
}

/// The view that a value is, as long as nobody needs it stored: parts and transposes of it are maps
/// over what it looks at.
const Node* viewOf(const Value& x) {
    if (x.kind() != Kind::Tensor || !x.tensor().remote()) return nullptr;
    const auto* handle = static_cast<const ArrayHandle*>(x.tensor().remote().get());
    const Node* node = handle->node.get();
    const bool direct = node && node->is(NodeKind::View) && !node->mustStore &&
                        x.shape() == node->shape && !x.tensor().onHost();
    return direct ? node : nullptr;
}

Lines linesAlong(const Shape& shape, int from, int to) {
    Lines lines;
    for (int d = 0; d < shape.rank(); ++d)
        (d < from ? lines.inner : d < to ? lines.length : lines.outer) *= shape[d];
    return lines;
}

/// The shape with dimensions [from, to) reduced to one element.
Shape reducedShape(const Shape& shape, int from, int to) {
    Shape out = shape;
    for (int d = from; d < to && d < shape.rank(); ++d)
        out = out.with(d, 1);
    return out;
}

/// An array of any number of dimensions as its lines see it: they go along the second of three.
Shape shapeOf(const Lines& lines) {
    return Shape{lines.inner, lines.length, lines.outer};
}

} // namespace

Accelerator::Accelerator(const Settings& settings, Trace& trace, SourceMap& sources,
                         ProviderRegistry& providers, const CoreOps& ops)
    : m_state(std::make_unique<AccelState>(settings, trace, sources, providers)),
      m_reader(&m_state->residency.reader), m_ops(ops) {}

Accelerator::~Accelerator() = default;

bool Accelerator::accepts(const ElementwiseOp& op, std::span<const Value> args,
                          DType compute) const {
    if (!op.hostFor(compute)) return false;
    for (const Value& v : args) {
        if (!v.isArray() || v.isComplex()) return false;
        // Columns of 64-bit integers lose bits when they are converted to the class of a scalar
        // partner.
        if (v.shape().rank() > kMaxRank) return false;
    }
    return true;
}

bool Accelerator::wantsCapture(const Value& x) const {
    if (x.kind() != Kind::Tensor || x.isComplex()) return false;
    return x.shape().rank() <= kMaxRank && !m_state->runsAtOnce({&x, 1}, x.count());
}

bool Accelerator::runsAtOnce(std::span<const Value> inputs, int64_t elements) const {
    return m_state->runsAtOnce(inputs, elements);
}

bool AccelState::runsAtOnce(std::span<const Value> inputs, int64_t elements) const {
    if (elements >= settings.lazyMinElements) return false;
    return std::all_of(inputs.begin(), inputs.end(),
                       [](const Value& v) { return isOnHost(v) && !v.isGpuArray(); });
}

Value AccelState::submit(Ref<Node> node, std::span<const Value> inputs, Span at) {
    int64_t most = node->shape.count();
    for (const Value& v : inputs)
        most = std::max(most, v.count());
    const bool fits = node->shape.rank() <= kMaxRank;
    if (!fits || runsAtOnce(inputs, most)) return runner.runNow(std::move(node), at);
    return capture(std::move(node), at, anyGpuArray(inputs));
}

Value Accelerator::apply(const ElementwiseOp& op, std::span<const Value> args, DType compute,
                         Span at) {
    Shape shape(1, 1);
    for (const Value& v : args)
        VITRINE_ASSERT(broadcastShapes(shape, v.shape(), shape));
    const DType result = op.returnsLogical() ? DType::Logical : compute;
    const int64_t count = shape.count();
    if (count == 0 || m_state->runsAtOnce(args, count))
        return applyNow(op, args, compute, result, shape, at);
    auto node = makeNode(payload::Apply{&op}, result, shape);
    node->compute = compute;
    for (std::size_t k = 0; k < args.size(); ++k) {
        const bool flag = op.rule == TypeRule::Logic || (op.rule == TypeRule::Select && k == 0);
        node->addOperand(m_state->graph.operandOf(args[k], flag ? DType::Logical : compute));
    }
    return m_state->capture(std::move(node), at, anyGpuArray(args));
}

Value Accelerator::convert(const Value& x, DType to, Span at) {
    if (x.dtype() == to) return x;
    if (!wantsCapture(x)) {
        const auto from = x.toTensor();
        auto out = Tensor::make(to, from->shape(), false, false);
        convertElements(from->dtype(), from->hostBytes(), to, out->mutableHostBytes(),
                        from->count());
        return Value(out).simplified();
    }
    auto node = makeNode(payload::Convert{}, to, x.shape());
    node->addOperand(m_state->graph.operandOf(x, x.dtype()));
    return m_state->capture(std::move(node), at, x.isGpuArray());
}

Value Accelerator::fill(const Value& scalar, const Shape& shape, Span at) {
    const int64_t count = shape.count();
    if (m_state->runsAtOnce({}, count) || shape.rank() > kMaxRank) {
        auto out = Tensor::make(scalar.dtype(), shape, false, false);
        const auto one = scalar.toTensor();
        const std::size_t size = one->elementSize();
        std::byte* to = out->mutableHostBytes();
        for (int64_t i = 0; i < count; ++i)
            std::memcpy(to + static_cast<std::size_t>(i) * size, one->hostBytes(), size);
        out->setGpuArray(scalar.isGpuArray());
        return Value(out).simplified();
    }
    if (!isOnHost(scalar) || scalar.isGpuArray()) { // its only element, again and again
        const RangeIndex ranges[] = {{0, 0, count}, {0, 1, 1}};
        return reshape(slice(reshape(scalar, Shape(1, 1)), ranges, at), shape);
    }
    auto node = makeNode(payload::Fill{}, scalar.dtype(), shape);
    node->addOperand(m_state->graph.operandOf(scalar, scalar.dtype()));
    return m_state->capture(std::move(node), at, scalar.isGpuArray());
}

Value Accelerator::ramp(double first, double step, int64_t count, DType dtype, Span at) {
    auto node = makeNode(payload::Ramp{}, dtype, Shape(1, count));
    for (const double x : {first, step})
        node->addOperand({nullptr, Shape(1, 1), dtype, bitsOf(dtype, x)});
    return m_state->submit(std::move(node), {}, at);
}

Value Accelerator::random(RandomDistribution distribution, DType dtype, const Shape& shape,
                          int64_t low, int64_t high, RandomState& random, Span at) {
    const RandomSource source{random.seed, random.counter, low, high};
    const int64_t count = shape.count();
    random.counter += static_cast<uint64_t>(count);
    if (m_state->runsAtOnce({}, count))
        return eager::random(m_state->runner, distribution, source, dtype, shape, at);
    auto node = makeNode(payload::Random{distribution, source}, dtype, shape);
    return m_state->submit(std::move(node), {}, at);
}

Value Accelerator::slice(const Value& x, std::span<const RangeIndex> ranges, Span at) {
    VITRINE_ASSERT(ranges.size() <= static_cast<std::size_t>(kMaxRank));
    std::vector<int64_t> dims;
    for (const RangeIndex& r : ranges)
        dims.push_back(r.count);
    if (x.count() == 1 && Shape(dims).count() == 1) return x; // there is nothing to look along
    if (std::optional<Value> known = storedPart(*this, m_state->graph, x, ranges, at))
        return *known;
    auto node = makeNode(payload::View{}, x.dtype(), Shape(dims));
    OperandMap& map = node->as<payload::View>().map;
    if (const Node* inner = viewOf(x);
        inner && ranges.size() == static_cast<std::size_t>(x.shape().rank())) {
        const OperandMap& seen = inner->as<payload::View>().map;
        map.offset = seen.offset;
        for (std::size_t d = 0; d < ranges.size(); ++d) {
            map.offset += ranges[d].first * seen.stride[d];
            map.stride[d] = ranges[d].step * seen.stride[d];
        }
        node->addOperand(inner->operands[0]);
        return m_state->capture(std::move(node), at, x.isGpuArray());
    }
    Operand source = m_state->graph.operandOf(x, x.dtype());
    // Strides over the folded dimensions that the ranges address.
    int64_t stride = 1;
    for (std::size_t d = 0; d < ranges.size(); ++d) {
        map.offset += ranges[d].first * stride;
        map.stride[d] = ranges[d].step * stride;
        stride *= d + 1 < ranges.size() ? x.shape()[static_cast<int>(d)] : 1;
    }
    node->addOperand(std::move(source));
    return m_state->capture(std::move(node), at, x.isGpuArray());
}

Value Accelerator::permute(const Value& x, std::span<const int> order, Span at) {
    const Shape from = x.shape();
    if (from.count() == 1) return x;
    std::vector<int64_t> dims;
    std::vector<int64_t> strides(order.size(), 0);
    int64_t stride = 1;
    std::vector<int64_t> sourceStride(order.size());
    for (std::size_t d = 0; d < order.size(); ++d) {
        sourceStride[d] = stride;
        stride *= from[static_cast<int>(d)];
    }
    for (int d : order)
        dims.push_back(from[d]);
    auto node = makeNode(payload::View{}, x.dtype(), Shape(dims));
    OperandMap& map = node->as<payload::View>().map;
    // Behind the last dimension that is not 1 there is nothing to step over.
    order = order.first(std::min(order.size(), static_cast<std::size_t>(node->shape.rank())));
    if (const Node* inner = viewOf(x)) {
        const OperandMap& seen = inner->as<payload::View>().map;
        map.offset = seen.offset;
        for (std::size_t d = 0; d < order.size(); ++d) {
            const auto source = static_cast<std::size_t>(order[d]);
            map.stride[d] = order[d] < from.rank() && from[order[d]] > 1 ? seen.stride[source] : 0;
        }
        node->addOperand(inner->operands[0]);
        return m_state->capture(std::move(node), at, x.isGpuArray());
    }
    for (std::size_t d = 0; d < order.size(); ++d)
        map.stride[d] = sourceStride[static_cast<std::size_t>(order[d])];
    node->addOperand(m_state->graph.operandOf(x, x.dtype()));
    return m_state->capture(std::move(node), at, x.isGpuArray());
}

Value Accelerator::assignSlice(const Value& base, std::span<const RangeIndex> ranges,
                               const Value& value, Span at) {
    VITRINE_ASSERT(ranges.size() <= static_cast<std::size_t>(kMaxRank));
    const bool spread =
        std::any_of(ranges.begin(), ranges.end(), [](const RangeIndex& r) { return r.step != 1; });
    if (spread && value.count() != 1) return scatterRanges(base, ranges, value, at);
    auto node = makeNode(payload::AssignSlice{}, base.dtype(), base.shape());
    IndexBox& to = node->as<payload::AssignSlice>().box;
    // Folded trailing dimensions are addressed as the last range: the base is seen in that shape.
    std::vector<int64_t> seen;
    for (std::size_t d = 0; d < ranges.size(); ++d) {
        int64_t length = base.shape()[static_cast<int>(d)];
        if (d + 1 == ranges.size()) {
            for (int more = static_cast<int>(d) + 1; more < base.shape().rank(); ++more)
                length *= base.shape()[more];
        }
        seen.push_back(length);
        // One value everywhere: the order of a range that runs down does not matter.
        const RangeIndex& r = ranges[d];
        to.first[d] = r.step < 0 ? r.first + (r.count - 1) * r.step : r.first;
        to.step[d] = std::max<int64_t>(1, std::abs(r.step));
        to.count[d] = r.count;
    }
    // A linear index x(range) addresses a vector: of a row that is its second dimension.
    const bool linear = ranges.size() == 1;
    if (linear) seen.push_back(1);
    node->shape = Shape(seen);
    Operand from = m_state->graph.operandOf(base, base.dtype());
    from.shape = node->shape;
    if (from.array && from.array->node && from.array->node->is(NodeKind::View) &&
        !(from.array->shape == node->shape))
        from.array->node->mustStore = true;
    node->addOperand(std::move(from));
    Operand values = m_state->graph.operandOf(value, base.dtype());
    if (values.array) {
        std::vector<int64_t> box;
        for (const RangeIndex& r : ranges)
            box.push_back(r.count);
        if (linear) box.push_back(1);
        const Shape boxShape{std::span<const int64_t>(box)};
        if (values.array->shape.count() > 1 && !(values.shape == boxShape)) {
            values.shape = boxShape;
            if (values.array->node && values.array->node->is(NodeKind::View))
                values.array->node->mustStore = true;
        }
    }
    node->addOperand(std::move(values));
    Value out = m_state->capture(std::move(node), at, base.isGpuArray() || value.isGpuArray());
    return out.shape() == base.shape() ? out : reshape(out, base.shape());
}

/// Element (c - first)/step of the values is no affine map of c: they go out by lists of indices.
Value Accelerator::scatterRanges(const Value& base, std::span<const RangeIndex> ranges,
                                 const Value& value, Span at) {
    std::vector<routines::Index> indices;
    int64_t stride = 1;
    for (std::size_t d = 0; d < ranges.size(); ++d) {
        const RangeIndex& r = ranges[d];
        indices.push_back({ramp(static_cast<double>(r.first + 1), static_cast<double>(r.step),
                                r.count, DType::Double, at),
                           stride});
        stride *= base.shape()[static_cast<int>(d)];
    }
    return routines::scatter(*this, base, indices, value, at);
}

Value Accelerator::assignMasked(const Value& base, const Value& mask, const Value& scalar,
                                Span at) {
    const Value args[] = {mask, scalar, base};
    return apply(selectOp(), args, base.dtype(), at);
}

Value Accelerator::reshape(const Value& x, const Shape& shape) {
    if (x.kind() != Kind::Tensor) return x;
    return Value(x.tensor().reshaped(shape));
}

Value Accelerator::reduceOnce(Combine combine, const Value& x, int from, int to, DType resultClass,
                              Span at) {
    const Lines lines = linesAlong(x.shape(), from, to);
    const Shape shape = reducedShape(x.shape(), from, to);
    if (x.count() > 0 && m_state->runsAtOnce({&x, 1}, x.count())) {
        if (auto now = eager::reduce(m_state->runner, combine, x, lines, resultClass, shape, at))
            return *now;
    }
    auto node = makeNode(payload::Reduce{combine, lines}, resultClass, shape);
    node->addOperand(m_state->graph.operandOf(x, resultClass));
    if (x.count() == 0) return m_state->runner.runNow(std::move(node), at);
    return m_state->submit(std::move(node), {&x, 1}, at);
}

namespace {

/// Elements of the blocks that the variance of a long line is computed by, so that each is read
/// once: a divisor of its length, whatever device computes it; 0: by the whole line.
int64_t blockOfMoments(const Lines& lines, DType compute) {
    constexpr int64_t kLeast = 1024;
    if (lines.inner != 1 || lines.length <= kLongestLine) return 0;
    for (int64_t block = compute == DType::Double ? kLongestLine / 2 : kLongestLine;
         block >= kLeast; block -= 4) {
        if (lines.length % block == 0) return block;
    }
    return 0;
}

} // namespace

/// Means and squares of the deviations from them, block by block, then those of the means (T. F.
/// Chan, G. H. Golub, R. J. LeVeque, "Updating formulae and a pairwise algorithm for computing
/// sample variances", 1979). What rounding took from a block's mean is in the sum of its
/// deviations.
Value Accelerator::varianceInBlocks(ReduceOp op, const Value& x, const Lines& lines, int64_t block,
                                    double weight, DType compute, Span at) {
    const auto binary = [&](const ElementwiseOp& f, const Value& a, const Value& b) {
        const Value args[] = {a, b};
        return apply(f, args, compute, at);
    };
    const auto sum = [&](const Value& v) { return reduceOnce(Combine::Sum, v, 0, 1, compute, at); };
    const auto squares = [&](const Value& d) { return binary(*m_ops.times, d, d); };
    const int64_t blocks = lines.length / block;
    const Value each(static_cast<double>(block)), all(static_cast<double>(blocks));
    const Value apart = reshape(x, Shape{block, blocks, lines.outer});
    const Value means = binary(*m_ops.rdivide, sum(apart), each);
    const Value inside = binary(*m_ops.minus, apart, means);
    const Value missing = binary(*m_ops.rdivide, sum(inside), each);
    const Value within = sum(squares(inside));
    // From here on a line's blocks are its elements: what needs all of them is no epilogue of what
    // goes over one.
    const auto ofBlocks = [&](const Value& v) { return reshape(v, Shape(blocks, lines.outer)); };
    const Value mean = binary(*m_ops.rdivide, sum(ofBlocks(means)), all);
    const Value between =
        binary(*m_ops.plus, binary(*m_ops.minus, ofBlocks(means), mean), ofBlocks(missing));
    const Value total = binary(*m_ops.plus, sum(ofBlocks(within)),
                               binary(*m_ops.times, sum(squares(between)), each));
    return varianceOf(op, total, Value(static_cast<double>(lines.length)), weight, compute, at);
}

Value Accelerator::reduce(ReduceOp op, const Value& x, int from, int to,
                          const ReduceOptions& options, Span at) {
    const Lines lines = linesAlong(x.shape(), from, to);
    if (x.shape().rank() > kMaxRank)
        return reshape(reduce(op, reshape(x, shapeOf(lines)), 1, 2, options, at),
                       reducedShape(x.shape(), from, to));
    const DType cls = options.resultClass;
    const DType compute = isFloat(cls) ? cls : DType::Double;
    auto binary = [&](const ElementwiseOp& f, const Value& a, const Value& b) {
        const Value args[] = {a, b};
        return apply(f, args, compute, at);
    };
    Value data = x;
    Value n(static_cast<double>(lines.length));
    if (options.omitNan && isFloat(x.dtype()) && op != ReduceOp::Min && op != ReduceOp::Max) {
        const Value one[] = {x};
        const Value missing = apply(*m_ops.isnan, one, x.dtype(), at);
        const Value neutral = Value(op == ReduceOp::Prod ? 1.0 : 0.0);
        const Value pick[] = {missing, neutral, x};
        data = apply(selectOp(), pick, x.dtype(), at);
        if (op >= ReduceOp::Mean) {
            const Value flags[] = {missing};
            const Value present = apply(*m_ops.bitNot, flags, DType::Logical, at);
            n = reduceOnce(Combine::Sum, present, from, to, compute, at);
        }
        if (op == ReduceOp::Var || op == ReduceOp::Std) {
            // Missing elements must not count as deviations from the mean.
            const Value mean =
                binary(*m_ops.rdivide, reduceOnce(Combine::Sum, data, from, to, compute, at), n);
            const Value fromMean = binary(*m_ops.minus, x, mean);
            const Value again[] = {missing, neutral, fromMean};
            const Value d = apply(selectOp(), again, x.dtype(), at);
            return deviation(op, d, n, from, to, options.weight, compute, at);
        }
    }
    if (op <= ReduceOp::All) {
        const bool flag = op == ReduceOp::Any || op == ReduceOp::All;
        return reduceOnce(combineOf(op), data, from, to, flag ? DType::Logical : cls, at);
    }
    const int64_t block = op == ReduceOp::Mean ? 0 : blockOfMoments(lines, compute);
    if (block > 0)
        return reshape(varianceInBlocks(op, data, lines, block, options.weight, compute, at),
                       reducedShape(x.shape(), from, to));
    const Value mean =
        binary(*m_ops.rdivide, reduceOnce(Combine::Sum, data, from, to, compute, at), n);
    if (op == ReduceOp::Mean) return mean;
    return deviation(op, binary(*m_ops.minus, data, mean), n, from, to, options.weight, compute,
                     at);
}

Value Accelerator::deviation(ReduceOp op, const Value& d, const Value& n, int from, int to,
                             double weight, DType compute, Span at) {
    auto binary = [&](const ElementwiseOp& f, const Value& a, const Value& b) {
        const Value args[] = {a, b};
        return apply(f, args, compute, at);
    };
    const Value squares = binary(*m_ops.times, d, d);
    return varianceOf(op, reduceOnce(Combine::Sum, squares, from, to, compute, at), n, weight,
                      compute, at);
}

Value Accelerator::varianceOf(ReduceOp op, const Value& squares, const Value& n, double weight,
                              DType compute, Span at) {
    auto binary = [&](const ElementwiseOp& f, const Value& a, const Value& b) {
        const Value args[] = {a, b};
        return apply(f, args, compute, at);
    };
    Value divisor = n;
    if (weight == 0) {
        // One observation has variance 0, not 0/0; none has NaN.
        if (n.isDoubleInline()) {
            divisor = Value(n.doubleInline() == 0 ? 0.0 : std::max(1.0, n.doubleInline() - 1));
        } else {
            const auto otherwise = [&](const Value& when, double then, const Value& other) {
                const Value flags[] = {when};
                const Value pick[] = {apply(*m_ops.bitNot, flags, DType::Logical, at), Value(then),
                                      other};
                return apply(selectOp(), pick, compute, at);
            };
            const Value less = binary(*m_ops.minus, n, Value(1.0));
            divisor = otherwise(n, 0.0, otherwise(less, 1.0, less));
        }
    }
    const Value variance = binary(*m_ops.rdivide, squares, divisor);
    if (op == ReduceOp::Var) return variance;
    const Value one[] = {variance};
    return apply(*m_ops.sqrt, one, compute, at);
}

Value Accelerator::scan(ScanOp op, const Value& x, int dimension, bool reverse, Span at) {
    constexpr Combine combines[] = {Combine::Sum, Combine::Prod, Combine::Min, Combine::Max};
    const Combine combine = combines[static_cast<int>(op)];
    const Lines lines = linesAlong(x.shape(), dimension, dimension + 1);
    if (x.shape().rank() > kMaxRank)
        return reshape(scan(op, reshape(x, shapeOf(lines)), 1, reverse, at), x.shape());
    if (x.count() > 0 && m_state->runsAtOnce({&x, 1}, x.count())) {
        if (auto now = eager::scan(m_state->runner, combine, reverse, x, lines, at)) return *now;
    }
    auto node = makeNode(payload::Scan{combine, lines, reverse}, x.dtype(), x.shape());
    node->addOperand(m_state->graph.operandOf(x, x.dtype()));
    if (x.count() == 0) return m_state->runner.runNow(std::move(node), at);
    return m_state->submit(std::move(node), {&x, 1}, at);
}

void Accelerator::nameValue(const Value& value, std::string_view variable) {
    if (value.kind() != Kind::Tensor || !value.tensor().remote()) return;
    if (value.mayBeComplex()) return complexes::nameParts(*this, value, variable);
    auto* handle = static_cast<ArrayHandle*>(value.tensor().remote().get());
    // The first name stays: kernels then read as the line that computed the value.
    if (!handle->variable.empty()) return;
    handle->variable = variable;
    if (handle->record) m_state->recorder.nameNode(handle->record, variable);
}

int64_t Accelerator::enterIteration(uint32_t loop, int64_t iteration) {
    m_state->enterIteration(loop, iteration);
    return iteration < 0 ? 0 : m_state->graph.rolledIterations(loop);
}

int64_t Accelerator::repeatIteration(uint32_t loop, int64_t most, std::span<const Value> left) {
    return m_state->repeatIteration(loop, most, left);
}

void Accelerator::flush(Span at) {
    orThrow(m_state->runner.flush(nullptr, 0), at);
}

void Accelerator::leavePending() {
    m_state->graph.leavePending();
}

void Accelerator::wait(Span at) {
    flush(at);
    orThrow(m_state->residency.waitForDevice(), at);
    m_state->placer.collect();
}

} // namespace vitrine
