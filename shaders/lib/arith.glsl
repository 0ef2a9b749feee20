// SPDX-License-Identifier: Apache-2.0
// The ground of the library: bits of a number, fused multiply-add, division and square root that
// round exactly on every device. Nothing above this file uses a built-in function whose rounding
// the device is free to choose.
//   vt_mad        fused multiply-add for the insides of functions: operands of moderate size
//                 (no product beyond 2^+-900, 2^+-100 for float), sign of an exact zero free
//   vt_fma        the same over the whole range, specials included
//   vt_div, vt_sqrt   exactly rounded over the whole range
// Software fma: Dekker's product and the rounding to odd of S. Boldo and G. Melquiond, "Emulation
// of FMA and correctly rounded sums", IEEE Trans. Computers 57(4), 2008.
// Subnormal floats: the conformance probe tells which operations of a device lose them. + − × and
// the conversion from double must keep them, or single precision stays on the host. fma need not:
// functions give it no operand and no result below 2^-126 that could matter. Comparisons and the
// conversion to double need not either: vt_less, vt_zero, vt_gap and vt_widen do without. Double
// subnormals are kept by every device seen.
//@ requires prelude.glsl
#ifndef VT_ARITH
#define VT_ARITH

VT_FN uint vt_bits(float x) { return floatBitsToUint(x); }
VT_FN float vt_from_bits(uint u) { return uintBitsToFloat(u); }
VT_FN bool vt_isnan(float x) { return int(floatBitsToUint(x) & 0x7fffffffu) > 0x7f800000; }
VT_FN bool vt_isfinite(float x) { return int(floatBitsToUint(x) & 0x7fffffffu) < 0x7f800000; }
VT_FN float vt_abs(float x) { return uintBitsToFloat(floatBitsToUint(x) & 0x7fffffffu); }
VT_FN float vt_copysign(float x, float s) {
    return uintBitsToFloat((floatBitsToUint(x) & 0x7fffffffu) |
                           (floatBitsToUint(s) & 0x80000000u));
}
#if !VT_DERIVED_EXACT
// The same number, of which the device's compiler knows nothing: kernels do not start empty.
VT_FN float vt_opaque(float x) { return gl_NumWorkGroups.x == 0u ? 2.0 : x; }
#endif
VT_FN float vt_nan32() { return uintBitsToFloat(0x7fc00000u); }
VT_FN float vt_inf32() { return uintBitsToFloat(0x7f800000u); }
#if VT_COMPARE32_EXACT
VT_FN bool vt_less(float a, float b) { return a < b; }
VT_FN bool vt_zero(float x) { return x == 0.0f; }
#else
// A subnormal difference is exact, and 2^100 makes it normal.
VT_FN bool vt_less(float a, float b) { return (a - b) * 1.2676506002282294e+30f < 0.0f; }
VT_FN bool vt_zero(float x) { return (floatBitsToUint(x) & 0x7fffffffu) == 0u; }
// Every comparison of a and b is the same comparison of vt_gap(a, b) and 0.
VT_FN float vt_gap(float a, float b) {
    bool same = a == b && floatBitsToUint(a) == floatBitsToUint(b);
    return same ? 0.0f : (a - b) * 1.2676506002282294e+30f;
}
#endif
// NaN of any payload and sign becomes the one quiet NaN.
VT_FN float vt_canonical(float x) { return vt_isnan(x) ? vt_nan32() : x; }

