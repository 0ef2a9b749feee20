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
    std::unordered_map<uint32_t, bool> onDevice;
    for (const GraphGroup& group : graph->groups)
        onDevice[group.id] = group.onDevice;
    for (const GraphNode& node : graph->nodes) {
        const auto group = onDevice.find(node.group);
        if (node.line == 0 || group == onDevice.end()) continue;
        LineMark& mark = m_marks[node.line];
        (group->second ? mark.device : mark.host) = true;
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

LineMark GraphModel::lineMark(int line) const {
    const auto found = m_marks.find(static_cast<uint32_t>(line));
    return found == m_marks.end() ? LineMark() : found->second;
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
    return tr("%1 operations in %2 groups · %3 on the GPU, %4 on the CPU")
        .arg(nodeCount())
        .arg(groupCount())
        .arg(device)
        .arg(groupCount() - device);
}

} // namespace vitrine::app
