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
    for (GraphGroup& g : rig.groups()) {
        if (g.title.starts_with("loop of ")) out.push_back(std::move(g));
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
        ASSERT_LE(rig.accelerator.state().pendingCount(), 4u);
    }
    EXPECT_EQ(rig.groups().size(), 0u);
}

TEST(Loop, IsCutByTheTimeThatADispatchShouldTake) {
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
    // Pieces of the same length are runs of one record.
    int pieces = 0;
    for (const GraphGroup& g : loopGroups(rig))
        pieces += static_cast<int>(g.iterations);
    EXPECT_GT(pieces, 1);
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
    const std::string& text = kernels[0].text;
    EXPECT_NE(text.find("carried"), std::string::npos);
    EXPECT_EQ(text.find("store"), text.rfind("store"));
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
    const std::vector<std::string> notes = rig.accelerator.state().snapshot().notes;
    ASSERT_EQ(notes.size(), 1u);
    EXPECT_NE(notes[0].find("complete pass"), std::string::npos) << notes[0];
}

} // namespace
} // namespace vitrine
