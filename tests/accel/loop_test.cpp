// SPDX-License-Identifier: Apache-2.0
// Which loops become one kernel, and that the kernel is the same for any number of iterations.
#include "rig.h"

#include <set>

namespace vitrine {
namespace {

/// x = x*0.5 + k, `trips` times.
Value runLoop(AccelRig& rig, Value x, int trips) {
    for (int k = 0; k < trips; ++k) {
        rig.accelerator.enterIteration(1, k);
        x = rig.apply("times", {x, Value(0.5)});
        x = rig.apply("plus", {x, Value(static_cast<double>(k))});
    }
    rig.accelerator.enterIteration(1, -1);
    return x;
}

std::vector<GraphGroup> loopGroups(AccelRig& rig) {
    std::vector<GraphGroup> out;
    for (const GraphGroup& g : rig.groups()) {
        if (g.title.starts_with("loop of ")) out.push_back(g);
    }
    return out;
}

TEST(Loop, IsOneKernelForAnyNumberOfIterations) {
    AccelRig rig;
    std::set<uint64_t> kernels;
    for (const int trips : {2, 5, 300}) {
        double expected = 3;
        for (int k = 0; k < trips; ++k)
            expected = expected * 0.5 + k;
        const Value x = runLoop(rig, AccelRig::vector({3, 3, 3, 3}), trips);
        EXPECT_EQ(AccelRig::numbers(x), std::vector<double>(4, expected));
    }
    for (const GraphGroup& g : loopGroups(rig))
        kernels.insert(g.kernel);
    EXPECT_EQ(loopGroups(rig).size(), 3u);
    EXPECT_EQ(kernels.size(), 1u);
}

TEST(Loop, OfOneIterationIsNone) {
    AccelRig rig;
    EXPECT_EQ(AccelRig::numbers(runLoop(rig, AccelRig::vector({4, 6}), 1)),
              (std::vector<double>{2, 3}));
    EXPECT_TRUE(loopGroups(rig).empty());
}

TEST(Loop, KeepsPendingNodesFew) {
    AccelRig rig;
    Value x = AccelRig::vector({1, 2});
    for (int k = 0; k < 1000; ++k) {
        rig.accelerator.enterIteration(1, k);
        x = rig.apply("times", {x, Value(0.999)});
        x = rig.apply("plus", {x, Value(1.0)});
        ASSERT_LE(rig.accelerator.state().graph.pendingCount(), 4u);
    }
    EXPECT_EQ(rig.groups().size(), 0u);
}

TEST(Loop, KeepsNoPlacesForWhatDiesUnused) {
    AccelRig rig;
    const Value a = AccelRig::vector({1, 2, 3});
    const AccelState& state = rig.accelerator.state();
    // Outside of loops, in a loop that is rolled, and in one of which no iteration is like another.
    Value kept = rig.apply("plus", {a, Value(1.0)});
    for (int k = 0; k < 20000; ++k) {
        (void)rig.apply("times", {a, Value(static_cast<double>(k))});
        ASSERT_LE(state.graph.pendingPlaces(), 512u);
    }
    Value last;
    for (int k = 0; k < 20000; ++k) {
        rig.accelerator.enterIteration(1, k);
        last = rig.apply("times", {a, Value(static_cast<double>(k))});
        if (k % 3 == 0) last = rig.apply("plus", {last, kept});
        ASSERT_LE(state.graph.pendingPlaces(), 512u);
    }
    rig.accelerator.enterIteration(1, -1);
    for (int k = 0; k < 20000; ++k) {
        rig.accelerator.enterIteration(2, k);
        kept = rig.apply("plus", {kept, Value(1.0)});
        (void)rig.apply("sin", {kept});
        ASSERT_LE(state.graph.pendingPlaces(), 512u);
    }
    rig.accelerator.enterIteration(2, -1);
    EXPECT_EQ(AccelRig::numbers(kept), (std::vector<double>{20002, 20003, 20004}));
    EXPECT_EQ(AccelRig::numbers(last), (std::vector<double>{19999, 39998, 59997}));
}

TEST(Loop, KeepsNoPlacesForFillsThatNothingReads) {
    AccelRig rig;
    const AccelState& state = rig.accelerator.state();
    const Value a = AccelRig::vector({1, 2, 3});
    std::vector<Value> fills, ramps;
    for (int k = 0; k < 2000; ++k) {
        fills.push_back(rig.accelerator.fill(Value(k * 1.0), Shape(3, 1), {}));
        ramps.push_back(rig.accelerator.ramp(k, 1, 3, DType::Double, {}));
    }
    const Value sum = rig.apply("plus", {a, fills[7]});
    EXPECT_EQ(AccelRig::numbers(sum), (std::vector<double>{8, 9, 10}));
    EXPECT_LE(state.graph.pendingPlaces(), 8u);
    // Read by an operation, by a loop that is rolled, by the host, by nothing.
    EXPECT_EQ(AccelRig::numbers(rig.apply("plus", {a, fills[8]})),
              (std::vector<double>{9, 10, 11}));
    Value x = a;
    for (int k = 0; k < 100; ++k) {
        rig.accelerator.enterIteration(1, k);
        x = rig.apply("times", {x, Value(0.5)});
        x = rig.apply("plus", {x, fills[9]});
    }
    rig.accelerator.enterIteration(1, -1);
    EXPECT_EQ(AccelRig::numbers(x), (std::vector<double>{18, 18, 18}));
    ASSERT_EQ(loopGroups(rig).size(), 1u);
    EXPECT_TRUE(loopGroups(rig)[0].title.ends_with("×100")) << loopGroups(rig)[0].title;
    EXPECT_EQ(AccelRig::numbers(fills[10]), (std::vector<double>{10, 10, 10}));
    EXPECT_EQ(AccelRig::numbers(rig.apply("plus", {a, fills[10]})),
              (std::vector<double>{11, 12, 13}));
    EXPECT_EQ(AccelRig::numbers(ramps[11]), (std::vector<double>{11, 12, 13}));
    EXPECT_EQ(AccelRig::numbers(rig.apply("plus", {ramps[12], ramps[13]})),
              (std::vector<double>{25, 27, 29}));
    // A loop whose first iteration finds nothing pending.
    for (int k = 0; k < 80; ++k) {
        rig.accelerator.enterIteration(2, k);
        x = rig.apply("times", {k == 0 ? a : x, Value(0.5)});
        x = rig.apply("plus", {x, fills[14]});
    }
    rig.accelerator.enterIteration(2, -1);
    EXPECT_EQ(AccelRig::numbers(x), (std::vector<double>{28, 28, 28}));
    ASSERT_EQ(loopGroups(rig).size(), 2u);
    EXPECT_TRUE(loopGroups(rig)[1].title.ends_with("×80")) << loopGroups(rig)[1].title;
    fills.clear();
    EXPECT_EQ(AccelRig::numbers(ramps.back()), (std::vector<double>{1999, 2000, 2001}));
}

TEST(Loop, KeepsNoPlacesForRampsAlone) {
    AccelRig rig;
    std::vector<Value> ramps;
    for (int k = 0; k < 2000; ++k) {
        rig.accelerator.enterIteration(1, k);
        ramps.push_back(rig.accelerator.ramp(k, 1, 3, DType::Double, {}));
        ASSERT_LE(rig.accelerator.state().graph.pendingPlaces(), 65u);
    }
    rig.accelerator.enterIteration(1, -1);
    EXPECT_EQ(AccelRig::numbers(rig.apply("plus", {ramps[5], ramps[1999]})),
              (std::vector<double>{2004, 2006, 2008}));
}

TEST(Loop, OverALargeArrayIsOneGroup) {
    // Providers cut the work along the elements, so the iterations stay together.
    AccelRig rig;
    const int64_t n = 1 << 20;
    Value x = Value(Tensor::make(DType::Double, Shape(n, 1), false, true));
    for (int k = 0; k < 100; ++k) {
        rig.accelerator.enterIteration(1, k);
        x = rig.apply("sin", {x});
        x = rig.apply("plus", {x, Value(0.25)});
    }
    rig.accelerator.enterIteration(1, -1);
    double expected = 0;
    for (int k = 0; k < 100; ++k)
        expected = AccelRig::numbers(rig.apply("sin", {Value(expected)}))[0] + 0.25;
    EXPECT_EQ(x.toTensor()->asDouble(n - 1), expected);
    ASSERT_EQ(loopGroups(rig).size(), 1u);
    EXPECT_EQ(loopGroups(rig)[0].iterations, 1u);
    EXPECT_TRUE(loopGroups(rig)[0].title.ends_with("×100")) << loopGroups(rig)[0].title;
}

TEST(Loop, IsCutAfterAGreatNumberOfIterations) {
    // The launch's table of numbers and the time of the least part have to end somewhere.
    AccelRig rig;
    constexpr int kTrips = (1 << 16) + 10;
    const Value x = runLoop(rig, AccelRig::vector({3, 3, 3, 3}), kTrips);
    double expected = 3;
    for (int k = 0; k < kTrips; ++k)
        expected = expected * 0.5 + k;
    EXPECT_EQ(AccelRig::numbers(x), std::vector<double>(4, expected));
    const std::vector<GraphGroup> groups = loopGroups(rig);
    ASSERT_EQ(groups.size(), 2u);
    EXPECT_TRUE(groups[0].title.ends_with("×65536")) << groups[0].title;
    EXPECT_TRUE(groups[1].title.ends_with("×10")) << groups[1].title;
    EXPECT_EQ(groups[0].kernel, groups[1].kernel);
}

/// Y(:,k) = y after y = y*0.5 + k, for `trips` columns of a new array.
Value runStores(AccelRig& rig, Value& y, int trips) {
    const int64_t n = y.shape().rows();
    Value all = rig.accelerator.fill(Value(-1.0), Shape(n, trips), {});
    for (int k = 0; k < trips; ++k) {
        rig.accelerator.enterIteration(1, k);
        y = rig.apply("times", {y, Value(0.5)});
        y = rig.apply("plus", {y, Value(static_cast<double>(k))});
        const RangeIndex column[] = {{0, 1, n}, {k, 1, 1}};
        all = rig.accelerator.assignSlice(all, column, y, {});
        if (k >= 3) {
            EXPECT_LE(rig.accelerator.state().graph.pendingCount(), 12u);
        }
    }
    rig.accelerator.enterIteration(1, -1);
    return all;
}

TEST(Loop, StoresTheColumnsOfAllIterations) {
    std::set<uint64_t> kernels;
    AccelRig rig;
    for (const int trips : {1, 2, 3, 7, 200}) {
        Value y = AccelRig::vector({3, 3, 3, 3});
        const std::vector<double> all = AccelRig::numbers(runStores(rig, y, trips));
        double expected = 3;
        for (int k = 0; k < trips; ++k) {
            expected = expected * 0.5 + k;
            for (std::size_t e = 0; e < 4; ++e)
                EXPECT_EQ(all[static_cast<std::size_t>(k) * 4 + e], expected);
        }
        EXPECT_EQ(AccelRig::numbers(y), std::vector<double>(4, expected));
    }
    const std::vector<GraphGroup> groups = loopGroups(rig);
    ASSERT_EQ(groups.size(), 4u);
    for (const GraphGroup& g : groups)
        kernels.insert(g.kernel);
    EXPECT_EQ(kernels.size(), 1u);
}

TEST(Loop, StoresOnAcrossTheCut) {
    AccelRig rig;
    constexpr int kTrips = (1 << 16) + 5;
    Value y = AccelRig::vector({3, 4});
    const std::vector<double> all = AccelRig::numbers(runStores(rig, y, kTrips));
    double expected = 4;
    for (int k = 0; k < kTrips; ++k) {
        expected = expected * 0.5 + k;
        ASSERT_EQ(all[static_cast<std::size_t>(k) * 2 + 1], expected) << k;
    }
}

TEST(Loop, ReadsWhatTheIterationBeforeStored) {
    AccelRig rig;
    constexpr int kTrips = 20;
    Value all = rig.accelerator.fill(Value(3.0), Shape(4, kTrips + 1), {});
    for (int k = 0; k < kTrips; ++k) {
        rig.accelerator.enterIteration(1, k);
        const RangeIndex before[] = {{0, 1, 4}, {k, 1, 1}};
        const RangeIndex column[] = {{0, 1, 4}, {k + 1, 1, 1}};
        const Value half = rig.apply("times", {rig.accelerator.slice(all, before, {}), Value(0.5)});
        all = rig.accelerator.assignSlice(all, column, rig.apply("plus", {half, Value(1.0)}), {});
    }
    rig.accelerator.enterIteration(1, -1);
    const std::vector<double> seen = AccelRig::numbers(all);
    double expected = 3;
    for (int k = 0; k <= kTrips; ++k) {
        EXPECT_EQ(seen[static_cast<std::size_t>(k) * 4 + 2], expected) << k;
        expected = expected * 0.5 + 1;
    }
    ASSERT_EQ(loopGroups(rig).size(), 1u);
}

TEST(Loop, StoresOnlyWhatIsStillWanted) {
    AccelRig rig;
    Value a = AccelRig::vector({1, 2, 3});
    Value b = a;
    for (int k = 0; k < 6; ++k) {
        rig.accelerator.enterIteration(1, k);
        const Value t = rig.apply("sin", {a});
        b = rig.apply("plus", {b, t});
        a = rig.apply("times", {a, t});
    }
    rig.accelerator.enterIteration(1, -1);
    a = Value(1.0);
    (void)AccelRig::numbers(b);
    ASSERT_EQ(loopGroups(rig).size(), 1u);
    const auto kernels = rig.providers.host().kernels();
    ASSERT_EQ(kernels.size(), 1u);
    // One result, though the loop carries two.
    const std::string& text = kernels[0].text.str();
    EXPECT_NE(text.find("carried"), std::string::npos);
    EXPECT_EQ(text.find("store"), text.rfind("store"));
}

TEST(Loop, ReducesAllIterationsInOnePass) {
    AccelRig rig;
    constexpr int kTrips = 40;
    Value x = AccelRig::vector({1, 2, 3, 4});
    Value total(0.0);
    for (int k = 0; k < kTrips; ++k) {
        rig.accelerator.enterIteration(1, k);
        x = rig.apply("plus", {x, Value(0.5)});
        const Value sum = rig.accelerator.reduce(ReduceOp::Sum, x, 0, 1, {}, {});
        total = rig.apply("plus", {total, sum});
    }
    rig.accelerator.enterIteration(1, -1);
    double expected = 0;
    for (int k = 0; k < kTrips; ++k)
        expected += 10 + 2.0 * (k + 1);
    EXPECT_EQ(AccelRig::numbers(total)[0], expected);
    EXPECT_EQ(AccelRig::numbers(x)[3], 4 + kTrips * 0.5);
    EXPECT_EQ(loopGroups(rig).size(), 2u);
    EXPECT_EQ(rig.groups().size(), 3u);
    EXPECT_TRUE(rig.accelerator.state().snapshot().notes.empty());
}

TEST(Loop, ThatAStopLeftIsComputedForWhoAsksAlone) {
    AccelRig rig;
    constexpr int kTrips = 40;
    const Value x = AccelRig::vector({1, 2, 3, 4});
    Value total(0.0);
    for (int k = 0; k < kTrips; ++k) {
        rig.accelerator.enterIteration(1, k);
        const Value y = rig.apply("plus", {x, Value(0.5 * k)});
        total = rig.apply("plus", {total, rig.accelerator.reduce(ReduceOp::Sum, y, 0, 1, {}, {})});
    }
    rig.accelerator.enterIteration(1, -1);
    rig.accelerator.leavePending(); // the user stopped it
    const Value other = rig.apply("plus", {x, Value(1.0)});
    // The sums become a pass of their own, which nobody reads but what was left.
    rig.accelerator.flush({});
    EXPECT_TRUE(rig.accelerator.state().runner.takeInternalErrors().empty());
    EXPECT_EQ(AccelRig::numbers(other), (std::vector<double>{2, 3, 4, 5}));
    double expected = 0;
    for (int k = 0; k < kTrips; ++k)
        expected += 10 + 2.0 * k;
    EXPECT_EQ(AccelRig::numbers(total)[0], expected);
    EXPECT_TRUE(rig.accelerator.state().runner.takeInternalErrors().empty());
}

TEST(Loop, TellsWhatStopsIt) {
    AccelRig rig;
    Value x = AccelRig::vector({1, 2, 3, 4});
    for (int k = 0; k < 4; ++k) {
        rig.accelerator.enterIteration(1, k);
        const Value mean = rig.accelerator.reduce(ReduceOp::Sum, x, 0, 1, {}, {});
        x = rig.apply("minus", {x, mean});
    }
    rig.accelerator.enterIteration(1, -1);
    EXPECT_EQ(AccelRig::numbers(x).size(), 4u);
    EXPECT_TRUE(loopGroups(rig).empty());
    const std::vector<GraphNote> notes = rig.accelerator.state().snapshot().notes;
    ASSERT_EQ(notes.size(), 1u);
    EXPECT_EQ(notes[0].rule, "loop: pass over previous");
}

} // namespace
} // namespace vitrine
