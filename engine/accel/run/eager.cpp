// SPDX-License-Identifier: Apache-2.0
// Operations on arrays so small that planning would cost more than computing: evaluated at once
// with the same block functions and workers that the host provider uses, so the bits are the same;
// what those cannot do runs as a group of one node.
#include "accel/run/eager.h"

#include "accel/accel_state.h"
#include "accel/run/program_builder.h"
#include "provider/host/block_functions.h"
#include "provider/host/host_buffer.h"
#include "provider/host/reduction.h"
#include "provider/host/scan.h"
#include "value/broadcast.h"
#include "value/convert.h"

#include <cstring>

namespace vitrine {

namespace {

/// n times x. Copies what is there already: a loop of single stores costs a third of a small
/// operation, and twice that where its code happens to lie badly.
template <typename T>
void repeat(T x, T* to, int64_t n) {
    const int64_t first = std::min<int64_t>(n, 32);
    std::fill_n(to, first, x);
    for (int64_t done = first; done < n;) {
        const int64_t more = std::min(done, n - done);
        std::memcpy(to + done, to, static_cast<std::size_t>(more) * sizeof(T));
        done += more;
    }
}

/// n elements of `compute` class for one argument, in place where possible, else in `scratch`.
const void* blockOperand(const Value& v, DType compute, const Shape& shape, int64_t n,
                         std::vector<std::byte>& scratch) {
    const std::size_t size = sizeOf(compute);
    const Tensor* t = v.isScalarInline() ? nullptr : &v.tensor();
    if (t && t->dtype() == compute && t->shape() == shape) return t->hostBytes();
    scratch.resize(std::max<std::size_t>(static_cast<std::size_t>(n), 1) * size);
    if (!t || t->count() == 1) {
        const uint64_t bits = scalarBits(v, compute);
        visitDType(compute, [&](auto tag) {
            std::memcpy(&tag, &bits, sizeof tag);
            repeat(tag, reinterpret_cast<decltype(tag)*>(scratch.data()), n);
        });
        return scratch.data();
    }
    if (t->shape() == shape) {
        convertElements(t->dtype(), t->hostBytes(), compute, scratch.data(), n);
        return scratch.data();
    }
    std::vector<std::byte> converted(static_cast<std::size_t>(t->count()) * size);
    convertElements(t->dtype(), t->hostBytes(), compute, converted.data(), t->count());
    broadcastElements(converted.data(), t->shape(), size, shape, scratch.data());
    return scratch.data();
}

} // namespace

Value Accelerator::applyNow(const ElementwiseOp& op, std::span<const Value> args, DType compute,
                            DType result, const Shape& shape, Span at) {
    thread_local std::array<std::vector<std::byte>, kMaxArity> scratch;
    const int64_t n = shape.count();
    std::array<const void*, kMaxArity> in{};
    bool gpuArray = false;
    for (std::size_t k = 0; k < args.size(); ++k) {
        const bool flag = op.rule == TypeRule::Logic || (op.rule == TypeRule::Select && k == 0);
        in[k] = blockOperand(args[k], flag ? DType::Logical : compute, shape, n, scratch[k]);
        gpuArray = gpuArray || args[k].isGpuArray();
    }
    const BlockFunction function = op.hostFor(compute);
    if (n == 1 && !gpuArray && shape.rank() == 2) {
        return visitDType(result, [&](auto tag) {
            function(in.data(), &tag, 1);
            return Value::scalar(tag);
        });
    }
    auto out = Tensor::make(result, shape, false, false);
    if (n > 0) function(in.data(), out->mutableHostBytes(), n);
    out->setGpuArray(gpuArray);
    m_state->runner.recordEager(op.name, result, shape, at);
    return out;
}

namespace eager {

namespace {

/// The one result as a number, or the array.
Value finished(Runner& runner, std::string_view name, const host::Combiner& combiner,
               std::byte* results, Ref<Tensor> array, DType dtype, const Shape& shape, Span at) {
    if (combiner.canonicalise) combiner.canonicalise(results, shape.count());
    runner.recordEager(name, dtype, shape, at);
    if (array) return Value(std::move(array));
    return visitDType(dtype, [&](auto tag) {
        std::memcpy(&tag, results, sizeof tag);
        return Value::scalar(tag);
    });
}

} // namespace

std::optional<Value> reduce(Runner& runner, Combine combine, const Value& x, const Lines& lines,
                            DType result, const Shape& shape, Span at) {
    const bool strided = lines.inner > 1;
    if (lines.length > (strided ? host::kReductionChunk : host::kBlock)) return std::nullopt;
    const Result<host::Combiner> combiner = host::Combiner::of(combine, result);
    if (!combiner) return std::nullopt;
    thread_local std::vector<std::byte> scratch;
    thread_local std::vector<host::Combiner> combiners(1);
    thread_local host::ReductionWorker worker;
    thread_local host::ReductionLevel level;
    combiners[0] = *combiner;
    level.arrays.assign(
        1, static_cast<const std::byte*>(blockOperand(x, result, x.shape(), x.count(), scratch)));
    level.inner = lines.inner;
    level.length = lines.length;
    level.outer = lines.outer;
    uint64_t one = 0;
    Ref<Tensor> array;
    if (shape.count() != 1) array = Tensor::make(result, shape, false, false);
    std::byte* out = array ? array->mutableHostBytes() : reinterpret_cast<std::byte*>(&one);
    worker.start(level, combiners);
    if (!strided) {
        worker.shortRows(0, lines.outer, &out);
    } else {
        for (int64_t o = 0; o < lines.outer; ++o) {
            for (int64_t i = 0; i < lines.inner; i += host::kBlock)
                worker.stridedChunk(o, 0, 1, i, std::min(lines.inner, i + host::kBlock), &out);
        }
    }
    return finished(runner, operationName(payload::Reduce{combine, lines}, result), *combiner, out,
                    std::move(array), result, shape, at);
}

std::optional<Value> scan(Runner& runner, Combine combine, bool reverse, const Value& x,
                          const Lines& lines, Span at) {
    const bool strided = lines.inner > 1;
    if (lines.length > (strided ? host::kScanChunk : host::kScanTile)) return std::nullopt;
    const Result<host::Combiner> combiner = host::Combiner::of(combine, x.dtype());
    if (!combiner) return std::nullopt;
    thread_local std::vector<std::byte> scratch;
    thread_local host::ScanWorker worker;
    uint64_t one = 0;
    Ref<Tensor> array;
    const int64_t count = x.count();
    if (count != 1) array = Tensor::make(x.dtype(), x.shape(), false, false);
    host::ScanLevel level;
    level.values =
        static_cast<const std::byte*>(blockOperand(x, x.dtype(), x.shape(), count, scratch));
    level.out = array ? array->mutableHostBytes() : reinterpret_cast<std::byte*>(&one);
    level.strided = strided;
    level.reverse = reverse;
    level.inner = lines.inner;
    level.length = lines.length;
    level.outer = lines.outer;
    worker.start(level, *combiner);
    for (int64_t o = 0; o < lines.outer; ++o) {
        if (!strided) {
            worker.tile(o, 0);
            continue;
        }
        for (int64_t i = 0; i < lines.inner; i += host::kBlock)
            worker.chunk(o, 0, i, std::min(lines.inner, i + host::kBlock));
    }
    return finished(runner, operationName(payload::Scan{combine, lines, reverse}, x.dtype()),
                    *combiner, level.out, std::move(array), x.dtype(), x.shape(), at);
}

Value random(Runner& runner, RandomDistribution distribution, const RandomSource& source,
             DType dtype, const Shape& shape, Span at) {
    uint64_t one = 0;
    Ref<Tensor> array;
    if (shape.count() != 1) array = Tensor::make(dtype, shape, false, false);
    std::byte* out = array ? array->mutableHostBytes() : reinterpret_cast<std::byte*>(&one);
    host::randomBlock(source, distribution, dtype, 0, out, shape.count());
    const std::string_view name = operationName(payload::Random{distribution, {}}, dtype);
    return finished(runner, name, host::Combiner(), out, std::move(array), dtype, shape, at);
}

} // namespace eager

void Runner::recordEager(std::string_view name, DType dtype, const Shape& shape, Span at) {
    m_rooms.placer.noteTooSmall(name, shape.count(), at);
    const uint32_t node = m_rooms.recorder.addNode(
        name, dtype, shape, at, m_rooms.graph.currentLoop(), m_rooms.graph.currentIteration(), {});
    Event event;
    event.kind = EventKind::Dispatch;
    event.provider = m_rooms.providers.host().info().traceIndex;
    event.node = node;
    event.line = m_rooms.recorder.lineOf(at);
    event.bytes = static_cast<uint64_t>(shape.count()) * sizeOf(dtype);
    event.start = event.end = m_rooms.trace.now();
    event.setLabel(name);
    m_rooms.trace.write(event);
}

namespace {

Group groupOf(Node& node) {
    Group group;
    group.kind = node.is(NodeKind::Reduce)    ? ProgramKind::Reduction
                 : node.is(NodeKind::Scan)    ? ProgramKind::Scan
                 : node.is(NodeKind::Routine) ? ProgramKind::Routine
                                              : ProgramKind::Elementwise;
    const bool pass = !node.isElementwise();
    group.domain = pass && !node.is(NodeKind::Routine) ? node.operands[0].shape : node.shape;
    group.reducedShape = node.shape;
    if (node.is(NodeKind::Reduce) || node.is(NodeKind::Scan)) group.lines = linesOf(node);
    (pass ? group.reductions : group.body).push_back(&node);
    group.outputs.push_back(&node);
    return group;
}

} // namespace

Value Runner::runNow(Ref<Node> node, Span at) {
    node->span = at;
    node->line = m_rooms.recorder.lineOf(at);
    m_rooms.placer.noteTooSmall(node->opName(), node->shape.count(), at);
    auto handle = makeRef<ArrayHandle>(m_rooms.owner, node->dtype, node->shape);
    node->handle = handle.get();
    node->stored = true;
    std::vector<uint32_t> inputs;
    for (const Operand& o : node->operands) {
        if (!o.array) continue;
        if (o.array->node) orThrow(flush(o.array.get(), 0), at);
        if (o.array->record) inputs.push_back(o.array->record);
    }
    const Group group = groupOf(*node);
    node->record = handle->record = m_rooms.recorder.addNode(
        node->opName(), node->dtype, node->shape, at, m_rooms.graph.currentLoop(),
        m_rooms.graph.currentIteration(), inputs);
    m_rooms.recorder.setKind(node->record, node->kind());
    BuiltGroup built = orThrow(buildGroup(group), at);
    Launch launch;
    launch.program = built.program;
    launch.geometry = std::move(built.geometry);
    launch.tag = {0, node->record, node->line, at};
    for (const Ref<ArrayHandle>& input : built.inputs)
        launch.inputs.push_back(
            HostDeviceBuffer::wrap(orThrow(m_rooms.residency.toHost(*input), at)));
    auto out = Tensor::make(node->dtype, node->shape, false, false);
    launch.outputs.push_back(HostDeviceBuffer::wrap(out->hostBuffer()));
    orThrow(m_rooms.providers.host().run(launch), at);
    return Value(out).simplified();
}

} // namespace vitrine
