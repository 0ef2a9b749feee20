// SPDX-License-Identifier: Apache-2.0
// pow. Error below 1 ulp. e^(y log x) with the logarithm to about 12 bits more than the result
// has. Special cases as IEEE 754 pow: x^0 = 1 and 1^y = 1 even for NaN, a negative base with a
// fraction in the exponent is NaN (complex results are the caller's).
//@ requires exp.glsl log.glsl
#ifndef VT_POW
#define VT_POW

#if VT_HAS_FLOAT64
// log(x), x > 0 and finite, as hi + lo with a relative error near 2^-65.
VT_FN void vt_log_accurate(double x, VT_OUT(double) hi, VT_OUT(double) lo) {
    double k;
    double m = vt_log_split(x, k);
    double f = m - 1.0lf;
    double dh = 2.0lf + f;
    double dl = (2.0lf - dh) + f;
    double r = vt_divm(1.0lf, dh);
    double s = f * r;
    double sl = (vt_mad(-s, dh, f) - s * dl) * r;
    double z = s * s;
    double zl = vt_mad(s, s, -z) + 2.0lf * (s * sl);
    double p = vt_mad(1.3262366971943728711e-01lf, z, 1.3248910264101074197e-01lf);
    p = vt_mad(p, z, 1.5387144030135413431e-01lf);
    p = vt_mad(p, z, 1.8181774454742144487e-01lf);
    p = vt_mad(p, z, 2.2222222661818916145e-01lf);
    p = vt_mad(p, z, 2.8571428568986995122e-01lf);
    p = vt_mad(p, z, 4.0000000000006552536e-01lf);
    double c = z * 6.6666666666666662966e-01lf;
    double cl = vt_mad(z, 6.6666666666666662966e-01lf, -c) +
                vt_mad(z, -2.3064264000984505031e-17lf,
                       vt_mad(zl, 6.6666666666666662966e-01lf, (z * z) * p));
    double th = s * c;
    double tl = vt_mad(s, c, -th) + vt_mad(s, cl, sl * c);
    double kh = k * 0.69314718055989033019lf;
    double s2 = 2.0lf * s;
    double a = kh + s2;
    double ae = s2 - (a - kh);
    double b = a + th;
    double be = th - (b - a);
    double low = ae + (be + vt_mad(k, 5.4979230187083711552e-14lf, vt_mad(2.0lf, sl, tl)));
    hi = b + low;
    lo = low - (hi - b);
}
VT_FN double vt_pow(double x, double y) {
    double ax = vt_abs(x);
    double ay = vt_abs(y);
    bool plain = ax > 0.0lf && vt_isfinite(x);
    double hi;
    double lo;
    vt_log_accurate(plain ? ax : 1.0lf, hi, lo);
    // |y| beyond 2^70 overflows or underflows for every x but 1, as 2^70 does.
    double cy = ay > 1180591620717411303424.0lf ? vt_copysign(1180591620717411303424.0lf, y) : y;
    double ph = cy * hi;
    double pl = vt_mad(cy, hi, -ph) + cy * lo;
    double r = vt_exp_pair(ph, pl);
    bool inverse = (doubleBitsToUint64(y) >> 63) != 0ul;
    r = ax == 0.0lf ? (inverse ? vt_inf64() : 0.0lf) : r;
    r = ax == vt_inf64() ? (inverse ? 0.0lf : vt_inf64()) : r;
    bool integer = floor(y) == y || ay == vt_inf64();
    bool odd = integer && ay < 9007199254740992.0lf && floor(0.5lf * y) * 2.0lf != y;
    bool negative = (doubleBitsToUint64(x) >> 63) != 0ul;
    r = negative && odd ? -r : r;
    r = negative && !integer && plain ? vt_nan64() : r;
    r = ax == 1.0lf && ay == vt_inf64() ? 1.0lf : r;
    r = y == 2.0lf ? x * x : r; // as x .* x, which it is captured as
    r = y == 1.0lf ? x : r;
    r = vt_isnan(x) || vt_isnan(y) ? vt_nan64() : r;
    return x == 1.0lf || y == 0.0lf ? 1.0lf : r;
}
#endif

