// SPDX-License-Identifier: Apache-2.0
// Inverse circular and hyperbolic functions of complex numbers, a part at a time, after W. Kahan, "Branch
// cuts for complex elementary functions" (1987). Errors (of the larger part): below 4 ulp.
//@ requires complex_functions.glsl invhyp.glsl
#ifndef VT_COMPLEX_INVERSE
#define VT_COMPLEX_INVERSE

#if VT_HAS_FLOAT64
// Square roots of 1 - z and 1 + z, multiplied as W. Kahan does it: a sum of products of their parts.
VT_FN double vt_casin_re_raw(double x, double y) {
    double ar;
    double ai;
    vt_csqrt(1.0lf - x, -y, ar, ai);
    double br;
    double bi;
    vt_csqrt(1.0lf + x, y, br, bi);
    double r = vt_atan2(x, ar * br - ai * bi);
    return vt_abs(x) == vt_inf64() || vt_abs(y) == vt_inf64() ? vt_atan2(x, vt_abs(y)) : vt_canonical(r);
}
VT_FN double vt_casin_im_raw(double x, double y) {
    double ar;
    double ai;
    vt_csqrt(1.0lf - x, -y, ar, ai);
    double br;
    double bi;
    vt_csqrt(1.0lf + x, y, br, bi);
    double r = vt_asinh(ar * bi - ai * br);
    bool wide = (vt_abs(x) == vt_inf64() || vt_abs(y) == vt_inf64()) && !vt_isnan(x) && !vt_isnan(y);
    return wide ? vt_copysign(vt_inf64(), y) : vt_canonical(r);
}
// On the cut beyond 1 the values below it count, whatever the sign of zero.
VT_FN double vt_below_cut(double x, double y) { return vt_zero(y) && x > 1.0lf ? -0.0lf : y; }
VT_FN double vt_casin_re(double x, double y) { return vt_casin_re_raw(x, vt_below_cut(x, y)); }
VT_FN double vt_casin_im(double x, double y) { return vt_casin_im_raw(x, vt_below_cut(x, y)); }
VT_FN double vt_cacos_re(double x, double y) {
    double ar = vt_csqrt_re(1.0lf - x, -y);
    double br = vt_csqrt_re(1.0lf + x, y);
    double r = 2.0lf * vt_atan2(ar, br);
    return vt_abs(x) == vt_inf64() || vt_abs(y) == vt_inf64() ? vt_atan2(vt_abs(y), x) : vt_canonical(r);
}
VT_FN double vt_cacos_im(double x, double y) { return vt_canonical(-vt_casin_im(x, y)); }
VT_FN double vt_casinh_re(double x, double y) { return vt_casin_im_raw(-y, x); }
VT_FN double vt_casinh_im(double x, double y) { return vt_canonical(-vt_casin_re_raw(-y, x)); }
// sqrt(z - 1) and sqrt(z + 1) likewise.
VT_FN double vt_cacosh_re(double x, double y) {
    double ar;
    double ai;
    vt_csqrt(x - 1.0lf, y, ar, ai);
    double br;
    double bi;
    vt_csqrt(x + 1.0lf, y, br, bi);
    double r = vt_asinh(ar * br + ai * bi);
    bool wide = (vt_abs(x) == vt_inf64() || vt_abs(y) == vt_inf64()) && !vt_isnan(x) && !vt_isnan(y);
    return wide ? vt_inf64() : vt_canonical(r);
}
VT_FN double vt_cacosh_im(double x, double y) {
    double ai = vt_csqrt_im(x - 1.0lf, y);
    double br = vt_csqrt_re(x + 1.0lf, y);
    double r = 2.0lf * vt_atan2(ai, br);
    return vt_abs(x) == vt_inf64() || vt_abs(y) == vt_inf64() ? vt_atan2(y, x) : vt_canonical(r);
}
// x / (x^2 + y^2) where squares would overflow.
VT_FN double vt_catanh_far(double x, double y) {
    double ax = vt_abs(x);
    double ay = vt_abs(y);
    double big = ax > ay ? ax : ay;
    double u = vt_div(x, big);
    double v = vt_div(y, big);
    double r = vt_div(vt_div(u, u * u + v * v), big);
    return big == vt_inf64() ? vt_copysign(0.0lf, x) : r;
}
VT_FN double vt_catanh_re(double x, double y) {
    double ax = vt_abs(x);
    double ay = vt_abs(y);
    double d = 1.0lf - ax;
    double near = 0.25lf * vt_log1p(vt_div(4.0lf * ax, d * d + y * y));
    // At 1 the square of a small y is lost.
    double pole = 0.5lf * (0.69314718055994530942lf - vt_log(ay));
    double r = vt_copysign(ax == 1.0lf && ay < 1.0e-140lf ? pole : near, x);
    r = ax > 1.0e+140lf || ay > 1.0e+140lf ? vt_catanh_far(x, y) : r;
    return vt_isnan(x) || vt_isnan(y) ? vt_nan64() : r;
}
VT_FN double vt_catanh_im(double x, double y) {
    double r = 0.5lf * vt_atan2(2.0lf * y, (1.0lf - x) * (1.0lf + x) - y * y);
    r = vt_abs(x) > 1.0e+140lf || vt_abs(y) > 1.0e+140lf ? vt_copysign(1.5707963267948966192lf, y) : r;
    return vt_isnan(x) || vt_isnan(y) ? vt_nan64() : r;
}
VT_FN double vt_catan_re(double x, double y) { return vt_catanh_im(-y, x); }
VT_FN double vt_catan_im(double x, double y) { return vt_canonical(-vt_catanh_re(-y, x)); }
#endif

