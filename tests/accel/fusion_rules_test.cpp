// SPDX-License-Identifier: Apache-2.0
// Each rule of the planner's table: where it fires, and where it must not. The values are checked
// as well: they are those of the operations one by one.
#include "accel/fusion/fusion_rules.h"
#include "accel/run/routines.h"
#include "rig.h"

namespace vitrine {
namespace {

using Numbers = std::vector<double>;

struct RuleRig : AccelRig {
    /// How many groups were made by the rule, by what --graph shows.
    int fired(FusionRule rule) {
        const FusionRow& row = fusionRow(rule);
        const std::string text = std::string(row.name) + ": " + std::string(row.reason);
        int count = 0;
        for (const GraphGroup& g : groups()) {
            for (const std::string& line : g.decision.fused)
                count += line == text;
        }
        return count;
    }
    Value sum(const Value& x, int dimension) {
        return accelerator.reduce(ReduceOp::Sum, x, dimension, dimension + 1, {}, {});
    }
    Value total(const Value& x) { return accelerator.reduce(ReduceOp::Sum, x, 0, 2, {}, {}); }
    Value reshape(const Value& x, int64_t rows, int64_t columns) {
        return accelerator.reshape(x, Shape(rows, columns));
    }
    /// The matrix product of 2-by-3 and 3-by-2: 22 28 49 64 in columns.
    Value product() {
        return routines::product(accelerator, apply("times", {matrix(2, 3), Value(1.0)}),
                                 matrix(3, 2), {2, 2, 3}, Shape(2, 2), {});
    }
    std::size_t kernels() { return groups().size(); }
};

TEST(FusionRules, AreOneTableInTheOrderOfTheirNumbers) {
    std::size_t i = 0;
    for (const FusionRow& row : fusionRows()) {
        EXPECT_EQ(static_cast<std::size_t>(row.rule), i++);
        EXPECT_FALSE(row.name.empty());
        EXPECT_FALSE(row.reason.empty());
    }
}

TEST(FusionRules, ChainTakesTheNextOperation) {
    RuleRig rig;
    const Value y =
        rig.apply("times", {rig.apply("plus", {AccelRig::matrix(2, 3), Value(1.0)}), Value(2.0)});
    EXPECT_EQ(AccelRig::numbers(y), (Numbers{4, 6, 8, 10, 12, 14}));
    EXPECT_EQ(rig.fired(FusionRule::Chain), 1);
    EXPECT_EQ(rig.kernels(), 1u);
}

TEST(FusionRules, ChainStopsAtAValueThatIsSpreadOverALargerArray) {
    RuleRig rig;
    const Value column = rig.apply("plus", {AccelRig::vector({1, 2}), Value(1.0)});
    const Value y = rig.apply("times", {column, AccelRig::matrix(2, 3)});
    EXPECT_EQ(AccelRig::numbers(y), (Numbers{2, 6, 6, 12, 10, 18}));
    EXPECT_EQ(rig.fired(FusionRule::Chain), 0);
    EXPECT_EQ(rig.kernels(), 2u);
}

TEST(FusionRules, ReshapedElementsStayInOneKernel) {
    RuleRig rig;
    const Value flat = rig.reshape(rig.apply("plus", {AccelRig::matrix(2, 3), Value(1.0)}), 6, 1);
    const Value y = rig.apply("times", {flat, Value(2.0)});
    EXPECT_EQ(AccelRig::numbers(y), (Numbers{4, 6, 8, 10, 12, 14}));
    EXPECT_EQ(rig.fired(FusionRule::ElementsInOrder), 1);
    EXPECT_EQ(rig.kernels(), 1u);
}

TEST(FusionRules, ReshapedElementsStayApartWhenBothSidesReadByPlace) {
    RuleRig rig;
    const Value x =
        rig.apply("plus", {AccelRig::matrix(2, 3), AccelRig::vector({10, 20, 30}, true)});
    const Value y = rig.apply("times", {rig.reshape(x, 3, 2), AccelRig::vector({1, 2}, true)});
    EXPECT_EQ(AccelRig::numbers(y), (Numbers{11, 12, 23, 48, 70, 72}));
    EXPECT_EQ(rig.fired(FusionRule::ElementsInOrder), 0);
    EXPECT_EQ(rig.kernels(), 2u);
}

Value storeRow(RuleRig& rig, const Value& values) {
    const RangeIndex ranges[] = {{1, 1, 1}, {0, 1, 3}};
    return rig.accelerator.assignSlice(AccelRig::matrix(2, 3), ranges, values, {});
}

TEST(FusionRules, AssignedValuesAreComputedWhereTheyGo) {
    RuleRig rig;
    const Value y =
        storeRow(rig, rig.apply("times", {AccelRig::vector({1, 2, 3}, true), Value(10.0)}));
    EXPECT_EQ(AccelRig::numbers(y), (Numbers{1, 10, 3, 20, 5, 30}));
    EXPECT_EQ(rig.fired(FusionRule::AssignedValues), 1);
    EXPECT_EQ(rig.kernels(), 1u);
}

TEST(FusionRules, AssignedValuesOfAnotherShapeAreStoredFirst) {
    // A row, reshaped to a column on its way into a row of the box: places differ.
    RuleRig rig;
    const Value row = rig.apply("times", {AccelRig::vector({1, 2, 3}, true), Value(10.0)});
    const Value column = rig.apply("plus", {rig.reshape(row, 3, 1), Value(1.0)});
    const RangeIndex ranges[] = {{0, 1, 3}, {1, 1, 1}};
    const Value y = rig.accelerator.assignSlice(AccelRig::matrix(3, 2), ranges, column, {});
    EXPECT_EQ(AccelRig::numbers(y), (Numbers{1, 2, 3, 11, 21, 31}));
    EXPECT_EQ(rig.fired(FusionRule::AssignedValues), 0);
}

TEST(FusionRules, AssignedValuesThatAreKeptAreStoredFirst) {
    RuleRig rig;
    const Value values = rig.apply("times", {AccelRig::vector({1, 2, 3}, true), Value(10.0)});
    EXPECT_EQ(AccelRig::numbers(storeRow(rig, values)), (Numbers{1, 10, 3, 20, 5, 30}));
    EXPECT_EQ(AccelRig::numbers(values), (Numbers{10, 20, 30}));
    EXPECT_EQ(rig.fired(FusionRule::AssignedValues), 0);
}

TEST(FusionRules, AReductionTakesItsFormula) {
    RuleRig rig;
    const Value s = rig.sum(rig.apply("times", {AccelRig::matrix(2, 3), Value(2.0)}), 0);
    EXPECT_EQ(AccelRig::numbers(s), (Numbers{6, 14, 22}));
    EXPECT_EQ(rig.fired(FusionRule::IntoReduction), 1);
    EXPECT_EQ(rig.kernels(), 1u);
}

TEST(FusionRules, AReductionDoesNotTakeMoreArithmeticThanItsThreadsCanDo) {
    for (const int64_t columns : {1, 40000}) {
        RuleRig rig;
        const int64_t rows = 400000 / columns;
        Value y = rig.apply("plus", {AccelRig::matrix(rows, columns), Value(0.5)});
        for (int i = 0; i < 30; ++i)
            y = rig.apply("atan", {y});
        const Value s = rig.sum(y, 0);
        y = Value();
        rig.accelerator.flush({});
        // One long line is summed by few threads, many short ones by as many as there are elements.
        EXPECT_EQ(rig.fired(FusionRule::IntoReduction), columns == 1 ? 0 : 1);
        EXPECT_EQ(s.count(), columns);
    }
}

TEST(FusionRules, AReductionDoesNotTakeALoop) {
    RuleRig rig;
    Value y = rig.apply("plus", {AccelRig::vector({1, 2}), Value(0.5)});
    for (int i = 0; i < 4; ++i) {
        rig.accelerator.enterIteration(1, i);
        y = rig.apply("times", {y, Value(2.0)});
    }
    rig.accelerator.enterIteration(1, -1);
    const Value s = rig.sum(y, 0);
    y = Value();
    EXPECT_EQ(AccelRig::numbers(s), (Numbers{64}));
    EXPECT_EQ(rig.fired(FusionRule::IntoReduction), 0);
}

TEST(FusionRules, AScanTakesItsFormula) {
    RuleRig rig;
    const Value c = rig.accelerator.scan(
        ScanOp::Sum, rig.apply("times", {AccelRig::vector({1, 2, 3}), Value(2.0)}), 0, false, {});
    EXPECT_EQ(AccelRig::numbers(c), (Numbers{2, 6, 12}));
    EXPECT_EQ(rig.fired(FusionRule::IntoScan), 1);
    EXPECT_EQ(rig.kernels(), 1u);
}

TEST(FusionRules, AScanDoesNotTakeAReduction) {
    RuleRig rig;
    const Value s = rig.sum(AccelRig::matrix(2, 3), 0);
    EXPECT_EQ(AccelRig::numbers(rig.accelerator.scan(ScanOp::Sum, s, 1, false, {})),
              (Numbers{3, 10, 21}));
    EXPECT_EQ(rig.fired(FusionRule::IntoScan), 0);
    EXPECT_EQ(rig.kernels(), 2u);
}

TEST(FusionRules, WhatAVariableKeepsIsStoredByThePassThatReducesIt) {
    for (const bool scan : {false, true}) {
        RuleRig rig;
        const Value y = rig.apply("times", {AccelRig::vector({1, 2, 3}), Value(2.0)});
        const Value s = scan ? rig.accelerator.scan(ScanOp::Sum, y, 0, false, {}) : rig.sum(y, 0);
        rig.accelerator.flush({});
        EXPECT_EQ(rig.fired(FusionRule::KeptOnTheWay), 1);
        EXPECT_EQ(rig.kernels(), 1u);
        EXPECT_EQ(AccelRig::numbers(s), scan ? (Numbers{2, 6, 12}) : (Numbers{12}));
        EXPECT_EQ(AccelRig::numbers(y), (Numbers{2, 4, 6}));
    }
}

TEST(FusionRules, WhatARoutineMakesIsNotComputedByThePassThatReducesIt) {
    RuleRig rig;
    const Value x = AccelRig::vector({3, 1, 2});
    const Value sorted = rig.accelerator.scan(ScanOp::Max, x, 0, false, {});
    const Value s = rig.sum(sorted, 0);
    EXPECT_EQ(AccelRig::numbers(s), (Numbers{9}));
    EXPECT_EQ(rig.fired(FusionRule::KeptOnTheWay), 0);
    EXPECT_EQ(rig.kernels(), 2u);
}

TEST(FusionRules, AnotherUseOfWhatIsReducedJoinsThePass) {
    RuleRig rig;
    const Value y = rig.apply("times", {AccelRig::matrix(2, 3), Value(2.0)});
    const Value s = rig.sum(y, 0);
    const Value z = rig.apply("plus", {y, Value(1.0)});
    rig.accelerator.flush({});
    EXPECT_EQ(rig.fired(FusionRule::BesidesReduction), 1);
    EXPECT_EQ(rig.kernels(), 1u);
    EXPECT_EQ(AccelRig::numbers(z), (Numbers{3, 5, 7, 9, 11, 13}));
    EXPECT_EQ(AccelRig::numbers(s), (Numbers{6, 14, 22}));
}

TEST(FusionRules, AUseThatNeedsTheSumAsWellWaitsForIt) {
    RuleRig rig;
    const Value y = rig.apply("times", {AccelRig::matrix(2, 3), Value(2.0)});
    const Value z = rig.apply("rdivide", {y, rig.sum(y, 0)});
    rig.accelerator.flush({});
    EXPECT_EQ(rig.fired(FusionRule::BesidesReduction), 0);
    EXPECT_EQ(rig.fired(FusionRule::LineSweeps), 1);
    EXPECT_EQ(AccelRig::numbers(z)[1], 4.0 / 6.0);
}

TEST(FusionRules, ResultsOfLinesOfOneElementAreNotTakenForElements) {
    RuleRig rig;
    const Value x = AccelRig::vector({1, 2, 3});
    const Value y = rig.apply("plus", {x, Value(1.0)});
    const Value z = rig.apply("minus", {y, rig.sum(y, 1)});
    rig.accelerator.flush({});
    EXPECT_EQ(rig.fired(FusionRule::BesidesReduction), 0);
    EXPECT_EQ(rig.fired(FusionRule::Epilogue), 0);
    EXPECT_EQ(AccelRig::numbers(z), (Numbers{0, 0, 0}));
}

TEST(FusionRules, EpiloguesRunWhenTheResultsAreComplete) {
    RuleRig rig;
    const Value s = rig.sum(AccelRig::matrix(2, 3), 0);
    const Value r = rig.apply("sqrt", {rig.apply("rdivide", {s, Value(2.0)})});
    rig.accelerator.flush({});
    EXPECT_EQ(rig.fired(FusionRule::Epilogue), 1);
    EXPECT_EQ(rig.kernels(), 1u);
    EXPECT_EQ(AccelRig::numbers(r)[0], std::sqrt(1.5));
}

TEST(FusionRules, WhatIsLargerThanTheResultsIsNoEpilogue) {
    RuleRig rig;
    const Value x = AccelRig::matrix(2, 3);
    const Value z = rig.apply("plus", {rig.sum(x, 1), x});
    EXPECT_EQ(AccelRig::numbers(z), (Numbers{10, 14, 12, 16, 14, 18}));
    EXPECT_EQ(rig.fired(FusionRule::Epilogue), 0);
    EXPECT_EQ(rig.fired(FusionRule::LineSweeps), 1);
}

TEST(FusionRules, AnEpilogueTakesItsOtherOperand) {
    RuleRig rig;
    const Value s = rig.sum(AccelRig::matrix(2, 3), 0);
    const Value weights = rig.apply("plus", {AccelRig::vector({1, 2, 3}, true), Value(1.0)});
    const Value r = rig.apply("times", {s, weights});
    EXPECT_EQ(AccelRig::numbers(r), (Numbers{6, 21, 44}));
    EXPECT_EQ(rig.fired(FusionRule::EpilogueOperand), 1);
    EXPECT_EQ(rig.kernels(), 1u);
}

TEST(FusionRules, AnEpilogueDoesNotTakeAnOperandThatTheReductionNeeds) {
    RuleRig rig;
    const Value w = rig.apply("plus", {AccelRig::vector({1, 2, 3}, true), Value(1.0)});
    const Value s = rig.sum(rig.apply("times", {AccelRig::matrix(2, 3), w}), 0);
    const Value r = rig.apply("rdivide", {s, w});
    EXPECT_EQ(AccelRig::numbers(r), (Numbers{3, 7, 11}));
    EXPECT_EQ(rig.fired(FusionRule::EpilogueOperand), 0);
    EXPECT_EQ(rig.kernels(), 2u);
}

// In these, a kernel makes the left factor, and the product's own one is the next.
TEST(FusionRules, WhatIsMadeOfAProductIsMadeBeforeItIsStored) {
    RuleRig rig;
    Value y = rig.apply("plus", {rig.product(), AccelRig::vector({1, 2})});
    y = rig.apply("max", {rig.apply("times", {Value(2.0), y}), Value(50.0)});
    EXPECT_EQ(AccelRig::numbers(y), (Numbers{50, 60, 100, 132}));
    EXPECT_EQ(rig.fired(FusionRule::ProductEpilogue), 1);
    EXPECT_EQ(rig.kernels(), 2u);
    EXPECT_EQ(rig.groups()[1].title, "mtimes·plus·times·max");
}

TEST(FusionRules, AProductThatSeveralOperationsTakeByElementsIsNotStored) {
    RuleRig rig;
    Value p = rig.product();
    const Value y = rig.apply("plus", {p, Value(1.0)});
    const Value z = rig.apply("times", {p, y});
    p = Value();
    rig.accelerator.flush({});
    EXPECT_EQ(rig.fired(FusionRule::ProductEpilogue), 1);
    EXPECT_EQ(rig.kernels(), 2u);
    EXPECT_EQ(AccelRig::numbers(y), (Numbers{23, 29, 50, 65}));
    EXPECT_EQ(AccelRig::numbers(z), (Numbers{22 * 23, 28 * 29, 49 * 50, 64 * 65}));
}

TEST(FusionRules, AProductThatAVariableKeepsHasNoEpilogue) {
    RuleRig rig;
    const Value p = rig.product();
    const Value y = rig.apply("plus", {p, Value(1.0)});
    rig.accelerator.flush({});
    EXPECT_EQ(rig.fired(FusionRule::ProductEpilogue), 0);
    EXPECT_EQ(rig.kernels(), 3u);
    EXPECT_EQ(AccelRig::numbers(p), (Numbers{22, 28, 49, 64}));
    EXPECT_EQ(AccelRig::numbers(y), (Numbers{23, 29, 50, 65}));
}

TEST(FusionRules, AProductThatAnotherOneOrASumReadsHasNoEpilogue) {
    for (const bool sum : {false, true}) {
        RuleRig rig;
        Value p = rig.product();
        const Value y = rig.apply("plus", {p, Value(1.0)});
        const Value z = sum ? rig.sum(p, 0)
                            : routines::product(rig.accelerator, p, AccelRig::vector({1, 2}),
                                                {2, 1, 2}, Shape(2, 1), {});
        p = Value();
        rig.accelerator.flush({});
        EXPECT_EQ(rig.fired(FusionRule::ProductEpilogue), 0);
        EXPECT_EQ(AccelRig::numbers(y), (Numbers{23, 29, 50, 65}));
        EXPECT_EQ(AccelRig::numbers(z), sum ? (Numbers{50, 113}) : (Numbers{120, 156}));
    }
}

TEST(FusionRules, WhatAReductionTakesIsNoEpilogueOfTheProduct) {
    RuleRig rig;
    const Value s = rig.sum(rig.apply("times", {rig.product(), Value(2.0)}), 0);
    EXPECT_EQ(AccelRig::numbers(s), (Numbers{100, 226}));
    EXPECT_EQ(rig.fired(FusionRule::ProductEpilogue), 0);
    EXPECT_EQ(rig.fired(FusionRule::IntoReduction), 1);
    EXPECT_EQ(rig.kernels(), 3u);
}

TEST(FusionRules, AProductInAnotherShapeOrSpreadHasNoEpilogue) {
    for (const bool spread : {false, true}) {
        RuleRig rig;
        const Value p = rig.reshape(rig.product(), 4, 1);
        const Value y = rig.apply(
            "plus", {p, spread ? AccelRig::vector({0, 10}, true) : AccelRig::vector({1, 2, 3, 4})});
        rig.accelerator.flush({});
        EXPECT_EQ(rig.fired(FusionRule::ProductEpilogue), 0);
        EXPECT_EQ(AccelRig::numbers(y),
                  spread ? (Numbers{22, 28, 49, 64, 32, 38, 59, 74}) : (Numbers{23, 30, 52, 68}));
    }
}

TEST(FusionRules, OtherRoutinesHaveNoEpilogue) {
    RuleRig rig;
    const Value places = AccelRig::vector({3, 1});
    const Value x = rig.apply("plus", {AccelRig::vector({1, 2, 3}), Value(0.5)});
    const routines::Index index[] = {{places, 1}};
    const Value taken = routines::gather(rig.accelerator, x, index, Shape(2, 1), {});
    const Value y = rig.apply("times", {taken, Value(2.0)});
    EXPECT_EQ(AccelRig::numbers(y), (Numbers{7, 3}));
    EXPECT_EQ(rig.fired(FusionRule::ProductEpilogue), 0);
    EXPECT_EQ(rig.kernels(), 3u);
}

TEST(FusionRules, AProductTakesTheOtherOperandOfItsEpilogue) {
    RuleRig rig;
    const Value y = rig.apply(
        "plus", {rig.product(), rig.apply("times", {AccelRig::matrix(2, 2), Value(10.0)})});
    EXPECT_EQ(AccelRig::numbers(y), (Numbers{32, 48, 79, 104}));
    EXPECT_EQ(rig.fired(FusionRule::ProductOperand), 1);
    EXPECT_EQ(rig.kernels(), 2u);
}

TEST(FusionRules, AnOperandThatIsKeptOrSmallerIsNotComputedByTheProduct) {
    for (const bool kept : {false, true}) {
        RuleRig rig;
        Value w = rig.apply(
            "times", {kept ? AccelRig::matrix(2, 2) : AccelRig::vector({1, 2}), Value(10.0)});
        const Value y = rig.apply("plus", {rig.product(), w});
        if (!kept) w = Value();
        rig.accelerator.flush({});
        EXPECT_EQ(rig.fired(FusionRule::ProductEpilogue), 1);
        EXPECT_EQ(rig.fired(FusionRule::ProductOperand), 0);
        EXPECT_EQ(rig.kernels(), 3u);
        EXPECT_EQ(AccelRig::numbers(y),
                  kept ? (Numbers{32, 48, 79, 104}) : (Numbers{32, 48, 59, 84}));
    }
}

TEST(FusionRules, SiblingsAreOnePass) {
    RuleRig rig;
    const Value x = AccelRig::matrix(2, 3);
    const Value s = rig.sum(x, 0);
    const Value q = rig.sum(rig.apply("times", {x, x}), 0);
    rig.accelerator.flush({});
    EXPECT_EQ(rig.fired(FusionRule::Siblings), 1);
    EXPECT_EQ(rig.kernels(), 1u);
    EXPECT_EQ(AccelRig::numbers(s), (Numbers{3, 7, 11}));
    EXPECT_EQ(AccelRig::numbers(q), (Numbers{5, 25, 61}));
}

TEST(FusionRules, SiblingsMeetInWhatIsMadeOfBothResults) {
    RuleRig rig;
    const Value x = AccelRig::matrix(2, 3);
    const Value low = rig.accelerator.reduce(ReduceOp::Min, x, 0, 1, {}, {});
    const Value high = rig.accelerator.reduce(ReduceOp::Max, x, 0, 1, {}, {});
    const Value width = rig.apply("minus", {high, low});
    rig.accelerator.flush({});
    EXPECT_EQ(rig.fired(FusionRule::Siblings), 1);
    EXPECT_EQ(rig.kernels(), 1u);
    EXPECT_EQ(AccelRig::numbers(width), (Numbers{1, 1, 1}));
}

TEST(FusionRules, ReductionsAlongOtherDimensionsAreNoSiblings) {
    RuleRig rig;
    const Value x = AccelRig::matrix(2, 3);
    const Value columns = rig.sum(x, 0);
    const Value rows = rig.sum(x, 1);
    rig.accelerator.flush({});
    EXPECT_EQ(rig.fired(FusionRule::Siblings), 0);
    EXPECT_EQ(rig.kernels(), 2u);
    EXPECT_EQ(AccelRig::numbers(rows), (Numbers{9, 12}));
}

TEST(FusionRules, ASharedOperandIsReadOnce) {
    RuleRig rig;
    const Value x = AccelRig::matrix(2, 3);
    const Value y = rig.apply("times", {x, Value(2.0)});
    const Value s = rig.sum(x, 0);
    rig.accelerator.flush({});
    EXPECT_EQ(rig.fired(FusionRule::SharedOperand), 1);
    EXPECT_EQ(rig.kernels(), 1u);
    EXPECT_EQ(AccelRig::numbers(y), (Numbers{2, 4, 6, 8, 10, 12}));
    EXPECT_EQ(AccelRig::numbers(s), (Numbers{3, 7, 11}));
}

TEST(FusionRules, ASharedOperandDoesNotJoinWhatHasToWait) {
    RuleRig rig;
    const Value x = AccelRig::matrix(2, 3);
    const Value c = rig.accelerator.scan(ScanOp::Sum, x, 0, false, {});
    const Value y = rig.apply("minus", {c, x});
    rig.accelerator.flush({});
    EXPECT_EQ(rig.fired(FusionRule::SharedOperand), 0);
    EXPECT_EQ(rig.kernels(), 2u);
    EXPECT_EQ(AccelRig::numbers(y), (Numbers{0, 1, 0, 3, 0, 5}));
}

Value scores(RuleRig& rig, std::string_view function, const Value& x) {
    Value y = rig.apply("minus", {x, rig.sum(x, 0)});
    if (!function.empty()) y = rig.apply(function, {y});
    return rig.apply("rdivide", {y, rig.sum(y, 0)});
}

TEST(FusionRules, ACheapValueIsComputedAgain) {
    RuleRig rig;
    // Of lines that are too long for sweeps.
    const Value z = scores(rig, "", AccelRig::matrix(20000, 2));
    const double total = 20000.0 * 20001.0 / 2;
    EXPECT_EQ(AccelRig::numbers(z)[0], (1 - total) / (total - 20000 * total));
    EXPECT_EQ(rig.fired(FusionRule::Recompute), 1);
    ASSERT_EQ(rig.kernels(), 3u);
    EXPECT_EQ(rig.groups()[2].title, "minus·rdivide");
}

TEST(FusionRules, ADearValueIsStoredAndRead) {
    RuleRig rig;
    const Value z = scores(rig, "gamma", AccelRig::matrix(2, 3));
    rig.accelerator.flush({});
    EXPECT_EQ(rig.fired(FusionRule::Recompute), 0);
    ASSERT_EQ(rig.kernels(), 2u);
    EXPECT_EQ(rig.groups()[1].title, "rdivide");
}

TEST(FusionRules, AVariableIsNotComputedAgain) {
    RuleRig rig;
    const Value x = AccelRig::matrix(2, 3);
    const Value y = rig.apply("minus", {x, rig.sum(x, 0)});
    const Value z = rig.apply("rdivide", {y, rig.sum(y, 0)});
    rig.accelerator.flush({});
    EXPECT_EQ(rig.fired(FusionRule::Recompute), 0);
    EXPECT_EQ(AccelRig::numbers(z)[0], -2.0 / -3.0);
    EXPECT_EQ(AccelRig::numbers(y)[0], -2.0);
}

TEST(FusionRules, LinesAreGoneOverAgainWhileTheyAreAtHand) {
    for (const int dimension : {0, 1}) {
        RuleRig rig;
        const Value x = AccelRig::matrix(2, 3);
        const Value m = rig.accelerator.reduce(ReduceOp::Max, x, dimension, dimension + 1, {}, {});
        const Value y = rig.apply("minus", {x, m});
        const Value s = rig.sum(y, dimension);
        const Value z = rig.apply("rdivide", {y, s});
        rig.accelerator.flush({});
        EXPECT_EQ(rig.fired(FusionRule::LineSweeps), 1);
        EXPECT_EQ(rig.kernels(), 1u);
        EXPECT_EQ(AccelRig::numbers(m), dimension == 0 ? (Numbers{2, 4, 6}) : (Numbers{5, 6}));
        EXPECT_EQ(AccelRig::numbers(y), dimension == 0 ? (Numbers{-1, 0, -1, 0, -1, 0})
                                                       : (Numbers{-4, -4, -2, -2, 0, 0}));
        EXPECT_EQ(AccelRig::numbers(z)[0], dimension == 0 ? 1.0 : -4.0 / -6.0);
    }
}

TEST(FusionRules, LinesAreNotGoneOverAgainWhenTheyAreTooLongOrTheirResultsGoElsewhere) {
    const auto apart = [](auto&& make) {
        RuleRig rig;
        const Value z = make(rig);
        rig.accelerator.flush({});
        EXPECT_EQ(rig.fired(FusionRule::LineSweeps), 0);
        EXPECT_GT(rig.kernels(), 1u);
    };
    const auto centred = [](RuleRig& rig, int64_t rows, int64_t columns, int dimension) {
        const Value x = AccelRig::matrix(rows, columns);
        return rig.apply("minus", {x, rig.sum(x, dimension)});
    };
    apart([&](RuleRig& rig) { return centred(rig, 16385, 2, 0); });
    apart([&](RuleRig& rig) { return centred(rig, 2, 257, 1); });
    // Sums of rows, seen as those of columns.
    apart([&](RuleRig& rig) {
        const Value x = AccelRig::matrix(3, 3);
        return rig.apply("minus", {x, rig.reshape(rig.sum(x, 1), 1, 3)});
    });
    // Few long lines would leave a device idle.
    apart([&](RuleRig& rig) { return centred(rig, 8192, 9, 0); });
    // A line of the other dimension.
    apart([&](RuleRig& rig) {
        const Value x = AccelRig::matrix(3, 2);
        return rig.sum(rig.apply("minus", {x, rig.sum(x, 0)}), 1);
    });
    // So much arithmetic is not done twice.
    apart([&](RuleRig& rig) {
        const Value y = rig.apply("gamma", {AccelRig::matrix(3, 2)});
        return rig.apply("minus", {y, rig.sum(y, 0)});
    });
}

TEST(FusionRules, RecomputingIsWorthItOnlyForFewOperationsAndOperands) {
    constexpr int64_t n = 1000;
    EXPECT_TRUE(worthRecomputing(25, 1, 8 * n, n, 8 * n));
    EXPECT_FALSE(worthRecomputing(200, 1, 8 * n, n, 0));
    EXPECT_FALSE(worthRecomputing(1, 1, 8 * n, n, 16 * n));
    EXPECT_TRUE(worthRecomputing(1, 2, 8 * n, n, 16 * n));
}

TEST(FusionRules, AllResultsOfALoopComeFromOneKernel) {
    RuleRig rig;
    Value a = rig.apply("plus", {AccelRig::vector({1, 2}), Value(0.5)});
    Value b = a;
    for (int i = 0; i < 4; ++i) {
        rig.accelerator.enterIteration(1, i);
        a = rig.apply("times", {a, Value(2.0)});
        b = rig.apply("plus", {b, a});
    }
    rig.accelerator.enterIteration(1, -1);
    EXPECT_EQ(AccelRig::numbers(a), (Numbers{24, 40}));
    EXPECT_EQ(AccelRig::numbers(b), (Numbers{46.5, 77.5}));
    EXPECT_EQ(rig.fired(FusionRule::LoopResults), 1);
}

TEST(FusionRules, OneResultOfALoopNeedsNoRule) {
    RuleRig rig;
    Value a = rig.apply("plus", {AccelRig::vector({1, 2}), Value(0.5)});
    for (int i = 0; i < 4; ++i) {
        rig.accelerator.enterIteration(1, i);
        a = rig.apply("times", {a, Value(2.0)});
    }
    rig.accelerator.enterIteration(1, -1);
    EXPECT_EQ(AccelRig::numbers(a), (Numbers{24, 40}));
    EXPECT_EQ(rig.fired(FusionRule::LoopResults), 0);
}

Value diagonal(RuleRig& rig, const Value& x, int64_t first, int64_t step) {
    const RangeIndex places[] = {{first, step, 2}, {0, 1, 1}};
    return rig.accelerator.slice(rig.reshape(x, 4, 1), places, {});
}

TEST(FusionRules, OfAProductOnlyTheDiagonalIsComputedThatIsWanted) {
    RuleRig rig;
    const Value d = rig.apply("plus", {diagonal(rig, rig.product(), 0, 3), Value(1.0)});
    EXPECT_EQ(AccelRig::numbers(d), (Numbers{23, 65}));
    EXPECT_EQ(rig.fired(FusionRule::ProductDiagonal), 1);
    EXPECT_EQ(rig.fired(FusionRule::ProductEpilogue), 1);
    EXPECT_EQ(rig.kernels(), 2u);
}

TEST(FusionRules, AProductIsComputedWholeWhenMoreThanADiagonalIsWanted) {
    for (const bool kept : {false, true}) {
        RuleRig rig;
        Value p = rig.product();
        // Every third element, and every second one, which is a row.
        const Value d = diagonal(rig, p, 0, kept ? 3 : 2);
        if (!kept) p = Value();
        rig.accelerator.flush({});
        EXPECT_EQ(AccelRig::numbers(d), kept ? (Numbers{22, 64}) : (Numbers{22, 49}));
        EXPECT_EQ(rig.fired(FusionRule::ProductDiagonal), 0);
        if (kept) {
            EXPECT_EQ(AccelRig::numbers(p), (Numbers{22, 28, 49, 64}));
        }
    }
}

/// A transform of four elements whose real parts are 10 -2 -2 -2, the imaginary 0 2 0 -2.
Value transform(RuleRig& rig) {
    const int64_t lengths[] = {4, -1};
    const Value packed = AccelRig::vector({10, -2, -2, -2, 0, 2, 0, -2});
    return routines::fourierMirror(rig.accelerator, rig.apply("times", {packed, Value(1.0)}),
                                   lengths, {});
}

Value part(RuleRig& rig, const Value& packed, int64_t which) {
    const RangeIndex range[] = {{which * 4, 1, 4}, {0, 1, 1}};
    return rig.reshape(rig.accelerator.slice(packed, range, {}), 2, 2);
}

TEST(FusionRules, PartsOfATransformAreStoredByItsKernel) {
    RuleRig rig;
    Value packed = transform(rig);
    const Value re = part(rig, packed, 0), im = part(rig, packed, 1);
    packed = Value();
    rig.accelerator.flush({});
    EXPECT_EQ(AccelRig::numbers(re), (Numbers{10, -2, -2, -2}));
    EXPECT_EQ(AccelRig::numbers(im), (Numbers{0, 2, 0, -2}));
    EXPECT_EQ(rig.fired(FusionRule::TransformParts), 1);
    EXPECT_EQ(rig.kernels(), 2u);
}

TEST(FusionRules, ATransformThatSomethingWantsWholeIsStoredWhole) {
    RuleRig rig;
    const Value packed = transform(rig);
    const Value re = part(rig, packed, 0), im = part(rig, packed, 1);
    rig.accelerator.flush({});
    EXPECT_EQ(AccelRig::numbers(re), (Numbers{10, -2, -2, -2}));
    EXPECT_EQ(AccelRig::numbers(im), (Numbers{0, 2, 0, -2}));
    EXPECT_EQ(AccelRig::numbers(packed), (Numbers{10, -2, -2, -2, 0, 2, 0, -2}));
    EXPECT_EQ(rig.fired(FusionRule::TransformParts), 0);
}

} // namespace
} // namespace vitrine
