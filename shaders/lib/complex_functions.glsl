// SPDX-License-Identifier: Apache-2.0
// Elementary functions of complex numbers, x + iy, one part at a time, from the real ones: NAME_re and
// NAME_im. Errors (of the larger part): sqrt, exp, log, sin, cos, sinh, cosh below 4 ulp, tan and tanh
// below 6. Formulas as in W. Kahan, "Branch cuts for complex elementary functions" (1987); log near the
// unit circle from the exact square of the magnitude. Where a part overflows before the result does, the
// exponential is taken in two halves. A part that is zero for every finite argument is zero for NaN, too (as
// in C's annex G): a function of what has no imaginary part has none.
//@ requires hyperbolic.glsl log.glsl trig.glsl invtrig.glsl round.glsl pow.glsl complex.glsl
#ifndef VT_COMPLEX_FUNCTIONS
#define VT_COMPLEX_FUNCTIONS

#if VT_HAS_FLOAT64
// 2^(k/2) for the even k with 2^k <= m < 2^(k+2), away from the ends of the range.
VT_FN double vt_csqrt_power(double m) {
    int e = int(doubleBitsToUint64(m) >> 52);
    e = e < 3 ? 3 : (e > 2043 ? 2043 : e);
    return uint64BitsToDouble(uint64_t(((e - 1023) >> 1) + 1023) << 52);
}
// 2^k for the even k that brings the larger of two magnitudes to [1, 4); k is limited.
VT_FN double vt_csqrt_scale(double x, double y) {
    double ax = vt_abs(x);
    double ay = vt_abs(y);
    double m = ax > ay ? ax : ay;
    return vt_csqrt_power(m);
}
// Scaled by a product and both parts at once: a driver's division and square root of doubles branch
// to a slow path for rare operands, and where a kernel had some thirty of them (acos), other threads
// of the group lost the last step of a root.
VT_FN void vt_csqrt(double x, double y, VT_OUT(double) re, VT_OUT(double) im) {
    double back = vt_csqrt_scale(x, y);
    double unit = uint64BitsToDouble((2046ul << 52) - doubleBitsToUint64(back));
    double xs = x * (unit * unit);
    double ys = y * (unit * unit);
    double h = vt_abs(xs) + vt_hypot(xs, ys);
    double t = vt_sqrtm(0.5lf * h);
    double w = vt_zero(t) ? 0.0lf : vt_divm(vt_abs(ys), t + t);
    bool left = vt_less(x, 0.0lf);
    re = (left ? w : t) * back;
    im = vt_copysign(left ? t : w, y) * back;
    bool nan = vt_isnan(x) || vt_isnan(y);
    re = nan ? vt_nan64() : re;
    im = nan ? vt_nan64() : im;
    bool wide = vt_abs(x) == vt_inf64() && !vt_isnan(y);
    re = wide ? (left ? 0.0lf : vt_inf64()) : re;
    im = wide ? vt_copysign(left ? vt_inf64() : 0.0lf, y) : im;
    bool tall = vt_abs(y) == vt_inf64();
    re = tall ? vt_inf64() : re;
    im = tall ? y : im;
}
VT_FN double vt_csqrt_re(double x, double y) {
    double re;
    double im;
    vt_csqrt(x, y, re, im);
    return re;
}
VT_FN double vt_csqrt_im(double x, double y) {
    double re;
    double im;
    vt_csqrt(x, y, re, im);
    return im;
}

// e^x times c, without overflow on the way.
VT_FN double vt_exp_times(double x, double c) {
    bool far = vt_abs(x) > 700.0lf;
    double e = vt_exp(far ? 0.5lf * x : x);
    double r = e * c;
    return far ? r * e : r;
}
VT_FN double vt_cexp_re(double x, double y) {
    double r = vt_exp_times(x, vt_cos(y));
    r = vt_zero(y) ? vt_exp(x) : r;
    return x == -vt_inf64() ? 0.0lf : vt_canonical(r);
}
VT_FN double vt_cexp_im(double x, double y) {
    double r = vt_exp_times(x, vt_sin(y));
    r = vt_zero(y) ? y : r;
    return x == -vt_inf64() ? 0.0lf : vt_canonical(r);
}

