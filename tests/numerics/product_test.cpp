// SPDX-License-Identifier: Apache-2.0
// The kernels of provider/host/math/product.h that take several columns, of every variant that this
// processor runs, against loops of one operation after the other: the same bytes.
#include "provider/host/math/math_table.h"
#include "provider/host/math/product.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <random>
#include <vector>

namespace {

using namespace vitrine::hostmath;

const ProductTable& tableOf(std::string_view variant) {
    if (variant == "avx512") return avx512ProductTable();
    return variant == "avx2" ? avx2ProductTable() : baselineProductTable();
}

template <typename T>
const ProductKernels<T>& kernelsOf(const MathTable& table) {
    if constexpr (sizeof(T) == 8)
        return tableOf(table.variant).f64;
    else
        return tableOf(table.variant).f32;
}

template <typename T>
std::vector<T> numbers(int64_t n) {
    static std::mt19937 random(1); // NOLINT: the same numbers in every run
    std::uniform_real_distribution<T> spread(-1, 1);
    std::vector<T> out;
    for (int64_t i = 0; i < n; ++i)
        out.push_back(spread(random));
    return out;
}

template <typename T>
bool sameBytes(const std::vector<T>& a, const std::vector<T>& b) {
    return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(T)) == 0;
}

template <typename T>
T dot(const T* a, const T* b, int64_t n) {
    T lanes[kDotLanes] = {};
    for (int64_t i = 0; i < n; ++i)
        lanes[i % kDotLanes] = std::fma(a[i], b[i], lanes[i % kDotLanes]);
    for (int half = kDotLanes / 2; half > 0; half /= 2) {
        for (int lane = 0; lane < half; ++lane)
            lanes[lane] = lanes[lane] + lanes[lane + half];
    }
    return lanes[0];
}

template <typename T>
void checkColumns(int64_t n, int64_t count) {
    std::vector<std::vector<T>> held;
    std::vector<const T*> columns;
    for (int64_t j = 0; j < count; ++j) {
        held.push_back(numbers<T>(n));
        columns.push_back(held.back().data());
    }
    const std::vector<T> y = numbers<T>(n), factors = numbers<T>(count);
    std::vector<T> dots, sums = y;
    for (int64_t j = 0; j < count; ++j) {
        dots.push_back(dot(columns[static_cast<std::size_t>(j)], y.data(), n));
        for (std::size_t i = 0; i < sums.size(); ++i)
            sums[i] = std::fma(columns[static_cast<std::size_t>(j)][i],
                               factors[static_cast<std::size_t>(j)], sums[i]);
    }
    for (const MathTable* table : runnableMathTables()) {
        const ProductKernels<T>& kernels = kernelsOf<T>(*table);
        std::vector<T> got(static_cast<std::size_t>(count)), combined = y;
        kernels.dots(columns.data(), count, y.data(), n, got.data());
        kernels.combine(columns.data(), factors.data(), count, n, combined.data());
        EXPECT_TRUE(sameBytes(got, dots)) << table->variant << ' ' << n << ' ' << count;
        EXPECT_TRUE(sameBytes(combined, sums)) << table->variant << ' ' << n << ' ' << count;
    }
}

template <typename T>
void checkTriangle(int64_t n, bool lower, bool unit) {
    const int64_t lead = n + 3;
    std::vector<T> t = numbers<T>(lead * n);
    for (int64_t k = 0; k < n; ++k)
        t[static_cast<std::size_t>(k * (lead + 1))] += 2;
    for (const MathTable* table : runnableMathTables()) {
        const ProductKernels<T>& kernels = kernelsOf<T>(*table);
        ASSERT_LE(kernels.sides, kMostSides);
        std::vector<T> x = numbers<T>(n * kernels.sides), expected = x;
        for (int64_t step = 0; step < n; ++step) {
            const int64_t k = lower ? step : n - 1 - step;
            for (int64_t side = 0; side < kernels.sides; ++side) {
                const auto at = [&](int64_t i) -> T& {
                    return expected[static_cast<std::size_t>(i * kernels.sides + side)];
                };
                if (!unit) at(k) /= t[static_cast<std::size_t>(k + lead * k)];
                for (int64_t i = lower ? k + 1 : 0; i < (lower ? n : k); ++i)
                    at(i) = std::fma(t[static_cast<std::size_t>(i + lead * k)], -at(k), at(i));
            }
        }
        kernels.triangle(t.data(), lead, n, lower, unit, x.data());
        EXPECT_TRUE(sameBytes(x, expected)) << table->variant << ' ' << n;
    }
}

template <typename T>
void checkAll() {
    for (const int64_t n : {1, 7, 16, 33, 100}) {
        for (const int64_t count : {1, 2, 4, 7})
            checkColumns<T>(n, count);
    }
    for (const int64_t n : {1, 5, 32}) {
        for (const bool lower : {false, true}) {
            checkTriangle<T>(n, lower, false);
            checkTriangle<T>(n, lower, true);
        }
    }
}

TEST(Product, EveryVariantCombinesColumnsAsOneOperationAfterTheOther) {
    checkAll<double>();
    checkAll<float>();
}

} // namespace
