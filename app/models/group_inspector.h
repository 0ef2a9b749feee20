// SPDX-License-Identifier: Apache-2.0
#pragma once
// The why card, kernel source and timings of whatever is selected. All of it comes from the
// decision that the planner recorded; nothing is worked out here. Interface thread.
#include "models/fact.h"
#include "models/selection_model.h"

#include <functional>
#include <qqmlregistration.h>
#include <QStringList>

namespace vitrine::app {

class GroupInspector : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")
    Q_PROPERTY(bool hasGroup READ hasGroup NOTIFY changed)
    Q_PROPERTY(bool hasKernel READ hasKernel NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(bool onDevice READ onDevice NOTIFY changed)
    /// False of what was planned, but stopped before it ran.
    Q_PROPERTY(bool hasRun READ hasRun NOTIFY changed)
    Q_PROPERTY(QString target READ target NOTIFY changed)
    Q_PROPERTY(QString reason READ reason NOTIFY changed)
    Q_PROPERTY(QString lineText READ lineText NOTIFY changed)
    Q_PROPERTY(QList<vitrine::app::Fact> costs READ costs NOTIFY changed)
    Q_PROPERTY(QList<vitrine::app::Fact> facts READ facts NOTIFY changed)
    Q_PROPERTY(QList<QString> fused READ fused NOTIFY changed)
    Q_PROPERTY(QList<QString> notFused READ notFused NOTIFY changed)
    Q_PROPERTY(QString source READ source NOTIFY changed)
    /// Rows of the source that the selected line's work is in.
    Q_PROPERTY(QList<int> markedRows READ markedRows NOTIFY changed)
    /// Of the first row that says which line it computes; 0 when none does.
    Q_PROPERTY(int firstUserRow READ firstUserRow NOTIFY changed)
    Q_PROPERTY(QString language READ language NOTIFY changed)
    Q_PROPERTY(QString assembly READ assembly NOTIFY changed)
    Q_PROPERTY(QList<vitrine::app::Fact> timings READ timings NOTIFY changed)
    /// What the planner and the compiler said about the lines of the selection.
    Q_PROPERTY(QList<QString> notes READ notes NOTIFY changed)
    /// What to say when no group is selected: a note of the planner, or what to do.
    Q_PROPERTY(QString emptyText READ emptyText NOTIFY changed)

public:
    explicit GroupInspector(SelectionModel& selection, QObject* parent = nullptr);

    void refresh();
    [[nodiscard]] bool hasGroup() const { return m_group != nullptr; }
    [[nodiscard]] bool hasKernel() const { return m_kernel != nullptr; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] bool onDevice() const;
    [[nodiscard]] bool hasRun() const { return m_group && m_group->decision.measuredRuns > 0; }
    [[nodiscard]] QString target() const;
    [[nodiscard]] QString reason() const;
    [[nodiscard]] QString lineText() const;
    [[nodiscard]] const QList<Fact>& costs() const { return m_costs; }
    [[nodiscard]] const QList<Fact>& facts() const { return m_facts; }
    [[nodiscard]] QStringList fused() const;
    [[nodiscard]] QStringList notFused() const;
    [[nodiscard]] const QString& source() const { return m_source; }
    [[nodiscard]] QList<int> markedRows() const;
    [[nodiscard]] int firstUserRow() const;
    /// Of the row's first character.
    [[nodiscard]] Q_INVOKABLE int offsetOfRow(int row) const;
    /// The source line that a row of the kernel computes; 0: it names none.
    [[nodiscard]] int lineOfRow(int row) const;
    /// Selects that line's work in this kernel; false where the row names no line.
    Q_INVOKABLE bool selectRow(int row);
    [[nodiscard]] QString language() const;
    [[nodiscard]] QString assembly() const;
    [[nodiscard]] const QList<Fact>& timings() const { return m_timings; }
    [[nodiscard]] QStringList notes() const;
    [[nodiscard]] QString emptyText() const;
    /// What tells why a line has no kernel.
    using LineReason = std::function<QString(const SourcePlace& place)>;
    void setLineReason(LineReason reason) { m_lineReason = std::move(reason); }

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] QString operations() const;
    [[nodiscard]] QList<Fact> costsOf(const Decision& d) const;
    [[nodiscard]] QList<Fact> factsOf(const GraphGroup& group) const;
    [[nodiscard]] QList<Fact> timingsOf(const KernelRecord& k) const;
    void readSource();

    SelectionModel& m_selection;
    LineReason m_lineReason;
    std::shared_ptr<const GraphSnapshot> m_graph;
    const GraphGroup* m_group = nullptr;
    const KernelRecord* m_kernel = nullptr;
    struct KernelRow {
        int at = 0;   ///< offset of its first character
        int line = 0; ///< that it computes, 0: none
    };
    SharedText m_text;             ///< that m_source and m_rows were read from
    QString m_source;              ///< the kernel's
    std::vector<KernelRow> m_rows; ///< of it
    QList<Fact> m_costs, m_facts, m_timings;
};

} // namespace vitrine::app
