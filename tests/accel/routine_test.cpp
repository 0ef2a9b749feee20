// SPDX-License-Identifier: Apache-2.0
// Routines in the graph: a hard edge on both sides, results that stay where they were made.
#include "accel/run/routines.h"
#include "rig.h"

namespace vitrine {
namespace {

Value lineOf(int64_t n) {
    std::vector<double> x;
    for (int64_t i = 0; i < n; ++i)
        x.push_back(static_cast<double>((i * 7919) % 1009));
    return AccelRig::vector(std::move(x));
}

TEST(Routines, AreAGroupOfTheirOwnBetweenFusedNeighbours) {
    AccelRig rig;
    const int64_t n = 100;
    const Value y = rig.apply("plus", {lineOf(n), Value(1.0)});
    const Value sorted = routines::sort(rig.accelerator, y, {1, n, 1}, false, false, {});
    const Value z = rig.apply("times", {rig.apply("sin", {sorted}), Value(2.0)});
    rig.accelerator.flush({});
    const auto groups = rig.groups();
    ASSERT_EQ(groups.size(), 3u);
    EXPECT_EQ(groups[0].title, "plus");
    EXPECT_EQ(groups[1].title, "sort");
    EXPECT_EQ(groups[2].title, "sin·times");
    ASSERT_EQ(groups[1].decision.notFused.size(), 1u);
    EXPECT_EQ(groups[1].decision.notFused[0].text(),
              "plus → sort: it has a kernel of its own, which reads stored arrays");
    EXPECT_EQ(groups[2].decision.notFused[0].text(),
              "sort → sin: it has a kernel of its own, whose result is stored");
    const std::vector<double> numbers = AccelRig::numbers(sorted);
    EXPECT_TRUE(std::is_sorted(numbers.begin(), numbers.end()));
}

TEST(Routines, LeaveTheirResultsOnTheDeviceAndReadThemThere) {
    AccelRig rig(true, "gpu");
    const int64_t n = 3000;
    const Value x = rig.apply("plus", {lineOf(n), Value(1.0)});
    const Value order = routines::order(rig.accelerator, x, {1, n, 1}, false, false, {});
    const routines::Index index[] = {{order, 1}};
    const Value sorted = routines::gather(rig.accelerator, x, index, Shape(n, 1), {});
    rig.accelerator.wait({});
    EXPECT_FALSE(sorted.tensor().onHost());
    EXPECT_EQ(routines::indexLimit(order), n);
    for (const GraphGroup& g : rig.groups()) {
        EXPECT_TRUE(g.onDevice) << g.title << ": " << g.decision.reason;
    }
    const GraphSnapshot snapshot = rig.accelerator.state().snapshot();
    for (const ResidentBuffer& b : snapshot.residency)
        EXPECT_EQ(b.downloads, 0u) << b.variable;
    EXPECT_TRUE(std::any_of(snapshot.kernels.begin(), snapshot.kernels.end(), [](const auto& k) {
        return k.title == "order (runs)" && k.source.str().find("sortedKeys") != std::string::npos;
    }));
    const std::vector<double> numbers = AccelRig::numbers(sorted);
    EXPECT_TRUE(std::is_sorted(numbers.begin(), numbers.end()));
}

TEST(Routines, SolveWhereTheMatrixIsWithoutBringingItBack) {
    for (const DType type : {DType::Double, DType::Single}) {
        AccelRig rig(true, "gpu");
        const int64_t n = 70;
        std::vector<double> elements;
        for (int64_t e = 0; e < n * n; ++e)
            elements.push_back(static_cast<double>((e * 7919) % 1009) / 1009 +
                               (e % (n + 1) == 0 ? 3 : 0));
        const Value host = AccelRig::vector(std::vector<double>(elements));
        const Value flat = rig.apply("plus", {host, Value(0.0)});
        const Value a =
            rig.accelerator.reshape(rig.accelerator.convert(flat, type, {}), Shape(n, n));
        const Value ones = rig.accelerator.convert(
            rig.apply("plus", {AccelRig::vector(std::vector<double>(static_cast<std::size_t>(n))),
                               Value(1.0)}),
            type, {});
        const Value factors = routines::luFactor(rig.accelerator, a, {});
        const Value order = rig.accelerator.reshape(
            rig.accelerator.slice(factors, std::vector<RangeIndex>{{n * n, 1, n}}, {}),
            Shape(n, 1));
        const routines::Index index[] = {{order, 1}};
        const Value b = routines::gather(rig.accelerator, ones, index, Shape(n, 1), {});
        const Value y =
            routines::triangularSolve(rig.accelerator, factors, n, b, {true, true, false}, {});
        const Value x = routines::triangularSolve(rig.accelerator, factors, n, y, {}, {});
        const Value q = routines::qrFactor(rig.accelerator, a, {});
        const Value turned = routines::qrApply(rig.accelerator, q, n, n, ones, true, {});
        const Value z = routines::triangularSolve(rig.accelerator, q, n, turned, {}, {});
        rig.accelerator.wait({});
        for (const GraphGroup& g : rig.groups())
            EXPECT_TRUE(g.onDevice) << g.title << ": " << g.decision.reason;
        for (const ResidentBuffer& r : rig.accelerator.state().snapshot().residency)
            EXPECT_EQ(r.downloads, 0u) << r.variable;
        const double eps = type == DType::Single ? 0x1p-23 : 0x1p-52;
        for (const Value* solution : {&x, &z}) {
            const std::vector<double> found =
                AccelRig::numbers(rig.accelerator.convert(*solution, DType::Double, {}));
            for (int64_t i = 0; i < n; ++i) {
                double residual = -1, scale = 1;
                for (int64_t j = 0; j < n; ++j) {
                    const auto at = static_cast<std::size_t>(i + n * j);
                    residual += elements[at] * found[static_cast<std::size_t>(j)];
                    scale += std::abs(elements[at] * found[static_cast<std::size_t>(j)]);
                }
                EXPECT_LE(std::abs(residual), 8 * static_cast<double>(n) * eps * scale);
            }
        }
    }
}

TEST(Routines, OnSmallArraysOfTheHostAreComputedAtOnce) {
    AccelRig rig;
    rig.settings.lazyMinElements = 1000;
    const Value sorted = routines::sort(rig.accelerator, lineOf(50), {1, 50, 1}, false, false, {});
    EXPECT_TRUE(sorted.tensor().onHost());
    EXPECT_EQ(rig.accelerator.state().graph.pendingCount(), 0u);
}

TEST(Routines, ReadAFillAndAViewWithoutTheirHavingBeenStoredBefore) {
    for (const char* device : {"cpu", "gpu"}) {
        AccelRig rig(true, device);
        const Value matrix = rig.apply("plus", {AccelRig::matrix(30, 20), Value(0.0)});
        const int order[] = {1, 0};
        const Value turned = rig.accelerator.permute(matrix, order, {});
        const Value sorted = routines::sort(rig.accelerator, turned, {1, 20, 30}, true, false, {});
        EXPECT_EQ(AccelRig::numbers(sorted)[0], 571);
        const Value sevens = rig.accelerator.fill(Value(7.0), Shape(40, 1), {});
        const routines::Index index[] = {{AccelRig::vector({3, 9, 40}), 1}};
        const Value three = routines::gather(rig.accelerator, sevens, index, Shape(3, 1), {});
        EXPECT_EQ(AccelRig::numbers(three), (std::vector<double>{7, 7, 7}));
    }
}

} // namespace
} // namespace vitrine
