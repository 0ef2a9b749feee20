// SPDX-License-Identifier: Apache-2.0
#include "rig.h"

namespace vitrine {
namespace {

TEST(Fusion, KeepsTwoArraysOfTheSameFormulaInOneKernelWithTwoOutputs) {
    AccelRig rig;
    const Value x = AccelRig::vector({1, 2, 3});
    const Value a = rig.apply("plus", {x, Value(1.0)});
    const Value b = rig.apply("times", {a, Value(2.0)});
    rig.accelerator.flush({});
    ASSERT_EQ(rig.groups().size(), 1u);
    EXPECT_EQ(AccelRig::numbers(a), (std::vector<double>{2, 3, 4}));
    EXPECT_EQ(AccelRig::numbers(b), (std::vector<double>{4, 6, 8}));
}

TEST(Fusion, TakesSiblingReductionsOfOneArrayInOnePass) {
    AccelRig rig;
    const Value x = AccelRig::vector({3, 1, 2});
    const Value low = rig.accelerator.reduce(ReduceOp::Min, x, 0, 1, {}, {});
    const Value high = rig.accelerator.reduce(ReduceOp::Max, x, 0, 1, {}, {});
    rig.accelerator.flush({});
    EXPECT_EQ(rig.groups().size(), 1u);
    EXPECT_EQ(low.toDouble(), 1);
    EXPECT_EQ(high.toDouble(), 3);
}

TEST(Fusion, TakesSiblingReductionsOfOneFormulaInOnePass) {
    AccelRig rig;
    const Value x = AccelRig::vector({3, 1, 2});
    Value low, high;
    {
        const Value y = rig.apply("times", {x, x});
        low = rig.accelerator.reduce(ReduceOp::Min, y, 0, 1, {}, {});
        high = rig.accelerator.reduce(ReduceOp::Max, y, 0, 1, {}, {});
    }
    rig.accelerator.flush({});
    EXPECT_EQ(rig.groups().size(), 1u);
    EXPECT_EQ(low.toDouble(), 1);
    EXPECT_EQ(high.toDouble(), 9);
}

TEST(Fusion, GoesOverALineAgainForWhatBothSidesNeed) {
    AccelRig rig;
    const Value x = AccelRig::vector({1, 2, 3, 6});
    Value result;
    {
        const Value y = rig.apply("plus", {x, Value(1.0)});
        const Value mean = rig.accelerator.reduce(ReduceOp::Mean, y, 0, 1, {}, {});
        result = rig.apply("minus", {y, mean});
    }
    EXPECT_EQ(AccelRig::numbers(result), (std::vector<double>{-2, -1, 0, 3}));
    EXPECT_EQ(rig.groups().size(), 1u); // the sum is computed a second time
}

TEST(Fusion, ReadsPartsAndTransposesOfPartsThroughOneMap) {
    AccelRig rig;
    const Value x = AccelRig::matrix(4, 3); // 1 … 12 by columns
    Value result;
    {
        const RangeIndex rows[] = {{3, -2, 2}, {0, 1, 3}};
        const Value part = rig.accelerator.slice(x, rows, {}); // rows 4 and 2
        const int turned[] = {1, 0};
        const Value across = rig.accelerator.permute(part, turned, {}); // 3 by 2
        const RangeIndex last[] = {{1, 1, 2}, {1, 1, 1}};
        result = rig.apply("plus", {rig.accelerator.slice(across, last, {}), Value(0.5)});
    }
    EXPECT_EQ(AccelRig::numbers(result), (std::vector<double>{6.5, 10.5}));
    EXPECT_EQ(rig.groups().size(), 1u);
}

TEST(Fusion, StoresAPartThatIsReadUnderAnotherShape) {
    AccelRig rig;
    const Value x = AccelRig::matrix(4, 3);
    const RangeIndex rows[] = {{0, 2, 2}, {0, 1, 3}};
    const Value part = rig.accelerator.slice(x, rows, {});
    const RangeIndex some[] = {{1, 2, 3}};
    const Value flat = rig.accelerator.reshape(part, Shape(6, 1));
    const Value result = rig.apply("plus", {rig.accelerator.slice(flat, some, {}), Value(0.5)});
    EXPECT_EQ(AccelRig::numbers(result), (std::vector<double>{3.5, 7.5, 11.5}));
}

TEST(Fusion, SplitsAChainThatIsLongerThanAKernelMayBe) {
    AccelRig rig;
    Value y = AccelRig::vector({0, 1});
    for (int i = 0; i < 300; ++i)
        y = rig.apply("plus", {y, Value(1.0)});
    EXPECT_EQ(AccelRig::numbers(y), (std::vector<double>{300, 301}));
    uint32_t runs = 0;
    for (const GraphGroup& g : rig.groups())
        runs += g.iterations;
    EXPECT_GE(runs, 4u);
}

TEST(Fusion, MakesTheSameProgramForEveryPieceOfALoop) {
    AccelRig rig;
    Value y = AccelRig::vector({0, 1});
    for (int i = 0; i < 640; ++i) {
        rig.accelerator.enterIteration(1, i);
        y = rig.apply("plus", {rig.apply("times", {y, Value(1.0 + i)}), Value(0.5)});
        rig.accelerator.nameValue(y, "y");
    }
    rig.accelerator.flush({});
    // First piece (its input is another array), steady pieces, and the rest at the end.
    EXPECT_LE(rig.accelerator.state().snapshot().kernels.size(), 3u);
}

} // namespace
} // namespace vitrine
