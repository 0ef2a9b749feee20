// SPDX-License-Identifier: Apache-2.0
// Loops whose iterations reduce what they computed: m(t) = mean(x), s = s + sum(x). Nothing waits
// for these passes but what is made of them (LoopStep::late), so the loop is computed as three: its
// other operations, which keep the reduced value of every iteration; one reduction of all of them,
// line by line as each by itself; and the late operations, which read its results one after
// another.
#include "accel/graph/pending_list.h"
#include "accel/loops/loop.h"
#include "accel/loops/loop_lowering.h"

#include <algorithm>
#include <map>

namespace vitrine {

namespace {

constexpr uint32_t kNone = UINT32_MAX;

struct Split {
    Ref<LoopBody> first, late;
    std::vector<uint32_t> stepIn, slotIn; ///< places in the half that they are in
    std::vector<Ref<ArrayHandle>> passes; ///< results of the reductions, for the late half
};

/// Steps and slots of one half, with their places there. `wanted` says which steps are taken.
Ref<LoopBody> half(const LoopBody& body, bool late, const std::vector<bool>& wanted, Split& split) {
    auto out = makeRef<LoopBody>();
    out->tables = body.tables;
    out->columns = body.columns;
    out->trips = body.trips;
    out->domain = late ? body.lateDomain : body.domain;
    out->outerCount = body.outerCount;
    for (std::size_t j = 0; j < body.steps.size(); ++j) {
        if (body.steps[j].late != late || !wanted[j]) continue;
        split.stepIn[j] = static_cast<uint32_t>(out->steps.size());
        out->steps.push_back(body.steps[j]);
        out->cost += operationCost(body.steps[j]);
    }
    // A slot that nothing taken continues is not read either.
    std::vector<std::size_t> taken;
    for (std::size_t d = 0; d < body.slots.size(); ++d) {
        const LoopBody::Slot* root = &body.slots[d];
        while (root->fromSlot)
            root = &body.slots[root->next];
        if (body.steps[root->next].late != late || !wanted[root->next]) continue;
        split.slotIn[d] = static_cast<uint32_t>(taken.size());
        taken.push_back(d);
    }
    for (std::size_t d : taken) {
        LoopBody::Slot slot = body.slots[d];
        slot.next = (slot.fromSlot ? split.slotIn : split.stepIn)[slot.next];
        out->slots.push_back(std::move(slot));
    }
    for (LoopStep& s : out->steps) {
        s.late = false;
        for (LoopOperand& o : s.operands) {
            if (s.kind == NodeKind::Reduce) continue;
            if (o.kind == LoopOperand::Kind::Inner) o.index = split.stepIn[o.index];
            if (o.kind == LoopOperand::Kind::Carried) o.index = split.slotIn[o.index];
        }
    }
    return out;
}

/// The late half reads a pass's results, `width` an iteration.
void readResults(LoopStep& s, uint32_t operand, const Shape& domain) {
    s.kind = NodeKind::View;
    s.shape = domain;
    s.map = {};
    s.map.advance = domain.count();
    int64_t stride = 1;
    for (int d = 0; d < domain.rank(); ++d) {
        s.map.stride[static_cast<std::size_t>(d)] = stride;
        stride *= domain[d];
    }
    LoopOperand& o = s.operands[0];
    o.kind = LoopOperand::Kind::Outer;
    o.index = operand;
    o.shape = domain;
}

using Results = std::map<const LoopBody*, std::vector<const Node*>>;

/// The results of each loop that has passes.
Results resultsWithPasses(const PendingList& pending) {
    Results results;
    for (const ArrayHandle* h : pending.arrays()) {
        if (h && h->node->kind == NodeKind::Loop && h->node->body->hasLate())
            results[h->node->body.get()].push_back(h->node.get());
    }
    return results;
}

/// Splits the loops one after another, and makes the list anew with the passes between.
class LoopSplitter {
public:
    LoopSplitter(PendingList& pending, const Results& results)
        : m_pending(pending), m_results(results) {}