#if VT_HAS_FLOAT64
VT_FN uint64_t vt_bits(double x) { return doubleBitsToUint64(x); }
VT_FN double vt_from_bits(uint64_t u) { return uint64BitsToDouble(u); }
VT_FN bool vt_isnan(double x) {
    return int64_t(doubleBitsToUint64(x) & 0x7ffffffffffffffful) > int64_t(0x7ff0000000000000ul);
}
VT_FN bool vt_isfinite(double x) {
    return int64_t(doubleBitsToUint64(x) & 0x7ffffffffffffffful) < int64_t(0x7ff0000000000000ul);
}
#if !VT_DERIVED_EXACT
VT_FN double vt_opaque(double x) { return gl_NumWorkGroups.x == 0u ? 2.0lf : x; }
#endif
VT_FN double vt_abs(double x) {
    return uint64BitsToDouble(doubleBitsToUint64(x) & 0x7ffffffffffffffful);
}
VT_FN double vt_copysign(double x, double s) {
    return uint64BitsToDouble((doubleBitsToUint64(x) & 0x7ffffffffffffffful) |
                              (doubleBitsToUint64(s) & 0x8000000000000000ul));
}
// Not trunc: a software device with narrow vectors leaves the fractions of doubles above 2^24.
VT_FN double vt_trunc(double x) { return vt_copysign(floor(vt_abs(x)), x); }
VT_FN double vt_nan64() { return uint64BitsToDouble(0x7ff8000000000000ul); }
VT_FN double vt_inf64() { return uint64BitsToDouble(0x7ff0000000000000ul); }
VT_FN bool vt_less(double a, double b) { return a < b; }
VT_FN bool vt_zero(double x) { return x == 0.0lf; }
VT_FN double vt_canonical(double x) { return vt_isnan(x) ? vt_nan64() : x; }
#if VT_WIDEN_EXACT
VT_FN double vt_widen(float x) { return double(x); }
#else
// From the bits: a product that lifts a subnormal number above the limit first is itself one that a
// driver merged with the conversion, and lost those above 2^-130 with.
VT_FN double vt_widen(float x) {
    uint u = floatBitsToUint(x);
    double unit = (u >> 31) == 0u ? 1.4012984643248170709e-45lf : -1.4012984643248170709e-45lf;
    return (u & 0x7f800000u) == 0u ? double(int(u & 0x007fffffu)) * unit : double(x);
}
#endif
#endif

// ---- fused multiply-add -------------------------------------------------------------------------
#if VT_HAS_FLOAT64
#if VT_FMA_EXACT
VT_FN double vt_mad(double a, double b, double c) { return fma(a, b, c); }
VT_FN double vt_fma(double a, double b, double c) { return vt_canonical(fma(a, b, c)); }
#else
// The sum s + e (e the exact error of s), rounded to odd: the last bit remembers what was lost.
VT_FN double vt_round_odd(double s, double e) {
    uint64_t u = doubleBitsToUint64(s);
    bool even = (u & 1ul) == 0ul;
    uint64_t moved = ((e > 0.0lf) == (s > 0.0lf)) ? u + 1ul : u - 1ul;
    return uint64BitsToDouble((even && e != 0.0lf) ? moved : u);
}
// a*b + c as an unevaluated pair: vh rounded to nearest, the rest rounded to odd.
VT_FN void vt_fma_pair(double a, double b, double c, VT_OUT(double) vh, VT_OUT(double) z) {
    double p = a * b;
    double ta = a * 134217729.0lf;
    double tb = b * 134217729.0lf;
    double ah = ta - (ta - a);
    double bh = tb - (tb - b);
    double al = a - ah;
    double bl = b - bh;
    double pl = (((ah * bh - p) + ah * bl) + al * bh) + al * bl;
    double th = c + pl;
    double bb = th - c;
    double tl = (c - (th - bb)) + (pl - bb);
    vh = p + th;
    bb = vh - p;
    double vl = (p - (vh - bb)) + (th - bb);
    double s = tl + vl;
    bb = s - tl;
    z = vt_round_odd(s, (tl - (s - bb)) + (vl - bb));
}
VT_FN double vt_mad(double a, double b, double c) {
    double vh;
    double z;
    vt_fma_pair(a, b, c, vh, z);
    return vh + z;
}
// Mantissa in [1, 2) and exponent of a finite number that is not zero.
VT_FN double vt_split_exponent(double x, VT_OUT(int) e) {
    bool small = vt_abs(x) < 2.2250738585072013831e-308lf;
    uint64_t u = doubleBitsToUint64(small ? x * 18014398509481984.0lf : x);
    e = int((u >> 52) & 0x7fful) - (small ? 1077 : 1023);
    return uint64BitsToDouble((u & 0x800ffffffffffffful) | 0x3ff0000000000000ul);
}
VT_FN double vt_exponent(int e) { return uint64BitsToDouble(uint64_t(e + 1023) << 52); }
VT_FN double vt_fma(double a, double b, double c) {
    bool special = !vt_isfinite(a) || !vt_isfinite(b) || !vt_isfinite(c) || a == 0.0lf ||
                   b == 0.0lf || c == 0.0lf;
    int ea = 0;
    int eb = 0;
    int ec = 0;
    double ma = vt_split_exponent(special ? 1.0lf : a, ea);
    double mb = vt_split_exponent(special ? 1.0lf : b, eb);
    bool zeroSum = vt_isfinite(a) && vt_isfinite(b) && c == 0.0lf && a != 0.0lf && b != 0.0lf;
    if (zeroSum) {
        ma = vt_split_exponent(a, ea);
        mb = vt_split_exponent(b, eb);
    }
    double mc = zeroSum ? 0.0lf : vt_split_exponent(special ? 1.0lf : c, ec);
    // Beyond 2^+-112 the smaller part only decides the rounding, so its exact size is free.
    int ep = ea + eb;
    int d = zeroSum ? 0 : ec - ep;
    int scale = ep;
    if (d > 112) {
        scale = ec - 112;
        d = 112;
    }
    d = d < -112 ? -112 : d;
    double vh;
    double z;
    vt_fma_pair(ma, mb, mc * vt_exponent(d), vh, z);
    double r = vh + z;
    // The result is r * 2^scale. Where that is subnormal, round once, at the subnormal quantum.
    int er = 0;
    vt_split_exponent(r == 0.0lf ? 1.0lf : r, er);
    if (r != 0.0lf && er + scale < -1022) {
        int q = -1074 - scale;
        q = q > 900 ? 900 : q;
        // 2^52 quanta, to which up to 2^52 more are added: its last bit is one quantum.
        double big = vt_copysign(4503599627370496.0lf * vt_exponent(q), r);
        double sh = vh + big;
        double bb = sh - vh;
        double sl = (vh - (sh - bb)) + (big - bb);
        double s = sl + z;
        bb = s - sl;
        s = vt_round_odd(s, (sl - (s - bb)) + (z - bb));
        double quanta = ((sh + s) - big) * vt_exponent(-q);
        r = vt_copysign(quanta * 4.9406564584124654418e-324lf, r);
    } else {
        int half0 = scale / 2;
        half0 = half0 > 1000 ? 1000 : (half0 < -1000 ? -1000 : half0);
        int rest = scale - half0;
        int half1 = rest / 2;
        r = ((r * vt_exponent(half0)) * vt_exponent(half1)) * vt_exponent(rest - half1);
    }
    r = special && !zeroSum ? a * b + c : r;
    // A product of finite factors is finite before it is rounded, however large.
    return vt_canonical(vt_abs(c) == vt_inf64() && vt_isfinite(a) && vt_isfinite(b) ? c : r);
}
#endif
#endif