// Square roots of 1 - z and 1 + z, multiplied as W. Kahan does it: a sum of products of their parts.
VT_FN float vt_casin_re_raw(float x, float y) {
    float ar;
    float ai;
    vt_csqrt(1.0f - x, -y, ar, ai);
    float br;
    float bi;
    vt_csqrt(1.0f + x, y, br, bi);
    float r = vt_atan2(x, ar * br - ai * bi);
    return vt_abs(x) == vt_inf32() || vt_abs(y) == vt_inf32() ? vt_atan2(x, vt_abs(y)) : vt_canonical(r);
}
VT_FN float vt_casin_im_raw(float x, float y) {
    float ar;
    float ai;
    vt_csqrt(1.0f - x, -y, ar, ai);
    float br;
    float bi;
    vt_csqrt(1.0f + x, y, br, bi);
    float r = vt_asinh(ar * bi - ai * br);
    bool wide = (vt_abs(x) == vt_inf32() || vt_abs(y) == vt_inf32()) && !vt_isnan(x) && !vt_isnan(y);
    return wide ? vt_copysign(vt_inf32(), y) : vt_canonical(r);
}
// On the cut beyond 1 the values below it count, whatever the sign of zero.
VT_FN float vt_below_cut(float x, float y) { return vt_zero(y) && x > 1.0f ? -0.0f : y; }
VT_FN float vt_casin_re(float x, float y) { return vt_casin_re_raw(x, vt_below_cut(x, y)); }
VT_FN float vt_casin_im(float x, float y) { return vt_casin_im_raw(x, vt_below_cut(x, y)); }
VT_FN float vt_cacos_re(float x, float y) {
    float ar = vt_csqrt_re(1.0f - x, -y);
    float br = vt_csqrt_re(1.0f + x, y);
    float r = 2.0f * vt_atan2(ar, br);
    return vt_abs(x) == vt_inf32() || vt_abs(y) == vt_inf32() ? vt_atan2(vt_abs(y), x) : vt_canonical(r);
}
VT_FN float vt_cacos_im(float x, float y) { return vt_canonical(-vt_casin_im(x, y)); }
VT_FN float vt_casinh_re(float x, float y) { return vt_casin_im_raw(-y, x); }
VT_FN float vt_casinh_im(float x, float y) { return vt_canonical(-vt_casin_re_raw(-y, x)); }
// sqrt(z - 1) and sqrt(z + 1) likewise.
VT_FN float vt_cacosh_re(float x, float y) {
    float ar;
    float ai;
    vt_csqrt(x - 1.0f, y, ar, ai);
    float br;
    float bi;
    vt_csqrt(x + 1.0f, y, br, bi);
    float r = vt_asinh(ar * br + ai * bi);
    bool wide = (vt_abs(x) == vt_inf32() || vt_abs(y) == vt_inf32()) && !vt_isnan(x) && !vt_isnan(y);
    return wide ? vt_inf32() : vt_canonical(r);
}
VT_FN float vt_cacosh_im(float x, float y) {
    float ai = vt_csqrt_im(x - 1.0f, y);
    float br = vt_csqrt_re(x + 1.0f, y);
    float r = 2.0f * vt_atan2(ai, br);
    return vt_abs(x) == vt_inf32() || vt_abs(y) == vt_inf32() ? vt_atan2(y, x) : vt_canonical(r);
}
// x / (x^2 + y^2) where squares would overflow.
VT_FN float vt_catanh_far(float x, float y) {
    float ax = vt_abs(x);
    float ay = vt_abs(y);
    float big = ax > ay ? ax : ay;
    float u = vt_div(x, big);
    float v = vt_div(y, big);
    float r = vt_div(vt_div(u, u * u + v * v), big);
    return big == vt_inf32() ? vt_copysign(0.0f, x) : r;
}
VT_FN float vt_catanh_re(float x, float y) {
    float ax = vt_abs(x);
    float ay = vt_abs(y);
    float d = 1.0f - ax;
    float near = 0.25f * vt_log1p(vt_div(4.0f * ax, d * d + y * y));
    // At 1 the square of a small y is lost.
    float pole = 0.5f * (0.69314718055994530942f - vt_log(ay));
    float r = vt_copysign(ax == 1.0f && ay < 1.0e-15f ? pole : near, x);
    r = ax > 1.0e+15f || ay > 1.0e+15f ? vt_catanh_far(x, y) : r;
    return vt_isnan(x) || vt_isnan(y) ? vt_nan32() : r;
}
VT_FN float vt_catanh_im(float x, float y) {
    float r = 0.5f * vt_atan2(2.0f * y, (1.0f - x) * (1.0f + x) - y * y);
    r = vt_abs(x) > 1.0e+15f || vt_abs(y) > 1.0e+15f ? vt_copysign(1.5707963267948966192f, y) : r;
    return vt_isnan(x) || vt_isnan(y) ? vt_nan32() : r;
}
VT_FN float vt_catan_re(float x, float y) { return vt_catanh_im(-y, x); }
VT_FN float vt_catan_im(float x, float y) { return vt_canonical(-vt_catanh_re(-y, x)); }

#endif
