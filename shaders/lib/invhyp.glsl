// SPDX-License-Identifier: Apache-2.0
// asinh, acosh, atanh. Error below 1 ulp. Logarithms of x + sqrt(x^2 + 1), x + sqrt(x^2 - 1) and
// (1+x)/(1-x), each argument carried as an unevaluated pair, so that nothing is lost near zero.
//@ requires log.glsl
#ifndef VT_INVHYP
#define VT_INVHYP

#if VT_HAS_FLOAT64
// log(x + sqrt(x^2 + one)), one = +1 or -1, x >= 0 (and >= 1 for -1).
VT_FN double vt_log_root(double x, double one) {
    bool huge = x > 268435456.0lf;
    double c = huge ? 1.0lf : x;
    double p = c * c;
    double pl = vt_mad(c, c, -p);
    double vh = p + one;
    double bb = vh - p;
    double vl = ((p - (vh - bb)) + (one - bb)) + pl;
    double s = vt_sqrtm(vh);
    double sl = (vt_mad(-s, s, vh) + vl) * vt_divm(0.5lf, s > 0.0lf ? s : 1.0lf);
    double zh = c + s;
    bb = zh - c;
    double zl = ((c - (zh - bb)) + (s - bb)) + sl;
    double hi;
    double lo;
    vt_log_pair(huge ? x : zh, huge ? 0.0lf : zl, hi, lo);
    double sum = hi + 0.69314718055994528623lf;
    double e = 0.69314718055994528623lf - (sum - hi);
    return huge ? sum + (e + (lo + 2.3190468138462995584e-17lf)) : hi + lo;
}
VT_FN double vt_asinh(double x) {
    double a = vt_abs(x);
    double r = vt_copysign(vt_log_root(a, 1.0lf), x);
    r = a < 1.4901161193847656250e-08lf || a == vt_inf64() ? x : r;
    return vt_isnan(x) ? vt_nan64() : r;
}
VT_FN double vt_acosh(double x) {
    double r = vt_log_root(x >= 1.0lf ? x : 1.0lf, -1.0lf);
    r = x == vt_inf64() ? x : r;
    return x < 1.0lf || vt_isnan(x) ? vt_nan64() : r;
}
VT_FN double vt_atanh(double x) {
    double a = vt_abs(x);
    double c = a < 1.0lf ? a : 0.5lf;
    double ph = 1.0lf + c;
    double pl = c - (ph - 1.0lf);
    double qh = 1.0lf - c;
    double ql = (1.0lf - qh) - c;
    double k;
    double m = vt_log_split(vt_divm(ph, qh), k);
    // (m - 1) / (m + 1) with m = 2^-k (1 + c) / (1 - c)
    uint64_t ku = doubleBitsToUint64(k + 6755399441055744.0lf);
    double b = uint64BitsToDouble((1023ul - ku) << 52);
    double bp = b * ph;
    double nh = bp - qh;
    double bb = nh - bp;
    double nl = ((bp - (nh - bb)) - (qh + bb)) + (b * pl - ql);
    double dh = bp + qh;
    bb = dh - bp;
    double dl = ((bp - (dh - bb)) + (qh - bb)) + (b * pl + ql);
    double n = nh + nl;
    nl = (nh - n) + nl;
    double hi;
    double lo;
    vt_log_quotient(n, nl, dh, dl, m > 0.0lf ? k : 0.0lf, hi, lo);
    double r = vt_copysign(0.5lf * (hi + lo), x);
    r = a < 1.4901161193847656250e-08lf ? x : r;
    r = a == 1.0lf ? vt_copysign(vt_inf64(), x) : r;
    return a > 1.0lf || vt_isnan(x) ? vt_nan64() : r;
}
#endif

VT_FN float vt_log_root(float x, float one) {
    bool huge = x > 16384.0f;
    float c = huge ? 1.0f : x;
    float p = c * c;
    float pl = vt_mad(c, c, -p);
    float vh = p + one;
    float bb = vh - p;
    float vl = ((p - (vh - bb)) + (one - bb)) + pl;
    float s = vt_sqrtm(vh);
    float sl = (vt_mad(-s, s, vh) + vl) * vt_divm(0.5f, s > 0.0f ? s : 1.0f);
    float zh = c + s;
    bb = zh - c;
    float zl = ((c - (zh - bb)) + (s - bb)) + sl;
    float hi;
    float lo;
    vt_log_pair(huge ? x : zh, huge ? 0.0f : zl, hi, lo);
    float sum = hi + 0.693147182464599609375f;
    float e = 0.693147182464599609375f - (sum - hi);
    return huge ? sum + (e + (lo - 1.9046542121259336e-9f)) : hi + lo;
}
VT_FN float vt_asinh(float x) {
    float a = vt_abs(x);
    float r = vt_copysign(vt_log_root(a, 1.0f), x);
    r = a < 2.44140625e-04f || a == vt_inf32() ? x : r;
    return vt_isnan(x) ? vt_nan32() : r;
}
VT_FN float vt_acosh(float x) {
    float r = vt_log_root(x >= 1.0f ? x : 1.0f, -1.0f);
    r = x == vt_inf32() ? x : r;
    return x < 1.0f || vt_isnan(x) ? vt_nan32() : r;
}
VT_FN float vt_atanh(float x) {
    float a = vt_abs(x);
    float c = a < 1.0f ? a : 0.5f;
    float ph = 1.0f + c;
    float pl = c - (ph - 1.0f);
    float qh = 1.0f - c;
    float ql = (1.0f - qh) - c;
    float k;
    float m = vt_log_split(vt_divm(ph, qh), k);
    float b = uintBitsToFloat((127u - floatBitsToUint(k + 12582912.0f)) << 23);
    float bp = b * ph;
    float nh = bp - qh;
    float bb = nh - bp;
    float nl = ((bp - (nh - bb)) - (qh + bb)) + (b * pl - ql);
    float dh = bp + qh;
    bb = dh - bp;
    float dl = ((bp - (dh - bb)) + (qh - bb)) + (b * pl + ql);
    float n = nh + nl;
    nl = (nh - n) + nl;
    float hi;
    float lo;
    vt_log_quotient(n, nl, dh, dl, m > 0.0f ? k : 0.0f, hi, lo);
    float r = vt_copysign(0.5f * (hi + lo), x);
    r = a < 2.44140625e-04f ? x : r;
    r = a == 1.0f ? vt_copysign(vt_inf32(), x) : r;
    return a > 1.0f || vt_isnan(x) ? vt_nan32() : r;
}

#endif
