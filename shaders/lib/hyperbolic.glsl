// SPDX-License-Identifier: Apache-2.0
// sinh, cosh, tanh. Error below 1 ulp. With |x| = k ln2 + r, sinh and cosh are exact sums of powers
// of two times the odd and even parts of e^r, so no cancellation and no division is needed;
// tanh = u / (u + 2) with u = e^(2|x|) - 1 carried as an unevaluated pair.
//@ requires exp.glsl
#ifndef VT_HYPERBOLIC
#define VT_HYPERBOLIC

#if VT_HAS_FLOAT64
// sgn = -1: sinh, +1: cosh of |x| > tiny, as 2^(k-1) e^r + sgn 2^(-k-1) e^-r.
VT_FN double vt_sinh_cosh(double x, double sgn) {
    double c = x > 710.5lf ? 710.5lf : x;
    double t = vt_mad(c, 1.442695040888963387lf, 6755399441055744.0lf);
    double k = t - 6755399441055744.0lf;
    double r0 = vt_mad(-k, 0.69314718055994528623lf, c);
    double r = vt_mad(-k, 2.3190468138462995584e-17lf, r0);
    double rl = vt_mad(-k, 2.3190468138462995584e-17lf, r0 - r);
    double z = r * r;
    double odd = vt_mad(r * z, vt_sinh_poly(z), rl); // sinh(r) = r + odd
    double even = vt_mad(r, rl, vt_coshm1_poly(z));  // cosh(r) = 1 + even
    bool large = k > 800.0lf;
    double up = vt_pow2_of(large ? t - 129.0lf : t - 1.0lf);
    double down = k > 60.0lf ? 0.0lf : vt_pow2_of(6755399441055744.0lf - (k + 1.0lf));
    double a = up + sgn * down; // weight of cosh(r), al its rounding
    double al = sgn * down - (a - up);
    double b = up - sgn * down; // weight of sinh(r)
    double h = vt_mad(b, r, a);
    double e = vt_mad(b, r, a - h) + al;
    return (h + vt_mad(a, even, vt_mad(b, odd, e))) * (large ? 3.4028236692093846346e+38lf : 1.0lf);
}
VT_FN double vt_sinh(double x) {
    double y = vt_copysign(vt_sinh_cosh(vt_abs(x), -1.0lf), x);
    y = vt_abs(x) < 1.4901161193847656250e-08lf ? x : y;
    return vt_isnan(x) ? vt_nan64() : y;
}
VT_FN double vt_cosh(double x) {
    double y = vt_sinh_cosh(vt_abs(x), 1.0lf);
    return vt_isnan(x) ? vt_nan64() : y;
}
VT_FN double vt_tanh(double x) {
    double a = vt_abs(x);
    double c = a > 22.0lf ? 44.0lf : a + a;
    double t = vt_mad(c, 1.442695040888963387lf, 6755399441055744.0lf);
    double k = t - 6755399441055744.0lf;
    double r0 = vt_mad(-k, 0.69314718055994528623lf, c);
    double r = vt_mad(-k, 2.3190468138462995584e-17lf, r0);
    double rl = vt_mad(-k, 2.3190468138462995584e-17lf, r0 - r);
    double p = vt_mad(2.5001491456191749959e-08lf, r, 2.7630705494425329571e-07lf);
    p = vt_mad(p, r, 2.7557583730157086781e-06lf);
    p = vt_mad(p, r, 2.4801491869987023447e-05lf);
    p = vt_mad(p, r, 1.9841269507474222611e-04lf);
    p = vt_mad(p, r, 1.3888888944764774935e-03lf);
    p = vt_mad(p, r, 8.3333333334949695470e-03lf);
    p = vt_mad(p, r, 4.1666666666526026852e-02lf);
    p = vt_mad(p, r, 1.6666666666666410390e-01lf);
    p = vt_mad(p, r, 5.0000000000000111022e-01lf);
    // e^r - 1 as the pair ph + pl; numerator u and denominator u + 2 as pairs, u = 2^k e^r - 1.
    double low = vt_mad(r * r, p, vt_mad(r, rl, rl));
    double ph = r + low;
    double pl = (r - ph) + low;
    double b = vt_pow2_of(t);
    double n0 = b - 1.0lf;
    double d0 = b + 1.0lf;
    double nh = vt_mad(b, ph, n0);
    double nl = vt_mad(b, pl, vt_mad(b, ph, n0 - nh)) + ((b - n0) - 1.0lf);
    double dh = vt_mad(b, ph, d0);
    double dl = vt_mad(b, pl, vt_mad(b, ph, d0 - dh)) + ((b - d0) + 1.0lf);
    double y = vt_divm(1.0lf, dh);
    double q = nh * y;
    double rem = vt_mad(-q, dh, nh) + vt_mad(-q, dl, nl);
    double res = vt_copysign(vt_mad(rem, y, q), x);
    res = a < 1.4901161193847656250e-08lf ? x : res;
    return vt_isnan(x) ? vt_nan64() : res;
}
#endif

