// SPDX-License-Identifier: Apache-2.0
// The formed groups as the list that is run.
#include "accel/fusion/fusion_graph.h"
#include "accel/fusion/fusion_stages.h"

#include <algorithm>

namespace vitrine {

namespace {

class RunOrder {
public:
    explicit RunOrder(const FusionGraph& graph) : m_graph(graph) {}

    /// In the order of their numbers, but for those that have to wait for one of a larger number:
    /// these come in a later round.
    std::vector<Group> ordered() {
        std::vector<std::vector<std::size_t>> readers(m_graph.work.size());
        std::vector<std::size_t> waits(m_graph.work.size()), round(m_graph.work.size()), ready,
            order;
        for (std::size_t g = 0; g < m_graph.work.size(); ++g) {
            if (!m_graph.work[g].alive) continue;
            std::vector<std::size_t> before;
            needed(g, before);
            waits[g] = before.size();
            for (const std::size_t p : before)
                readers[p].push_back(g);
            if (before.empty()) ready.push_back(g);
            order.push_back(g);
        }
        for (std::size_t done = 0; done < ready.size(); ++done) {
            const std::size_t g = ready[done];
            for (const std::size_t reader : readers[g]) {
                round[reader] = std::max(round[reader], round[g] + (g > reader ? 1 : 0));
                if (--waits[reader] == 0) ready.push_back(reader);
            }
        }
        VITRINE_ASSERT(ready.size() == order.size());
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return round[a] < round[b]; });
        std::vector<std::size_t> position(m_graph.work.size(), FusionGraph::kNone);
        std::vector<Group> out;
        for (const std::size_t g : order) {
            position[g] = out.size();
            out.push_back(finish(g, position));
        }
        return out;
    }

private:
    /// Groups whose results must be there first, those that were given up replaced by what they
    /// needed.
    void needed(std::size_t g, std::vector<std::size_t>& out) const {
        ++m_graph.search;
        m_graph.stack.assign(1, g);
        while (!m_graph.stack.empty()) {
            const std::size_t at = m_graph.stack.back();
            m_graph.stack.pop_back();
            for (const std::size_t before : m_graph.work[at].before) {
                const std::size_t p = m_graph.rootOf(before);
                if (m_graph.work[p].visit == m_graph.search) continue;
                m_graph.work[p].visit = m_graph.search;
                if (m_graph.work[p].alive)
                    out.push_back(p);
                else
                    m_graph.stack.push_back(p);
            }
        }
    }

    Group finish(std::size_t g, const std::vector<std::size_t>& position) {
        Group group = m_graph.work[g].group;
        auto byCapture = [&](const Node* a, const Node* b) { return a->index < b->index; };
        const auto needsOf = [&](const Node* n) {
            for (const Operand& o : n->operands) {
                const std::size_t s = m_graph.supplier(o);
                if (s != FusionGraph::kNone && s != g && position[s] != FusionGraph::kNone &&
                    !m_graph.computes(g, o.array->node.get()))
                    group.needs.push_back(position[s]);
            }
        };
        std::vector<Node*> perElement;
        for (std::vector<Node*>* list : {&group.body, &group.epilogue, &group.reductions}) {
            std::sort(list->begin(), list->end(), byCapture);
            for (Node* n : *list) {
                if (!m_graph.isInside(n)) {
                    n->stored = true;
                    const bool besides =
                        list == &group.body && group.kind != ProgramKind::Elementwise;
                    (besides ? perElement : group.outputs).push_back(n);
                }
                needsOf(n);
            }
        }
        std::sort(group.recomputed.begin(), group.recomputed.end(), byCapture);
        for (const Node* n : group.recomputed)
            needsOf(n);
        group.outputs.insert(group.outputs.end(), perElement.begin(), perElement.end());
        std::sort(group.needs.begin(), group.needs.end());
        group.needs.erase(std::unique(group.needs.begin(), group.needs.end()), group.needs.end());
        for (const FusionRow& row : fusionRows()) {
            if (m_graph.work[g].rules[static_cast<std::size_t>(row.rule)])
                group.fused.push_back(std::string(row.name) + ": " + std::string(row.reason));
        }
        return group;
    }

    const FusionGraph& m_graph;
};

} // namespace

std::vector<Group> inRunOrder(const FusionGraph& graph) {
    return RunOrder(graph).ordered();
}

} // namespace vitrine