// log |z|. Near the circle from x^2 + y^2 - 1, which is summed exactly.
VT_FN double vt_clog_re(double x, double y) {
    double ax = vt_abs(x);
    double ay = vt_abs(y);
    double a = ax > ay ? ax : ay;
    double b = ax > ay ? ay : ax;
    double p = a * a;
    double pl = vt_mad(a, a, -p);
    double q = b * b;
    double ql = vt_mad(b, b, -q);
    double u = p - 1.0lf;
    double s = u + q;
    double t = s - u;
    double e = (u - (s - t)) + (q - t);
    double near = 0.5lf * vt_log1p(s + (e + (pl + ql)));
    bool high = a > 1.0e+300lf;
    bool low = a < 1.0e-250lf; // 2^200 brings subnormal magnitudes to full precision
    double scale = high ? 0.25lf : (low ? 1.6069380442589902755e+60lf : 1.0lf);
    double back = high ? 1.3862943611198906188lf : (low ? -138.62943611198906188lf : 0.0lf);
    double r = vt_log(vt_hypot(scale * x, scale * y)) + back;
    return a > 0.70lf && a < 1.45lf && p + q < 2.0lf && p + q > 0.5lf ? near : vt_canonical(r);
}
VT_FN double vt_clog_im(double x, double y) { return vt_atan2(y, x); }
VT_FN double vt_clog2_re(double x, double y) { return vt_div(vt_clog_re(x, y), 0.69314718055994530942lf); }
VT_FN double vt_clog2_im(double x, double y) { return vt_div(vt_clog_im(x, y), 0.69314718055994530942lf); }
VT_FN double vt_clog10_re(double x, double y) { return vt_div(vt_clog_re(x, y), 2.3025850929940456840lf); }
VT_FN double vt_clog10_im(double x, double y) { return vt_div(vt_clog_im(x, y), 2.3025850929940456840lf); }

// sin x cosh y and cos x sinh y; c is the sine or cosine of x.
VT_FN double vt_times_cosh(double c, double y) {
    double r = vt_abs(y) > 700.0lf ? vt_exp_times(vt_abs(y), 0.5lf * c) : c * vt_cosh(y);
    return vt_zero(c) ? c : vt_canonical(r);
}
VT_FN double vt_times_sinh(double c, double y) {
    double r = vt_abs(y) > 700.0lf ? vt_exp_times(vt_abs(y), 0.5lf * vt_copysign(c, y < 0.0lf ? -c : c))
                                 : c * vt_sinh(y);
    return vt_zero(c) ? vt_copysign(0.0lf, y < 0.0lf ? -c : c) : vt_canonical(r);
}
VT_FN double vt_csin_re(double x, double y) { return vt_times_cosh(vt_sin(x), y); }
VT_FN double vt_csin_im(double x, double y) {
    return vt_zero(y) ? vt_copysign(y, vt_cos(x) < 0.0lf ? -y : y) : vt_times_sinh(vt_cos(x), y);
}
VT_FN double vt_ccos_re(double x, double y) { return vt_times_cosh(vt_cos(x), y); }
VT_FN double vt_ccos_im(double x, double y) {
    return vt_zero(y) ? 0.0lf : vt_times_sinh(-vt_sin(x), y);
}
VT_FN double vt_csinh_re(double x, double y) { return vt_csin_im(y, x); }
VT_FN double vt_csinh_im(double x, double y) { return vt_csin_re(y, x); }
VT_FN double vt_ccosh_re(double x, double y) { return vt_ccos_re(y, x); }
VT_FN double vt_ccosh_im(double x, double y) { return vt_canonical(-vt_ccos_im(y, x)); }

VT_FN double vt_ctanh_part(double x, double y, bool imaginary) {
    double a = vt_abs(x);
    bool far = a > 22.0lf;
    double t = vt_tan(y);
    double b = vt_mad(t, t, 1.0lf);
    double s = vt_sinh(far ? 0.0lf : x);
    double r = vt_cosh(far ? 0.0lf : x);
    double d = vt_mad(b * s, s, 1.0lf);
    double re = vt_divm(b * r * s, d);
    double im = vt_divm(t, d);
    double e = vt_exp(-a);
    double tail = ((4.0lf * vt_sin(y)) * vt_cos(y)) * e * e;
    double v = imaginary ? (far ? tail : im) : (far ? vt_copysign(1.0lf, x) : re);
    v = imaginary && a == vt_inf64() ? vt_copysign(0.0lf, vt_isfinite(y) ? vt_sin(2.0lf * y) : 1.0lf) : v;
    bool zero = vt_zero(imaginary ? y : x);
    v = zero ? (imaginary ? y : x) : v;
    bool lost = vt_isnan(x) || (vt_isnan(y) && a != vt_inf64()) || (vt_abs(y) == vt_inf64() && a != vt_inf64());
    return lost && !zero ? vt_nan64() : vt_canonical(v);
}
VT_FN double vt_ctanh_re(double x, double y) { return vt_ctanh_part(x, y, false); }
VT_FN double vt_ctanh_im(double x, double y) { return vt_ctanh_part(x, y, true); }
VT_FN double vt_ctan_re(double x, double y) { return vt_ctanh_im(y, x); }
VT_FN double vt_ctan_im(double x, double y) { return vt_ctanh_re(y, x); }

