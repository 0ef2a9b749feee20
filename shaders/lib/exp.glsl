// SPDX-License-Identifier: Apache-2.0
// exp, exp2, expm1. Error below 1 ulp. x = k ln2 + r with |r| <= ln2/2, the exponential of r by a
// minimax polynomial (coefficients by Sollya's fpminimax), then exact scaling by 2^k.
//@ requires arith.glsl
#ifndef VT_EXP
#define VT_EXP

#if VT_HAS_FLOAT64
// 2^k for the integer k that the low bits of t hold (t = k + 1.5 * 2^52).
VT_FN double vt_pow2_of(double t) {
    return uint64BitsToDouble((doubleBitsToUint64(t) + 1023ul) << 52);
}
// e^(rh + rl) - 1 to working precision, |rh| <= 0.3475; rl a correction.
VT_FN double vt_expm1_poly(double rh, double rl) {
    double q = vt_mad(2.5001491456191749959e-08lf, rh, 2.7630705494425329571e-07lf);
    q = vt_mad(q, rh, 2.7557583730157086781e-06lf);
    q = vt_mad(q, rh, 2.4801491869987023447e-05lf);
    q = vt_mad(q, rh, 1.9841269507474222611e-04lf);
    q = vt_mad(q, rh, 1.3888888944764774935e-03lf);
    q = vt_mad(q, rh, 8.3333333334949695470e-03lf);
    q = vt_mad(q, rh, 4.1666666666526026852e-02lf);
    q = vt_mad(q, rh, 1.6666666666666410390e-01lf);
    q = vt_mad(q, rh, 5.0000000000000111022e-01lf);
    return rh + vt_mad(rh * rh, q, rl);
}
// (1 + p) * 2^k with k = t - 1.5 * 2^52 in [-1100, 1024], rounded once more only if subnormal.
VT_FN double vt_exp_scale(double p, double t, double k) {
    double shift = k > 1022.5lf ? -1.0lf : (k < -1020.5lf ? 128.0lf : 0.0lf);
    double rest =
        k > 1022.5lf ? 2.0lf : (k < -1020.5lf ? 2.9387358770557187699e-39lf : 1.0lf);
    return ((1.0lf + p) * vt_pow2_of(t + shift)) * rest;
}
// e^(xh + xl) for a sum of moderate size; beyond the range it is 0 or Inf.
VT_FN double vt_exp_pair(double xh, double xl) {
    double c = xh > 710.0lf ? 710.0lf : (xh < -760.0lf ? -760.0lf : xh);
    double l = c == xh ? xl : 0.0lf;
    double t = vt_mad(c, 1.442695040888963387lf, 6755399441055744.0lf);
    double k = t - 6755399441055744.0lf;
    double rh = vt_mad(-k, 0.69314718055994528623lf, c);
    double r = vt_mad(-k, 2.3190468138462995584e-17lf, rh + l);
    double rl = vt_mad(-k, 2.3190468138462995584e-17lf, (rh - r) + l);
    return vt_exp_scale(vt_expm1_poly(r, rl), t, k);
}
#if !defined(VT_STRAIGHT)
// vt_exp without overflow, underflow and NaN: |x| < 700.0.
VT_FN double vt_exp_core(double x) {
    double t = vt_mad(x, 1.442695040888963387lf, 6755399441055744.0lf);
    double k = t - 6755399441055744.0lf;
    double r0 = vt_mad(-k, 0.69314718055994528623lf, x);
    double r = vt_mad(-k, 2.3190468138462995584e-17lf, r0);
    double rl = vt_mad(-k, 2.3190468138462995584e-17lf, r0 - r);
    return (1.0lf + vt_expm1_poly(r, rl)) * vt_pow2_of(t);
}
#endif
VT_FN double vt_exp(double x) {
#if !defined(VT_STRAIGHT)
    if (vt_abs(x) < 700.0lf) return vt_exp_core(x);
#endif
    double c = x > 710.0lf ? 710.0lf : (x < -760.0lf ? -760.0lf : x);
    double t = vt_mad(c, 1.442695040888963387lf, 6755399441055744.0lf);
    double k = t - 6755399441055744.0lf;
    double r0 = vt_mad(-k, 0.69314718055994528623lf, c);
    double r = vt_mad(-k, 2.3190468138462995584e-17lf, r0);
    double rl = vt_mad(-k, 2.3190468138462995584e-17lf, r0 - r);
    double y = vt_exp_scale(vt_expm1_poly(r, rl), t, k);
    return vt_isnan(x) ? vt_nan64() : y;
}
VT_FN double vt_exp2(double x) {
    double c = x > 1024.0lf ? 1024.0lf : (x < -1090.0lf ? -1090.0lf : x);
    double t = c + 6755399441055744.0lf;
    double k = t - 6755399441055744.0lf;
    double f = c - k;
    double rh = f * 0.69314718055994528623lf;
    double rl = vt_mad(f, 0.69314718055994528623lf, -rh) + f * 2.3190468138462995584e-17lf;
    double r = vt_exp_scale(vt_expm1_poly(rh, rl), t, k);
    return vt_isnan(x) ? vt_nan64() : r;
}
// sinh(r) - r = s r^3 and cosh(r) - 1 = c for |r| <= 0.3475: relative precision near zero.
VT_FN double vt_sinh_poly(double z) {
    double s = vt_mad(1.6890180588663624297e-10lf, z, 2.5049037469398021661e-08lf);
    s = vt_mad(s, z, 2.7557323579784679966e-06lf);
    s = vt_mad(s, z, 1.9841269838382104003e-04lf);
    s = vt_mad(s, z, 8.3333333333342057836e-03lf);
    return vt_mad(s, z, 1.6666666666666665741e-01lf);
}
// (cosh(r) - 1 - r^2/2) / r^4
VT_FN double vt_cosh_tail(double z) {
    double c = vt_mad(2.0921820844962269369e-09lf, z, 2.7557251688995712927e-07lf);
    c = vt_mad(c, z, 2.4801587349309757842e-05lf);
    c = vt_mad(c, z, 1.3888888888873255224e-03lf);
    return vt_mad(c, z, 4.1666666666666685170e-02lf);
}
VT_FN double vt_coshm1_poly(double z) {
    return vt_mad(vt_cosh_tail(z), z, 0.5lf) * z;
}
VT_FN double vt_expm1(double x) {
    double c = x > 710.0lf ? 710.0lf : (x < -50.0lf ? -50.0lf : x);
    double t = vt_mad(c, 1.442695040888963387lf, 6755399441055744.0lf);
    double k = t - 6755399441055744.0lf;
    double r0 = vt_mad(-k, 0.69314718055994528623lf, c);
    double r = vt_mad(-k, 2.3190468138462995584e-17lf, r0);
    double rl = vt_mad(-k, 2.3190468138462995584e-17lf, r0 - r);
    double z = r * r;
    double hz = 0.5lf * z;
    double low = vt_mad(r * z, vt_sinh_poly(z),
                     vt_mad(z * z, vt_cosh_tail(z),
                            vt_mad(0.5lf, vt_mad(r, r, -z), vt_mad(r, rl, rl))));
    // 2^k (1 + r + r^2/2 + low) - 1; scaled down where 2^k is large, so that software fma holds.
    bool large = k > 800.0lf;
    double b = vt_pow2_of(large ? t - 128.0lf : t);
    double one = large ? 0.0lf : 1.0lf;
    double a = b - one;
    double h = vt_mad(b, r, a);
    double e = vt_mad(b, r, a - h) + ((b - a) - one);
    double g = vt_mad(b, hz, h);
    e = e + vt_mad(b, hz, h - g);
    double y = (g + vt_mad(b, low, e)) * (large ? 3.4028236692093846346e+38lf : 1.0lf);
    y = vt_abs(x) < 1.1102230246251565404e-16lf ? x : y;
    return vt_isnan(x) ? vt_nan64() : y;
}
#endif

