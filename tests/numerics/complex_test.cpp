// SPDX-License-Identifier: Apache-2.0
// Functions of complex numbers against MPFR, in units of the last place of the larger part, and
// what they give at special values.
#include "numerics/arguments.h"
#include "numerics/exact_functions.h"
#include "provider/host/math/math_table.h"

#include <cmath>
#include <string>

#include <gtest/gtest.h>

using namespace vitrine::hostmath;
using numerics::Real;

namespace {

constexpr std::size_t kSamples = 6000;
constexpr mpfr_prec_t kBits = 2400; // x^2 + y^2 - 1 exactly, whatever the scales

struct Exact {
    Real re{kBits}, im{kBits};
};

/// (x, y) to the parts of the function.
using Function = void (*)(Exact& z, mpfr_srcptr x, mpfr_srcptr y);

void exactExp(Exact& z, mpfr_srcptr x, mpfr_srcptr y) {
    Real e(200), s(200), c(200);
    mpfr_exp(*e, x, MPFR_RNDN);
    mpfr_sin_cos(*s, *c, y, MPFR_RNDN);
    mpfr_mul(*z.re, *e, *c, MPFR_RNDN);
    mpfr_mul(*z.im, *e, *s, MPFR_RNDN);
}
void exactLog(Exact& z, mpfr_srcptr x, mpfr_srcptr y) {
    Real p(kBits), q(kBits), r(200), a(200);
    mpfr_sqr(*p, x, MPFR_RNDN);
    mpfr_sqr(*q, y, MPFR_RNDN);
    mpfr_add(*p, *p, *q, MPFR_RNDN);
    mpfr_sub_ui(*q, *p, 1, MPFR_RNDN);
    mpfr_log1p(*r, *q, MPFR_RNDN);
    mpfr_div_2ui(*z.re, *r, 1, MPFR_RNDN);
    mpfr_atan2(*a, y, x, MPFR_RNDN);
    mpfr_set(*z.im, *a, MPFR_RNDN);
}
void exactSqrt(Exact& z, mpfr_srcptr x, mpfr_srcptr y) {
    Real h(200), t(200), w(200);
    mpfr_hypot(*h, x, y, MPFR_RNDN);
    mpfr_abs(*t, x, MPFR_RNDN);
    mpfr_add(*t, *t, *h, MPFR_RNDN);
    mpfr_div_2ui(*t, *t, 1, MPFR_RNDN);
    mpfr_sqrt(*t, *t, MPFR_RNDN);
    mpfr_abs(*w, y, MPFR_RNDN);
    mpfr_div_2ui(*w, *w, 1, MPFR_RNDN);
    if (!mpfr_zero_p(*t)) mpfr_div(*w, *w, *t, MPFR_RNDN);
    const bool left = mpfr_sgn(x) < 0;
    mpfr_set(*z.re, left ? *w : *t, MPFR_RNDN);
    mpfr_copysign(*z.im, left ? *t : *w, y, MPFR_RNDN);
}
void exactSin(Exact& z, mpfr_srcptr x, mpfr_srcptr y) {
    Real s(200), c(200), sh(200), ch(200);
    mpfr_sin_cos(*s, *c, x, MPFR_RNDN);
    mpfr_sinh_cosh(*sh, *ch, y, MPFR_RNDN);
    mpfr_mul(*z.re, *s, *ch, MPFR_RNDN);
    mpfr_mul(*z.im, *c, *sh, MPFR_RNDN);
}
void exactCos(Exact& z, mpfr_srcptr x, mpfr_srcptr y) {
    Real s(200), c(200), sh(200), ch(200);
    mpfr_sin_cos(*s, *c, x, MPFR_RNDN);
    mpfr_sinh_cosh(*sh, *ch, y, MPFR_RNDN);
    mpfr_mul(*z.re, *c, *ch, MPFR_RNDN);
    mpfr_mul(*z.im, *s, *sh, MPFR_RNDN);
    mpfr_neg(*z.im, *z.im, MPFR_RNDN);
}
void exactSinh(Exact& z, mpfr_srcptr x, mpfr_srcptr y) {
    exactSin(z, y, x);
    mpfr_swap(*z.re, *z.im);
}
void exactCosh(Exact& z, mpfr_srcptr x, mpfr_srcptr y) {
    exactCos(z, y, x);
    mpfr_neg(*z.im, *z.im, MPFR_RNDN);
}
/// (sinh 2x + i sin 2y) / (cosh 2x + cos 2y), the denominator as 2 (sinh(x)^2 + cos(y)^2).
void exactTanh(Exact& z, mpfr_srcptr x, mpfr_srcptr y) {
    Real s(400), c(400), sh(400), ch(400), d(400);
    mpfr_sin_cos(*s, *c, y, MPFR_RNDN);
    mpfr_sinh_cosh(*sh, *ch, x, MPFR_RNDN);
    mpfr_sqr(*d, *sh, MPFR_RNDN);
    mpfr_mul(*z.re, *sh, *ch, MPFR_RNDN);
    mpfr_mul(*z.im, *s, *c, MPFR_RNDN);
    mpfr_sqr(*s, *c, MPFR_RNDN);
    mpfr_add(*d, *d, *s, MPFR_RNDN);
    mpfr_div(*z.re, *z.re, *d, MPFR_RNDN);
    mpfr_div(*z.im, *z.im, *d, MPFR_RNDN);
}
void exactTan(Exact& z, mpfr_srcptr x, mpfr_srcptr y) {
    exactTanh(z, y, x);
    mpfr_swap(*z.re, *z.im);
}

/// T. E. Hull, T. F. Fairgrieve, P. T. P. Tang (1997): with a the mean distance from 1 and -1,
/// asin z = atan(x / sqrt(a^2 - x^2)) + i log(a + sqrt(a^2 - 1)), nothing subtracted.
/// `root` gets sqrt(a^2 - x^2), z.im the imaginary part without its sign.
void exactDistances(Exact& z, mpfr_ptr root, mpfr_srcptr x, mpfr_srcptr y) {
    Real ax(400), up(400), down(400), r(400), s(400), yy(400), one(400), other(400), less(400);
    mpfr_abs(*ax, x, MPFR_RNDN);
    mpfr_add_ui(*up, *ax, 1, MPFR_RNDN);
    mpfr_ui_sub(*down, 1, *ax, MPFR_RNDN); // negative beyond 1
    mpfr_hypot(*r, *up, y, MPFR_RNDN);
    mpfr_hypot(*s, *down, y, MPFR_RNDN);
    mpfr_sqr(*yy, y, MPFR_RNDN);
    mpfr_add(*one, *r, *up, MPFR_RNDN);
    mpfr_div(*one, *yy, *one, MPFR_RNDN);
    mpfr_abs(*other, *down, MPFR_RNDN);
    mpfr_add(*other, *s, *other, MPFR_RNDN);
    const bool beyond = mpfr_sgn(*down) < 0;
    if (mpfr_zero_p(*other))
        mpfr_set_zero(*less, 1);
    else
        mpfr_div(*less, *yy, *other, MPFR_RNDN);
    // 2 (a - 1) and 2 (a - |x|); the smaller ones as quotients.
    Real a1(400), ax2(400);
    mpfr_add(*a1, *one, beyond ? *other : *less, MPFR_RNDN);
    mpfr_add(*ax2, *one, beyond ? *less : *other, MPFR_RNDN);
    mpfr_div_2ui(*a1, *a1, 1, MPFR_RNDN);
    mpfr_div_2ui(*ax2, *ax2, 1, MPFR_RNDN);
    mpfr_add_ui(*one, *a1, 2, MPFR_RNDN); // a + 1
    mpfr_mul(*one, *one, *a1, MPFR_RNDN);
    mpfr_sqrt(*one, *one, MPFR_RNDN);
    mpfr_asinh(*z.im, *one, MPFR_RNDN);
    mpfr_mul_2ui(*other, *ax, 1, MPFR_RNDN); // a + |x|
    mpfr_add(*other, *other, *ax2, MPFR_RNDN);
    mpfr_mul(*other, *other, *ax2, MPFR_RNDN);
    mpfr_sqrt(root, *other, MPFR_RNDN);
}
void exactAsinRaw(Exact& z, mpfr_srcptr x, mpfr_srcptr y) {
    Real root(400);
    exactDistances(z, *root, x, y);
    mpfr_atan2(*z.re, x, *root, MPFR_RNDN);
    mpfr_copysign(*z.im, *z.im, y, MPFR_RNDN);
}
/// The side of the cut beyond 1 that MATLAB takes.
void below(Exact& z, mpfr_srcptr x, mpfr_srcptr y, int sign) {
    if (mpfr_zero_p(y) && mpfr_cmp_ui(x, 1) > 0) mpfr_setsign(*z.im, *z.im, sign < 0, MPFR_RNDN);
}
void exactAsin(Exact& z, mpfr_srcptr x, mpfr_srcptr y) {
    exactAsinRaw(z, x, y);
    below(z, x, y, -1);
}
void exactAcos(Exact& z, mpfr_srcptr x, mpfr_srcptr y) {
    Real root(400);
    exactDistances(z, *root, x, y);
    mpfr_atan2(*z.re, *root, x, MPFR_RNDN);
    mpfr_copysign(*z.im, *z.im, y, MPFR_RNDN);
    mpfr_neg(*z.im, *z.im, MPFR_RNDN);
    below(z, x, y, 1);
}
void exactAsinh(Exact& z, mpfr_srcptr x, mpfr_srcptr y) {
    Real turned(200);
    mpfr_neg(*turned, y, MPFR_RNDN);
    exactAsinRaw(z, *turned, x);
    mpfr_swap(*z.re, *z.im);
    mpfr_neg(*z.im, *z.im, MPFR_RNDN);
}
void exactAcosh(Exact& z, mpfr_srcptr x, mpfr_srcptr y) {
    Real root(400);
    exactDistances(z, *root, x, y);
    mpfr_set(*z.re, *z.im, MPFR_RNDN);
    mpfr_atan2(*z.im, *root, x, MPFR_RNDN);
    mpfr_copysign(*z.im, *z.im, y, MPFR_RNDN);
}
void exactAtanh(Exact& z, mpfr_srcptr x, mpfr_srcptr y) {
    Real ax(400), d(400), yy(400), t(400), u(400);
    mpfr_abs(*ax, x, MPFR_RNDN);
    mpfr_ui_sub(*d, 1, *ax, MPFR_RNDN);
    mpfr_add_ui(*u, *ax, 1, MPFR_RNDN);
    mpfr_mul(*u, *u, *d, MPFR_RNDN);
    mpfr_sqr(*d, *d, MPFR_RNDN);
    mpfr_sqr(*yy, y, MPFR_RNDN);
    mpfr_sub(*u, *u, *yy, MPFR_RNDN);
    mpfr_add(*d, *d, *yy, MPFR_RNDN);
    mpfr_mul_2ui(*t, *ax, 2, MPFR_RNDN);
    mpfr_div(*t, *t, *d, MPFR_RNDN);
    mpfr_log1p(*t, *t, MPFR_RNDN);
    mpfr_div_2ui(*t, *t, 2, MPFR_RNDN);
    mpfr_copysign(*z.re, *t, x, MPFR_RNDN);
    mpfr_mul_2ui(*t, y, 1, MPFR_RNDN);
    mpfr_atan2(*t, *t, *u, MPFR_RNDN);
    mpfr_div_2ui(*z.im, *t, 1, MPFR_RNDN);
}
void exactAtan(Exact& z, mpfr_srcptr x, mpfr_srcptr y) {
    Real turned(200);
    mpfr_neg(*turned, y, MPFR_RNDN);
    exactAtanh(z, *turned, x);
    mpfr_swap(*z.re, *z.im);
    mpfr_neg(*z.im, *z.im, MPFR_RNDN);
}

struct Case {
    const char* name;
    Function exact;
    double bound;
    double largest; ///< magnitudes beyond are left out (exponentials: results out of range)
};
constexpr Case kCases[] = {
    {"csqrt", exactSqrt, 4, 1e300},   {"cexp", exactExp, 4, 700},
    {"clog", exactLog, 4, 1e300},     {"csin", exactSin, 4, 700},
    {"ccos", exactCos, 4, 700},       {"csinh", exactSinh, 4, 700},
    {"ccosh", exactCosh, 4, 700},     {"ctanh", exactTanh, 8, 1e4},
    {"ctan", exactTan, 8, 1e4},       {"casin", exactAsin, 4, 1e150},
    {"cacos", exactAcos, 4, 1e150},   {"casinh", exactAsinh, 4, 1e150},
    {"cacosh", exactAcosh, 4, 1e150}, {"catanh", exactAtanh, 4, 1e150},
    {"catan", exactAtan, 4, 1e150},
};

template <typename T>
void call(const std::string& name, const std::vector<T>& x, const std::vector<T>& y,
          std::vector<T>& out) {
    const BinaryEntry* entry = findBinary(name);
    ASSERT_NE(entry, nullptr) << name;
    out.resize(x.size());
    const auto n = static_cast<int64_t>(x.size());
    if constexpr (sizeof(T) == 8)
        entry->f64(x.data(), 1, y.data(), 1, out.data(), n);
    else
        entry->f32(x.data(), 1, y.data(), 1, out.data(), n);
}

template <typename T>
void checkErrors() {
    const std::vector<T> allX = numerics::testArguments<T>(kSamples, 21);
    std::vector<T> allY = numerics::testArguments<T>(kSamples, 22);
    // Near the unit circle, and parts of one scale.
    for (std::size_t i = 0; i < allY.size(); i += 3)
        allY[i] = i % 2 ? std::sqrt(std::fabs(T(1) - allX[i] * allX[i])) : allX[i] * T(0.73);
    Exact exact;
    Real x(200), y(200), size(200), error(200);
    for (const Case& c : kCases) {
        const T largest =
            std::min(static_cast<T>(c.largest), sizeof(T) == 4 ? T(80) : T(c.largest));
        std::vector<T> xs, ys, re, im;
        for (std::size_t i = 0; i < allX.size(); ++i) {
            const bool small = std::fabs(allX[i]) < largest && std::fabs(allY[i]) < largest;
            if (!small) continue;
            xs.push_back(allX[i]);
            ys.push_back(allY[i]);
        }
        call(std::string(c.name) + "_re", xs, ys, re);
        call(std::string(c.name) + "_im", xs, ys, im);
        double worst = 0;
        std::size_t where = 0;
        for (std::size_t i = 0; i < xs.size(); ++i) {
            if (xs[i] == 0 && ys[i] == 0) continue;
            mpfr_set_d(*x, static_cast<double>(xs[i]), MPFR_RNDN);
            mpfr_set_d(*y, static_cast<double>(ys[i]), MPFR_RNDN);
            c.exact(exact, *x, *y);
            const bool wide = mpfr_cmpabs(*exact.re, *exact.im) >= 0;
            mpfr_srcptr larger = wide ? *exact.re : *exact.im;
            const double value = std::fabs(mpfr_get_d(larger, MPFR_RNDN));
            using L = std::numeric_limits<T>;
            if (!(value >= static_cast<double>(L::min()) * 4) ||
                value > static_cast<double>(L::max()) / 4)
                continue;
            const double ulp = std::ldexp(1.0, std::ilogb(value) + 1 - L::digits);
            for (const bool imaginary : {false, true}) {
                mpfr_set(*error, imaginary ? *exact.im : *exact.re, MPFR_RNDN);
                mpfr_sub_d(*error, *error, static_cast<double>(imaginary ? im[i] : re[i]),
                           MPFR_RNDN);
                const double off = std::fabs(mpfr_get_d(*error, MPFR_RNDN)) / ulp;
                if (!(off <= worst)) worst = off, where = i;
            }
        }
        EXPECT_LE(worst, c.bound) << c.name << " at " << std::hexfloat << xs[where] << " "
                                  << ys[where];
        std::printf("%-6s %s %.2f ulp\n", c.name, sizeof(T) == 8 ? "double" : "single", worst);
    }
}

TEST(ComplexFunctions, DoubleErrorsStayWithinTheirBounds) {
    checkErrors<double>();
}
TEST(ComplexFunctions, SingleErrorsStayWithinTheirBounds) {
    checkErrors<float>();
}

TEST(ComplexFunctions, SpecialValuesAreThoseOfTheStandard) {
    constexpr double inf = std::numeric_limits<double>::infinity();
    const double nan = std::nan("");
    const auto value = [](const char* name, double x, double y) {
        std::vector<double> re, im;
        call<double>(std::string(name) + "_re", {x}, {y}, re);
        call<double>(std::string(name) + "_im", {x}, {y}, im);
        return std::pair(re[0], im[0]);
    };
    using P = std::pair<double, double>;
    EXPECT_EQ(value("csqrt", -4, 0), P(0, 2));
    EXPECT_EQ(value("csqrt", -4, -0.0), P(0, -2));
    EXPECT_EQ(value("csqrt", 3, 4), P(2, 1));
    EXPECT_EQ(value("csqrt", nan, inf), P(inf, inf));
    EXPECT_EQ(value("csqrt", -inf, 1), P(0, inf));
    EXPECT_EQ(value("cexp", 0, 0), P(1, 0));
    EXPECT_EQ(value("cexp", inf, 0), P(inf, 0));
    EXPECT_EQ(value("cexp", -inf, nan), P(0, 0));
    EXPECT_EQ(value("clog", 0, 0), P(-inf, 0));
    EXPECT_EQ(value("clog", 1, 0), P(0, 0));
    EXPECT_EQ(value("clog", -inf, inf).first, inf);
    EXPECT_EQ(value("csin", 0, 0), P(0, 0));
    EXPECT_EQ(value("csin", 0, inf), P(0, inf));
    EXPECT_EQ(value("ccos", 0, 0), P(1, 0));
    EXPECT_EQ(value("ccosh", 0, 0), P(1, 0));
    EXPECT_EQ(value("ctanh", 400, 1).first, 1);
    EXPECT_EQ(value("ctanh", -inf, 3).first, -1);
    EXPECT_EQ(value("ctan", 0, 400), P(0, 1));
    const double half = std::acos(0.0);
    EXPECT_EQ(value("casin", 0, 0), P(0, 0));
    EXPECT_EQ(value("casin", 1, 0), P(half, 0));
    EXPECT_DOUBLE_EQ(value("casin", 2, 0).second, -std::acosh(2.0)) << "below the cut";
    EXPECT_DOUBLE_EQ(value("casin", -2, 0).second, std::acosh(2.0));
    EXPECT_EQ(value("casin", inf, 0), P(half, -inf));
    EXPECT_EQ(value("cacos", 1, 0).first, 0);
    EXPECT_DOUBLE_EQ(value("cacos", 2, 0).second, std::acosh(2.0));
    EXPECT_EQ(value("cacos", -inf, 1), P(2 * half, -inf));
    EXPECT_DOUBLE_EQ(value("casinh", 0, 2).second, half);
    EXPECT_DOUBLE_EQ(value("cacosh", -2, 0).second, 2 * half);
    EXPECT_EQ(value("cacosh", inf, 0), P(inf, 0));
    EXPECT_EQ(value("catanh", 1, 0).first, inf);
    EXPECT_EQ(value("catanh", inf, 3), P(0, half));
    EXPECT_DOUBLE_EQ(value("catanh", 2, 0).second, half);
    EXPECT_DOUBLE_EQ(value("catan", 0, 2).second, std::atanh(0.5));
    EXPECT_TRUE(std::isnan(value("casin", nan, 1).first));
    EXPECT_TRUE(std::isnan(value("catanh", 1, nan).second));
    EXPECT_TRUE(std::isfinite(value("cexp", 710, 1.57).first));
    EXPECT_TRUE(std::isnan(value("cexp", nan, 1).second));
}

} // namespace
