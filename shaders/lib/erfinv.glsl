// SPDX-License-Identifier: Apache-2.0
// erfcx, erfinv, erfcinv. Error below 4 ulp. erfinv near zero solves for the pair that erf is made
// of, in the tail for erfcx, so that nothing cancels or underflows.
//@ requires erf.glsl log.glsl
#ifndef VT_ERFINV
#define VT_ERFINV

#if VT_HAS_FLOAT64
VT_FN double vt_erfcx(double x) {
    double a = vt_abs(x);
    bool far = x >= 28.0lf;
    double c = a < 0.5lf ? 0.5lf : (far || a > 28.0lf ? 28.0lf : a);
    double tail;
    double rest;
    vt_erfcx_tail(c, tail, rest);
    // Asymptotic series, divided at the end, so that a subnormal result is rounded once.
    double r = vt_div(1.0lf, far ? x : 28.0lf);
    double z = r * r;
    double p = vt_mad(-1055.7421875lf, z, 162.421875lf);
    p = vt_mad(p, z, -29.53125lf);
    p = vt_mad(p, z, 6.5625lf);
    p = vt_mad(p, z, -1.875lf);
    p = vt_mad(p, z, 0.75lf);
    p = vt_mad(p, z, -0.5lf);
    p = vt_mad(p, z, 1.0lf);
    double large = vt_div(p * 0.56418958354775627928lf, far ? x : 28.0lf);
    // exp(x^2) (2 - erfc(|x|)) for negative x, exp(x^2) erfc(x) near zero.
    double b = a < 28.0lf ? a : 28.0lf;
    double s = b * b;
    double e = vt_exp_pair(s, b > 9.0949470177292823792e-13lf ? vt_mad(b, b, -s) : 0.0lf);
    double near = e * vt_erfc(a < 0.5lf ? x : 0.0lf);
    double y = x < 0.0lf ? 2.0lf * e - tail : tail;
    y = a < 0.5lf ? near : (far ? large : y);
    return vt_isnan(x) ? vt_nan64() : y;
}
// The x > 0 with erf(x) = th + tl, 0 <= th <= 0.85, or with erfc(x) = c, c < 0.16, in steps of
// Halley's method from the approximation of S. Winitzki, 2008 (relative error 0.002).
VT_FN double vt_erfinv_start(double a, double oneLess) {
    double w = -vt_log(oneLess * (1.0lf + a));
    double t = 4.330746750799873368lf - 0.5lf * w;
    double d = 6.8027210884353737086lf * w;
    double s = vt_sqrt(t * t + d);
    return vt_sqrt(t > 0.0lf ? vt_div(d, s + t) : s - t);
}
VT_FN double vt_erfinv_near(double th, double tl) {
    bool tiny = th < 9.3132257461547851563e-10lf;
    double a = tiny ? 0.5lf : th;
    double b = tiny ? 0.0lf : tl;
    double x = vt_erfinv_start(a, 1.0lf - a);
    for (int k = 0; k < 2; ++k) {
        double h;
        double l;
        vt_erf_parts(x, h, l);
        double u = (((h - a) + (l - b)) * 0.88622692545275805198lf) * vt_exp(x * x);
        x = x - vt_div(u, 1.0lf + x * u);
    }
    double rest = th * -3.8332932499128993487e-17lf + tl * 0.88622692545275805198lf;
    double small = th * 0.88622692545275805198lf + rest;
    return tiny ? small : x;
}
VT_FN double vt_erfcinv_tail(double c) {
    double x = vt_erfinv_start(1.0lf - c, c);
    for (int k = 0; k < 5; ++k) {
        // erfc(x) - c times exp(x^2), which keeps both away from underflow.
        double s = x * x;
        double sl = vt_mad(x, x, -s);
        double e = vt_exp_pair(0.5lf * s, 0.5lf * sl);
        double u = (vt_erfcx(x) - (c * e) * e) * 0.88622692545275805198lf;
        x = x + vt_div(u, 1.0lf - x * u);
    }
    return x;
}
VT_FN double vt_erfinv(double y) {
    double a = vt_abs(y);
    bool far = a > 0.83999999999999996891lf && a < 1.0lf;
    double near = vt_erfinv_near(a < 0.8499999999999999778lf ? a : 0.5lf, 0.0lf);
    double r = far ? vt_erfcinv_tail(far ? 1.0lf - a : 0.10000000000000000555lf) : near;
    r = a == 1.0lf ? vt_inf64() : r;
    return a > 1.0lf || vt_isnan(y) ? vt_nan64() : vt_copysign(r, y);
}
VT_FN double vt_erfcinv(double y) {
    bool upper = y > 1.0lf;
    double c = upper ? 2.0lf - y : y; // exact
    bool tail = c < 0.16000000000000000333lf && vt_less(0.0lf, c);
    // erf(x) = 1 - c as a pair.
    bool inside = c >= 0.14999999999999999445lf && c <= 1.0lf;
    double d = inside ? c : 0.5lf;
    double th = 1.0lf - d;
    double tl = (1.0lf - th) - d;
    double near = vt_erfinv_near(th, tl);
    double r = tail ? vt_erfcinv_tail(tail ? c : 0.10000000000000000555lf) : near;
    r = vt_zero(c) ? vt_inf64() : r;
    r = upper ? -r : r;
    r = y == 1.0lf ? 0.0lf : r;
    return vt_less(y, 0.0lf) || y > 2.0lf || vt_isnan(y) ? vt_nan64() : r;
}
#endif

