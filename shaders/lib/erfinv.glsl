// SPDX-License-Identifier: Apache-2.0
// erfcx (error below 4 ulp), erfinv and erfcinv (below 2 ulp, mostly 1). The inverses are
// x = y + y*r(y^2) near zero and s*k + s*r(s), s = sqrt(-log c), in the tails, with rational r by
// weighted least squares in Chebyshev nodes, of which little is left of their own rounding.
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
// x / y - 1 of x = erfinv(y), y up to 3/4, from u = 1 - y^2, in which the denominator cancels
// nothing.
VT_FN double vt_erfinv_ratio(double u) {
    double p = vt_mad(-0.29733815596083068566lf, u, -79.683670087921512959lf);
    p = vt_mad(p, u, -522.04516374746208385lf);
    p = vt_mad(p, u, -607.90970647372739677lf);
    p = vt_mad(p, u, 111.62479049376844387lf);
    p = vt_mad(p, u, 229.71093562892696127lf);
    p = vt_mad(p, u, 40.992371501924928623lf);
    p = vt_mad(p, u, 1.1857311713073579451lf);
    double q = vt_mad(106.44005853724804922lf, u, 1116.8185008260245468lf);
    q = vt_mad(q, u, 2863.0441957961547814lf);
    q = vt_mad(q, u, 2414.6744296733099873lf);
    q = vt_mad(q, u, 700.41657745016414083lf);
    q = vt_mad(q, u, 61.381546223761517922lf);
    q = vt_mad(q, u, 1.0lf);
    return vt_divm(p, q);
}
// The x > 0 with erfc(x) = c, 2^-1074 <= c <= 1/4: the square root s of -log c as a pair, times x /
// s.
VT_FN double vt_erfcinv_tail(double c, bool deep) {
    double hi;
    double lo;
    vt_log_pair(c, 0.0lf, hi, lo);
    double h = -(hi + lo);
    double l = (-hi - h) - lo;
    double s = vt_sqrtm(h);
    double rest = vt_divm(vt_mad(-s, s, h) + l, s + s);
    bool nearer = s < 3.1000000000000000888lf;
    double p = vt_mad(-3.5844948065316077788e-06lf, s, 0.11275916295690201208lf);
    p = vt_mad(p, s, 1.4446317209352779187lf);
    p = vt_mad(p, s, 3.5930406704166411025lf);
    p = vt_mad(p, s, -3.1493659303068470834lf);
    p = vt_mad(p, s, -9.5787587857752196641lf);
    p = vt_mad(p, s, -7.7384579532836319515lf);
    p = vt_mad(p, s, -6.8545524617346087481lf);
    p = vt_mad(p, s, -0.81747110692492008788lf);
    double q = vt_mad(0.60011381626913651299lf, s, 7.769031544559511282lf);
    q = vt_mad(q, s, 25.620162187667432363lf);
    q = vt_mad(q, s, 32.606574941876118601lf);
    q = vt_mad(q, s, 33.991431941428324137lf);
    q = vt_mad(q, s, 19.58746453469851545lf);
    q = vt_mad(q, s, 9.6004691397947290454lf);
    q = vt_mad(q, s, 1.0lf);
    double u = vt_mad(-0.0020990419339025172263lf, s, -0.061206842723110714555lf);
    u = vt_mad(u, s, -0.30557122320343660382lf);
    u = vt_mad(u, s, 0.90975219050577982305lf);
    u = vt_mad(u, s, 5.1627972245101645399lf);
    u = vt_mad(u, s, 2.0397962259463837675lf);
    u = vt_mad(u, s, -0.66305999807310844751lf);
    double v = vt_mad(-0.033564166437948392274lf, s, -0.98327223484525239083lf);
    v = vt_mad(v, s, -6.214225528921861752lf);
    v = vt_mad(v, s, -9.9787539659368409417lf);
    v = vt_mad(v, s, -4.5423282294942755044lf);
    v = vt_mad(v, s, -2.7860374045450297942lf);
    v = vt_mad(v, s, 1.0lf);
    p = nearer ? p : u;
    q = nearer ? q : v;
    double k = nearer ? 0.8125lf : 0.9375lf;
    if (deep && s > 6.2000000000000001776lf) {
        k = 0.984375lf;
        p = vt_mad(3.6315983527856960275e-08lf, s, 6.0737164924380219932e-06lf);
        p = vt_mad(p, s, 0.00025627431058553284396lf);
        p = vt_mad(p, s, 0.0029807716523203458582lf);
        p = vt_mad(p, s, -0.010650370448486596101lf);
        p = vt_mad(p, s, -0.31048908017232224044lf);
        p = vt_mad(p, s, -1.1817920592881405728lf);
        p = vt_mad(p, s, -0.8811522102149921265lf);
        q = vt_mad(2.3239860664451566469e-06lf, s, 0.00038893362418727261314lf);
        q = vt_mad(q, s, 0.016893220459199446287lf);
        q = vt_mad(q, s, 0.25222845637251201101lf);
        q = vt_mad(q, s, 1.3669996129974903987lf);
        q = vt_mad(q, s, 2.540739623955813542lf);
        q = vt_mad(q, s, 1.6737457125718655515lf);
        q = vt_mad(q, s, 1.0lf);
    }
    return vt_mad(s, k, vt_mad(s, vt_divm(p, q), rest));
}
VT_FN double vt_erfinv(double y) {
    double a = vt_abs(y);
    bool far = a > 0.75lf && a < 1.0lf;
    double b = a <= 0.75lf ? a : 0.5lf;
    double near = vt_mad(b, vt_erfinv_ratio(vt_mad(-b, b, 1.0lf)), b);
    near = a < 9.3132257461547851563e-10lf
               ? a * 0.88622692545275805198lf + a * -3.8332932499128993487e-17lf
               : near;
    double r = far ? vt_erfcinv_tail(far ? 1.0lf - a : 0.10000000000000000555lf, false) : near;
    r = a == 1.0lf ? vt_inf64() : r;
    return a > 1.0lf || vt_isnan(y) ? vt_nan64() : vt_copysign(r, y);
}
VT_FN double vt_erfcinv(double y) {
    bool upper = y > 1.0lf;
    double c = upper ? 2.0lf - y : y; // exact
    bool tail = c < 0.25lf && vt_less(0.0lf, c);
    // erf(x) = 1 - c as a pair; the rest by the slope, of which few digits are needed.
    double d = c >= 0.25lf && c <= 1.0lf ? c : 0.5lf;
    double th = 1.0lf - d;
    double tl = (1.0lf - th) - d;
    double ratio = vt_erfinv_ratio(vt_mad(-th, th, 1.0lf));
    double q = th + th * ratio;
    q = q * q;
    double slope = 0.88622692545275805198lf *
                   vt_mad(q, vt_mad(q, vt_mad(q, 0.16666666666666665741lf, 0.5lf), 1.0lf), 1.0lf);
    double near = vt_mad(th, ratio, tl * slope) + th;
    double r = tail ? vt_erfcinv_tail(tail ? c : 0.10000000000000000555lf, true) : near;
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
// x / y - 1 of x = erfinv(y), y up to 3/4, from u = 1 - y^2, in which the denominator cancels
// nothing.
VT_FN float vt_erfinv_ratio(float u) {
    float p = vt_mad(-3.4229111671448f, u, -5.5210571289062f);
    p = vt_mad(p, u, 3.2813973426819f);
    p = vt_mad(p, u, 0.89430218935013f);
    float q = vt_mad(4.8096699714661f, u, 22.472537994385f);
    q = vt_mad(q, u, 13.628138542175f);
    q = vt_mad(q, u, 1.0f);
    return vt_divm(p, q);
}
// The x > 0 with erfc(x) = c, 2^-149 <= c <= 1/4: the square root s of -log c as a pair, times x /
// s.
VT_FN float vt_erfcinv_tail(float c, bool deep) {
    float hi;
    float lo;
    vt_log_pair(c, 0.0f, hi, lo);
    float h = -(hi + lo);
    float l = (-hi - h) - lo;
    float s = vt_sqrtm(h);
    float rest = vt_divm(vt_mad(-s, s, h) + l, s + s);
    bool nearer = s < 4.0999999046326f;
    float k = 0.8125f;
    float p = vt_mad(-0.21463420987129f, s, -0.80364382266998f);
    p = vt_mad(p, s, 1.5594279766083f);
    p = vt_mad(p, s, 1.5034309625626f);
    p = vt_mad(p, s, -0.71696227788925f);
    float q = vt_mad(-1.140264749527f, s, -4.505654335022f);
    q = vt_mad(q, s, -1.3756809234619f);
    q = vt_mad(q, s, -1.5309396982193f);
    q = vt_mad(q, s, 1.0f);
    if (deep && !nearer) {
        k = 0.96875f;
        p = vt_mad(0.0054199793376029f, s, 0.042638130486012f);
        p = vt_mad(p, s, -0.291199862957f);
        p = vt_mad(p, s, -1.1447075605392f);
        q = vt_mad(0.17253099381924f, s, 1.4598973989487f);
        q = vt_mad(q, s, 1.505877494812f);
        q = vt_mad(q, s, 1.0f);
    }
    return vt_mad(s, k, vt_mad(s, vt_divm(p, q), rest));
}
VT_FN float vt_erfinv(float y) {
    float a = vt_abs(y);
    bool far = a > 0.75f && a < 1.0f;
    float b = a <= 0.75f ? a : 0.5f;
    float near = vt_mad(b, vt_erfinv_ratio(vt_mad(-b, b, 1.0f)), b);
    near = a < 6.103515625e-05f ? a * 0.88622695207596f + a * -2.662319964486e-08f : near;
    float r = far ? vt_erfcinv_tail(far ? 1.0f - a : 0.10000000149012f, false) : near;
    r = a == 1.0f ? vt_inf32() : r;
    return a > 1.0f || vt_isnan(y) ? vt_nan32() : vt_copysign(r, y);
}
VT_FN float vt_erfcinv(float y) {
    bool upper = y > 1.0f;
    float c = upper ? 2.0f - y : y; // exact
    bool tail = c < 0.25f && vt_less(0.0f, c);
    // erf(x) = 1 - c as a pair; the rest by the slope, of which few digits are needed.
    float d = c >= 0.25f && c <= 1.0f ? c : 0.5f;
    float th = 1.0f - d;
    float tl = (1.0f - th) - d;
    float ratio = vt_erfinv_ratio(vt_mad(-th, th, 1.0f));
    float q = th + th * ratio;
    q = q * q;
    float slope =
        0.88622695207596f * vt_mad(q, vt_mad(q, vt_mad(q, 0.16666667163372f, 0.5f), 1.0f), 1.0f);
    float near = vt_mad(th, ratio, tl * slope) + th;
    float r = tail ? vt_erfcinv_tail(tail ? c : 0.10000000149012f, true) : near;
    r = vt_zero(c) ? vt_inf32() : r;
    r = upper ? -r : r;
    r = y == 1.0f ? 0.0f : r;
    return vt_less(y, 0.0f) || y > 2.0f || vt_isnan(y) ? vt_nan32() : r;
}

#endif
