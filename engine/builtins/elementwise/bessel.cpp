// SPDX-License-Identifier: Apache-2.0
// Bessel, Hankel and Airy functions: of real arguments by Boost.Math, of a negative one continued
// to it as DLMF 10.11 and 10.34 say (on the branch with positive phase); of complex ones by
// bessel_complex.h.
#include "builtins/elementwise/bessel_complex.h"
#include "builtins/elementwise/special_support.h"

#include <boost/math/special_functions/airy.hpp>
#include <boost/math/special_functions/bessel.hpp>

namespace vitrine {

namespace {

using namespace special;

constexpr double kPi = 3.14159265358979323846;

bool whole(double x) {
    return x == std::floor(x);
}

/// exp(iπx), exact where x is a multiple of 1/2.
Complex turn(double x) {
    const double r = x - 2 * std::floor(x / 2);
    if (r == 0) return {1, 0};
    if (r == 0.5) return {0, 1};
    if (r == 1) return {-1, 0};
    if (r == 1.5) return {0, -1};
    return std::polar(1.0, kPi * r);
}

/// Σ ak(nu)/x^k with alternating or equal signs, DLMF 10.17.1, to its smallest term.
double expansion(double nu, double x, double sign) {
    long double term = 1, sum = 1;
    for (int k = 1; k < 60; ++k) {
        const long double odd = 2 * k - 1;
        const long double next = term * sign * (4 * nu * nu - odd * odd) / (8 * k * x);
        if (std::fabs(next) > std::fabs(term) && k > std::fabs(nu)) break;
        term = next;
        sum += term;
        if (std::fabs(term) < 1e-19L * std::fabs(sum)) break;
    }
    return static_cast<double>(sum);
}

/// J and Y of an order at arguments far beyond it, by Hankel's expansions, DLMF 10.17.3
/// and 10.17.4. What depends on the order alone is kept for further arguments.
class FarBessel {
public:
    static bool covers(double nu, double x) { return x >= 25 && x >= nu * nu && x < 1e9; }