#if VT_FMA_EXACT
VT_FN float vt_mad(float a, float b, float c) { return fma(a, b, c); }
VT_FN float vt_fma(float a, float b, float c) { return vt_canonical(fma(a, b, c)); }
#elif VT_HAS_FLOAT64
// The product is exact in double; the sum is rounded to odd there, then once to float.
VT_FN float vt_mad(float a, float b, float c) {
    double p = vt_widen(a) * vt_widen(b);
    double d = vt_widen(c);
    double s = p + d;
    double bb = s - p;
    return float(vt_round_odd(s, (p - (s - bb)) + (d - bb)));
}
VT_FN float vt_fma(float a, float b, float c) {
    bool special = !vt_isfinite(a) || !vt_isfinite(b) || !vt_isfinite(c);
    float r = vt_mad(special ? 1.0f : a, special ? 1.0f : b, special ? 1.0f : c);
    r = special ? a * b + c : r;
    return vt_canonical(vt_abs(c) == vt_inf32() && vt_isfinite(a) && vt_isfinite(b) ? c : r);
}
#else
VT_FN float vt_mad(float a, float b, float c) {
    float p = a * b;
    float ta = a * 4097.0f;
    float tb = b * 4097.0f;
    float ah = ta - (ta - a);
    float bh = tb - (tb - b);
    float al = a - ah;
    float bl = b - bh;
    float pl = (((ah * bh - p) + ah * bl) + al * bh) + al * bl;
    float th = c + pl;
    float bb = th - c;
    float tl = (c - (th - bb)) + (pl - bb);
    float vh = p + th;
    bb = vh - p;
    float vl = (p - (vh - bb)) + (th - bb);
    float s = tl + vl;
    bb = s - tl;
    float e = (tl - (s - bb)) + (vl - bb);
    uint u = floatBitsToUint(s);
    uint moved = ((e > 0.0f) == (s > 0.0f)) ? u + 1u : u - 1u;
    return vh + uintBitsToFloat(((u & 1u) == 0u && e != 0.0f) ? moved : u);
}
VT_FN float vt_fma(float a, float b, float c) { return vt_canonical(vt_mad(a, b, c)); }
#endif

