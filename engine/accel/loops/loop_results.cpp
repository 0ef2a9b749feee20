// SPDX-License-Identifier: Apache-2.0
#include "accel/loops/loop_results.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace vitrine {

namespace {

constexpr std::size_t kMaxArrays = 12; ///< read from outside, with the results

using References = std::unordered_map<const ArrayHandle*, uint32_t>;

void count(References& references, const std::vector<Node*>& nodes) {
    for (const Node* n : nodes) {
        for (const Operand& o : n->operands) {
            if (o.array) ++references[o.array.get()];
        }
    }
}

bool heldOutside(const ArrayHandle& handle, const References& references) {
    const auto found = references.find(&handle);
    return handle.refCount() > (found == references.end() ? 0 : found->second);
}

} // namespace

std::optional<std::vector<LoopResult>>
resultsOf(const LoopBody& body, const std::vector<Operand>& outer, const std::vector<Node*>& window,
          const std::vector<Node*>& older, LoopRefusal& refusal) {
    const auto no = [&](uint32_t line, LoopObstacle why) {
        refusal = {why, line};
        return std::nullopt;
    };
    References references;
    count(references, window);
    count(references, older);
    // `outer` holds references of its own.
    for (const Operand& o : outer) {
        if (o.array) ++references[o.array.get()];
    }
    std::vector<LoopResult> results;
    for (Node* n : older) {
        if (!heldOutside(*n->handle, references)) continue;
        const auto slot = std::find_if(body.slots.begin(), body.slots.end(), [&](const auto& d) {
            return d.fromSlot && body.slots[d.next].serial == n->handle->serial;
        });
        if (slot == body.slots.end()) return no(n->line, LoopObstacle::EarlierKept);
        results.push_back({n, static_cast<uint32_t>(slot - body.slots.begin()), true});
    }
    for (std::size_t j = 0; j < window.size(); ++j) {
        Node* n = window[j];
        if (!heldOutside(*n->handle, references)) continue;
        const bool store = n->is(NodeKind::AssignSlice);
        if (!store && !(n->shape == body.domainOf(body.steps[j])))
            return no(n->line, LoopObstacle::DifferentSizes);
        results.push_back({n, static_cast<uint32_t>(j), false, store});
    }
    if (outer.size() + results.size() > kMaxArrays)
        return no(window.front()->line, LoopObstacle::ManyArrays);
    return results;
}

void makeResults(LoopBody& body, const std::vector<Operand>& outer,
                 const std::vector<LoopResult>& results) {
    // The old nodes go when their handles have the new ones; what only they held goes with them.
    std::vector<Ref<Node>> gone;
    for (const LoopResult& r : results) {
        payload::Loop result{Ref<LoopBody>(&body), r.value};
        result.slot = r.slot;
        result.store = r.store;
        auto node = likeNode(*r.node, std::move(result), r.node->dtype, r.node->shape);
        node->record = r.node->record;
        node->pin = {};
        for (const LoopStep& s : body.steps) {
            if (s.pin.side != PinSide::Free) node->pin = s.pin;
        }
        node->handle = r.node->handle;
        for (const Operand& o : outer)
            node->addOperand(o);
        if (r.store) {
            const Node& before = *r.node->operands[0].array->node;
            node->addOperand(before.is(NodeKind::Loop) ? before.operands.back()
                                                       : before.operands[0]);
        }
        gone.push_back(std::exchange(r.node->handle->node, std::move(node)));
    }
}

} // namespace vitrine
