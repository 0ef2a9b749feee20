// SPDX-License-Identifier: Apache-2.0
#include "accel/graph/stored_parts.h"

#include "accel/graph/pending_graph.h"
#include "accel/loops/loop.h"
#include "base/settings.h"

#include <algorithm>

namespace vitrine {

namespace {

constexpr int kMostStores = 64; ///< that are looked through

bool sameBox(const IndexBox& box, std::span<const RangeIndex> ranges) {
    for (std::size_t d = 0; d < ranges.size(); ++d) {
        const RangeIndex& r = ranges[d];
        if (r.first != box.first[d] || r.count != box.count[d] ||
            (r.count > 1 && r.step != box.step[d]))
            return false;
    }
    return true;
}

/// Have the two no element in common because they are apart along a dimension?
bool isApart(const IndexBox& box, std::span<const RangeIndex> ranges) {
    for (std::size_t d = 0; d < ranges.size(); ++d) {
        const RangeIndex& r = ranges[d];
        const int64_t other = r.first + (r.count - 1) * r.step;
        const int64_t least = std::min(r.first, other), most = std::max(r.first, other);
        if (most < box.first[d] || least > box.first[d] + (box.count[d] - 1) * box.step[d])
            return true;
    }
    return false;
}

/// One index of a dimension, as x(:,t): what a loop goes through. Of larger parts (a stencil's
/// middle) the values are better computed where they are stored, for nobody else then.
bool isLine(std::span<const RangeIndex> ranges, const Shape& shape) {
    for (std::size_t d = 0; d < ranges.size(); ++d) {
        if (ranges[d].count == 1 && shape[static_cast<int>(d)] > 1) return true;
    }
    return false;
}

Shape shapeOf(std::span<const RangeIndex> ranges) {
    std::vector<int64_t> dims;
    for (const RangeIndex& r : ranges)
        dims.push_back(r.count);
    return Shape(dims);
}

Value tensorOf(Ref<ArrayHandle> array, const Shape& shape, bool gpuArray) {
    const DType dtype = array->dtype;
    auto tensor = makeRef<Tensor>(dtype, shape, Ref<RemoteArray>(array.get()));
    tensor->setGpuArray(gpuArray);
    return tensor;
}

} // namespace

std::optional<Value> storedPart(Accelerator& accelerator, PendingGraph& graph, const Value& x,
                                std::span<const RangeIndex> ranges, Span at) {
    if (!graph.settings.fusion || graph.currentLoop() == 0 || x.kind() != Kind::Tensor ||
        !x.tensor().remote() || x.tensor().onHost() ||
        ranges.size() != static_cast<std::size_t>(x.shape().rank()) || !isLine(ranges, x.shape()))
        return std::nullopt;
    const Shape shape = x.shape();
    const bool gpuArray = x.isGpuArray();
    Ref<ArrayHandle> array(static_cast<ArrayHandle*>(x.tensor().remote().get()));
    const Shape wanted = shapeOf(ranges);
    bool lookedThrough = false;
    for (int i = 0; i < kMostStores; ++i) {
        Node* n = array->node.get();
        if (!n || !(n->shape == shape)) break;
        const auto* loop = n->whenIs<payload::Loop>();
        if (loop ? !loop->store : !n->is(NodeKind::AssignSlice)) break;
        const Operand& base = loop ? n->operands.back() : n->operands[0];
        if (isApart(loop ? storedBox(*loop->body, loop->value) : n->as<payload::AssignSlice>().box,
                    ranges)) {
            array = base.array;
            lookedThrough = true;
            continue;
        }
        if (!sameBox(loop ? lastBox(*loop->body, loop->value) : n->as<payload::AssignSlice>().box,
                     ranges))
            break;
        if (loop) {
            Ref<ArrayHandle> last = graph.storedLast(*n);
            if (!last) break;
            return tensorOf(std::move(last), wanted, gpuArray);
        }
        const Operand& value = n->operands[1];
        if (!value.array) {
            if (value.dtype != n->dtype || accelerator.runsAtOnce({}, wanted.count())) break;
            return tensorOf(graph.fillBefore(*n, value, wanted), wanted, gpuArray);
        }
        if (value.array->dtype != n->dtype || value.array->shape.count() != wanted.count()) break;
        return tensorOf(value.array, wanted, gpuArray);
    }
    if (!lookedThrough) return std::nullopt;
    return accelerator.slice(tensorOf(std::move(array), shape, gpuArray), ranges, at);
}

} // namespace vitrine
