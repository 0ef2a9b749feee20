// SPDX-License-Identifier: Apache-2.0
// asin, acos, atan, atan2. Error below 1 ulp. asin and acos halve the angle beyond 1/2
// (acos x = 2 asin sqrt((1-x)/2)), atan turns by 0, pi/4 or pi/2 so that |t| <= tan(pi/8);
// quotients and roots are carried with their residual. Polynomials by Sollya's fpminimax.
//@ requires arith.glsl
#ifndef VT_INVTRIG
#define VT_INVTRIG

#if VT_HAS_FLOAT64
// With a = |x|: asin(s) = s + t for s = a, or s = sqrt((1-a)/2) where a > 1/2.
VT_FN void vt_asin_parts(double a, VT_OUT(double) s, VT_OUT(double) t) {
    bool big = a > 0.5lf;
    double z = big ? 0.5lf - 0.5lf * a : a * a;
    z = z < 0.0lf ? 0.0lf : z;
    double root = vt_sqrtm(z);
    double half_inverse = vt_divm(0.5lf, root > 0.0lf ? root : 1.0lf);
    double sl = big ? vt_mad(-root, root, z) * half_inverse : 0.0lf;
    s = big ? root : a;
    double p = vt_mad(3.2626111008729953566e-02lf, z, -2.0994857781697153637e-02lf);
    p = vt_mad(p, z, 2.1704324816513086843e-02lf);
    p = vt_mad(p, z, 3.7077637996379927444e-03lf);
    p = vt_mad(p, z, 1.0779871807771596037e-02lf);
    p = vt_mad(p, z, 1.1398984899576325783e-02lf);
    p = vt_mad(p, z, 1.3980810970578617242e-02lf);
    p = vt_mad(p, z, 1.7351612884648794088e-02lf);
    p = vt_mad(p, z, 2.2372214933961024480e-02lf);
    p = vt_mad(p, z, 3.0381942709939640385e-02lf);
    p = vt_mad(p, z, 4.4642857174559368028e-02lf);
    p = vt_mad(p, z, 7.4999999999708674703e-02lf);
    p = vt_mad(p, z, 1.6666666666666760110e-01lf);
    t = vt_mad(s * z, p, sl);
}
VT_FN double vt_asin(double x) {
    double a = vt_abs(x);
    double s;
    double t;
    vt_asin_parts(a, s, t);
    double h = 1.5707963267948965580lf - 2.0lf * s;
    double e = (1.5707963267948965580lf - h) - 2.0lf * s;
    double far = h + (e + (6.1232339957367660359e-17lf - 2.0lf * t));
    double r = vt_copysign(a > 0.5lf ? far : s + t, x);
    return a > 1.0lf || vt_isnan(x) ? vt_nan64() : r;
}
VT_FN double vt_acos(double x) {
    double a = vt_abs(x);
    double s;
    double t;
    vt_asin_parts(a, s, t);
    bool big = a > 0.5lf;
    bool negative = x < 0.0lf;
    // base - (step + rest): pi/2 - (x + ...) or pi - 2 (s + t).
    double base = big ? 3.1415926535897931160lf : 1.5707963267948965580lf;
    double baseLow = big ? 1.2246467991473532072e-16lf : 6.1232339957367660359e-17lf;
    double step = big ? 2.0lf * s : vt_copysign(s, x);
    double rest = big ? 2.0lf * t : vt_copysign(t, x);
    double h = base - step;
    double e = (base - h) - step;
    double r = h + (e + (baseLow - rest));
    r = big && !negative ? step + rest : r;
    return a > 1.0lf || vt_isnan(x) ? vt_nan64() : r;
}
// atan(y / x) = hi + lo for y, x > 0 within 2^+-80 of each other and of moderate size.
VT_FN void vt_atan_parts(double y, double x, VT_OUT(double) hi, VT_OUT(double) lo) {
    bool turn1 = y > 0.41421356237309503lf * x;
    bool turn2 = y > 2.4142135623730949lf * x;
    double d = y - x;
    double bb = d - y;
    double de = (y - (d - bb)) - (x + bb);
    double s = y + x;
    bb = s - y;
    double se = (y - (s - bb)) + (x - bb);
    // turn2 implies turn1
    double nh = turn1 ? d : y;
    double nl = turn1 ? de : 0.0lf;
    double dh = turn1 ? s : x;
    double dl = turn1 ? se : 0.0lf;
    double base = turn1 ? 0.78539816339744827900lf : 0.0lf;
    double baseLow = turn1 ? 3.0616169978683830179e-17lf : 0.0lf;
    nh = turn2 ? -x : nh;
    nl = turn2 ? 0.0lf : nl;
    dh = turn2 ? y : dh;
    dl = turn2 ? 0.0lf : dl;
    base = turn2 ? 1.5707963267948965580lf : base;
    baseLow = turn2 ? 6.1232339957367660359e-17lf : baseLow;
    double r = vt_divm(1.0lf, dh);
    double q = nh * r;
    double ql = (vt_mad(-q, dh, nh) + vt_mad(-q, dl, nl)) * r;
    double z = q * q;
    double p = vt_mad(1.5134463817948194328e-02lf, z, -3.3409811876867361036e-02lf);
    p = vt_mad(p, z, 4.5005270482615350458e-02lf);
    p = vt_mad(p, z, -5.2175894425268487531e-02lf);
    p = vt_mad(p, z, 5.8768817759151478763e-02lf);
    p = vt_mad(p, z, -6.6662107719174162890e-02lf);
    p = vt_mad(p, z, 7.6922815321137066880e-02lf);
    p = vt_mad(p, z, -9.0909080819868454126e-02lf);
    p = vt_mad(p, z, 1.1111111086131812697e-01lf);
    p = vt_mad(p, z, -1.4285714285347944630e-01lf);
    p = vt_mad(p, z, 1.9999999999997258859e-01lf);
    p = vt_mad(p, z, -3.3333333333333325932e-01lf);
    double t = vt_mad(q * z, p, vt_mad(-z, ql, ql));
    hi = base + q;
    lo = (q - (hi - base)) + (baseLow + t);
}
VT_FN double vt_atan(double x) {
    double a = vt_abs(x);
    double c = a > 1.0e+20lf ? 1.0e+20lf : a;
    double hi;
    double lo;
    vt_atan_parts(c, 1.0lf, hi, lo);
    double r = vt_copysign(hi + lo, x);
    r = a < 1.4901161193847656250e-08lf ? x : r;
    return vt_isnan(x) ? vt_nan64() : r;
}
// 2^-e for a positive number of exponent e, kept in range; and its inverse.
VT_FN double vt_unit_scale(double x, VT_OUT(double) back) {
    int64_t e = int64_t(doubleBitsToUint64(x) >> 52);
    e = e < 1l ? 1l : (e > 2045l ? 2045l : e);
    back = uint64BitsToDouble(uint64_t(e) << 52);
    return uint64BitsToDouble(uint64_t(2046l - e) << 52);
}
VT_FN double vt_atan2(double y, double x) {
    double ay = vt_abs(y);
    double ax = vt_abs(x);
    bool infy = ay == vt_inf64();
    bool infx = ax == vt_inf64();
    double sy = infy ? 1.0lf : (infx ? 0.0lf : ay);
    double sx = infx ? 1.0lf : (infy ? 0.0lf : ax);
    double back;
    double scale = vt_unit_scale(sy > sx ? sy : sx, back);
    sy = sy * scale;
    sx = sx * scale;
    bool none = sy == 0.0lf && sx == 0.0lf;
    sx = none ? 1.0lf : sx;
    double least = 8.4703294725430033907e-22lf * (sy > sx ? sy : sx);
    double cy = sy > least ? sy : least;
    double cx = sx > least ? sx : least;
    double hi;
    double lo;
    vt_atan_parts(cy, cx, hi, lo);
    bool left = (doubleBitsToUint64(x) >> 63) != 0ul;
    double h = 3.1415926535897931160lf - hi;
    double e = (3.1415926535897931160lf - h) - hi;
    double r = left ? h + (e + (1.2246467991473532072e-16lf - lo)) : hi + lo;
    // A small angle is the quotient itself, subnormal results included.
    r = !left && sy < 7.4505805969238281250e-09lf * sx ? ay / ax : r;
    r = ay == 0.0lf ? (left ? 3.1415926535897931160lf : 0.0lf) : r;
    return vt_isnan(x) || vt_isnan(y) ? vt_nan64() : vt_copysign(r, y);
}
#endif

