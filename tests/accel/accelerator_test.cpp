// SPDX-License-Identifier: Apache-2.0
#include "rig.h"

namespace vitrine {
namespace {

using Numbers = std::vector<double>;

TEST(Accelerator, ComputesNothingUntilAValueIsRead) {
    AccelRig rig;
    const Value y = rig.apply("plus", {AccelRig::vector({1, 2, 3}), Value(1.0)});
    EXPECT_EQ(y.tensor().remote()->state(), RemoteArray::State::Pending);
    EXPECT_TRUE(rig.groups().empty());
    EXPECT_EQ(AccelRig::numbers(y), (Numbers{2, 3, 4}));
    EXPECT_EQ(rig.groups().size(), 1u);
}

TEST(Accelerator, NeverComputesWhatNothingCanReach) {
    AccelRig rig;
    { const Value dead = rig.apply("plus", {AccelRig::vector({1, 2, 3}), Value(1.0)}); }
    rig.accelerator.flush({});
    EXPECT_TRUE(rig.groups().empty());
    EXPECT_EQ(rig.accelerator.state().graph.pendingCount(), 0u);
}

TEST(Accelerator, TellsKernelsOfDoublesFromThoseOfSingles) {
    AccelRig rig;
    const Value y = rig.apply("plus", {AccelRig::vector({1, 2, 3}), Value(1.0)});
    EXPECT_EQ(AccelRig::numbers(y), (Numbers{2, 3, 4}));
    const GraphSnapshot seen = rig.accelerator.state().snapshot();
    ASSERT_EQ(seen.kernels.size(), 1u);
    EXPECT_TRUE(seen.kernels[0].doublePrecision);
}

TEST(Accelerator, SnapshotsShareTheTextsOfKernels) {
    AccelRig rig;
    EXPECT_EQ(AccelRig::numbers(rig.apply("plus", {AccelRig::vector({1, 2, 3}), Value(1.0)})),
              (Numbers{2, 3, 4}));
    const GraphSnapshot first = rig.accelerator.state().snapshot();
    EXPECT_EQ(AccelRig::numbers(rig.apply("sin", {AccelRig::vector({0, 0, 0})})), Numbers(3));
    const GraphSnapshot second = rig.accelerator.state().snapshot();
    ASSERT_EQ(first.kernels.size(), 1u);
    ASSERT_EQ(second.kernels.size(), 2u); // what came since has its own
    EXPECT_FALSE(first.kernels[0].source.empty());
    EXPECT_EQ(&first.kernels[0].source.str(), &second.kernels[0].source.str());
    EXPECT_FALSE(second.kernels[1].source.empty());
    EXPECT_NE(second.kernels[1].source.str(), second.kernels[0].source.str());
    EXPECT_EQ(second.kernels[1].provider, "host");
}

TEST(Accelerator, SnapshotsShareTheRecordsThatStayAsTheyWere) {
    AccelRig rig;
    const SourceFile& source = rig.sources.add("long.m", std::string(1000, ' '));
    Value y = AccelRig::vector({0, 0});
    const auto add = [&](uint32_t place) {
        const Value args[] = {y, Value(1.0)};
        y = rig.accelerator.apply(AccelRig::op("plus"), args, DType::Double,
                                  {source.id(), place, place + 1});
    };
    for (uint32_t i = 0; i < 300; ++i)
        add(i);
    const GraphSnapshot first = rig.accelerator.state().snapshot();
    add(0); // the first operation once more
    add(400);
    const GraphSnapshot second = rig.accelerator.state().snapshot();
    ASSERT_EQ(first.nodes.size(), 301u); // with the input
    ASSERT_EQ(second.nodes.size(), 302u);
    EXPECT_EQ(first.nodes[1].repeats, 1u);
    EXPECT_EQ(second.nodes[1].repeats, 2u);
    EXPECT_NE(&first.nodes[1], &second.nodes[1]);
    EXPECT_EQ(&first.nodes[150], &second.nodes[150]);
    EXPECT_EQ(&first.edges[150], &second.edges[150]);
    // Names come with the variables and runs, in the newest snapshot alone.
    EXPECT_EQ(AccelRig::numbers(y), (Numbers{302, 302}));
    const GraphSnapshot third = rig.accelerator.state().snapshot();
    EXPECT_TRUE(second.groups.empty());
    ASSERT_FALSE(third.groups.empty());
    EXPECT_FALSE(third.groups[0].name.empty());
    const GraphSnapshot fourth = rig.accelerator.state().snapshot();
    EXPECT_EQ(&third.groups[0], &fourth.groups[0]);
}

TEST(Accelerator, FusesAChainIntoOneGroupWithOneOutput) {
    AccelRig rig;
    const Value x = AccelRig::vector({1, 2, 3});
    Value y = rig.apply("times", {rig.apply("plus", {x, Value(1.0)}), x});
    EXPECT_EQ(AccelRig::numbers(y), (Numbers{2, 6, 12}));
    ASSERT_EQ(rig.groups().size(), 1u);
    EXPECT_EQ(rig.groups()[0].title, "plus·times");
    EXPECT_EQ(rig.groups()[0].bytesSaved, 48u);
}

TEST(Accelerator, GivesTheSameWithoutFusionInAGroupPerOperation) {
    AccelRig rig(false);
    const Value x = AccelRig::vector({1, 2, 3});
    Value y = rig.apply("times", {rig.apply("plus", {x, Value(1.0)}), x});
    EXPECT_EQ(AccelRig::numbers(y), (Numbers{2, 6, 12}));
    EXPECT_EQ(rig.groups().size(), 2u);
}

TEST(Accelerator, BroadcastsRowsAgainstColumns) {
    AccelRig rig;
    const Value z =
        rig.apply("plus", {AccelRig::vector({1, 2}), AccelRig::vector({10, 20, 30}, true)});
    EXPECT_EQ(z.shape(), Shape(2, 3));
    EXPECT_EQ(AccelRig::numbers(z), (Numbers{11, 12, 21, 22, 31, 32}));
}

TEST(Accelerator, ReducesWithProducerAndEpilogueInOneGroup) {
    AccelRig rig;
    const Value x = AccelRig::vector({1, 2, 3, 4});
    const Value m =
        rig.accelerator.reduce(ReduceOp::Mean, rig.apply("times", {x, x}), 0, 1, {}, {});
    const Value r = rig.apply("plus", {m, Value(0.5)});
    EXPECT_EQ(AccelRig::numbers(r), (Numbers{8}));
    ASSERT_EQ(rig.groups().size(), 1u);
    EXPECT_EQ(rig.groups()[0].title, "times·sum·rdivide·plus");
}

TEST(Accelerator, StoresAnArrayThatAVariableKeepsInThePassThatSumsItAndSaysWhy) {
    AccelRig rig;
    const Value x = AccelRig::vector({1, 2, 3, 4});
    const Value y = rig.apply("times", {x, x});
    const Value s = rig.accelerator.reduce(ReduceOp::Sum, y, 0, 1, {}, {});
    EXPECT_EQ(AccelRig::numbers(s), (Numbers{30}));
    const auto groups = rig.groups();
    ASSERT_EQ(groups.size(), 1u);
    ASSERT_EQ(groups[0].decision.fused.size(), 1u);
    EXPECT_NE(groups[0].decision.fused[0].find("the same pass"), std::string::npos);
    EXPECT_EQ(AccelRig::numbers(y), (Numbers{1, 4, 9, 16}));
}

TEST(Accelerator, ReducesAlongEitherDimension) {
    AccelRig rig;
    const Value a = AccelRig::matrix(2, 3);
    EXPECT_EQ(AccelRig::numbers(rig.accelerator.reduce(ReduceOp::Sum, a, 0, 1, {}, {})),
              (Numbers{3, 7, 11}));
    EXPECT_EQ(AccelRig::numbers(rig.accelerator.reduce(ReduceOp::Sum, a, 1, 2, {}, {})),
              (Numbers{9, 12}));
    EXPECT_EQ(AccelRig::numbers(rig.accelerator.reduce(ReduceOp::Max, a, 0, 2, {}, {})),
              (Numbers{6}));
}

TEST(Accelerator, ComputesVarianceAndStandardDeviation) {
    AccelRig rig;
    const Value x = AccelRig::vector({2, 4, 4, 4, 5, 5, 7, 9});
    ReduceOptions population;
    population.weight = 1;
    EXPECT_EQ(AccelRig::numbers(rig.accelerator.reduce(ReduceOp::Std, x, 0, 1, population, {})),
              (Numbers{2}));
    EXPECT_DOUBLE_EQ(AccelRig::numbers(rig.accelerator.reduce(ReduceOp::Var, x, 0, 1, {}, {}))[0],
                     32.0 / 7);
}

TEST(Accelerator, LeavesNansOutWhenAsked) {
    AccelRig rig;
    const Value x = AccelRig::vector({1, NAN, 3, NAN});
    ReduceOptions omit;
    omit.omitNan = true;
    EXPECT_EQ(AccelRig::numbers(rig.accelerator.reduce(ReduceOp::Sum, x, 0, 1, omit, {})),
              (Numbers{4}));
    EXPECT_EQ(AccelRig::numbers(rig.accelerator.reduce(ReduceOp::Mean, x, 0, 1, omit, {})),
              (Numbers{2}));
    EXPECT_EQ(AccelRig::numbers(rig.accelerator.reduce(ReduceOp::Var, x, 0, 1, omit, {})),
              (Numbers{2}));
}

TEST(Accelerator, ReadsSlicesInPlaceOfCopyingThem) {
    AccelRig rig;
    const Value a = AccelRig::matrix(3, 4);
    const RangeIndex left[] = {{0, 1, 2}, {0, 1, 4}};
    const RangeIndex right[] = {{2, -1, 2}, {0, 1, 4}};
    const Value sum = rig.apply(
        "plus", {rig.accelerator.slice(a, left, {}), rig.accelerator.slice(a, right, {})});
    EXPECT_EQ(AccelRig::numbers(sum), (Numbers{4, 4, 10, 10, 16, 16, 22, 22}));
    EXPECT_EQ(rig.groups().size(), 1u);
}

TEST(Accelerator, AssignsASliceComputedFromTheSameArrayInOneGroup) {
    AccelRig rig;
    Value u = AccelRig::matrix(4, 4);
    const RangeIndex inner[] = {{1, 1, 2}, {1, 1, 2}};
    const RangeIndex above[] = {{0, 1, 2}, {1, 1, 2}};
    const Value next = rig.accelerator.assignSlice(
        u, inner, rig.apply("times", {rig.accelerator.slice(u, above, {}), Value(100.0)}), {});
    EXPECT_EQ(AccelRig::numbers(next),
              (Numbers{1, 2, 3, 4, 5, 500, 600, 8, 9, 900, 1000, 12, 13, 14, 15, 16}));
    EXPECT_EQ(rig.groups().size(), 1u);
}

TEST(Accelerator, AssignsThroughAMask) {
    AccelRig rig;
    const Value x = AccelRig::vector({-1, 2, -3});
    const Value args[] = {x, Value(0.0)};
    const Value mask = rig.accelerator.apply(AccelRig::op("lt"), args, DType::Double, {});
    EXPECT_EQ(AccelRig::numbers(rig.accelerator.assignMasked(x, mask, Value(0.0), {})),
              (Numbers{0, 2, 0}));
    EXPECT_EQ(rig.groups().size(), 1u);
}

TEST(Accelerator, TransposesAsAnIndexMap) {
    AccelRig rig;
    const Value a = AccelRig::matrix(2, 3);
    const int order[] = {1, 0};
    const Value sum =
        rig.apply("plus", {rig.accelerator.permute(a, order, {}), AccelRig::matrix(3, 2)});
    EXPECT_EQ(AccelRig::numbers(sum), (Numbers{2, 5, 8, 6, 9, 12}));
    EXPECT_EQ(rig.groups().size(), 1u);
}

TEST(Accelerator, AddsATransposeToItsOwnPendingSource) {
    AccelRig rig;
    const Value p = rig.apply("plus", {AccelRig::matrix(2, 2), Value(0.0)});
    const int order[] = {1, 0};
    const Value sum = rig.apply("plus", {p, rig.accelerator.permute(p, order, {})});
    EXPECT_EQ(AccelRig::numbers(sum), (Numbers{2, 5, 5, 8}));
}

TEST(Accelerator, UsesAMeanOfTheArrayItIsSubtractedFrom) {
    AccelRig rig;
    const Value x = rig.apply("times", {AccelRig::vector({1, 2, 3}), Value(2.0)});
    const Value centred =
        rig.apply("minus", {x, rig.accelerator.reduce(ReduceOp::Mean, x, 0, 1, {}, {})});
    EXPECT_EQ(AccelRig::numbers(centred), (Numbers{-2, 0, 2}));
}

TEST(Accelerator, FillsNeedNoKernelUntilTheyAreRead) {
    AccelRig rig;
    const Value zeros = rig.accelerator.fill(Value(3.0), Shape(2, 2), {});
    const Value sum = rig.apply("plus", {zeros, AccelRig::matrix(2, 2)});
    rig.accelerator.flush({});
    EXPECT_EQ(rig.groups().size(), 1u);
    EXPECT_EQ(AccelRig::numbers(sum), (Numbers{4, 5, 6, 7}));
    EXPECT_EQ(AccelRig::numbers(zeros), (Numbers{3, 3, 3, 3}));
    EXPECT_EQ(rig.groups().size(), 1u);
}

TEST(Accelerator, ComputesWhatOnlyItsOwnKernelReadsWhenSomebodyAsks) {
    AccelRig rig;
    rig.settings.spareMinBytes = 1;
    const auto isPending = [](const Value& v) {
        return v.tensor().remote()->state() == RemoteArray::State::Pending;
    };
    const Value x = AccelRig::vector({1, 2, 3});
    const Value between = rig.apply("plus", {x, Value(1.0)});
    const Value result = rig.apply("times", {between, between});
    rig.accelerator.flush({});
    EXPECT_TRUE(isPending(between));
    EXPECT_FALSE(isPending(result));
    // What else is computed leaves it, whoever asks has it stored.
    const Value other = rig.apply("minus", {result, Value(1.0)});
    rig.accelerator.flush({});
    EXPECT_TRUE(isPending(between));
    EXPECT_EQ(AccelRig::numbers(other), (Numbers{3, 8, 15}));
    const Value twice = rig.apply("times", {between, Value(2.0)});
    rig.accelerator.flush({});
    EXPECT_FALSE(isPending(between));
    EXPECT_EQ(AccelRig::numbers(between), (Numbers{2, 3, 4}));
    EXPECT_EQ(AccelRig::numbers(twice), (Numbers{4, 6, 8}));
}

TEST(Accelerator, StoresWhatIsMadeFromArraysThatNobodyHolds) {
    AccelRig rig;
    rig.settings.spareMinBytes = 1;
    const Value between = rig.apply("plus", {AccelRig::vector({1, 2, 3}), Value(1.0)});
    const Value result = rig.apply("times", {between, between});
    rig.accelerator.flush({});
    EXPECT_EQ(between.tensor().remote()->state(), RemoteArray::State::Device);
    EXPECT_EQ(AccelRig::numbers(result), (Numbers{4, 9, 16}));
}

TEST(Accelerator, SparedArraysShareWhatLiesBetweenThem) {
    AccelRig rig;
    rig.settings.spareMinBytes = 1;
    const Value x = AccelRig::vector({1, 2, 3});
    Value first, second, result;
    {
        const Value shared = rig.apply("times", {x, x});
        first = rig.apply("plus", {shared, Value(1.0)});
        second = rig.apply("minus", {shared, Value(1.0)});
        result = rig.apply("times", {first, second});
    }
    rig.accelerator.flush({});
    EXPECT_EQ(AccelRig::numbers(first), (Numbers{2, 5, 10}));
    EXPECT_EQ(second.tensor().remote()->state(), RemoteArray::State::Pending);
    EXPECT_EQ(AccelRig::numbers(second), (Numbers{0, 3, 8}));
    EXPECT_EQ(AccelRig::numbers(result), (Numbers{0, 15, 80}));
}

TEST(Accelerator, DrawsTheSameNumbersHoweverTheyAreComputed) {
    RandomState first, second;
    AccelRig fused, apart(false);
    auto draw = [](AccelRig& rig, RandomState& state) {
        const Value a = rig.accelerator.random(RandomDistribution::Uniform, DType::Double,
                                               Shape(5, 1), 0, 0, state, {});
        const Value b = rig.accelerator.random(RandomDistribution::Normal, DType::Double,
                                               Shape(5, 1), 0, 0, state, {});
        return AccelRig::numbers(rig.apply("plus", {a, b}));
    };
    EXPECT_EQ(draw(fused, first), draw(apart, second));
    EXPECT_EQ(first.counter, 10u);
}

TEST(Accelerator, FoldsIterationsOfALoopIntoOneRecord) {
    AccelRig rig;
    const SourceFile& source = rig.sources.add("loop.m", "y = y + 1;");
    Value y = AccelRig::vector({0, 0});
    const Span at{source.id(), 4, 9};
    for (int i = 0; i < 200; ++i) {
        rig.accelerator.enterIteration(1, i);
        const Value args[] = {y, Value(1.0)};
        y = rig.accelerator.apply(AccelRig::op("plus"), args, DType::Double, at);
    }
    EXPECT_EQ(AccelRig::numbers(y), (Numbers{200, 200}));
    const GraphSnapshot graph = rig.accelerator.state().snapshot();
    ASSERT_EQ(graph.nodes.size(), 2u);
    EXPECT_EQ(graph.nodes[1].repeats, 200u);
}

TEST(Accelerator, IsOutlivedByValuesThatSaySo) {
    Value pending, computed;
    {
        AccelRig rig;
        const Value a = AccelRig::vector({1, 2, 3});
        pending = rig.apply("plus", {a, Value(1.0)});
        computed = rig.apply("times", {a, Value(2.0)});
        ASSERT_TRUE(computed.tensor().ensureHost());
        ASSERT_FALSE(pending.tensor().onHost());
    }
    EXPECT_FALSE(pending.tensor().ensureHost());
    EXPECT_EQ(computed.tensor().data<double>()[2], 6);
}

} // namespace
} // namespace vitrine
