// SPDX-License-Identifier: Apache-2.0
// The functions on a device that loses subnormals in fma and comparisons against the host's bits.
#include "numerics/arguments.h"
#include "numerics/flushing_device.h"
#include "provider/host/math/math_table.h"

#include <cstring>
#include <string>

#include <gtest/gtest.h>

using namespace numerics::flushing;
using vitrine::hostmath::findBinary;
using vitrine::hostmath::findUnary;

namespace {

struct Unary {
    const char* name;
    Float (*f)(Float);
};
const Unary kUnary[] = {
    {"sqrt", vt_sqrt},         {"exp", vt_exp},     {"exp2", vt_exp2},
    {"expm1", vt_expm1},       {"sinh", vt_sinh},   {"cosh", vt_cosh},
    {"tanh", vt_tanh},         {"log", vt_log},     {"log2", vt_log2},
    {"log10", vt_log10},       {"log1p", vt_log1p}, {"sin", vt_sin},
    {"cos", vt_cos},           {"tan", vt_tan},     {"asin", vt_asin},
    {"acos", vt_acos},         {"atan", vt_atan},   {"asinh", vt_asinh},
    {"acosh", vt_acosh},       {"atanh", vt_atanh}, {"erf", vt_erf},
    {"erfc", vt_erfc},         {"sign", vt_sign},   {"floor", vt_floor},
    {"ceil", vt_ceil},         {"fix", vt_fix},     {"round", vt_round},
    {"sinpi", vt_sinpi},       {"cospi", vt_cospi}, {"sind", vt_sind},
    {"cosd", vt_cosd},         {"tand", vt_tand},   {"asind", vt_asind},
    {"acosd", vt_acosd},       {"atand", vt_atand}, {"sec", vt_sec},
    {"csc", vt_csc},           {"cot", vt_cot},     {"sech", vt_sech},
    {"csch", vt_csch},         {"coth", vt_coth},   {"acot", vt_acot},
    {"asec", vt_asec},         {"acsc", vt_acsc},   {"acoth", vt_acoth},
    {"acsch", vt_acsch},       {"asech", vt_asech}, {"cbrt", vt_cbrt},
    {"nextpow2", vt_nextpow2}, {"erfcx", vt_erfcx}, {"erfinv", vt_erfinv},
    {"erfcinv", vt_erfcinv},   {"gamma", vt_gamma}, {"gammaln", vt_gammaln},
};
struct Binary {
    const char* name;
    Float (*f)(Float, Float);
};
const Binary kBinary[] = {
    {"div", vt_div},       {"min", vt_min},         {"max", vt_max},   {"atan2", vt_atan2},
    {"hypot", vt_hypot},   {"pow", vt_pow},         {"mod", vt_mod},   {"rem", vt_rem},
    {"atan2d", vt_atan2d}, {"nthroot", vt_nthroot}, {"beta", vt_beta}, {"betaln", vt_betaln},
};

/// Numbers of every scale, a third of them subnormal or near.
std::vector<float> arguments(std::size_t count, uint64_t seed) {
    std::vector<float> x = numerics::testArguments<float>(count, seed);
    std::mt19937 random(static_cast<uint32_t>(seed));
    for (std::size_t i = 50; i < count; ++i) {
        const uint32_t bits = static_cast<uint32_t>(random());
        if (i % 3 == 0)
            x[i] =
                std::bit_cast<float>((bits & 0x80000000u) | (bits & 0x01ffffffu) >> random() % 25);
        if (i % 9 == 1)
            x[i] = std::ldexp(1.0f + static_cast<float>(bits >> 9) * 0x1p-23f,
                              static_cast<int>(random() % 252) - 126);
    }
    return x;
}

std::string hex(float x) {
    char text[40];
    std::snprintf(text, sizeof text, "%a", static_cast<double>(x));
    return text;
}

TEST(FlushingDevice, GivesTheBitsOfTheHostForEveryFunctionOfOneArgument) {
    const std::vector<float> x = arguments(400000, 31);
    std::vector<float> expected(x.size());
    for (const Unary& u : kUnary) {
        ASSERT_NE(findUnary(u.name), nullptr) << u.name;
        findUnary(u.name)->f32(x.data(), expected.data(), static_cast<int64_t>(x.size()));
        int shown = 0;
        for (std::size_t i = 0; i < x.size() && shown < 3; ++i) {
            const float got = u.f(x[i]).number();
            if (std::memcmp(&got, &expected[i], 4) == 0) continue;
            ++shown;
            ADD_FAILURE() << u.name << '(' << hex(x[i]) << "): " << hex(got) << ", host "
                          << hex(expected[i]);
        }
    }
}

TEST(FlushingDevice, GivesTheBitsOfTheHostForEveryFunctionOfTwo) {
    const std::vector<float> x = arguments(400000, 32);
    std::vector<float> y = arguments(400000, 33);
    for (std::size_t i = 0; i < x.size(); ++i) {
        if (i < 2025) y[i] = x[i / 45], const_cast<float&>(x[i]) = x[i % 45];
        if (i % 7 == 0) y[i] = x[i] * 0.37f;
    }
    std::vector<float> expected(x.size());
    for (const Binary& b : kBinary) {
        ASSERT_NE(findBinary(b.name), nullptr) << b.name;
        findBinary(b.name)->f32(x.data(), 1, y.data(), 1, expected.data(),
                                static_cast<int64_t>(x.size()));
        int shown = 0;
        for (std::size_t i = 0; i < x.size() && shown < 3; ++i) {
            const float got = b.f(x[i], y[i]).number();
            if (std::memcmp(&got, &expected[i], 4) == 0) continue;
            ++shown;
            ADD_FAILURE() << b.name << '(' << hex(x[i]) << ", " << hex(y[i]) << "): " << hex(got)
                          << ", host " << hex(expected[i]);
        }
    }
}

/// Mantissas are all there is to try: other exponents shift every step alike.
TEST(FlushingDevice, RoundsTheReciprocalOfEveryMantissaRightly) {
    uint32_t wrong = 0;
    for (uint32_t bits = 0x3f800000u; bits < 0x40000000u; ++bits) {
        const float y = std::bit_cast<float>(bits);
        wrong += vt_rcpm(y).number() != 1 / y || vt_rcpm(-y).number() != -1 / y ? 1 : 0;
    }
    EXPECT_EQ(wrong, 0u);
    for (const float scale : {0x1p-60f, 0x1p-31f, 0x1p17f, 0x1p59f}) {
        for (uint32_t bits = 0x3f800000u; bits < 0x40000000u; bits += 1013) {
            const float y = scale * std::bit_cast<float>(bits);
            ASSERT_EQ(vt_rcpm(y).number(), 1 / y) << hex(y);
        }
    }
}

/// How far the reciprocal of y is off, of itself.
double reciprocalError(float y) {
    return std::abs(static_cast<double>(1 / y) * static_cast<double>(y) - 1);
}

/// Divisors that vt_div_by takes; most are as far off as it allows.
std::vector<float> nearReciprocals() {
    std::vector<float> out = {10, 3, 255, 0.1f, 1.41421354f};
    std::erase_if(out, [](float y) { return reciprocalError(y) > 0x1p-25; });
    std::mt19937 random(36);
    while (out.size() < 40) {
        const float y =
            std::bit_cast<float>(0x3f800000u | (static_cast<uint32_t>(random()) & 0x7fffffu));
        const double error = reciprocalError(y);
        if (error <= 0x1p-25 && error > 0x1.fcp-26)
            out.push_back(std::ldexp(y, static_cast<int>(random() % 80) - 40));
    }
    return out;
}

TEST(FlushingDevice, DividesByTheReciprocalExactly) {
    const std::vector<float> divisors = nearReciprocals();
    const std::vector<float> x = arguments(30000, 37);
    for (std::size_t k = 0; k < divisors.size(); ++k) {
        const float y = divisors[k], r = 1 / y;
        uint32_t wrong = 0;
        for (uint32_t bits = 0x3f800000u; bits < 0x40000000u; bits += k % 8 == 0 ? 1 : 101) {
            const float a = std::bit_cast<float>(bits);
            wrong += vt_div_by_core(a, y, r).number() != a / y ? 1 : 0;
        }
        EXPECT_EQ(wrong, 0u) << hex(y);
        std::size_t left = 0;
        for (const float a : x) {
            bool careful = false;
            const float complete = vt_div_by(a, y, r).number();
            const float fast = vt_div_by_fast(a, y, r, careful).number();
            const float expected = vt_canonical(Float(a / y)).number();
            ASSERT_EQ(std::memcmp(&complete, &expected, 4), 0) << hex(a) << " / " << hex(y);
            if (!careful) {
                ASSERT_EQ(std::memcmp(&fast, &expected, 4), 0) << hex(a) << ' ' << hex(y);
            }
            left += careful ? 1 : 0;
        }
        EXPECT_LT(left, x.size() * 3 / 4);
    }
}

TEST(FlushingDevice, DividesWithAnyReciprocalExactly) {
    const std::vector<float> x = arguments(2000000, 38), y = arguments(2000000, 39);
    for (std::size_t i = 0; i < x.size(); ++i) {
        const float got = vt_div_with(x[i], y[i], vt_div(1.0f, y[i])).number();
        const float expected = vt_canonical(Float(x[i] / y[i])).number();
        ASSERT_EQ(std::memcmp(&got, &expected, 4), 0) << hex(x[i]) << " / " << hex(y[i]);
    }
}

TEST(FlushingDevice, ComparesSubnormalsAsTheyAre) {
    const std::vector<float> x = arguments(3000, 34);
    const std::vector<float> y = arguments(3000, 35);
    const auto same = [](float a, float b) {
        const Float gap = vt_gap(a, b);
        return (gap < 0.0f) == (a < b) && (gap <= 0.0f) == (a <= b) && (gap == 0.0f) == (a == b) &&
               (gap != 0.0f) == (a != b) && (gap > 0.0f) == (a > b) && (gap >= 0.0f) == (a >= b) &&
               vt_less(a, b) == (a < b);
    };
    for (std::size_t i = 0; i < x.size(); ++i) {
        EXPECT_TRUE(same(x[i], y[i])) << hex(x[i]) << ' ' << hex(y[i]);
        EXPECT_TRUE(same(x[i], x[i])) << hex(x[i]);
        EXPECT_TRUE(same(x[i], -x[i])) << hex(x[i]);
        EXPECT_TRUE(same(x[i], std::nextafter(x[i], 1.0f))) << hex(x[i]);
        EXPECT_TRUE(same(x[i], x[i % 17])) << hex(x[i]) << ' ' << hex(x[i % 17]);
    }
}

} // namespace