VT_FN float vt_erfcx(float x) {
    float a = vt_abs(x);
    bool far = x >= 10.5f;
    float c = a < 0.5f ? 0.5f : (far || a > 10.5f ? 10.5f : a);
    float tail;
    float rest;
    vt_erfcx_tail(c, tail, rest);
    // Asymptotic series, divided at the end, so that a subnormal result is rounded once.
    float r = vt_div(1.0f, far ? x : 10.5f);
    float z = r * r;
    float p = vt_mad(-29.53125f, z, 6.5625f);
    p = vt_mad(p, z, -1.875f);
    p = vt_mad(p, z, 0.75f);
    p = vt_mad(p, z, -0.5f);
    p = vt_mad(p, z, 1.0f);
    float large = vt_div(p * 0.56418961286545f, far ? x : 10.5f);
    // exp(x^2) (2 - erfc(|x|)) for negative x, exp(x^2) erfc(x) near zero.
    float b = a < 10.5f ? a : 10.5f;
    float s = b * b;
    float e = vt_exp_pair(s, b > 9.0949470177293e-13f ? vt_mad(b, b, -s) : 0.0f);
    float near = e * vt_erfc(a < 0.5f ? x : 0.0f);
    float y = x < 0.0f ? 2.0f * e - tail : tail;
    y = a < 0.5f ? near : (far ? large : y);
    return vt_isnan(x) ? vt_nan32() : y;
}
// The x > 0 with erf(x) = th + tl, 0 <= th <= 0.85, or with erfc(x) = c, c < 0.16, in steps of
// Halley's method from the approximation of S. Winitzki, 2008 (relative error 0.002).
VT_FN float vt_erfinv_start(float a, float oneLess) {
    float w = -vt_log(oneLess * (1.0f + a));
    float t = 4.3307466506958f - 0.5f * w;
    float d = 6.8027210235596f * w;
    float s = vt_sqrt(t * t + d);
    return vt_sqrt(t > 0.0f ? vt_div(d, s + t) : s - t);
}
VT_FN float vt_erfinv_near(float th, float tl) {
    bool tiny = th < 6.103515625e-05f;
    float a = tiny ? 0.5f : th;
    float b = tiny ? 0.0f : tl;
    float x = vt_erfinv_start(a, 1.0f - a);
    for (int k = 0; k < 2; ++k) {
        float h;
        float l;
        vt_erf_parts(x, h, l);
        float u = (((h - a) + (l - b)) * 0.88622695207596f) * vt_exp(x * x);
        x = x - vt_div(u, 1.0f + x * u);
    }
    float small = th * 0.88622695207596f + (th * -2.662319964486e-08f + tl * 0.88622695207596f);
    return tiny ? small : x;
}
VT_FN float vt_erfcinv_tail(float c) {
    float x = vt_erfinv_start(1.0f - c, c);
    for (int k = 0; k < 4; ++k) {
        // erfc(x) - c times exp(x^2), which keeps both away from underflow.
        float s = x * x;
        float sl = vt_mad(x, x, -s);
        float e = vt_exp_pair(0.5f * s, 0.5f * sl);
        float u = (vt_erfcx(x) - (c * e) * e) * 0.88622695207596f;
        x = x + vt_div(u, 1.0f - x * u);
    }
    return x;
}
VT_FN float vt_erfinv(float y) {
    float a = vt_abs(y);
    bool far = a > 0.83999997377396f && a < 1.0f;
    float near = vt_erfinv_near(a < 0.85000002384186f ? a : 0.5f, 0.0f);
    float r = far ? vt_erfcinv_tail(far ? 1.0f - a : 0.10000000149012f) : near;
    r = a == 1.0f ? vt_inf32() : r;
    return a > 1.0f || vt_isnan(y) ? vt_nan32() : vt_copysign(r, y);
}
VT_FN float vt_erfcinv(float y) {
    bool upper = y > 1.0f;
    float c = upper ? 2.0f - y : y; // exact
    bool tail = c < 0.15999999642372f && vt_less(0.0f, c);
    // erf(x) = 1 - c as a pair.
    bool inside = c >= 0.15000000596046f && c <= 1.0f;
    float d = inside ? c : 0.5f;
    float th = 1.0f - d;
    float tl = (1.0f - th) - d;
    float near = vt_erfinv_near(th, tl);
    float r = tail ? vt_erfcinv_tail(tail ? c : 0.10000000149012f) : near;
    r = vt_zero(c) ? vt_inf32() : r;
    r = upper ? -r : r;
    r = y == 1.0f ? 0.0f : r;
    return vt_less(y, 0.0f) || y > 2.0f || vt_isnan(y) ? vt_nan32() : r;
}

#endif