// z^w: repeated products for whole w to 1024, by the polar form for real w, e^(w log z) else.
VT_FN double vt_cpow_whole(double a, double b, double n, bool imaginary) {
    double x = a;
    double y = b;
    double u = 1.0lf;
    double v = 0.0lf;
    bool fresh = true;
    uint k = uint(vt_abs(n));
    while (k != 0u) {
        if ((k & 1u) != 0u) {
            double s = u * x - v * y;
            double t = u * y + v * x;
            u = fresh ? x : s;
            v = fresh ? y : t;
            fresh = false;
        }
        double s = x * x - y * y;
        y = x * y + y * x;
        x = s;
        k = k >> 1;
    }
    double forward = vt_canonical(imaginary ? v : u);
    return n < 0.0lf ? vt_cdiv_part(1.0lf, 0.0lf, u, v, imaginary) : forward;
}
VT_FN double vt_cpow_part(double a, double b, double c, double d, bool imaginary) {
    if (c == 0.0lf && d == 0.0lf) return imaginary ? 0.0lf : 1.0lf;
    bool none = a == 0.0lf && b == 0.0lf;
    bool whole = d == 0.0lf && vt_abs(c) <= 1024.0lf && floor(c) == c;
    if (whole && !(none && c < 0.0lf)) return vt_cpow_whole(a, b, c, imaginary);
    if (none) return imaginary || c > 0.0lf ? 0.0lf : vt_inf64();
    if (d == 0.0lf && b == 0.0lf && (a >= 0.0lf || floor(c) == c)) {
        return imaginary ? 0.0lf : vt_pow(a, c);
    }
    double angle = vt_atan2(b, a);
    double size = vt_clog_re(a, b);
    double turn = d == 0.0lf ? c * angle : c * angle + d * size;
    double part = imaginary ? vt_sin(turn) : vt_cos(turn);
    if (d == 0.0lf) return vt_canonical(vt_pow(vt_hypot(a, b), c) * part);
    return vt_canonical(vt_exp_times(c * size - d * angle, part));
}
VT_FN double vt_cpow_re(double a, double b, double c, double d) {
    return vt_cpow_part(a, b, c, d, false);
}
VT_FN double vt_cpow_im(double a, double b, double c, double d) {
    return vt_cpow_part(a, b, c, d, true);
}
// sin(pi x) / (pi x) of the rounded product, as MATLAB has it: 3.9e-17 at 1.
VT_FN double vt_sinc(double x) {
    double a = 3.141592653589793116lf * x;
    return vt_zero(a) ? 1.0lf : vt_div(vt_sin(a), a);
}
// sin(pi z) / (pi z), where pi z = a + ib is divided by the larger of |a| and |b| first.
VT_FN double vt_csinc_part(double x, double y, bool imaginary) {
    double a = 3.141592653589793116lf * x;
    double b = 3.141592653589793116lf * y;
    double m = vt_abs(a) < vt_abs(b) ? vt_abs(b) : vt_abs(a);
    bool plain = !vt_zero(m);
    double u = vt_div(plain ? a : 1.0lf, plain ? m : 1.0lf);
    double v = vt_div(plain ? b : 0.0lf, plain ? m : 1.0lf);
    double s = vt_csin_re(a, b);
    double t = vt_csin_im(a, b);
    double d = (u * u + v * v) * m;
    double r = vt_div(imaginary ? t * u - s * v : s * u + t * v, plain ? d : 1.0lf);
    return plain ? r : (imaginary ? 0.0lf : 1.0lf);
}
VT_FN double vt_csinc_re(double x, double y) { return vt_csinc_part(x, y, false); }
VT_FN double vt_csinc_im(double x, double y) { return vt_csinc_part(x, y, true); }
#endif

