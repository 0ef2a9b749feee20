// SPDX-License-Identifier: Apache-2.0
// Incomplete gamma and beta functions with their inverses, polygamma, zeta and exponential
// integrals; what Boost.Math has is taken from it.
#include "builtins/elementwise/special_gamma.h"
#include "builtins/elementwise/special_support.h"

#include <boost/math/special_functions/beta.hpp>
#include <boost/math/special_functions/digamma.hpp>
#include <boost/math/special_functions/expint.hpp>
#include <boost/math/special_functions/gamma.hpp>
#include <boost/math/special_functions/polygamma.hpp>
#include <boost/math/special_functions/zeta.hpp>

namespace vitrine {

namespace {

using namespace special;

constexpr double kPi = 3.14159265358979323846;
constexpr double kHalfPi = kPi / 2;
constexpr long double kEuler = 0.577215664901532860606512090082402431L;

enum class Tail { Lower, Upper, ScaledLower, ScaledUpper };

Tail tailAt(const PlainCall& c, int i, const char* function, bool scales) {
    if (i >= c.count() || isOption(c[i], "lower")) return Tail::Lower;
    if (isOption(c[i], "upper")) return Tail::Upper;
    if (scales && isOption(c[i], "scaledlower")) return Tail::ScaledLower;
    if (scales && isOption(c[i], "scaledupper")) return Tail::ScaledUpper;
    throwError(identifier(function, ":InvalidTailArg").c_str(),
               scales ? "TAIL must be 'lower', 'upper', 'scaledlower' or 'scaledupper'."
                      : "TAIL must be 'lower' or 'upper'.");
}

/// P(a,x)·Γ(a+1)·e^x/x^a by its series of equal signs, DLMF 8.7.1.
double scaledLower(double x, double a) {
    long double term = 1, sum = 1;
    for (int n = 1; n < 100000; ++n) {
        term *= x / (a + n);
        sum += term;
        if (std::fabs(term) <= 1e-19L * std::fabs(sum) || !std::isfinite(sum)) break;
    }
    return static_cast<double>(sum);
}

/// Q(a,x)·Γ(a+1)·e^x/x^a by Legendre's continued fraction, DLMF 8.9.2.
double scaledUpper(double x, double a) {
    const long double tiny = 1e-300L;
    long double b = static_cast<long double>(x) + 1 - a, c = 1 / tiny, d = 1 / b, h = d;
    for (int i = 1; i < 100000; ++i) {
        const long double an = -static_cast<long double>(i) * (i - static_cast<long double>(a));
        b += 2;
        d = an * d + b;
        if (std::fabs(d) < tiny) d = tiny;
        c = b + an / c;
        if (std::fabs(c) < tiny) c = tiny;
        d = 1 / d;
        h *= d * c;
        if (std::fabs(d * c - 1) < 1e-18L) break;
    }
    return static_cast<double>(a * h);
}

/// P(a,x) of a negative x: x^a/Γ(a)·Σ (-x)^n/(n!(a+n)), terms of one sign.
Complex lowerOfNegative(double x, double a) {
    long double power = 1, sum = 1 / static_cast<long double>(a);
    for (int n = 1; n < 5000; ++n) {
        power *= -static_cast<long double>(x) / n;
        sum += power / (a + n);
        if (power < 1e-19L * sum || !std::isfinite(sum)) break;
    }
    const Complex turned = a == std::floor(a)
                               ? Complex(std::pow(x, a))
                               : std::polar(std::pow(-x, a), kPi * std::fmod(a, 2.0));
    return turned * static_cast<double>(sum / std::tgamma(static_cast<long double>(a)));
}

Complex gammaincOf(double x, double a, Tail tail) {
    using namespace boost::math;
    if (std::isnan(x) || std::isnan(a)) return kNaN;
    if (x < 0 && a > 0) {
        const Complex p = lowerOfNegative(x, a);
        if (tail == Tail::Lower) return p;
        if (tail == Tail::Upper) return 1.0 - p;
        if (tail == Tail::ScaledLower) return scaledLower(x, a);
        const Complex factor = std::tgamma(a + 1) * std::exp(x) / std::pow(Complex(x), a);
        return (1.0 - p) * factor;
    }
    if (tail == Tail::ScaledLower)
        return a == 0 ? std::exp(x) : std::isinf(x) ? kInf : scaledLower(x, a);
    if (tail == Tail::ScaledUpper) {
        if (x == 0 && a > 0) return kInf;
        if (a == 0 || std::isinf(x)) return 0;
        if (x > a + 1) return scaledUpper(x, a);
        return gamma_q(a, x, Quiet()) * a / (x * gamma_p_derivative(a, x, Quiet()));
    }
    const bool lower = tail == Tail::Lower;
    if (std::isinf(a)) return lower == std::isinf(x) ? 1 : 0;
    if (a == 0 || std::isinf(x)) return lower ? 1 : 0;
    return gammaTail(a, x, lower);
}

void gammainc(PlainCall& c) {
    const Tail tail = tailAt(c, 2, "gammainc", true);
    if (c[0].count() != 1 && c[1].count() != 1 && c[0].isArray() && c[1].isArray() &&
        c[0].shape() != c[1].shape())
        throwError("MATLAB:gammainc:AXInputSizeMismatch",
                   "A and X must be the same size or scalar.");
    const Arguments a("gammainc", c.args.first(2));
    a.requireReal(0, "gammainc", "X");
    a.requireReal(1, "gammainc", "A");
    for (std::size_t i = 0; i < a.count(); ++i) {
        if (a.real(1, i) < 0) throwError("MATLAB:gammainc:NegativeArg", "A must be non-negative.");
    }
    c.result(a.map([&](std::size_t i) { return gammaincOf(a.real(0, i), a.real(1, i), tail); }));
}

void gammaincinv(PlainCall& c) {
    const bool lower = tailAt(c, 2, "gammaincinv", false) == Tail::Lower;
    const Arguments a("gammaincinv", c.args.first(2));
    a.requireReal(0, "gammaincinv", "Y");
    a.requireReal(1, "gammaincinv", "A");
    for (std::size_t i = 0; i < a.count(); ++i) {
        if (a.real(0, i) < 0 || a.real(0, i) > 1)
            throwError("MATLAB:gammaincinv:YOutOfRange", "Y must be in the range [0,1].");
        if (a.real(1, i) < 0)
            throwError("MATLAB:gammaincinv:NegativeArg", "A must be non-negative.");
    }
    c.result(a.map([&](std::size_t i) -> Complex {
        const double y = a.real(0, i), order = a.real(1, i);
        if (std::isnan(y) || std::isnan(order)) return kNaN;
        if (order == 0) return 0;
        if (y == (lower ? 0 : 1)) return 0;
        if (y == (lower ? 1 : 0)) return kInf;
        return gammaQuantile(order, y, lower);
    }));
}

/// What betainc and its inverse ask of their arguments.
Arguments betaArguments(const PlainCall& c, const char* name) {
    const Arguments a(name, c.args.first(3));
    const char* const names[] = {"X", "Z", "W"};
    for (std::size_t k = 0; k < 3; ++k)
        a.requireReal(k, name, names[k]);
    for (std::size_t i = 0; i < a.count(); ++i) {
        if (a.real(0, i) < 0 || a.real(0, i) > 1)
            throwError(identifier(name, ":XoutOfRange").c_str(),
                       "X must be in the interval [0,1].");
        if (a.real(1, i) < 0)
            throwError(identifier(name, ":PositiveZ").c_str(), "Z must be real and nonnegative.");
        if (a.real(2, i) < 0)
            throwError(identifier(name, ":PositiveW").c_str(), "W must be real and nonnegative.");
    }
    return a;
}

/// The continued fraction of DLMF 8.17.22 for parameters a and b. What depends on them alone is
/// kept for further x, and numerator and denominator are carried on without a division.
class BetaFraction {
public:
    BetaFraction(long double a, long double b) : m_a(a), m_b(b) {}

