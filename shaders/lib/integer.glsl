// SPDX-License-Identifier: Apache-2.0
// MATLAB's integer arithmetic: results saturate, quotients round half away from zero, x/0 saturates
// by the sign of x and 0/0 is 0. Classes up to 32 bits compute in int or uint, with the bounds of
// the class; 64-bit classes are exact. All exact.
//@ requires prelude.glsl
#ifndef VT_INTEGER
#define VT_INTEGER

VT_FN int vt_clamp_int(int x, int low, int high) {
    int a = x < low ? low : x;
    return a > high ? high : a;
}
VT_FN uint vt_clamp_uint(uint x, uint high) { return x > high ? high : x; }

// Classes of 8, 16 and 32 bits: the sum of two ints overflows only for int32.
VT_FN int vt_sat_add(int a, int b, int low, int high) {
    uint s = uint(a) + uint(b);
    bool overflow = ((uint(a) ^ s) & (uint(b) ^ s) & 0x80000000u) != 0u;
    int wide = vt_clamp_int(int(s), low, high);
    return overflow ? (a < 0 ? low : high) : wide;
}
VT_FN int vt_sat_sub(int a, int b, int low, int high) {
    uint s = uint(a) - uint(b);
    bool overflow = ((uint(a) ^ uint(b)) & (uint(a) ^ s) & 0x80000000u) != 0u;
    int wide = vt_clamp_int(int(s), low, high);
    return overflow ? (a < 0 ? low : high) : wide;
}
VT_FN uint vt_magnitude(int a) { return a < 0 ? 0u - uint(a) : uint(a); }
// A sign and a magnitude, saturated to [low, high].
VT_FN int vt_from_magnitude(bool negative, uint m, int low, int high) {
    uint most = negative ? 0u - uint(low) : uint(high);
    uint kept = m > most ? most : m;
    return negative ? int(0u - kept) : int(kept);
}
VT_FN int vt_sat_mul(int a, int b, int low, int high) {
    uint top;
    uint m;
    umulExtended(vt_magnitude(a), vt_magnitude(b), top, m);
    return vt_from_magnitude((a < 0) != (b < 0), top != 0u ? 0xffffffffu : m, low, high);
}
VT_FN uint vt_rounded_quotient(uint a, uint b) {
    uint q = a / b;
    uint r = a - q * b;
    return q + (r >= b - r ? 1u : 0u);
}
VT_FN int vt_sat_div(int a, int b, int low, int high) {
    if (b == 0) return a == 0 ? 0 : (a < 0 ? low : high);
    uint q = vt_rounded_quotient(vt_magnitude(a), vt_magnitude(b));
    return vt_from_magnitude((a < 0) != (b < 0), q, low, high);
}
// idivide's default: towards zero.
VT_FN int vt_sat_idiv(int a, int b, int low, int high) {
    if (b == 0) return a == 0 ? 0 : (a < 0 ? low : high);
    uint q = vt_magnitude(a) / vt_magnitude(b);
    return vt_from_magnitude((a < 0) != (b < 0), q, low, high);
}
VT_FN uint vt_sat_add(uint a, uint b, uint high) {
    uint s = a + b;
    return s < a || s > high ? high : s;
}
VT_FN uint vt_sat_sub(uint a, uint b) { return a > b ? a - b : 0u; }
VT_FN uint vt_sat_mul(uint a, uint b, uint high) {
    uint top;
    uint m;
    umulExtended(a, b, top, m);
    return top != 0u || m > high ? high : m;
}
VT_FN uint vt_sat_div(uint a, uint b, uint high) {
    if (b == 0u) return a == 0u ? 0u : high;
    return vt_rounded_quotient(a, b);
}
VT_FN uint vt_sat_idiv(uint a, uint b, uint high) {
    if (b == 0u) return a == 0u ? 0u : high;
    return a / b;
}