// 2^(k/2) for the even k with 2^k <= m < 2^(k+2), away from the ends of the range.
VT_FN float vt_csqrt_power(float m) {
    int e = int(floatBitsToUint(m) >> 23);
    e = e < 3 ? 3 : (e > 251 ? 251 : e);
    return uintBitsToFloat(uint(((e - 127) >> 1) + 127) << 23);
}
// 2^k for the even k that brings the larger of two magnitudes to [1, 4); k is limited.
VT_FN float vt_csqrt_scale(float x, float y) {
    float ax = vt_abs(x);
    float ay = vt_abs(y);
    float m = ax > ay ? ax : ay;
    return vt_csqrt_power(m);
}
VT_FN void vt_csqrt(float x, float y, VT_OUT(float) re, VT_OUT(float) im) {
    float back = vt_csqrt_scale(x, y);
    float s = back * back;
    float xs = vt_divm(x, s);
    float ys = vt_divm(y, s);
    float h = vt_abs(xs) + vt_hypot(xs, ys);
    float t = vt_sqrtm(0.5f * h);
    float w = vt_zero(t) ? 0.0f : vt_divm(vt_abs(ys), t + t);
    bool left = vt_less(x, 0.0f);
    re = (left ? w : t) * back;
    im = vt_copysign(left ? t : w, y) * back;
    bool nan = vt_isnan(x) || vt_isnan(y);
    re = nan ? vt_nan32() : re;
    im = nan ? vt_nan32() : im;
    bool wide = vt_abs(x) == vt_inf32() && !vt_isnan(y);
    re = wide ? (left ? 0.0f : vt_inf32()) : re;
    im = wide ? vt_copysign(left ? vt_inf32() : 0.0f, y) : im;
    bool tall = vt_abs(y) == vt_inf32();
    re = tall ? vt_inf32() : re;
    im = tall ? y : im;
}
VT_FN float vt_csqrt_re(float x, float y) {
    float re;
    float im;
    vt_csqrt(x, y, re, im);
    return re;
}
VT_FN float vt_csqrt_im(float x, float y) {
    float re;
    float im;
    vt_csqrt(x, y, re, im);
    return im;
}

// e^x times c, without overflow on the way.
VT_FN float vt_exp_times(float x, float c) {
    bool far = vt_abs(x) > 85.0f;
    float e = vt_exp(far ? 0.5f * x : x);
    float r = e * c;
    return far ? r * e : r;
}
VT_FN float vt_cexp_re(float x, float y) {
    float r = vt_exp_times(x, vt_cos(y));
    r = vt_zero(y) ? vt_exp(x) : r;
    return x == -vt_inf32() ? 0.0f : vt_canonical(r);
}
VT_FN float vt_cexp_im(float x, float y) {
    float r = vt_exp_times(x, vt_sin(y));
    r = vt_zero(y) ? y : r;
    return x == -vt_inf32() ? 0.0f : vt_canonical(r);
}

// log |z|. Near the circle from x^2 + y^2 - 1, which is summed exactly.
VT_FN float vt_clog_re(float x, float y) {
    float ax = vt_abs(x);
    float ay = vt_abs(y);
    float a = ax > ay ? ax : ay;
    float b = ax > ay ? ay : ax;
    float p = a * a;
    float pl = vt_mad(a, a, -p);
    float q = b * b;
    float ql = vt_mad(b, b, -q);
    float u = p - 1.0f;
    float s = u + q;
    float t = s - u;
    float e = (u - (s - t)) + (q - t);
    float near = 0.5f * vt_log1p(s + (e + (pl + ql)));
    bool high = a > 1.0e+38f;
    bool low = a < 1.0e-20f; // 2^60 brings subnormal magnitudes to full precision
    float scale = high ? 0.25f : (low ? 1152921504606846976.0f : 1.0f);
    float back = high ? 1.3862943611198906188f : (low ? -41.588830833596718565f : 0.0f);
    float r = vt_log(vt_hypot(scale * x, scale * y)) + back;
    return a > 0.70f && a < 1.45f && p + q < 2.0f && p + q > 0.5f ? near : vt_canonical(r);
}
VT_FN float vt_clog_im(float x, float y) { return vt_atan2(y, x); }
VT_FN float vt_clog2_re(float x, float y) { return vt_div(vt_clog_re(x, y), 0.69314718055994530942f); }
VT_FN float vt_clog2_im(float x, float y) { return vt_div(vt_clog_im(x, y), 0.69314718055994530942f); }
VT_FN float vt_clog10_re(float x, float y) { return vt_div(vt_clog_re(x, y), 2.3025850929940456840f); }
VT_FN float vt_clog10_im(float x, float y) { return vt_div(vt_clog_im(x, y), 2.3025850929940456840f); }

