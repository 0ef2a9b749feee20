// SPDX-License-Identifier: Apache-2.0
#pragma once
// The distance of a result from the exact one, in units of the last place.
#include "numerics/exact_functions.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace numerics {

/// |got - exact| in units of the last place of the exact result; huge for a wrong special value.
/// One thread at a time.
template <typename T>
double errorInUlps(mpfr_ptr exact, T got) {
    constexpr double kWrong = 1e30;
    if (std::isnan(got) || mpfr_nan_p(exact) != 0)
        return std::isnan(got) && mpfr_nan_p(exact) != 0 ? 0 : kWrong;
    const T rounded = sizeof(T) == 8 ? static_cast<T>(mpfr_get_d(exact, MPFR_RNDN))
                                     : static_cast<T>(mpfr_get_flt(exact, MPFR_RNDN));
    if (std::isinf(rounded) || std::isinf(got)) return rounded == got ? 0 : kWrong;
    if (mpfr_zero_p(exact) != 0)
        return got == 0 && std::signbit(got) == (mpfr_signbit(exact) != 0) ? 0 : kWrong;
    const long digits = std::numeric_limits<T>::digits;
    const long unit = std::max(static_cast<long>(mpfr_get_exp(exact)) - digits,
                               static_cast<long>(std::numeric_limits<T>::min_exponent) - digits);
    static Real difference;
    mpfr_sub_d(*difference, exact, static_cast<double>(got), MPFR_RNDN);
    mpfr_mul_2si(*difference, *difference, -unit, MPFR_RNDN);
    return std::fabs(mpfr_get_d(*difference, MPFR_RNDN));
}

/// The same against a wider number: an estimate, infinite where only MPFR can say.
template <typename T>
double estimatedUlps(long double exact, T got) {
    const long double wide = got;
    if (!std::isfinite(exact) || !std::isfinite(got) || exact == 0)
        return (std::isnan(exact) && std::isnan(got)) || static_cast<T>(exact) == got
                   ? 0
                   : std::numeric_limits<double>::infinity();
    int exponent = 0;
    (void)std::frexp(exact, &exponent);
    const int digits = std::numeric_limits<T>::digits;
    const int unit = std::max(exponent, std::numeric_limits<T>::min_exponent) - digits;
    return static_cast<double>(std::fabs(std::ldexp(exact - wide, -unit)));
}

} // namespace numerics
