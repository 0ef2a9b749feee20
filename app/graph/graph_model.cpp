// SPDX-License-Identifier: Apache-2.0
#include "graph/graph_model.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

namespace vitrine::app {

void GraphModel::update(const std::shared_ptr<const GraphSnapshot>& graph) {
    if (!graph || graph == m_newest) return;
    m_newest = graph;
    m_marks.clear();
    const auto& nodes = graph->nodes;
    for (const GraphGroup& group : graph->groups) {
        for (const uint32_t id : group.nodes) {
            // Numbers are given in order, so the place follows from the number.
            const std::size_t at = nodes.empty() ? 0 : id - nodes.front().id;
            if (at >= nodes.size() || nodes[at].line == 0) continue;
            LineMark& mark = m_marks[m_names.placeOf(nodes[at])];
            (group.onDevice ? mark.device : mark.host) = true;
        }
    }
    Q_EMIT marksChanged();
    if (!m_busy) layOut(graph);
}

void GraphModel::layOut(std::shared_ptr<const GraphSnapshot> graph) {
    m_busy = true;
    Q_EMIT changed();
    const QPointer<GraphModel> self(this);
    QThreadPool::globalInstance()->start([self, graph = std::move(graph)] {
        auto drawn = std::make_shared<DrawnGraph>();
        drawn->graph = graph;
        drawn->layout = layoutGraph(*graph);
        for (std::size_t i = 0; i < graph->groups.size(); ++i)
            drawn->groupIndex[graph->groups[i].id] = i;
        for (std::size_t i = 0; i < drawn->layout.nodes.size(); ++i)
            drawn->boxIndex[drawn->layout.nodes[i].node] = i;
        QMetaObject::invokeMethod(QCoreApplication::instance(), [self, drawn] {
            if (!self) return;
            self->m_drawn = drawn;
            self->m_busy = false;
            if (self->m_newest != drawn->graph) {
                self->layOut(self->m_newest);
            } else {
                Q_EMIT self->changed();
            }
        });
    });
}

LineMark GraphModel::lineMark(const QString& source, int line) const {
    const auto found = m_marks.find({source, static_cast<uint32_t>(line)});
    return found == m_marks.end() ? LineMark() : found->second;
}

bool GraphModel::hasSource(const QString& source) const {
    const auto first = m_marks.lower_bound({source, 0});
    return first != m_marks.end() && first->first.source == source;
}

int GraphModel::nodeCount() const {
    return m_newest ? static_cast<int>(m_newest->nodes.size()) : 0;
}

int GraphModel::groupCount() const {
    return m_newest ? static_cast<int>(m_newest->groups.size()) : 0;
}

QString GraphModel::summary() const {
    if (!m_newest || m_newest->nodes.empty()) return {};
    int device = 0;
    for (const GraphGroup& group : m_newest->groups)
        device += group.onDevice ? 1 : 0;
    const int host = groupCount() - device;
    const QString operations = nodeCount() == 1 ? tr("1 op") : tr("%1 ops").arg(nodeCount());
    if (groupCount() == 0) return operations; // nothing has run yet
    if (device == 0 || host == 0) {
        const QString groups =
            groupCount() == 1 ? tr("1 group") : tr("%1 groups").arg(groupCount());
        return (device == 0 ? tr("%1, %2 on the CPU") : tr("%1, %2 on the GPU"))
            .arg(operations, groups);
    }
    return tr("%1, groups: %2 CPU, %3 GPU").arg(operations).arg(host).arg(device);
}

} // namespace vitrine::app

#include "moc_graph_model.cpp"
