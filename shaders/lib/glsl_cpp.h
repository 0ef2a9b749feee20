// SPDX-License-Identifier: Apache-2.0
// The C++ side of the shared function library: GLSL's types, literals and exactly rounded built-in
// functions, so that shaders/lib/*.glsl compile as C++. Included INSIDE the namespace of one SIMD
// variant (hence no #pragma once and no #include: the includer provides <cstdint>), compiled with
// -ffp-contract=off. Functions are forced inline so that loops over them vectorise.
#pragma GCC system_header // operator""lf: GLSL's suffix for double has no underscore
#define VT_FN [[gnu::always_inline]] inline
#define VT_OUT(T) T&
#define VT_INOUT(T) T&
#define VT_STRAIGHT // no short paths by branches: loops over elements are vectorised here
#ifdef __FMA__
#define VT_FMA_EXACT 1
#else
#define VT_FMA_EXACT 0
#endif
#define VT_DIV32_EXACT 1
#define VT_COMPARE32_EXACT 1
#define VT_WIDEN_EXACT 1
#define VT_FMA32_KEEPS 1
#define VT_DERIVED_EXACT 1
#define VT_HAS_FLOAT64 1
#define VT_HAS_INT64 1

using uint = std::uint32_t;
using std::int64_t;
using std::uint64_t;

// Literals in shaders/lib carry 20 digits, so that rounding through long double is harmless.
constexpr double operator""lf(long double x) { return static_cast<double>(x); }

VT_FN uint floatBitsToUint(float x) { return __builtin_bit_cast(uint, x); }
VT_FN int floatBitsToInt(float x) { return __builtin_bit_cast(int, x); }
VT_FN float uintBitsToFloat(uint u) { return __builtin_bit_cast(float, u); }
VT_FN float intBitsToFloat(int i) { return __builtin_bit_cast(float, i); }
VT_FN uint64_t doubleBitsToUint64(double x) { return __builtin_bit_cast(uint64_t, x); }
VT_FN double uint64BitsToDouble(uint64_t u) { return __builtin_bit_cast(double, u); }

VT_FN float sqrt(float x) { return __builtin_sqrtf(x); }
VT_FN double sqrt(double x) { return __builtin_sqrt(x); }
VT_FN float floor(float x) { return __builtin_floorf(x); }
VT_FN double floor(double x) { return __builtin_floor(x); }
VT_FN float ceil(float x) { return __builtin_ceilf(x); }
VT_FN double ceil(double x) { return __builtin_ceil(x); }
VT_FN float trunc(float x) { return __builtin_truncf(x); }
VT_FN double trunc(double x) { return __builtin_trunc(x); }
VT_FN uint64_t min(uint64_t a, uint64_t b) { return a < b ? a : b; }
#if VT_FMA_EXACT
VT_FN float fma(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
VT_FN double fma(double a, double b, double c) { return __builtin_fma(a, b, c); }
#endif
VT_FN void umulExtended(uint a, uint b, uint& high, uint& low) {
    const uint64_t p = static_cast<uint64_t>(a) * b;
    high = static_cast<uint>(p >> 32);
    low = static_cast<uint>(p);
}