VT_FN float vt_sinh_cosh(float x, float sgn) {
    float c = x > 89.5f ? 89.5f : x;
    float t = vt_mad(c, 1.44269502162933349609f, 12582912.0f);
    float k = t - 12582912.0f;
    float r0 = vt_mad(-k, 0.693147182464599609375f, c);
    float r = vt_mad(-k, -1.9046542121259336e-9f, r0);
    float rl = vt_mad(-k, -1.9046542121259336e-9f, r0 - r);
    float z = r * r;
    float odd = vt_mad(r * z, vt_sinh_poly(z), rl);
    float even = vt_mad(r, rl, vt_coshm1_poly(z));
    bool large = k > 60.0f;
    float up = vt_pow2_of(large ? t - 33.0f : t - 1.0f);
    float down = k > 30.0f ? 0.0f : vt_pow2_of(12582912.0f - (k + 1.0f));
    float a = up + sgn * down;
    float al = sgn * down - (a - up);
    float b = up - sgn * down;
    float h = vt_mad(b, r, a);
    float e = vt_mad(b, r, a - h) + al;
    return (h + vt_mad(a, even, vt_mad(b, odd, e))) * (large ? 4294967296.0f : 1.0f);
}
VT_FN float vt_sinh(float x) {
    float y = vt_copysign(vt_sinh_cosh(vt_abs(x), -1.0f), x);
    y = vt_abs(x) < 2.44140625e-04f ? x : y;
    return vt_isnan(x) ? vt_nan32() : y;
}
VT_FN float vt_cosh(float x) {
    float y = vt_sinh_cosh(vt_abs(x), 1.0f);
    return vt_isnan(x) ? vt_nan32() : y;
}
// Odd polynomial below 0.91; above, 1 - 2 / (e^(2a) + 1) with e^(2a) = b + b p.
VT_FN float vt_tanh_near(float x) {
    float z = x * x;
    float p = vt_mad(-4.554584e-04f, z, 2.5826634e-03f);
    p = vt_mad(p, z, -8.2645388e-03f);
    p = vt_mad(p, z, 2.16635391e-02f);
    p = vt_mad(p, z, -5.39292991e-02f);
    p = vt_mad(p, z, 1.333297789e-01f);
    p = vt_mad(p, z, -3.333332241e-01f);
    return vt_mad(p * z, x, x);
}
VT_FN float vt_tanh_far(float a) {
    float t;
    float r = vt_exp_rest(a > 10.0f ? 20.0f : a + a, t);
    float p = vt_exp_poly(r) * r;
    float b = vt_pow2_of(t);
    return vt_mad(-2.0f, vt_rcpm(vt_mad(b, p, b + 1.0f)), 1.0f);
}
VT_FN float vt_tanh(float x) {
    float a = vt_abs(x);
    float far = vt_copysign(vt_tanh_far(a), x);
    float y = a < 0.91f ? vt_tanh_near(x) : far;
    y = a < 2.44140625e-04f ? x : y;
    return vt_isnan(x) ? vt_nan32() : y;
}
#if !defined(VT_STRAIGHT)
// Neighbours often lie on one side of 0.91, and then only that side's operations are done.
VT_FN float vt_tanh_fast(float x, VT_INOUT(bool)) {
    float a = vt_abs(x);
    float y = vt_tanh_near(x);
    if (!(a < 0.91f)) y = vt_copysign(vt_tanh_far(a), x);
    return a < 2.44140625e-04f ? x : y;
}
#endif

#endif