// By class, as the code generator names them.
VT_FN int vt_sat_add_i8(int a, int b) { return vt_sat_add(a, b, -128, 127); }
VT_FN int vt_sat_sub_i8(int a, int b) { return vt_sat_sub(a, b, -128, 127); }
VT_FN int vt_sat_mul_i8(int a, int b) { return vt_sat_mul(a, b, -128, 127); }
VT_FN int vt_sat_div_i8(int a, int b) { return vt_sat_div(a, b, -128, 127); }
VT_FN int vt_sat_add_i16(int a, int b) { return vt_sat_add(a, b, -32768, 32767); }
VT_FN int vt_sat_sub_i16(int a, int b) { return vt_sat_sub(a, b, -32768, 32767); }
VT_FN int vt_sat_mul_i16(int a, int b) { return vt_sat_mul(a, b, -32768, 32767); }
VT_FN int vt_sat_div_i16(int a, int b) { return vt_sat_div(a, b, -32768, 32767); }
VT_FN int vt_sat_add_i32(int a, int b) { return vt_sat_add(a, b, -2147483647 - 1, 2147483647); }
VT_FN int vt_sat_sub_i32(int a, int b) { return vt_sat_sub(a, b, -2147483647 - 1, 2147483647); }
VT_FN int vt_sat_mul_i32(int a, int b) { return vt_sat_mul(a, b, -2147483647 - 1, 2147483647); }
VT_FN int vt_sat_div_i32(int a, int b) { return vt_sat_div(a, b, -2147483647 - 1, 2147483647); }
VT_FN uint vt_sat_add_u8(uint a, uint b) { return vt_sat_add(a, b, 255u); }
VT_FN uint vt_sat_sub_u8(uint a, uint b) { return vt_sat_sub(a, b); }
VT_FN uint vt_sat_mul_u8(uint a, uint b) { return vt_sat_mul(a, b, 255u); }
VT_FN uint vt_sat_div_u8(uint a, uint b) { return vt_sat_div(a, b, 255u); }
VT_FN uint vt_sat_add_u16(uint a, uint b) { return vt_sat_add(a, b, 65535u); }
VT_FN uint vt_sat_sub_u16(uint a, uint b) { return vt_sat_sub(a, b); }
VT_FN uint vt_sat_mul_u16(uint a, uint b) { return vt_sat_mul(a, b, 65535u); }
VT_FN uint vt_sat_div_u16(uint a, uint b) { return vt_sat_div(a, b, 65535u); }
VT_FN uint vt_sat_add_u32(uint a, uint b) { return vt_sat_add(a, b, 0xffffffffu); }
VT_FN uint vt_sat_sub_u32(uint a, uint b) { return vt_sat_sub(a, b); }
VT_FN uint vt_sat_mul_u32(uint a, uint b) { return vt_sat_mul(a, b, 0xffffffffu); }
VT_FN uint vt_sat_div_u32(uint a, uint b) { return vt_sat_div(a, b, 0xffffffffu); }