// ---- division and square root -------------------------------------------------------------------
#if VT_HAS_FLOAT64
VT_FN double vt_divm(double x, double y) { return x / y; }
VT_FN double vt_div(double x, double y) { return vt_canonical(x / y); }
// As those of singles below. Here r is the reciprocal of any y, rounded.
VT_FN bool vt_div_plain(double x) {
    double a = vt_abs(x);
    return a >= 1.2446030555722283e-60lf && a <= 8.0346902212949114e+59lf;
}
VT_FN double vt_div_with_core(double x, double y, double r) {
    double q = x * r;
    q = vt_mad(vt_mad(-y, q, x), r, q);
    return vt_mad(vt_mad(-y, q, x), r, q);
}
#if VT_FMA_EXACT
VT_FN double vt_div_with(double x, double y, double r) {
    double q = vt_div_with_core(x, y, r);
    if (vt_div_plain(x) && vt_div_plain(y)) return q;
    return vt_canonical(x / y);
}
#else
VT_FN double vt_div_with(double x, double y, double) { return vt_canonical(x / y); }
#endif
// r is off by no more than 2^-54 of itself.
VT_FN double vt_div_by(double x, double y, double r) {
    double q = x * r;
    q = vt_mad(-vt_mad(y, q, -x), r, q);
    if (vt_div_plain(x)) return q;
    return vt_canonical(x / y);
}
VT_FN double vt_sqrt_positive(double x) { return sqrt(x); }
VT_FN double vt_sqrtm(double x) { return sqrt(x); }
VT_FN double vt_sqrt(double x) { return vt_canonical(sqrt(x)); }
#endif

// fma of any numbers where the device's own takes subnormal ones for zero.
#if VT_FMA_EXACT && !VT_FMA32_KEEPS && VT_HAS_FLOAT64
VT_FN bool vt_subnormal(float x) { return (floatBitsToUint(x) & 0x7fffffffu) - 1u < 0x007fffffu; }
VT_FN float vt_fma_kept(float a, float b, float c) {
    float r = fma(a, b, c);
    bool low = (floatBitsToUint(r) & 0x7fffffffu) < 0x01000000u && !vt_zero(a) && !vt_zero(b);
    if (!low && !vt_subnormal(a) && !vt_subnormal(b) && !vt_subnormal(c)) return vt_canonical(r);
    // The product is exact in double; the sum is rounded to odd there, then once to float.
    double p = vt_widen(a) * vt_widen(b);
    double d = vt_widen(c);
    double s = p + d;
    double bb = s - p;
    double e = (p - (s - bb)) + (d - bb);
    uint64_t u = doubleBitsToUint64(s);
    uint64_t moved = ((e > 0.0lf) == (s > 0.0lf)) ? u + 1ul : u - 1ul;
    bool odd = (u & 1ul) == 0ul && e != 0.0lf && vt_isfinite(s);
    return vt_canonical(float(odd ? uint64BitsToDouble(moved) : s));
}
#else
VT_FN float vt_fma_kept(float a, float b, float c) { return vt_fma(a, b, c); }
#endif
#if !VT_FMA32_KEEPS
// A chain of fma from 0 is exact as the device's own while no factor is subnormal and no sum can
// become so: sums are multiples of the product of the factors' last places. vt_least keeps the least
// magnitude of a factor's elements that are not 0, vt_fma_loses says of both whether it may not be.
VT_FN uint vt_least(uint least, float x) {
    uint own = (floatBitsToUint(x) << 1) - 1u;
    return own < least ? own : least;
}
VT_FN bool vt_fma_loses(uint a, uint b) {
    return a < 0x01000000u || b < 0x01000000u || (a >> 24) + (b >> 24) < 174u;
}
// The same of what chains start from that is not 0: its last place must be a normal number.
VT_FN bool vt_start_loses(uint c) { return c < 0x18000000u; }
#endif

