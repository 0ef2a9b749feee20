// SPDX-License-Identifier: Apache-2.0
#pragma once
// The timeline of the newest run: its index, made on a pool thread while the run goes on and once
// more when it is over, what is in view, the bar that is selected, the moment that the cursor
// stands on. Joined with the other panels by the one selection. Interface thread.
#include "models/selection_model.h"
#include "models/tables.h"
#include "timeline/timeline_geometry.h"

#include <optional>
#include <QElapsedTimer>
#include <QObject>
#include <qqmlregistration.h>
#include <QThreadPool>
#include <QTimer>

namespace vitrine::app {

class TimelineModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")
    Q_PROPERTY(bool empty READ empty NOTIFY changed)
    Q_PROPERTY(QString countText READ countText NOTIFY viewChanged)
    Q_PROPERTY(QString droppedText READ droppedText NOTIFY changed)
    Q_PROPERTY(QString memoryText READ memoryText NOTIFY changed)
    Q_PROPERTY(QString selectionText READ selectionText NOTIFY marksChanged)
    Q_PROPERTY(QString momentText READ momentText NOTIFY momentChanged)
    Q_PROPERTY(bool hasMoment READ hasMoment NOTIFY momentChanged)
    /// When that is, "568 ms", and the kernel that ran then, as KernelsModel names it; or "".
    Q_PROPERTY(QString momentTime READ momentTime NOTIFY momentChanged)
    Q_PROPERTY(QString momentKernel READ momentKernel NOTIFY momentChanged)

public:
    TimelineModel(TraceLog& log, SelectionModel& selection, SourceNames& names);
    ~TimelineModel() override;

    /// now: on the trace's clock. A command's events are shown if it did array work.
    void runBegins(bool command, int64_t now);
    void runEnds();
    /// The events of an earlier run, until something runs; null: the newest ones.
    void showEvents(std::shared_ptr<const TraceEvents> events);
    /// Somebody looks: the index follows the run.
    void setWatched(bool watched);
    /// No index is being made.
    [[nodiscard]] bool settled() const { return !m_busy; }

    [[nodiscard]] const std::shared_ptr<const TimelineIndex>& index() const { return m_index; }
    [[nodiscard]] const TimelineView& view() const { return m_view; }
    [[nodiscard]] const TimelineMarks& marks() const { return m_marks; }
    [[nodiscard]] const TimelineMoment& moment() const { return m_moment; }
    [[nodiscard]] bool empty() const { return !m_index || m_index->count() == 0; }

    void setPlotWidth(double pixels);
    Q_INVOKABLE void fit();
    Q_INVOKABLE void zoomBy(qreal factor);
    void zoomAt(double x, double factor);
    void panBy(double pixels);
    /// To the selected bar, so that it fills most of the plot; without one to the whole run.
    Q_INVOKABLE void zoomToSelection();

    /// The bar at a place of the plot, and what joins it with the other panels.
    [[nodiscard]] std::optional<BarId> barAt(Lane lane, double x) const;
    void select(const BarId& bar);
    /// The next bar of the selected one's kind, or the one before.
    void step(int direction);
    void setMoment(std::optional<int64_t> time);
    Q_INVOKABLE void clearMoment() { setMoment(std::nullopt); }
    [[nodiscard]] bool hasMoment() const { return m_moment.cursor.has_value(); }
    /// The group that ran at the moment, for the graph; 0: none.
    [[nodiscard]] uint32_t momentGroup() const;
    [[nodiscard]] QString momentTime() const;
    [[nodiscard]] QString momentKernel() const;
    [[nodiscard]] QVector<HeldBuffer> heldAtMoment() const;

    /// A few lines: name, duration, bytes, line.
    [[nodiscard]] QString describe(const BarId& bar) const;
    [[nodiscard]] QString nameOf(const BarId& bar) const;
    /// What the device held at a moment.
    [[nodiscard]] QString memoryAt(int64_t time) const;
    [[nodiscard]] QString countText() const;
    [[nodiscard]] QString droppedText() const;
    [[nodiscard]] QString memoryText() const;
    [[nodiscard]] QString selectionText() const;
    [[nodiscard]] QString momentText() const;
    /// A moment as the run counts it.
    [[nodiscard]] QString timeText(int64_t time) const;
    [[nodiscard]] static QString laneName(Lane lane);

Q_SIGNALS:
    void changed();
    void viewChanged();
    void marksChanged();
    void momentChanged();

private:
    void build();
    void take(std::shared_ptr<const TimelineIndex> index, qint64 milliseconds);
    void showSelection();
    void findMarks();
    void bringMarksIntoView();
    /// Where a bar comes from; invalid when nothing tells.
    [[nodiscard]] SourcePlace placeOf(const Event& event) const;
    [[nodiscard]] QString holdersText(int64_t time) const;
    [[nodiscard]] QString bufferName(const MemoryCurve::Held& held) const;

    TraceLog& m_log;
    SelectionModel& m_selection;
    SourceNames& m_names;
    std::shared_ptr<const TimelineIndex> m_index;
    TimelineView m_view;
    TimelineMarks m_marks;
    TimelineMoment m_moment;
    QTimer m_poll;
    std::shared_ptr<const TraceEvents> m_kept; ///< of an earlier run; null: the log's
    int64_t m_from = 0;                        ///< what ended before is not of this run
    bool m_running = false, m_command = false;
    bool m_watched = false, m_stale = false;
    bool m_busy = false, m_again = false;
    bool m_ownSelection = false;
    QThreadPool m_pool; ///< last: it waits for what reads the others
};

} // namespace vitrine::app