    void run() {
        for (ArrayHandle* h : m_pending.arrays()) {
            if (!h) continue;
            Node& n = *h->node;
            if (n.kind == NodeKind::Loop && m_results.count(n.body.get())) {
                const LoopBody& body = *n.body;
                if (!m_splits.count(&body)) m_splits.emplace(&body, split(n));
                moveToHalf(n, m_splits.at(&body));
            }
            m_order.push_back(h);
        }
        m_pending.assign(std::move(m_order));
    }

private:
    Split split(const Node& like) {
        const LoopBody& body = *like.body;
        m_whole.push_back(like.body);
        Split split;
        split.stepIn.assign(body.steps.size(), kNone);
        split.slotIn.assign(body.slots.size(), kNone);
        const LoopBody::Needed needed = body.needed(m_results.at(&body));
        split.first = half(body, false, needed.steps, split);
        split.late = half(body, true, needed.steps, split);
        for (LoopStep& s : split.late->steps) {
            if (s.kind != NodeKind::Reduce) continue;
            Ref<ArrayHandle> values = valuesOfAll(like, s, split);
            Ref<ArrayHandle> sums = passOver(like, s, values);
            readResults(s, static_cast<uint32_t>(body.outerCount + split.passes.size()),
                        body.lateDomain);
            split.passes.push_back(std::move(sums));
        }
        split.late->outerCount += split.passes.size();
        return split;
    }

    Ref<ArrayHandle> append(Ref<Node> node) {
        Ref<ArrayHandle> array = m_pending.make(std::move(node));
        m_order.push_back(array.get());
        return array;
    }

    /// What the iterations hand to the reduction, one after another.
    Ref<ArrayHandle> valuesOfAll(const Node& like, const LoopStep& reduction, const Split& split) {
        const LoopBody& body = *like.body;
        const uint32_t value = reduction.operands[0].index;
        const LoopStep& from = body.steps[value];
        auto each = likeNode(like, NodeKind::Loop, from.dtype,
                             {reduction.inner, reduction.length, reduction.outer * body.trips});
        each->line = from.line;
        each->body = split.first;
        each->bodyValue = split.stepIn[value];
        each->bodyEach = true;
        for (std::size_t i = 0; i < body.outerCount; ++i)
            each->addOperand(like.operands[i]);
        Ref<ArrayHandle> values = append(std::move(each));
        values->variable = from.variable;
        return values;
    }

    /// The reduction of all iterations at once.
    Ref<ArrayHandle> passOver(const Node& like, const LoopStep& s, Ref<ArrayHandle> values) {
        const int64_t outer = s.outer * like.body->trips;
        auto pass = likeNode(like, NodeKind::Reduce, s.dtype, {s.inner, 1, outer});
        pass->compute = s.compute;
        pass->line = s.line;
        pass->combine = s.combine;
        pass->inner = s.inner;
        pass->length = s.length;
        pass->outer = outer;
        const Shape lines = values->shape;
        const DType dtype = values->dtype;
        pass->addOperand({std::move(values), lines, dtype, 0});
        return append(std::move(pass));
    }

    /// The result of a loop becomes the result of the half that computes it.
    static void moveToHalf(Node& n, const Split& split) {
        const LoopBody& body = *n.body;
        const bool late =
            n.bodySlot ? body.isLate(body.slots[n.bodyValue]) : body.steps[n.bodyValue].late;
        n.bodyValue = (n.bodySlot ? split.slotIn : split.stepIn)[n.bodyValue];
        if (late) {
            const std::vector<Operand> operands = n.operands;
            n.releaseOperands();
            for (std::size_t i = 0; i < body.outerCount; ++i)
                n.addOperand(operands[i]);
            for (const Ref<ArrayHandle>& r : split.passes)
                n.addOperand({r, Shape(), r->dtype, 0});
            if (n.bodyStore) n.addOperand(operands.back());
        }
        n.body = late ? split.late : split.first;
    }

    PendingList& m_pending;
    const Results& m_results;
    std::map<const LoopBody*, Split> m_splits;
    std::vector<Ref<LoopBody>> m_whole; ///< alive until all their results are those of a half
    PendingList::Arrays m_order;
};

} // namespace

void splitLoops(PendingList& pending) {
    const Results results = resultsWithPasses(pending);
    if (!results.empty()) LoopSplitter(pending, results).run();
}

} // namespace vitrine