// sin x cosh y and cos x sinh y; c is the sine or cosine of x.
VT_FN float vt_times_cosh(float c, float y) {
    float r = vt_abs(y) > 85.0f ? vt_exp_times(vt_abs(y), 0.5f * c) : c * vt_cosh(y);
    return vt_zero(c) ? c : vt_canonical(r);
}
VT_FN float vt_times_sinh(float c, float y) {
    float r = vt_abs(y) > 85.0f ? vt_exp_times(vt_abs(y), 0.5f * vt_copysign(c, y < 0.0f ? -c : c))
                                 : c * vt_sinh(y);
    return vt_zero(c) ? vt_copysign(0.0f, y < 0.0f ? -c : c) : vt_canonical(r);
}
VT_FN float vt_csin_re(float x, float y) { return vt_times_cosh(vt_sin(x), y); }
VT_FN float vt_csin_im(float x, float y) {
    return vt_zero(y) ? vt_copysign(y, vt_cos(x) < 0.0f ? -y : y) : vt_times_sinh(vt_cos(x), y);
}
VT_FN float vt_ccos_re(float x, float y) { return vt_times_cosh(vt_cos(x), y); }
VT_FN float vt_ccos_im(float x, float y) {
    return vt_zero(y) ? 0.0f : vt_times_sinh(-vt_sin(x), y);
}
VT_FN float vt_csinh_re(float x, float y) { return vt_csin_im(y, x); }
VT_FN float vt_csinh_im(float x, float y) { return vt_csin_re(y, x); }
VT_FN float vt_ccosh_re(float x, float y) { return vt_ccos_re(y, x); }
VT_FN float vt_ccosh_im(float x, float y) { return vt_canonical(-vt_ccos_im(y, x)); }

VT_FN float vt_ctanh_part(float x, float y, bool imaginary) {
    float a = vt_abs(x);
    bool far = a > 10.0f;
    float t = vt_tan(y);
    float b = vt_mad(t, t, 1.0f);
    float s = vt_sinh(far ? 0.0f : x);
    float r = vt_cosh(far ? 0.0f : x);
    float d = vt_mad(b * s, s, 1.0f);
    float re = vt_divm(b * r * s, d);
    float im = vt_divm(t, d);
    float e = vt_exp(-a);
    float tail = ((4.0f * vt_sin(y)) * vt_cos(y)) * e * e;
    float v = imaginary ? (far ? tail : im) : (far ? vt_copysign(1.0f, x) : re);
    v = imaginary && a == vt_inf32() ? vt_copysign(0.0f, vt_isfinite(y) ? vt_sin(2.0f * y) : 1.0f) : v;
    bool zero = vt_zero(imaginary ? y : x);
    v = zero ? (imaginary ? y : x) : v;
    bool lost = vt_isnan(x) || (vt_isnan(y) && a != vt_inf32()) || (vt_abs(y) == vt_inf32() && a != vt_inf32());
    return lost && !zero ? vt_nan32() : vt_canonical(v);
}
VT_FN float vt_ctanh_re(float x, float y) { return vt_ctanh_part(x, y, false); }
VT_FN float vt_ctanh_im(float x, float y) { return vt_ctanh_part(x, y, true); }
VT_FN float vt_ctan_re(float x, float y) { return vt_ctanh_im(y, x); }
VT_FN float vt_ctan_im(float x, float y) { return vt_ctanh_re(y, x); }

// sin(pi x) / (pi x) of the rounded product, as MATLAB has it: 3.9e-17 at 1.
VT_FN float vt_sinc(float x) {
    float a = 3.14159274f * x;
    return vt_zero(a) ? 1.0f : vt_div(vt_sin(a), a);
}
// sin(pi z) / (pi z), where pi z = a + ib is divided by the larger of |a| and |b| first.
VT_FN float vt_csinc_part(float x, float y, bool imaginary) {
    float a = 3.14159274f * x;
    float b = 3.14159274f * y;
    float m = vt_abs(a) < vt_abs(b) ? vt_abs(b) : vt_abs(a);
    bool plain = !vt_zero(m);
    float u = vt_div(plain ? a : 1.0f, plain ? m : 1.0f);
    float v = vt_div(plain ? b : 0.0f, plain ? m : 1.0f);
    float s = vt_csin_re(a, b);
    float t = vt_csin_im(a, b);
    float d = (u * u + v * v) * m;
    float r = vt_div(imaginary ? t * u - s * v : s * u + t * v, plain ? d : 1.0f);
    return plain ? r : (imaginary ? 0.0f : 1.0f);
}
VT_FN float vt_csinc_re(float x, float y) { return vt_csinc_part(x, y, false); }
VT_FN float vt_csinc_im(float x, float y) { return vt_csinc_part(x, y, true); }
#endif
