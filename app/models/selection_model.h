// SPDX-License-Identifier: Apache-2.0
#pragma once
// The ONE selection that joins all panels: line ↔ node ↔ group ↔ kernel ↔ buffer. Selecting any of
// them finds the others in the newest graph. Interface thread.
#include "models/source_names.h"

#include <memory>
#include <QObject>
#include <qqmlregistration.h>
#include <QVector>

namespace vitrine::app {

class SelectionModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")
    Q_PROPERTY(int line READ line NOTIFY changed)
    Q_PROPERTY(int node READ node NOTIFY changed)
    Q_PROPERTY(int group READ group NOTIFY changed)
    Q_PROPERTY(QString kernel READ kernel NOTIFY changed)
    Q_PROPERTY(QString buffer READ buffer NOTIFY changed)
    Q_PROPERTY(QString variable READ variable NOTIFY changed)

public:
    explicit SelectionModel(SourceNames& names) : m_names(names) {}

    void setGraph(std::shared_ptr<const GraphSnapshot> graph);
    [[nodiscard]] const std::shared_ptr<const GraphSnapshot>& graph() const { return m_graph; }
    /// Null when the graph has none of this number.
    [[nodiscard]] const GraphNode* findNode(uint32_t id) const;
    [[nodiscard]] const GraphGroup* findGroup(uint32_t id) const;
    [[nodiscard]] const KernelRecord* findKernel(uint64_t kernel) const;

    [[nodiscard]] int line() const { return static_cast<int>(m_place.line); }
    [[nodiscard]] const SourcePlace& place() const { return m_place; }
    [[nodiscard]] int node() const { return static_cast<int>(m_node); }
    [[nodiscard]] int group() const { return static_cast<int>(m_group); }
    [[nodiscard]] QString kernel() const;
    [[nodiscard]] uint64_t kernelNumber() const { return m_kernel; }
    [[nodiscard]] QString buffer() const { return QString::number(m_buffer); }
    [[nodiscard]] QString variable() const { return m_variable; }
    /// Places of the selected group, sorted; the line alone when there is no group.
    [[nodiscard]] const std::vector<SourcePlace>& places() const { return m_places; }
    /// Is the line one of the selected group's?
    [[nodiscard]] bool links(const QString& source, int line) const;

    Q_INVOKABLE void selectLine(const QString& source, int line);
    /// A line that the editor shall show.
    void selectPlace(const SourcePlace& place);
    Q_INVOKABLE void selectNode(int node);
    Q_INVOKABLE void selectGroup(int group);
    Q_INVOKABLE void selectKernel(const QString& kernel);
    Q_INVOKABLE void selectBuffer(const QString& buffer);
    /// What is selected is about this array, too; nothing where it is gone.
    void addBuffer(uint64_t buffer);
    /// After a run: what the selected line did now, or the caret's; without one the group that took
    /// the longest. The editor stays where it is.
    void findAgain(const SourcePlace& caret);
    Q_INVOKABLE void selectVariable(const QString& name);
    Q_INVOKABLE void clear();

Q_SIGNALS:
    void changed();
    /// The editor should show place() (the selection came from elsewhere).
    void revealWanted();

private:
    void reset();
    void takeNode(const GraphNode& node);
    void takeGroup(uint32_t id);
    void takeBufferOf(const std::string& variable);
    void takeVariable(const QString& name);
    void takeLine();
    void takeCostliest();
    void announce();

    SourceNames& m_names;
    std::shared_ptr<const GraphSnapshot> m_graph;
    SourcePlace m_place;
    uint32_t m_node = 0, m_group = 0;
    uint64_t m_kernel = 0, m_buffer = 0;
    QString m_variable;
    std::vector<SourcePlace> m_places;
};

} // namespace vitrine::app
