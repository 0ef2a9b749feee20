// SPDX-License-Identifier: Apache-2.0
#include "accel/fusion/fusion_graph.h"

#include "accel/fusion/fusion_rules.h"

#include "accel/loops/loop.h"

#include <algorithm>

namespace vitrine {

FusionGraph::FusionGraph(const std::vector<Node*>& all, const FusionLimits& most)
    : nodes(all), limits(most) {
    indexNodes();
}

void FusionGraph::indexNodes() {
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        nodes[i]->index = i;
        nodes[i]->stored = false; // set by a flush that was stopped
    }
    m_groupOf.assign(nodes.size(), kNone);
    work.reserve(nodes.size());
    dropped.assign(nodes.size(), 0);
    consumers.resize(nodes.size());
    for (Node* n : nodes) {
        for (const Operand& o : n->operands) {
            if (o.array && o.array->node) {
                const Node* p = o.array->node.get();
                if (isOurs(p)) consumers[p->index].push_back(n);
            }
        }
    }
    endsInPass.assign(nodes.size(), 0);
    for (std::size_t i = nodes.size(); i-- > 0;) {
        const auto& readers = consumers[i];
        endsInPass[i] =
            nodes[i]->isElementwise() && !nodes[i]->handle->isLive() && !readers.empty() &&
            std::all_of(readers.begin(), readers.end(), [&](const Node* c) {
                return c->is(NodeKind::Reduce) || c->is(NodeKind::Scan) || endsInPass[c->index];
            });
    }
}

std::size_t FusionGraph::groupOf(const Node* n) const {
    return isOurs(n) ? rootOf(m_groupOf[n->index]) : kNone;
}

std::size_t FusionGraph::rootOf(std::size_t g) const {
    while (g != kNone && work[g].root != kNone)
        g = work[g].root;
    return g;
}

bool FusionGraph::computes(std::size_t a, std::size_t b, const Node* n) const {
    if (!n) return false;
    const std::size_t g = groupOf(n);
    return ((g == a || g == b) && !dropped[n->index]) || holds(work[a].group.recomputed, n) ||
           holds(work[b].group.recomputed, n);
}

std::size_t FusionGraph::supplier(const Operand& o) const {
    if (!o.array || !o.array->node) return kNone;
    const Node* p = o.array->node.get();
    if (p->is(NodeKind::Fill) && groupOf(p) == kNone) return kNone;
    if (p->is(NodeKind::View) && groupOf(p) == kNone) return supplier(p->operands[0]);
    return groupOf(p);
}

void FusionGraph::add(Node* n, std::size_t g, std::vector<Node*> Group::*list) {
    (work[g].group.*list).push_back(n);
    m_groupOf[n->index] = g;
}

std::size_t FusionGraph::open(Node* n, ProgramKind kind) {
    const std::size_t id = work.size();
    Work& fresh = work.emplace_back();
    fresh.group.kind = kind;
    fresh.assigns = n->is(NodeKind::AssignSlice);
    fresh.pin = n->pin;
    for (std::size_t k = 0; k < n->operands.size(); ++k) {
        const std::size_t g = supplier(n->operands[k]);
        if (g == kNone) continue;
        if (!isElementByElement(*n, k)) fresh.hard.push_back(g);
        fresh.before.push_back(g);
    }
    m_order.append();
    m_groupOf[n->index] = id;
    return id;
}

bool FusionGraph::needs(std::size_t to, std::size_t from, bool direct) const {
    constexpr std::size_t kMostVisits = 256;
    ++search;
    stack.assign(1, to);
    work[to].visit = search;
    for (std::size_t at = 0; at < stack.size(); ++at) {
        if (at == kMostVisits) return true;
        for (const std::size_t before : work[stack[at]].before) {
            const std::size_t g = rootOf(before);
            if (g == from && (direct || stack[at] != to)) return true;
            if (work[g].visit == search || g == from || m_order.isBefore(g, from)) continue;
            work[g].visit = search;
            stack.push_back(g);
        }
    }
    return false;
}

