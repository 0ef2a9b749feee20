// SPDX-License-Identifier: Apache-2.0
#pragma once
// The ONE selection that joins all panels: line ↔ node ↔ group ↔ kernel ↔ buffer. Selecting any of
// them finds the others in the newest graph. Interface thread.
#include "accel/graph_snapshot.h"

#include <memory>
#include <QObject>
#include <QVector>

namespace vitrine::app {

class SelectionModel : public QObject {
    Q_OBJECT
    Q_PROPERTY(int line READ line NOTIFY changed)
    Q_PROPERTY(int node READ node NOTIFY changed)
    Q_PROPERTY(int group READ group NOTIFY changed)
    Q_PROPERTY(QString kernel READ kernel NOTIFY changed)
    Q_PROPERTY(double buffer READ buffer NOTIFY changed)
    Q_PROPERTY(QString variable READ variable NOTIFY changed)

public:
    using QObject::QObject;

    void setGraph(std::shared_ptr<const GraphSnapshot> graph);
    [[nodiscard]] const std::shared_ptr<const GraphSnapshot>& graph() const { return m_graph; }

    [[nodiscard]] int line() const { return static_cast<int>(m_line); }
    [[nodiscard]] int node() const { return static_cast<int>(m_node); }
    [[nodiscard]] int group() const { return static_cast<int>(m_group); }
    [[nodiscard]] QString kernel() const;
    [[nodiscard]] uint64_t kernelNumber() const { return m_kernel; }
    [[nodiscard]] double buffer() const { return static_cast<double>(m_buffer); }
    [[nodiscard]] QString variable() const { return m_variable; }
    /// Lines of the selected group, sorted; the line alone when there is no group.
    [[nodiscard]] const std::vector<uint32_t>& lines() const { return m_lines; }

    Q_INVOKABLE void selectLine(int line);
    Q_INVOKABLE void selectNode(int node);
    Q_INVOKABLE void selectGroup(int group);
    Q_INVOKABLE void selectKernel(const QString& kernel);
    Q_INVOKABLE void selectBuffer(double buffer);
    /// The group that took the longest, without moving the editor; after a run with no selection.
    void selectCostliest();
    Q_INVOKABLE void selectVariable(const QString& name);
    Q_INVOKABLE void clear();

Q_SIGNALS:
    void changed();
    /// The editor should show this line (the selection came from elsewhere).
    void revealLine(int line);

private:
    [[nodiscard]] const GraphNode* findNode(uint32_t id) const;
    [[nodiscard]] const GraphGroup* findGroup(uint32_t id) const;
    void reset();
    void takeNode(const GraphNode& node);
    void takeGroup(uint32_t id);
    void takeBufferOf(const std::string& variable);

    std::shared_ptr<const GraphSnapshot> m_graph;
    uint32_t m_line = 0, m_node = 0, m_group = 0;
    uint64_t m_kernel = 0, m_buffer = 0;
    QString m_variable;
    std::vector<uint32_t> m_lines;
};

} // namespace vitrine::app
