// SPDX-License-Identifier: Apache-2.0
#include "numerics/shared_functions.h"

#include <cmath>
#include <limits>
#include <random>

#include <gtest/gtest.h>

using namespace numerics::shared;

namespace {

__extension__ using Wide = __int128;
__extension__ using UnsignedWide = unsigned __int128;

template <typename T>
T saturated(Wide x) {
    const Wide low = std::numeric_limits<T>::min();
    const Wide high = std::numeric_limits<T>::max();
    return static_cast<T>(x < low ? low : x > high ? high : x);
}
/// The product of two uint64 does not fit the signed wide type.
template <typename T>
T product(T a, T b) {
    if constexpr (std::is_signed_v<T>) return saturated<T>(Wide(a) * b);
    const UnsignedWide exact = static_cast<UnsignedWide>(a) * static_cast<UnsignedWide>(b);
    const UnsignedWide high = std::numeric_limits<T>::max();
    return static_cast<T>(exact > high ? high : exact);
}
template <typename T>
T quotient(Wide a, Wide b) {
    if (b == 0)
        return a == 0 ? T(0)
                      : (a < 0 ? std::numeric_limits<T>::min() : std::numeric_limits<T>::max());
    const bool negative = (a < 0) != (b < 0);
    const Wide m = a < 0 ? -a : a;
    const Wide n = b < 0 ? -b : b;
    const Wide q = (2 * m + n) / (2 * n);
    return saturated<T>(negative ? -q : q);
}

/// Edges and random values of one class against 128-bit arithmetic.
template <typename T, typename Word, typename Add, typename Sub, typename Mul, typename Div>
void check(Add add, Sub sub, Mul mul, Div div) {
    std::mt19937_64 generator(5);
    const T low = std::numeric_limits<T>::min();
    const T high = std::numeric_limits<T>::max();
    const T edges[] = {low,  T(low + 1),  T(low / 2), T(0),        T(1),       T(2),
                       T(3), T(high / 2), high,       T(high - 1), T(low + 3), T(7)};
    for (int i = 0; i < 20000; ++i) {
        const int shift = static_cast<int>(generator() % (sizeof(T) * 8));
        const T a = i < 144 ? edges[i / 12] : static_cast<T>(generator());
        const T b = i < 144 ? edges[i % 12] : static_cast<T>(static_cast<T>(generator()) >> shift);
        const auto wa = static_cast<Word>(a);
        const auto wb = static_cast<Word>(b);
        EXPECT_EQ(static_cast<Wide>(add(wa, wb)), static_cast<Wide>(saturated<T>(Wide(a) + b)));
        EXPECT_EQ(static_cast<Wide>(sub(wa, wb)), static_cast<Wide>(saturated<T>(Wide(a) - b)));
        EXPECT_EQ(static_cast<Wide>(mul(wa, wb)), static_cast<Wide>(product<T>(a, b)));
        EXPECT_EQ(static_cast<Wide>(div(wa, wb)), static_cast<Wide>(quotient<T>(a, b)));
    }
}

TEST(IntegerArithmetic, SaturatesAndRoundsInEverySignedClass) {
    check<int8_t, int>(vt_sat_add_i8, vt_sat_sub_i8, vt_sat_mul_i8, vt_sat_div_i8);
    check<int16_t, int>(vt_sat_add_i16, vt_sat_sub_i16, vt_sat_mul_i16, vt_sat_div_i16);
    check<int32_t, int>(vt_sat_add_i32, vt_sat_sub_i32, vt_sat_mul_i32, vt_sat_div_i32);
    check<int64_t, int64_t>(vt_sat_add_i64, vt_sat_sub_i64, vt_sat_mul_i64, vt_sat_div_i64);
}
TEST(IntegerArithmetic, SaturatesAndRoundsInEveryUnsignedClass) {
    check<uint8_t, uint32_t>(vt_sat_add_u8, vt_sat_sub_u8, vt_sat_mul_u8, vt_sat_div_u8);
    check<uint16_t, uint32_t>(vt_sat_add_u16, vt_sat_sub_u16, vt_sat_mul_u16, vt_sat_div_u16);
    check<uint32_t, uint32_t>(vt_sat_add_u32, vt_sat_sub_u32, vt_sat_mul_u32, vt_sat_div_u32);
    check<uint64_t, uint64_t>(vt_sat_add_u64, vt_sat_sub_u64, vt_sat_mul_u64, vt_sat_div_u64);
}
TEST(IntegerArithmetic, DividesLikeMatlab) {
    EXPECT_EQ(vt_sat_div_i32(5, 2), 3);
    EXPECT_EQ(vt_sat_div_i32(-5, 2), -3);
    EXPECT_EQ(vt_sat_div_i8(-128, -1), 127);
    EXPECT_EQ(vt_sat_div_i32(1, 0), std::numeric_limits<int>::max());
    EXPECT_EQ(vt_sat_idiv(7, 2, -128, 127), 3);
}

/// This file is compiled without FMA instructions, so vt_fma is the software one here.
TEST(SoftwareFma, RoundsOnceOverTheWholeRange) {
    std::mt19937_64 generator(9);
    const auto bits = [&] { return std::bit_cast<double>(generator()); };
    for (int i = 0; i < 300000; ++i) {
        double a = bits();
        double b = bits();
        double c = bits();
        if (i % 2 == 0) { // close to cancellation, and around the subnormal boundary
            a = std::ldexp(1 + static_cast<double>(generator() >> 12) * 0x1p-52, i % 600 - 500);
            b = std::ldexp(1 + static_cast<double>(generator() >> 12) * 0x1p-52, i % 300 - 560);
            c = -a * b * (i % 4 == 0 ? 1 : 1 + static_cast<double>(generator() % 1000) * 0x1p-52);
        }
        if (i % 3 == 0) { // products that are subnormal, or would be without what is added
            const auto mantissa = [&] {
                const double m = 1 + static_cast<double>(generator() >> 12) * 0x1p-52;
                return generator() % 2 == 0 ? m : -m;
            };
            const int exponent = 480 + i % 60;
            a = std::ldexp(mantissa(), -exponent);
            b = std::ldexp(mantissa(), exponent - 1023 - i % 5 * 13);
            const double sums[] = {0.0, -0.0, std::ldexp(mantissa(), -1024 - i % 50),
                                   std::ldexp(mantissa(), -1020 - i % 7)};
            c = sums[generator() % 4];
        }
        const double expected = std::fma(a, b, c);
        const double got = vt_fma(a, b, c);
        EXPECT_EQ(std::isnan(got), std::isnan(expected));
        if (!std::isnan(expected)) {
            EXPECT_EQ(std::bit_cast<uint64_t>(got), std::bit_cast<uint64_t>(expected))
                << std::hexfloat << a << ' ' << b << ' ' << c;
        }
        const auto fa = std::bit_cast<float>(static_cast<uint32_t>(generator()));
        const auto fb = std::bit_cast<float>(static_cast<uint32_t>(generator()));
        const auto fc = std::bit_cast<float>(static_cast<uint32_t>(generator()));
        const float expected32 = std::fma(fa, fb, fc);
        const float got32 = vt_fma(fa, fb, fc);
        if (!std::isnan(expected32)) {
            EXPECT_EQ(std::bit_cast<uint32_t>(got32), std::bit_cast<uint32_t>(expected32));
        }
    }
}

} // namespace