bool FusionGraph::waitsFor(std::size_t a, std::size_t b) const {
    const std::vector<std::size_t>& hard = work[a].hard;
    return std::any_of(hard.begin(), hard.end(), [&](std::size_t g) { return rootOf(g) == b; });
}

bool FusionGraph::mergeMakesCycle(std::size_t a, std::size_t b, bool sweeps) const {
    return (!sweeps && (waitsFor(a, b) || waitsFor(b, a))) || needs(b, a, false) ||
           needs(a, b, false);
}

void FusionGraph::bringTogether(std::size_t a, std::size_t b) {
    const std::size_t early = m_order.isBefore(a, b) ? a : b;
    const std::size_t late = early == a ? b : a;
    // What stands between them and the later one needs runs before both; it does not need the
    // earlier one, or one kernel would not do.
    VITRINE_ASSERT(!needs(late, early, false));
    m_order.moveBefore(early, {stack.begin() + 1, stack.end()});
    if (b == early) m_order.moveBefore(b, {a});
    m_order.remove(b);
}

std::size_t FusionGraph::stepCount(const Group& g) const {
    const LoopBody* loop = loopOf(g);
    return g.body.size() + g.epilogue.size() + g.reductions.size() + g.recomputed.size() +
           (loop ? loop->steps.size() : 0);
}

template <typename F>
void FusionGraph::noteReads(const Node& n, const F& isInside, std::vector<const void*>& seen) {
    for (const Operand& o : n.operands) {
        if (o.array && !isInside(o.array->node.get()) &&
            std::find(seen.begin(), seen.end(), o.array.get()) == seen.end())
            seen.push_back(o.array.get());
    }
}

template <typename F>
FusionGraph::ReadBy FusionGraph::readBy(const Node* n, const F& isInside) const {
    if (n->handle->isLive()) return ReadBy::Others;
    ReadBy by = ReadBy::Inside;
    for (const Node* c : consumers[n->index]) {
        if (isInside(c)) continue;
        if (groupOf(c) != kNone) return ReadBy::Others;
        if (!isTransparent(*c)) by = ReadBy::NotYetGrouped;
    }
    return by;
}

bool FusionGraph::tooManyBuffers(std::size_t a, std::size_t b) const {
    const auto isInside = [&](const Node* n) { return computes(a, b, n); };
    reads.clear();
    std::size_t outputs = 0, open = 0;
    for (const std::size_t id : {a, b}) {
        const Group& g = work[id].group;
        for (const std::vector<Node*>* list :
             {&g.body, &g.epilogue, &g.reductions, &g.recomputed}) {
            for (const Node* n : *list) {
                const ReadBy by = readBy(n, isInside);
                outputs += by == ReadBy::Others;
                open += by == ReadBy::NotYetGrouped;
                noteReads(*n, isInside, reads);
                const std::size_t known = reads.size() + outputs;
                if (known > limits.maxBuffers || known + open > limits.maxOpenBuffers) return true;
            }
        }
    }
    return false;
}

std::size_t FusionGraph::bufferCount(std::size_t g, const std::vector<Node*>& again) const {
    const Group& group = work[g].group;
    std::vector<const void*> seen;
    std::size_t outputs = 0;
    const auto isInside = [&](const Node* n) { return n && (computes(g, n) || holds(again, n)); };
    for (const std::vector<Node*>* list :
         {&group.body, &group.epilogue, &group.reductions, &group.recomputed, &again}) {
        for (const Node* n : *list) {
            outputs += readBy(n, isInside) == ReadBy::Others;
            noteReads(*n, isInside, seen);
        }
    }
    return seen.size() + outputs;
}