VT_FN void vt_log_accurate(float x, VT_OUT(float) hi, VT_OUT(float) lo) {
    float k;
    float m = vt_log_split(x, k);
    float f = m - 1.0f;
    float dh = 2.0f + f;
    float dl = (2.0f - dh) + f;
    float r = vt_rcpm(dh);
    float s = f * r;
    float sl = (vt_mad(-s, dh, f) - s * dl) * r;
    float z = s * s;
    float zl = vt_mad(s, s, -z) + 2.0f * (s * sl);
    float p = vt_mad(2.359300106764e-01f, z, 2.853676378727e-01f);
    p = vt_mad(p, z, 4.000034332275e-01f);
    float c = z * 6.666666269302e-01f;
    float cl = vt_mad(z, 6.666666269302e-01f, -c) +
               vt_mad(z, 2.918502772786e-08f, vt_mad(zl, 6.666666269302e-01f, (z * z) * p));
    float th = s * c;
    float tl = vt_mad(s, c, -th) + vt_mad(s, cl, sl * c);
    float kh = k * 0.693145751953125f;
    float s2 = 2.0f * s;
    float a = kh + s2;
    float ae = s2 - (a - kh);
    float b = a + th;
    float be = th - (b - a);
    float low = ae + (be + vt_mad(k, 1.428606765330e-06f, vt_mad(2.0f, sl, tl)));
    hi = b + low;
    lo = low - (hi - b);
}
VT_FN float vt_pow(float x, float y) {
    float ax = vt_abs(x);
    float ay = vt_abs(y);
    bool plain = !vt_zero(x) && vt_isfinite(x);
    float hi;
    float lo;
    vt_log_accurate(plain ? ax : 1.0f, hi, lo);
    float cy = ay > 1099511627776.0f ? vt_copysign(1099511627776.0f, y) : y;
    float ph = cy * hi;
    float pl = vt_mad(cy, hi, -ph) + cy * lo;
    float r = vt_exp_pair(ph, pl);
    bool inverse = (floatBitsToUint(y) >> 31) != 0u;
    r = vt_zero(x) ? (inverse ? vt_inf32() : 0.0f) : r;
    r = ax == vt_inf32() ? (inverse ? 0.0f : vt_inf32()) : r;
    bool integer = (ay >= 1.0f && floor(y) == y) || ay == vt_inf32();
    bool odd = integer && ay < 16777216.0f && floor(0.5f * y) * 2.0f != y;
    bool negative = (floatBitsToUint(x) >> 31) != 0u;
    r = negative && odd ? -r : r;
    r = negative && !integer && plain ? vt_nan32() : r;
    r = ax == 1.0f && ay == vt_inf32() ? 1.0f : r;
    r = y == 2.0f ? x * x : r;
    r = y == 1.0f ? x : r;
    r = vt_isnan(x) || vt_isnan(y) ? vt_nan32() : r;
    return x == 1.0f || vt_zero(y) ? 1.0f : r;
}

#if !defined(VT_STRAIGHT)
VT_FN float vt_pow_fast(float x, float y, VT_INOUT(bool) careful) {
    float hi;
    float lo;
    vt_log_accurate(x, hi, lo);
    float ph = y * hi;
    careful = careful || !vt_log_plain(x) || !vt_exp_plain(ph);
    float t = vt_mad(ph, 1.44269502162933349609f, 12582912.0f);
    float r = vt_exp_pair_rest(ph, vt_mad(y, hi, -ph) + y * lo, t);
    float m = vt_mad(vt_exp_poly(r), r, 1.0f);
    float p = uintBitsToFloat(floatBitsToUint(m) + (floatBitsToUint(t) << 23));
    p = y == 2.0f ? x * x : p;
    return y == 1.0f ? x : p;
}
#endif

#endif
