// SPDX-License-Identifier: Apache-2.0
#include "numerics/wide_functions.h"

#include <cmath>
#include <cstring>
#include <limits>
#include <numbers>

namespace numerics {

namespace {

using L = long double;

constexpr L kPi = std::numbers::pi_v<L>;
constexpr L kDegree = kPi / 180;
constexpr L kInf = std::numeric_limits<L>::infinity();

/// sin(pi r) for |r| <= 1, exact in the reduction towards 0 and 1.
L sinOfTurn(L r) {
    const L a = std::fabs(r);
    return std::copysign(std::sin(kPi * (a > 0.5L ? 1 - a : a)), r);
}
L sinPi(L x) {
    return sinOfTurn(std::remainder(x, 2.0L));
}
L cosPi(L x) {
    const L a = std::fabs(std::remainder(x, 2.0L));
    return a < 0.25L ? std::cos(kPi * a) : std::sin(kPi * (0.5L - a));
}
L sinDegrees(L x) {
    const L r = std::remainder(x, 360.0L);
    const L a = std::fabs(r);
    const L near = a > 90 ? 180 - a : a;
    return std::copysign(near > 45 ? std::cos(kDegree * (90 - near)) : std::sin(kDegree * near), r);
}
L cosDegrees(L x) {
    const L a = std::fabs(std::remainder(x, 360.0L));
    return a < 45 ? std::cos(kDegree * a)
                  : (a > 135 ? -std::cos(kDegree * (180 - a)) : std::sin(kDegree * (90 - a)));
}
L tanDegrees(L x) {
    const L r = std::remainder(x, 180.0L);
    const L a = std::fabs(r);
    return std::copysign(a > 45 ? 1 / std::tan(kDegree * (90 - a)) : std::tan(kDegree * a), r);
}
L scaledErfc(L x) {
    if (x < 8) {
        const L high = static_cast<double>(x * x);
        return std::exp(high) * std::exp(std::fma(x, x, -high)) * std::erfc(x);
    }
    if (x > 1e9L) return 1 / (x * std::sqrt(kPi));
    L fraction = 0; // Laplace's continued fraction
    for (int k = 60; k > 0; --k)
        fraction = (k / 2.0L) / (x + fraction);
    return 1 / ((x + fraction) * std::sqrt(kPi));
}
/// Newton's method for log erfc(x) = log c, c in (0, 1].
L inverseTail(L c) {
    L x = std::sqrt(-std::log(c)) * 0.9L;
    for (int k = 0; k < 12; ++k) {
        const L e = std::erfc(x);
        const L step = std::log(e / c) * e * std::exp(x * x) * std::sqrt(kPi) / 2;
        x += step;
        if (!(std::fabs(step) > 1e-12L * std::fabs(x))) break;
    }
    return x;
}
L inverseErf(L y) {
    const L a = std::fabs(y);
    if (a > 1) return std::numeric_limits<L>::quiet_NaN();
    if (a == 1) return std::copysign(kInf, y);
    if (a > 0.5L) return std::copysign(inverseTail(1 - a), y);
    L x = a * std::sqrt(kPi) / 2;
    for (int k = 0; k < 8; ++k) {
        const L step = (std::erf(x) - a) * std::exp(x * x) * std::sqrt(kPi) / 2;
        x -= step;
        if (!(std::fabs(step) > 1e-12L * x)) break;
    }
    return std::copysign(x, y);
}
L inverseErfc(L y) {
    if (y < 0 || y > 2) return std::numeric_limits<L>::quiet_NaN();
    if (y == 0 || y == 2) return y == 0 ? kInf : -kInf;
    if (y > 0.5L && y < 1.5L) return inverseErf(1 - y);
    return y < 1 ? inverseTail(y) : -inverseTail(2 - y);
}
/// sqrt(x^2 - 1); 1/x would lose what x has beyond 1.
L beyondOne(L x) {
    return std::sqrt((std::fabs(x) - 1) * (std::fabs(x) + 1));
}
L inverseSecant(L x) {
    const L angle = std::atan(beyondOne(x));
    return x < 0 ? kPi - angle : angle;
}
L gammaLog(L x) {
    return x <= 0 ? kInf : std::lgamma(x);
}
L gammaOf(L x) {
    if (x < 0 && x == std::floor(x)) return kInf;
    return std::tgamma(x);
}
L nthRoot(L x, L n) {
    const L root = std::pow(std::fabs(x), 1 / n); // refined once: 1/n is rounded
    const L power = std::pow(root, n);
    const L better = root * (1 + (std::fabs(x) / power - 1) / n);
    return std::copysign(std::isfinite(better) && better > 0 ? better : root, x);
}
L betaOf(L a, L b) {
    return std::tgamma(a) * (std::tgamma(b) / std::tgamma(a + b));
}
L divide(L a, L b) {
    return a / b;
}
L atan2Degrees(L y, L x) {
    return std::atan2(y, x) / kDegree;
}

struct WideUnary {
    const char* name;
    Wide1 value;
};
struct WideBinary {
    const char* name;
    Wide2 value;
};
constexpr WideUnary kUnary[] = {
    {"exp", [](L x) { return std::exp(x); }},
    {"exp2", [](L x) { return std::exp2(x); }},
    {"expm1", [](L x) { return std::expm1(x); }},
    {"sinh", [](L x) { return std::sinh(x); }},
    {"cosh", [](L x) { return std::cosh(x); }},
    {"tanh", [](L x) { return std::tanh(x); }},
    {"log", [](L x) { return std::log(x); }},
    {"log2", [](L x) { return std::log2(x); }},
    {"log10", [](L x) { return std::log10(x); }},
    {"log1p", [](L x) { return std::log1p(x); }},
    {"sin", [](L x) { return std::sin(x); }},
    {"cos", [](L x) { return std::cos(x); }},
    {"tan", [](L x) { return std::tan(x); }},
    {"asin", [](L x) { return std::asin(x); }},
    {"acos", [](L x) { return std::acos(x); }},
    {"atan", [](L x) { return std::atan(x); }},
    {"asinh", [](L x) { return std::asinh(x); }},
    {"acosh", [](L x) { return std::acosh(x); }},
    {"atanh", [](L x) { return std::atanh(x); }},
    {"sec", [](L x) { return 1 / std::cos(x); }},
    {"csc", [](L x) { return 1 / std::sin(x); }},
    {"cot", [](L x) { return 1 / std::tan(x); }},
    {"sech", [](L x) { return 1 / std::cosh(x); }},
    {"csch", [](L x) { return 1 / std::sinh(x); }},
    {"coth", [](L x) { return 1 / std::tanh(x); }},
    {"acot", [](L x) { return std::atan(1 / x); }},
    {"asec", inverseSecant},
    {"acsc", [](L x) { return std::copysign(std::atan(1 / beyondOne(x)), x); }},
    {"acoth", [](L x) { return std::copysign(std::log1p(2 / (std::fabs(x) - 1)) / 2, x); }},
    {"asech", [](L x) { return x == 0 ? kInf : 2 * std::asinh(std::sqrt((1 - x) / (2 * x))); }},
    {"acsch", [](L x) { return std::asinh(1 / x); }},
    {"sinpi", sinPi},
    {"cospi", cosPi},
    {"sind", sinDegrees},
    {"cosd", cosDegrees},
    {"tand", tanDegrees},
    {"asind", [](L x) { return std::asin(x) / kDegree; }},
    {"acosd", [](L x) { return std::acos(x) / kDegree; }},
    {"atand", [](L x) { return std::atan(x) / kDegree; }},
    {"cbrt", [](L x) { return std::cbrt(x); }},
    {"sqrt", [](L x) { return std::sqrt(x); }},
    {"erf", [](L x) { return std::erf(x); }},
    {"erfc", [](L x) { return std::erfc(x); }},
    {"erfcx", scaledErfc},
    {"erfinv", inverseErf},
    {"erfcinv", inverseErfc},
    {"gamma", gammaOf},
    {"gammaln", gammaLog},
    {"abs", [](L x) { return std::fabs(x); }},
    {"floor", [](L x) { return std::floor(x); }},
    {"ceil", [](L x) { return std::ceil(x); }},
    {"fix", [](L x) { return std::trunc(x); }},
    {"round", [](L x) { return std::round(x); }},
};
constexpr WideBinary kBinary[] = {
    {"div", divide},
    {"atan2", [](L y, L x) { return std::atan2(y, x); }},
    {"atan2d", atan2Degrees},
    {"hypot", [](L x, L y) { return std::hypot(x, y); }},
    {"pow", [](L x, L y) { return std::pow(x, y); }},
    {"nthroot", nthRoot},
    {"beta", betaOf},
};

} // namespace

Wide1 wideUnary(const char* name) {
    for (const WideUnary& entry : kUnary)
        if (std::strcmp(entry.name, name) == 0) return entry.value;
    return nullptr;
}
Wide2 wideBinary(const char* name) {
    for (const WideBinary& entry : kBinary)
        if (std::strcmp(entry.name, name) == 0) return entry.value;
    return nullptr;
}

} // namespace numerics