bool FusionGraph::mayMerge(std::size_t a, std::size_t b, const Node* from, const Node* to,
                           FusionRule rule) {
    const Work& wa = work[a];
    const Work& wb = work[b];
    if (const std::optional<FusionObstacle> why = whyApart(wa.pin, wb.pin, limits.fuse))
        return refuse(b, from, to, *why);
    if (stepCount(wa.group) + stepCount(wb.group) > limits.maxSteps)
        return refuse(b, from, to, FusionObstacle::Steps);
    if (tooManyBuffers(a, b)) return refuse(b, from, to, FusionObstacle::Buffers);
    if (loopOf(wa.group) && loopOf(wb.group) && loopOf(wa.group) != loopOf(wb.group))
        return refuse(b, from, to, FusionObstacle::SecondLoop);
    if ((wa.assigns || wb.assigns) && moveWhatMayNot(wa.group, wb.group))
        return refuse(b, from, to, FusionObstacle::AssignedPlaces);
    if (mergeMakesCycle(a, b, rule == FusionRule::LineSweeps))
        return refuse(b, from, to, FusionObstacle::ResultBetween);
    return true;
}

void FusionGraph::becomePart(std::size_t a, std::size_t b, FusionRule rule) {
    bringTogether(a, b);
    Work& wa = work[a];
    Work& wb = work[b];
    joinSides(wa.pin, wb.pin);
    wa.rules[static_cast<std::size_t>(rule)] = true;
    for (std::size_t r = 0; r < wa.rules.size(); ++r)
        wa.rules[r] = wa.rules[r] || wb.rules[r];
    for (NotFused& value : wb.group.notFused)
        wa.group.notFused.push_back(std::move(value));
    wa.assigns = wa.assigns || wb.assigns;
    const auto join = [&](std::vector<std::size_t>& into, std::vector<std::size_t>& from1) {
        into.insert(into.end(), from1.begin(), from1.end());
        from1.clear();
        for (std::size_t& g : into)
            g = rootOf(g);
        std::erase_if(into, [&](std::size_t g) { return g == a || g == b; });
        std::sort(into.begin(), into.end());
        into.erase(std::unique(into.begin(), into.end()), into.end());
    };
    join(wa.before, wb.before);
    join(wa.hard, wb.hard);
    wb.alive = false;
    wb.root = a;
}

void FusionGraph::joinSides(NodePin& into, const NodePin& from) {
    if (into.side == PinSide::Free) {
        into.side = from.side;
        into.sideBy = from.sideBy;
    }
    if (from.fusion == PinFusion::Free) into.fusion = PinFusion::Free;
}

bool FusionGraph::mayFuse(const Node& n) const {
    return limits.fuse || n.pin.fusion == PinFusion::Together;
}

bool FusionGraph::refuse(std::size_t group, const Node* from, const Node* to, FusionObstacle why) {
    if (from && to) {
        NotFused value{std::string(from->opName()), std::string(to->opName()), why, from->record,
                       to->record};
        auto& list = work[group].group.notFused;
        if (std::find(list.begin(), list.end(), value) == list.end())
            list.push_back(std::move(value));
    }
    return false;
}

std::vector<const ArrayHandle*> FusionGraph::wholeOperands(std::size_t g) const {
    const Group& group = work[g].group;
    std::vector<const ArrayHandle*> arrays;
    const auto note = [&](const Node* n) {
        if (n->is(NodeKind::Loop)) return;
        for (const Operand& o : n->operands) {
            if (!o.array || o.array->shape.count() < 2 || computes(g, o.array->node.get()) ||
                o.shape.count() != group.domain.count())
                continue;
            const Node* p = o.array->node.get();
            if (p && isTransparent(*p) && groupOf(p) == kNone) continue;
            if (std::find(arrays.begin(), arrays.end(), o.array.get()) == arrays.end())
                arrays.push_back(o.array.get());
        }
    };
    for (const Node* n : group.body)
        note(n);
    if (group.kind == ProgramKind::Reduction || group.kind == ProgramKind::Scan) {
        for (const Node* n : group.reductions)
            note(n);
    }
    return arrays;
}

bool FusionGraph::isInside(const Node* n) const {
    return !n->handle->isLive() &&
           forReaders(n, [&](const Node*, std::size_t g) { return g != kNone && computes(g, n); });
}

} // namespace vitrine
