// SPDX-License-Identifier: Apache-2.0
// x(:,t) = v in a rolled loop. While the loop runs, x is one Loop node that says where its
// iterations store (payload::Loop::store). When it is computed, the kernel stores v of every
// iteration one after another (`each`), and these are x, when they fill it, or assigned to it by
// one box.
#include "accel/graph/pending_list.h"
#include "accel/loops/loop.h"
#include "accel/loops/loop_lowering.h"

#include <algorithm>

namespace vitrine {

namespace {

std::size_t dim(int d) {
    return static_cast<std::size_t>(d);
}

const IndexBox& boxOf(const LoopStep& s) {
    return s.as<payload::AssignSlice>().box;
}

/// Dimensions of a box that run over the elements of an iteration come first and the iterations
/// after them: what is stored one after another is then the box as it is.
bool isInOrder(const LoopStep& s) {
    if (s.boxAdvance < 0) return false;
    const IndexBox& box = boxOf(s);
    for (std::size_t d = dim(s.boxDimension) + 1; d < box.count.size(); ++d) {
        if (box.count[d] != 1) return false;
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
    IndexBox& box = now.as<payload::AssignSlice>().box;
    const IndexBox to = box;
    box = boxOf(before);
    now.boxDimension = -1;
    for (std::size_t d = 0; d < to.first.size(); ++d) {
        if (to.count[d] > 1 && to.step[d] != 1) return LoopObstacle::StoresBySteps;
        box.step[d] = 1;
        if (to.first[d] == box.first[d]) continue;
        if (now.boxDimension >= 0) return LoopObstacle::StoresOtherPart;
        now.boxDimension = static_cast<int>(d);
        now.boxAdvance = to.first[d] - box.first[d];
    }
    if (now.boxDimension < 0) return LoopObstacle::StoresSamePart;
    const int64_t count = to.count[dim(now.boxDimension)];
    const bool joins = now.boxAdvance == count && isInOrder(now);
    const bool next = count == 1 && std::abs(now.boxAdvance) == 1;
    if (joins || next) return std::nullopt;
    return LoopObstacle::StoresApart;
}

bool storesNext(const LoopStep& step, const LoopStep& now, int64_t trips) {
    const IndexBox &first = boxOf(step), &to = boxOf(now);
    for (std::size_t d = 0; d < to.first.size(); ++d) {
        const bool moves = static_cast<int>(d) == step.boxDimension;
        if (to.first[d] != first.first[d] + (moves ? trips * step.boxAdvance : 0)) return false;
    }
    return true;
}

IndexBox lastBox(const LoopBody& body, std::size_t step) {
    IndexBox box = boxOf(body.steps[step]);
    box.first[dim(body.steps[step].boxDimension)] += (body.trips - 1) * body.steps[step].boxAdvance;
    return box;
}

IndexBox storedBox(const LoopBody& body, std::size_t step) {
    const LoopStep& s = body.steps[step];
    IndexBox box = boxOf(s);
    const std::size_t d = dim(s.boxDimension);
    if (s.boxAdvance < 0) box.first[d] += (body.trips - 1) * s.boxAdvance;
    box.count[d] *= body.trips;
    return box;
}

namespace {

/// Gives x what it is computed by; the handles that this needs go to `order`. The node that x had.
Ref<Node> assembleStore(PendingList& pending, ArrayHandle& x, PendingList::Arrays& order) {
    const Ref<Node> old = x.node;
    const auto& store = old->as<payload::Loop>();
    const LoopBody& body = *store.body;
    const LoopStep& s = body.steps[store.value];
    const IndexBox box = storedBox(body, store.value);
    const bool inOrder = isInOrder(s);
    const auto fresh = [&](payload::Any what, const Shape& shape) {
        return likeNode(*old, std::move(what), old->dtype, shape);
    };
    const auto use = [&](const Ref<Node>& node) {
        node->record = x.record;
        node->handle = &x;
        node->mustStore = old->mustStore;
        x.node = node;
    };
    const bool whole = inOrder && fills(box, old->shape);
    const Shape boxShape = shapeOf(box, old->shape.rank());
    payload::Loop values{store.body, store.value};
    values.perIteration = true;
    auto each = fresh(std::move(values), whole     ? old->shape
                                         : inOrder ? boxShape
                                                   : Shape(body.domain.count(), body.trips));
    for (std::size_t i = 0; i < body.outerCount; ++i)
        each->addOperand(old->operands[i]);
    if (whole) {
        use(each);
        return old;
    }
    Ref<ArrayHandle> stored = pending.make(each);
    stored->variable = x.variable;
    order.push_back(stored.get());
    if (!inOrder) {
        OperandMap map;
        int64_t stride = 1;
        for (int d = 0; d < boxShape.rank(); ++d) {
            if (d == s.boxDimension) continue;
            map.stride[dim(d)] = stride;
            stride *= box.count[dim(d)];
        }
        map.stride[dim(s.boxDimension)] = s.boxAdvance < 0 ? -stride : stride;
        if (s.boxAdvance < 0) map.offset = (body.trips - 1) * stride;
        auto view = fresh(payload::View{map}, boxShape);
        view->addOperand({stored, stored->shape, stored->dtype, 0});
        stored = pending.make(view);
        order.push_back(stored.get());
    }
    auto assign = fresh(payload::AssignSlice{box}, old->shape);
    assign->addOperand(old->operands.back());
    assign->addOperand({stored, boxShape, stored->dtype, 0});
    use(assign);
    return old;
}

} // namespace

void assembleStores(PendingList& pending) {
    const auto isStore = [](const ArrayHandle* h) {
        const auto* result = h ? h->node->whenIs<payload::Loop>() : nullptr;
        return result && result->store;
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
