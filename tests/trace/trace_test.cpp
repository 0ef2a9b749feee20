// SPDX-License-Identifier: Apache-2.0
#include "trace/interpreter_spans.h"
#include "trace/trace_log.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <thread>

namespace vitrine {
namespace {

Event dispatch(uint32_t group, int64_t start, int64_t end) {
    Event e;
    e.kind = EventKind::Dispatch;
    e.group = group;
    e.bytes = 100;
    e.start = start;
    e.end = end;
    e.cache = group == 1 ? CacheResult::Miss : CacheResult::MemoryHit;
    e.setLabel("sin·times");
    return e;
}

TEST(Trace, KeepsTotalsButNoEventsUnlessAsked) {
    Trace trace(16);
    trace.write(dispatch(1, 0, 10));
    std::vector<Event> events;
    trace.drain(events);
    EXPECT_TRUE(events.empty());
    EXPECT_EQ(trace.totals().count[static_cast<std::size_t>(EventKind::Dispatch)], 1u);
}

TEST(Trace, GivesEventsInOrderAndCountsThoseThatWereOverwritten) {
    Trace trace(16);
    trace.keepEvents(true);
    for (uint32_t i = 1; i <= 20; ++i)
        trace.write(dispatch(i, i, i + 1));
    std::vector<Event> events;
    trace.drain(events);
    ASSERT_EQ(events.size(), 16u);
    EXPECT_EQ(events.front().group, 5u);
    EXPECT_EQ(events.back().group, 20u);
    EXPECT_EQ(trace.totals().lost, 4u);
}

TEST(Trace, ManyWritersLoseNothingWhenTheRingIsLargeEnough) {
    Trace trace(1 << 14);
    trace.keepEvents(true);
    std::vector<std::thread> writers;
    for (uint32_t t = 0; t < 4; ++t)
        writers.emplace_back([&trace, t] {
            for (uint32_t i = 0; i < 2000; ++i)
                trace.write(dispatch(t * 2000 + i + 1, 0, 1));
        });
    for (std::thread& w : writers)
        w.join();
    std::vector<Event> events;
    trace.drain(events);
    std::vector<uint32_t> groups;
    for (const Event& e : events)
        groups.push_back(e.group);
    std::sort(groups.begin(), groups.end());
    ASSERT_EQ(groups.size(), 8000u);
    for (uint32_t i = 0; i < 8000; ++i)
        EXPECT_EQ(groups[i], i + 1);
}

TEST(Trace, LabelsAreCutBetweenCharacters) {
    Event e;
    e.setLabel(std::string(38, 'a') + "·x");
    EXPECT_EQ(std::string(e.label), std::string(38, 'a'));
}

Event memoryEvent(EventKind kind, uint64_t buffer, uint64_t bytes) {
    Event e;
    e.kind = kind;
    e.buffer = buffer;
    e.bytes = bytes;
    return e;
}

TEST(InterpreterSpans, OneEventForEachStretchBetweenThePiecesOfTheEnginesWork) {
    Trace trace(64);
    trace.keepEvents(true);
    uint32_t line = 0;
    trace.interpreter().begin([&line] { return InterpreterSpans::Place{7, line}; });
    line = 3;
    {
        const InterpreterSpans::Away planning(trace);
        const InterpreterSpans::Away copying(trace); // a part of it
    }
    line = 9;
    trace.interpreter().end();
    { const InterpreterSpans::Away betweenRuns(trace); }
    std::vector<Event> events;
    trace.drain(events);
    ASSERT_EQ(events.size(), 2u);
    EXPECT_EQ(events[0].kind, EventKind::Interpret);
    EXPECT_EQ(std::string(events[0].label), "up to line 3");
    EXPECT_EQ(events[1].line, 3u);
    EXPECT_EQ(events[1].file, 7u);
    EXPECT_EQ(std::string(events[1].label), "lines 3–9");
    EXPECT_LE(events[0].end, events[1].start);
}

TEST(TraceLog, KeepsTheNewestEventsAndCountsWhatItDrops) {
    Trace trace(1 << 14);
    trace.keepEvents(true);
    TraceLog log(trace, 1);
    log.setBound(8192);
    for (uint32_t i = 1; i <= 20000; ++i) {
        trace.write(dispatch(i, i, i + 1));
        if (i % 1000 == 0) log.pull();
    }
    const TraceEvents events = log.events();
    EXPECT_LE(events.count(), 8192u + 4096u);
    EXPECT_EQ(events.count() + events.dropped, 20000u);
    EXPECT_EQ(events.chunks.back()->back().group, 20000u);
    EXPECT_EQ(events.chunks.front()->front().group, events.dropped + 1);
}

TEST(TraceLog, RemembersWhatIsInUseWhenTheEventsThatSaidSoAreGone) {
    Trace trace(64);
    trace.keepEvents(true);
    TraceLog log(trace);
    trace.write(memoryEvent(EventKind::Alloc, 1, 100));
    trace.write(memoryEvent(EventKind::Alloc, 2, 200));
    trace.write(memoryEvent(EventKind::Free, 1, 100));
    log.clear();
    const TraceEvents events = log.events();
    EXPECT_EQ(events.count(), 0u);
    EXPECT_EQ(events.dropped, 0u);
    ASSERT_EQ(events.liveBefore.size(), 1u);
    EXPECT_EQ(events.liveBefore[0].buffer, 2u);
}

TEST(TraceLog, AThreadKeepsASmallRingFromRunningOverWhileARunCollects) {
    Trace trace(1 << 12);
    trace.keepEvents(true);
    TraceLog log(trace);
    {
        const TraceLog::Collecting run(log);
        for (uint32_t i = 0; i < 20; ++i) {
            for (uint32_t k = 0; k < 1000; ++k)
                trace.write(dispatch(i * 1000 + k + 1, 0, 1));
            // A thousand at a time, each taken before the ring is full of them.
            while (log.events().count() < (i + 1) * 1000)
                std::this_thread::yield();
        }
    }
    const TraceEvents held = log.events();
    trace.write(dispatch(30000, 0, 1));
    EXPECT_EQ(held.count(), 20000u); // what a reader holds does not change
    EXPECT_EQ(held.dropped, 0u);
}

TEST(ChromeTrace, HasOneEntryPerEventAndASummaryLast) {
    TraceTotals totals;
    totals.count[static_cast<std::size_t>(EventKind::Dispatch)] = 2;
    const std::string text =
        chromeTraceJson({dispatch(1, 1000, 3000), dispatch(2, 4000, 4000)}, {"host"}, totals);
    const auto json = nlohmann::json::parse(text);
    std::vector<nlohmann::json> entries;
    for (const auto& e : json.at("traceEvents")) {
        if (e.at("ph") != "M") entries.push_back(e);
    }
    ASSERT_EQ(entries.size(), 3u);
    EXPECT_EQ(entries[0].at("name"), "dispatch");
    EXPECT_EQ(entries[0].at("dur"), 2.0);
    EXPECT_EQ(entries[0].at("args").at("cache"), "miss");
    EXPECT_EQ(entries[1].at("args").at("cache"), "hit");
    EXPECT_EQ(entries[2].at("name"), "summary");
    EXPECT_EQ(entries[2].at("args").at("dispatch").at("count"), 2);
}

} // namespace
} // namespace vitrine