// Negation and magnitude by class: the least number has no counterpart.
VT_FN int vt_sat_neg_i8(int a) { return a < -127 ? 127 : -a; }
VT_FN int vt_sat_neg_i16(int a) { return a < -32767 ? 32767 : -a; }
VT_FN int vt_sat_neg_i32(int a) { return a < -2147483647 ? 2147483647 : -a; }
VT_FN uint vt_sat_neg_u8(uint a) { return 0u * a; }
VT_FN uint vt_sat_neg_u16(uint a) { return 0u * a; }
VT_FN uint vt_sat_neg_u32(uint a) { return 0u * a; }
VT_FN int vt_sat_abs_i8(int a) { return a < 0 ? vt_sat_neg_i8(a) : a; }
VT_FN int vt_sat_abs_i16(int a) { return a < 0 ? vt_sat_neg_i16(a) : a; }
VT_FN int vt_sat_abs_i32(int a) { return a < 0 ? vt_sat_neg_i32(a) : a; }
VT_FN uint vt_sat_abs_u8(uint a) { return a; }
VT_FN uint vt_sat_abs_u16(uint a) { return a; }
VT_FN uint vt_sat_abs_u32(uint a) { return a; }
// Remainders: vt_int_rem has the sign of a, vt_int_mod that of b; by zero 0 and a.
VT_FN int vt_int_rem(int a, int b) {
    if (b == 0) return 0;
    uint r = vt_magnitude(a) % vt_magnitude(b);
    return a < 0 ? int(0u - r) : int(r);
}
VT_FN uint vt_int_rem(uint a, uint b) { return b == 0u ? 0u : a % b; }
VT_FN int vt_int_mod(int a, int b) {
    if (b == 0) return a;
    int r = vt_int_rem(a, b);
    return r != 0 && (r < 0) != (b < 0) ? r + b : r;
}
VT_FN uint vt_int_mod(uint a, uint b) { return b == 0u ? a : a % b; }
VT_FN int vt_int_sign(int a) { return a > 0 ? 1 : (a < 0 ? -1 : 0); }
VT_FN uint vt_int_sign(uint a) { return a > 0u ? 1u : 0u; }
// Greatest common divisor and least common multiple, by class for what does not fit.
VT_FN uint vt_int_gcd(uint a, uint b) {
    uint x = a;
    uint y = b;
    while (y != 0u) {
        uint r = x % y;
        x = y;
        y = r;
    }
    return x;
}
VT_FN uint vt_int_lcm(uint a, uint b) {
    uint g = vt_int_gcd(a, b);
    uint top;
    uint m;
    umulExtended(a / (g == 0u ? 1u : g), b, top, m);
    return top != 0u ? 0xffffffffu : m;
}
VT_FN int vt_int_gcd_i8(int a, int b) {
    return vt_from_magnitude(false, vt_int_gcd(vt_magnitude(a), vt_magnitude(b)), -128, 127);
}
VT_FN int vt_int_lcm_i8(int a, int b) {
    return vt_from_magnitude(false, vt_int_lcm(vt_magnitude(a), vt_magnitude(b)), -128, 127);
}
VT_FN int vt_int_gcd_i16(int a, int b) {
    return vt_from_magnitude(false, vt_int_gcd(vt_magnitude(a), vt_magnitude(b)), -32768, 32767);
}
VT_FN int vt_int_lcm_i16(int a, int b) {
    return vt_from_magnitude(false, vt_int_lcm(vt_magnitude(a), vt_magnitude(b)), -32768, 32767);
}
VT_FN int vt_int_gcd_i32(int a, int b) {
    return vt_from_magnitude(false, vt_int_gcd(vt_magnitude(a), vt_magnitude(b)), -2147483647 - 1, 2147483647);
}
VT_FN int vt_int_lcm_i32(int a, int b) {
    return vt_from_magnitude(false, vt_int_lcm(vt_magnitude(a), vt_magnitude(b)), -2147483647 - 1, 2147483647);
}
VT_FN uint vt_int_gcd_u8(uint a, uint b) { return vt_clamp_uint(vt_int_gcd(a, b), 255u); }
VT_FN uint vt_int_lcm_u8(uint a, uint b) { return vt_clamp_uint(vt_int_lcm(a, b), 255u); }
VT_FN uint vt_int_gcd_u16(uint a, uint b) { return vt_clamp_uint(vt_int_gcd(a, b), 65535u); }
VT_FN uint vt_int_lcm_u16(uint a, uint b) { return vt_clamp_uint(vt_int_lcm(a, b), 65535u); }
VT_FN uint vt_int_gcd_u32(uint a, uint b) { return vt_clamp_uint(vt_int_gcd(a, b), 0xffffffffu); }
VT_FN uint vt_int_lcm_u32(uint a, uint b) { return vt_clamp_uint(vt_int_lcm(a, b), 0xffffffffu); }
// Shifts by 0 to the width of the class: what leaves it is lost, to the right the sign comes in.
VT_FN int vt_shl_i8(int a, int n) { return n > 7 ? 0 : int(uint(a) << uint(n + 24)) >> 24; }
VT_FN int vt_shl_i16(int a, int n) { return n > 15 ? 0 : int(uint(a) << uint(n + 16)) >> 16; }
VT_FN int vt_shl_i32(int a, int n) { return n > 31 ? 0 : int(uint(a) << uint(n)); }
VT_FN uint vt_shl_u8(uint a, uint n) { return n > 7u ? 0u : (a << n) & 255u; }
VT_FN uint vt_shl_u16(uint a, uint n) { return n > 15u ? 0u : (a << n) & 65535u; }
VT_FN uint vt_shl_u32(uint a, uint n) { return n > 31u ? 0u : a << n; }
VT_FN int vt_shr(int a, int n) { return a >> (n > 31 ? 31 : n); }
VT_FN uint vt_shr(uint a, uint n) { return n > 31u ? 0u : a >> n; }

