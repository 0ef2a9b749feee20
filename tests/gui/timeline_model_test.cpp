// SPDX-License-Identifier: Apache-2.0
// The timeline without a window: counts and sums against a walk over all events, what is drawn,
// what is hit, memory at a moment, and the way from a bar to its line and back.
#include "engine_thread.h"
#include "host_settings.h"
#include "timeline/timeline_model.h"
#include "waiting.h"

#include <QSignalSpy>
#include <QTest>
#include <random>

using namespace vitrine;
using namespace vitrine::app;

namespace {

constexpr uint8_t kHost = 0, kDevice = 1;

Event bar(EventKind kind, int64_t start, int64_t end, uint8_t provider = kHost) {
    Event e;
    e.kind = kind;
    e.provider = provider;
    e.start = start;
    e.end = end;
    return e;
}

Event memory(EventKind kind, int64_t time, uint64_t buffer, uint64_t bytes,
             const char* label = "") {
    Event e = bar(kind, time, time, kDevice);
    e.buffer = buffer;
    e.bytes = bytes;
    e.setLabel(label);
    return e;
}

TraceEvents record(std::vector<Event> events) {
    TraceEvents out;
    out.providers = {"host", "a device"};
    out.chunks.push_back(std::make_shared<const std::vector<Event>>(std::move(events)));
    return out;
}

/// Bars of several kinds in any order; those of the GPU overlap.
std::vector<Event> drawEvents(int count, uint32_t seed) {
    std::mt19937 random(seed);
    std::vector<Event> events;
    for (int i = 0; i < count; ++i) {
        const int64_t start = random() % 1'000'000;
        const int64_t length = random() % 4 == 0 ? 0 : random() % 3000;
        const auto kind = random() % 3;
        Event e = kind == 0   ? bar(EventKind::Capture, start, start)
                  : kind == 1 ? bar(EventKind::Dispatch, start, start + length, kDevice)
                              : bar(EventKind::Dispatch, start, start + length, kHost);
        e.group = 1 + static_cast<uint32_t>(random() % 5);
        events.push_back(e);
    }
    return events;
}

GraphNode node(uint32_t id, uint32_t line, uint32_t group) {
    GraphNode n;
    n.id = id;
    n.line = line;
    n.group = group;
    n.op = "times";
    return n;
}

GraphGroup group(uint32_t id, std::vector<uint32_t> nodes) {
    GraphGroup g;
    g.id = id;
    g.title = "times";
    g.nodes = std::move(nodes);
    return g;
}

} // namespace

class TimelineModelTest : public QObject {
    Q_OBJECT

    EngineThread m_engine{hostSettings()};
    SourceNames m_names{m_engine.session()};
    SelectionModel m_selection{m_names};

    static TimelinePicture drawn(const TimelineIndex& index, const TimelineView& view,
                                 const TimelineMarks& marks = {}) {
        TimelinePalette palette;
        palette.series.fill(Qt::red);
        TimelinePicture picture;
        drawTimeline(index, view, TimelineLayout::of(1000, 300), palette, marks, {}, picture);
        return picture;
    }
    static TimelineView viewOf(const TimelineIndex& index) {
        TimelineView view;
        view.setWidth(TimelineLayout::of(1000, 300).plotWidth());
        view.setRecord(index.begin(), index.end());
        return view;
    }

private Q_SLOTS:
    void everyStretchHasTheCountAndTheBusyTimeOfAWalkOverAllEvents() {
        const std::vector<Event> events = drawEvents(3000, 11);
        const TimelineIndex index(record(events));
        QCOMPARE(index.count(), events.size());
        std::mt19937 random(5);
        for (int round = 0; round < 200; ++round) {
            const int64_t a = random() % 1'003'000;
            const int64_t b = a + random() % (round % 2 ? 1'000'000 : 500);
            std::size_t count = 0;
            std::vector<std::pair<int64_t, int64_t>> gpu;
            for (const Event& e : events) {
                if (e.start > b || e.end < a) continue;
                ++count;
                if (e.provider == kDevice)
                    gpu.emplace_back(std::max(a, e.start), std::min(b, e.end));
            }
            QCOMPARE(index.countIn(a, b), count);
            std::sort(gpu.begin(), gpu.end());
            int64_t busy = 0;
            int64_t until = a;
            for (const auto& [from, to] : gpu) {
                busy += std::max<int64_t>(0, to - std::max(from, until));
                until = std::max(until, to);
            }
            std::size_t hint = 0;
            const EventSeries& s = index.series(Series::Gpu);
            const int64_t before = s.busyUntil(a, hint);
            QCOMPARE(s.busyUntil(b, hint) - before, busy);
        }
    }

