// SPDX-License-Identifier: Apache-2.0
// Gamma, beta and error functions.
#include "builtins/block_functions.h"
#include "builtins/elementwise.h"

namespace vitrine {

namespace {

template <typename T>
T gammaOf(T x) {
    if (x == 0) return std::copysign(std::numeric_limits<T>::infinity(), x);
    if (x < 0 && x == std::floor(x))
        return std::isinf(x) ? std::numeric_limits<T>::quiet_NaN()
                             : std::numeric_limits<T>::infinity();
    // Factorials up to 22! are exact in double.
    if (x == std::floor(x) && x <= 23) {
        T product = 1;
        for (T k = 2; k < x; ++k)
            product *= k;
        return product;
    }
    return std::tgamma(x);
}

/// Inverse error function: a rational start (P. J. Acklam) and two steps of Newton's method.
template <typename T>
T erfinvOf(T y) {
    if (std::isnan(y) || std::abs(y) > 1) return std::numeric_limits<T>::quiet_NaN();
    if (std::abs(y) == 1) return std::copysign(std::numeric_limits<T>::infinity(), y);
    const double p = static_cast<double>(y);
    const double w = -std::log((1 - p) * (1 + p));
    const double a = 2 / (3.14159265358979323846 * 0.147) - w / 2;
    double x = std::copysign(std::sqrt(std::sqrt(a * a + w / 0.147) - a), p);
    for (int k = 0; k < 4; ++k) {
        const double error = std::abs(p) < 0.5 ? std::erf(x) - p
                             : p > 0           ? (1 - p) - std::erfc(x)
                                               : std::erfc(-x) - (1 + p);
        const double slope = 1.1283791670955125739 * std::exp(-x * x);
        const double newton = error / slope;
        x -= newton / (1 + x * newton);
    }
    return static_cast<T>(p == 0 ? p : x);
}

const ElementwiseOp kGamma =
    functionOp("gamma", "vt_gamma($0)", 80, [](auto x) { return gammaOf(x); });
const ElementwiseOp kGammaln = functionOp("gammaln", "vt_gammaln($0)", 80, [](auto x) {
    using T = decltype(x);
    return x < 0 ? std::numeric_limits<T>::infinity() : std::lgamma(x);
});
const ElementwiseOp kErf = functionOp("erf", "vt_erf($0)", 50, [](auto x) { return std::erf(x); });
const ElementwiseOp kErfc =
    functionOp("erfc", "vt_erfc($0)", 60, [](auto x) { return std::erfc(x); });
const ElementwiseOp kErfinv =
    functionOp("erfinv", "vt_erfinv($0)", 90, [](auto y) { return erfinvOf(y); });
const ElementwiseOp kBeta =
    libraryOp("beta", 2, TypeRule::Arithmetic, nullptr, 200, [](auto a, auto b) {
        return std::exp(std::lgamma(a) + std::lgamma(b) - std::lgamma(a + b));
    });

constexpr Builtin kRows[] = {
    {"gamma", 1, 1, 1, callElementwise<kGamma>, "Y = gamma(X)", "Gamma function.", &kGamma},
    {"gammaln", 1, 1, 1, callElementwise<kGammaln>, "Y = gammaln(X)",
     "Logarithm of the gamma function.", &kGammaln},
    {"erf", 1, 1, 1, callElementwise<kErf>, "Y = erf(X)", "Error function.", &kErf},
    {"erfc", 1, 1, 1, callElementwise<kErfc>, "Y = erfc(X)", "Complementary error function.",
     &kErfc},
    {"erfinv", 1, 1, 1, callElementwise<kErfinv>, "X = erfinv(Y)", "Inverse error function.",
     &kErfinv},
    {"beta", 2, 2, 1, callElementwise<kBeta>, "B = beta(Z,W)", "Beta function.", &kBeta},
};

} // namespace

std::span<const Builtin> specialTable() {
    return kRows;
}

} // namespace vitrine