    struct Both {
        double j, y;
    };
    Both at(double nu, double x) {
        if (nu != m_nu) prepare(nu);
        const long double z = x, inverse = 1 / z;
        long double term = 1, p = 1, q = 0;
        for (std::size_t k = 0; k < m_ratios.size(); k += 2) {
            term *= m_ratios[k] * inverse;
            q += term;
            term *= -m_ratios[k + 1] * inverse;
            p += term;
            if (std::fabs(term) < 1e-21L) break;
        }
        const long double sine = std::sin(z), cosine = std::cos(z);
        const long double c = cosine * m_cosine + sine * m_sine,
                          s = sine * m_cosine - cosine * m_sine;
        const long double size = std::sqrt(2 * inverse / std::acos(-1.0L));
        return {static_cast<double>(size * (p * c - q * s)),
                static_cast<double>(size * (p * s + q * c))};
    }

private:
    void prepare(double nu) {
        m_nu = nu;
        const long double four = 4 * static_cast<long double>(nu) * nu;
        m_ratios.clear();
        for (int k = 1; k <= 60; ++k) {
            const long double odd = 2 * k - 1;
            m_ratios.push_back((four - odd * odd) / (8 * k));
        }
        const long double phase =
            std::fmod(static_cast<long double>(nu) / 2 + 0.25L, 2.0L) * std::acos(-1.0L);
        m_cosine = std::cos(phase);
        m_sine = std::sin(phase);
    }
    double m_nu = kNaN;
    std::vector<long double> m_ratios; ///< of the terms, to be divided by the argument
    long double m_cosine = 0, m_sine = 0;
};

FarBessel::Both farBessel(double nu, double x) {
    thread_local FarBessel known;
    return known.at(nu, x);
}

/// Orders whose recurrences would take seconds; MATLAB's are lost (ierr 4) as well.
constexpr double kMostOrder = 1e6;

// Of positive x; x = 0 has its limits.
double besselJ(double nu, double x) {
    if (std::isnan(nu) || std::isnan(x)) return kNaN;
    if (std::isinf(x)) return 0;
    if (x == 0) return nu == 0 ? 1 : nu > 0 || whole(nu) ? 0 : kInf;
    if (std::fabs(nu) > kMostOrder) return x < nu / 2 ? 0 : kNaN;
    if (FarBessel::covers(nu, x)) return farBessel(nu, x).j;
    return boost::math::cyl_bessel_j(nu, x, Quiet());
}
double besselY(double nu, double x) {
    if (std::isnan(nu) || std::isnan(x)) return kNaN;
    if (std::isinf(x)) return 0;
    if (x == 0) return -kInf;
    if (std::fabs(nu) > kMostOrder) return x < nu / 2 ? -kInf : kNaN;
    if (FarBessel::covers(nu, x)) return farBessel(nu, x).y;
    return boost::math::cyl_neumann(nu, x, Quiet());
}
double besselI(double nu, double x, bool scaled) {
    if (std::isnan(nu) || std::isnan(x)) return kNaN;
    if (x == 0) return nu == 0 ? 1 : nu > 0 || whole(nu) ? 0 : kInf;
    if (std::isinf(x)) return scaled ? 0 : kInf;
    if (scaled && x > 500) return expansion(nu, x, -1) / std::sqrt(2 * kPi * x);
    if (std::fabs(nu) > kMostOrder) return x < nu / 2 ? 0 : kNaN;
    const double y = boost::math::cyl_bessel_i(nu, x, Quiet());
    return scaled ? y * std::exp(-x) : y;
}
double besselK(double nu, double x, bool scaled) {
    if (std::isnan(nu) || std::isnan(x)) return kNaN;
    if (x == 0) return kInf;
    if (std::isinf(x)) return 0;
    if (std::fabs(nu) > kMostOrder) return x < std::fabs(nu) / 2 ? kInf : kNaN;
    if (scaled && x > 500) return expansion(nu, x, 1) * std::sqrt(kPi / (2 * x));
    const double y = boost::math::cyl_bessel_k(std::fabs(nu), x, Quiet());
    return scaled ? y * std::exp(x) : y;
}

Complex anyJ(double nu, double x) {
    if (!(x < 0)) return besselJ(nu, x);
    return turn(nu) * besselJ(nu, -x);
}
Complex anyY(double nu, double x) {
    if (!(x < 0)) return besselY(nu, x);
    return turn(-nu) * besselY(nu, -x) + Complex(0, 2 * turn(nu).real() * besselJ(nu, -x));
}
Complex anyI(double nu, double x, bool scaled) {
    if (!(x < 0)) return besselI(nu, x, scaled);
    return turn(nu) * besselI(nu, -x, scaled);
}
Complex anyK(double nu, double x, bool scaled) {
    if (!(x < 0)) return besselK(nu, x, scaled);
    // With scale the result is K(x)·exp(x), x negative.
    const Complex k = turn(-nu) * besselK(nu, -x, false) - Complex(0, kPi * besselI(nu, -x, false));
    return scaled ? k * std::exp(x) : k;
}

bool scaleAt(const PlainCall& c, int i, const char* function) {
    const double scale = flagAt(c, i, 0);
    if (scale == 0 || scale == 1) return scale == 1;
    throwError(identifier(function, ":InvalidScale").c_str(), "The scaling option must be 0 or 1.");
}

/// Maps f(nu, x), or g(nu, z) off the real axis, over the orders and the arguments.
template <typename F, typename G>
void overOrders(PlainCall& c, const char* name, const Value& order, const Value& argument, F f,
                G g) {
    const Value both[] = {order, argument};
    const Arguments a(name, both);
    a.requireReal(0, name, "NU");
    c.result(a.map([&](std::size_t i) {
        const Complex z = a.at(1, i);
        return z.imag() == 0 ? Complex(f(a.real(0, i), z.real())) : g(a.real(0, i), z);
    }));
    if (c.nargout > 1) c.result(a.map([](std::size_t) { return Complex(0); }));
}

void besselj(PlainCall& c) {
    const bool scaled = scaleAt(c, 2, "besselj"); // the factor of a real argument is 1
    overOrders(c, "besselj", c[0], c[1], anyJ,
               [=](double nu, Complex z) { return complexJ(nu, z, scaled); });
}
void bessely(PlainCall& c) {
    const bool scaled = scaleAt(c, 2, "bessely");
    overOrders(c, "bessely", c[0], c[1], anyY,
               [=](double nu, Complex z) { return complexY(nu, z, scaled); });
}
void besseli(PlainCall& c) {
    const bool scaled = scaleAt(c, 2, "besseli");
    overOrders(
        c, "besseli", c[0], c[1], [=](double nu, double x) { return anyI(nu, x, scaled); },
        [=](double nu, Complex z) { return complexI(nu, z, scaled); });
}
void besselk(PlainCall& c) {
    const bool scaled = scaleAt(c, 2, "besselk");
    overOrders(
        c, "besselk", c[0], c[1], [=](double nu, double x) { return anyK(nu, x, scaled); },
        [=](double nu, Complex z) { return complexK(nu, z, scaled); });
}

void besselh(PlainCall& c) {
    const double kind = c.count() > 2 ? flagAt(c, 1, 0) : 1;
    if (kind != 1 && kind != 2) throwError("MATLAB:besselh:InvalidKind", "K must be 1 or 2.");
    const bool scaled = scaleAt(c, 3, "besselh");
    const double sign = kind == 1 ? 1 : -1;
    overOrders(
        c, "besselh", c[0], c[c.count() > 2 ? 2 : 1],
        [=](double nu, double x) {
            const Complex j = anyJ(nu, x), y = anyY(nu, x);
            // Written out, so that Y = -Inf at 0 leaves the real part alone.
            const Complex h(j.real() - sign * y.imag(), j.imag() + sign * y.real());
            return scaled ? h * std::polar(1.0, -sign * x) : h;
        },
        [=](double nu, Complex z) { return complexH(static_cast<int>(kind), nu, z, scaled); });
}

double airyOf(int k, double x) {
    switch (k) {
    case 0:
        return boost::math::airy_ai(x, Quiet());
    case 1:
        return boost::math::airy_ai_prime(x, Quiet());
    case 2:
        return boost::math::airy_bi(x, Quiet());
    default:
        return boost::math::airy_bi_prime(x, Quiet());
    }
}

void airy(PlainCall& c) {
    const double kind = c.count() > 1 ? flagAt(c, 0, -1) : 0;
    if (kind != 0 && kind != 1 && kind != 2 && kind != 3)
        throwError("MATLAB:airy:InvalidK", "K must be 0, 1, 2, or 3.");
    const bool scaled = scaleAt(c, 2, "airy");
    const Value& z = c[c.count() > 1 ? 1 : 0];
    const Arguments a("airy", {&z, 1});
    c.result(a.map([&](std::size_t i) {
        if (a.at(0, i).imag() != 0) return complexAiry(static_cast<int>(kind), a.at(0, i), scaled);
        const double x = a.real(0, i);
        if (std::isnan(x)) return Complex(kNaN);
        const Complex y(airyOf(static_cast<int>(kind), x));
        if (!scaled) return y;
        const Complex zeta = 2.0 / 3.0 * x * std::sqrt(Complex(x));
        return kind < 2 ? y * std::exp(zeta) : y * std::exp(-std::fabs(zeta.real()));
    }));
    if (c.nargout > 1) c.result(a.map([](std::size_t) { return Complex(0); }));
}

constexpr Builtin kRows[] = {
    {"besselj", 2, 3, 2, onOwnThread<besselj>, "J = besselj(nu,Z,scale)",
     "Bessel function of the first kind, of real orders: besselj(0,1) is 0.7652; with scale 1 "
     "times "
     "exp(-abs(imag(Z)))."},
    {"bessely", 2, 3, 2, onOwnThread<bessely>, "Y = bessely(nu,Z,scale)",
     "Bessel function of the second kind, of real orders: bessely(0,1) is 0.0883; with scale 1 "
     "times "
     "exp(-abs(imag(Z)))."},
    {"besseli", 2, 3, 2, onOwnThread<besseli>, "I = besseli(nu,Z,scale)",
     "Modified Bessel function of the first kind; with scale 1 times exp(-abs(real(Z)))."},
    {"besselk", 2, 3, 2, onOwnThread<besselk>, "K = besselk(nu,Z,scale)",
     "Modified Bessel function of the second kind; with scale 1 times exp(Z)."},
    {"besselh", 2, 4, 2, onOwnThread<besselh>, "H = besselh(nu,K,Z,scale)",
     "Hankel function of the first (K = 1) or second (K = 2) kind; with scale 1 times exp(-i*Z) or "
     "exp(i*Z)."},
    {"airy", 1, 3, 2, onOwnThread<airy>, "W = airy(k,Z,scale)",
     "Airy function Ai (k = 0), its derivative (1), Bi (2) or its derivative (3); with "
     "scale 1 times exp(2/3*Z*sqrt(Z)) or exp(-abs(real(2/3*Z*sqrt(Z))))."},
};

} // namespace

std::span<const Builtin> besselTable() {
    return kRows;
}

} // namespace vitrine
