// SPDX-License-Identifier: Apache-2.0
#include "timeline/timeline_model.h"

#include "models/tables.h"

#include <algorithm>
#include <QCoreApplication>
#include <QPointer>
#include <unordered_set>

namespace vitrine::app {
namespace {

constexpr int kPollMs = 100;
constexpr int kMostShare = 5; ///< of the time: making indices takes one part in so many

/// Array work, not just statements: what a command must have done to replace a script's timeline.
bool hasWork(const TimelineIndex& index) {
    for (const Series s : {Series::Plan, Series::Compile, Series::Gpu, Series::Cpu, Series::Upload,
                           Series::Download}) {
        if (index.series(s).size() > 0) return true;
    }
    return false;
}

} // namespace

TimelineModel::TimelineModel(TraceLog& log, SelectionModel& selection, SourceNames& names)
    : m_log(log), m_selection(selection), m_names(names) {
    m_pool.setMaxThreadCount(1);
    m_poll.setSingleShot(true);
    connect(&m_poll, &QTimer::timeout, this, &TimelineModel::build);
    connect(&m_selection, &SelectionModel::changed, this, &TimelineModel::showSelection);
}

TimelineModel::~TimelineModel() {
    m_pool.waitForDone();
}

void TimelineModel::runBegins(bool command, int64_t now) {
    m_running = true;
    m_command = command;
    m_kept.reset();
    m_from = now;
    m_stale = true;
    if (command) return;
    m_moment = {};
    m_view.fit();
    Q_EMIT momentChanged();
    if (m_watched) m_poll.start(kPollMs);
}

void TimelineModel::runEnds() {
    m_running = false;
    m_poll.stop();
    m_stale = true;
    if (m_watched) build();
}

void TimelineModel::showEvents(std::shared_ptr<const TraceEvents> events) {
    if (m_running || events == m_kept) return;
    m_kept = std::move(events);
    m_command = false;
    m_moment = {};
    m_view.fit();
    Q_EMIT momentChanged();
    m_stale = true;
    if (m_watched) build();
}

void TimelineModel::setWatched(bool watched) {
    if (watched == m_watched) return;
    m_watched = watched;
    if (!watched) {
        m_poll.stop();
    } else if (m_stale && !(m_running && m_command)) {
        build();
    }
}

void TimelineModel::build() {
    if (m_busy) {
        m_again = true;
        return;
    }
    m_busy = true;
    m_stale = false;
    const QPointer<TimelineModel> self(this);
    m_pool.start([self, &log = m_log, from = m_from, kept = m_kept] {
        QElapsedTimer clock;
        clock.start();
        TraceEvents events = kept ? *kept : log.events();
        if (!kept) events.begin = std::max(events.begin, from);
        auto index = std::make_shared<const TimelineIndex>(std::move(events));
        QMetaObject::invokeMethod(QCoreApplication::instance(),
                                  [self, index, took = clock.elapsed()] {
                                      if (self) self->take(index, took);
                                  });
    });
}

void TimelineModel::take(std::shared_ptr<const TimelineIndex> index, qint64 milliseconds) {
    m_busy = false;
    const bool shown = !m_command || !m_index || m_index->count() == 0 || hasWork(*index);
    if (shown) {
        std::optional<BarId> kept;
        if (m_moment.selected && m_index) {
            // The same bar may have another number now.
            const EventSeries& before = m_index->series(m_moment.selected->series);
            const EventSeries& now = index->series(m_moment.selected->series);
            const int64_t start = before.start(m_moment.selected->at);
            const int64_t end = before.end(m_moment.selected->at);
            for (std::size_t i = now.firstFrom(start); i < now.size() && now.start(i) == start;
                 ++i) {
                if (now.end(i) == end) kept = BarId{m_moment.selected->series, i};
            }
        }
        m_moment.selected = kept;
        m_index = std::move(index);
        m_view.setRecord(m_index->begin(), m_index->end());
        findMarks();
        Q_EMIT changed();
        Q_EMIT marksChanged();
        Q_EMIT viewChanged();
        if (hasMoment()) Q_EMIT momentChanged();
    }
    if (std::exchange(m_again, false)) return build();
    if (m_running && m_watched && !m_command)
        m_poll.start(std::max(kPollMs, static_cast<int>(milliseconds) * (kMostShare - 1)));
}

void TimelineModel::setPlotWidth(double pixels) {
    if (pixels == m_view.width()) return;
    m_view.setWidth(pixels);
    Q_EMIT viewChanged();
}

void TimelineModel::fit() {
    m_view.fit();
    Q_EMIT viewChanged();
}

void TimelineModel::zoomBy(qreal factor) {
    // About the cursor where it is in view, else about the middle.
    double x = m_view.width() / 2;
    if (hasMoment()) {
        const double at = m_view.toX(static_cast<double>(*m_moment.cursor));
        if (at >= 0 && at <= m_view.width()) x = at;
    }
    zoomAt(x, factor);
}

void TimelineModel::zoomAt(double x, double factor) {
    m_view.zoomAt(x, factor);
    Q_EMIT viewChanged();
}

void TimelineModel::panBy(double pixels) {
    m_view.panBy(pixels);
    Q_EMIT viewChanged();
}

void TimelineModel::zoomToSelection() {
    if (!m_moment.selected || !m_index) return fit();
    const EventSeries& s = m_index->series(m_moment.selected->series);
    const auto start = static_cast<double>(s.start(m_moment.selected->at));
    const auto end = static_cast<double>(s.end(m_moment.selected->at));
    const double span = std::max((end - start) / 0.6, TimelineView::kLeastSpan);
    m_view.show((start + end - span) / 2, (start + end + span) / 2);
    Q_EMIT viewChanged();
}

std::optional<BarId> TimelineModel::barAt(Lane lane, double x) const {
    if (!m_index) return std::nullopt;
    constexpr double kReach = 2; // pixels
    return m_index->barAt(lane, m_view.toTime(x),
                          static_cast<int64_t>(kReach * m_view.nsPerPixel()) + 1);
}

SourcePlace TimelineModel::placeOf(const Event& event) const {
    if (const GraphNode* node = m_selection.findNode(event.node)) return m_names.placeOf(*node);
    if (event.line == 0) return {};
    if (event.file != 0) return {m_names.of(event.file), event.line};
    if (const GraphGroup* group = m_selection.findGroup(event.group)) {
        for (const uint32_t id : group->nodes) {
            const GraphNode* node = m_selection.findNode(id);
            if (node && node->line == event.line) return m_names.placeOf(*node);
        }
    }
    return {};
}

void TimelineModel::select(const BarId& bar) {
    if (!m_index || bar.at >= m_index->series(bar.series).size()) return;
    m_moment.selected = bar;
    const Event& event = m_index->event(bar);
    m_ownSelection = true;
    if (m_selection.findNode(event.node))
        m_selection.selectNode(static_cast<int>(event.node));
    else if (m_selection.findGroup(event.group))
        m_selection.selectGroup(static_cast<int>(event.group));
    else if (const SourcePlace place = placeOf(event); place.valid())
        m_selection.selectPlace(place);
    else
        m_selection.clear();
    m_selection.addBuffer(event.buffer);
    m_ownSelection = false;
    const EventSeries& s = m_index->series(bar.series);
    m_view.bringIntoView(s.start(bar.at), s.end(bar.at));
    Q_EMIT marksChanged();
    Q_EMIT viewChanged();
}

void TimelineModel::step(int direction) {
    if (!m_index) return;
    if (!m_moment.selected) {
        for (const Series s : {Series::Gpu, Series::Cpu, Series::Interpreter}) {
            if (m_index->series(s).size() > 0) return select({s, 0});
        }
        return;
    }
    const BarId bar = *m_moment.selected;
    const auto next = static_cast<std::ptrdiff_t>(bar.at) + direction;
    const auto size = static_cast<std::ptrdiff_t>(m_index->series(bar.series).size());
    if (next < 0 || next >= size) return;
    select({bar.series, static_cast<std::size_t>(next)});
}

/// Another panel has selected something, or this one has.
void TimelineModel::showSelection() {
    if (!m_ownSelection) m_moment.selected.reset();
    if (!m_index) return;
    findMarks();
    if (!m_ownSelection) bringMarksIntoView();
    Q_EMIT marksChanged();
}

void TimelineModel::findMarks() {
    for (auto& list : m_marks)
        list.clear();
    const std::shared_ptr<const GraphSnapshot>& graph = m_selection.graph();
    const auto group = static_cast<uint32_t>(m_selection.group());
    const SourcePlace& place = m_selection.place();
    if (!m_index || !graph || (group == 0 && !place.valid())) return;
    // The nodes that are meant: the group's, or without one those of the line.
    const uint32_t first = graph->nodes.empty() ? 0 : graph->nodes.front().id;
    std::vector<bool> meant(graph->nodes.size());
    if (const GraphGroup* g = m_selection.findGroup(group)) {
        for (const uint32_t id : g->nodes) {
            if (id >= first && id - first < meant.size()) meant[id - first] = true;
        }
    } else if (place.valid()) {
        for (std::size_t i = 0; i < meant.size(); ++i)
            meant[i] =
                graph->nodes[i].line == place.line && m_names.placeOf(graph->nodes[i]) == place;
    }
    for (std::size_t k = 0; k < kSeries; ++k) {
        const EventSeries& s = m_index->series(static_cast<Series>(k));
        for (std::size_t i = 0; i < s.size(); ++i) {
            const EventLink& link = s.link(i);
            bool own = group != 0 && link.group == group;
            // An event of a group that is not the selected one is not meant, though it may carry a
            // node: a kernel is run for the sake of its last node.
            if (!own && link.group == 0 && link.node >= first && link.node - first < meant.size())
                own = meant[link.node - first];
            if (!own && link.node == 0 && link.group == 0 && link.line != 0 &&
                link.line == place.line)
                own = placeOf(m_index->event(link.event)) == place;
            if (own) m_marks[k].push_back(i);
        }
    }
}

void TimelineModel::bringMarksIntoView() {
    if (m_view.isWhole()) return;
    const auto begin = static_cast<int64_t>(m_view.begin());
    const auto end = static_cast<int64_t>(m_view.end());
    std::optional<std::pair<int64_t, int64_t>> best;
    // Compute first: it is what a line is about.
    for (const Series kind : {Series::Gpu, Series::Cpu, Series::Download, Series::Upload,
                              Series::Sink, Series::Interpreter, Series::Capture}) {
        const EventSeries& s = m_index->series(kind);
        for (const std::size_t i : m_marks[static_cast<std::size_t>(kind)]) {
            if (s.start(i) <= end && s.end(i) >= begin) return;
            if (!best) best = {s.start(i), s.end(i)};
        }
    }
    if (!best) return;
    m_view.bringIntoView(best->first, best->second);
    Q_EMIT viewChanged();
}

void TimelineModel::setMoment(std::optional<int64_t> time) {
    if (time && m_index) time = std::clamp(*time, m_index->begin(), m_index->end());
    if (time == m_moment.cursor) return;
    m_moment.cursor = time;
    Q_EMIT momentChanged();
}

uint32_t TimelineModel::momentGroup() const {
    return m_index && hasMoment() ? m_index->groupAt(*m_moment.cursor) : 0;
}

QString TimelineModel::momentTime() const {
    return m_index && hasMoment() ? timeText(*m_moment.cursor) : QString();
}

QString TimelineModel::momentKernel() const {
    const GraphGroup* group = m_selection.findGroup(momentGroup());
    return group ? kernelKey(group->kernel) : QString();
}

} // namespace vitrine::app

#include "moc_timeline_model.cpp"
