// SPDX-License-Identifier: Apache-2.0
#include "accel/placement.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace vitrine {
namespace {

double costOf(const PlacementProblem& p, const std::vector<bool>& onDevice) {
    double sum = 0;
    for (std::size_t i = 0; i < p.items.size(); ++i)
        sum += onDevice[i] ? p.items[i].deviceSeconds : p.items[i].hostSeconds;
    for (const auto& e : p.edges) {
        if (!onDevice[e.from] && onDevice[e.to]) sum += e.hostToDevice;
        if (onDevice[e.from] && !onDevice[e.to]) sum += e.deviceToHost;
    }
    return sum;
}

TEST(Placement, KeepsAChainTogetherWhenTransfersCostMoreThanTheGain) {
    PlacementProblem p;
    p.items = {{1.0, 5.0}, {2.0, 1.0}, {1.0, 5.0}};
    p.edges = {{0, 1, 3, 3}, {1, 2, 3, 3}};
    EXPECT_EQ(placeMinimumCut(p), (std::vector<bool>{false, false, false}));
}

TEST(Placement, MovesWorkWhoseGainPaysForItsTransfers) {
    PlacementProblem p;
    p.items = {{1.0, 5.0}, {20.0, 1.0}, {1.0, 5.0}};
    p.edges = {{0, 1, 3, 3}, {1, 2, 3, 3}};
    EXPECT_EQ(placeMinimumCut(p), (std::vector<bool>{false, true, false}));
}

TEST(Placement, RespectsAForbiddenSide) {
    PlacementProblem p;
    p.items = {{1.0, INFINITY}, {INFINITY, 1.0}};
    p.edges = {{0, 1, 100, 100}};
    EXPECT_EQ(placeMinimumCut(p), (std::vector<bool>{false, true}));
}

TEST(Placement, FindsTheCheapestOfAllAssignmentsOfRandomProblems) {
    std::mt19937 random(7);
    std::uniform_real_distribution<double> cost(0.1, 10);
    for (int round = 0; round < 200; ++round) {
        PlacementProblem p;
        const std::size_t n = 1 + random() % 8;
        for (std::size_t i = 0; i < n; ++i)
            p.items.push_back({cost(random), cost(random)});
        for (std::size_t k = 0; k < n; ++k) {
            const std::size_t a = random() % n, b = random() % n;
            if (a < b) p.edges.push_back({a, b, cost(random), cost(random)});
        }
        double best = INFINITY;
        for (unsigned mask = 0; mask < (1u << n); ++mask) {
            std::vector<bool> sides(n);
            for (std::size_t i = 0; i < n; ++i)
                sides[i] = (mask >> i) & 1;
            best = std::min(best, costOf(p, sides));
        }
        EXPECT_NEAR(costOf(p, placeMinimumCut(p)), best, 1e-9) << "round " << round;
    }
}

} // namespace
} // namespace vitrine