    void nothingIsLostWhereAPixelHoldsHundreds() {
        std::vector<Event> events;
        for (int i = 0; i < 200'000; ++i)
            events.push_back(bar(EventKind::Dispatch, i * 50, i * 50 + 10, kDevice));
        // One that stands alone in its lane, a billionth of the run.
        events.push_back(bar(EventKind::Compile, 5'000'000, 5'000'001));
        const TimelineIndex index(record(events));
        const TimelineView view = viewOf(index);
        const TimelinePicture picture = drawn(index, view);
        QVERIFY(picture.quads.size() < 3000);
        const TimelineLayout layout = TimelineLayout::of(1000, 300);
        const auto covered = [&](Lane lane, double x) {
            const double y = layout.laneTop(static_cast<std::size_t>(lane)) + layout.lane / 2;
            return std::any_of(
                picture.quads.begin(), picture.quads.end(), [&](const TimelineQuad& q) {
                    return qRed(q.color) == 255 && q.x0 <= x && x <= q.x1 && q.y0 <= y && y <= q.y1;
                });
        };
        for (int i = 0; i < 200'000; i += 997)
            QVERIFY(covered(Lane::Gpu, layout.left + view.toX(i * 50.0) + 0.01));
        QVERIFY(covered(Lane::Compile, layout.left + view.toX(5'000'000.5)));
        // A lane without events is empty.
        QVERIFY(!covered(Lane::Upload, layout.left + 300));
    }

    void aBarIsHitWhereItIsAndALittleBeside() {
        const TimelineIndex index(
            record({bar(EventKind::Dispatch, 1000, 2000, kDevice),
                    bar(EventKind::Dispatch, 1400, 1500, kDevice), bar(EventKind::Sink, 0, 5000),
                    bar(EventKind::Wait, 1000, 2000)}));
        QCOMPARE(index.barAt(Lane::Gpu, 1100, 0), (BarId{Series::Gpu, 0}));
        QCOMPARE(index.barAt(Lane::Gpu, 2050, 100), (BarId{Series::Gpu, 0}));
        QVERIFY(!index.barAt(Lane::Gpu, 2050, 10));
        QVERIFY(!index.barAt(Lane::Cpu, 1100, 100));
        // A wait stands before the read that it is a part of.
        QCOMPARE(index.barAt(Lane::Wait, 1500, 0), (BarId{Series::Wait, 0}));
        QCOMPARE(index.barAt(Lane::Wait, 3000, 0), (BarId{Series::Sink, 0}));
    }

    void memoryIsThatOfTheMomentAndThePeakIsFound() {
        std::mt19937 random(3);
        std::vector<Event> events;
        std::vector<std::pair<int64_t, int64_t>> steps; // time, change
        std::vector<std::pair<uint64_t, uint64_t>> live;
        for (int i = 0; i < 20'000; ++i) {
            const int64_t time = i * 10;
            if (live.empty() || random() % 2) {
                const uint64_t bytes = 1 + random() % 1000;
                live.emplace_back(i + 1, bytes);
                events.push_back(memory(EventKind::Alloc, time, i + 1, bytes));
                steps.emplace_back(time, bytes);
            } else {
                const std::size_t at = random() % live.size();
                events.push_back(memory(EventKind::Free, time, live[at].first, live[at].second));
                steps.emplace_back(time, -static_cast<int64_t>(live[at].second));
                live.erase(live.begin() + static_cast<std::ptrdiff_t>(at));
            }
        }
        const TimelineIndex index(record(events));
        const MemoryCurve& curve = index.memory();
        std::vector<uint64_t> values;
        uint64_t sum = 0;
        for (const auto& [time, change] : steps)
            values.push_back(sum += static_cast<uint64_t>(change));
        QCOMPARE(curve.peak(), *std::max_element(values.begin(), values.end()));
        for (int round = 0; round < 200; ++round) {
            const std::size_t a = random() % values.size();
            const std::size_t b = a + random() % (values.size() - a);
            const auto first = values.begin() + static_cast<std::ptrdiff_t>(a);
            const auto last = values.begin() + static_cast<std::ptrdiff_t>(b) + 1;
            QCOMPARE(curve.most(static_cast<int64_t>(a) * 10, static_cast<int64_t>(b) * 10 + 5),
                     *std::max_element(first, last));
            uint64_t held = 0;
            for (const MemoryCurve::Held& h : curve.heldAt(static_cast<int64_t>(a) * 10))
                held += h.bytes;
            QCOMPARE(held, values[a]);
            QCOMPARE(curve.at(static_cast<int64_t>(a) * 10), values[a]);
        }
    }

    void whatWasThereBeforeTheRunCounts() {
        TraceEvents events =
            record({memory(EventKind::Alloc, 10, 1, 100), memory(EventKind::Alloc, 20, 2, 50),
                    memory(EventKind::Free, 30, 2, 50), memory(EventKind::Free, 200, 1, 100),
                    bar(EventKind::Dispatch, 40, 60, kDevice),
                    bar(EventKind::Dispatch, 150, 160, kDevice)});
        events.liveBefore = {memory(EventKind::Alloc, 1, 9, 7)};
        events.begin = 100;
        const TimelineIndex index(std::move(events));
        QCOMPARE(index.count(), std::size_t(1));
        QCOMPARE(index.memory().at(100), uint64_t(107));
        QCOMPARE(index.memory().peak(), uint64_t(107));
        QCOMPARE(index.memory().at(200), uint64_t(7));
    }

    void theMomentUnderThePointerStaysWhenTheViewZooms() {
        TimelineView view;
        view.setWidth(800);
        view.setRecord(0, 10'000'000'000);
        QVERIFY(view.isWhole());
        const auto moment = static_cast<double>(view.toTime(300));
        for (int i = 0; i < 60; ++i) {
            view.zoomAt(300, 1.5);
            QVERIFY(std::abs(view.toX(moment) - 300) < 1);
        }
        QCOMPARE(view.span(), TimelineView::kLeastSpan);
        view.panBy(1e15);
        QVERIFY(view.begin() < 10e9 && view.end() > 10e9);
        view.zoomAt(300, 1e-12);
        QVERIFY(view.isWhole());
    }

    void theAxisHasRoundTimesAndShortTexts() {
        TimelineView view;
        view.setWidth(800);
        view.setRecord(5000, 5000 + 2'000'000'000);
        QString shared;
        auto ticks = view.ticks(shared);
        QVERIFY(ticks.size() >= 4 && ticks.size() <= 12);
        QVERIFY(shared.isEmpty());
        QCOMPARE(ticks.front().text, QStringLiteral("0 ms"));
        QCOMPARE(ticks[1].text, QStringLiteral("500 ms"));
        view.show(5000 + 1'234'567'000, 5000 + 1'234'568'000);
        ticks = view.ticks(shared);
        QCOMPARE(shared, QStringLiteral("1.234567 s +"));
        QVERIFY(ticks.size() >= 4);
        for (const auto& tick : ticks)
            QVERIFY2(tick.text.size() <= 8, qPrintable(tick.text));
    }

    void aBarLeadsToItsLineAndALineToItsBars() {
        auto graph = std::make_shared<GraphSnapshot>();
        graph->nodes = {node(1, 2, 1), node(2, 3, 1), node(3, 7, 2)};
        graph->groups = {group(1, {1, 2}), group(2, {3})};
        ResidentBuffer held;
        held.id = 4;
        held.variable = "x";
        graph->residency = {held};
        m_selection.setGraph(graph);
        Trace trace;
        trace.addProvider("host");
        trace.addProvider("a device");
        trace.keepEvents(true);
        TraceLog log(trace);
        TimelineModel model(log, m_selection, m_names);
        model.setPlotWidth(800);
        model.setWatched(true);
        model.runBegins(false, 0);
        for (int i = 0; i < 50; ++i) {
            Event e = bar(EventKind::Dispatch, 1000 + i * 1000, 1600 + i * 1000, kDevice);
            e.group = i == 40 ? 2 : 1;
            e.node = i == 40 ? 3 : 2;
            e.line = i == 40 ? 7 : 3;
            e.setLabel("times");
            if (i == 40) e.buffer = 4;
            trace.write(e);
        }
        trace.write(memory(EventKind::Alloc, 500, 4, 1 << 20, "x"));
        model.runEnds();
        QTRY_VERIFY_WITH_TIMEOUT(model.settled() && !model.empty(), kWait);
        QCOMPARE(model.countText(), QStringLiteral("50 events"));
        QCOMPARE(model.droppedText(), QString());

        QSignalSpy reveal(&m_selection, &SelectionModel::revealWanted);
        const double x = model.view().toX(41'300);
        const auto hit = model.barAt(Lane::Gpu, x);
        QVERIFY(hit.has_value());
        model.select(*hit);
        QCOMPARE(m_selection.line(), 7);
        QCOMPARE(m_selection.node(), 3);
        QCOMPARE(m_selection.group(), 2);
        QCOMPARE(reveal.count(), 1);
        QCOMPARE(m_selection.buffer(), QStringLiteral("4"));
        QCOMPARE(m_selection.variable(), QStringLiteral("x"));
        QCOMPARE(model.marks()[static_cast<std::size_t>(Series::Gpu)],
                 std::vector<std::size_t>{40});
        QVERIFY(model.selectionText().contains(QStringLiteral("600 ns at 41.0 µs")));
        QVERIFY(model.selectionText().contains(QStringLiteral("line 7")));

        // Looking at the last of it, then a line whose bars are elsewhere is chosen.
        model.zoomToSelection();
        QVERIFY(model.countText().startsWith(QStringLiteral("1 of 50")));
        m_selection.selectNode(1);
        QCOMPARE(model.marks()[static_cast<std::size_t>(Series::Gpu)].size(), std::size_t(49));
        const EventSeries& gpu = model.index()->series(Series::Gpu);
        QVERIFY(model.view().begin() < static_cast<double>(gpu.end(0)));
        QVERIFY(model.view().end() > static_cast<double>(gpu.start(0)));

        model.setMoment(41'200);
        QCOMPARE(model.momentGroup(), 2u);
        QCOMPARE(model.heldAtMoment().size(), qsizetype(1));
        QCOMPARE(model.heldAtMoment().front().variable, QStringLiteral("x"));
        QVERIFY(model.momentText().contains(QStringLiteral("1 MiB on the device: x 1 MiB")));

        // A command that computes nothing leaves the script's timeline; the next run does not.
        model.runBegins(true, trace.now());
        trace.write(bar(EventKind::Interpret, trace.now(), trace.now() + 10));
        model.runEnds();
        QTRY_VERIFY_WITH_TIMEOUT(model.settled(), kWait);
        QCOMPARE(model.index()->count(), std::size_t(50));
        log.clear();
        model.runBegins(false, trace.now());
        QVERIFY(!model.hasMoment());
        trace.write(bar(EventKind::Interpret, trace.now(), trace.now() + 10));
        model.runEnds();
        QTRY_COMPARE_WITH_TIMEOUT(model.index()->count(), std::size_t(1), kWait);
    }

    void whatIsMissingIsSaid() {
        Trace trace(1 << 10);
        trace.addProvider("host");
        trace.keepEvents(true);
        TraceLog log(trace);
        TimelineModel model(log, m_selection, m_names);
        model.setWatched(true);
        for (int i = 0; i < 3000; ++i)
            trace.write(bar(EventKind::Capture, i * 10, i * 10));
        model.runEnds();
        QTRY_VERIFY_WITH_TIMEOUT(model.settled() && !model.empty(), kWait);
        QCOMPARE(model.countText(), QStringLiteral("1,024 events"));
        QVERIFY(model.droppedText().contains(QStringLiteral("1,976")));
        QCOMPARE(model.index()->begin(), int64_t(1976 * 10));
    }
};

QTEST_GUILESS_MAIN(TimelineModelTest)

#include "timeline_model_test.moc"
