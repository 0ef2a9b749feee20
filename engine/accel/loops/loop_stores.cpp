// SPDX-License-Identifier: Apache-2.0
// x(:,t) = v in a rolled loop. While the loop runs, x is one Loop node that says where its
// iterations store (`bodyStore`). When it is computed, the kernel stores v of every iteration one
// after another (`bodyEach`), and these are x, when they fill it, or assigned to it by one box.
#include "accel/accel_state.h"
#include "accel/loops/loop.h"

#include <algorithm>

namespace vitrine {

namespace {

std::size_t dim(int d) {
    return static_cast<std::size_t>(d);
}

/// Dimensions of a box that run over the elements of an iteration come first and the iterations
/// after them: what is stored one after another is then the box as it is.
bool isInOrder(const LoopStep& s) {
    if (s.boxAdvance < 0) return false;
    for (std::size_t d = dim(s.boxDimension) + 1; d < s.box.count.size(); ++d) {
        if (s.box.count[d] != 1) return false;
    }
    return true;
}

Shape shapeOf(const IndexBox& box, int rank) {
    return Shape(std::vector<int64_t>(box.count.begin(), box.count.begin() + rank));
}

bool fills(const IndexBox& box, const Shape& shape) {
    for (int d = 0; d < shape.rank(); ++d) {
        if (box.first[dim(d)] != 0 || box.count[dim(d)] != shape[d]) return false;
    }
    return true;
}

} // namespace

const char* storeAdvance(const LoopStep& before, LoopStep& now) {
    const IndexBox to = now.box;
    now.box = before.box;
    now.boxDimension = -1;
    for (std::size_t d = 0; d < to.first.size(); ++d) {
        if (to.count[d] > 1 && to.step[d] != 1) return "it stores into an array by steps";
        now.box.step[d] = 1;
        if (to.first[d] == before.box.first[d]) continue;
        if (now.boxDimension >= 0) return "it stores into another part of an array each time";
        now.boxDimension = static_cast<int>(d);
        now.boxAdvance = to.first[d] - before.box.first[d];
    }
    if (now.boxDimension < 0) return "each iteration stores into the same part of an array";
    const int64_t count = to.count[dim(now.boxDimension)];
    const bool joins = now.boxAdvance == count && isInOrder(now);
    const bool next = count == 1 && std::abs(now.boxAdvance) == 1;
    return joins || next ? nullptr : "its stores into an array are not one beside the other";
}

bool storesNext(const LoopStep& step, const LoopStep& now, int64_t trips) {
    for (std::size_t d = 0; d < now.box.first.size(); ++d) {
        const bool moves = static_cast<int>(d) == step.boxDimension;
        if (now.box.first[d] != step.box.first[d] + (moves ? trips * step.boxAdvance : 0))
            return false;
    }
    return true;
}

IndexBox lastBox(const LoopBody& body, std::size_t step) {
    IndexBox box = body.steps[step].box;
    box.first[dim(body.steps[step].boxDimension)] += (body.trips - 1) * body.steps[step].boxAdvance;
    return box;
}

IndexBox storedBox(const LoopBody& body, std::size_t step) {
    const LoopStep& s = body.steps[step];
    IndexBox box = s.box;
    const std::size_t d = dim(s.boxDimension);
    if (s.boxAdvance < 0) box.first[d] += (body.trips - 1) * s.boxAdvance;
    box.count[d] *= body.trips;
    return box;
}

Ref<ArrayHandle> AccelState::storedLast(Node& store) {
    return m_roller.storedLast(store, m_pending);
}

Ref<ArrayHandle> AccelState::fillBefore(const Node& like, const Operand& number,
                                        const Shape& shape) {
    auto node = makeRef<Node>();
    node->kind = NodeKind::Fill;
    node->dtype = node->compute = number.dtype;
    node->shape = shape;
    node->span = like.span;
    node->line = like.line;
    node->gpuArray = like.gpuArray;
    node->addOperand(number);
    Ref<ArrayHandle> handle = newPending(std::move(node));
    m_roller.beforeIteration(*handle, m_pending);
    return handle;
}

Ref<ArrayHandle> AccelState::newPending(Ref<Node> node) {
    std::vector<uint32_t> inputs;
    for (const Operand& o : node->operands) {
        if (o.array && recorder.knows(o.array->record)) inputs.push_back(o.array->record);
    }
    node->record = recorder.addNode(node->opName(), node->dtype, node->shape, node->span,
                                    node->loop, node->iteration, inputs);
    auto handle = makeRef<ArrayHandle>(*this, node->dtype, node->shape);
    handle->record = node->record;
    handle->line = node->line;
    node->handle = handle.get();
    handle->node = std::move(node);
    ++m_pendingCount;
    return handle;
}

void AccelState::assembleStores() {
    const auto isStore = [](const ArrayHandle* h) {
        return h && h->node->kind == NodeKind::Loop && h->node->bodyStore;
    };
    if (std::none_of(m_pending.begin(), m_pending.end(), isStore)) return;
    std::vector<ArrayHandle*> order;
    std::vector<Ref<Node>> gone; // what only they held goes when every place is known again
    for (ArrayHandle* h : m_pending) {
        if (isStore(h)) gone.push_back(assembleStore(*h, order));
        if (h) order.push_back(h);
    }
    m_pending = std::move(order);
    for (std::size_t i = 0; i < m_pending.size(); ++i)
        m_pending[i]->pendingIndex = i;
}

/// Gives x what it is computed by; the handles that this needs go to `order`. The node that x had.
Ref<Node> AccelState::assembleStore(ArrayHandle& x, std::vector<ArrayHandle*>& order) {
    const Ref<Node> old = x.node;
    const LoopBody& body = *old->body;
    const LoopStep& s = body.steps[old->bodyValue];
    const IndexBox box = storedBox(body, old->bodyValue);
    const bool inOrder = isInOrder(s);
    const auto fresh = [&](NodeKind kind, const Shape& shape) {
        return likeNode(*old, kind, old->dtype, shape);
    };
    const auto use = [&](const Ref<Node>& node) {
        node->record = x.record;
        node->handle = &x;
        node->mustStore = old->mustStore;
        x.node = node;
    };
    const bool whole = inOrder && fills(box, old->shape);
    const Shape boxShape = shapeOf(box, old->shape.rank());
    auto each = fresh(NodeKind::Loop, whole     ? old->shape
                                      : inOrder ? boxShape
                                                : Shape(body.domain.count(), body.trips));
    each->body = old->body;
    each->bodyValue = old->bodyValue;
    each->bodyEach = true;
    for (std::size_t i = 0; i < body.outerCount; ++i)
        each->addOperand(old->operands[i]);
    if (whole) {
        use(each);
        return old;
    }
    Ref<ArrayHandle> values = newPending(each);
    values->variable = x.variable;
    order.push_back(values.get());
    if (!inOrder) {
        auto view = fresh(NodeKind::View, boxShape);
        int64_t stride = 1;
        for (int d = 0; d < boxShape.rank(); ++d) {
            if (d == s.boxDimension) continue;
            view->map.stride[dim(d)] = stride;
            stride *= box.count[dim(d)];
        }
        view->map.stride[dim(s.boxDimension)] = s.boxAdvance < 0 ? -stride : stride;
        if (s.boxAdvance < 0) view->map.offset = (body.trips - 1) * stride;
        view->addOperand({values, values->shape, values->dtype, 0});
        values = newPending(view);
        order.push_back(values.get());
    }
    auto assign = fresh(NodeKind::AssignSlice, old->shape);
    assign->box = box;
    assign->addOperand(old->operands.back());
    assign->addOperand({values, boxShape, values->dtype, 0});
    use(assign);
    return old;
}

} // namespace vitrine
