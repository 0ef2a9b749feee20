// SPDX-License-Identifier: Apache-2.0
#include "models/selection_model.h"

#include "models/tables.h"

#include <algorithm>

namespace vitrine::app {

void SelectionModel::setGraph(std::shared_ptr<const GraphSnapshot> graph) {
    m_graph = std::move(graph);
    const bool gone = (m_node != 0 && !findNode(m_node)) || (m_group != 0 && !findGroup(m_group));
    if (!gone) return;
    const uint32_t line = m_line;
    reset();
    m_line = line;
    if (line != 0) m_lines = {line};
    Q_EMIT changed();
}

QString SelectionModel::kernel() const {
    return kernelKey(m_kernel);
}

const GraphNode* SelectionModel::findNode(uint32_t id) const {
    if (!m_graph) return nullptr;
    const auto found = std::find_if(m_graph->nodes.begin(), m_graph->nodes.end(),
                                    [id](const GraphNode& n) { return n.id == id; });
    return found == m_graph->nodes.end() ? nullptr : &*found;
}

const GraphGroup* SelectionModel::findGroup(uint32_t id) const {
    if (!m_graph) return nullptr;
    const auto found = std::find_if(m_graph->groups.begin(), m_graph->groups.end(),
                                    [id](const GraphGroup& g) { return g.id == id; });
    return found == m_graph->groups.end() ? nullptr : &*found;
}

void SelectionModel::reset() {
    m_line = m_node = m_group = 0;
    m_kernel = m_buffer = 0;
    m_variable.clear();
    m_lines.clear();
}

void SelectionModel::takeGroup(uint32_t id) {
    m_group = id;
    if (const GraphGroup* group = findGroup(id)) {
        m_kernel = group->kernel;
        m_lines = group->lines;
    }
}

void SelectionModel::takeBufferOf(const std::string& variable) {
    if (variable.empty() || !m_graph) return;
    m_variable = QString::fromStdString(variable);
    for (const ResidentBuffer& b : m_graph->residency) {
        if (b.variable == variable) m_buffer = b.id;
    }
}

void SelectionModel::takeNode(const GraphNode& node) {
    m_node = node.id;
    m_line = node.line;
    takeGroup(node.group);
    if (m_lines.empty()) m_lines = {node.line};
    takeBufferOf(node.variable);
}

void SelectionModel::selectLine(int line) {
    const auto wanted = static_cast<uint32_t>(std::max(line, 0));
    if (wanted == m_line) return;
    reset();
    m_line = wanted;
    m_lines = {wanted};
    if (m_graph) {
        // The last node of a line is the one that holds the statement's result.
        const GraphNode* last = nullptr;
        for (const GraphNode& n : m_graph->nodes) {
            if (n.line == wanted && (n.group != 0 || !last)) last = &n;
        }
        if (last) {
            takeNode(*last);
            m_line = wanted;
        }
    }
    Q_EMIT changed();
}

void SelectionModel::selectNode(int node) {
    const GraphNode* found = findNode(static_cast<uint32_t>(node));
    if (!found) return;
    reset();
    takeNode(*found);
    Q_EMIT changed();
    Q_EMIT revealLine(this->line());
}

void SelectionModel::selectGroup(int group) {
    const GraphGroup* found = findGroup(static_cast<uint32_t>(group));
    if (!found) return;
    reset();
    takeGroup(found->id);
    m_line = m_lines.empty() ? 0 : m_lines.front();
    Q_EMIT changed();
    if (m_line != 0) Q_EMIT revealLine(this->line());
}

void SelectionModel::selectKernel(const QString& kernel) {
    if (!m_graph) return;
    const uint64_t number = kernel.toULongLong(nullptr, 16);
    for (const GraphGroup& group : m_graph->groups) {
        if (group.kernel == number) return selectGroup(static_cast<int>(group.id));
    }
    for (const KernelRecord& record : m_graph->kernels) {
        if (record.kernel != number) continue;
        reset();
        m_kernel = number;
        m_line = record.line;
        Q_EMIT changed();
        if (m_line != 0) Q_EMIT revealLine(this->line());
        return;
    }
}

void SelectionModel::selectBuffer(double buffer) {
    if (!m_graph) return;
    const auto number = static_cast<uint64_t>(buffer);
    for (const ResidentBuffer& b : m_graph->residency) {
        if (b.id != number) continue;
        selectVariable(QString::fromStdString(b.variable));
        m_buffer = number;
        m_variable = QString::fromStdString(b.variable);
        if (m_line == 0) {
            m_line = b.line;
            m_lines = {b.line};
        }
        Q_EMIT changed();
        if (m_line != 0) Q_EMIT revealLine(this->line());
        return;
    }
}

void SelectionModel::selectVariable(const QString& name) {
    reset();
    const GraphNode* last = nullptr;
    if (m_graph && !name.isEmpty()) {
        for (const GraphNode& n : m_graph->nodes) {
            if (n.variable == name.toStdString()) last = &n;
        }
    }
    if (last) takeNode(*last);
    m_variable = name;
    Q_EMIT changed();
    if (m_line != 0) Q_EMIT revealLine(this->line());
}

void SelectionModel::selectCostliest() {
    if (!m_graph || m_graph->groups.empty()) return;
    const auto cost = [](const GraphGroup& g) {
        const Decision& d = g.decision;
        // The measured time is a sum over all runs, a prediction is for one.
        if (d.measuredMicroseconds >= 0) return d.measuredMicroseconds;
        return (g.onDevice ? d.deviceMicroseconds : d.hostMicroseconds) * g.iterations;
    };
    const auto found = std::max_element(
        m_graph->groups.begin(), m_graph->groups.end(),
        [&cost](const GraphGroup& a, const GraphGroup& b) { return cost(a) < cost(b); });
    reset();
    takeGroup(found->id);
    Q_EMIT changed();
}

void SelectionModel::clear() {
    reset();
    Q_EMIT changed();
}

} // namespace vitrine::app
