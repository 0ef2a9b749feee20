// SPDX-License-Identifier: Apache-2.0
// Values that their readers compute again instead of having them stored and read.
#include "accel/fusion/fusion_graph.h"
#include "accel/fusion/fusion_stages.h"
#include "accel/loops/loop.h"

#include <algorithm>

namespace vitrine {

namespace {

class Recomputer {
public:
    explicit Recomputer(FusionGraph& graph) : m_graph(graph) {}

    /// Values of a group that its readers compute themselves instead.
    void recomputeFrom(std::size_t g) {
        const std::vector<Node*> body = m_graph.work[g].group.body;
        // From the last: what only a value computed again reads then need not be stored either.
        for (auto at = body.rbegin(); at != body.rend(); ++at)
            recomputeValue(g, *at);
        // What only other groups compute now is no part of this one.
        Group& group = m_graph.work[g].group;
        for (auto at = body.rbegin(); at != body.rend(); ++at) {
            const bool wanted =
                m_graph.recomputedIn.count(*at) == 0 || !m_graph.isInside(*at) ||
                !m_graph.forReaders(*at, [&](const Node*, std::size_t r) { return r != g; });
            if (wanted) continue;
            m_graph.dropped[(*at)->index] = 1;
            std::erase(group.body, *at);
        }
        if (group.body.empty() && group.reductions.empty()) m_graph.work[g].alive = false;
    }

private:
    /// What has to be computed again for a value.
    struct Again {
        std::vector<Node*> nodes;
        std::vector<const ArrayHandle*> arrays; ///< that it reads
        double operations = 0;
    };

    bool collectAgain(const Node* n, std::size_t group, Again& again) const {
        if (holds(again.nodes, n)) return true;
        if (!n->is(NodeKind::Apply) && !n->is(NodeKind::Convert) && !n->is(NodeKind::Ramp))
            return false;
        if (again.nodes.size() >= m_graph.limits.maxSteps / 4) return false;
        for (const Operand& o : n->operands) {
            const Node* p = o.array ? o.array->node.get() : nullptr;
            if (!o.array) continue;
            const Node* source =
                p && isTransparent(*p) && m_graph.groupOf(p) == FusionGraph::kNone ? nullptr : p;
            if (p && !source) {
                // Read through a map; what it looks at is stored.
                if (p->is(NodeKind::View)) again.arrays.push_back(p->operands[0].array.get());
                continue;
            }
            if (!m_graph.computes(group, p) || !m_graph.isInside(p)) {
                again.arrays.push_back(o.array.get());
            } else if (!collectAgain(p, group, again)) {
                return false;
            }
        }
        again.nodes.push_back(const_cast<Node*>(n));
        again.operations += static_cast<double>(functionCost(*n));
        return true;
    }

    void recomputeValue(std::size_t g, Node* n) {
        if (n->handle->isLive()) return;
        std::vector<std::size_t> readers;
        const bool possible = m_graph.forReaders(n, [&](const Node* reader, std::size_t r) {
            // Iterations of a loop stay the same program as long as they keep to themselves.
            if (r == FusionGraph::kNone || reader->loop != n->loop ||
                reader->iteration != n->iteration)
                return false;
            if (!m_graph.computes(r, n) &&
                std::find(readers.begin(), readers.end(), r) == readers.end())
                readers.push_back(r);
            return true;
        });
        Again again;
        if (!possible || readers.empty() || !collectAgain(n, g, again)) return;
        uint64_t extra = 0;
        Group computed;
        computed.body = again.nodes;
        const bool ordered = std::all_of(again.nodes.begin(), again.nodes.end(),
                                         [](const Node* a) { return followsOrder(*a); });
        computed.domain = ordered ? n->shape : m_graph.work[g].group.domain;
        for (std::size_t r : readers) {
            const Group& reader = m_graph.work[r].group;
            Shape domain;
            if (m_graph.work[r].pin.side != m_graph.work[g].pin.side ||
                whyApart(m_graph.work[r].pin, m_graph.work[g].pin, m_graph.limits.fuse) ||
                !oneDomain(reader, computed, domain) || !(domain == reader.domain) ||
                !canRecomputeIn(r, again) ||
                (m_graph.work[r].assigns && moveWhatMayNot(reader, computed)) ||
                m_graph.stepCount(reader) + again.nodes.size() > m_graph.limits.maxSteps ||
                m_graph.bufferCount(r, again.nodes) > m_graph.limits.maxBuffers)
                return;
            std::vector<const ArrayHandle*> known = m_graph.wholeOperands(r);
            for (const ArrayHandle* array : again.arrays) {
                if (std::find(known.begin(), known.end(), array) != known.end()) continue;
                known.push_back(array);
                extra += array->bytes();
            }
        }
        if (!worthRecomputing(again.operations, readers.size(), n->handle->bytes(),
                              n->shape.count(), extra))
            return;
        for (std::size_t r : readers) {
            FusionGraph::Work& reader = m_graph.work[r];
            reader.rules[static_cast<std::size_t>(FusionRule::Recompute)] = true;
            for (Node* again1 : again.nodes) {
                if (m_graph.computes(r, again1)) continue;
                reader.group.recomputed.push_back(again1);
                m_graph.recomputedIn[again1].push_back(r);
            }
            std::erase_if(reader.group.notFused,
                          [&](const NotFused& value) { return value.fromNode == n->record; });
        }
    }

    bool canRecomputeIn(std::size_t g, const Again& again) const {
        const Group& group = m_graph.work[g].group;
        if (group.kind == ProgramKind::Routine || loopOf(group)) return false;
        return std::all_of(again.nodes.begin(), again.nodes.end(), [&](const Node* n) {
            return m_graph.forReaders(n, [&](const Node* reader, std::size_t r) {
                return r != g || isReadInOrder(*reader, n, group);
            });
        });
    }

    /// Element e of the reader needs element e of the value, in the body of its group.
    static bool isReadInOrder(const Node& reader, const Node* n, const Group& group) {
        if (holds(group.epilogue, &reader)) return false;
        for (std::size_t k = 0; k < reader.operands.size(); ++k) {
            const Operand& o = reader.operands[k];
            if (!o.array || o.array->node.get() != n) continue;
            if (!isElementByElement(reader, k) || (reader.is(NodeKind::AssignSlice) && k == 1))
                return false;
        }
        return true;
    }

    FusionGraph& m_graph;
};

} // namespace

void recomputeCheapValues(FusionGraph& graph) {
    Recomputer recomputer(graph);
    for (std::size_t g = 0; g < graph.work.size(); ++g)
        if (graph.work[g].alive) recomputer.recomputeFrom(g);
}

} // namespace vitrine
