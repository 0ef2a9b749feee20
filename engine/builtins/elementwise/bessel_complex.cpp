// SPDX-License-Identifier: Apache-2.0
// I and K in the right half-plane: K by Temme's series (|z| <= 2) or Steed's continued fraction for
// orders up to 1/2, then by recurrence upwards; I from I(nu+1)/I(nu), a continued fraction, and the
// Wronskian (Temme, J. Comput. Phys. 19, 1975; Thompson and Barnett, ibid. 64, 1986). All others by
// the connections of DLMF 10.27 and 10.34. In extended precision, both functions free of their
// exponentials, so that neither overflows before the result does.
#include "builtins/elementwise/bessel_complex.h"

#include "builtins/elementwise/special_support.h"

#include <boost/math/special_functions/gamma.hpp>

namespace vitrine::special {

namespace {

using Real = long double;
using Wide = std::complex<long double>;

constexpr Real kWidePi = 3.14159265358979323846264338327950288L;
constexpr Real kUnit = std::numeric_limits<Real>::epsilon();
constexpr int kMostTerms = 200000;
const Wide kImaginary(0, 1);

/// exp(iπx), exact where x is a multiple of 1/2.
Wide turn(Real x) {
    const Real r = x - 2 * std::floor(x / 2);
    if (r == 0) return {1, 0};
    if (r == 0.5L) return {0, 1};
    if (r == 1) return {-1, 0};
    if (r == 1.5L) return {0, -1};
    return std::polar(Real(1), kWidePi * r);
}

struct Pair {
    Wide i, k; ///< I(z)*exp(-z) and K(z)*exp(z)
};

struct TwoOrders {
    Wide low, high; ///< K of orders mu and mu+1, times exp(z)
};

/// 1/Γ(1+x) - 1, with its own digits near x = 0.
Real reciprocalGamma1(Real x) {
    const Real t = boost::math::tgamma1pm1(x, Quiet());
    return -t / (1 + t);
}

TwoOrders temmeSeries(Real mu, Wide z) {
    const Real plus = reciprocalGamma1(mu), minus = reciprocalGamma1(-mu);
    const Real gamma1 =
        mu == 0 ? -0.577215664901532860606512090082402431L : (minus - plus) / (2 * mu);
    const Real gamma2 = 1 + (minus + plus) / 2;
    const Wide log = -std::log(z / Real(2)), sigma = mu * log;
    const Real factor = mu == 0 ? 1 : kWidePi * mu / std::sin(kWidePi * mu);
    const Wide ratio =
        std::abs(sigma) < 1e-6L ? Wide(1) + sigma * sigma / Real(6) : std::sinh(sigma) / sigma;
    Wide f = factor * (gamma1 * std::cosh(sigma) + gamma2 * ratio * log);
    Wide p = std::exp(sigma) / (2 * (1 + plus)), q = std::exp(-sigma) / (2 * (1 + minus));
    Wide sum = f, sum1 = p, c = 1;
    const Wide quarter = z * z / Real(4);
    for (int j = 1; j < kMostTerms; ++j) {
        const Real k = j;
        f = (k * f + p + q) / (k * k - mu * mu);
        p /= k - mu;
        q /= k + mu;
        c *= quarter / k;
        const Wide term = c * f, term1 = c * (p - k * f);
        sum += term;
        sum1 += term1;
        if (std::abs(term) < kUnit * std::abs(sum) && std::abs(term1) < kUnit * std::abs(sum1))
            break;
    }
    const Wide grown = std::exp(z);
    return {sum * grown, sum1 * (Real(2) / z) * grown};
}

TwoOrders steedFraction(Real mu, Wide z) {
    const Real a1 = 0.25L - mu * mu;
    Wide b = Real(2) * (Real(1) + z), d = Real(1) / b, h = d, step = d;
    Wide q1 = 0, q2 = 1, q = a1;
    Real a = -a1, c = a1;
    Wide s = Real(1) + q * step;
    for (int k = 2; k < kMostTerms; ++k) {
        a -= 2 * (k - 1);
        c = -a * c / static_cast<Real>(k);
        const Wide next = (q1 - b * q2) / a;
        q1 = q2;
        q2 = next;
        q += c * next;
        b += Real(2);
        d = Real(1) / (b + a * d);
        step *= b * d - Real(1);
        h += step;
        const Wide term = q * step;
        s += term;
        if (std::abs(term) < kUnit * std::abs(s)) break;
    }
    const Wide low = std::sqrt(kWidePi / (Real(2) * z)) / s;
    return {low, low * (mu + Real(0.5L) + z - a1 * h) / z};
}

/// I(nu+1)/I(nu) by Lentz's method.
Wide ratioOfI(Real nu, Wide z) {
    const Wide twice = Real(2) / z;
    const Real tiny = 1e-4000L;
    Wide f = tiny, c = f, d = 0;
    for (int k = 1; k < 10 * kMostTerms; ++k) {
        const Wide b = (nu + k) * twice;
        d = b + d;
        if (d == Wide(0)) d = tiny;
        c = b + Real(1) / c;
        if (c == Wide(0)) c = tiny;
        d = Real(1) / d;
        const Wide change = c * d;
        f *= change;
        if (std::abs(change - Real(1)) < kUnit) break;
    }
    return f;
}

/// Σ sign^k a_k(nu)/z^k to its smallest term, DLMF 10.40.1.
Wide expansion(Real nu, Wide z, Real sign) {
    Wide term = 1, sum = 1;
    for (int k = 1; k < 100; ++k) {
        const Real odd = 2 * k - 1;
        const Wide next = term * (sign * (4 * nu * nu - odd * odd) / (8 * k)) / z;
        if (std::abs(next) > std::abs(term) && k > nu) break;
        term = next;
        sum += term;
        if (std::abs(term) < kUnit * std::abs(sum)) break;
    }
    return sum;
}

/// real(z) >= 0, nu >= 0.
Pair rightHalf(Real nu, Wide z) {
    if (std::abs(z) > 1000 && std::abs(z) > nu * nu) {
        const Wide decaying = expansion(nu, z, 1), growing = expansion(nu, z, -1);
        const Wide other =
            turn(z.imag() >= 0 ? nu + 0.5L : -nu - 0.5L) * std::exp(-Real(2) * z) * decaying;
        return {(growing + other) / std::sqrt(2 * kWidePi * z),
                decaying * std::sqrt(kWidePi / (Real(2) * z))};
    }
    const Real whole = std::floor(nu + 0.5L), mu = nu - whole;
    TwoOrders k = std::abs(z) <= 2 ? temmeSeries(mu, z) : steedFraction(mu, z);
    for (Real order = mu + 1; order < nu + 0.5L; ++order) {
        const Wide next = k.low + Real(2) * order / z * k.high;
        k = {k.high, next};
    }
    return {Real(1) / (z * (k.high + ratioOfI(nu, z) * k.low)), k.low};
}

/// Orders whose recurrences would take seconds; MATLAB's are lost (ierr 4) as well.
bool lost(double nu, Complex z) {
    return std::isnan(nu) || std::isnan(z.real()) || std::isnan(z.imag()) || std::isinf(z.real()) ||
           std::isinf(z.imag()) || std::fabs(nu) > 1e6;
}

Complex narrow(Wide z) {
    return {static_cast<double>(z.real()), static_cast<double>(z.imag())};
}

/// exp(w)*x, of which the exponential alone may overflow.
Wide grown(Wide w, Wide x) {
    return std::exp(w / Real(2)) * x * std::exp(w / Real(2));
}

/// I(z)*exp(-abs(real(z))), nu >= 0.
Wide scaledI(Real nu, Wide z) {
    const Real upper = z.imag() >= 0 ? 1 : -1;
    if (z.real() >= 0) return rightHalf(nu, z).i * std::polar(Real(1), z.imag());
    return turn(upper * nu) * rightHalf(nu, -z).i * std::polar(Real(1), -z.imag());
}

/// K(z)*exp(z), nu >= 0.
Wide scaledK(Real nu, Wide z) {
    if (z.real() >= 0) return rightHalf(nu, z).k;
    const Real upper = z.imag() >= 0 ? 1 : -1;
    const Pair p = rightHalf(nu, -z);
    return turn(-upper * nu) * grown(Real(2) * z, p.k) - upper * kImaginary * kWidePi * p.i;
}

/// J(z)*exp(-abs(imag(z))), nu >= 0.
Wide scaledJ(Real nu, Wide z) {
    const Real upper = z.imag() >= 0 ? 1 : -1;
    return turn(upper * nu / 2) * scaledI(nu, -upper * kImaginary * z);
}

/// H1(z)*exp(-i*z), nu >= 0.
Wide scaledH1(Real nu, Wide z) {
    const Wide turned = -kImaginary * z;
    if (!(z.real() < 0 && z.imag() < 0))
        return Real(2) / (kWidePi * kImaginary) * turn(-nu / 2) * scaledK(nu, turned);
    // There K would be continued across its cut; H1 = 2J - H2.
    const Wide second = std::conj(scaledH1(nu, std::conj(z)));
    const Real size = -z.imag();
    return Real(2) * scaledJ(nu, z) * std::exp(Wide(size) - kImaginary * z) -
           grown(-Real(2) * kImaginary * z, second);
}

Wide hankel(int kind, Real nu, Wide z) {
    const Real order = std::fabs(nu);
    const Wide turned = nu < 0 ? turn(order) : Wide(1);
    if (kind == 1) return turned * scaledH1(order, z);
    return std::conj(turned * scaledH1(order, std::conj(z)));
}

/// Y(z)*exp(-abs(imag(z))).
Wide scaledY(Real nu, Wide z) {
    const Real size = std::fabs(z.imag());
    const Wide first = grown(kImaginary * z - size, hankel(1, nu, z));
    const Wide second = grown(-kImaginary * z - size, hankel(2, nu, z));
    return (first - second) / (Real(2) * kImaginary);
}

Wide anyScaledJ(Real nu, Wide z) {
    if (nu >= 0) return scaledJ(nu, z);
    const Wide angle = turn(-nu);
    Wide out = angle.real() * scaledJ(-nu, z);
    if (angle.imag() != 0) out -= angle.imag() * scaledY(-nu, z);
    return out;
}

/// Ai or Ai' without scale; zeta's exponential comes in here.
Wide airyA(bool derivative, Wide z) {
    const Real angle = std::arg(z);
    if (std::fabs(angle) <= 2 * kWidePi / 3) {
        const Wide root = std::sqrt(z), zeta = Real(2) / 3 * z * root;
        if (derivative)
            return -z / (kWidePi * std::sqrt(Real(3))) * grown(-zeta, scaledK(Real(2) / 3, zeta));
        return root / (kWidePi * std::sqrt(Real(3))) * grown(-zeta, scaledK(Real(1) / 3, zeta));
    }
    const Wide up = std::polar(Real(1), 2 * kWidePi / 3), down = std::conj(up);
    if (derivative) return -down * airyA(true, up * z) - up * airyA(true, down * z);
    return -up * airyA(false, up * z) - down * airyA(false, down * z);
}

} // namespace

Complex complexJ(double nu, Complex z, bool scaled) {
    if (lost(nu, z)) return {kNaN, kNaN};
    const Wide j = anyScaledJ(nu, z);
    return narrow(scaled ? j : grown(std::fabs(Real(z.imag())), j));
}

Complex complexY(double nu, Complex z, bool scaled) {
    if (lost(nu, z)) return {kNaN, kNaN};
    const Wide y = scaledY(nu, z);
    return narrow(scaled ? y : grown(std::fabs(Real(z.imag())), y));
}

Complex complexI(double nu, Complex z, bool scaled) {
    if (lost(nu, z)) return {kNaN, kNaN};
    const Real order = std::fabs(nu), size = std::fabs(Real(z.real()));
    Wide i = scaledI(order, z);
    if (nu < 0) {
        const Real sine = turn(order).imag();
        if (sine != 0) i += 2 / kWidePi * sine * grown(-Wide(z) - size, scaledK(order, Wide(z)));
    }
    return narrow(scaled ? i : grown(size, i));
}

Complex complexK(double nu, Complex z, bool scaled) {
    if (lost(nu, z)) return {kNaN, kNaN};
    const Wide k = scaledK(std::fabs(nu), z);
    return narrow(scaled ? k : grown(-Wide(z), k));
}

Complex complexH(int kind, double nu, Complex z, bool scaled) {
    if (lost(nu, z)) return {kNaN, kNaN};
    const Wide h = hankel(kind, nu, z);
    return narrow(scaled ? h : grown((kind == 1 ? kImaginary : -kImaginary) * Wide(z), h));
}

Complex complexAiry(int k, Complex z, bool scaled) {
    if (lost(0, z)) return {kNaN, kNaN};
    const Wide w(z), zeta = Real(2) / 3 * w * std::sqrt(w);
    const bool derivative = k % 2 != 0;
    if (k < 2) {
        const Wide a = airyA(derivative, w);
        return narrow(scaled ? grown(zeta, a) : a);
    }
    const Wide up = std::polar(Real(1), 2 * kWidePi / 3), down = std::conj(up);
    const Wide factor = std::polar(Real(1), (derivative ? 5 : 1) * kWidePi / 6);
    const Wide b =
        factor * airyA(derivative, up * w) + std::conj(factor) * airyA(derivative, down * w);
    return narrow(scaled ? grown(-std::fabs(zeta.real()), b) : b);
}

} // namespace vitrine::special
