// SPDX-License-Identifier: Apache-2.0
// Greatest common divisors and least common multiples against the standard library's.
#include "numerics/shared_functions.h"

#include <cmath>
#include <limits>
#include <numeric>
#include <random>
#include <vector>

#include <gtest/gtest.h>

using namespace numerics::shared;

namespace {

__extension__ using UnsignedWide = unsigned __int128;

/// The multiple of two magnitudes, saturated.
template <typename T>
T multiple(uint64_t a, uint64_t b) {
    const uint64_t g = std::gcd(a, b);
    if (g == 0) return 0;
    const UnsignedWide exact = static_cast<UnsignedWide>(a / g) * b;
    const auto most = static_cast<UnsignedWide>(std::numeric_limits<T>::max());
    return static_cast<T>(exact > most ? most : exact);
}
template <typename T>
uint64_t magnitude(T x) {
    return x < 0 ? uint64_t{0} - static_cast<uint64_t>(x) : static_cast<uint64_t>(x);
}

template <typename T, typename Word, typename Gcd, typename Lcm>
void check(Gcd gcd, Lcm lcm) {
    using L = std::numeric_limits<T>;
    std::mt19937_64 generator(7);
    const T edges[] = {L::min(), T(L::min() + 1), T(0), T(1), T(6), T(L::max() / 3), L::max()};
    for (int i = 0; i < 5000; ++i) {
        const int shift = static_cast<int>(generator() % (sizeof(T) * 8));
        const T a = i < 49 ? edges[i / 7] : static_cast<T>(generator());
        const T b = i < 49 ? edges[i % 7] : static_cast<T>(static_cast<T>(generator()) >> shift);
        const uint64_t g = std::gcd(magnitude(a), magnitude(b));
        const auto most = static_cast<uint64_t>(L::max());
        EXPECT_EQ(static_cast<uint64_t>(gcd(Word(a), Word(b))), std::min(g, most));
        EXPECT_EQ(static_cast<T>(lcm(Word(a), Word(b))), multiple<T>(magnitude(a), magnitude(b)));
    }
}

TEST(Divisors, DivideByTheirReciprocals) {
    std::mt19937_64 random(9);
    const auto mantissa = [&] {
        return std::ldexp(static_cast<double>(random() >> 11 | 1ull << 52), -52);
    };
    std::vector<double> divisors = {10, 0.1, 255};
    while (divisors.size() < 60) {
        const double y = mantissa();
        const double error = std::abs(std::fma(1 / y, y, -1.0)); // as far off as is allowed
        if (error > 0x1.fp-55 && error <= 0x1p-54) divisors.push_back(y);
    }
    const double special[] = {0.0,    -0.0,  5e-324, -1e-310,
                              1e-250, 1e250, 1e308,  std::numeric_limits<double>::infinity()};
    for (const double y : divisors) {
        for (int i = 0; i < 200000; ++i) {
            // Every other quotient lies beside the middle between two numbers.
            const double q = mantissa();
            double x = q * y;
            if (i % 2 == 0) x = std::fma(std::ldexp(y, -53), i % 4 ? 1.0 : -1.0, x);
            if (i < 8) x = special[i];
            ASSERT_EQ(vt_bits(vt_div_by(x, y, 1 / y)), vt_bits(x / y)) << x << " / " << y;
        }
        EXPECT_TRUE(std::isnan(vt_div_by(std::nan(""), y, 1 / y)));
    }
}

TEST(Divisors, ComeWithTheirReciprocals) {
    std::mt19937_64 random(10);
    const auto number = [&](int range) {
        const double m = std::ldexp(static_cast<double>(random() >> 11 | 1ull << 52), -52);
        return std::ldexp(random() % 2 ? m : -m, static_cast<int>(random() % (2 * range)) - range);
    };
    for (int i = 0; i < 3000000; ++i) {
        const double y = number(i % 5 == 0 ? 300 : 3);
        double x = number(i % 7 == 0 ? 300 : 3);
        // A quotient beside the middle between two numbers.
        if (i % 2 == 0) x = std::fma(std::ldexp(y, -53), i % 4 ? 1.0 : -1.0, x * y);
        if (i % 1000 == 1) x = 0;
        ASSERT_EQ(vt_bits(vt_div_with(x, y, 1 / y)), vt_bits(x / y)) << x << " / " << y;
        if (vt_div_plain(x) && vt_div_plain(y)) {
            ASSERT_EQ(vt_div_with_core(x, y, 1 / y), x / y) << x << " / " << y;
        }
    }
}

TEST(Divisors, OfIntegersSaturate) {
    check<int8_t, int>([](int a, int b) { return vt_int_gcd_i8(a, b); },
                       [](int a, int b) { return vt_int_lcm_i8(a, b); });
    check<int16_t, int>([](int a, int b) { return vt_int_gcd_i16(a, b); },
                        [](int a, int b) { return vt_int_lcm_i16(a, b); });
    check<int32_t, int>([](int a, int b) { return vt_int_gcd_i32(a, b); },
                        [](int a, int b) { return vt_int_lcm_i32(a, b); });
    check<uint8_t, uint>([](uint a, uint b) { return vt_int_gcd_u8(a, b); },
                         [](uint a, uint b) { return vt_int_lcm_u8(a, b); });
    check<uint16_t, uint>([](uint a, uint b) { return vt_int_gcd_u16(a, b); },
                          [](uint a, uint b) { return vt_int_lcm_u16(a, b); });
    check<uint32_t, uint>([](uint a, uint b) { return vt_int_gcd_u32(a, b); },
                          [](uint a, uint b) { return vt_int_lcm_u32(a, b); });
    check<int64_t, int64_t>([](int64_t a, int64_t b) { return vt_int_gcd_i64(a, b); },
                            [](int64_t a, int64_t b) { return vt_int_lcm_i64(a, b); });
    check<uint64_t, uint64_t>([](uint64_t a, uint64_t b) { return vt_int_gcd_u64(a, b); },
                              [](uint64_t a, uint64_t b) { return vt_int_lcm_u64(a, b); });
}

template <typename T>
void checkFloating(int digits) {
    std::mt19937_64 generator(8);
    for (int i = 0; i < 5000; ++i) {
        const uint64_t common = generator() >> (64 - 1 - i % (digits / 3));
        const uint64_t a = common * (generator() >> (64 - digits / 3));
        const uint64_t b = common * (generator() >> (64 - digits / 3));
        const T x = static_cast<T>(a) * (i % 2 ? T(-1) : T(1)), y = static_cast<T>(b);
        EXPECT_EQ(vt_gcd(x, y), static_cast<T>(std::gcd(a, b)));
        EXPECT_EQ(vt_lcm(x, y), static_cast<T>(std::lcm(a, b)));
    }
    const T inf = std::numeric_limits<T>::infinity();
    const T large = std::ldexp(T(1), std::numeric_limits<T>::max_exponent - 1);
    EXPECT_EQ(vt_gcd(large, T(12)), T(4));
    EXPECT_EQ(vt_gcd(T(0), T(-5)), T(5));
    EXPECT_EQ(vt_gcd(T(0), T(0)), T(0));
    EXPECT_EQ(vt_lcm(T(0), T(5)), T(0));
    EXPECT_TRUE(std::isnan(vt_gcd(inf, T(3))));
    EXPECT_TRUE(std::isnan(vt_gcd(T(3), std::numeric_limits<T>::quiet_NaN())));
}

TEST(Divisors, OfWholeNumbersInDoubleAndSingleAreExact) {
    checkFloating<double>(52);
    checkFloating<float>(23);
}

TEST(Quotients, OfLongIntegersRoundAsTold) {
    constexpr int64_t kLeast = std::numeric_limits<int64_t>::min();
    constexpr int64_t kMost = std::numeric_limits<int64_t>::max();
    EXPECT_EQ(vt_fix_div_i64(-7, 2), -3);
    EXPECT_EQ(vt_floor_div_i64(-7, 2), -4);
    EXPECT_EQ(vt_ceil_div_i64(-7, 2), -3);
    EXPECT_EQ(vt_ceil_div_i64(7, 2), 4);
    EXPECT_EQ(vt_floor_div_i64(7, 2), 3);
    EXPECT_EQ(vt_fix_div_i64(kLeast, -1), kMost);
    EXPECT_EQ(vt_floor_div_i64(kMost, 2), kMost / 2);
    EXPECT_EQ(vt_ceil_div_i64(kMost, 2), kMost / 2 + 1);
    EXPECT_EQ(vt_floor_div_i64(-6, 2), -3);
    EXPECT_EQ(vt_fix_div_i64(-5, 0), kLeast);
    EXPECT_EQ(vt_fix_div_i64(0, 0), 0);
    EXPECT_EQ(vt_ceil_div_u64(~uint64_t{0}, 2), uint64_t{1} << 63);
    EXPECT_EQ(vt_floor_div_u64(~uint64_t{0}, 2), ~uint64_t{0} >> 1);
    EXPECT_EQ(vt_fix_div_u64(3, 0), ~uint64_t{0});
}

} // namespace
