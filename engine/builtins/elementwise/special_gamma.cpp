// SPDX-License-Identifier: Apache-2.0
// N. M. Temme, "The asymptotic expansion of the incomplete gamma functions", SIAM J. Math. Anal.
// 10, 1979: with eta^2/2 = mu - log(1 + mu) and x = a*(1 + mu), Q(a,x) is half of
// erfc(eta*sqrt(a/2)) but for exp(-a*eta^2/2)/sqrt(2*pi*a)*(c0(eta) + ...). Of a from kAsymptotic
// on, that term is all that a double sees; Boost's series need too many terms there when x is near
// a.
#include "builtins/elementwise/special_gamma.h"

#include "builtins/elementwise/special_support.h"

#include <boost/math/special_functions/erf.hpp>
#include <boost/math/special_functions/gamma.hpp>

#include <cmath>
#include <numbers>

namespace vitrine::special {

namespace {

constexpr double kAsymptotic = 1e11;
/// Beyond such a*eta^2/2 a tail is 0.
constexpr double kFarthest = 760;

/// c0 for |eta| <= sqrt(2*kFarthest/kAsymptotic).
double firstCoefficient(double eta) {
    return -1.0 / 3 + eta * (1.0 / 12 - eta * (2.0 / 135));
}

} // namespace

double gammaTail(double a, double x, bool lower) {
    if (a < kAsymptotic)
        return lower ? boost::math::gamma_p(a, x, Quiet()) : boost::math::gamma_q(a, x, Quiet());
    const double mu = (x - a) / a;
    const double phi = x == 0 ? kInf : -boost::math::log1pmx(mu, Quiet());
    if (!(a * phi < kFarthest)) return (mu < 0) == lower ? 0 : 1;
    const double eta = std::copysign(std::sqrt(2 * phi), mu);
    const double side = std::sqrt(a * phi) * (mu < 0 ? -1 : 1) * (lower ? -1 : 1);
    const double rest =
        std::exp(-a * phi) / std::sqrt(2 * std::numbers::pi * a) * firstCoefficient(eta) * (lower ? -1 : 1);
    return std::erfc(side) / 2 + rest;
}

double gammaQuantile(double a, double y, bool lower) {
    if (a < kAsymptotic)
        return lower ? boost::math::gamma_p_inv(a, y, Quiet())
                     : boost::math::gamma_q_inv(a, y, Quiet());
    const double normal =
        boost::math::erfc_inv(2 * y, Quiet()) * std::sqrt(2 / a) * (lower ? -1 : 1);
    const double eta = normal + firstCoefficient(normal) / a;
    return a + a * (eta * (1 + eta * (1.0 / 3 + eta * (1.0 / 36))));
}

} // namespace vitrine::special
