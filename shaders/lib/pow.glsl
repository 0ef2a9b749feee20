// SPDX-License-Identifier: Apache-2.0
// pow. Error below 1 ulp. e^(y log x) with the logarithm to about 12 bits more than the result
// has. Special cases as IEEE 754 pow: x^0 = 1 and 1^y = 1 even for NaN, a negative base with a
// fraction in the exponent is NaN (complex results are the caller's). Where the exponent is a
// "short" one, k/2 for whole k up to 9, x^y is products and a square root as pairs hi + lo: error
// near half an ulp in a tenth of the operations; perfect squares are exact.
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
// Is |y| one of 0.5, 1, 1.5 … 4.5?
VT_FN bool vt_pow_is_short(double y) {
    double twice = vt_abs(y + y);
    return twice >= 1.0lf && twice <= 9.0lf && floor(twice) == twice;
}
// May x^y, y a short one, be computed by vt_pow_short? No product or residual leaves the normal
// numbers then.
VT_FN bool vt_pow_is_plain(double x, double y) {
    uint most = 1600u / uint(vt_abs(y + y)) - 1u;
    most = most < 800u ? most : 800u;
    uint exponent = uint(doubleBitsToUint64(x) >> 52) & 0x7ffu;
    bool whole = floor(y) == y;
    return exponent - (1023u - most) <= 2u * most && (whole || x > 0.0lf);
}
VT_FN double vt_pow_short(double x, double y) {
    double a = vt_abs(x);
    double k = floor(vt_abs(y));
    bool rooted = k != vt_abs(y);
    double hi = 1.0lf;
    double lo = 0.0lf;
    if (rooted) hi = vt_sqrt_positive(a);
    double root = hi;
    if (k >= 1.0lf) {
        hi = root * a;
        lo = vt_mad(root, a, -hi);
    }
    double inverse = 0.0lf;
    if (y < 0.0lf) inverse = vt_divm(1.0lf, hi);
    if (rooted) {
        // What the root lacks: its square's distance by twice the root.
        double twice = inverse * (k >= 1.0lf ? a : 1.0lf);
        if (y > 0.0lf || k >= 2.0lf) twice = vt_divm(1.0lf, root);
        double rest = vt_mad(-root, root, a) * (0.5lf * twice);
        lo = lo + (k >= 1.0lf ? rest * a : rest);
    }
    if (k >= 2.0lf) {
        double p = hi * a;
        lo = vt_mad(hi, a, -p) + lo * a;
        hi = p;
    }
    if (k >= 3.0lf) {
        double p = hi * a;
        lo = vt_mad(hi, a, -p) + lo * a;
        hi = p;
    }
    if (k >= 4.0lf) {
        double p = hi * a;
        lo = vt_mad(hi, a, -p) + lo * a;
        hi = p;
    }
    double r = hi + lo;
    if (y < 0.0lf) {
        if (k >= 2.0lf) inverse = vt_divm(1.0lf, hi);
        r = vt_mad(inverse, vt_mad(-inverse, hi, 1.0lf) - inverse * lo, inverse);
    }
    bool odd = floor(y) == y && floor(0.5lf * k) * 2.0lf != k;
    return odd && x < 0.0lf ? -r : r;
}
// vt_pow without the short exponents.
VT_FN double vt_pow_long(double x, double y) {
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
VT_FN double vt_pow(double x, double y) {
    if (vt_pow_is_short(y) && vt_pow_is_plain(x, y)) return vt_pow_short(x, y);
    return vt_pow_long(x, y);
}
#endif

// log(m 2^k).
VT_FN void vt_log_accurate_of(float m, float k, VT_OUT(float) hi, VT_OUT(float) lo) {
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
VT_FN void vt_log_accurate(float x, VT_OUT(float) hi, VT_OUT(float) lo) {
    float k;
    float m = vt_log_split(x, k);
    vt_log_accurate_of(m, k, hi, lo);
}
// Is |y| one of 0.5, 1, 1.5 … 4.5?
VT_FN bool vt_pow_is_short(float y) {
    float twice = vt_abs(y + y);
    return twice >= 1.0f && twice <= 9.0f && floor(twice) == twice;
}
// May x^y, y a short one, be computed by vt_pow_short? No product or residual leaves the normal
// numbers then.
VT_FN bool vt_pow_is_plain(float x, float y) {
    uint most = 116u / uint(vt_abs(y + y)) - 1u;
    most = most < 76u ? most : 76u;
    uint exponent = (floatBitsToUint(x) >> 23) & 0xffu;
    bool whole = floor(y) == y;
    return exponent - (127u - most) <= 2u * most && (whole || x > 0.0f);
}
VT_FN float vt_pow_short(float x, float y) {
    float a = vt_abs(x);
    float k = floor(vt_abs(y));
    bool rooted = k != vt_abs(y);
    float hi = 1.0f;
    float lo = 0.0f;
    if (rooted) hi = vt_sqrt_positive(a);
    float root = hi;
    if (k >= 1.0f) {
        hi = root * a;
        lo = vt_mad(root, a, -hi);
    }
    float inverse = 0.0f;
    if (y < 0.0f) inverse = vt_rcpm(hi);
    if (rooted) {
        // What the root lacks: its square's distance by twice the root.
        float twice = inverse * (k >= 1.0f ? a : 1.0f);
        if (y > 0.0f || k >= 2.0f) twice = vt_rcpm(root);
        float rest = vt_mad(-root, root, a) * (0.5f * twice);
        lo = lo + (k >= 1.0f ? rest * a : rest);
    }
    if (k >= 2.0f) {
        float p = hi * a;
        lo = vt_mad(hi, a, -p) + lo * a;
        hi = p;
    }
    if (k >= 3.0f) {
        float p = hi * a;
        lo = vt_mad(hi, a, -p) + lo * a;
        hi = p;
    }
    if (k >= 4.0f) {
        float p = hi * a;
        lo = vt_mad(hi, a, -p) + lo * a;
        hi = p;
    }
    float r = hi + lo;
    if (y < 0.0f) {
        if (k >= 2.0f) inverse = vt_rcpm(hi);
        r = vt_mad(inverse, vt_mad(-inverse, hi, 1.0f) - inverse * lo, inverse);
    }
    bool odd = floor(y) == y && floor(0.5f * k) * 2.0f != k;
    return odd && x < 0.0f ? -r : r;
}
VT_FN float vt_pow_long(float x, float y) {
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
VT_FN float vt_pow(float x, float y) {
    if (vt_pow_is_short(y) && vt_pow_is_plain(x, y)) return vt_pow_short(x, y);
    return vt_pow_long(x, y);
}

#if !defined(VT_STRAIGHT)
VT_FN float vt_pow_fast(float x, float y, VT_INOUT(bool) careful) {
    if (vt_pow_is_short(y)) {
        careful = careful || !vt_pow_is_plain(x, y);
        return vt_pow_short(x, y);
    }
    float k;
    float m = vt_log_split_normal(x, k);
    float hi;
    float lo;
    vt_log_accurate_of(m, k, hi, lo);
    float ph = y * hi;
    careful = careful || !vt_log_is_normal(x) || !(abs(ph) < 86.0f);
    float t = vt_mad(ph, 1.44269502162933349609f, 12582912.0f);
    float r = vt_exp_pair_rest(ph, vt_mad(y, hi, -ph) + y * lo, t);
    float p = vt_mad(vt_exp_poly(r), r, 1.0f);
    return uintBitsToFloat(floatBitsToUint(p) + (floatBitsToUint(t) << 23));
}
#endif

#endif