VT_FN void vt_asin_parts(float a, VT_OUT(float) s, VT_OUT(float) t) {
    bool big = a > 0.5f;
    float z = big ? 0.5f - 0.5f * a : a * a;
    z = z < 0.0f ? 0.0f : z;
    float root = vt_sqrtm(z);
    float half_inverse = vt_divm(0.5f, root > 0.0f ? root : 1.0f);
    float sl = big ? vt_mad(-root, root, z) * half_inverse : 0.0f;
    s = big ? root : a;
    float p = vt_mad(4.215701296926e-02f, z, 2.418550290167e-02f);
    p = vt_mad(p, z, 4.546901956201e-02f);
    p = vt_mad(p, z, 7.495310157537e-02f);
    p = vt_mad(p, z, 1.666675209999e-01f);
    t = vt_mad(s * z, p, sl);
}
VT_FN float vt_asin(float x) {
    float a = vt_abs(x);
    float s;
    float t;
    vt_asin_parts(a, s, t);
    float h = 1.57079637050628662f - 2.0f * s;
    float e = (1.57079637050628662f - h) - 2.0f * s;
    float far = h + (e + (-4.37113882867379e-8f - 2.0f * t));
    float r = vt_copysign(a > 0.5f ? far : s + t, x);
    r = a < 2.44140625e-04f ? x : r;
    return a > 1.0f || vt_isnan(x) ? vt_nan32() : r;
}
VT_FN float vt_acos(float x) {
    float a = vt_abs(x);
    float s;
    float t;
    vt_asin_parts(a, s, t);
    bool big = a > 0.5f;
    bool negative = x < 0.0f;
    float base = big ? 3.14159274101257324f : 1.57079637050628662f;
    float baseLow = big ? -8.74227765734759e-8f : -4.37113882867379e-8f;
    float step = big ? 2.0f * s : vt_copysign(s, x);
    float rest = big ? 2.0f * t : vt_copysign(t, x);
    float h = base - step;
    float e = (base - h) - step;
    float r = h + (e + (baseLow - rest));
    r = big && !negative ? step + rest : r;
    return a > 1.0f || vt_isnan(x) ? vt_nan32() : r;
}
VT_FN void vt_atan_parts(float y, float x, VT_OUT(float) hi, VT_OUT(float) lo) {
    bool turn1 = y > 0.41421357f * x;
    bool turn2 = y > 2.41421366f * x;
    float d = y - x;
    float bb = d - y;
    float de = (y - (d - bb)) - (x + bb);
    float s = y + x;
    bb = s - y;
    float se = (y - (s - bb)) + (x - bb);
    // turn2 implies turn1
    float nh = turn1 ? d : y;
    float nl = turn1 ? de : 0.0f;
    float dh = turn1 ? s : x;
    float dl = turn1 ? se : 0.0f;
    float base = turn1 ? 0.78539818525314331f : 0.0f;
    float baseLow = turn1 ? -2.18556941433690e-8f : 0.0f;
    nh = turn2 ? -x : nh;
    nl = turn2 ? 0.0f : nl;
    dh = turn2 ? y : dh;
    dl = turn2 ? 0.0f : dl;
    base = turn2 ? 1.57079637050628662f : base;
    baseLow = turn2 ? -4.37113882867379e-8f : baseLow;
    float r = vt_divm(1.0f, dh);
    float q = nh * r;
    float ql = (vt_mad(-q, dh, nh) + vt_mad(-q, dl, nl)) * r;
    float z = q * q;
    float p = vt_mad(-6.090627238154e-02f, z, 1.059941723943e-01f);
    p = vt_mad(p, z, -1.424442529678e-01f);
    p = vt_mad(p, z, 1.999852955341e-01f);
    p = vt_mad(p, z, -3.333331644535e-01f);
    float t = vt_mad(q * z, p, vt_mad(-z, ql, ql));
    hi = base + q;
    lo = (q - (hi - base)) + (baseLow + t);
}
VT_FN float vt_atan(float x) {
    float a = vt_abs(x);
    float c = a > 1.0e+9f ? 1.0e+9f : a;
    float hi;
    float lo;
    vt_atan_parts(c, 1.0f, hi, lo);
    float r = vt_copysign(hi + lo, x);
    r = a < 2.44140625e-04f ? x : r;
    return vt_isnan(x) ? vt_nan32() : r;
}
VT_FN float vt_unit_scale(float x, VT_OUT(float) back) {
    int e = int(floatBitsToUint(x) >> 23);
    e = e < 1 ? 1 : (e > 253 ? 253 : e);
    back = uintBitsToFloat(uint(e) << 23);
    return uintBitsToFloat(uint(254 - e) << 23);
}
VT_FN float vt_atan2(float y, float x) {
    float ay = vt_abs(y);
    float ax = vt_abs(x);
    bool infy = ay == vt_inf32();
    bool infx = ax == vt_inf32();
    float sy = infy ? 1.0f : (infx ? 0.0f : ay);
    float sx = infx ? 1.0f : (infy ? 0.0f : ax);
    float back;
    float scale = vt_unit_scale(sy > sx ? sy : sx, back);
    sy = sy * scale;
    sx = sx * scale;
    bool none = sy == 0.0f && sx == 0.0f;
    sx = none ? 1.0f : sx;
    float least = 9.3132257461548e-10f * (sy > sx ? sy : sx);
    float cy = sy > least ? sy : least;
    float cx = sx > least ? sx : least;
    float hi;
    float lo;
    vt_atan_parts(cy, cx, hi, lo);
    bool left = (floatBitsToUint(x) >> 31) != 0u;
    float h = 3.14159274101257324f - hi;
    float e = (3.14159274101257324f - h) - hi;
    float r = left ? h + (e + (-8.74227765734759e-8f - lo)) : hi + lo;
    bool direct = !left && sy < 1.220703125e-04f * sx;
    r = direct ? vt_div(ay, ax) : r;
    r = vt_zero(y) ? (left ? 3.14159274101257324f : 0.0f) : r;
    return vt_isnan(x) || vt_isnan(y) ? vt_nan32() : vt_copysign(r, y);
}

#endif
