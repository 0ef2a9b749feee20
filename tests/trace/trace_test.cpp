// SPDX-License-Identifier: Apache-2.0
#include "trace/trace.h"

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
