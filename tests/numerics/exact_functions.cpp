// SPDX-License-Identifier: Apache-2.0
#include "numerics/exact_functions.h"

#include <cmath>

namespace numerics {

namespace {

using R = mpfr_ptr;
using X = mpfr_srcptr;

int roundAway(R r, X x, mpfr_rnd_t) {
    return mpfr_round(r, x);
}
int floorOf(R r, X x, mpfr_rnd_t) {
    return mpfr_floor(r, x);
}
int ceilOf(R r, X x, mpfr_rnd_t) {
    return mpfr_ceil(r, x);
}
int truncOf(R r, X x, mpfr_rnd_t) {
    return mpfr_trunc(r, x);
}
int withoutMinusZero(R r) {
    if (mpfr_zero_p(r) != 0) mpfr_set_zero(r, 1);
    return 0;
}
int sinOfPi(R r, X x, mpfr_rnd_t m) {
    mpfr_sinpi(r, x, m);
    return withoutMinusZero(r);
}
int cosOfPi(R r, X x, mpfr_rnd_t m) {
    mpfr_cospi(r, x, m);
    return withoutMinusZero(r);
}
int sinDegrees(R r, X x, mpfr_rnd_t m) {
    mpfr_sinu(r, x, 360, m);
    return withoutMinusZero(r);
}
int cosDegrees(R r, X x, mpfr_rnd_t m) {
    mpfr_cosu(r, x, 360, m);
    return withoutMinusZero(r);
}
int tanDegrees(R r, X x, mpfr_rnd_t m) {
    mpfr_tanu(r, x, 360, m);
    return withoutMinusZero(r);
}
int asinDegrees(R r, X x, mpfr_rnd_t m) {
    return mpfr_asinu(r, x, 360, m);
}
int acosDegrees(R r, X x, mpfr_rnd_t m) {
    return mpfr_acosu(r, x, 360, m);
}
int atanDegrees(R r, X x, mpfr_rnd_t m) {
    return mpfr_atanu(r, x, 360, m);
}
int atan2Degrees(R r, X y, X x, mpfr_rnd_t m) {
    return mpfr_atan2u(r, y, x, 360, m);
}
/// f(1/x) to twice the digits.
template <Mpfr1 F>
int ofReciprocal(R r, X x, mpfr_rnd_t m) {
    static Real inverse(400);
    mpfr_ui_div(*inverse, 1, x, MPFR_RNDN);
    return F(r, *inverse, m);
}
/// MATLAB's Inf at zero of either sign.
int inverseSech(R r, X x, mpfr_rnd_t m) {
    if (mpfr_zero_p(x) != 0) return mpfr_set_inf(r, 1), 0;
    return ofReciprocal<mpfr_acosh>(r, x, m);
}
int nextPowerOfTwo(R r, X x, mpfr_rnd_t) {
    if (mpfr_regular_p(x) == 0) return mpfr_abs(r, x, MPFR_RNDN);
    static Real power;
    long e = mpfr_get_exp(x);
    mpfr_set_si_2exp(*power, 1, e - 1, MPFR_RNDN);
    if (mpfr_cmpabs(x, *power) == 0) e -= 1;
    return mpfr_set_si(r, e, MPFR_RNDN);
}
int scaledErfc(R r, X x, mpfr_rnd_t m) {
    if (mpfr_regular_p(x) == 0 || mpfr_cmp_d(x, -30) < 0 || mpfr_cmp_d(x, 2e4) > 0) {
        if (mpfr_nan_p(x) != 0) return mpfr_set(r, x, m);
        if (mpfr_zero_p(x) != 0) return mpfr_set_ui(r, 1, m);
        if (mpfr_sgn(x) < 0) return mpfr_set_inf(r, 1), 0;
        // Asymptotic series: the fifth term is below 1e-50.
        static Real z(400), sum(400);
        mpfr_sqr(*z, x, MPFR_RNDN);
        mpfr_ui_div(*z, 1, *z, MPFR_RNDN);
        mpfr_set_d(*sum, 6.5625, MPFR_RNDN);
        for (const double term : {-1.875, 0.75, -0.5, 1.0}) {
            mpfr_mul(*sum, *sum, *z, MPFR_RNDN);
            mpfr_add_d(*sum, *sum, term, MPFR_RNDN);
        }
        mpfr_const_pi(*z, MPFR_RNDN);
        mpfr_rec_sqrt(*z, *z, MPFR_RNDN);
        mpfr_mul(*z, *z, *sum, MPFR_RNDN);
        return mpfr_div(r, *z, x, m);
    }
    static Real square(400);
    mpfr_sqr(*square, x, MPFR_RNDN);
    mpfr_exp(*square, *square, MPFR_RNDN);
    mpfr_erfc(r, x, MPFR_RNDN);
    return mpfr_mul(r, r, *square, m);
}
/// The x with F(x) = y by Newton's method for log F, from the C library's idea of the size.
template <bool Complement>
int inverseErf(R r, X y, mpfr_rnd_t m) {
    static Real c(400), x(400), f(400), slope(400);
    // Always the tail: c = 1 - |erf|, in (0, 1].
    int sign = 1;
    if (mpfr_nan_p(y) != 0) return mpfr_set(r, y, m);
    if (Complement) {
        mpfr_set(*c, y, MPFR_RNDN);
        if (mpfr_cmp_ui(*c, 1) > 0) sign = -1, mpfr_ui_sub(*c, 2, *c, MPFR_RNDN);
    } else {
        sign = mpfr_signbit(y) != 0 ? -1 : 1;
        mpfr_abs(*c, y, MPFR_RNDN);
        mpfr_ui_sub(*c, 1, *c, MPFR_RNDN);
    }
    if (mpfr_sgn(*c) < 0) return mpfr_set_nan(r), 0;
    if (mpfr_zero_p(*c) != 0) return mpfr_set_inf(r, sign), 0;
    if (!Complement && mpfr_cmpabs(y, *c) < 0) {
        // erf(x) = |y| near zero: keeps relative precision.
        mpfr_abs(*slope, y, MPFR_RNDN);
        mpfr_const_pi(*x, MPFR_RNDN);
        mpfr_sqrt(*x, *x, MPFR_RNDN);
        mpfr_div_2ui(*x, *x, 1, MPFR_RNDN);
        mpfr_mul(*x, *x, *slope, MPFR_RNDN);
        static Real target(400), u(400);
        mpfr_set(*target, *slope, MPFR_RNDN);
        for (int k = 0; k < 9 && mpfr_zero_p(*x) == 0; ++k) {
            mpfr_erf(*f, *x, MPFR_RNDN);
            mpfr_sub(*f, *f, *target, MPFR_RNDN);
            mpfr_sqr(*u, *x, MPFR_RNDN);
            mpfr_exp(*u, *u, MPFR_RNDN);
            mpfr_mul(*f, *f, *u, MPFR_RNDN);
            mpfr_const_pi(*u, MPFR_RNDN);
            mpfr_sqrt(*u, *u, MPFR_RNDN);
            mpfr_mul(*f, *f, *u, MPFR_RNDN);
            mpfr_div_2ui(*f, *f, 1, MPFR_RNDN);
            mpfr_sub(*x, *x, *f, MPFR_RNDN);
        }
        return sign < 0 ? mpfr_neg(r, *x, m) : mpfr_set(r, *x, m);
    }
    const double logarithm = [&] {
        mpfr_log(*f, *c, MPFR_RNDN);
        return mpfr_get_d(*f, MPFR_RNDN);
    }();
    mpfr_set_d(*x, std::sqrt(-logarithm) * 0.9, MPFR_RNDN);
    for (int k = 0; k < 24; ++k) {
        // log erfc(x) - log c over its slope -2/sqrt(pi) exp(-x^2) / erfc(x).
        static Real e(400), step(400);
        mpfr_erfc(*e, *x, MPFR_RNDN);
        mpfr_div(*f, *e, *c, MPFR_RNDN);
        mpfr_log(*f, *f, MPFR_RNDN);
        mpfr_sqr(*slope, *x, MPFR_RNDN);
        mpfr_exp(*slope, *slope, MPFR_RNDN);
        mpfr_mul(*step, *f, *slope, MPFR_RNDN);
        mpfr_mul(*step, *step, *e, MPFR_RNDN);
        mpfr_const_pi(*slope, MPFR_RNDN);
        mpfr_sqrt(*slope, *slope, MPFR_RNDN);
        mpfr_div_2ui(*slope, *slope, 1, MPFR_RNDN);
        mpfr_mul(*step, *step, *slope, MPFR_RNDN);
        mpfr_add(*x, *x, *step, MPFR_RNDN);
        if (mpfr_zero_p(*step) != 0 || mpfr_get_exp(*step) < mpfr_get_exp(*x) - 220) break;
    }
    return sign < 0 ? mpfr_neg(r, *x, m) : mpfr_set(r, *x, m);
}
/// At 1 erfcinv is zero, where relative precision ends.
int inverseErfc(R r, X y, mpfr_rnd_t m) {
    if (mpfr_nan_p(y) == 0 && mpfr_cmp_ui(y, 1) == 0) return mpfr_set_zero(r, 1), 0;
    return inverseErf<true>(r, y, m);
}
/// MATLAB's values at the poles; below -200 nothing but the sign is left.
int gammaOf(R r, X x, mpfr_rnd_t m) {
    if (mpfr_sgn(x) < 0 && mpfr_inf_p(x) == 0) {
        if (mpfr_integer_p(x) != 0) return mpfr_set_inf(r, 1), 0;
        if (mpfr_cmp_d(x, -300) < 0) {
            static Real whole;
            mpfr_floor(*whole, x);
            mpfr_fmod_ui(*whole, *whole, 2, MPFR_RNDN);
            return mpfr_set_zero(r, mpfr_zero_p(*whole) != 0 ? 1 : -1), 0;
        }
    }
    return mpfr_gamma(r, x, m);
}
int logGamma(R r, X x, mpfr_rnd_t m) {
    if (mpfr_sgn(x) <= 0 && mpfr_nan_p(x) == 0) return mpfr_set_inf(r, 1), 0;
    return mpfr_lngamma(r, x, m);
}
int betaOf(R r, X a, X b, mpfr_rnd_t m) {
    if (mpfr_zero_p(a) != 0 || mpfr_zero_p(b) != 0) return mpfr_set_inf(r, 1), 0;
    return mpfr_beta(r, a, b, m);
}
/// For integers n but 0.
int nthRoot(R r, X x, X n, mpfr_rnd_t m) {
    return mpfr_rootn_si(r, x, mpfr_get_si(n, MPFR_RNDN), m);
}

// Bounds are for double and single, in units of the last place.
constexpr UnaryCase kUnary[] = {
    {"sqrt", mpfr_sqrt, 0.5, 0.5},
    {"exp", mpfr_exp, 1, 1},
    {"exp2", mpfr_exp2, 1, 1},
    {"expm1", mpfr_expm1, 1, 1},
    {"sinh", mpfr_sinh, 1, 1},
    {"cosh", mpfr_cosh, 1, 1},
    {"tanh", mpfr_tanh, 1, 1},
    {"log", mpfr_log, 1, 1},
    {"log2", mpfr_log2, 1, 1},
    {"log10", mpfr_log10, 1, 1},
    {"log1p", mpfr_log1p, 1, 1},
    {"sin", mpfr_sin, 1, 1},
    {"cos", mpfr_cos, 1, 1},
    {"tan", mpfr_tan, 1, 1},
    {"asin", mpfr_asin, 1, 1},
    {"acos", mpfr_acos, 1, 1},
    {"atan", mpfr_atan, 1, 1},
    {"asinh", mpfr_asinh, 1, 1},
    {"acosh", mpfr_acosh, 1, 1},
    {"atanh", mpfr_atanh, 1, 1},
    {"sec", mpfr_sec, 2, 2},
    {"csc", mpfr_csc, 2, 2},
    {"cot", mpfr_cot, 2, 2},
    {"sech", mpfr_sech, 2, 2},
    {"csch", mpfr_csch, 2, 2},
    {"coth", mpfr_coth, 2, 2},
    {"acot", ofReciprocal<mpfr_atan>, 2, 2},
    {"asec", ofReciprocal<mpfr_acos>, 3, 3},
    {"acsc", ofReciprocal<mpfr_asin>, 3, 3},
    {"acoth", ofReciprocal<mpfr_atanh>, 3, 3},
    {"asech", inverseSech, 3, 3},
    {"acsch", ofReciprocal<mpfr_asinh>, 2, 2},
    {"sinpi", sinOfPi, 1.5, 1.5},
    {"cospi", cosOfPi, 1.5, 1.5},
    {"sind", sinDegrees, 1.5, 1.5},
    {"cosd", cosDegrees, 1.5, 1.5},
    {"tand", tanDegrees, 1.5, 1.5},
    {"asind", asinDegrees, 1.5, 1.5},
    {"acosd", acosDegrees, 1.5, 1.5},
    {"atand", atanDegrees, 1.5, 1.5},
    {"cbrt", mpfr_cbrt, 1, 1},
    {"erf", mpfr_erf, 1, 1},
    {"erfc", mpfr_erfc, 2, 2},
    {"erfcx", scaledErfc, 4, 4, 8},
    {"erfinv", inverseErf<false>, 2, 2, 8},
    {"erfcinv", inverseErfc, 2, 2, 8},
    {"gamma", gammaOf, 4, 4, 8},
    {"gammaln", logGamma, 4, 4, 8},
    {"abs", mpfr_abs, 0, 0},
    {"floor", floorOf, 0, 0},
    {"ceil", ceilOf, 0, 0},
    {"fix", truncOf, 0, 0},
    {"round", roundAway, 0, 0},
    {"nextpow2", nextPowerOfTwo, 0, 0},
};
constexpr BinaryCase kBinary[] = {
    {"div", mpfr_div, 0.5, 0.5},
    {"atan2", mpfr_atan2, 1, 1},
    {"atan2d", atan2Degrees, 2, 2},
    {"hypot", mpfr_hypot, 1, 1},
    {"pow", mpfr_pow, 2, 2},
    {"nthroot", nthRoot, 1, 1, Domain::Root},
    {"beta", betaOf, 8, 8, Domain::Positive, 16},
};

} // namespace

std::span<const UnaryCase> unaryCases() {
    return kUnary;
}
std::span<const BinaryCase> binaryCases() {
    return kBinary;
}

} // namespace numerics