#if VT_DIV32_EXACT
VT_FN float vt_divm(float x, float y) { return x / y; }
VT_FN float vt_rcpm(float y) { return 1.0f / y; }
VT_FN float vt_div(float x, float y) { return vt_canonical(x / y); }
VT_FN float vt_div_with(float x, float y, float) { return vt_canonical(x / y); }
VT_FN float vt_sqrt_positive(float x) { return sqrt(x); }
VT_FN float vt_sqrtm(float x) { return sqrt(x); }
VT_FN float vt_sqrt(float x) { return vt_canonical(sqrt(x)); }
#else
// 1 / y for |y| within 2^+-60, exactly rounded: a chord of the reciprocal by the bits, a step of
// Newton's and one of third order with their constants chosen so that the last step rounds rightly
// for all 2^23 mantissas (flushing_test), that of all ones included (P. Markstein, "Computation of
// elementary functions on the IBM RISC System/6000", 1990). A driver's own division takes twice as
// long where it must keep subnormal numbers.
VT_FN float vt_rcpm(float y) {
    float r = uintBitsToFloat(0x7ef33400u - floatBitsToUint(y));
    r = r * vt_mad(-y, r, 2.00252008438110351562f);
    float e = vt_mad(-y, r, 1.0f);
    r = vt_mad(r, vt_mad(e, e, e), r);
    return vt_mad(r, vt_mad(-y, r, 1.0f), r);
}
// x / y of operands within 2^+-60, r the reciprocal of y, rounded: two residual corrections make it
// exact.
VT_FN float vt_div_with_core(float x, float y, float r) {
    float q = x * r;
    q = vt_mad(vt_mad(-y, q, x), r, q);
    return vt_mad(vt_mad(-y, q, x), r, q);
}
VT_FN float vt_divm(float x, float y) { return vt_div_with_core(x, y, vt_rcpm(y)); }
VT_FN float vt_sqrt_positive(float x) {
    float r = inversesqrt(x);
    float g = x * r;
    float h = 0.5f * r;
    float e = fma(-h, g, 0.5f);
    g = fma(g, e, g);
    h = fma(h, e, h);
    e = fma(-g, g, x);
    return fma(e, h, g);
}
VT_FN float vt_sqrtm(float x) { return x == 0.0f ? x : vt_sqrt_positive(x); }
// Mantissa (24 bits, top bit set) and exponent of a finite number that is not zero.
VT_FN uint vt_mantissa(uint u, VT_OUT(int) e) {
    e = int(u >> 23);
    uint m = u & 0x7fffffu;
    if (e == 0) {
        int shift = 23 - findMSB(m);
        e = 1 - shift;
        return m << shift;
    }
    return m | 0x800000u;
}
// Long division of the mantissas for what the fast path does not cover; integers only.
VT_FN float vt_div_slow(float x, float y) {
    uint ux = floatBitsToUint(x) & 0x7fffffffu;
    uint uy = floatBitsToUint(y) & 0x7fffffffu;
    uint sign = (floatBitsToUint(x) ^ floatBitsToUint(y)) & 0x80000000u;
    if (ux > 0x7f800000u || uy > 0x7f800000u) return vt_nan32();
    if (ux == 0x7f800000u) {
        return uy == 0x7f800000u ? vt_nan32() : uintBitsToFloat(sign | 0x7f800000u);
    }
    if (uy == 0x7f800000u) return uintBitsToFloat(sign);
    if (uy == 0u) return ux == 0u ? vt_nan32() : uintBitsToFloat(sign | 0x7f800000u);
    if (ux == 0u) return uintBitsToFloat(sign);
    int ex;
    int ey;
    uint rest = vt_mantissa(ux, ex);
    uint my = vt_mantissa(uy, ey);
    int e = ex - ey + 127;
    if (rest < my) {
        rest <<= 1;
        e -= 1;
    }
    uint q = 0u;
    for (int i = 0; i < 26; ++i) {
        q <<= 1;
        if (rest >= my) {
            rest -= my;
            q |= 1u;
        }
        rest <<= 1;
    }
    // q has 26 bits, the first set: 24 of the result, one to round, one more.
    uint sticky = rest != 0u ? 1u : 0u;
    int shift = e > 0 ? 2 : 3 - e;
    if (shift > 27) return uintBitsToFloat(sign);
    uint kept = q >> shift;
    uint cut = q & ((1u << shift) - 1u);
    uint tie = 1u << (shift - 1);
    if (cut > tie || (cut == tie && (sticky != 0u || (kept & 1u) != 0u))) kept += 1u;
    uint bits = e > 0 ? kept + (uint(e - 1) << 23) : kept;
    return uintBitsToFloat(sign | (e > 254 || bits > 0x7f800000u ? 0x7f800000u : bits));
}
VT_FN float vt_div(float x, float y) {
    // Fast where both exponents lie within 2^+-60: the quotient and the residual are normal.
    uint ex = (floatBitsToUint(x) >> 23) & 0xffu;
    uint ey = (floatBitsToUint(y) >> 23) & 0xffu;
    if (ex - 67u <= 120u && ey - 67u <= 120u) return vt_divm(x, y);
    return vt_div_slow(x, y);
}
// x / y with the reciprocal r of y, rounded, at hand.
VT_FN float vt_div_with(float x, float y, float r) {
    uint ex = (floatBitsToUint(x) >> 23) & 0xffu;
    uint ey = (floatBitsToUint(y) >> 23) & 0xffu;
    if (ex - 67u <= 120u && ey - 67u <= 120u) return vt_div_with_core(x, y, r);
    return vt_div_slow(x, y);
}
// x / y for y within 2^+-40 and its reciprocal r, off by no more than 2^-25 of itself: x r is then off
// by less than its last place, and one correction is exact. The remainder's sign keeps that of zeros.
VT_FN float vt_div_by_core(float x, float y, float r) {
    float q = x * r;
    return vt_mad(-vt_mad(y, q, -x), r, q);
}
VT_FN float vt_div_by(float x, float y, float r) {
    uint ex = (floatBitsToUint(x) >> 23) & 0xffu;
    if (ex - 67u <= 120u) return vt_div_by_core(x, y, r);
    return vt_div_slow(x, y);
}
VT_FN float vt_sqrt(float x) {
    uint u = floatBitsToUint(x);
    if (u - 0x0d000000u <= 0x65000000u) return vt_sqrtm(x); // 2^-101 … 2^101
    if ((u & 0x7fffffffu) == 0u || u == 0x7f800000u) return x;
    if (u > 0x7f800000u) return vt_nan32();
    int e;
    uint m = vt_mantissa(u, e);
    bool odd = ((e - 127) & 1) != 0;
    float scaled = uintBitsToFloat((m & 0x7fffffu) | (odd ? 0x40000000u : 0x3f800000u));
    int half0 = (e - 127 - (odd ? 1 : 0)) / 2;
    return vt_sqrtm(scaled) * uintBitsToFloat(uint(half0 + 127) << 23);
}
#endif

