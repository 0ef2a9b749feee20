// SPDX-License-Identifier: Apache-2.0
// log, log2, log10, log1p. Error below 1 ulp. x = 2^k m with m in [sqrt(1/2), sqrt 2),
// log m = 2 atanh(s), s = (m-1)/(m+1), after fdlibm's e_log.c (Sun Microsystems, 1993) with
// coefficients by Sollya. vt_log_quotient carries the result as an unevaluated pair; pow and the
// inverse hyperbolic functions are built on it.
//@ requires arith.glsl
#ifndef VT_LOG
#define VT_LOG

#if VT_HAS_FLOAT64
// m and k (as a double) of x > 0, subnormals included.
VT_FN double vt_log_split(double x, VT_OUT(double) k) {
    bool small = x < 2.2250738585072013831e-308lf;
    uint64_t u = doubleBitsToUint64(small ? x * 18014398509481984.0lf : x);
    uint64_t e = u + (0x3ff0000000000000ul - 0x3fe6a09e667f3bcdul);
    // The exponent field through a magic number: no integer conversion that would not vectorise.
    k = uint64BitsToDouble((e >> 52) | 0x4330000000000000ul) -
        (small ? 4503599627371573.0lf : 4503599627371519.0lf);
    return uint64BitsToDouble((e & 0x000ffffffffffffful) + 0x3fe6a09e667f3bcdul);
}
VT_FN double vt_log_poly(double z) {
    double p = vt_mad(1.4806535193007122619e-01lf, z, 1.5313054845855145203e-01lf);
    p = vt_mad(p, z, 1.8183600653980983020e-01lf);
    p = vt_mad(p, z, 2.2222197927776635162e-01lf);
    p = vt_mad(p, z, 2.8571428748107130513e-01lf);
    p = vt_mad(p, z, 3.9999999999391827599e-01lf);
    return vt_mad(p, z, 6.6666666666667373509e-01lf);
}
#if !defined(VT_STRAIGHT)
// vt_log of a normal number above zero.
VT_FN double vt_log_core(double x) {
    uint64_t e = doubleBitsToUint64(x) + (0x3ff0000000000000ul - 0x3fe6a09e667f3bcdul);
    double k = uint64BitsToDouble((e >> 52) | 0x4330000000000000ul) - 4503599627371519.0lf;
    double f = uint64BitsToDouble((e & 0x000ffffffffffffful) + 0x3fe6a09e667f3bcdul) - 1.0lf;
    double s = vt_divm(f, 2.0lf + f);
    double z = s * s;
    double hfsq = (0.5lf * f) * f;
    double low = vt_mad(s, vt_mad(z, vt_log_poly(z), hfsq), k * 5.4979230187083711552e-14lf);
    return k * 0.69314718055989033019lf - ((hfsq - low) - f);
}
#endif
VT_FN double vt_log(double x) {
#if !defined(VT_STRAIGHT)
    if (x >= 2.2250738585072013831e-308lf && x <= 1.7976931348623157081e+308lf)
        return vt_log_core(x);
#endif
    double k;
    double f = vt_log_split(x, k) - 1.0lf;
    double s = vt_divm(f, 2.0lf + f);
    double z = s * s;
    double hfsq = (0.5lf * f) * f;
    double low = vt_mad(s, vt_mad(z, vt_log_poly(z), hfsq), k * 5.4979230187083711552e-14lf);
    double r = k * 0.69314718055989033019lf - ((hfsq - low) - f);
    r = x == vt_inf64() ? x : r;
    r = x == 0.0lf ? -vt_inf64() : r;
    return x < 0.0lf || vt_isnan(x) ? vt_nan64() : r;
}
// k ln2 + log of 1 + the quotient form (nh + nl) / (dh + dl) = (m-1)/(m+1), as hi + lo.
VT_FN void vt_log_quotient(double nh, double nl, double dh, double dl, double k,
                           VT_OUT(double) hi, VT_OUT(double) lo) {
    double y = vt_divm(1.0lf, dh);
    double s = nh * y;
    double sl = (vt_mad(-s, dh, nh) + vt_mad(-s, dl, nl)) * y;
    double z = s * s;
    double tail = vt_mad(s * z, vt_log_poly(z), vt_mad(2.0lf * z, sl, 2.0lf * sl));
    double kh = k * 0.69314718055989033019lf;
    double s2 = 2.0lf * s;
    hi = kh + s2;
    lo = (s2 - (hi - kh)) + vt_mad(k, 5.4979230187083711552e-14lf, tail);
}
// log(xh + xl), xh > 0, |xl| <= ulp(xh)/2, as hi + lo.
VT_FN void vt_log_pair(double xh, double xl, VT_OUT(double) hi, VT_OUT(double) lo) {
    double k;
    double m = vt_log_split(xh, k);
    // xl times 2^-k; where xl is not zero, k is moderate.
    uint64_t ku = doubleBitsToUint64(k + 6755399441055744.0lf);
    double ml = xl == 0.0lf ? 0.0lf : xl * uint64BitsToDouble((1023ul - ku) << 52);
    double f = m - 1.0lf;
    double nh = f + ml;
    double nl = (f - nh) + ml;
    double dh = 2.0lf + nh;
    double dl = (2.0lf - dh) + nh + nl;
    vt_log_quotient(nh, nl, dh, dl, k, hi, lo);
}
VT_FN double vt_log_times(double x, double ch, double cl) {
    double hi;
    double lo;
    vt_log_pair(x, 0.0lf, hi, lo);
    double p = hi * ch;
    double r = p + (vt_mad(hi, ch, -p) + vt_mad(lo, ch, hi * cl));
    r = x == vt_inf64() ? x : r;
    r = x == 0.0lf ? -vt_inf64() : r;
    return x < 0.0lf || vt_isnan(x) ? vt_nan64() : r;
}
VT_FN double vt_log2(double x) {
    return vt_log_times(x, 1.442695040888963387lf, 2.0355273740931033111e-17lf);
}
VT_FN double vt_log10(double x) {
    return vt_log_times(x, 0.43429448190325181667lf, 1.0983196502167650727e-17lf);
}
VT_FN double vt_log1p(double x) {
    double c = x > -1.0lf ? x : 0.5lf;
    double h = 1.0lf + c;
    double big = c > 1.0lf ? c : 1.0lf;
    double less = c > 1.0lf ? 1.0lf : c;
    double l = c > 1.0e+18lf ? 0.0lf : less - (h - big);
    double hi;
    double lo;
    vt_log_pair(h, l, hi, lo);
    double r = hi + lo;
    r = x == vt_inf64() ? x : r;
    r = vt_abs(x) < 1.1102230246251565404e-16lf ? x : r;
    r = x == -1.0lf ? -vt_inf64() : r;
    return x < -1.0lf || vt_isnan(x) ? vt_nan64() : r;
}
#endif

