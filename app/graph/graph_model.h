// SPDX-License-Identifier: Apache-2.0
#pragma once
// The newest acceleration graph with its drawing, computed on a pool thread; while one drawing is
// being computed only the newest waiting graph is kept. What the user closed stays closed in later
// runs; a search finds operations by variable, name, line and shape. Interface thread.
#include "models/source_names.h"
#include "session/session.h"

#include <map>
#include <memory>
#include <QObject>
#include <qqmlregistration.h>
#include <set>
#include <unordered_map>

namespace vitrine::app {

/// Where the operations of a source line ran.
struct LineMark {
    bool host = false;
    bool device = false;
};

/// A graph and its drawing belong together; the view holds both.
struct DrawnGraph {
    std::shared_ptr<const GraphSnapshot> graph;
    LayoutOptions options;
    GraphLayout layout;
    std::unordered_map<uint32_t, std::size_t> groupIndex; ///< by id, into graph->groups
    std::unordered_map<uint32_t, std::size_t> boxIndex;   ///< by node id, into layout.nodes
    double measured = 0;                                  ///< µs of all groups

    /// Of the time that groups took, 0 to 1.
    [[nodiscard]] double shareOf(const GraphGroup& group) const {
        return measured > 0 ? group.decision.measuredTotalMicroseconds / measured : 0;
    }
    [[nodiscard]] const GraphGroup* groupOf(const GraphNode& node) const {
        const auto at = groupIndex.find(node.group);
        return at == groupIndex.end() ? nullptr : &graph->groups[at->second];
    }
};

class GraphModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")
    Q_PROPERTY(int nodeCount READ nodeCount NOTIFY changed)
    Q_PROPERTY(int groupCount READ groupCount NOTIFY changed)
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    Q_PROPERTY(bool settled READ settled NOTIFY changed)
    Q_PROPERTY(bool hasClosed READ hasClosed NOTIFY closedChanged)
    /// Operations that the search finds, and the current one of them from 1; 0: none.
    Q_PROPERTY(int matchCount READ matchCount NOTIFY searched)
    Q_PROPERTY(int match READ match NOTIFY searched)

public:
    explicit GraphModel(SourceNames& names) : m_names(names) {}

    void update(const std::shared_ptr<const GraphSnapshot>& graph);
    [[nodiscard]] const std::shared_ptr<const DrawnGraph>& drawn() const { return m_drawn; }
    [[nodiscard]] LineMark lineMark(const QString& source, int line) const;
    /// What the engine had to say about a line, a sentence each.
    [[nodiscard]] Q_INVOKABLE QStringList notesAt(const QString& source, int line) const;
    /// Has the graph operations of this text?
    [[nodiscard]] bool hasSource(const QString& source) const;
    [[nodiscard]] int nodeCount() const;
    [[nodiscard]] int groupCount() const;
    /// "12 ops, groups: 1 CPU, 2 GPU".
    [[nodiscard]] QString summary() const;
    /// No drawing is under way.
    [[nodiscard]] bool settled() const { return !m_busy; }

    /// Closes a group to its title, or opens it again.
    Q_INVOKABLE void toggleGroup(int group);
    /// Likewise all that runs in a loop of the script.
    Q_INVOKABLE void toggleLoop(int loop);
    /// All groups of more than one operation.
    Q_INVOKABLE void closeAll();
    Q_INVOKABLE void openAll();
    [[nodiscard]] bool hasClosed() const {
        return !m_closedGroups.empty() || !m_closedLoops.empty();
    }
    /// The loop of a node, or 0.
    [[nodiscard]] Q_INVOKABLE int loopOf(int node) const;

    /// Every word has to be found: in the variable, the operation, the shape, or as "line 12".
    Q_INVOKABLE void search(const QString& text);
    /// The match behind the current one (or before it, -1), round and round; 0 when there is none.
    Q_INVOKABLE int nextMatch(int step);
    [[nodiscard]] int matchCount() const { return static_cast<int>(m_matches.size()); }
    [[nodiscard]] int match() const { return m_matches.empty() ? 0 : m_match + 1; }
    [[nodiscard]] bool isMatch(uint32_t node) const { return m_found.count(node) != 0; }

Q_SIGNALS:
    void changed();
    void marksChanged();
    void closedChanged();
    void searched();

private:
    void layOut(std::shared_ptr<const GraphSnapshot> graph);
    void closedAnew();
    void findMatches();
    void takeNotes();
    [[nodiscard]] LayoutOptions options() const;
    [[nodiscard]] SourcePlace loopKey(uint32_t loop) const;

    std::shared_ptr<const GraphSnapshot> m_newest;
    std::shared_ptr<const DrawnGraph> m_drawn;
    SourceNames& m_names;
    std::map<SourcePlace, LineMark> m_marks;
    std::map<SourcePlace, QStringList> m_notes;
    std::set<std::string> m_closedGroups; ///< by what they make and where
    std::set<SourcePlace> m_closedLoops;  ///< by the first line
    QString m_search;
    std::vector<uint32_t> m_matches; ///< nodes, in the order of the script
    std::set<uint32_t> m_found;
    int m_match = 0;
    bool m_busy = false;
};

} // namespace vitrine::app
