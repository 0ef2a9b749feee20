// SPDX-License-Identifier: Apache-2.0
// cbrt, nthroot (error below 1 ulp, perfect powers exact) and nextpow2 (exact).
//@ requires pow.glsl
#ifndef VT_ROOT
#define VT_ROOT

#if VT_HAS_FLOAT64
// a^(1/n) for a > 0 finite, n finite and not zero: e^(log(a) / n), the quotient as a pair.
VT_FN double vt_root_core(double a, double n) {
    double hi;
    double lo;
    vt_log_accurate(a, hi, lo);
    double m = vt_abs(n);
    m = m < 9.0949470177292823792e-13lf ? 9.0949470177292823792e-13lf : m;
    m = vt_copysign(m > 1.152921504606846976e+18lf ? 1.152921504606846976e+18lf : m, n);
    double ph = vt_div(hi, m);
    double pl = vt_div(vt_mad(-ph, m, hi) + lo, m);
    return vt_exp_pair(ph, pl);
}
VT_FN double vt_cbrt(double x) {
    double a = vt_abs(x);
    bool plain = vt_isfinite(x) && !vt_zero(x);
    double r = vt_root_core(plain ? a : 1.0lf, 3.0lf);
    return vt_canonical(plain ? vt_copysign(r, x) : x);
}
// The real n-th root; NaN for a negative x unless n is an odd integer.
VT_FN double vt_nthroot(double x, double n) {
    double a = vt_abs(x);
    double an = vt_abs(n);
    bool plain = vt_isfinite(x) && !vt_zero(x) && vt_isfinite(n) && !vt_zero(n);
    double r = vt_root_core(plain ? a : 1.0lf, plain ? n : 1.0lf);
    bool inverse = (doubleBitsToUint64(n) >> 63) != 0ul;
    bool odd = an >= 1.0lf && an < 9.007199254740992e+15lf && floor(n) == n;
    odd = odd && floor(0.5lf * n) * 2.0lf != n;
    // 1/n is infinite.
    double pole = (a > 1.0lf) != inverse ? vt_inf64() : 0.0lf;
    r = vt_zero(n) ? (a == 1.0lf ? 1.0lf : pole) : r;
    r = vt_less(x, 0.0lf) ? (odd ? -r : vt_nan64()) : r;
    double base = odd ? x : a;
    double edge = inverse ? vt_div(1.0lf, base) : base;
    r = vt_zero(x) || x == vt_inf64() ? edge : r;
    r = x == -vt_inf64() ? (odd ? edge : vt_nan64()) : r;
    r = an == vt_inf64() ? 1.0lf : r;
    return vt_isnan(x) || vt_isnan(n) ? vt_nan64() : vt_canonical(r);
}
// The least p with 2^p >= |x|.
VT_FN double vt_nextpow2(double x) {
    double a = vt_abs(x);
    bool small = a < 2.2250738585072013831e-308lf;
    uint64_t u = doubleBitsToUint64(small ? a * 1.8014398509481984e+16lf : a);
    int e = int((u >> 52) & 0x7fful) - 1023 - (small ? 54 : 0);
    double r = double((u & 0x000ffffffffffffful) == 0ul ? e : e + 1);
    r = vt_zero(x) ? 0.0lf : r;
    return vt_isnan(x) ? vt_nan64() : (vt_isfinite(x) ? r : a);
}
#endif

// a^(1/n) for a > 0 finite, n finite and not zero: e^(log(a) / n), the quotient as a pair.
VT_FN float vt_root_core(float a, float n) {
    float hi;
    float lo;
    vt_log_accurate(a, hi, lo);
    float m = vt_abs(n);
    m = m < 9.0949470177293e-13f ? 9.0949470177293e-13f : m;
    m = vt_copysign(m > 1.1529215046068e+18f ? 1.1529215046068e+18f : m, n);
    float ph = vt_div(hi, m);
    float pl = vt_div(vt_mad(-ph, m, hi) + lo, m);
    return vt_exp_pair(ph, pl);
}
VT_FN float vt_cbrt(float x) {
    float a = vt_abs(x);
    bool plain = vt_isfinite(x) && !vt_zero(x);
    float r = vt_root_core(plain ? a : 1.0f, 3.0f);
    return vt_canonical(plain ? vt_copysign(r, x) : x);
}
// The real n-th root; NaN for a negative x unless n is an odd integer.
VT_FN float vt_nthroot(float x, float n) {
    float a = vt_abs(x);
    float an = vt_abs(n);
    bool plain = vt_isfinite(x) && !vt_zero(x) && vt_isfinite(n) && !vt_zero(n);
    float r = vt_root_core(plain ? a : 1.0f, plain ? n : 1.0f);
    bool inverse = (floatBitsToUint(n) >> 31) != 0u;
    bool odd = an >= 1.0f && an < 16777216.0f && floor(n) == n;
    odd = odd && floor(0.5f * n) * 2.0f != n;
    // 1/n is infinite.
    float pole = (a > 1.0f) != inverse ? vt_inf32() : 0.0f;
    r = vt_zero(n) ? (a == 1.0f ? 1.0f : pole) : r;
    r = vt_less(x, 0.0f) ? (odd ? -r : vt_nan32()) : r;
    float base = odd ? x : a;
    float edge = inverse ? vt_div(1.0f, base) : base;
    r = vt_zero(x) || x == vt_inf32() ? edge : r;
    r = x == -vt_inf32() ? (odd ? edge : vt_nan32()) : r;
    r = an == vt_inf32() ? 1.0f : r;
    return vt_isnan(x) || vt_isnan(n) ? vt_nan32() : vt_canonical(r);
}
// The least p with 2^p >= |x|.
VT_FN float vt_nextpow2(float x) {
    float a = vt_abs(x);
    bool small = a < 1.1754943508223e-38f;
    uint u = floatBitsToUint(small ? a * 33554432.0f : a);
    int e = int((u >> 23) & 0xffu) - 127 - (small ? 25 : 0);
    float r = float((u & 0x007fffffu) == 0u ? e : e + 1);
    r = vt_zero(x) ? 0.0f : r;
    return vt_isnan(x) ? vt_nan32() : (vt_isfinite(x) ? r : a);
}

#endif
