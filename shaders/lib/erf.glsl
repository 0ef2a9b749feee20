// SPDX-License-Identifier: Apache-2.0
// erf (error below 1 ulp) and erfc (below 2 ulp). Polynomials by
// Sollya's fpminimax; the transformation of the argument of erfcx is that of M. M. Shepherd and
// J. G. Laframboise, Math. Comp. 36 (1981).
//@ requires exp.glsl
#ifndef VT_ERF
#define VT_ERF

#if VT_HAS_FLOAT64
// erf(a) = h + l for 0 <= a <= 1.
VT_FN void vt_erf_parts(double a, VT_OUT(double) h, VT_OUT(double) l) {
    double z = a * a;
    double zl = vt_mad(a, a, -z);
    double p = vt_mad(6.3849733391334054373e-11lf, z, -1.1622664894543100223e-09lf);
    p = vt_mad(p, z, 1.4723354347570019818e-08lf);
    p = vt_mad(p, z, -1.6359564075151295808e-07lf);
    p = vt_mad(p, z, 1.6461849093210608581e-06lf);
    p = vt_mad(p, z, -1.4925646289510564746e-05lf);
    p = vt_mad(p, z, 1.2055333137671650880e-04lf);
    p = vt_mad(p, z, -8.5483270330787464349e-04lf);
    p = vt_mad(p, z, 5.2239776256559266807e-03lf);
    p = vt_mad(p, z, -2.6866170645153873014e-02lf);
    p = vt_mad(p, z, 1.1283791670955228836e-01lf);
    double ph = -3.7612638903183753802e-01lf + p * z;
    double pl = (-3.7612638903183753802e-01lf - ph) + p * z;
    double u = z * ph;
    double ul = vt_mad(z, ph, -u) + vt_mad(z, pl, zl * ph);
    double w = 1.1283791670955125586lf + u;
    double wl = (1.1283791670955125586lf - w) + u + (ul + 1.5335459613165881222e-17lf);
    h = a * w;
    l = vt_mad(a, w, -h) + a * wl;
}
// erfcx(x) for 1/2 <= x <= 28 (10.5): erfcx(x) (1 + 2x) is a polynomial in (x - 4) / (x + 4).
// erfc(a) for a >= 1/2 is exp(-a^2) erfcx(a).
VT_FN void vt_erfcx_tail(double x, VT_OUT(double) r, VT_OUT(double) rl) {
    double y = vt_divm(1.0lf, x + 4.0lf);
    double q = (x - 4.0lf) * y;
    q = vt_mad(vt_mad(-q, x + 4.0lf, x - 4.0lf), y, q);
    double p = vt_mad(-1.1523582043746563228e-09lf, q, -1.3351672960094092231e-09lf);
    p = vt_mad(p, q, -6.3208808697981411940e-09lf);
    p = vt_mad(p, q, -7.4280801963462864873e-09lf);
    p = vt_mad(p, q, 9.9176043427435944502e-08lf);
    p = vt_mad(p, q, 5.9539569082157451873e-08lf);
    p = vt_mad(p, q, -8.1676407294346549473e-07lf);
    p = vt_mad(p, q, 3.0621537347695773691e-07lf);
    p = vt_mad(p, q, 5.7054022832555341291e-06lf);
    p = vt_mad(p, q, -1.1228451620498984981e-05lf);
    p = vt_mad(p, q, -2.4397802549663092367e-05lf);
    p = vt_mad(p, q, 1.5062385108441481455e-04lf);
    p = vt_mad(p, q, -1.9925699581335972800e-04lf);
    p = vt_mad(p, q, -7.5777377317764787936e-04lf);
    p = vt_mad(p, q, 5.0319700189888219924e-03lf);
    p = vt_mad(p, q, -1.6197733988291156126e-02lf);
    p = vt_mad(p, q, 3.7167515534115569409e-02lf);
    p = vt_mad(p, q, -6.6330365818322134519e-02lf);
    p = vt_mad(p, q, 9.3732834998499964252e-02lf);
    p = vt_mad(p, q, -1.0103906603600570913e-01lf);
    p = vt_mad(p, q, 6.8097054254689703967e-02lf);
    p = vt_mad(p, q, 1.5379652102612976008e-02lf);
    p = vt_mad(p, q, -1.3962111684056249805e-01lf);
    double m = p * q;
    double h = 1.2329951186255525553e+00lf + m;
    double hl = ((1.2329951186255525553e+00lf - h) + m) + vt_mad(p, q, -m);
    double d = 2.0lf * x + 1.0lf;
    double dl = 1.0lf - (d - 2.0lf * x);
    double inverse = vt_divm(1.0lf, d);
    r = h * inverse;
    rl = (vt_mad(-r, d, h) + (hl - r * dl)) * inverse;
}
VT_FN double vt_erfc_tail(double a) {
    double x = a > 28.0lf ? 28.0lf : a;
    double s = x * x;
    double sl = vt_mad(x, x, -s);
    double t = vt_mad(-s, 1.442695040888963387lf, 6755399441055744.0lf);
    double k = t - 6755399441055744.0lf;
    double r0 = vt_mad(-k, 0.69314718055994528623lf, -s);
    double r = vt_mad(-k, 2.3190468138462995584e-17lf, r0 - sl);
    double rl = vt_mad(-k, 2.3190468138462995584e-17lf, (r0 - r) - sl);
    // Scaled up where the result may be subnormal, so that it is rounded once.
    bool small = s > 600.0lf;
    double m = vt_expm1_poly(r, rl);
    double e = 1.0lf + m;
    double el = (1.0lf - e) + m;
    double h;
    double l;
    vt_erfcx_tail(x, h, l);
    double product = e * h;
    double low = vt_mad(e, h, -product) + (e * l + el * h);
    return ((product + low) * vt_pow2_of(small ? t + 128.0lf : t)) *
           (small ? 2.9387358770557187699e-39lf : 1.0lf);
}
VT_FN double vt_erf(double x) {
    double a = vt_abs(x);
    double h;
    double l;
    // Tiny arguments are scaled, so that no residual underflows.
    bool tiny = a < 4.9090934652977265531e-91lf;
    double c = a < 1.0lf ? a : 1.0lf;
    vt_erf_parts(tiny ? c * 1.6069380442589902755e+60lf : c, h, l);
    double near = (h + l) * (tiny ? 6.2230152778611417071e-61lf : 1.0lf);
    double far = 1.0lf - vt_erfc_tail(a > 0.5lf ? a : 0.5lf);
    double r = vt_copysign(a < 1.0lf ? near : far, x);
    return vt_isnan(x) ? vt_nan64() : r;
}
VT_FN double vt_erfc(double x) {
    double a = vt_abs(x);
    double h;
    double l;
    vt_erf_parts(a < 0.5lf ? a : 0.5lf, h, l);
    h = vt_copysign(h, x);
    l = x < 0.0lf ? -l : l;
    double c = 1.0lf - h;
    double near = c + (((1.0lf - c) - h) - l);
    double tail = vt_erfc_tail(a > 0.5lf ? a : 0.5lf);
    double far = x < 0.0lf ? 2.0lf - tail : tail;
    double r = a < 0.5lf ? near : far;
    return vt_isnan(x) ? vt_nan64() : r;
}
#endif

