// SPDX-License-Identifier: Apache-2.0
// Each rule where it fires, with place, cost and words, and where it must not.
#include "advice_record.h"

#include <gtest/gtest.h>

namespace vitrine {
namespace {

using test::addGroup;
using test::addKernel;
using test::addNode;
using test::deviceRun;
using test::found;

constexpr uint64_t kMB = 1'000'000;

void addPhase(RunRecord& run, Phase phase, int64_t ns) {
    run.phases.ns[static_cast<std::size_t>(phase)] += ns;
}

TEST(Rules, EveryRuleHasAnIdAMeaningAndFindsNothingInAnEmptyRun) {
    const RunRecord empty;
    for (const advice::Rule& rule : advice::rules()) {
        EXPECT_FALSE(rule.id.empty());
        EXPECT_FALSE(rule.meaning.empty()) << rule.id;
        EXPECT_TRUE(found(empty, rule.id).empty()) << rule.id;
        EXPECT_EQ(std::count_if(advice::rules().begin(), advice::rules().end(),
                                [&](const advice::Rule& r) { return r.id == rule.id; }),
                  1)
            << rule.id;
    }
}

TEST(Rules, AValueThatTheNextKernelReadsFromMemoryCostsItsTraffic) {
    RunRecord run = deviceRun();
    const uint32_t plus = addNode(run, "plus", 3, kMB);
    const uint32_t sort = addNode(run, "sort", 7, kMB);
    addGroup(run, "plus", {plus}, true);
    GraphGroup& reader = addGroup(run, "sort", {sort}, true);
    reader.iterations = 10;
    reader.decision.notFused.push_back(
        {"plus", "sort", "read by routine", "it has a kernel of its own", plus, sort});
    // The same value for another operation of the same group is read once.
    reader.decision.notFused.push_back(
        {"plus", "sort", "result between", "something else", plus, sort});
    std::vector<Finding> list = found(run, "not-fused");
    ASSERT_EQ(list.size(), 1U);
    EXPECT_EQ(list[0].line, 7U);
    EXPECT_EQ(list[0].node, sort);
    EXPECT_EQ(list[0].group, 2U);
    EXPECT_FALSE(list[0].measured);
    EXPECT_DOUBLE_EQ(list[0].microseconds, 2 * 10 * 10.0); // written and read, 10 µs each time
    EXPECT_EQ(list[0].text, "Not fused with line 3: sort reads the result of plus (977 KiB) from "
                            "memory, because it has a kernel of its own.");
    EXPECT_EQ(list[0].advice, "");
    // A variable is stored in any case.
    run.graph.nodes.change(plus - 1).variable = "y";
    EXPECT_DOUBLE_EQ(found(run, "not-fused")[0].microseconds, 10 * 10.0);
    run.graph.groups.change(1).decision.notFused[0].rule = "pinned apart";
    EXPECT_EQ(found(run, "not-fused")[0].advice, "Take the pin away.");
    run.graph.groups.change(1).decision.notFused.clear();
    EXPECT_TRUE(found(run, "not-fused").empty());
}

TEST(Rules, ALoopThatIsNotRolledCostsItsPlansAndStarts) {
    RunRecord run = deviceRun();
    const uint32_t inside = addNode(run, "times", 5);
    run.graph.nodes.change(inside - 1).loop = 1;
    addGroup(run, "times", {inside}, true).iterations = 101;
    const uint32_t outside = addNode(run, "sum", 9);
    addGroup(run, "sum", {outside}, true).iterations = 101;
    addPhase(run, Phase::Plan, 2'020'000);
    run.graph.notes.push_back(
        {5, "loop: value needed",
         "the loop is computed iteration by iteration: the value of m is needed."});
    const std::vector<Finding> list = found(run, "loop-not-rolled");
    ASSERT_EQ(list.size(), 1U);
    EXPECT_EQ(list[0].line, 5U);
    EXPECT_NEAR(list[0].microseconds, 100 * 5.0 + 1000, 1e-6);
    EXPECT_EQ(list[0].text, "Loop not rolled into one kernel: the value of m is needed.");
    EXPECT_NE(list[0].advice, "");
    EXPECT_TRUE(found(run, "note").empty()); // it is told once
    run.graph.notes[0].rule = "something else";
    EXPECT_TRUE(found(run, "loop-not-rolled").empty());
    ASSERT_EQ(found(run, "note").size(), 1U);
    EXPECT_EQ(found(run, "note")[0].microseconds, 0);
}

TEST(Rules, ArrayfunThatCallsItsFunctionIsTold) {
    RunRecord run = deviceRun();
    addNode(run, "input", 0);
    run.graph.notes.push_back(
        {4, "arrayfun", "arrayfun calls its function for each element: why."});
    const std::vector<Finding> list = found(run, "per-element");
    ASSERT_EQ(list.size(), 1U);
    EXPECT_EQ(list[0].line, 4U);
    EXPECT_EQ(list[0].text, run.graph.notes[0].text);
    EXPECT_TRUE(found(run, "note").empty());
    run.graph.notes[0].rule = "pin of few elements";
    EXPECT_TRUE(found(run, "per-element").empty());
}

TEST(Rules, ManyOperationsOnFewElementsAreTold) {
    RunRecord run = deviceRun();
    const uint32_t small = addNode(run, "plus", 4);
    run.graph.nodes.change(small - 1).repeats = 5000;
    const std::vector<Finding> list = found(run, "many-small");
    ASSERT_EQ(list.size(), 1U);
    EXPECT_EQ(list[0].line, 4U);
    EXPECT_NEAR(list[0].microseconds, 1500, 1e-6);
    run.graph.nodes.change(small - 1).repeats = 100'000; // no more than the interpreter took
    EXPECT_DOUBLE_EQ(found(run, "many-small")[0].microseconds, 10'000);
    run.graph.nodes.change(small - 1).repeats = 999;
    EXPECT_TRUE(found(run, "many-small").empty());
    run.graph.nodes.change(small - 1).repeats = 5000;
    addGroup(run, "plus", {small}, false); // it had a kernel
    EXPECT_TRUE(found(run, "many-small").empty());
}

CopyRecord copyOf(uint32_t node, bool toHost, const std::string& reader) {
    CopyRecord copy;
    copy.toHost = toHost;
    copy.node = node;
    copy.file = 1;
    copy.line = 8;
    copy.reader = reader;
    copy.shape = "1000x1 double";
    copy.count = 1;
    copy.bytes = 8000;
    copy.copyNs = 3000;
    copy.waitNs = 1000;
    return copy;
}

TEST(Rules, ACopyToTheCpuNamesItsReader) {
    RunRecord run = deviceRun();
    const uint32_t node = addNode(run, "times", 3);
    CopyRecord copy = copyOf(node, true, "disp");
    copy.made = true;
    copy.variable = "x";
    run.graph.copies.push_back(copy);
    std::vector<Finding> list = found(run, "host-read");
    ASSERT_EQ(list.size(), 1U);
    EXPECT_EQ(list[0].line, 8U);
    EXPECT_EQ(list[0].node, node);
    EXPECT_TRUE(list[0].measured);
    EXPECT_DOUBLE_EQ(list[0].microseconds, 4);
    EXPECT_EQ(list[0].text,
              "x (1000x1 double, 7.8 KiB) is copied to the CPU because disp reads it.");
    EXPECT_EQ(list[0].advice, ""); // little is shown
    EXPECT_TRUE(found(run, "upload").empty());

    run.graph.copies[0].bytes = 64 * kMB;
    EXPECT_NE(found(run, "host-read")[0].advice.find("summary"), std::string::npos);
    run.graph.copies[0] = copyOf(node, true, "condition");
    run.graph.copies[0].made = true;
    run.graph.copies[0].count = 14;
    list = found(run, "host-read");
    EXPECT_EQ(list[0].text, "The result of times (1000x1 double, 571 bytes) is copied to the CPU "
                            "14 times because a condition asks for its value.");
    EXPECT_NE(list[0].advice, "");
    run.graph.copies.clear();
    EXPECT_TRUE(found(run, "host-read").empty());
}

TEST(Rules, AnArrayMadeOnTheCpuAndUploadedIsTold) {
    RunRecord run = deviceRun();
    run.graph.copies.push_back(copyOf(0, false, ""));
    std::vector<Finding> list = found(run, "upload");
    ASSERT_EQ(list.size(), 1U);
    EXPECT_EQ(list[0].text,
              "An array (1000x1 double, 7.8 KiB) is made on the CPU and copied to the GPU.");
    EXPECT_NE(list[0].advice.find("Make it there"), std::string::npos);
    EXPECT_TRUE(found(run, "host-read").empty());
    run.graph.copies[0].made = true;
    run.graph.copies[0].count = 3;
    list = found(run, "upload");
    EXPECT_NE(list[0].text.find("computed on the CPU and copied to the GPU 3 times"),
              std::string::npos);
    EXPECT_NE(list[0].advice.find("change"), std::string::npos);
}

TEST(Rules, MemoryThatWasShortIsTold) {
    RunRecord run = deviceRun();
    constexpr auto kEvict = static_cast<std::size_t>(EventKind::Evict);
    run.totals.count[kEvict] = 2;
    EXPECT_TRUE(found(run, "memory-short").empty()); // nothing had to leave
    run.totals.bytes[kEvict] = 10 * kMB;
    ASSERT_EQ(found(run, "memory-short").size(), 1U);
    EXPECT_DOUBLE_EQ(found(run, "memory-short")[0].microseconds, 1000);
}

TEST(Rules, AKernelFarBelowItsCeilingCostsWhatIsMissing) {
    RunRecord run = deviceRun();
    const uint32_t node = addNode(run, "times", 6);
    const GraphGroup& group = addGroup(run, "times", {node}, true);
    KernelRecord& kernel = addKernel(run, group, 10, 100'000, 2'500'000); // 25 of 100 GB/s
    std::vector<Finding> list = found(run, "below-ceiling");
    ASSERT_EQ(list.size(), 1U);
    EXPECT_EQ(list[0].line, 6U);
    EXPECT_EQ(list[0].group, group.id);
    EXPECT_NEAR(list[0].microseconds, 1000 * 0.75, 1e-6);
    EXPECT_EQ(list[0].text,
              "The kernel of times runs at 25 % of what card can do (25 of 100 GB/s).");
    kernel.bytes *= 3; // 75 %
    EXPECT_TRUE(found(run, "below-ceiling").empty());
    kernel.bytes /= 3;
    kernel.medianNs = 14'000; // three starts: its ceiling is the start
    EXPECT_TRUE(found(run, "below-ceiling").empty());
    kernel.medianNs = 100'000;
    kernel.count = 1;
    kernel.cacheMisses = 1; // its only time may hold the driver's compiling
    EXPECT_TRUE(found(run, "below-ceiling").empty());
    kernel.cacheMisses = 0;
    kernel.bytes = 0;
    kernel.flops = 10'000'000; // 0.1 of 1 TFLOP/s
    list = found(run, "below-ceiling");
    ASSERT_EQ(list.size(), 1U);
    EXPECT_NE(list[0].text.find("10 % of what card can do (100 of 1e+03 GFLOP/s)"),
              std::string::npos)
        << list[0].text;
}

TEST(Rules, AKernelStartedOftenForLittleIsTold) {
    RunRecord run = deviceRun();
    const uint32_t node = addNode(run, "plus", 6);
    const GraphGroup& group = addGroup(run, "plus", {node}, true);
    KernelRecord& kernel = addKernel(run, group, 50, 2000, 100);
    ASSERT_EQ(found(run, "launch-bound").size(), 1U);
    EXPECT_NEAR(found(run, "launch-bound")[0].microseconds, 250, 1e-9);
    kernel.count = 9;
    EXPECT_TRUE(found(run, "launch-bound").empty());
    kernel.count = 50;
    kernel.medianNs = 20'000;
    EXPECT_TRUE(found(run, "launch-bound").empty());
    kernel.medianNs = 2000;
    kernel.provider = run.hostName;
    EXPECT_TRUE(found(run, "launch-bound").empty());
}

TEST(Rules, WorkThatTheUserPutOnTheSlowerSideIsTold) {
    RunRecord run = deviceRun();
    const uint32_t node = addNode(run, "plus", 2);
    GraphGroup& group = addGroup(run, "plus", {node}, true);
    group.iterations = 3;
    group.decision.hostMicroseconds = 4;
    group.decision.deviceMicroseconds = 40;
    group.decision.rule = "gpuArray";
    std::vector<Finding> list = found(run, "too-small");
    ASSERT_EQ(list.size(), 1U);
    EXPECT_DOUBLE_EQ(list[0].microseconds, 108);
    EXPECT_EQ(list[0].text,
              "Computing plus is too little work for the GPU: 40 µs predicted there, transfers "
              "included, against 4 µs on the CPU.");
    EXPECT_NE(list[0].advice.find("gpuArray"), std::string::npos);
    EXPECT_TRUE(found(run, "kept-on-cpu").empty());
    group.decision.rule = "cost"; // its neighbours decided
    EXPECT_TRUE(found(run, "too-small").empty());

    group.decision.rule = "pinned by you";
    group.onDevice = false;
    EXPECT_TRUE(found(run, "kept-on-cpu").empty()); // rightly there
    group.decision.hostMicroseconds = 400;
    list = found(run, "kept-on-cpu");
    ASSERT_EQ(list.size(), 1U);
    EXPECT_DOUBLE_EQ(list[0].microseconds, 1080);
    EXPECT_EQ(list[0].advice, "Take the pin away.");
    EXPECT_TRUE(found(run, "too-small").empty());
    group.decision.deviceMicroseconds = 0; // nobody asked a device
    EXPECT_TRUE(found(run, "kept-on-cpu").empty());
}

TEST(Rules, WhatTheDeviceRefusesIsToldWithItsReason) {
    RunRecord run = deviceRun();
    const uint32_t node = addNode(run, "erfinv", 2);
    GraphGroup& group = addGroup(run, "erfinv", {node}, false);
    group.decision.rule = "not possible";
    group.decision.reason = "The device cannot take it: no float64.";
    group.decision.measuredRuns = 2;
    group.decision.measuredTotalMicroseconds = 70;
    ASSERT_EQ(found(run, "not-on-device").size(), 1U);
    EXPECT_DOUBLE_EQ(found(run, "not-on-device")[0].microseconds, 70);
    EXPECT_EQ(found(run, "not-on-device")[0].text,
              "Computing erfinv stays on the CPU. The device cannot take it: no float64.");
    run.deviceName.clear(); // there is none to take it
    EXPECT_TRUE(found(run, "not-on-device").empty());
    run.deviceName = "card";
    group.decision.rule = "cost";
    EXPECT_TRUE(found(run, "not-on-device").empty());
}

TEST(Rules, AKernelMadeAgainForItsLineSaysWhatDiffers) {
    RunRecord run = deviceRun();
    const uint32_t a = addNode(run, "plus", 5), b = addNode(run, "plus", 5);
    addGroup(run, "plus", {a}, true);
    addGroup(run, "plus", {b}, true);
    for (const GraphGroup& group : run.graph.groups) {
        KernelRecord& kernel = addKernel(run, group, 1, 1000, 10);
        kernel.cacheMisses = 1;
        kernel.compileMs = 20;
        kernel.source =
            group.id == 1 ? "void main() {\n  float x;\n}" : "void main() {\n  double x;\n}";
    }
    std::vector<Finding> list = found(run, "compiled-again");
    ASSERT_EQ(list.size(), 1U);
    EXPECT_EQ(list[0].line, 5U);
    EXPECT_DOUBLE_EQ(list[0].microseconds, 20'000);
    EXPECT_NE(list[0].text.find("made 2 times"), std::string::npos);
    EXPECT_NE(list[0].text.find("first in `double x;`"), std::string::npos) << list[0].text;
    // Passes of one launch are kernels of one group.
    run.graph.kernels[1].group = run.graph.kernels[0].group;
    EXPECT_TRUE(found(run, "compiled-again").empty());
    run.graph.kernels[1].group = 2;
    run.graph.kernels[1].cacheMisses = 0; // it came from the cache
    EXPECT_TRUE(found(run, "compiled-again").empty());
}

TEST(Rules, KernelsThatWereMadeAreToldOnce) {
    RunRecord run = deviceRun();
    const uint32_t a = addNode(run, "plus", 5), b = addNode(run, "sum", 9);
    addKernel(run, addGroup(run, "plus", {a}, true), 1, 1000, 10).compileMs = 5;
    addKernel(run, addGroup(run, "sum", {b}, true), 1, 1000, 10).compileMs = 8;
    addPhase(run, Phase::Compile, 13'000'000);
    EXPECT_TRUE(found(run, "compiled").empty()); // they were in the cache
    for (KernelRecord& kernel : run.graph.kernels)
        kernel.cacheMisses = 1;
    const std::vector<Finding> list = found(run, "compiled");
    ASSERT_EQ(list.size(), 1U);
    EXPECT_EQ(list[0].line, 9U);
    EXPECT_DOUBLE_EQ(list[0].microseconds, 13'000);
    EXPECT_TRUE(list[0].text.starts_with("2 kernels"));
}

TEST(Rules, TimeInWhichNobodyComputedIsTold) {
    RunRecord run = deviceRun();
    addPhase(run, Phase::Wait, 5'000'000);
    run.phases.deviceAwaited = 4'500'000;
    EXPECT_TRUE(found(run, "waited").empty()); // the device computed
    run.phases.deviceAwaited = 1'000'000;
    std::vector<Finding> list = found(run, "waited");
    ASSERT_EQ(list.size(), 1U);
    EXPECT_DOUBLE_EQ(list[0].microseconds, 4000);
    EXPECT_EQ(list[0].line, 0U);
    CopyRecord copy = copyOf(addNode(run, "sum", 2), true, "condition");
    copy.count = 30;
    run.graph.copies.push_back(copy);
    list = found(run, "waited");
    EXPECT_EQ(list[0].line, 8U);
    EXPECT_NE(list[0].text.find("for 30 reads"), std::string::npos);
    EXPECT_NE(list[0].advice, "");
}

TEST(Rules, TheStartOfADeviceIsTold) {
    RunRecord run = deviceRun();
    EXPECT_TRUE(found(run, "device-start").empty());
    addPhase(run, Phase::Start, 200'000'000);
    ASSERT_EQ(found(run, "device-start").size(), 1U);
    EXPECT_DOUBLE_EQ(found(run, "device-start")[0].microseconds, 200'000);
    EXPECT_TRUE(found(run, "device-start")[0].text.ends_with("(card)."));
    run.deviceName.clear();
    EXPECT_TRUE(found(run, "device-start")[0].text.starts_with("Measuring what the CPU"));
}

} // namespace
} // namespace vitrine
