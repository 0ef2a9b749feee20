// SPDX-License-Identifier: Apache-2.0
// The split of a run's time, the order of findings, what is not told, and both reports.
#include "advice_record.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace vitrine {
namespace {

using test::deviceRun;

TEST(AdviceSplit, ThePartsAddUpToTheTotal) {
    PhaseTimes phases;
    for (std::size_t i = 0; i < kPhases; ++i)
        phases.ns[i] = static_cast<int64_t>(1000 * (i + 1));
    phases.deviceAwaited = 2000;
    phases.deviceBusy = 9000;
    const TimeSplit t = timeSplit(phases);
    double sum = 0;
    for (const TimePart& part : timeParts())
        sum += t.*part.value;
    EXPECT_DOUBLE_EQ(sum, t.total);
    EXPECT_DOUBLE_EQ(t.total, 45);
    EXPECT_DOUBLE_EQ(t.gpu, 2);
    EXPECT_DOUBLE_EQ(t.wait, 6 - 2 + 7); // for the device, and paused
    EXPECT_DOUBLE_EQ(t.gpuBusy, 9);
    phases.deviceAwaited = 7000; // more than was waited, by the device's clock
    EXPECT_DOUBLE_EQ(timeSplit(phases).gpu, 6);
    EXPECT_DOUBLE_EQ(timeSplit(phases).wait, 7);
}

RunRecord runWithCopies(std::vector<int64_t> nanoseconds) {
    RunRecord run = deviceRun(); // of 10 ms
    for (const int64_t ns : nanoseconds) {
        CopyRecord copy;
        copy.file = 1;
        copy.line = static_cast<uint32_t>(run.graph.copies.size() + 1);
        copy.toHost = true;
        copy.reader = "disp";
        copy.variable = "x";
        copy.shape = "10x1 double";
        copy.count = 1;
        copy.bytes = 80;
        copy.copyNs = ns;
        run.graph.copies.push_back(copy);
    }
    return run;
}

TEST(Advice, FindingsComeByCostAndCrumbsAreCounted) {
    RunRecord run = runWithCopies({200'000, 99'000, 3'000'000, 100'000});
    run.graph.notes.push_back({3, "pin of few elements", "has no effect."});
    const Advice advice = advise(run);
    ASSERT_EQ(advice.findings.size(), 4U);
    EXPECT_EQ(advice.findings[0].line, 3U);
    EXPECT_DOUBLE_EQ(advice.findings[0].microseconds, 3000);
    EXPECT_EQ(advice.findings[1].line, 1U);
    EXPECT_EQ(advice.findings[2].line, 4U); // 1 % of the run
    EXPECT_EQ(advice.findings[0].rule, "host-read");
    EXPECT_EQ(advice.findings[3].rule, "note"); // its cost is not known
    EXPECT_EQ(advice.omitted, 1U);
}

TEST(Advice, AMillisecondIsToldInARunOfAnyLength) {
    RunRecord run = runWithCopies({1'000'000, 999'000});
    run.phases.ns[0] = 100'000'000'000;
    EXPECT_EQ(advise(run).findings.size(), 1U);
}

TEST(Advice, JsonHasTheDocumentedFields) {
    RunRecord run = runWithCopies({3'000'000});
    const auto json = nlohmann::json::parse(
        adviceJson(advise(run), [](uint32_t file) { return "/f/" + std::to_string(file) + ".m"; }));
    EXPECT_EQ(json["format"], 1);
    for (const char* field : {"total_us", "interpreter_us", "plan_us", "compile_us", "transfer_us",
                              "cpu_us", "gpu_us", "wait_us", "other_us", "gpu_busy_us"})
        EXPECT_TRUE(json["time"][field].is_number()) << field;
    EXPECT_DOUBLE_EQ(json["time"]["total_us"], 10'000);
    ASSERT_EQ(json["findings"].size(), 1U);
    const auto& finding = json["findings"][0];
    EXPECT_EQ(finding["rule"], "host-read");
    EXPECT_EQ(finding["file"], "/f/1.m");
    EXPECT_EQ(finding["line"], 1);
    EXPECT_DOUBLE_EQ(finding["cost_us"], 3000);
    EXPECT_EQ(finding["measured"], true);
    EXPECT_TRUE(finding["text"].is_string());
    EXPECT_EQ(json["omitted"], 0);
}

TEST(Advice, TextIsATableInColumns) {
    const RunRecord run = runWithCopies({3'000'000});
    EXPECT_EQ(
        adviceText(advise(run), [](uint32_t) { return "/f/demo.m"; }),
        "Where the time went\n"
        "  run               10 ms\n"
        "  interpreter       10 ms  100.0 %\n"
        "\n"
        "Findings\n"
        "      3 ms  demo.m:1  [host-read]\n"
        "            x (10x1 double, 80 bytes) is copied to the CPU because disp reads it.\n");
    const RunRecord quiet = deviceRun();
    EXPECT_NE(adviceText(advise(quiet), [](uint32_t) { return ""; }).find("Nothing stands out."),
              std::string::npos);
}

TEST(AdviceTexts, LongTextsAreCutBetweenCharacters) {
    EXPECT_EQ(advice::cutText("abc", 3), "abc");
    EXPECT_EQ(advice::cutText("ab×c", 3), "ab…");
    EXPECT_EQ(advice::durationText(0.5), "500 ns");
    EXPECT_EQ(advice::durationText(12.34), "12.3 µs");
    EXPECT_EQ(advice::durationText(4100), "4.1 ms");
    EXPECT_EQ(advice::durationText(2.05e6), "2.05 s");
}

} // namespace
} // namespace vitrine
