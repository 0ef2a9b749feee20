// SPDX-License-Identifier: Apache-2.0
// abs, sign, floor, ceil, fix, round (half away from zero), min and max (NaN is ignored), mod, rem,
// hypot. All but hypot (below 1 ulp) are exact. mod and rem follow MATLAB: mod(x,0) = x,
// rem(x,0) = NaN, and where y is no integer, a quotient within rounding error of an integer counts
// as that integer.
//@ requires arith.glsl
#ifndef VT_ROUND
#define VT_ROUND

#if VT_HAS_FLOAT64
VT_FN double vt_sign(double x) {
    uint64_t m = doubleBitsToUint64(x) & 0x7ffffffffffffffful;
    double r = m == 0ul ? 0.0lf : vt_copysign(1.0lf, x);
    return vt_isnan(x) ? vt_nan64() : r;
}
VT_FN double vt_floor(double x) { return vt_isnan(x) ? vt_nan64() : floor(x); }
VT_FN double vt_ceil(double x) { return vt_isnan(x) ? vt_nan64() : ceil(x); }
VT_FN double vt_fix(double x) { return vt_isnan(x) ? vt_nan64() : vt_trunc(x); }
VT_FN double vt_round(double x) {
    double t = vt_trunc(x);
    double r = t + (vt_abs(x - t) >= 0.5lf ? vt_copysign(1.0lf, x) : 0.0lf);
    return vt_isnan(x) ? vt_nan64() : vt_copysign(r, x);
}
VT_FN double vt_min(double a, double b) {
    return vt_canonical(b < a || vt_isnan(a) ? b : a);
}
VT_FN double vt_max(double a, double b) {
    return vt_canonical(b > a || vt_isnan(a) ? b : a);
}
// The remainder of a / b, a >= 0, b > 0, quotient below 2^52 and both of moderate size.
VT_FN double vt_remainder_near(double a, double b) {
    double q = vt_trunc(a / b);
    double r = vt_mad(-q, b, a);
    return r < 0.0lf ? r + b : (r >= b ? r - b : r);
}
VT_FN bool vt_remainder_is_far(double x, double y) {
    double a = vt_abs(x);
    double b = vt_abs(y);
    return vt_isfinite(x) && vt_isfinite(y) && b > 0.0lf && a >= b &&
           (a > 1.0e+250lf || b < 1.0e-250lf || a > b * 2251799813685248.0lf);
}
VT_FN double vt_remainder_far(double a, double b) {
    uint64_t ua = doubleBitsToUint64(a);
    uint64_t ub = doubleBitsToUint64(b);
    int ea = int(ua >> 52);
    int eb = int(ub >> 52);
    uint64_t ma = ua & 0xffffffffffffful;
    uint64_t mb = ub & 0xffffffffffffful;
    ma = ea == 0 ? ma : ma | 0x10000000000000ul;
    mb = eb == 0 ? mb : mb | 0x10000000000000ul;
    ea = ea == 0 ? 1 : ea;
    eb = eb == 0 ? 1 : eb;
    uint64_t r = ma % mb;
    int n = ea - eb;
    while (n > 0) {
        int s = n < 11 ? n : 11;
        r = (r << s) % mb;
        n -= s;
    }
    while ((r >> 52) == 0ul && eb > 1 && r != 0ul) {
        r <<= 1;
        eb -= 1;
    }
    return uint64BitsToDouble((r >> 52) == 0ul ? r
                                               : (uint64_t(eb) << 52) | (r & 0xffffffffffffful));
}
// Is x/y within rounding error of an integer although y is none?
VT_FN bool vt_nearly_whole(double x, double y) {
    double q = vt_abs(x / y);
    return floor(y) != y && q >= 0.5lf && vt_abs(q - floor(q + 0.5lf)) <= 2.2204460492503130808e-16lf * q;
}
// From the remainder of the magnitudes to rem and mod.
VT_FN double vt_rem_from(double r, double x, double y) {
    double v = vt_abs(x) < vt_abs(y) ? x : vt_copysign(r, x);
    v = vt_nearly_whole(x, y) ? vt_copysign(0.0lf, x) : v;
    v = vt_isfinite(y) ? v : x;
    return !vt_isfinite(x) || vt_isnan(y) || y == 0.0lf ? vt_nan64() : v;
}
VT_FN double vt_mod_from(double r, double x, double y) {
    double v = vt_abs(x) < vt_abs(y) ? x : vt_copysign(r, x);
    bool whole = v == 0.0lf || (vt_isfinite(y) && vt_nearly_whole(x, y));
    bool differ = ((doubleBitsToUint64(x) ^ doubleBitsToUint64(y)) >> 63) != 0ul;
    v = differ ? v + y : v;
    v = whole ? vt_copysign(0.0lf, y) : v;
    v = y == 0.0lf ? x : v;
    return !vt_isfinite(x) || vt_isnan(y) ? vt_nan64() : v;
}
VT_FN double vt_rem_near(double x, double y) {
    return vt_rem_from(vt_remainder_near(vt_abs(x), vt_abs(y)), x, y);
}
VT_FN double vt_mod_near(double x, double y) {
    return vt_mod_from(vt_remainder_near(vt_abs(x), vt_abs(y)), x, y);
}
VT_FN double vt_rem(double x, double y) {
    if (vt_remainder_is_far(x, y)) {
        return vt_rem_from(vt_remainder_far(vt_abs(x), vt_abs(y)), x, y);
    }
    return vt_rem_near(x, y);
}
VT_FN double vt_mod(double x, double y) {
    if (vt_remainder_is_far(x, y)) {
        return vt_mod_from(vt_remainder_far(vt_abs(x), vt_abs(y)), x, y);
    }
    return vt_mod_near(x, y);
}
VT_FN double vt_hypot(double x, double y) {
    double ax = vt_abs(x);
    double ay = vt_abs(y);
    double a = ax > ay ? ax : ay;
    double b = ax > ay ? ay : ax;
    // Scale the larger one to [1, 2), as far as exponents allow.
    int64_t e = int64_t(doubleBitsToUint64(a) >> 52);
    e = e < 1l ? 1l : (e > 2045l ? 2045l : e);
    double back = uint64BitsToDouble(uint64_t(e) << 52);
    double scale = uint64BitsToDouble(uint64_t(2046l - e) << 52);
    a = a * scale;
    b = b * scale;
    // Below 2^-60 of the other it changes nothing but could underflow.
    b = b < 8.6736173798840354721e-19lf * a ? 0.0lf : b;
    double p = a * a;
    double q = b * b;
    double vh = p + q;
    double vl = (q - (vh - p)) + (vt_mad(a, a, -p) + vt_mad(b, b, -q));
    double s = vt_sqrtm(vh);
    double r = s + (vt_mad(-s, s, vh) + vl) * vt_divm(0.5lf, s > 0.0lf ? s : 1.0lf);
    r = r * back;
    r = vt_isnan(x) || vt_isnan(y) ? vt_nan64() : r;
    return ax == vt_inf64() || ay == vt_inf64() ? vt_inf64() : r;
}
// Where vt_hypot_apart says so, the key compares with the limit as hypot(x, y) does with c: the
// squares are neither near each other nor near the ends of the range, a NaN is no infinite hypot.
VT_FN double vt_hypot_key(double x, double y) { return x * x + y * y; }
VT_FN double vt_hypot_limit(double c) { return c * c; }
VT_FN bool vt_hypot_apart(double x, double y, double c) {
    double s = vt_hypot_key(x, y);
    double q = vt_hypot_limit(c);
    bool plain = c > 1e-150lf && c < 1e150lf;
    bool nan = vt_isnan(s) && vt_abs(x) != vt_inf64() && vt_abs(y) != vt_inf64();
    return plain && (s < q * 0.99999999999999lf || s > q * 1.00000000000001lf || nan);
}
#endif

