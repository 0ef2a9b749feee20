// SPDX-License-Identifier: Apache-2.0
#include "accel/loops/loop_results.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace vitrine {

namespace {

constexpr std::size_t kMaxArrays = 12; ///< read from outside, with the results

/// The references to arrays that nodes and the loop hold; read when all are in.
class References {
public:
    void add(const std::vector<Operand>& operands) {
        for (const Operand& o : operands) {
            if (o.array) m_arrays.push_back(o.array.get());
        }
    }
    void add(const std::vector<Node*>& nodes) {
        for (const Node* n : nodes)
            add(n->operands);
    }
    void sort() { std::sort(m_arrays.begin(), m_arrays.end(), std::less<>()); }
    /// Is the array held by somebody else, too?
    [[nodiscard]] bool otherThan(const ArrayHandle& handle) const {
        const auto [first, last] =
            std::equal_range(m_arrays.begin(), m_arrays.end(), &handle, std::less<>());
        return handle.refCount() > static_cast<std::size_t>(last - first);
    }

private:
    std::vector<const ArrayHandle*> m_arrays;
};

} // namespace

std::optional<std::vector<LoopResult>>
resultsOf(const LoopBody& body, const std::vector<Operand>& outer, const std::vector<Node*>& window,
          const std::vector<Node*>& older, LoopRefusal& refusal) {
    const auto no = [&](uint32_t line, LoopObstacle why) {
        refusal = {why, line};
        return std::nullopt;
    };
    References references;
    references.add(window);
    references.add(older);
    references.add(outer); // it holds references of its own
    references.sort();
    std::vector<LoopResult> results;
    for (Node* n : older) {
        if (!references.otherThan(*n->handle)) continue;
        const auto slot = std::find_if(body.slots.begin(), body.slots.end(), [&](const auto& d) {
            return d.fromSlot && body.slots[d.next].serial == n->handle->serial;
        });
        if (slot == body.slots.end()) return no(n->line, LoopObstacle::EarlierKept);
        results.push_back({n, static_cast<uint32_t>(slot - body.slots.begin()), true});
    }
    for (std::size_t j = 0; j < window.size(); ++j) {
        Node* n = window[j];
        if (!references.otherThan(*n->handle)) continue;
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
    gone.reserve(results.size());
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
        node->operands.reserve(outer.size() + (r.store ? 1 : 0));
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
