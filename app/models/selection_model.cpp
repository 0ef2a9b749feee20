// SPDX-License-Identifier: Apache-2.0
#include "models/selection_model.h"

#include "models/tables.h"

#include <algorithm>
#include <unordered_set>

namespace vitrine::app {

void SelectionModel::setGraph(std::shared_ptr<const GraphSnapshot> graph) {
    m_graph = std::move(graph);
    const bool gone = (m_node != 0 && !findNode(m_node)) || (m_group != 0 && !findGroup(m_group));
    if (!gone) return;
    const SourcePlace place = m_place;
    reset();
    m_place = place;
    if (place.valid()) m_places = {place};
    Q_EMIT changed();
}

QString SelectionModel::kernel() const {
    return kernelKey(m_kernel);
}

const GraphNode* SelectionModel::findNode(uint32_t id) const {
    if (!m_graph) return nullptr;
    // Numbers are given in order, so the place follows from the number.
    const auto& nodes = m_graph->nodes;
    const std::size_t at =
        nodes.empty() || id < nodes.front().id ? nodes.size() : id - nodes.front().id;
    return at < nodes.size() ? &nodes[at] : nullptr;
}

const GraphGroup* SelectionModel::findGroup(uint32_t id) const {
    if (!m_graph) return nullptr;
    const auto found = std::find_if(m_graph->groups.begin(), m_graph->groups.end(),
                                    [id](const GraphGroup& g) { return g.id == id; });
    return found == m_graph->groups.end() ? nullptr : &*found;
}

const KernelRecord* SelectionModel::findKernel(uint64_t kernel) const {
    if (!m_graph || kernel == 0) return nullptr;
    const auto found =
        std::find_if(m_graph->kernels.begin(), m_graph->kernels.end(),
                     [kernel](const KernelRecord& record) { return record.kernel == kernel; });
    return found == m_graph->kernels.end() ? nullptr : &*found;
}

void SelectionModel::reset() {
    m_place = {};
    m_node = m_group = 0;
    m_kernel = m_buffer = 0;
    m_variable.clear();
    m_places.clear();
}

void SelectionModel::takeGroup(uint32_t id) {
    m_group = id;
    const GraphGroup* group = findGroup(id);
    if (!group) return;
    m_kernel = group->kernel;
    for (const uint32_t member : group->nodes) {
        if (const GraphNode* node = findNode(member)) m_places.push_back(m_names.placeOf(*node));
    }
    std::sort(m_places.begin(), m_places.end());
    m_places.erase(std::unique(m_places.begin(), m_places.end()), m_places.end());
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
    m_place = m_names.placeOf(node);
    takeGroup(node.group);
    if (m_places.empty()) m_places = {m_place};
    takeBufferOf(node.variable);
}

bool SelectionModel::links(const QString& source, int line) const {
    const SourcePlace place{source, static_cast<uint32_t>(std::max(line, 0))};
    return m_group != 0 && std::binary_search(m_places.begin(), m_places.end(), place);
}

/// Tells the views, and the editor where to go.
void SelectionModel::announce() {
    Q_EMIT changed();
    if (m_place.valid()) Q_EMIT revealWanted();
}

void SelectionModel::selectLine(const QString& source, int line) {
    const SourcePlace wanted{source, static_cast<uint32_t>(std::max(line, 0))};
    if (wanted == m_place) return;
    reset();
    m_place = wanted;
    takeLine();
    Q_EMIT changed();
}

/// What the line of m_place did.
void SelectionModel::takeLine() {
    m_places = {m_place};
    if (m_graph) {
        // The last node of a line is the one that holds the statement's result.
        const GraphNode* last = nullptr;
        for (const GraphNode& n : m_graph->nodes) {
            if (m_names.placeOf(n) == m_place && (n.group != 0 || !last)) last = &n;
        }
        if (last) {
            m_places.clear();
            takeNode(*last);
        }
    }
}

void SelectionModel::selectPlace(const SourcePlace& place) {
    if (!place.valid()) return;
    reset();
    m_place = place;
    takeLine();
    // The last node of the line may be of a kernel that begins elsewhere.
    m_place = place;
    announce();
}

void SelectionModel::selectNode(int node) {
    const GraphNode* found = findNode(static_cast<uint32_t>(node));
    if (!found) return;
    reset();
    takeNode(*found);
    announce();
}

void SelectionModel::selectGroup(int group) {
    const GraphGroup* found = findGroup(static_cast<uint32_t>(group));
    if (!found) return;
    reset();
    takeGroup(found->id);
    if (!m_places.empty()) m_place = m_places.front();
    announce();
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
        // Of a kernel that takes several passes the group knows one.
        takeGroup(record.group);
        if (!m_places.empty()) m_place = m_places.front();
        m_kernel = number;
        return announce();
    }
}

void SelectionModel::selectBuffer(const QString& buffer) {
    // What is pending has a negative key and no buffer yet.
    const uint64_t number = buffer.toULongLong();
    if (!m_graph || number == 0) return;
    for (const ResidentBuffer& b : m_graph->residency) {
        if (b.id != number) continue;
        takeVariable(QString::fromStdString(b.variable));
        m_buffer = number;
        if (!m_place.valid() && b.file != 0) {
            m_place = {m_names.of(b.file), b.line};
            m_places = {m_place};
        }
        return announce();
    }
}

void SelectionModel::addBuffer(uint64_t buffer) {
    if (!m_graph || buffer == 0 || buffer == m_buffer) return;
    for (const ResidentBuffer& b : m_graph->residency) {
        if (b.id != buffer) continue;
        m_buffer = buffer;
        m_variable = QString::fromStdString(b.variable);
        return Q_EMIT changed();
    }
}

void SelectionModel::takeVariable(const QString& name) {
    reset();
    const GraphNode* last = nullptr;
    if (m_graph && !name.isEmpty()) {
        for (const GraphNode& n : m_graph->nodes) {
            if (n.variable == name.toStdString()) last = &n;
        }
    }
    if (last) takeNode(*last);
    m_variable = name;
}

void SelectionModel::selectVariable(const QString& name) {
    takeVariable(name);
    announce();
}

void SelectionModel::findAgain(const SourcePlace& caret) {
    if (m_group != 0) return;
    if (!m_place.valid()) m_place = caret;
    if (m_place.valid()) takeLine();
    if (m_group == 0) takeCostliest();
    Q_EMIT changed();
}

void SelectionModel::takeCostliest() {
    if (!m_graph || m_graph->groups.empty()) return;
    // A group whose operations ran elsewhere later has no box of its own in the drawing.
    std::unordered_set<uint32_t> drawn;
    for (const GraphNode& node : m_graph->nodes)
        drawn.insert(node.group);
    const auto cost = [&drawn](const GraphGroup& g) {
        const Decision& d = g.decision;
        if (drawn.count(g.id) == 0) return -1.0;
        if (d.measuredRuns > 0) return d.measuredTotalMicroseconds;
        return (g.onDevice ? d.deviceMicroseconds : d.hostMicroseconds) * g.iterations;
    };
    const auto found = std::max_element(
        m_graph->groups.begin(), m_graph->groups.end(),
        [&cost](const GraphGroup& a, const GraphGroup& b) { return cost(a) < cost(b); });
    reset();
    takeGroup(found->id);
}

void SelectionModel::clear() {
    reset();
    Q_EMIT changed();
}

} // namespace vitrine::app

#include "moc_selection_model.cpp"