#if !defined(VT_STRAIGHT)
// vt_NAME_fast is vt_NAME without what few arguments need, and without branches: it sets `careful`
// where the complete function must be taken instead. A NaN stays a NaN, of whatever form. Ranges are
// told by comparisons of the built-in abs, which cost half of what bits do; that it and they may take
// subnormal numbers for zero changes no answer.
VT_FN float vt_div_fast(float x, float y, VT_INOUT(bool) careful) {
#if VT_DIV32_EXACT
    return x / y;
#else
    careful = careful || !(abs(x) >= 8.6736174e-19f && abs(x) <= 1.1529215e18f) ||
              !(abs(y) >= 8.6736174e-19f && abs(y) <= 1.1529215e18f);
    return vt_divm(x, y);
#endif
}
#if !VT_DIV32_EXACT
VT_FN float vt_div_by_fast(float x, float y, float r, VT_INOUT(bool) careful) {
    bool small = !(abs(x) >= 8.6736174e-19f) && !vt_zero(x);
    careful = careful || small || !(abs(x) <= 1.1529215e18f);
    return vt_div_by_core(x, y, r);
}
#endif
VT_FN float vt_sqrt_fast(float x, VT_INOUT(bool) careful) {
#if VT_DIV32_EXACT
    return sqrt(x);
#else
    uint u = floatBitsToUint(x);
    careful = careful || (u - 0x0d000000u > 0x65000000u && u != 0u);
    return vt_sqrtm(x);
#endif
}
#endif

#endif
