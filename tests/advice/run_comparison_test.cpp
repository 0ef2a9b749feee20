// SPDX-License-Identifier: Apache-2.0
// Two runs side by side: whose time a line gets, which lines and kernels belong together, what was
// decided otherwise, and the verdict on the answers.
#include "advice/run_comparison.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace vitrine {
namespace {

using Verdict = ComparedAnswer::Verdict;

GraphNode nodeAt(uint32_t id, uint32_t line, uint32_t group) {
    GraphNode node;
    node.id = id;
    node.file = 7;
    node.line = line;
    node.group = group;
    return node;
}

SourceTexts texts() {
    return {[](uint32_t) { return std::string("/t/demo.m"); },
            [](uint32_t, uint32_t line) { return "  line" + std::to_string(line) + " \r"; }};
}

LineCost lineOf(uint32_t number, std::string text, double cpu, std::string title = "sin",
                bool onDevice = false) {
    LineCost line;
    line.file = "/t/demo.m";
    line.line = number;
    line.text = std::move(text);
    (onDevice ? line.gpu : line.cpu) = cpu;
    line.decisions.push_back({onDevice, std::move(title), "It is faster there.", {number}});
    return line;
}

RunProfile runOf(std::vector<LineCost> lines) {
    RunProfile run;
    run.script = "/t/demo.m";
    run.state = "complete";
    run.lines = std::move(lines);
    return run;
}

KernelCost kernelOf(uint64_t hash, std::string title, double total, std::string provider = "host") {
    KernelCost k;
    k.kernel = hash;
    k.name = k.title = std::move(title);
    k.provider = std::move(provider);
    k.line = 2;
    k.count = 1;
    k.total = k.median = total;
    return k;
}

TEST(RunProfile, AKernelsTimeIsDividedByTheOperationsOfItsLines) {
    RunRecord run;
    run.graph.nodes = {nodeAt(1, 2, 1), nodeAt(2, 3, 1), nodeAt(3, 3, 1)};
    GraphGroup group;
    group.id = 1;
    group.title = "sin·times";
    group.nodes = {1, 2, 3};
    group.lines = {2, 3};
    group.onDevice = true;
    group.decision.measuredTotalMicroseconds = 300;
    run.graph.groups = {group};
    CopyRecord copy;
    copy.node = 3;
    copy.line = 4;
    copy.bytes = 80;
    copy.copyNs = 5000;
    run.graph.copies = {copy};
    const RunProfile profile = profileOf(run, texts());
    ASSERT_EQ(profile.lines.size(), 3U);
    EXPECT_EQ(profile.lines[0].text, "line2");
    EXPECT_DOUBLE_EQ(profile.lines[0].gpu, 100);
    EXPECT_DOUBLE_EQ(profile.lines[1].gpu, 200);
    EXPECT_TRUE(profile.lines[0].shared && profile.lines[1].shared);
    EXPECT_EQ(profile.lines[2].line, 4U); // only reads
    EXPECT_DOUBLE_EQ(profile.lines[2].copy, 5);
    EXPECT_EQ(profile.lines[2].bytes, 80U);
    EXPECT_FALSE(profile.lines[2].shared);
}

TEST(RunProfile, ReadsBackWhatItWrote) {
    RunProfile run = runOf({lineOf(2, "y = \"é\"", 10)});
    run.kernels = {kernelOf(0xFEDCBA9876543210ULL, "sin", 10)};
    run.settings = {{"VITRINE_FUSION", "0"}};
    run.answers = {{"x", "1x1 double", true, 0x8000000000000001ULL}, {"y", "9x9 double", false, 0}};
    run.time.total = 12;
    run.time.cpu = 10;
    run.kernelRuns = 3;
    const Result<RunProfile> back = profileOfTrace(profileJson(run));
    ASSERT_TRUE(back) << back.error().message;
    EXPECT_EQ(profileJson(*back), profileJson(run));
    EXPECT_EQ(back->kernels[0].kernel, 0xFEDCBA9876543210ULL);
    EXPECT_EQ(back->answers[0].digest, 0x8000000000000001ULL);
    EXPECT_FALSE(back->answers[1].known);
    // As a member of a trace with events.
    const std::string trace =
        "{\"traceEvents\": [{\"name\": \"plan\"}], \"vitrine\": " + profileJson(run) + "}";
    const Result<RunProfile> member = profileOfTrace(trace);
    ASSERT_TRUE(member) << member.error().message;
    EXPECT_EQ(profileJson(*member), profileJson(run));
}

TEST(RunProfile, OtherFilesAreRefusedByName) {
    const auto failure = [](std::string_view text) {
        const Result<RunProfile> read = profileOfTrace(text);
        return read ? std::string() : read.error().message;
    };
    EXPECT_NE(failure("x = 1;").find("no JSON"), std::string::npos);
    EXPECT_NE(failure("[]").find("no JSON object"), std::string::npos);
    EXPECT_NE(failure("{\"traceEvents\": []}").find("no record of a run"), std::string::npos);
    EXPECT_NE(failure("{\"vitrine\": {\"format\": 9}}").find("format 9"), std::string::npos);
    EXPECT_NE(failure("{\"vitrine\": {\"format\": 1}}").find("damaged"), std::string::npos);
    EXPECT_NE(failure("{\"vitrine\": 3}").find("unknown"), std::string::npos);
}

TEST(RunComparison, LinesBelongTogetherByTheirTextsWhereverTheyStand) {
    const RunProfile before = runOf({lineOf(1, "a", 10), lineOf(2, "b", 20), lineOf(4, "d", 5)});
    const RunProfile after =
        runOf({lineOf(2, "a", 11), lineOf(3, "new", 1), lineOf(4, "b", 40), lineOf(6, "e", 7)});
    const RunComparison c = compareRuns(before, after);
    ASSERT_EQ(c.lines.size(), 5U);
    EXPECT_EQ(c.lines[0].lineBefore, 1U);
    EXPECT_EQ(c.lines[0].lineAfter, 2U);
    EXPECT_EQ(c.lines[1].lineBefore, 0U);
    EXPECT_LT(c.lines[1].before, 0);
    EXPECT_DOUBLE_EQ(c.lines[1].after, 1);
    EXPECT_EQ(c.lines[2].text, "b");
    EXPECT_DOUBLE_EQ(c.lines[2].before, 20);
    EXPECT_DOUBLE_EQ(c.lines[2].after, 40);
    EXPECT_EQ(c.lines[3].lineAfter, 0U); // d is gone
    EXPECT_EQ(c.lines[4].lineBefore, 0U);
}

TEST(RunComparison, AChangedLineIsOneRowAndSaysWhatItWas) {
    const RunComparison c = compareRuns(runOf({lineOf(1, "a", 1), lineOf(2, "x = sin(y)", 1)}),
                                        runOf({lineOf(1, "a", 1), lineOf(2, "x = cos(y)", 1)}));
    ASSERT_EQ(c.lines.size(), 2U);
    ASSERT_FALSE(c.lines[1].changes.empty());
    EXPECT_EQ(c.lines[1].changes[0], "was \"x = sin(y)\"");
    EXPECT_TRUE(c.lines[0].changes.empty());
}

TEST(RunComparison, AScriptThatWasSavedByAnotherNameIsTheSameText) {
    RunProfile after = runOf({lineOf(1, "a", 2)});
    after.script = after.lines[0].file = "/t/other.m";
    EXPECT_EQ(compareRuns(runOf({lineOf(1, "a", 1)}), after).lines.size(), 1U);
}

TEST(RunComparison, DecisionsThatChangedAreSentences) {
    const RunComparison c = compareRuns(runOf({lineOf(1, "a", 10, "sin·times")}),
                                        runOf({lineOf(1, "a", 2, "sin", true)}));
    ASSERT_EQ(c.lines[0].changes.size(), 2U);
    EXPECT_EQ(c.lines[0].changes[0], "ran on the CPU, now on the GPU: It is faster there");
    EXPECT_EQ(c.lines[0].changes[1], "computed in sin·times, now in sin");
    RunProfile before = runOf({lineOf(1, "a", 10, "sin·times")}),
               after = runOf({lineOf(1, "a", 2)});
    before.lines[0].decisions[0].makes = "a, b";
    after.lines[0].decisions[0].makes = "a";
    EXPECT_EQ(compareRuns(before, after).lines[0].changes[0], "computed in a, b, now in a");
}

TEST(RunComparison, KernelsBelongTogetherByTextThenByOperations) {
    RunProfile before = runOf({}), after = runOf({});
    before.kernels = {kernelOf(1, "sin", 100), kernelOf(2, "plus", 10), kernelOf(3, "gone", 1)};
    after.kernels = {kernelOf(2, "plus", 11), kernelOf(9, "sin", 5, "GPU")};
    const RunComparison c = compareRuns(before, after);
    ASSERT_EQ(c.kernels.size(), 3U);
    EXPECT_EQ(c.kernels[0].title, "sin"); // the largest difference first
    EXPECT_EQ(c.kernels[0].providerBefore, "host");
    EXPECT_EQ(c.kernels[0].providerAfter, "GPU");
    EXPECT_FALSE(c.kernels[0].sameText);
    EXPECT_EQ(c.kernels[1].title, "plus");
    EXPECT_TRUE(c.kernels[1].sameText);
    EXPECT_EQ(c.kernels[2].countAfter, 0U);
}

TEST(RunComparison, AnswersAreComparedByBitsAndWhatWasNotReadIsSaid) {
    RunProfile before = runOf({}), after = runOf({});
    before.answers = {{"a", "1x1 double", true, 1},
                      {"b", "1x1 double", true, 2},
                      {"gone", "1x1 double", true, 3},
                      {"far", "9x9 single", false, 0},
                      {"kind", "1x1 double", true, 4}};
    after.answers = {{"a", "1x1 double", true, 1},
                     {"b", "1x1 double", true, 5},
                     {"far", "9x9 single", true, 6},
                     {"kind", "1x1 single", false, 0}};
    const RunComparison c = compareRuns(before, after);
    EXPECT_EQ(c.count(Verdict::Same), 1U);
    EXPECT_EQ(c.count(Verdict::Differs), 2U); // another class needs no look at the bits
    EXPECT_EQ(c.count(Verdict::NotRead), 1U);
    EXPECT_EQ(answersText(c), "Not the same: b, kind; only before gone. Not read: far.");
    EXPECT_EQ(answersText(compareRuns(before, before)),
              "Same answers, to the bit, as far as they were read. Not read: far.");
    before.answers.resize(2);
    EXPECT_EQ(answersText(compareRuns(before, before)),
              "Same answers: every variable and all output, to the bit.");
    after.state = "error";
    EXPECT_FALSE(compareRuns(before, after).comparable);
}

TEST(RunComparison, SettingsThatDifferAreNamedAndJsonHasAllOfIt) {
    RunProfile before = runOf({lineOf(1, "a", 10)}), after = runOf({lineOf(1, "a", 30)});
    after.settings = {{"VITRINE_FUSION", "0"}};
    before.time.total = 10;
    after.time.total = 30;
    const RunComparison c = compareRuns(before, after);
    ASSERT_EQ(c.settings.size(), 1U);
    EXPECT_EQ(c.settings[0].before, "");
    EXPECT_EQ(c.settings[0].after, "0");
    const auto json = nlohmann::json::parse(comparisonJson(c));
    EXPECT_EQ(json["format"], 1);
    EXPECT_EQ(json["figures"]["total_us"]["after"], 30);
    EXPECT_EQ(json["lines"][0]["before_us"], 10);
    EXPECT_EQ(json["settings"][0]["name"], "VITRINE_FUSION");
    const std::string text = comparisonText(c);
    EXPECT_NE(text.find("x 3.0"), std::string::npos) << text;
    EXPECT_NE(text.find("VITRINE_FUSION: default > 0"), std::string::npos) << text;
}

} // namespace
} // namespace vitrine