    long double at(long double x) {
        long double above = 1, below = 1, aboveBefore = 1, belowBefore = 0;
        long double apart = 1; // of two convergents, times their denominators
        for (std::size_t k = 0; k < 20000; ++k) {
            if (k == m_terms.size()) m_terms.push_back(term(static_cast<int>(k)));
            const long double e = m_terms[k] * x;
            const long double nextAbove = above + e * aboveBefore;
            const long double nextBelow = below + e * belowBefore;
            aboveBefore = above;
            belowBefore = below;
            above = nextAbove;
            below = nextBelow;
            apart = std::fabs(apart * e);
            if (k % 2 == 1 && apart <= 1e-20L * std::fabs(above * belowBefore)) break;
            if (std::fabs(below) > 1e2000L) {
                above *= 1e-2000L;
                below *= 1e-2000L;
                aboveBefore *= 1e-2000L;
                belowBefore *= 1e-2000L;
                apart *= 1e-2000L;
                apart *= 1e-2000L;
            }
        }
        return below / above;
    }

private:
    [[nodiscard]] long double term(int k) const {
        const long double m = k / 2 + k % 2; // NOLINT(bugprone-integer-division)
        if (k % 2 == 1) return m * (m_b - m) / ((m_a + 2 * m - 1) * (m_a + 2 * m));
        return -(m_a + m) * (m_a + m_b + m) / ((m_a + 2 * m) * (m_a + 2 * m + 1));
    }
    long double m_a, m_b;
    std::vector<long double> m_terms;
};

/// I(x; z, w) for many x: what depends on z and w alone is computed once. Its error stays below 2
/// units over parameters up to 1000.
class BetaRatio {
public:
    static bool covers(double z, double w) { return z <= 1000 && w <= 1000; }