VT_FN float vt_pow2_of(float t) { return uintBitsToFloat((floatBitsToUint(t) + 127u) << 23); }
VT_FN float vt_expm1_poly(float rh, float rl) {
    float q = vt_mad(1.378358574584e-03f, rh, 8.368851616979e-03f);
    q = vt_mad(q, rh, 4.166895523667e-02f);
    q = vt_mad(q, rh, 1.666651964188e-01f);
    q = vt_mad(q, rh, 4.999999105930e-01f);
    return rh + vt_mad(rh * rh, q, rl);
}
// (e^r - 1) / r for |r| <= 0.3475. One more step multiplies by r and adds 1 without rounding between.
VT_FN float vt_exp_poly(float r) {
    float s = vt_mad(1.3814318226650357e-03f, r, 8.368851616978645e-03f);
    s = vt_mad(s, r, 4.1668400168418884e-02f);
    s = vt_mad(s, r, 1.666651964187622e-01f);
    s = vt_mad(s, r, 4.999999403953552e-01f);
    return vt_mad(s, r, 1.0f);
}
// What is left of |x| <= 106 when k ln2 is taken away, k = t - 1.5 * 2^23. The high part of ln2 has 16
// bits, so that its product with k is exact.
VT_FN float vt_exp_rest(float x, VT_OUT(float) t) {
    t = vt_mad(x, 1.44269502162933349609f, 12582912.0f);
    float k = t - 12582912.0f;
    return vt_mad(-k, 1.428606765330e-06f, vt_mad(-k, 0.693145751953125f, x));
}
// m 2^k with k = t - 1.5 * 2^23 in [-155, 128], rounded once more only if subnormal.
VT_FN float vt_exp_scaled(float m, float t) {
    float k = t - 12582912.0f;
    float shift = k > 126.5f ? -1.0f : (k < -124.5f ? 32.0f : 0.0f);
    float rest = k > 126.5f ? 2.0f : (k < -124.5f ? 2.3283064365387e-10f : 1.0f);
    return (m * vt_pow2_of(t + shift)) * rest;
}
// The same of xh + xl, for a given t.
VT_FN float vt_exp_pair_rest(float xh, float xl, float t) {
    float k = t - 12582912.0f;
    return vt_mad(-k, 0.693145751953125f, xh) + vt_mad(-k, 1.428606765330e-06f, xl);
}
VT_FN float vt_exp_pair(float xh, float xl) {
    float c = xh > 89.0f ? 89.0f : (xh < -106.0f ? -106.0f : xh);
    float t = vt_mad(c, 1.44269502162933349609f, 12582912.0f);
    float r = vt_exp_pair_rest(c, c == xh ? xl : 0.0f, t);
    return vt_exp_scaled(vt_mad(vt_exp_poly(r), r, 1.0f), t);
}
#if !defined(VT_STRAIGHT)
// vt_exp without overflow, underflow and NaN.
VT_FN bool vt_exp_plain(float x) { return vt_abs(x) < 86.0f; }
VT_FN float vt_exp_core(float x) {
    float t;
    float r = vt_exp_rest(x, t);
    float m = vt_mad(vt_exp_poly(r), r, 1.0f);
    return uintBitsToFloat(floatBitsToUint(m) + (floatBitsToUint(t) << 23));
}
VT_FN float vt_exp_fast(float x, VT_INOUT(bool) careful) {
    careful = careful || !(abs(x) < 86.0f);
    return vt_exp_core(x);
}
#endif
VT_FN float vt_exp(float x) {
#if !defined(VT_STRAIGHT)
    if (vt_exp_plain(x)) return vt_exp_core(x);
#endif
    float c = x > 89.0f ? 89.0f : (x < -106.0f ? -106.0f : x);
    float t;
    float r = vt_exp_rest(c, t);
    float y = vt_exp_scaled(vt_mad(vt_exp_poly(r), r, 1.0f), t);
    return vt_isnan(x) ? vt_nan32() : y;
}
VT_FN float vt_exp2(float x) {
    float c = x > 128.0f ? 128.0f : (x < -155.0f ? -155.0f : x);
    float t = c + 12582912.0f;
    float k = t - 12582912.0f;
    float f = c - k;
    float rh = f * 0.693147182464599609375f;
    float rl = vt_mad(f, 0.693147182464599609375f, -rh) + f * -1.9046542121259336e-9f;
    float r = vt_exp_scaled(1.0f + vt_expm1_poly(rh, rl), t);
    return vt_isnan(x) ? vt_nan32() : r;
}
VT_FN float vt_sinh_poly(float z) {
    float s = vt_mad(1.995841012103e-04f, z, 8.333192206919e-03f);
    return vt_mad(s, z, 1.666666716337e-01f);
}
// (cosh(r) - 1 - r^2/2) / r^4
VT_FN float vt_cosh_tail(float z) {
    return vt_mad(1.393580459990e-03f, z, 4.166645556688e-02f);
}
VT_FN float vt_coshm1_poly(float z) {
    return vt_mad(vt_cosh_tail(z), z, 0.5f) * z;
}
VT_FN float vt_expm1(float x) {
    float c = x > 89.0f ? 89.0f : (x < -30.0f ? -30.0f : x);
    float t = vt_mad(c, 1.44269502162933349609f, 12582912.0f);
    float k = t - 12582912.0f;
    float r0 = vt_mad(-k, 0.693147182464599609375f, c);
    float r = vt_mad(-k, -1.9046542121259336e-9f, r0);
    float rl = vt_mad(-k, -1.9046542121259336e-9f, r0 - r);
    float z = r * r;
    float hz = 0.5f * z;
    float low = vt_mad(r * z, vt_sinh_poly(z),
                     vt_mad(z * z, vt_cosh_tail(z),
                            vt_mad(0.5f, vt_mad(r, r, -z), vt_mad(r, rl, rl))));
    bool large = k > 60.0f;
    float b = vt_pow2_of(large ? t - 32.0f : t);
    float one = large ? 0.0f : 1.0f;
    float a = b - one;
    float h = vt_mad(b, r, a);
    float e = vt_mad(b, r, a - h) + ((b - a) - one);
    float g = vt_mad(b, hz, h);
    e = e + vt_mad(b, hz, h - g);
    float y = (g + vt_mad(b, low, e)) * (large ? 4294967296.0f : 1.0f);
    y = vt_abs(x) < 5.9604644775391e-08f ? x : y;
    return vt_isnan(x) ? vt_nan32() : y;
}

#endif