#if VT_HAS_INT64
VT_FN int64_t vt_int64_bound(bool negative) {
    return negative ? int64_t(0x8000000000000000ul) : int64_t(0x7ffffffffffffffful);
}
VT_FN int64_t vt_sat_add_i64(int64_t a, int64_t b) {
    uint64_t s = uint64_t(a) + uint64_t(b);
    bool overflow = (((uint64_t(a) ^ s) & (uint64_t(b) ^ s)) >> 63) != 0ul;
    return overflow ? vt_int64_bound(a < 0l) : int64_t(s);
}
VT_FN int64_t vt_sat_sub_i64(int64_t a, int64_t b) {
    uint64_t s = uint64_t(a) - uint64_t(b);
    bool overflow = (((uint64_t(a) ^ uint64_t(b)) & (uint64_t(a) ^ s)) >> 63) != 0ul;
    return overflow ? vt_int64_bound(a < 0l) : int64_t(s);
}
// Not by comparing the terms and choosing: behind a reduction, or beside a division or square root of
// doubles, a driver took the upper half of the sum or difference from elsewhere.
VT_FN uint64_t vt_sat_add_u64(uint64_t a, uint64_t b) {
    return min(a, ~b) + b;
}
VT_FN uint64_t vt_sat_sub_u64(uint64_t a, uint64_t b) {
    return a - min(a, b);
}
VT_FN uint64_t vt_sat_mul_u64(uint64_t a, uint64_t b) {
    uint64_t a0 = a & 0xfffffffful;
    uint64_t a1 = a >> 32;
    uint64_t b0 = b & 0xfffffffful;
    uint64_t b1 = b >> 32;
    // The product fits when at most one cross term is there, and it and the carry fit.
    uint64_t cross = a1 * b0 + a0 * b1;
    uint64_t low = a0 * b0;
    uint64_t high = (cross & 0xfffffffful) + (low >> 32);
    bool over = (a1 != 0ul && b1 != 0ul) || (cross >> 32) != 0ul || (high >> 32) != 0ul;
    return over ? 0xfffffffffffffffful : (high << 32) | (low & 0xfffffffful);
}
VT_FN uint64_t vt_rounded_quotient(uint64_t a, uint64_t b) {
    uint64_t q = a / b;
    uint64_t r = a - q * b;
    return q + (r >= b - r ? 1ul : 0ul);
}
VT_FN uint64_t vt_sat_div_u64(uint64_t a, uint64_t b) {
    if (b == 0ul) return a == 0ul ? 0ul : 0xfffffffffffffffful;
    return vt_rounded_quotient(a, b);
}
VT_FN uint64_t vt_magnitude(int64_t a) { return a < 0l ? 0ul - uint64_t(a) : uint64_t(a); }
VT_FN int64_t vt_from_magnitude(bool negative, uint64_t m) {
    uint64_t most = negative ? 0x8000000000000000ul : 0x7ffffffffffffffful;
    uint64_t kept = m > most ? most : m;
    return negative ? int64_t(0ul - kept) : int64_t(kept);
}
VT_FN int64_t vt_sat_mul_i64(int64_t a, int64_t b) {
    return vt_from_magnitude((a < 0l) != (b < 0l),
                             vt_sat_mul_u64(vt_magnitude(a), vt_magnitude(b)));
}
VT_FN int64_t vt_sat_div_i64(int64_t a, int64_t b) {
    if (b == 0l) return a == 0l ? 0l : vt_int64_bound(a < 0l);
    return vt_from_magnitude((a < 0l) != (b < 0l),
                             vt_rounded_quotient(vt_magnitude(a), vt_magnitude(b)));
}
VT_FN int64_t vt_sat_neg_i64(int64_t a) {
    return a == vt_int64_bound(true) ? vt_int64_bound(false) : -a;
}
VT_FN uint64_t vt_sat_neg_u64(uint64_t a) { return 0ul * a; }
VT_FN int64_t vt_sat_abs_i64(int64_t a) { return a < 0l ? vt_sat_neg_i64(a) : a; }
VT_FN uint64_t vt_sat_abs_u64(uint64_t a) { return a; }
VT_FN int64_t vt_int_rem(int64_t a, int64_t b) {
    if (b == 0l) return 0l;
    uint64_t r = vt_magnitude(a) % vt_magnitude(b);
    return a < 0l ? int64_t(0ul - r) : int64_t(r);
}
VT_FN uint64_t vt_int_rem(uint64_t a, uint64_t b) { return b == 0ul ? 0ul : a % b; }
VT_FN int64_t vt_int_mod(int64_t a, int64_t b) {
    if (b == 0l) return a;
    int64_t r = vt_int_rem(a, b);
    return r != 0l && (r < 0l) != (b < 0l) ? r + b : r;
}
VT_FN uint64_t vt_int_mod(uint64_t a, uint64_t b) { return b == 0ul ? a : a % b; }
VT_FN uint64_t vt_int_gcd_u64(uint64_t a, uint64_t b) {
    uint64_t x = a;
    uint64_t y = b;
    while (y != 0ul) {
        uint64_t r = x % y;
        x = y;
        y = r;
    }
    return x;
}
VT_FN uint64_t vt_int_lcm_u64(uint64_t a, uint64_t b) {
    uint64_t g = vt_int_gcd_u64(a, b);
    return vt_sat_mul_u64(a / (g == 0ul ? 1ul : g), b);
}
VT_FN int64_t vt_int_gcd_i64(int64_t a, int64_t b) {
    return vt_from_magnitude(false, vt_int_gcd_u64(vt_magnitude(a), vt_magnitude(b)));
}
VT_FN int64_t vt_int_lcm_i64(int64_t a, int64_t b) {
    return vt_from_magnitude(false, vt_int_lcm_u64(vt_magnitude(a), vt_magnitude(b)));
}
// idivide: the quotient of magnitudes, one more where something is left and `away` says so.
VT_FN uint64_t vt_quotient_away(uint64_t a, uint64_t b, bool away) {
    uint64_t q = a / b;
    return q + (away && a - q * b != 0ul ? 1ul : 0ul);
}
VT_FN int64_t vt_quotient_by(int64_t a, int64_t b, bool up, bool down) {
    if (b == 0l) return a == 0l ? 0l : vt_int64_bound(a < 0l);
    bool negative = (a < 0l) != (b < 0l);
    return vt_from_magnitude(negative, vt_quotient_away(vt_magnitude(a), vt_magnitude(b),
                                                        negative ? down : up));
}
VT_FN uint64_t vt_quotient_by(uint64_t a, uint64_t b, bool up) {
    if (b == 0ul) return a == 0ul ? 0ul : 0xfffffffffffffffful;
    return vt_quotient_away(a, b, up);
}
VT_FN int64_t vt_fix_div_i64(int64_t a, int64_t b) { return vt_quotient_by(a, b, false, false); }
VT_FN int64_t vt_floor_div_i64(int64_t a, int64_t b) { return vt_quotient_by(a, b, false, true); }
VT_FN int64_t vt_ceil_div_i64(int64_t a, int64_t b) { return vt_quotient_by(a, b, true, false); }
VT_FN uint64_t vt_fix_div_u64(uint64_t a, uint64_t b) { return vt_quotient_by(a, b, false); }
VT_FN uint64_t vt_floor_div_u64(uint64_t a, uint64_t b) { return vt_quotient_by(a, b, false); }
VT_FN uint64_t vt_ceil_div_u64(uint64_t a, uint64_t b) { return vt_quotient_by(a, b, true); }
VT_FN int64_t vt_int_sign(int64_t a) { return a > 0l ? 1l : (a < 0l ? -1l : 0l); }
VT_FN uint64_t vt_int_sign(uint64_t a) { return a > 0ul ? 1ul : 0ul; }
VT_FN int64_t vt_shl_i64(int64_t a, int64_t n) {
    return n > 63l ? 0l : int64_t(uint64_t(a) << uint64_t(n));
}
VT_FN uint64_t vt_shl_u64(uint64_t a, uint64_t n) { return n > 63ul ? 0ul : a << n; }
VT_FN int64_t vt_shr(int64_t a, int64_t n) { return a >> (n > 63l ? 63l : n); }
VT_FN uint64_t vt_shr(uint64_t a, uint64_t n) { return n > 63ul ? 0ul : a >> n; }
#endif

#endif
