// SPDX-License-Identifier: Apache-2.0
#include "value/wide_number.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

namespace vitrine {

namespace {

using Kind = WideNumber::Kind;

// Far beyond what any element can be, and far from what an int32_t holds.
constexpr int32_t kLargestExponent = 1 << 20;

WideNumber special(Kind kind, bool negative = false) {
    WideNumber out;
    out.kind = kind;
    out.negative = negative;
    return out;
}

int leadingZeros(Uint128 m) {
    const auto high = static_cast<uint64_t>(m >> 64);
    return high != 0 ? std::countl_zero(high) : 64 + std::countl_zero(static_cast<uint64_t>(m));
}

/// ±m·2^exponent, and a little more when `more`, rounded to 64 bits, ties to even.
WideNumber rounded(bool negative, Uint128 m, int64_t exponent, bool more) {
    if (m == 0) return special(Kind::Zero, negative);
    const int zeros = leadingZeros(m);
    m <<= zeros;
    auto top = static_cast<uint64_t>(m >> 64);
    const auto rest = static_cast<uint64_t>(m);
    constexpr uint64_t kHalf = uint64_t{1} << 63;
    exponent += 64 - zeros;
    if (rest > kHalf || (rest == kHalf && (more || (top & 1) != 0))) {
        if (++top == 0) {
            top = kHalf;
            ++exponent;
        }
    }
    if (exponent > kLargestExponent) return special(Kind::Infinite, negative);
    if (exponent < -kLargestExponent) return special(Kind::Zero, negative);
    WideNumber out = special(Kind::Finite, negative);
    out.mantissa = top;
    out.exponent = static_cast<int32_t>(exponent);
    return out;
}

/// Of magnitudes, neither NaN: negative, 0 or positive as a is smaller, equal or larger.
int compareMagnitudes(const WideNumber& a, const WideNumber& b) {
    const auto rank = [](const WideNumber& x) {
        return x.kind == Kind::Zero ? 0 : x.kind == Kind::Finite ? 1 : 2;
    };
    if (rank(a) != rank(b)) return rank(a) - rank(b);
    if (a.kind != Kind::Finite) return 0;
    if (a.exponent != b.exponent) return a.exponent < b.exponent ? -1 : 1;
    return a.mantissa == b.mantissa ? 0 : a.mantissa < b.mantissa ? -1 : 1;
}

/// Neither is NaN.
int compare(const WideNumber& a, const WideNumber& b) {
    if (a.isZero() && b.isZero()) return 0;
    const bool below = a.negative && !a.isZero(), under = b.negative && !b.isZero();
    if (below != under) return below ? -1 : 1;
    return below ? -compareMagnitudes(a, b) : compareMagnitudes(a, b);
}

WideNumber truth(bool x) {
    return WideNumber::ofMagnitude(false, x ? 1 : 0);
}

/// a − b·(a/b towards zero), exactly; both finite, b not zero.
WideNumber truncatedRemainder(const WideNumber& a, const WideNumber& b) {
    if (a.isZero() || a.exponent < b.exponent) return a;
    uint64_t r = a.mantissa % b.mantissa;
    for (int64_t n = int64_t{a.exponent} - b.exponent; n > 0 && r != 0; --n)
        r = static_cast<uint64_t>((static_cast<Uint128>(r) << 1) % b.mantissa);
    return rounded(a.negative, r, b.exponent, false);
}

/// A quotient by a fraction that misses a whole number by the rounding of doubles only counts as
/// whole, as it does for doubles (shaders/lib/round.glsl); far out nothing is known of it.
bool dividesNearly(const WideNumber& a, const WideNumber& b) {
    if (b.isWhole()) return false;
    constexpr double kFar = 0x1p51;
    const double q = wide::rdivide(a, b).toDouble();
    const double size = std::abs(q);
    return size < kFar && std::abs(q - std::round(q)) < 0x1p-52 * std::max(size, 1.0);
}

// --- pairs of doubles, for what is no rational function: 106 bits, of which results keep 64

struct Pair {
    double hi;
    double lo;
};

Pair quickSum(double a, double b) {
    const double s = a + b;
    return {s, b - (s - a)};
}
Pair sum(double a, double b) {
    const double s = a + b;
    const double t = s - a;
    return {s, (a - (s - t)) + (b - t)};
}
Pair operator+(Pair a, Pair b) {
    const Pair s = sum(a.hi, b.hi), t = sum(a.lo, b.lo);
    const Pair u = quickSum(s.hi, s.lo + t.hi);
    return quickSum(u.hi, u.lo + t.lo);
}
Pair operator-(Pair a) {
    return {-a.hi, -a.lo};
}
Pair operator*(Pair a, Pair b) {
    const double p = a.hi * b.hi;
    return quickSum(p, std::fma(a.hi, b.hi, -p) + (a.hi * b.lo + a.lo * b.hi));
}
Pair operator/(Pair a, Pair b) {
    const double first = a.hi / b.hi;
    const Pair r = a + -(b * Pair{first, 0});
    const double second = r.hi / b.hi;
    const Pair s = r + -(b * Pair{second, 0});
    return quickSum(first, second) + Pair{s.hi / b.hi, 0};
}

Pair exponential(Pair x) {
    constexpr Pair kLn2{0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56};
    constexpr int kHalvings = 9, kTerms = 11;
    const double k = std::round(x.hi / kLn2.hi);
    Pair r = x + -(kLn2 * Pair{k, 0});
    r = {std::ldexp(r.hi, -kHalvings), std::ldexp(r.lo, -kHalvings)};
    Pair minusOne{0, 0}; // e^r - 1, Horner's scheme
    for (int n = kTerms; n >= 1; --n)
        minusOne = (Pair{1, 0} + minusOne) * r / Pair{static_cast<double>(n), 0};
    for (int i = 0; i < kHalvings; ++i)
        minusOne = Pair{2 * minusOne.hi, 2 * minusOne.lo} + minusOne * minusOne;
    const Pair out = Pair{1, 0} + minusOne;
    return {std::ldexp(out.hi, static_cast<int>(k)), std::ldexp(out.lo, static_cast<int>(k))};
}

/// Of a positive number: one step of Newton's method, with the next term of its error.
Pair logarithm(Pair x) {
    const Pair start{std::log(x.hi), 0};
    const Pair z = x * exponential(-start) + Pair{-1, 0};
    return start + z + Pair{-0.5 * z.hi * z.hi, 0};
}

Pair pairOf(const WideNumber& x) {
    if (x.isZero()) return {0, 0};
    const double hi = x.toDouble();
    return {hi, wide::minus(x, WideNumber::ofDouble(hi)).toDouble()};
}
WideNumber numberOf(Pair x) {
    return wide::plus(WideNumber::ofDouble(x.hi), WideNumber::ofDouble(x.lo));
}

/// x^n for a whole n ≥ 0.
WideNumber repeatedProduct(WideNumber x, const WideNumber& n) {
    WideNumber out = WideNumber::of(1);
    if (n.isZero()) return out;
    // Beyond 2^63 every base but ±1 has left the range long ago; such an n is even.
    uint64_t count = n.exponent > 0 ? uint64_t{1} << 63 : n.mantissa >> -n.exponent;
    for (; count != 0; count >>= 1) {
        if ((count & 1) != 0) out = wide::times(out, x);
        if (count > 1) x = wide::times(x, x);
    }
    return out;
}

bool isOdd(const WideNumber& n) {
    if (n.kind != Kind::Finite || n.exponent > 0 || !n.isWhole()) return false;
    return (n.mantissa >> -n.exponent & 1) != 0;
}

} // namespace

WideNumber WideNumber::ofMagnitude(bool negative, uint64_t magnitude) {
    return rounded(negative, magnitude, 0, false);
}

WideNumber WideNumber::ofDouble(double x) {
    if (std::isnan(x)) return special(Kind::NaN);
    if (std::isinf(x)) return special(Kind::Infinite, std::signbit(x));
    int exponent = 0;
    const double fraction = std::frexp(std::abs(x), &exponent);
    return rounded(std::signbit(x), static_cast<uint64_t>(std::ldexp(fraction, 53)), exponent - 53,
                   false);
}

double WideNumber::toDouble() const {
    double out = 0;
    if (kind == Kind::NaN) return std::numeric_limits<double>::quiet_NaN();
    if (kind == Kind::Infinite) out = std::numeric_limits<double>::infinity();
    if (kind == Kind::Finite) out = std::ldexp(static_cast<double>(mantissa), exponent);
    return negative ? -out : out;
}

bool WideNumber::isWhole() const {
    if (kind == Kind::Zero) return true;
    if (kind != Kind::Finite || exponent < -63) return false;
    return exponent >= 0 || (mantissa & ((uint64_t{1} << -exponent) - 1)) == 0;
}

WideNumber WideNumber::magnitude() const {
    WideNumber out = *this;
    out.negative = false;
    return out;
}

WideNumber WideNumber::negated() const {
    WideNumber out = *this;
    out.negative = !negative;
    return out;
}

Uint128 WideNumber::roundedMagnitude() const {
    constexpr Uint128 kMost = static_cast<Uint128>(1) << 64;
    if (kind == Kind::NaN || kind == Kind::Zero) return 0;
    if (kind == Kind::Infinite || exponent > 0) return kMost;
    const int shift = -exponent;
    if (shift == 0) return mantissa;
    if (shift > 64) return 0;
    return (static_cast<Uint128>(mantissa) + (static_cast<Uint128>(1) << (shift - 1))) >> shift;
}

namespace wide {

WideNumber plus(const WideNumber& a, const WideNumber& b) {
    if (a.isNaN() || b.isNaN()) return special(Kind::NaN);
    if (a.isInfinite() || b.isInfinite()) {
        if (a.isInfinite() && b.isInfinite() && a.negative != b.negative) return special(Kind::NaN);
        return a.isInfinite() ? a : b;
    }
    const bool swap = compareMagnitudes(a, b) < 0;
    const WideNumber& large = swap ? b : a;
    const WideNumber& small = swap ? a : b;
    if (small.isZero()) return large;
    // The large one's highest bit at 125: room for a carry, and 61 bits below.
    constexpr int kRoom = 62;
    const Uint128 m = static_cast<Uint128>(large.mantissa) << kRoom;
    const Uint128 full = static_cast<Uint128>(small.mantissa) << kRoom;
    const int64_t shift = int64_t{large.exponent} - small.exponent;
    const Uint128 part = shift > 126 ? 0 : full >> shift;
    const bool lost = shift > 126 || (part << shift) != full;
    const int64_t exponent = int64_t{large.exponent} - kRoom;
    if (large.negative == small.negative) return rounded(large.negative, m + part, exponent, lost);
    if (m == part && !lost) return special(Kind::Zero);
    return rounded(large.negative, m - part - (lost ? 1 : 0), exponent, lost);
}

WideNumber minus(const WideNumber& a, const WideNumber& b) {
    return plus(a, b.negated());
}

WideNumber times(const WideNumber& a, const WideNumber& b) {
    const bool negative = a.negative != b.negative;
    if (a.isNaN() || b.isNaN()) return special(Kind::NaN);
    if (a.isInfinite() || b.isInfinite()) {
        if (a.isZero() || b.isZero()) return special(Kind::NaN);
        return special(Kind::Infinite, negative);
    }
    return rounded(negative, static_cast<Uint128>(a.mantissa) * b.mantissa,
                   int64_t{a.exponent} + b.exponent, false);
}

WideNumber rdivide(const WideNumber& a, const WideNumber& b) {
    const bool negative = a.negative != b.negative;
    if (a.isNaN() || b.isNaN() || (a.isInfinite() && b.isInfinite()) || (a.isZero() && b.isZero()))
        return special(Kind::NaN);
    if (a.isInfinite() || b.isZero()) return special(Kind::Infinite, negative);
    if (b.isInfinite() || a.isZero()) return special(Kind::Zero, negative);
    const Uint128 dividend = static_cast<Uint128>(a.mantissa) << 64;
    const Uint128 first = dividend / b.mantissa;
    const Uint128 rest = (dividend % b.mantissa) << 32;
    return rounded(negative, (first << 32) | (rest / b.mantissa),
                   int64_t{a.exponent} - b.exponent - 96, rest % b.mantissa != 0);
}

WideNumber power(const WideNumber& a, const WideNumber& b) {
    if (a.isInfinite() && !b.isInfinite() && !b.isNaN() && !b.isZero())
        return special(b.negative ? Kind::Zero : Kind::Infinite, a.negative && isOdd(b));
    if (a.isNaN() || b.isNaN() || a.isInfinite() || b.isInfinite())
        return WideNumber::ofDouble(std::pow(a.toDouble(), b.toDouble()));
    if (b.isWhole()) {
        const WideNumber product = repeatedProduct(a, b.magnitude());
        return b.negative ? rdivide(WideNumber::of(1), product) : product;
    }
    if (a.isZero()) return special(b.negative ? Kind::Infinite : Kind::Zero);
    if (a.negative) return special(Kind::NaN);
    const Pair exponent = logarithm(pairOf(a)) * pairOf(b);
    constexpr double kFarBeyond = 700;
    if (std::abs(exponent.hi) > kFarBeyond)
        return special(exponent.hi > 0 ? Kind::Infinite : Kind::Zero);
    return numberOf(exponential(exponent));
}

WideNumber hypot(const WideNumber& a, const WideNumber& b) {
    if (a.isInfinite() || b.isInfinite()) return special(Kind::Infinite);
    if (a.isNaN() || b.isNaN()) return special(Kind::NaN);
    const bool swap = compareMagnitudes(a, b) < 0;
    const WideNumber x = (swap ? b : a).magnitude(), y = (swap ? a : b).magnitude();
    if (y.isZero()) return x;
    // x·sqrt(1+(y/x)²), the root in the neighbourhood of 1.
    const Pair ratio = pairOf(y) / pairOf(x);
    const Pair square = ratio * ratio + Pair{1, 0};
    const double start = std::sqrt(square.hi);
    const Pair root =
        Pair{start, 0} + (square + -(Pair{start, 0} * Pair{start, 0})) / Pair{2 * start, 0};
    return numberOf(pairOf(x) * root);
}

WideNumber nthRoot(const WideNumber& x, const WideNumber& n) {
    if (x.isNaN() || n.isNaN()) return special(Kind::NaN);
    const bool odd = isOdd(n);
    if (x.negative && !x.isZero() && !odd) return special(Kind::NaN);
    const WideNumber one = WideNumber::of(1);
    if (n.isInfinite()) return one;
    if (x.kind != Kind::Finite || n.isZero()) {
        const double size = std::pow(std::abs(x.toDouble()), 1 / n.toDouble());
        return WideNumber::ofDouble(x.negative && odd ? -size : size);
    }
    const Pair exponent = logarithm(pairOf(x.magnitude())) / pairOf(n);
    constexpr double kFarBeyond = 700;
    if (std::abs(exponent.hi) > kFarBeyond)
        return special(exponent.hi > 0 ? Kind::Infinite : Kind::Zero, x.negative);
    const WideNumber out = numberOf(exponential(exponent));
    return x.negative ? out.negated() : out;
}

WideNumber rem(const WideNumber& a, const WideNumber& b) {
    if (a.isNaN() || b.isNaN() || a.isInfinite() || b.isZero()) return special(Kind::NaN);
    if (b.isInfinite()) return a;
    if (dividesNearly(a, b)) return special(Kind::Zero);
    return truncatedRemainder(a, b);
}

WideNumber mod(const WideNumber& a, const WideNumber& b) {
    if (a.isNaN() || b.isNaN() || a.isInfinite()) return special(Kind::NaN);
    if (b.isZero()) return a;
    if (b.isInfinite()) return a.isZero() || a.negative == b.negative ? a : b;
    const WideNumber r = rem(a, b);
    return r.isZero() || r.negative == b.negative ? r : plus(r, b);
}

WideNumber min(const WideNumber& a, const WideNumber& b) {
    if (a.isNaN()) return b;
    return b.isNaN() || compare(a, b) <= 0 ? a : b;
}

WideNumber max(const WideNumber& a, const WideNumber& b) {
    if (a.isNaN()) return b;
    return b.isNaN() || compare(a, b) >= 0 ? a : b;
}

WideNumber eq(const WideNumber& a, const WideNumber& b) {
    return truth(!a.isNaN() && !b.isNaN() && compare(a, b) == 0);
}
WideNumber ne(const WideNumber& a, const WideNumber& b) {
    return truth(a.isNaN() || b.isNaN() || compare(a, b) != 0);
}
WideNumber lt(const WideNumber& a, const WideNumber& b) {
    return truth(!a.isNaN() && !b.isNaN() && compare(a, b) < 0);
}
WideNumber le(const WideNumber& a, const WideNumber& b) {
    return truth(!a.isNaN() && !b.isNaN() && compare(a, b) <= 0);
}
WideNumber gt(const WideNumber& a, const WideNumber& b) {
    return lt(b, a);
}
WideNumber ge(const WideNumber& a, const WideNumber& b) {
    return le(b, a);
}

} // namespace wide

} // namespace vitrine
