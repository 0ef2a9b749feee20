// SPDX-License-Identifier: Apache-2.0
#include "accel/placement/cost_model.h"
#include "accel/placement/placement.h"
#include "provider/host/host_provider.h"
#include "trace/trace.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>
#include <fstream>
#include <random>
#include <string>

namespace vitrine {
namespace {

using Array = PlacementProblem::Array;

/// An array that one item makes and others read, with the same price both ways.
Array passed(std::size_t from, std::vector<std::size_t> readers, double seconds) {
    Array a;
    a.from = from;
    a.readers = std::move(readers);
    a.upload = a.download = seconds;
    return a;
}

TEST(Placement, KeepsAChainTogetherWhenTransfersCostMoreThanTheGain) {
    PlacementProblem p;
    p.items = {{1.0, 5.0}, {2.0, 1.0}, {1.0, 5.0}};
    p.arrays = {passed(0, {1}, 3), passed(1, {2}, 3)};
    EXPECT_EQ(placeMinimumCut(p), (std::vector<bool>{false, false, false}));
}

TEST(Placement, MovesWorkWhoseGainPaysForItsTransfers) {
    PlacementProblem p;
    p.items = {{1.0, 5.0}, {20.0, 1.0}, {1.0, 5.0}};
    p.arrays = {passed(0, {1}, 3), passed(1, {2}, 3)};
    EXPECT_EQ(placeMinimumCut(p), (std::vector<bool>{false, true, false}));
}

TEST(Placement, RespectsAForbiddenSide) {
    PlacementProblem p;
    p.items = {{1.0, INFINITY}, {INFINITY, 1.0}};
    p.arrays = {passed(0, {1}, 100)};
    EXPECT_EQ(placeMinimumCut(p), (std::vector<bool>{false, true}));
}

TEST(Placement, AnArrayThatSeveralReadIsCopiedOnce) {
    PlacementProblem
        p; // 3 × 2 s saved for an upload of 5 s; counted for each reader it would be 15
    p.items = {{3, 1}, {3, 1}, {3, 1}};
    Array input;
    input.onHost = true;
    input.upload = 5;
    input.readers = {0, 1, 2};
    p.arrays = {input};
    EXPECT_EQ(placeMinimumCut(p), (std::vector<bool>{true, true, true}));
    p.arrays[0].upload = 7;
    EXPECT_EQ(placeMinimumCut(p), (std::vector<bool>{false, false, false}));
}

TEST(Placement, WhatTheHostWantsInTheEndIsBroughtBackFromTheDevice) {
    PlacementProblem p;
    p.items = {{3, 1}};
    Array result = passed(0, {}, 1.5);
    p.arrays = {result};
    EXPECT_EQ(placeMinimumCut(p), (std::vector<bool>{true}));
    p.arrays[0].wantedOnHost = true;
    EXPECT_EQ(placeMinimumCut(p), (std::vector<bool>{true}));
    p.arrays[0].download = 2.5;
    EXPECT_EQ(placeMinimumCut(p), (std::vector<bool>{false}));
}

TEST(Placement, FindsTheCheapestOfAllAssignmentsOfRandomProblems) {
    std::mt19937 random(7);
    std::uniform_real_distribution<double> cost(0.1, 10);
    for (int round = 0; round < 500; ++round) {
        PlacementProblem p;
        const std::size_t n = 1 + random() % 8;
        for (std::size_t i = 0; i < n; ++i)
            p.items.push_back({cost(random), cost(random)});
        for (std::size_t k = 0; k < n + 2; ++k) {
            Array a;
            if (k < n) {
                a.from = k;
            } else {
                a.onHost = random() % 2 != 0;
                a.onDevice = !a.onHost || random() % 2 != 0;
            }
            a.wantedOnHost = random() % 4 == 0;
            a.upload = cost(random);
            a.download = cost(random);
            for (std::size_t reader = k < n ? k + 1 : 0; reader < n; ++reader) {
                if (random() % 3 == 0) a.readers.push_back(reader);
            }
            p.arrays.push_back(std::move(a));
        }
        double best = INFINITY;
        for (unsigned mask = 0; mask < (1u << n); ++mask) {
            std::vector<bool> sides(n);
            for (std::size_t i = 0; i < n; ++i)
                sides[i] = (mask >> i) & 1;
            best = std::min(best, costOfPlacement(p, sides));
        }
        EXPECT_NEAR(costOfPlacement(p, placeMinimumCut(p)), best, 1e-9) << "round " << round;
    }
}

GroupCost costOf(uint64_t bytes, uint64_t program) {
    GroupCost cost;
    cost.bytes = bytes;
    cost.program = program;
    cost.family = 1;
    return cost;
}

TEST(CostModel, WholeRunsReplaceThePredictionOfTheirSizeOnly) {
    Trace trace;
    HostProvider host(trace, 1);
    CostModel model;
    const GroupCost small = costOf(1 << 16, 7);
    const GroupCost large = costOf(1 << 26, 7);
    EXPECT_FALSE(model.isMeasured(small, host));
    const double before = model.predict(large, host);
    model.observe(small, host, 0.5);
    model.observe(small, host, 0.5); // so slow once may be chance
    EXPECT_TRUE(model.isMeasured(small, host));
    EXPECT_NEAR(model.predict(small, host), 0.5, 1e-4);
    EXPECT_FALSE(model.isMeasured(large, host)) << "a small run tells nothing of a large one";
    EXPECT_DOUBLE_EQ(model.predict(large, host), before);
    const GroupCost twice = costOf(1 << 17, 7);
    EXPECT_NEAR(model.predict(twice, host), 1.0, 1e-4);
}

TEST(CostModel, OneRunThatWasHeldUpChangesNoPrediction) {
    Trace trace;
    HostProvider host(trace, 1);
    const GroupCost group = costOf(1 << 20, 7);
    const double usual = CostModel().predict(group, host);
    const double heldUp = 10000 * usual;
    CostModel first;
    first.observe(group, host, heldUp);
    EXPECT_DOUBLE_EQ(first.predict(group, host), usual) << "as the first run";
    EXPECT_FALSE(first.isMeasured(group, host));
    first.observe(group, host, usual);
    EXPECT_NEAR(first.predict(group, host), usual, 0.1 * usual) << "and the next one is as usual";

    for (int before = 1; before <= 12; ++before) {
        CostModel later;
        for (int run = 0; run < before; ++run)
            later.observe(group, host, usual);
        const double known = later.predict(group, host);
        later.observe(group, host, heldUp);
        EXPECT_DOUBLE_EQ(later.predict(group, host), known) << "after " << before << " runs";
        EXPECT_DOUBLE_EQ(later.predict(costOf(1 << 20, 8), host), before < 2 ? usual : known)
            << "of its kind";
    }
}

TEST(CostModel, AMachineThatBecomesSlowerIsFollowed) {
    Trace trace;
    HostProvider host(trace, 1);
    CostModel model;
    const GroupCost group = costOf(1 << 20, 7);
    const double usual = model.predict(group, host);
    for (int run = 0; run < 20; ++run)
        model.observe(group, host, usual);
    for (int run = 0; run < 4; ++run)
        model.observe(group, host, 20 * usual);
    EXPECT_NEAR(model.predict(group, host), 20 * usual, usual);
}

TEST(CostModel, GroupsOfAKindCorrectWhatNeverRan) {
    Trace trace;
    HostProvider host(trace, 1);
    CostModel model;
    const GroupCost unknown = costOf(1 << 20, 99);
    const double before = model.predict(unknown, host);
    for (uint64_t program = 1; program <= 2; ++program)
        model.observe(costOf(1 << 20, program), host, 10 * before);
    EXPECT_DOUBLE_EQ(model.predict(unknown, host), before) << "two runs may be chance";
    model.observe(costOf(1 << 20, 3), host, 10 * before);
    EXPECT_NEAR(model.predict(unknown, host), 10 * before, before);
    EXPECT_FALSE(model.isMeasured(unknown, host));
}

TEST(CostModel, WhatWasMeasuredOftenIsKeptForLaterSessions) {
    Trace trace;
    HostProvider host(trace, 1);
    const std::string path = testing::TempDir() + "vitrine-costs-test.bin";
    const GroupCost often = costOf(1 << 20, 7), once = costOf(1 << 24, 8);
    CostModel model;
    const double usual = model.predict(often, host);
    for (int run = 0; run < 5; ++run)
        model.observe(often, host, 3 * usual);
    model.observe(once, host, 3 * usual);
    EXPECT_EQ(model.news(), 6u);
    ASSERT_TRUE(model.save(path));
    CostModel later;
    later.load(path);
    EXPECT_NEAR(later.predict(often, host), 3 * usual, 0.1 * usual);
    EXPECT_TRUE(later.isMeasured(often, host));
    EXPECT_FALSE(later.isMeasured(once, host));
    EXPECT_EQ(later.news(), 0u) << "nothing to write";
    for (int run = 0; run < 4; ++run)
        later.observe(often, host, 4 * usual);
    EXPECT_NEAR(later.predict(often, host), 4 * usual, 0.1 * usual) << "new runs decide";

    std::fstream file(path, std::ios::binary | std::ios::in | std::ios::out);
    file.seekp(40);
    file.put('x');
    file.close();
    CostModel damaged;
    damaged.load(path);
    EXPECT_EQ(damaged.known(), 0u);
    damaged.load(path + ".none");
    EXPECT_EQ(damaged.known(), 0u);
    std::remove(path.c_str());
}

TEST(CostModel, AMachineOfAnotherSpeedThanInEarlierSessionsIsNoticed) {
    Trace trace;
    HostProvider host(trace, 1);
    const std::string path = testing::TempDir() + "vitrine-drift-test.bin";
    const GroupCost group = costOf(1 << 20, 7);
    const double usual = CostModel().predict(group, host);
    {
        CostModel earlier;
        for (int run = 0; run < 5; ++run)
            earlier.observe(group, host, usual);
        ASSERT_TRUE(earlier.save(path));
    }
    CostModel same, slower;
    same.load(path);
    slower.load(path);
    for (int run = 0; run < 40; ++run) {
        same.observe(group, host, run % 8 ? 1.3 * usual : 5 * usual);
        slower.observe(group, host, 3 * usual);
    }
    EXPECT_FALSE(same.takeDrift(ProviderKind::Host)) << "some slow runs are chance";
    EXPECT_FALSE(slower.takeDrift(ProviderKind::Device));
    EXPECT_TRUE(slower.takeDrift(ProviderKind::Host));
    EXPECT_FALSE(slower.isMeasured(group, host));
    EXPECT_FALSE(slower.takeDrift(ProviderKind::Host)) << "once";
    std::remove(path.c_str());
}

} // namespace
} // namespace vitrine
