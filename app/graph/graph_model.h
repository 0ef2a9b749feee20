// SPDX-License-Identifier: Apache-2.0
#pragma once
// The newest acceleration graph with its drawing, computed on a pool thread; while one drawing is
// being computed only the newest waiting graph is kept. Interface thread.
#include "models/source_names.h"
#include "session/session.h"

#include <map>
#include <memory>
#include <QObject>
#include <qqmlregistration.h>
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
    GraphLayout layout;
    std::unordered_map<uint32_t, std::size_t> groupIndex; ///< by id, into graph->groups
    std::unordered_map<uint32_t, std::size_t> boxIndex;   ///< by node id, into layout.nodes
};

class GraphModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")
    Q_PROPERTY(int nodeCount READ nodeCount NOTIFY changed)
    Q_PROPERTY(int groupCount READ groupCount NOTIFY changed)
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    Q_PROPERTY(bool settled READ settled NOTIFY changed)

public:
    explicit GraphModel(SourceNames& names) : m_names(names) {}

    void update(const std::shared_ptr<const GraphSnapshot>& graph);
    [[nodiscard]] const std::shared_ptr<const DrawnGraph>& drawn() const { return m_drawn; }
    [[nodiscard]] LineMark lineMark(const QString& source, int line) const;
    /// Has the graph operations of this text?
    [[nodiscard]] bool hasSource(const QString& source) const;
    [[nodiscard]] int nodeCount() const;
    [[nodiscard]] int groupCount() const;
    /// "12 ops, groups: 1 CPU, 2 GPU".
    [[nodiscard]] QString summary() const;
    /// No drawing is under way.
    [[nodiscard]] bool settled() const { return !m_busy; }

Q_SIGNALS:
    void changed();
    void marksChanged();

private:
    void layOut(std::shared_ptr<const GraphSnapshot> graph);

    std::shared_ptr<const GraphSnapshot> m_newest;
    std::shared_ptr<const DrawnGraph> m_drawn;
    SourceNames& m_names;
    std::map<SourcePlace, LineMark> m_marks;
    bool m_busy = false;
};

} // namespace vitrine::app