// erf(a) = h + l for 0 <= a <= 1.
VT_FN void vt_erf_parts(float a, VT_OUT(float) h, VT_OUT(float) l) {
    float z = a * a;
    float zl = vt_mad(a, a, -z);
    float p = vt_mad(8.320340566570e-05f, z, -8.145991596393e-04f);
    p = vt_mad(p, z, 5.203023552895e-03f);
    p = vt_mad(p, z, -2.686104550958e-02f);
    p = vt_mad(p, z, 1.128374263644e-01f);
    float ph = -3.761263787746e-01f + p * z;
    float pl = (-3.761263787746e-01f - ph) + p * z;
    float u = z * ph;
    float ul = vt_mad(z, ph, -u) + vt_mad(z, pl, zl * ph);
    float w = 1.12837922573089599609f + u;
    float wl = (1.12837922573089599609f - w) + u + (ul + -5.8635382771399e-8f);
    h = a * w;
    l = vt_mad(a, w, -h) + a * wl;
}
// erfcx(x) for 1/2 <= x <= 28 (10.5): erfcx(x) (1 + 2x) is a polynomial in (x - 4) / (x + 4).
// erfc(a) for a >= 1/2 is exp(-a^2) erfcx(a).
VT_FN void vt_erfcx_tail(float x, VT_OUT(float) r, VT_OUT(float) rl) {
    float y = vt_rcpm(x + 4.0f);
    float q = (x - 4.0f) * y;
    q = vt_mad(vt_mad(-q, x + 4.0f, x - 4.0f), y, q);
    float p = vt_mad(5.203481414355e-04f, q, 6.253496743739e-03f);
    p = vt_mad(p, q, -1.625681295991e-02f);
    p = vt_mad(p, q, 3.662100061774e-02f);
    p = vt_mad(p, q, -6.647351384163e-02f);
    p = vt_mad(p, q, 9.381065517664e-02f);
    p = vt_mad(p, q, -1.010087430477e-01f);
    p = vt_mad(p, q, 6.809307634830e-02f);
    p = vt_mad(p, q, 1.537766586989e-02f);
    p = vt_mad(p, q, -1.396210640669e-01f);
    float m = p * q;
    float h = 1.232995152473e+00f + m;
    float hl = ((1.232995152473e+00f - h) + m) + vt_mad(p, q, -m);
    float d = 2.0f * x + 1.0f;
    float dl = 1.0f - (d - 2.0f * x);
    float inverse = vt_rcpm(d);
    r = h * inverse;
    rl = (vt_mad(-r, d, h) + (hl - r * dl)) * inverse;
}
VT_FN float vt_erfc_tail(float a) {
    float x = a > 10.5f ? 10.5f : a;
    float s = x * x;
    float sl = vt_mad(x, x, -s);
    float t = vt_mad(-s, 1.44269502162933349609f, 12582912.0f);
    float k = t - 12582912.0f;
    float r0 = vt_mad(-k, 0.693147182464599609375f, -s);
    float r = vt_mad(-k, -1.9046542121259336e-9f, r0 - sl);
    float rl = vt_mad(-k, -1.9046542121259336e-9f, (r0 - r) - sl);
    // Scaled up where the result may be subnormal, so that it is rounded once.
    bool small = s > 70.0f;
    float m = vt_expm1_poly(r, rl);
    float e = 1.0f + m;
    float el = (1.0f - e) + m;
    float h;
    float l;
    vt_erfcx_tail(x, h, l);
    float product = e * h;
    float low = vt_mad(e, h, -product) + (e * l + el * h);
    return ((product + low) * vt_pow2_of(small ? t + 32.0f : t)) *
           (small ? 2.3283064365387e-10f : 1.0f);
}
// Odd polynomial up to 0.9277; above, 1 - e^r with a polynomial r.
VT_FN float vt_erf_near(float x) {
    float z = x * x;
    float p = vt_mad(-5.96761703e-04f, z, 4.99119423e-03f);
    p = vt_mad(p, z, -2.67681349e-02f);
    p = vt_mad(p, z, 1.12819925e-01f);
    p = vt_mad(p, z, -3.76125336e-01f);
    p = vt_mad(p, z, 1.28379166e-01f);
    return vt_mad(p, x, x);
}
VT_FN float vt_erf_far(float a) {
    float x = a < 4.0f ? a : 4.0f;
    float z = x * x;
    float r = vt_mad(vt_mad(-1.72853470e-05f, x, 3.83197126e-04f), z,
                     vt_mad(-3.88396438e-03f, x, 2.42546219e-02f));
    r = vt_mad(r, x, -1.06777877e-01f);
    r = vt_mad(r, x, -6.34846687e-01f);
    r = vt_mad(r, x, -1.28717512e-01f);
    r = vt_mad(r, x, -x);
    float t;
    float f = vt_exp_rest(r, t);
    float p = vt_exp_poly(f) * f;
    float b = vt_pow2_of(t);
    return vt_mad(-b, p, 1.0f - b);
}
VT_FN float vt_erf(float x) {
    float a = vt_abs(x);
    // Tiny arguments are scaled, so that no residual underflows; before the limit is applied, as a
    // device may take that for its own minimum, which loses subnormals.
    bool tiny = a < 1.3552527156069e-20f;
    float near = vt_erf_near(tiny ? x * 4503599627370496.0f : x);
    near = near * (tiny ? 2.2204460492503e-16f : 1.0f);
    float r = a > 0.927734375f ? vt_copysign(vt_erf_far(a), x) : near;
    return vt_isnan(x) ? vt_nan32() : r;
}
#if !defined(VT_STRAIGHT)
VT_FN float vt_erf_fast(float x, VT_INOUT(bool) careful) {
    float a = vt_abs(x);
    careful = careful || floatBitsToUint(a) - 1u < 0x1e7fffffu; // below 2^-66, but not 0
    return a > 0.927734375f ? vt_copysign(vt_erf_far(a), x) : vt_erf_near(x);
}
#endif
VT_FN float vt_erfc(float x) {
    float a = vt_abs(x);
    float h;
    float l;
    vt_erf_parts(a < 0.5f ? a : 0.5f, h, l);
    h = vt_copysign(h, x);
    l = x < 0.0f ? -l : l;
    float c = 1.0f - h;
    float near = c + (((1.0f - c) - h) - l);
    float tail = vt_erfc_tail(a > 0.5f ? a : 0.5f);
    float far = x < 0.0f ? 2.0f - tail : tail;
    float r = a < 0.5f ? near : far;
    return vt_isnan(x) ? vt_nan32() : r;
}

#endif