    double operator()(double x, double z, double w, bool lower) {
        if (z != m_z || w != m_w) {
            m_z = z;
            m_w = w;
            m_logBeta = std::log(boost::math::beta(static_cast<long double>(z),
                                                   static_cast<long double>(w), Quiet()));
            m_near = BetaFraction(z, w);
            m_far = BetaFraction(w, z);
        }
        const long double a = z, b = w, p = x;
        const long double front = std::exp(a * std::log(p) + b * std::log1p(-p) - m_logBeta);
        const bool below = x < (z + 1) / (z + w + 2);
        const long double part = below ? front * m_near.at(p) / a : front * m_far.at(1 - p) / b;
        return static_cast<double>(below == lower ? part : 1 - part);
    }

private:
    double m_z = -1, m_w = -1;
    long double m_logBeta = 0;
    BetaFraction m_near{1, 1}, m_far{1, 1};
};

/// With w above z squared by more than a double's digits, a variable of the distribution times w is
/// one of the gamma distribution for z: x = 1 - exp(-t/w).
bool isNearGamma(double z, double w) {
    return w > 0x1p56 * std::max(1.0, z) * std::max(1.0, z);
}
void betainc(PlainCall& c) {
    const bool lower = tailAt(c, 3, "betainc", false) == Tail::Lower;
    const Arguments a = betaArguments(c, "betainc");
    c.result(a.map([&, ratio = BetaRatio()](std::size_t i) mutable -> Complex {
        const double x = a.real(0, i), z = a.real(1, i), w = a.real(2, i);
        if (std::isnan(x) || std::isnan(z) || std::isnan(w) || (z == 0 && w == 0)) return kNaN;
        if (x == 0 || x == 1) return (x == 1) == lower ? 1 : 0;
        if (z == 0 || std::isinf(w)) return lower ? 1 : 0;
        if (w == 0 || std::isinf(z)) return lower ? 0 : 1;
        if (BetaRatio::covers(z, w)) return ratio(x, z, w, lower);
        if (isNearGamma(z, w)) return gammaTail(z, -w * std::log1p(-x), lower);
        if (isNearGamma(w, z)) return gammaTail(w, -z * std::log(x), !lower);
        return lower ? boost::math::ibeta(z, w, x, Quiet()) : boost::math::ibetac(z, w, x, Quiet());
    }));
}

void betaincinv(PlainCall& c) {
    const bool lower = tailAt(c, 3, "betaincinv", false) == Tail::Lower;
    const Arguments a = betaArguments(c, "betaincinv");
    c.result(a.map([&](std::size_t i) -> Complex {
        const double y = a.real(0, i), z = a.real(1, i), w = a.real(2, i);
        if (std::isnan(y) || std::isnan(z) || std::isnan(w)) return kNaN;
        if (y == 0 || y == 1) return (y == 1) == lower ? 1 : 0;
        if (!(z > 0) || !(w > 0) || std::isinf(z) || std::isinf(w)) return kNaN;
        if (isNearGamma(z, w)) return -std::expm1(-gammaQuantile(z, y, lower) / w);
        if (isNearGamma(w, z)) return std::exp(-gammaQuantile(w, y, !lower) / z);
        return lower ? boost::math::ibeta_inv(z, w, y, Quiet())
                     : boost::math::ibetac_inv(z, w, y, Quiet());
    }));
}

void psi(PlainCall& c) {
    const double k = c.count() > 1 ? flagAt(c, 0, -1) : 0;
    if (k < 0 || k != std::floor(k))
        throwError("MATLAB:psi:kNotNonnegativeInteger", "K must be a nonnegative integer.");
    const Value& x = c[c.count() > 1 ? 1 : 0];
    if (!x.isArray() || x.isChar()) throwError("MATLAB:psi:InvalidInput", "X must be numeric.");
    const Arguments a("psi", {&x, 1});
    a.requireReal(0, "psi", "X");
    c.result(a.map([&](std::size_t i) -> Complex {
        const double v = a.real(0, i);
        if (std::isnan(v)) return kNaN;
        if (v <= 0 && v == std::floor(v)) return k == 0 ? -kInf : kInf;
        if (std::isinf(v)) return k == 0 ? kInf : 0;
        return k == 0 ? boost::math::digamma(v, Quiet())
                      : boost::math::polygamma(static_cast<int>(k), v, Quiet());
    }));
}

void zeta(PlainCall& c) {
    const Arguments a("zeta", c.args.first(1));
    a.requireReal(0, "zeta", "X");
    c.result(a.map([&](std::size_t i) -> Complex {
        const double x = a.real(0, i);
        if (x == 1 || x == -kInf) return x == 1 ? kInf : kNaN;
        return std::isnan(x) ? kNaN : boost::math::zeta(x, Quiet());
    }));
}

using LongComplex = std::complex<long double>;

/// E1(z) by its series where that loses no digits, else by its continued fraction,
/// DLMF 6.6.2, 6.9.1; the divergent series 6.12.1 far out beside the negative axis.
LongComplex exponentialIntegral(LongComplex z) {
    const long double size = std::abs(z);
    const bool besideCut = z.real() < 0 && std::fabs(z.imag()) < -z.real();
    if (size <= 2 || (besideCut && size < 45)) {
        LongComplex sum = -kEuler - std::log(z), term = 1;
        for (int k = 1; k < 300; ++k) {
            term *= -z / static_cast<long double>(k);
            const LongComplex step = -term / static_cast<long double>(k);
            sum += step;
            if (std::abs(step) < 1e-20L * std::abs(sum)) break;
        }
        return sum;
    }
    if (besideCut) {
        LongComplex sum = 1, term = 1;
        for (int k = 1; k < 40; ++k) {
            term *= -static_cast<long double>(k) / z;
            sum += term;
        }
        return sum * std::exp(-z) / z - LongComplex(0, z.imag() == 0 ? std::acos(-1.0L) : 0);
    }
    LongComplex b = z + 1.0L, c = 1e300L, d = 1.0L / b, h = d;
    for (int i = 1; i < 3000; ++i) {
        const long double an = -static_cast<long double>(i) * i;
        b += 2.0L;
        d = 1.0L / (an * d + b);
        c = b + an / c;
        const LongComplex step = c * d;
        h *= step;
        if (std::abs(step - 1.0L) < 1e-18L) break;
    }
    return h * std::exp(-z);
}

Complex expintOf(Complex z) {
    if (std::isnan(z.real()) || std::isnan(z.imag())) return kNaN;
    if (z.imag() != 0) {
        const LongComplex e = exponentialIntegral(
            {static_cast<long double>(z.real()), static_cast<long double>(z.imag())});
        return {static_cast<double>(e.real()), static_cast<double>(e.imag())};
    }
    const double x = z.real();
    if (x == 0) return kInf;
    if (x > 0) return std::isinf(x) ? 0 : boost::math::expint(1u, x, Quiet());
    if (std::isinf(x)) return {-kInf, -kPi};
    return {-boost::math::expint(-x, Quiet()), -kPi};
}

/// Text is no argument of these.
void requireNumbers(const char* name, const Value& x) {
    if (!x.isArray() || x.isChar())
        throwError(identifier(name, ":InvalidInput").c_str(), "X must be numeric.");
}

void expint(PlainCall& c) {
    requireNumbers("expint", c[0]);
    const Arguments a("expint", c.args.first(1));
    c.result(a.map([&](std::size_t i) { return expintOf(a.at(0, i)); }));
}

/// Σ of x^k/(k·k!) with alternating signs, over odd k (sine) or even k (cosine).
double integralSeries(double x, int first) {
    long double term =
        first == 1 ? static_cast<long double>(x) : -static_cast<long double>(x) * x / 2;
    long double sum = 0;
    for (int k = first; k < 60; k += 2) {
        sum += term / k;
        term *= -static_cast<long double>(x) * x / ((k + 1.0L) * (k + 2.0L));
        if (std::fabs(term) < 1e-21L * std::fabs(sum)) break;
    }
    return static_cast<double>(sum);
}

/// The series of integralSeries for complex numbers; it is for those that are not large.
LongComplex integralSeries(LongComplex z, int first) {
    LongComplex term = first == 1 ? z : -z * z / 2.0L, sum = 0;
    for (int k = first; k < 120; k += 2) {
        sum += term / static_cast<long double>(k);
        term *= -z * z / ((k + 1.0L) * (k + 2.0L));
        if (std::abs(term) < 1e-21L * std::abs(sum)) break;
    }
    return sum;
}

Complex rounded(LongComplex z) {
    return {static_cast<double>(z.real()), static_cast<double>(z.imag())};
}

/// The largest size for which the series is taken: it loses digits as exp(|z| - |imag z|).
bool seriesSuits(LongComplex z) {
    return std::abs(z) <= 4 || std::abs(z) - std::fabs(z.imag()) < 2;
}

/// Si of numbers off the real axis, DLMF 6.5.5 and the series 6.6.5; odd.
Complex sinintOf(Complex w) {
    if (std::isnan(w.real()) || std::isnan(w.imag())) return Complex(kNaN, kNaN);
    LongComplex z(w.real(), w.imag());
    if (seriesSuits(z) && std::abs(z) < 60) return rounded(integralSeries(z, 1));
    const bool turned = z.real() < 0;
    if (turned) z = -z;
    const LongComplex i(0, 1);
    const LongComplex si = std::acos(-1.0L) / 2 +
                           (exponentialIntegral(i * z) - exponentialIntegral(-i * z)) / (2.0L * i);
    return rounded(turned ? -si : si);
}

/// Ci of numbers off the real axis with the cut along the negative one, DLMF 6.5.6 and 6.6.6.
Complex cosintOf(Complex w) {
    if (std::isnan(w.real()) || std::isnan(w.imag())) return Complex(kNaN, kNaN);
    LongComplex z(w.real(), w.imag());
    if (w == Complex(0)) return {-kInf, std::signbit(w.real()) ? std::copysign(kPi, w.imag()) : 0};
    if (seriesSuits(z) && std::abs(z) < 60)
        return rounded(kEuler + std::log(z) + integralSeries(z, 2));
    const bool turned = z.real() < 0;
    const LongComplex side(0, turned ? std::copysign(std::acos(-1.0L), z.imag()) : 0.0L);
    if (turned) z = -z;
    const LongComplex i(0, 1);
    return rounded(-(exponentialIntegral(i * z) + exponentialIntegral(-i * z)) / 2.0L + side);
}

double sinintOf(double x) {
    if (std::isnan(x)) return kNaN;
    if (std::isinf(x)) return std::copysign(kHalfPi, x);
    if (std::fabs(x) <= 4) return x == 0 ? x : integralSeries(x, 1);
    const double rest = static_cast<double>(
        exponentialIntegral({0, static_cast<long double>(std::fabs(x))}).imag());
    return std::copysign(kHalfPi + rest, x);
}

Complex cosintOf(double x) {
    if (std::isnan(x)) return kNaN;
    if (x == 0) return -kInf;
    const double size = std::fabs(x), phase = x < 0 ? kPi : 0;
    if (std::isinf(x)) return {0, phase};
    if (size <= 4) {
        const long double real = kEuler + std::log(static_cast<long double>(size)) +
                                 static_cast<long double>(integralSeries(size, 2));
        return {static_cast<double>(real), phase};
    }
    return {-static_cast<double>(exponentialIntegral({0, static_cast<long double>(size)}).real()),
            phase};
}

void sinint(PlainCall& c) {
    requireNumbers("sinint", c[0]);
    const Arguments a("sinint", c.args.first(1));
    const bool real = !c[0].isComplex();
    c.result(a.map([&](std::size_t i) {
        return real ? Complex(sinintOf(a.real(0, i))) : sinintOf(a.at(0, i));
    }));
}

void cosint(PlainCall& c) {
    requireNumbers("cosint", c[0]);
    const Arguments a("cosint", c.args.first(1));
    const bool real = !c[0].isComplex();
    c.result(
        a.map([&](std::size_t i) { return real ? cosintOf(a.real(0, i)) : cosintOf(a.at(0, i)); }));
}

constexpr Builtin kRows[] = {
    {"gammainc", 2, 3, 1, onOwnThread<gammainc>, "Y = gammainc(X,A,tail)",
     "Regularised incomplete gamma function; tail is 'lower', 'upper', 'scaledlower' or "
     "'scaledupper'."},
    {"gammaincinv", 2, 3, 1, onOwnThread<gammaincinv>, "X = gammaincinv(Y,A,tail)",
     "Inverse of the incomplete gamma function: Y = gammainc(X,A,tail)."},
    {"betainc", 3, 4, 1, onOwnThread<betainc>, "I = betainc(X,Z,W,tail)",
     "Regularised incomplete beta function; tail is 'lower' or 'upper'."},
    {"betaincinv", 3, 4, 1, onOwnThread<betaincinv>, "X = betaincinv(Y,Z,W,tail)",
     "Inverse of the incomplete beta function: Y = betainc(X,Z,W,tail)."},
    {"psi", 1, 2, 1, onOwnThread<psi>, "Y = psi(k,X)",
     "Digamma function, or with k the k-th derivative of it: psi(1) is -0.5772."},
    {"zeta", 1, 1, 1, onOwnThread<zeta>, "Z = zeta(X)", "Riemann's zeta function of real numbers."},
    {"expint", 1, 1, 1, onOwnThread<expint>, "Y = expint(X)",
     "Exponential integral E1, the integral of exp(-t)/t from X to infinity."},
    {"sinint", 1, 1, 1, onOwnThread<sinint>, "Y = sinint(X)",
     "Sine integral, the integral of sin(t)/t from 0 to X, which may be complex."},
    {"cosint", 1, 1, 1, onOwnThread<cosint>, "Y = cosint(X)",
     "Cosine integral; of negative numbers its imaginary part is pi. X may be complex."},
};

} // namespace

std::span<const Builtin> specialFunctionTable() {
    return kRows;
}

} // namespace vitrine