#if !defined(VT_STRAIGHT)
// The normal numbers above 0, by comparisons.
VT_FN bool vt_log_is_normal(float x) { return x >= 1.17549435e-38f && x <= 3.40282347e38f; }
#endif
// m in [sqrt(1/2), sqrt(2)) and k with x = m 2^k, of a normal number above 0.
VT_FN float vt_log_split_normal(float x, VT_OUT(float) k) {
    uint e = floatBitsToUint(x) + (0x3f800000u - 0x3f3504f3u);
    k = uintBitsToFloat((e >> 23) | 0x4b000000u) - 8388735.0f;
    return uintBitsToFloat((e & 0x007fffffu) + 0x3f3504f3u);
}
VT_FN float vt_log_split(float x, VT_OUT(float) k) {
    bool small = x < 1.17549435082229e-38f;
    uint u = floatBitsToUint(small ? x * 33554432.0f : x);
    uint e = u + (0x3f800000u - 0x3f3504f3u);
    k = uintBitsToFloat((e >> 23) | 0x4b000000u) - (small ? 8388760.0f : 8388735.0f);
    return uintBitsToFloat((e & 0x007fffffu) + 0x3f3504f3u);
}
// log(1 + f) for f in [-1/3, 1/3] plus k ln2, without division. The first terms stand in two chains,
// so that fewer steps wait for one another.
VT_FN float vt_log_of(float f, float k) {
    float z = f * f;
    float p = vt_mad(-1.30187988e-01f, f, 1.40889585e-01f);
    p = vt_mad(p, z, vt_mad(-1.21489584e-01f, f, 1.39809534e-01f));
    p = vt_mad(p, f, -1.66845024e-01f);
    p = vt_mad(p, f, 2.00121149e-01f);
    p = vt_mad(p, f, -2.49996364e-01f);
    p = vt_mad(p, f, 3.33331943e-01f);
    p = vt_mad(p, f, -5.0e-01f);
    return vt_mad(k, 6.93147182464599609375e-01f, vt_mad(p, z, f));
}
#if !defined(VT_STRAIGHT)
// vt_log of a normal number above zero.
VT_FN bool vt_log_plain(float x) { return floatBitsToUint(x) - 0x00800000u < 0x7f000000u; }
VT_FN float vt_log_core(float x) {
    uint e = floatBitsToUint(x) + (0x3f800000u - 0x3f2aaaabu);
    float k = uintBitsToFloat((e >> 23) | 0x4b000000u) - 8388735.0f;
    return vt_log_of(uintBitsToFloat((e & 0x007fffffu) + 0x3f2aaaabu) - 1.0f, k);
}
VT_FN float vt_log_fast(float x, VT_INOUT(bool) careful) {
    careful = careful || !vt_log_is_normal(x);
    return vt_log_core(x);
}
#endif
VT_FN float vt_log(float x) {
#if !defined(VT_STRAIGHT)
    if (vt_log_plain(x)) return vt_log_core(x);
#endif
    bool small = x < 1.17549435082229e-38f;
    uint u = floatBitsToUint(small ? x * 33554432.0f : x);
    uint e = u + (0x3f800000u - 0x3f2aaaabu);
    float k = uintBitsToFloat((e >> 23) | 0x4b000000u) - (small ? 8388760.0f : 8388735.0f);
    float r = vt_log_of(uintBitsToFloat((e & 0x007fffffu) + 0x3f2aaaabu) - 1.0f, k);
    r = x == vt_inf32() ? x : r;
    r = vt_zero(x) ? -vt_inf32() : r;
    return vt_less(x, 0.0f) || vt_isnan(x) ? vt_nan32() : r;
}
VT_FN float vt_log_poly(float z) {
    float p = vt_mad(2.987513542175e-01f, z, 3.997748792171e-01f);
    return vt_mad(p, z, 6.666677594185e-01f);
}
VT_FN void vt_log_quotient(float nh, float nl, float dh, float dl, float k, VT_OUT(float) hi,
                           VT_OUT(float) lo) {
    float y = vt_rcpm(dh);
    float s = nh * y;
    float sl = (vt_mad(-s, dh, nh) + vt_mad(-s, dl, nl)) * y;
    float z = s * s;
    float tail = vt_mad(s * z, vt_log_poly(z), vt_mad(2.0f * z, sl, 2.0f * sl));
    float kh = k * 0.693145751953125f;
    float s2 = 2.0f * s;
    hi = kh + s2;
    lo = (s2 - (hi - kh)) + vt_mad(k, 1.428606765330e-06f, tail);
}
VT_FN void vt_log_pair(float xh, float xl, VT_OUT(float) hi, VT_OUT(float) lo) {
    float k;
    float m = vt_log_split(xh, k);
    float ml =
        xl == 0.0f
            ? 0.0f
            : xl * uintBitsToFloat((127u - floatBitsToUint(k + 12582912.0f)) << 23);
    float f = m - 1.0f;
    float nh = f + ml;
    float nl = (f - nh) + ml;
    float dh = 2.0f + nh;
    float dl = (2.0f - dh) + nh + nl;
    vt_log_quotient(nh, nl, dh, dl, k, hi, lo);
}
VT_FN float vt_log_times(float x, float ch, float cl) {
    float hi;
    float lo;
    vt_log_pair(x, 0.0f, hi, lo);
    float p = hi * ch;
    float r = p + (vt_mad(hi, ch, -p) + vt_mad(lo, ch, hi * cl));
    r = x == vt_inf32() ? x : r;
    r = vt_zero(x) ? -vt_inf32() : r;
    return vt_less(x, 0.0f) || vt_isnan(x) ? vt_nan32() : r;
}
VT_FN float vt_log2(float x) {
    return vt_log_times(x, 1.44269502162933349609f, 1.925963033500e-8f);
}
VT_FN float vt_log10(float x) {
    return vt_log_times(x, 0.4342944920063018798828125f, -1.010304995218e-8f);
}
VT_FN float vt_log1p(float x) {
    float c = x > -1.0f ? x : 0.5f;
    float h = 1.0f + c;
    float big = c > 1.0f ? c : 1.0f;
    float less = c > 1.0f ? 1.0f : c;
    float l = c > 1.0e+9f ? 0.0f : less - (h - big);
    float hi;
    float lo;
    vt_log_pair(h, l, hi, lo);
    float r = hi + lo;
    r = x == vt_inf32() ? x : r;
    r = vt_abs(x) < 5.9604644775391e-08f ? x : r;
    r = x == -1.0f ? -vt_inf32() : r;
    return x < -1.0f || vt_isnan(x) ? vt_nan32() : r;
}

#endif
