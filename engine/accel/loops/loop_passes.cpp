// SPDX-License-Identifier: Apache-2.0
// Loops whose iterations reduce what they computed: m(t) = mean(x), s = s + sum(x). Nothing waits
// for these passes but what is made of them (LoopStep::deferred), so the loop is computed as three:
// its other operations, which keep the reduced value of every iteration; one reduction of all of
// them, line by line as each by itself; and the deferred operations, which read its results one
// after another.
#include "accel/graph/pending_list.h"
#include "accel/loops/loop.h"
#include "accel/loops/loop_lowering.h"

#include <algorithm>
#include <map>

namespace vitrine {

namespace {

constexpr uint32_t kNone = UINT32_MAX;

struct Split {
    Ref<LoopBody> first, deferred;
    std::vector<uint32_t> stepIn, slotIn; ///< places in the half that they are in
    std::vector<Ref<ArrayHandle>> passes; ///< results of the reductions, for the deferred half
};

/// Steps and slots of one half, with their places there. `wanted` says which steps are taken.
Ref<LoopBody> half(const LoopBody& body, bool deferred, const std::vector<bool>& wanted,
                   Split& split) {
    auto out = makeRef<LoopBody>();
    out->tables = body.tables;
    out->columns = body.columns;
    out->trips = body.trips;
    out->domain = deferred ? body.deferredDomain : body.domain;
    out->outerCount = body.outerCount;
    for (std::size_t j = 0; j < body.steps.size(); ++j) {
        if (body.steps[j].deferred != deferred || !wanted[j]) continue;
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
        if (body.steps[root->next].deferred != deferred || !wanted[root->next]) continue;
        split.slotIn[d] = static_cast<uint32_t>(taken.size());
        taken.push_back(d);
    }
    for (std::size_t d : taken) {
        LoopBody::Slot slot = body.slots[d];
        slot.next = (slot.fromSlot ? split.slotIn : split.stepIn)[slot.next];
        out->slots.push_back(std::move(slot));
    }
    for (LoopStep& s : out->steps) {
        s.deferred = false;
        for (LoopOperand& o : s.operands) {
            if (s.is(NodeKind::Reduce)) continue;
            if (o.kind == LoopOperand::Kind::Inner) o.index = split.stepIn[o.index];
            if (o.kind == LoopOperand::Kind::Carried) o.index = split.slotIn[o.index];
        }
    }
    return out;
}

/// The deferred half reads a pass's results, `width` an iteration.
void readResults(LoopStep& s, uint32_t operand, const Shape& domain) {
    OperandMap map;
    map.advance = domain.count();
    int64_t stride = 1;
    for (int d = 0; d < domain.rank(); ++d) {
        map.stride[static_cast<std::size_t>(d)] = stride;
        stride *= domain[d];
    }
    s.what = payload::View{map};
    s.shape = domain;
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
        const auto* result = h ? h->node->whenIs<payload::Loop>() : nullptr;
        if (result && result->body->hasDeferred())
            results[result->body.get()].push_back(h->node.get());
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
            const auto* result = n.whenIs<payload::Loop>();
            if (result && m_results.count(result->body.get())) {
                const LoopBody& body = *result->body;
                if (!m_splits.count(&body)) m_splits.emplace(&body, split(n));
                moveToHalf(n, m_splits.at(&body));
            }
            m_order.push_back(h);
        }
        m_pending.assign(std::move(m_order));
    }

private:
    Split split(const Node& like) {
        m_whole.push_back(like.as<payload::Loop>().body);
        const LoopBody& body = *m_whole.back();
        Split split;
        split.stepIn.assign(body.steps.size(), kNone);
        split.slotIn.assign(body.slots.size(), kNone);
        const LoopBody::Needed needed = body.needed(m_results.at(&body));
        split.first = half(body, false, needed.steps, split);
        split.deferred = half(body, true, needed.steps, split);
        for (LoopStep& s : split.deferred->steps) {
            if (!s.is(NodeKind::Reduce)) continue;
            Ref<ArrayHandle> values = valuesOfAll(like, s, split);
            Ref<ArrayHandle> sums = passOver(like, s, values);
            readResults(s, static_cast<uint32_t>(body.outerCount + split.passes.size()),
                        body.deferredDomain);
            split.passes.push_back(std::move(sums));
        }
        split.deferred->outerCount += split.passes.size();
        return split;
    }

    Ref<ArrayHandle> append(Ref<Node> node) {
        Ref<ArrayHandle> array = m_pending.make(std::move(node));
        m_order.push_back(array.get());
        return array;
    }

    /// What the iterations hand to the reduction, one after another.
    Ref<ArrayHandle> valuesOfAll(const Node& like, const LoopStep& reduction, const Split& split) {
        const LoopBody& body = *like.as<payload::Loop>().body;
        const uint32_t value = reduction.operands[0].index;
        const LoopStep& from = body.steps[value];
        const Lines& lines = reduction.as<payload::Reduce>().lines;
        payload::Loop all{split.first, split.stepIn[value]};
        all.perIteration = true;
        auto each = likeNode(like, std::move(all), from.dtype,
                             {lines.inner, lines.length, lines.outer * body.trips});
        each->line = from.line;
        for (std::size_t i = 0; i < body.outerCount; ++i)
            each->addOperand(like.operands[i]);
        Ref<ArrayHandle> values = append(std::move(each));
        values->variable = from.variable;
        return values;
    }

    /// The reduction of all iterations at once.
    Ref<ArrayHandle> passOver(const Node& like, const LoopStep& s, Ref<ArrayHandle> values) {
        payload::Reduce all = s.as<payload::Reduce>();
        all.lines.outer *= like.as<payload::Loop>().body->trips;
        auto pass = likeNode(like, all, s.dtype, {all.lines.inner, 1, all.lines.outer});
        pass->compute = s.compute;
        pass->line = s.line;
        const Shape shape = values->shape;
        const DType dtype = values->dtype;
        pass->addOperand({std::move(values), shape, dtype, 0});
        return append(std::move(pass));
    }

    /// The result of a loop becomes the result of the half that computes it.
    static void moveToHalf(Node& n, const Split& split) {
        auto& result = n.as<payload::Loop>();
        const LoopBody& body = *result.body;
        const bool deferred = result.slot ? body.isDeferred(body.slots[result.value])
                                          : body.steps[result.value].deferred;
        result.value = (result.slot ? split.slotIn : split.stepIn)[result.value];
        if (deferred) {
            const std::vector<Operand> operands = n.operands;
            n.releaseOperands();
            for (std::size_t i = 0; i < body.outerCount; ++i)
                n.addOperand(operands[i]);
            for (const Ref<ArrayHandle>& r : split.passes)
                n.addOperand({r, Shape(), r->dtype, 0});
            if (result.store) n.addOperand(operands.back());
        }
        result.body = deferred ? split.deferred : split.first;
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
