// SPDX-License-Identifier: Apache-2.0
#pragma once
// shaders/lib on an imitated device that loses subnormal floats in fma, in comparisons and nowhere
// else, and whose division and square root need correcting, as an NVIDIA H200 (driver 580) does:
// the functions must not notice. Single precision only. What it cannot imitate: a driver makes a
// minimum of `x < y ? x : y`, which flushes the value as well.
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

namespace numerics::flushing {

using Number = float;
using uint = std::uint32_t;
using std::int64_t;
using std::uint64_t;

/// Zero of the same sign for a subnormal.
inline Number flushed(Number x) {
    return std::fabs(x) < std::numeric_limits<Number>::min() ? std::copysign(Number(0), x) : x;
}

/// The device's float: its operators round as everywhere, its comparisons flush.
class Float {
public:
    Float() = default;
    Float(Number x) : m_x(x) {}
    explicit Float(int x) : m_x(static_cast<Number>(x)) {}
    explicit Float(uint x) : m_x(static_cast<Number>(x)) {}
    explicit operator int() const { return static_cast<int>(m_x); }
    explicit operator uint() const { return static_cast<uint>(m_x); }
    [[nodiscard]] Number number() const { return m_x; }

    friend Float operator-(Float a) { return -a.m_x; }
    friend Float operator+(Float a, Float b) { return a.m_x + b.m_x; }
    friend Float operator-(Float a, Float b) { return a.m_x - b.m_x; }
    friend Float operator*(Float a, Float b) { return a.m_x * b.m_x; }
    friend Float operator/(Float a, Float b) { return a.m_x / b.m_x; }
    friend bool operator<(Float a, Float b) { return flushed(a.m_x) < flushed(b.m_x); }
    friend bool operator>(Float a, Float b) { return b < a; }
    friend bool operator<=(Float a, Float b) { return flushed(a.m_x) <= flushed(b.m_x); }
    friend bool operator>=(Float a, Float b) { return b <= a; }
    friend bool operator==(Float a, Float b) { return flushed(a.m_x) == flushed(b.m_x); }
    friend bool operator!=(Float a, Float b) { return !(a == b); }

private:
    Number m_x;
};

inline uint floatBitsToUint(Float x) {
    return std::bit_cast<uint>(x.number());
}
inline int floatBitsToInt(Float x) {
    return std::bit_cast<int>(x.number());
}
inline Float uintBitsToFloat(uint u) {
    return std::bit_cast<Number>(u);
}
inline Float intBitsToFloat(int i) {
    return std::bit_cast<Number>(i);
}
inline Float fma(Float a, Float b, Float c) {
    return flushed(std::fma(flushed(a.number()), flushed(b.number()), flushed(c.number())));
}
inline Float inversesqrt(Float x) {
    const Number y = flushed(x.number());
    // One unit off, as a device may be.
    return std::nextafter(Number(1) / std::sqrt(y), Number(2));
}
inline Float abs(Float x) {
    return flushed(std::fabs(x.number()));
}
inline Float floor(Float x) {
    return std::floor(x.number());
}
inline Float ceil(Float x) {
    return std::ceil(x.number());
}
inline Float trunc(Float x) {
    return std::trunc(x.number());
}
inline int findMSB(uint u) {
    return 31 - std::countl_zero(u);
}
inline void umulExtended(uint a, uint b, uint& high, uint& low) {
    const uint64_t p = static_cast<uint64_t>(a) * b;
    high = static_cast<uint>(p >> 32);
    low = static_cast<uint>(p);
}

#define VT_FN inline
#define VT_OUT(T) T&
#define VT_INOUT(T) T&
#define VT_FMA_EXACT 1
#define VT_DIV32_EXACT 0
#define VT_COMPARE32_EXACT 0
#define VT_WIDEN_EXACT 0
#define VT_DERIVED_EXACT 1
#define VT_HAS_FLOAT64 0
#define VT_HAS_INT64 1
#ifdef __clang__
#pragma clang diagnostic ignored "-Wkeyword-macro"
#endif
#define float Float
// clang-format off
#include "arith.glsl"
#include "exp.glsl"
#include "hyperbolic.glsl"
#include "erf.glsl"
#include "log.glsl"
#include "trig.glsl"
#include "invtrig.glsl"
#include "invhyp.glsl"
#include "pow.glsl"
#include "round.glsl"
#include "turn.glsl"
#include "root.glsl"
#include "erfinv.glsl"
#include "gamma.glsl"
// clang-format on
#undef float

} // namespace numerics::flushing
