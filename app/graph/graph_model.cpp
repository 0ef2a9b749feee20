// SPDX-License-Identifier: Apache-2.0
#include "graph/graph_model.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

#include <algorithm>

namespace vitrine::app {
namespace {

std::string groupKey(const GraphGroup& group) {
    return group.makes + '@' + (group.lines.empty() ? "" : std::to_string(group.lines.front()));
}

bool holds(const GraphNode& node, const QString& word) {
    const auto has = [&](const std::string& text) {
        return QString::fromStdString(text).contains(word, Qt::CaseInsensitive);
    };
    bool number = false;
    const uint line = word.toUInt(&number);
    return has(node.variable) || has(node.op) || has(node.shape) || has(node.dtype) ||
           (number && node.line == line);
}

} // namespace

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
    takeNotes();
    findMatches();
    Q_EMIT marksChanged();
    if (!m_busy) layOut(graph);
}

/// A note has a line alone: it is of the texts whose operations stand there, else of the first one.
void GraphModel::takeNotes() {
    m_notes.clear();
    if (m_newest->nodes.empty()) return;
    std::map<uint32_t, std::set<QString>> texts; // of the lines that have notes
    for (const GraphNote& note : m_newest->notes)
        if (note.line != 0) texts[note.line];
    if (texts.empty()) return;
    for (const GraphNode& node : m_newest->nodes) {
        const auto noted = texts.find(node.line);
        if (noted != texts.end()) noted->second.insert(m_names.of(node.file));
    }
    for (const GraphNote& note : m_newest->notes) {
        if (note.line == 0) continue;
        std::set<QString>& sources = texts[note.line];
        if (sources.empty()) sources.insert(m_names.of(m_newest->nodes.front().file));
        const QString sentence = QString::fromStdString(note.sentence());
        for (const QString& source : sources)
            m_notes[{source, note.line}] << sentence;
    }
}

QStringList GraphModel::notesAt(const QString& source, int line) const {
    const auto found = m_notes.find({source, static_cast<uint32_t>(std::max(line, 0))});
    return found == m_notes.end() ? QStringList() : found->second;
}

SourcePlace GraphModel::loopKey(uint32_t loop) const {
    for (const GraphNode& node : m_newest->nodes) {
        if (node.loop == loop && node.line != 0) return m_names.placeOf(node);
    }
    return {};
}

LayoutOptions GraphModel::options() const {
    LayoutOptions out;
    if (!m_newest) return out;
    if (!m_closedGroups.empty()) {
        for (const GraphGroup& group : m_newest->groups) {
            if (m_closedGroups.count(groupKey(group))) out.closedGroups.insert(group.id);
        }
    }
    if (m_closedLoops.empty()) return out;
    std::set<uint32_t> loops;
    for (const GraphNode& node : m_newest->nodes) {
        if (node.loop == 0 || !loops.insert(node.loop).second) continue;
        if (m_closedLoops.count(loopKey(node.loop))) out.closedLoops.insert(node.loop);
    }
    return out;
}

void GraphModel::closedAnew() {
    Q_EMIT closedChanged();
    if (m_newest && !m_busy) layOut(m_newest);
}

void GraphModel::toggleGroup(int group) {
    if (!m_newest) return;
    for (const GraphGroup& known : m_newest->groups) {
        if (static_cast<int>(known.id) != group) continue;
        const std::string key = groupKey(known);
        if (m_closedGroups.erase(key) == 0) m_closedGroups.insert(key);
        return closedAnew();
    }
}

void GraphModel::toggleLoop(int loop) {
    if (!m_newest || loop == 0) return;
    const SourcePlace key = loopKey(static_cast<uint32_t>(loop));
    if (!key.valid()) return;
    if (m_closedLoops.erase(key) == 0) m_closedLoops.insert(key);
    closedAnew();
}

void GraphModel::closeAll() {
    if (!m_newest) return;
    for (const GraphGroup& group : m_newest->groups) {
        if (group.nodes.size() > 1) m_closedGroups.insert(groupKey(group));
    }
    closedAnew();
}

void GraphModel::openAll() {
    m_closedGroups.clear();
    m_closedLoops.clear();
    closedAnew();
}

int GraphModel::loopOf(int node) const {
    if (!m_newest) return 0;
    const auto found =
        std::find_if(m_newest->nodes.begin(), m_newest->nodes.end(),
                     [node](const GraphNode& n) { return static_cast<int>(n.id) == node; });
    return found == m_newest->nodes.end() ? 0 : static_cast<int>(found->loop);
}

void GraphModel::search(const QString& text) {
    const QString wanted = text.trimmed();
    if (wanted == m_search) return;
    m_search = wanted;
    m_match = 0;
    findMatches();
}

void GraphModel::findMatches() {
    m_matches.clear();
    m_found.clear();
    QStringList words = m_search.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    words.removeAll(QStringLiteral("line")); // "line 12" is 12
    if (m_newest && !words.isEmpty()) {
        for (const GraphNode& node : m_newest->nodes) {
            if (std::all_of(words.begin(), words.end(),
                            [&](const QString& word) { return holds(node, word); })) {
                m_matches.push_back(node.id);
                m_found.insert(node.id);
            }
        }
    }
    m_match = std::clamp(m_match, 0, std::max(matchCount() - 1, 0));
    Q_EMIT searched();
}

int GraphModel::nextMatch(int step) {
    if (m_matches.empty()) return 0;
    const int count = matchCount();
    m_match = (m_match + step + count) % count;
    Q_EMIT searched();
    return static_cast<int>(m_matches[static_cast<std::size_t>(m_match)]);
}

void GraphModel::layOut(std::shared_ptr<const GraphSnapshot> graph) {
    m_busy = true;
    Q_EMIT changed();
    const QPointer<GraphModel> self(this);
    QThreadPool::globalInstance()->start([self, graph = std::move(graph), options = options()] {
        auto drawn = std::make_shared<DrawnGraph>();
        drawn->graph = graph;
        drawn->options = options;
        drawn->layout = layoutGraph(*graph, options);
        for (const GraphGroup& group : graph->groups)
            drawn->measured += group.decision.measuredTotalMicroseconds;
        for (std::size_t i = 0; i < graph->groups.size(); ++i)
            drawn->groupIndex[graph->groups[i].id] = i;
        for (std::size_t i = 0; i < drawn->layout.nodes.size(); ++i)
            drawn->boxIndex[drawn->layout.nodes[i].node] = i;
        QMetaObject::invokeMethod(QCoreApplication::instance(), [self, drawn] {
            if (!self) return;
            self->m_drawn = drawn;
            self->m_busy = false;
            if (self->m_newest != drawn->graph || self->options() != drawn->options) {
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
