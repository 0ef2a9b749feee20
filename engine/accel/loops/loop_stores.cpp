// SPDX-License-Identifier: Apache-2.0
// x(:,t) = v in a rolled loop. While the loop runs, x is one Loop node that says where its
// iterations store (`bodyStore`). When it is computed, the kernel stores v of every iteration one
// after another (`bodyEach`), and these are x, when they fill it, or assigned to it by one box.
#include "accel/graph/pending_list.h"
#include "accel/loops/loop.h"
#include "accel/loops/loop_lowering.h"

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

std::optional<LoopObstacle> storeAdvance(const LoopStep& before, LoopStep& now) {
    const IndexBox to = now.box;
    now.box = before.box;
    now.boxDimension = -1;
    for (std::size_t d = 0; d < to.first.size(); ++d) {
        if (to.count[d] > 1 && to.step[d] != 1) return LoopObstacle::StoresBySteps;
        now.box.step[d] = 1;
        if (to.first[d] == before.box.first[d]) continue;
        if (now.boxDimension >= 0) return LoopObstacle::StoresOtherPart;
        now.boxDimension = static_cast<int>(d);
        now.boxAdvance = to.first[d] - before.box.first[d];
    }
    if (now.boxDimension < 0) return LoopObstacle::StoresSamePart;
    const int64_t count = to.count[dim(now.boxDimension)];
    const bool joins = now.boxAdvance == count && isInOrder(now);
    const bool next = count == 1 && std::abs(now.boxAdvance) == 1;
    if (joins || next) return std::nullopt;
    return LoopObstacle::StoresApart;
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

namespace {

/// Gives x what it is computed by; the handles that this needs go to `order`. The node that x had.
Ref<Node> assembleStore(PendingList& pending, ArrayHandle& x, PendingList::Arrays& order) {
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
    Ref<ArrayHandle> values = pending.make(each);
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
        values = pending.make(view);
        order.push_back(values.get());
    }
    auto assign = fresh(NodeKind::AssignSlice, old->shape);
    assign->box = box;
    assign->addOperand(old->operands.back());
    assign->addOperand({values, boxShape, values->dtype, 0});
    use(assign);
    return old;
}

} // namespace

void assembleStores(PendingList& pending) {
    const auto isStore = [](const ArrayHandle* h) {
        return h && h->node->kind == NodeKind::Loop && h->node->bodyStore;
    };
    if (std::none_of(pending.arrays().begin(), pending.arrays().end(), isStore)) return;
    PendingList::Arrays order;
    std::vector<Ref<Node>> gone; // what only they held goes when every place is known again
    for (ArrayHandle* h : pending.arrays()) {
        if (isStore(h)) gone.push_back(assembleStore(pending, *h, order));
        if (h) order.push_back(h);
    }
    pending.assign(std::move(order));
}

} // namespace vitrine
