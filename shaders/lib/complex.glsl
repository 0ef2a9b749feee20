// SPDX-License-Identifier: Apache-2.0
// Quotient of complex numbers, (a + bi) / (c + di), one part at a time. Smith's formula (R. L. Smith,
// Algorithm 116, CACM 1962) on operands scaled by powers of two, so that nothing but a result that
// is itself out of range overflows or underflows; a real divisor divides the parts. Infinities as in
// annex G of the C standard. Error below 4 ulp of the larger part.
//@ requires arith.glsl
#ifndef VT_COMPLEX
#define VT_COMPLEX

#if VT_HAS_FLOAT64
// A power of two that brings the larger of two magnitudes to [1, 4); subnormal ones come close.
VT_FN double vt_cdiv_scale(double x, double y) {
    double ax = vt_abs(x);
    double ay = vt_abs(y);
    int e = int(doubleBitsToUint64(ax > ay ? ax : ay) >> 52);
    e = e > 2045 ? 2045 : (e < 1 ? 1 : e);
    return uint64BitsToDouble(uint64_t(2046 - e) << 52);
}
// x * s / t, rounded once; s and t are powers of two.
VT_FN double vt_cdiv_back(double x, double s, double t) {
    int k = int(doubleBitsToUint64(s) >> 52) - int(doubleBitsToUint64(t) >> 52);
    int h = k / 2;
    double one = uint64BitsToDouble(uint64_t(h + 1023) << 52);
    double two = uint64BitsToDouble(uint64_t(k - h + 1023) << 52);
    return (x * one) * two;
}
VT_FN double vt_cdiv_finite(double a, double b, double c, double d, bool imaginary) {
    double s = vt_cdiv_scale(c, d);
    double t = vt_cdiv_scale(a, b);
    double as = a * t;
    double bs = b * t;
    double cs = c * s;
    double ds = d * s;
    bool turned = vt_abs(cs) < vt_abs(ds);
    double p = turned ? ds : cs;
    double q = turned ? cs : ds;
    double r = vt_divm(q, p);
    double w = p + q * r;
    double u = turned ? as : bs;
    double v = turned ? bs : as;
    double low = u * r;
    double high = v * r;
    double y = turned ? high - u : u - high;
    return vt_cdiv_back(vt_divm(imaginary ? y : low + v, w), s, t);
}
// 1 or 0 with the sign of x: is it infinite?
VT_FN double vt_cdiv_box(double x) { return vt_copysign(vt_abs(x) == vt_inf64() ? 1.0lf : 0.0lf, x); }
VT_FN double vt_cdiv_part(double a, double b, double c, double d, bool imaginary) {
    if (d == 0.0lf) return vt_div(imaginary ? b : a, c);
    double r = vt_cdiv_finite(a, b, c, d, imaginary);
    bool above = vt_abs(a) == vt_inf64() || vt_abs(b) == vt_inf64();
    bool below = vt_abs(c) == vt_inf64() || vt_abs(d) == vt_inf64();
    bool nan = vt_isnan(a) || vt_isnan(b) || vt_isnan(c) || vt_isnan(d);
    if (!above && !below) return vt_canonical(r);
    bool lost = above && vt_isfinite(c) && vt_isfinite(d);
    double ab = lost ? vt_cdiv_box(a) : a;
    double bb = lost ? vt_cdiv_box(b) : b;
    double cb = lost ? c : vt_cdiv_box(c);
    double db = lost ? d : vt_cdiv_box(d);
    double z = imaginary ? bb * cb - ab * db : ab * cb + bb * db;
    bool gone = below && vt_isfinite(a) && vt_isfinite(b);
    r = lost ? vt_inf64() * z : (gone ? vt_copysign(0.0lf, z) : vt_nan64());
    return nan && !lost && !gone ? vt_nan64() : vt_canonical(r);
}
VT_FN double vt_cdiv_re(double a, double b, double c, double d) {
    return vt_cdiv_part(a, b, c, d, false);
}
VT_FN double vt_cdiv_im(double a, double b, double c, double d) {
    return vt_cdiv_part(a, b, c, d, true);
}
#endif

#endif
