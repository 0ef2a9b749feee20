// SPDX-License-Identifier: Apache-2.0
#include "numerics/shared_functions.h"
#include "provider/host/math/math_table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <vector>

#include <gtest/gtest.h>

using namespace vitrine::hostmath;

namespace {

using Words = std::array<uint32_t, 4>;

Words philox(std::array<uint32_t, 2> key, Words counter) {
    Words r{};
    numerics::shared::vt_philox(key[0], key[1], counter[0], counter[1], counter[2], counter[3],
                                r[0], r[1], r[2], r[3]);
    return r;
}

TEST(Philox, GivesTheKnownAnswersOfRandom123) {
    const uint32_t all = 0xffffffffu;
    EXPECT_EQ(philox({0, 0}, {0, 0, 0, 0}),
              (Words{0x6627e8d5u, 0xe169c58du, 0xbc57ac4cu, 0x9b00dbd8u}));
    EXPECT_EQ(philox({all, all}, {all, all, all, all}),
              (Words{0x408f276du, 0x41c83b0eu, 0xa20bc7c6u, 0x6d5451fdu}));
    EXPECT_EQ(
        philox({0xa4093822u, 0x299f31d0u}, {0x243f6a88u, 0x85a308d3u, 0x13198a2eu, 0x03707344u}),
        (Words{0xd16cfe09u, 0x94fdccebu, 0x5001e420u, 0x24126ea1u}));
}

/// The largest distance between the sample's distribution and the given one, times sqrt(n).
template <typename T, typename Distribution>
double kolmogorov(std::vector<T> x, Distribution&& distribution) {
    std::sort(x.begin(), x.end());
    const auto n = static_cast<double>(x.size());
    double d = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        const double f = distribution(static_cast<double>(x[i]));
        const auto k = static_cast<double>(i);
        d = std::max({d, f - k / n, (k + 1) / n - f});
    }
    return d * std::sqrt(n);
}

double normalDistribution(double x) {
    return 0.5 * std::erfc(-x * std::sqrt(0.5));
}

template <typename T>
void checkStreams() {
    constexpr int64_t kCount = 200000;
    std::vector<T> uniform(kCount);
    std::vector<T> normal(kCount);
    if constexpr (sizeof(T) == 8) {
        mathTable().uniform.f64(7, 8, 0, uniform.data(), kCount);
        mathTable().normal.f64(7, 8, 0, normal.data(), kCount);
    } else {
        mathTable().uniform.f32(7, 8, 0, uniform.data(), kCount);
        mathTable().normal.f32(7, 8, 0, normal.data(), kCount);
    }
    for (T u : uniform) {
        ASSERT_GT(u, T(0));
        ASSERT_LT(u, T(1));
    }
    // 1.95 is exceeded by chance once in a thousand seeds; the seed is fixed.
    EXPECT_LT(kolmogorov(uniform, [](double x) { return x; }), 1.95);
    EXPECT_LT(kolmogorov(normal, normalDistribution), 1.95);
    double moment[5] = {};
    double neighbours = 0;
    for (std::size_t i = 0; i < normal.size(); ++i) {
        const auto z = static_cast<double>(normal[i]);
        double power = 1;
        for (double& m : moment)
            m += power / kCount, power *= z;
        if (i % 2 == 1) neighbours += z * static_cast<double>(normal[i - 1]) / (kCount / 2.0);
    }
    EXPECT_NEAR(moment[1], 0, 0.01);
    EXPECT_NEAR(moment[2], 1, 0.015);
    EXPECT_NEAR(moment[3], 0, 0.04);
    EXPECT_NEAR(moment[4], 3, 0.1);
    EXPECT_NEAR(neighbours, 0, 0.012);
}

TEST(Streams, AreUniformAndNormalInDouble) {
    checkStreams<double>();
}
TEST(Streams, AreUniformAndNormalInSingle) {
    checkStreams<float>();
}
TEST(Streams, DoNotDependOnHowTheyAreCutOrOnTheVariant) {
    constexpr int64_t kCount = 1000;
    std::vector<float> whole(kCount);
    std::vector<double> whole64(kCount);
    runnableMathTables()[0]->normal.f32(1, 2, 0, whole.data(), kCount);
    runnableMathTables()[0]->normal.f64(1, 2, 0, whole64.data(), kCount);
    for (const MathTable* table : runnableMathTables()) {
        std::vector<float> parts(kCount);
        std::vector<double> parts64(kCount);
        for (int64_t first = 0, length = 1; first < kCount;
             first += length, length = length % 37 + 1) {
            length = std::min(length, kCount - first);
            table->normal.f32(1, 2, static_cast<uint64_t>(first),
                              &parts[static_cast<size_t>(first)], length);
            table->normal.f64(1, 2, static_cast<uint64_t>(first),
                              &parts64[static_cast<size_t>(first)], length);
        }
        EXPECT_EQ(std::memcmp(whole.data(), parts.data(), kCount * sizeof(float)), 0);
        EXPECT_EQ(std::memcmp(whole64.data(), parts64.data(), kCount * sizeof(double)), 0);
        for (uint32_t i = 0; i < kCount; ++i)
            EXPECT_EQ(whole[i], numerics::shared::vt_randn32(1, 2, i, 0));
    }
}
TEST(Streams, PassTheBoundaryOf32BitCounters) {
    double out[4];
    mathTable().uniform.f64(1, 2, (uint64_t{1} << 33) - 2, out, 4);
    EXPECT_EQ(out[2], numerics::shared::vt_rand64(1, 2, 0u, 2u));
    EXPECT_EQ(out[1], numerics::shared::vt_rand64(1, 2, 0xffffffffu, 1u));
}
TEST(Integers, AreUniformOverTheirRange) {
    std::array<int, 6> count{};
    for (uint32_t i = 0; i < 60000; ++i)
        count[numerics::shared::vt_randi32(3, 4, i, 0, 6)] += 1;
    double chi2 = 0;
    for (int c : count)
        chi2 += (c - 10000.0) * (c - 10000.0) / 10000.0;
    EXPECT_LT(chi2, 20.5); // 5 degrees of freedom, one in a thousand
}

} // namespace