VT_FN float vt_sign(float x) {
    uint m = floatBitsToUint(x) & 0x7fffffffu;
    float r = m == 0u ? 0.0f : vt_copysign(1.0f, x);
    return vt_isnan(x) ? vt_nan32() : r;
}
VT_FN float vt_floor(float x) { return vt_isnan(x) ? vt_nan32() : floor(x); }
VT_FN float vt_ceil(float x) { return vt_isnan(x) ? vt_nan32() : ceil(x); }
VT_FN float vt_fix(float x) { return vt_isnan(x) ? vt_nan32() : trunc(x); }
VT_FN float vt_round(float x) {
    float t = trunc(x);
    float r = t + (vt_abs(x - t) >= 0.5f ? vt_copysign(1.0f, x) : 0.0f);
    return vt_isnan(x) ? vt_nan32() : vt_copysign(r, x);
}
VT_FN float vt_min(float a, float b) {
    return vt_canonical(vt_less(b, a) || vt_isnan(a) ? b : a);
}
VT_FN float vt_max(float a, float b) {
    return vt_canonical(vt_less(a, b) || vt_isnan(a) ? b : a);
}
#if !defined(VT_STRAIGHT)
// By the difference, which is a NaN where one of them is; two infinities are left to the others.
VT_FN float vt_min_fast(float a, float b, VT_INOUT(bool) careful) {
    float gap = (b - a) * 1.2676506002282294e+30f;
    careful = careful || gap != gap;
    return gap < 0.0f ? b : a;
}
VT_FN float vt_max_fast(float a, float b, VT_INOUT(bool) careful) {
    float gap = (a - b) * 1.2676506002282294e+30f;
    careful = careful || gap != gap;
    return gap < 0.0f ? b : a;
}
#endif
VT_FN float vt_remainder_near(float a, float b) {
    float q = trunc(vt_divm(a, b));
    float r = vt_mad(-q, b, a);
    return r < 0.0f ? r + b : (r >= b ? r - b : r);
}
VT_FN bool vt_remainder_is_far(float x, float y) {
    float a = vt_abs(x);
    float b = vt_abs(y);
    return vt_isfinite(x) && vt_isfinite(y) && !vt_zero(b) && !vt_less(a, b) &&
           (a > 1.0e+17f || b < 1.0e-17f || a > b * 4194304.0f);
}
VT_FN float vt_remainder_far(float a, float b) {
    uint ua = floatBitsToUint(a);
    uint ub = floatBitsToUint(b);
    int ea = int(ua >> 23);
    int eb = int(ub >> 23);
    uint ma = ua & 0x7fffffu;
    uint mb = ub & 0x7fffffu;
    ma = ea == 0 ? ma : ma | 0x800000u;
    mb = eb == 0 ? mb : mb | 0x800000u;
    ea = ea == 0 ? 1 : ea;
    eb = eb == 0 ? 1 : eb;
    uint r = ma % mb;
    int n = ea - eb;
    while (n > 0) {
        int s = n < 8 ? n : 8;
        r = (r << s) % mb;
        n -= s;
    }
    while ((r >> 23) == 0u && eb > 1 && r != 0u) {
        r <<= 1;
        eb -= 1;
    }
    return uintBitsToFloat((r >> 23) == 0u ? r : (uint(eb) << 23) | (r & 0x7fffffu));
}
VT_FN bool vt_nearly_whole(float x, float y) {
    float q = vt_abs(vt_div(x, y));
    bool fraction = vt_abs(y) < 1.0f || floor(y) != y;
    return fraction && q >= 0.5f && vt_abs(q - floor(q + 0.5f)) <= 1.1920928955078e-07f * q;
}
VT_FN float vt_rem_from(float r, float x, float y) {
    float v = vt_less(vt_abs(x), vt_abs(y)) ? x : vt_copysign(r, x);
    v = vt_nearly_whole(x, y) ? vt_copysign(0.0f, x) : v;
    v = vt_isfinite(y) ? v : x;
    return !vt_isfinite(x) || vt_isnan(y) || vt_zero(y) ? vt_nan32() : v;
}
VT_FN float vt_mod_from(float r, float x, float y) {
    float v = vt_less(vt_abs(x), vt_abs(y)) ? x : vt_copysign(r, x);
    bool whole = vt_zero(v) || (vt_isfinite(y) && vt_nearly_whole(x, y));
    bool differ = ((floatBitsToUint(x) ^ floatBitsToUint(y)) >> 31) != 0u;
    v = differ ? v + y : v;
    v = whole ? vt_copysign(0.0f, y) : v;
    v = vt_zero(y) ? x : v;
    return !vt_isfinite(x) || vt_isnan(y) ? vt_nan32() : v;
}
VT_FN float vt_rem_near(float x, float y) {
    return vt_rem_from(vt_remainder_near(vt_abs(x), vt_abs(y)), x, y);
}
VT_FN float vt_mod_near(float x, float y) {
    return vt_mod_from(vt_remainder_near(vt_abs(x), vt_abs(y)), x, y);
}
VT_FN float vt_rem(float x, float y) {
    if (vt_remainder_is_far(x, y)) {
        return vt_rem_from(vt_remainder_far(vt_abs(x), vt_abs(y)), x, y);
    }
    return vt_rem_near(x, y);
}
VT_FN float vt_mod(float x, float y) {
    if (vt_remainder_is_far(x, y)) {
        return vt_mod_from(vt_remainder_far(vt_abs(x), vt_abs(y)), x, y);
    }
    return vt_mod_near(x, y);
}
VT_FN float vt_hypot(float x, float y) {
    float ax = vt_abs(x);
    float ay = vt_abs(y);
    bool first = vt_less(ay, ax);
    float a = first ? ax : ay;
    float b = first ? ay : ax;
    int e = int(floatBitsToUint(a) >> 23);
    e = e < 1 ? 1 : (e > 253 ? 253 : e);
    float back = uintBitsToFloat(uint(e) << 23);
    float scale = uintBitsToFloat(uint(254 - e) << 23);
    a = a * scale;
    b = b * scale;
    b = b < 9.3132257461548e-10f * a ? 0.0f : b;
    float p = a * a;
    float q = b * b;
    float vh = p + q;
    float vl = (q - (vh - p)) + (vt_mad(a, a, -p) + vt_mad(b, b, -q));
    float s = vt_sqrtm(vh);
    float r = s + (vt_mad(-s, s, vh) + vl) * vt_divm(0.5f, s > 0.0f ? s : 1.0f);
    r = r * back;
    r = vt_isnan(x) || vt_isnan(y) ? vt_nan32() : r;
    return ax == vt_inf32() || ay == vt_inf32() ? vt_inf32() : r;
}
VT_FN float vt_hypot_key(float x, float y) { return x * x + y * y; }
VT_FN float vt_hypot_limit(float c) { return c * c; }
VT_FN bool vt_hypot_apart(float x, float y, float c) {
    float s = vt_hypot_key(x, y);
    float q = vt_hypot_limit(c);
    bool plain = c > 1e-15f && c < 1e15f;
    bool nan = vt_isnan(s) && vt_abs(x) != vt_inf32() && vt_abs(y) != vt_inf32();
    return plain && (s < q * 0.999996f || s > q * 1.000004f || nan);
}

#endif
