// SPDX-License-Identifier: Apache-2.0
#pragma once
// Arithmetic between 64-bit integers and numbers of other classes. MATLAB documents it "as if
// 80-bit extended-precision arithmetic were used": operands are exact, the result of an operation
// is rounded to 64 significant bits (ties to even) and then to the integer class (ties away from
// zero, saturating). Here on integers alone, so that every processor gives the same. Pure; any
// thread.
#include "value/dtype.h"

#include <cstdint>
#include <limits>
#include <type_traits>

namespace vitrine {

/// Hold every value of the 64-bit classes, their sums and products.
__extension__ typedef __int128 Int128;
__extension__ typedef unsigned __int128 Uint128;

/// The nearest element of an integer class.
template <typename T>
[[nodiscard]] constexpr T saturated(Int128 x) {
    using L = std::numeric_limits<T>;
    if (x > static_cast<Int128>(L::max())) return L::max();
    if (x < static_cast<Int128>(L::min())) return L::min();
    return static_cast<T>(x);
}
/// Sum and product in an integer class.
template <typename T>
[[nodiscard]] constexpr T saturatedSum(T a, T b) {
    return saturated<T>(static_cast<Int128>(a) + b);
}
template <typename T>
[[nodiscard]] constexpr T saturatedProduct(T a, T b) {
    T product = 0;
    if (!__builtin_mul_overflow(a, b, &product)) return product;
    return (a < 0) == (b < 0) ? std::numeric_limits<T>::max() : std::numeric_limits<T>::min();
}

/// ±mantissa·2^exponent with the mantissa's highest bit set; or 0, Inf, NaN.
struct WideNumber {
    enum class Kind : uint8_t { Zero, Finite, Infinite, NaN };

    Kind kind = Kind::Zero;
    bool negative = false;
    int32_t exponent = 0;
    uint64_t mantissa = 0;

    [[nodiscard]] static WideNumber ofMagnitude(bool negative, uint64_t magnitude);
    [[nodiscard]] static WideNumber ofDouble(double x);
    template <typename T>
    [[nodiscard]] static WideNumber of(T x) {
        if constexpr (std::is_floating_point_v<T>)
            return ofDouble(x);
        else if constexpr (std::is_signed_v<T>)
            return ofMagnitude(x < 0, x < 0 ? uint64_t{0} - static_cast<uint64_t>(x)
                                            : static_cast<uint64_t>(x));
        else
            return ofMagnitude(false, static_cast<uint64_t>(x));
    }

    /// The nearest element of an integer class; NaN gives 0. For bool: is it not zero?
    template <typename T>
    [[nodiscard]] T to() const {
        if constexpr (std::is_same_v<T, bool>) {
            return kind != Kind::Zero;
        } else {
            constexpr auto most = static_cast<Uint128>(std::numeric_limits<T>::max());
            const Uint128 size = roundedMagnitude();
            if (negative) {
                if constexpr (std::is_unsigned_v<T>) return T(0);
                if (size > most) return std::numeric_limits<T>::min();
                return static_cast<T>(-static_cast<Int128>(size));
            }
            return size > most ? std::numeric_limits<T>::max() : static_cast<T>(size);
        }
    }
    [[nodiscard]] double toDouble() const;
    [[nodiscard]] bool isNaN() const { return kind == Kind::NaN; }
    [[nodiscard]] bool isZero() const { return kind == Kind::Zero; }
    [[nodiscard]] bool isInfinite() const { return kind == Kind::Infinite; }
    [[nodiscard]] bool isWhole() const;
    [[nodiscard]] WideNumber magnitude() const;
    [[nodiscard]] WideNumber negated() const;

private:
    /// The magnitude rounded half up; 2^64 stands for all that is larger.
    [[nodiscard]] Uint128 roundedMagnitude() const;
};

/// One operation each, by MATLAB's rules for the function of that name.
namespace wide {

[[nodiscard]] WideNumber plus(const WideNumber& a, const WideNumber& b);
[[nodiscard]] WideNumber minus(const WideNumber& a, const WideNumber& b);
[[nodiscard]] WideNumber times(const WideNumber& a, const WideNumber& b);
[[nodiscard]] WideNumber rdivide(const WideNumber& a, const WideNumber& b);
[[nodiscard]] WideNumber power(const WideNumber& a, const WideNumber& b);
[[nodiscard]] WideNumber hypot(const WideNumber& a, const WideNumber& b);
/// The real n-th root of x; NaN for a negative x unless n is an odd whole number.
[[nodiscard]] WideNumber nthRoot(const WideNumber& x, const WideNumber& n);
[[nodiscard]] WideNumber mod(const WideNumber& a, const WideNumber& b);
[[nodiscard]] WideNumber rem(const WideNumber& a, const WideNumber& b);
/// NaN loses against every number.
[[nodiscard]] WideNumber min(const WideNumber& a, const WideNumber& b);
[[nodiscard]] WideNumber max(const WideNumber& a, const WideNumber& b);
/// 1 or 0; the comparison is exact.
[[nodiscard]] WideNumber eq(const WideNumber& a, const WideNumber& b);
[[nodiscard]] WideNumber ne(const WideNumber& a, const WideNumber& b);
[[nodiscard]] WideNumber lt(const WideNumber& a, const WideNumber& b);
[[nodiscard]] WideNumber le(const WideNumber& a, const WideNumber& b);
[[nodiscard]] WideNumber gt(const WideNumber& a, const WideNumber& b);
[[nodiscard]] WideNumber ge(const WideNumber& a, const WideNumber& b);

} // namespace wide

} // namespace vitrine
