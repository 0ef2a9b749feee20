// SPDX-License-Identifier: Apache-2.0
// gamma, gammaln, beta, betaln. gamma(1 + t) on [0, 1] by a polynomial (interpolation at Chebyshev
// nodes in 400 bits), further up by exact factors, then by Stirling's series; below zero by
// reflection. Error of gamma below 4 ulp, of gammaln below 4 ulp; what beta and betaln lose is
// stated with their tests. Factorials are exact as far as the type holds them.
//@ requires turn.glsl pow.glsl
#ifndef VT_GAMMA
#define VT_GAMMA

#if VT_HAS_FLOAT64
// gamma(1 + t) = h + l for t in [0, 1].
VT_FN void vt_gamma_unit(double t, VT_OUT(double) h, VT_OUT(double) l) {
    double u = t - 0.5lf;
    double p = vt_mad(1.7365850291006380943e-04lf, u, -2.6048686591686526963e-04lf);
    p = vt_mad(p, u, 1.4109398017592399968e-04lf);
    p = vt_mad(p, u, -2.1163669660224880271e-04lf);
    p = vt_mad(p, u, 4.7346567646026991444e-04lf);
    p = vt_mad(p, u, -7.1017102374146083826e-04lf);
    p = vt_mad(p, u, 1.0096053142759128102e-03lf);
    p = vt_mad(p, u, -1.51423643925630751e-03lf);
    p = vt_mad(p, u, 2.2833622890860633993e-03lf);
    p = vt_mad(p, u, -3.4239612838414226932e-03lf);
    p = vt_mad(p, u, 5.1315685396957615855e-03lf);
    p = vt_mad(p, u, -7.6900989210571518012e-03lf);
    p = vt_mad(p, u, 0.011522520042662803483lf);
    p = vt_mad(p, u, -0.017222450088851329331lf);
    p = vt_mad(p, u, 0.0258376062800781299lf);
    p = vt_mad(p, u, -0.038001935291348341861lf);
    p = vt_mad(p, u, 0.058610303820854539603lf);
    p = vt_mad(p, u, -0.077523052305371570325lf);
    p = vt_mad(p, u, 0.14464535904458605819lf);
    p = vt_mad(p, u, -0.10729480456471900129lf);
    p = vt_mad(p, u, 0.41481345368830124798lf);
    p = vt_mad(p, u, 0.032338397448884864671lf);
    double m = p * u;
    double ml = vt_mad(p, u, -m);
    h = 0.88622692545275805198lf + m;
    l = ((0.88622692545275805198lf - h) + m) + (ml + -3.8332932499128993487e-17lf);
}
// gamma(x) = h + l for 0 < x < 24: as many factors x-1, x-2, … as lead to [1, 2), each exact.
// Below 1 the pair is that of gamma(x + 1).
VT_FN void vt_gamma_product(double x, VT_OUT(double) h, VT_OUT(double) l) {
    double n = x < 1.0lf ? 0.0lf : floor(x) - 1.0lf;
    vt_gamma_unit(x < 1.0lf ? x : (x - n) - 1.0lf, h, l);
    for (int j = 1; j < 23; ++j) {
        double f = x - double(j);
        f = double(j) <= n ? f : 1.0lf;
        double p = h * f;
        l = vt_mad(l, f, vt_mad(h, f, -p));
        h = p;
    }
}
// log gamma(x) = hi + lo for x >= 24, by Stirling's series.
VT_FN void vt_stirling(double x, VT_OUT(double) hi, VT_OUT(double) lo) {
    double h;
    double l;
    vt_log_accurate(x, h, l);
    double r = vt_div(1.0lf, x);
    double z = r * r;
    double p = vt_mad(-1.9175269175269176337e-03lf, z, 8.4175084175084171397e-04lf);
    p = vt_mad(p, z, -5.9523809523809529179e-04lf);
    p = vt_mad(p, z, 7.9365079365079365011e-04lf);
    p = vt_mad(p, z, -2.7777777777777778838e-03lf);
    p = vt_mad(p, z, 0.083333333333333328707lf);
    // (x - 1/2) log x - x + log(2 pi) / 2 + p / x
    double b = x - 0.5lf;
    double q = b * h;
    double ql = vt_mad(b, h, -q) + b * l;
    double s = q - x;
    double e = ((q - s) - x) + ql;
    double v = s + 0.91893853320467278056lf;
    double bb = v - s;
    e = e + ((s - (v - bb)) + (0.91893853320467278056lf - bb));
    e = e + (-3.8782941580672414498e-17lf + p * r);
    hi = v + e;
    lo = e - (hi - v);
}
VT_FN double vt_gamma(double x) {
    double a = vt_abs(x);
    double c = a < 24.0lf ? a : 1.5lf;
    double ph;
    double pl;
    vt_gamma_product(vt_zero(c) ? 1.0lf : c, ph, pl);
    double hi;
    double lo;
    vt_stirling(a < 24.0lf ? 24.0lf : (a < 1000.0lf ? a : 1000.0lf), hi, lo);
    bool large = a >= 24.0lf;
    bool negative = (doubleBitsToUint64(x) >> 63) != 0ul;
    double small = a < 1.0lf ? vt_div(ph + pl, c) : ph + pl;
    double g = large ? vt_exp_pair(hi, lo) : small;
    // gamma(-a) = -pi / (a sin(pi a) gamma(a)); the exponential scaled by a power of two where it
    // would underflow.
    double s = vt_sinpi(a);
    bool scaled = hi > 350.0lf;
    double lift = scaled ? 354.891356446692lf : 0.0lf;
    double eh = lift - hi;
    double el = ((-hi - eh) + lift) + ((scaled ? 1.1873519686893054e-14lf : 0.0lf) - lo);
    double e = vt_exp_pair(eh, el);
    // The denominator as a pair; below 1, gamma(1 + a) does without the factor a.
    double t = a < 1.0lf ? s : a * s;
    double tl = a < 1.0lf ? 0.0lf : vt_mad(a, s, -t);
    double d = large ? t : t * ph;
    double dl = large ? tl : vt_mad(t, ph, -d) + (t * pl + tl * ph);
    double q = vt_div(-3.141592653589793116lf, d);
    q = q - q * (vt_div(dl, d) - 3.8981718325193755e-17lf);
    double near = q;
    double far = (q * e) * (scaled ? 7.4583407312002067433e-155lf : 1.0lf);
    double r = negative ? (large ? far : near) : g;
    // Near zero it is 1/x - 0.577…
    r = a < 8.6736173798840354721e-19lf ? vt_div(1.0lf, x) : r;
    r = negative && floor(a) == a && a >= 1.0lf ? vt_inf64() : r;
    r = x == vt_inf64() ? x : r;
    return vt_isnan(x) || x == -vt_inf64() ? vt_nan64() : r;
}
// Log gamma; Inf for negative arguments, as gammaln.
VT_FN double vt_gammaln(double x) {
    bool tiny = x < 8.6736173798840354721e-19lf;
    // About 1: t times a polynomial; below 1/2 through gamma(1 + x).
    bool low = x < 0.5lf;
    double t = low ? x : (x < 1.5lf ? x - 1.0lf : 0.0lf);
    t = tiny ? 0.0lf : t;
    double p = vt_mad(0.23319212668660541099lf, t, -0.24025245552681862016lf);
    p = vt_mad(p, t, -0.18947756655876552001lf);
    p = vt_mad(p, t, 0.19472176853583203493lf);
    p = vt_mad(p, t, 0.16865561268171080922lf);
    p = vt_mad(p, t, -0.17396451715070046506lf);
    p = vt_mad(p, t, -5.399712296235695784e-03lf);
    p = vt_mad(p, t, 4.9453383282442179084e-03lf);
    p = vt_mad(p, t, 0.0569719694949959235lf);
    p = vt_mad(p, t, -0.059467630506988923556lf);
    p = vt_mad(p, t, 0.048020858519722875446lf);
    p = vt_mad(p, t, -0.050595705849986627456lf);
    p = vt_mad(p, t, 0.055798122160668525704lf);
    p = vt_mad(p, t, -0.059073275414740396283lf);
    p = vt_mad(p, t, 0.06247981994150853674lf);
    p = vt_mad(p, t, -0.066646966007038496715lf);
    p = vt_mad(p, t, 0.071434240859130124224lf);
    p = vt_mad(p, t, -0.076933847977494307369lf);
    p = vt_mad(p, t, 0.083353786424285550294lf);
    p = vt_mad(p, t, -0.090953961478170558541lf);
    p = vt_mad(p, t, 0.10009945898417442478lf);
    p = vt_mad(p, t, -0.11133426738296035852lf);
    p = vt_mad(p, t, 0.1255096695007263119lf);
    p = vt_mad(p, t, -0.14404989674414409029lf);
    p = vt_mad(p, t, 0.16955717699761294059lf);
    p = vt_mad(p, t, -0.20738555102888459047lf);
    p = vt_mad(p, t, 0.27058080842778386987lf);
    p = vt_mad(p, t, -0.40068563438653070907lf);
    p = vt_mad(p, t, 0.82246703342411320303lf);
    p = vt_mad(p, t, -0.57721566490153286555lf);
    double one = p * t;
    // About 2; up to 8, as many factors x-1, x-2, … as lead there.
    bool middle = x >= 1.5lf && x < 8.0lf;
    double y = middle ? x : 2.0lf;
    double f = 1.0lf;
    for (int j = 0; j < 6; ++j) {
        bool more = y >= 2.5lf;
        y = more ? y - 1.0lf : y;
        f = more ? f * y : f;
    }
    double u = y - 2.0lf;
    double q = vt_mad(6.3790475076197740591e-08lf, u, -1.3412819758517286544e-07lf);
    q = vt_mad(q, u, 2.0304806751615226925e-07lf);
    q = vt_mad(q, u, -4.3035587603599611357e-07lf);
    q = vt_mad(q, u, 9.5786633341147582027e-07lf);
    q = vt_mad(q, u, -2.0449201467015115457e-06lf);
    q = vt_mad(q, u, 4.3743749169151310672e-06lf);
    q = vt_mad(q, u, -9.4384587162428114051e-06lf);
    q = vt_mad(q, u, 2.0507267416057788512e-05lf);
    q = vt_mad(q, u, -4.4926351103833333915e-05lf);
    q = vt_mad(q, u, 9.9457509098893921305e-05lf);
    q = vt_mad(q, u, -2.2315475074520367289e-04lf);
    q = vt_mad(q, u, 5.0966952488530961607e-04lf);
    q = vt_mad(q, u, -1.1927539120010226172e-03lf);
    q = vt_mad(q, u, 2.8905103307387369597e-03lf);
    q = vt_mad(q, u, -7.3855510286681535365e-03lf);
    q = vt_mad(q, u, 0.020580808427784570702lf);
    q = vt_mad(q, u, -0.067352301053198143643lf);
    q = vt_mad(q, u, 0.32246703342411320303lf);
    q = vt_mad(q, u, 0.42278433509846713445lf);
    double two = q * u;
    double lg = vt_log(low ? x : f);
    double r = low ? one - lg : (x < 1.5lf ? one : (f > 1.0lf ? lg + two : two));
    // Stirling's series.
    double z = x < 8.0lf ? 8.0lf : x;
    double i = vt_div(1.0lf, z);
    double v = i * i;
    double s = vt_mad(-1.3924322169059011323lf, v, 0.17964437236883057381lf);
    s = vt_mad(s, v, -0.029550653594771242316lf);
    s = vt_mad(s, v, 6.410256410256410034e-03lf);
    s = vt_mad(s, v, -1.9175269175269176337e-03lf);
    s = vt_mad(s, v, 8.4175084175084171397e-04lf);
    s = vt_mad(s, v, -5.9523809523809529179e-04lf);
    s = vt_mad(s, v, 7.9365079365079365011e-04lf);
    s = vt_mad(s, v, -2.7777777777777778838e-03lf);
    s = vt_mad(s, v, 0.083333333333333328707lf);
    double h;
    double l;
    vt_log_accurate(z == vt_inf64() ? 8.0lf : z, h, l);
    double d = h - 1.0lf;
    double dl = ((h - d) - 1.0lf) + l;
    double b = z - 0.5lf;
    double m = b * d;
    bool huge = z > 2.5822498780869085897e+120lf;
    double rest = vt_mad(huge ? 0.0lf : b, dl, 0.41893853320467272505lf + s * i);
    r = x >= 8.0lf ? m + rest : r;
    r = x == 1.0lf || x == 2.0lf ? 0.0lf : r;
    r = vt_less(x, 0.0lf) || x == vt_inf64() || vt_zero(x) ? vt_inf64() : r;
    return vt_isnan(x) ? vt_nan64() : r;
}
// log gamma(x) - ((x - 1/2) log x - x + log(2 pi) / 2) for x >= 10.
VT_FN double vt_stirling_rest(double x) {
    double i = vt_div(1.0lf, x);
    double v = i * i;
    double p = vt_mad(6.410256410256410034e-03lf, v, -1.9175269175269176337e-03lf);
    p = vt_mad(p, v, 8.4175084175084171397e-04lf);
    p = vt_mad(p, v, -5.9523809523809529179e-04lf);
    p = vt_mad(p, v, 7.9365079365079365011e-04lf);
    p = vt_mad(p, v, -2.7777777777777778838e-03lf);
    return vt_mad(p, v, 0.083333333333333328707lf) * i;
}
// log beta(z, w). From 10 on, Stirling's series of the larger argument and of the sum are subtracted
// term by term, and that of the smaller one, too, where it is so large.
VT_FN double vt_betaln(double z, double w) {
    double sum = (vt_gammaln(z) + vt_gammaln(w)) - vt_gammaln(z + w);
    double a = z < w ? z : w;
    double b = z < w ? w : z;
    bool wide = b >= 10.0lf && b < vt_inf64();
    b = wide ? b : 10.0lf;
    bool tall = a >= 10.0lf;
    double c = tall ? a : 10.0lf;
    double s = wide ? a + b : 10.0lf;
    double rest = vt_stirling_rest(b) - vt_stirling_rest(s < 10.0lf ? 10.0lf : s);
    double one = vt_gammaln(a) + ((a - (b - 0.5lf) * vt_log1p(vt_div(a, b))) - a * vt_log(s));
    double both = (((c - 0.5lf) * vt_log(vt_div(c, c + b)) - b * vt_log1p(vt_div(c, b))) -
                   (0.5lf * vt_log(b) - 0.91893853320467278056lf)) +
                  vt_stirling_rest(c);
    double r = (tall ? both : one) + rest;
    return vt_canonical(wide ? r : sum);
}
// gamma(a) gamma(b) / gamma(a + b) for a <= b and 10 <= b by Stirling's series. The exponent, which may be in the
// hundreds, is a pair; a factor gamma(a) stays outside of it below 10.
VT_FN double vt_beta_far(double a, double b) {
    double s = a + b;
    double sl = (b - s) + a;
    bool over = s == vt_inf64();
    s = over ? 1.0lf : s;
    double i = vt_div(1.0lf, s);
    bool tall = a >= 10.0lf;
    // log(b / s), and log(a / s) or log s.
    double q = vt_div(b, s);
    double ql = (vt_mad(-q, s, b) - q * sl) * i;
    double bh;
    double bl;
    vt_log_accurate(q, bh, bl);
    bl = bl + vt_div(ql, q);
    double p = vt_div(a, s);
    double pl = (vt_mad(-p, s, a) - p * sl) * i;
    p = tall ? p : s;
    pl = tall ? pl : sl;
    double ah;
    double al;
    vt_log_accurate(p, ah, al);
    al = al + vt_div(pl, p);
    double f = tall ? a - 0.5lf : -a;
    double x = f * ah;
    double xl = vt_mad(f, ah, -x) + f * al;
    double g = tall ? b : b - 0.5lf;
    double y = g * bh;
    double yl = vt_mad(g, bh, -y) + g * bl;
    // log1p(t) = t (1 - t c) where b is so large that b / s says nothing.
    double t = vt_div(a, b);
    double c = vt_mad(0.16666666666666665741lf, t, -0.2lf);
    c = vt_mad(c, t, 0.25lf);
    c = vt_mad(c, t, -0.33333333333333331483lf);
    c = vt_mad(c, t, 0.5lf);
    bool small = t < 0.000244140625lf;
    double th = tall ? 0.0lf : 0.5lf * t;
    yl = small ? th + (a - th) * (t * c) : yl;
    y = small ? -a : y;
    y = tall ? y : a + y;
    double h = x + y;
    double v = h - x;
    double e = (x - (h - v)) + (y - v);
    double rest = vt_stirling_rest(b) - vt_stirling_rest(s < 10.0lf ? 10.0lf : s);
    rest = tall ? rest + vt_stirling_rest(tall ? a : 10.0lf) : rest;
    double l = (xl + yl) + (e + rest);
    double factor = tall ? vt_sqrt(vt_div(6.283185307179586232lf, b)) : vt_gamma(tall ? 10.0lf : a);
    // Where gamma(a) would come too late for the exponential, a power of two is lent.
    bool deep = h < -600.0lf;
    double lent = h + 44.36141955583649831872lf;
    v = lent - h;
    l = deep ? (((h - (lent - v)) + (44.36141955583649831872lf - v)) + 1.4841899608616317e-15lf) + l : l;
    double r = (vt_exp_pair(deep ? lent : h, l) * factor) * (deep ? 5.4210108624275221700e-20lf : 1.0lf);
    return over ? 0.0lf : r;
}
// gamma(z) gamma(w) / gamma(z + w), the rounding of z + w made good to first order; beyond the
// range of gamma by its logarithms as pairs.
VT_FN double vt_beta(double z, double w) {
    double s = z + w;
    double bb = s - z;
    double e = (z - (s - bb)) + (w - bb);
    double c = s > 1.0lf && s < 1000000.0lf ? s : 1.0lf;
    double psi = vt_log(c) - vt_div(0.5lf, c);
    double near = vt_div(vt_gamma(z), vt_gamma(s)) * vt_gamma(w);
    near = vt_mad(-near, e * psi, near);
    bool wide = vt_less(0.0lf, z) && vt_less(0.0lf, w) && s >= 34.0lf && z < vt_inf64() && w < vt_inf64();
    double far = vt_beta_far(wide ? (z < w ? z : w) : 1.0lf, wide ? (z < w ? w : z) : 34.0lf);
    far = z == vt_inf64() || w == vt_inf64() ? vt_nan64() : far;
    double least = 7.8886090522101180541e-31lf;
    double r = s < 170.0lf ? near : far;
    // 1/z + 1/w to working precision.
    r = z < least || w < least ? vt_div(1.0lf, z) + vt_div(1.0lf, w) : r;
    bool outside = vt_less(z, 0.0lf) || vt_less(w, 0.0lf) || vt_isnan(s);
    return outside ? vt_nan64() : vt_canonical(r);
}
#endif

// gamma(1 + t) = h + l for t in [0, 1].
VT_FN void vt_gamma_unit(float t, VT_OUT(float) h, VT_OUT(float) l) {
    float u = t - 0.5f;
    float p = vt_mad(0.015863865613937f, u, -0.02372913621366f);
    p = vt_mad(p, u, 0.024681618437171f);
    p = vt_mad(p, u, -0.036269314587116f);
    p = vt_mad(p, u, 0.058740448206663f);
    p = vt_mad(p, u, -0.077718123793602f);
    p = vt_mad(p, u, 0.14463946223259f);
    p = vt_mad(p, u, -0.10728596895933f);
    p = vt_mad(p, u, 0.41481351852417f);
    p = vt_mad(p, u, 0.032338287681341f);
    float m = p * u;
    float ml = vt_mad(p, u, -m);
    h = 0.88622695207596f + m;
    l = ((0.88622695207596f - h) + m) + (ml + -2.662319964486e-08f);
}
// gamma(x) = h + l for 0 < x < 14: as many factors x-1, x-2, … as lead to [1, 2), each exact.
// Below 1 the pair is that of gamma(x + 1).
VT_FN void vt_gamma_product(float x, VT_OUT(float) h, VT_OUT(float) l) {
    float n = x < 1.0f ? 0.0f : floor(x) - 1.0f;
    vt_gamma_unit(x < 1.0f ? x : (x - n) - 1.0f, h, l);
    for (int j = 1; j < 13; ++j) {
        float f = x - float(j);
        f = float(j) <= n ? f : 1.0f;
        float p = h * f;
        l = vt_mad(l, f, vt_mad(h, f, -p));
        h = p;
    }
}
// log gamma(x) = hi + lo for x >= 14, by Stirling's series.
VT_FN void vt_stirling(float x, VT_OUT(float) hi, VT_OUT(float) lo) {
    float h;
    float l;
    vt_log_accurate(x, h, l);
    float r = vt_div(1.0f, x);
    float z = r * r;
    float p = vt_mad(7.9365080455318e-04f, z, -2.77777784504e-03f);
    p = vt_mad(p, z, 0.08333333581686f);
    // (x - 1/2) log x - x + log(2 pi) / 2 + p / x
    float b = x - 0.5f;
    float q = b * h;
    float ql = vt_mad(b, h, -q) + b * l;
    float s = q - x;
    float e = ((q - s) - x) + ql;
    float v = s + 0.9189385175705f;
    float bb = v - s;
    e = e + ((s - (v - bb)) + (0.9189385175705f - bb));
    e = e + (1.5634176619983e-08f + p * r);
    hi = v + e;
    lo = e - (hi - v);
}
VT_FN float vt_gamma(float x) {
    float a = vt_abs(x);
    float c = a < 14.0f ? a : 1.5f;
    float ph;
    float pl;
    vt_gamma_product(vt_zero(c) ? 1.0f : c, ph, pl);
    float hi;
    float lo;
    vt_stirling(a < 14.0f ? 14.0f : (a < 1000.0f ? a : 1000.0f), hi, lo);
    bool large = a >= 14.0f;
    bool negative = (floatBitsToUint(x) >> 31) != 0u;
    float small = a < 1.0f ? vt_div(ph + pl, c) : ph + pl;
    float g = large ? vt_exp_pair(hi, lo) : small;
    // gamma(-a) = -pi / (a sin(pi a) gamma(a)); the exponential scaled by a power of two where it
    // would underflow.
    float s = vt_sinpi(a);
    bool scaled = hi > 40.0f;
    float lift = scaled ? 44.361419677734375f : 0.0f;
    float eh = lift - hi;
    float el = ((-hi - eh) + lift) + ((scaled ? -1.21897875e-07f : 0.0f) - lo);
    float e = vt_exp_pair(eh, el);
    // The denominator as a pair; below 1, gamma(1 + a) does without the factor a.
    float t = a < 1.0f ? s : a * s;
    float tl = a < 1.0f ? 0.0f : vt_mad(a, s, -t);
    float d = large ? t : t * ph;
    float dl = large ? tl : vt_mad(t, ph, -d) + (t * pl + tl * ph);
    float q = vt_div(-3.1415927410126f, d);
    q = q - q * (vt_div(dl, d) + 2.7827534e-08f);
    float near = q;
    float far = (q * e) * (scaled ? 5.4210108624275e-20f : 1.0f);
    float r = negative ? (large ? far : near) : g;
    // Near zero it is 1/x - 0.577…
    r = a < 3.7252902984619e-09f ? vt_div(1.0f, x) : r;
    r = negative && floor(a) == a && a >= 1.0f ? vt_inf32() : r;
    r = x == vt_inf32() ? x : r;
    return vt_isnan(x) || x == -vt_inf32() ? vt_nan32() : r;
}
// Log gamma; Inf for negative arguments, as gammaln.
VT_FN float vt_gammaln(float x) {
    bool tiny = x < 3.7252902984619e-09f;
    // About 1: t times a polynomial; below 1/2 through gamma(1 + x).
    bool low = x < 0.5f;
    float t = low ? x : (x < 1.5f ? x - 1.0f : 0.0f);
    t = tiny ? 0.0f : t;
    float p = vt_mad(-0.16729733347893f, t, 0.17973926663399f);
    p = vt_mad(p, t, -0.058302138000727f);
    p = vt_mad(p, t, 0.065309308469296f);
    p = vt_mad(p, t, -0.11657936871052f);
    p = vt_mad(p, t, 0.13109551370144f);
    p = vt_mad(p, t, -0.14365291595459f);
    p = vt_mad(p, t, 0.16913451254368f);
    p = vt_mad(p, t, -0.20739820599556f);
    p = vt_mad(p, t, 0.27059426903725f);
    p = vt_mad(p, t, -0.40068551898003f);
    p = vt_mad(p, t, 0.82246690988541f);
    p = vt_mad(p, t, -0.57721567153931f);
    float one = p * t;
    // About 2; up to 8, as many factors x-1, x-2, … as lead there.
    bool middle = x >= 1.5f && x < 8.0f;
    float y = middle ? x : 2.0f;
    float f = 1.0f;
    for (int j = 0; j < 6; ++j) {
        bool more = y >= 2.5f;
        y = more ? y - 1.0f : y;
        f = more ? f * y : f;
    }
    float u = y - 2.0f;
    float q = vt_mad(-2.5056203594431e-04f, u, 5.7025125715882e-04f);
    q = vt_mad(q, u, -1.1874848278239e-03f);
    q = vt_mad(q, u, 2.8788687195629e-03f);
    q = vt_mad(q, u, -7.3859207332134e-03f);
    q = vt_mad(q, u, 0.020581625401974f);
    q = vt_mad(q, u, -0.067352294921875f);
    q = vt_mad(q, u, 0.3224670290947f);
    q = vt_mad(q, u, 0.42278432846069f);
    float two = q * u;
    float lg = vt_log(low ? x : f);
    float r = low ? one - lg : (x < 1.5f ? one : (f > 1.0f ? lg + two : two));
    // Stirling's series.
    float z = x < 8.0f ? 8.0f : x;
    float i = vt_div(1.0f, z);
    float v = i * i;
    float s = vt_mad(-5.952381179668e-04f, v, 7.9365080455318e-04f);
    s = vt_mad(s, v, -2.77777784504e-03f);
    s = vt_mad(s, v, 0.08333333581686f);
    float h;
    float l;
    vt_log_accurate(z == vt_inf32() ? 8.0f : z, h, l);
    float d = h - 1.0f;
    float dl = ((h - d) - 1.0f) + l;
    float b = z - 0.5f;
    float m = b * d;
    bool huge = z > 1.1529215046068e+18f;
    float rest = vt_mad(huge ? 0.0f : b, dl, 0.41893854737282f + s * i);
    r = x >= 8.0f ? m + rest : r;
    r = x == 1.0f || x == 2.0f ? 0.0f : r;
    r = vt_less(x, 0.0f) || x == vt_inf32() || vt_zero(x) ? vt_inf32() : r;
    return vt_isnan(x) ? vt_nan32() : r;
}
// log gamma(x) - ((x - 1/2) log x - x + log(2 pi) / 2) for x >= 10.
VT_FN float vt_stirling_rest(float x) {
    float i = vt_div(1.0f, x);
    float v = i * i;
    return vt_mad(vt_mad(7.93650793651e-04f, v, -2.77777777778e-03f), v, 0.0833333333333f) * i;
}
// log beta(z, w). From 10 on, Stirling's series of the larger argument and of the sum are subtracted
// term by term, and that of the smaller one, too, where it is so large.
VT_FN float vt_betaln(float z, float w) {
    float sum = (vt_gammaln(z) + vt_gammaln(w)) - vt_gammaln(z + w);
    float a = z < w ? z : w;
    float b = z < w ? w : z;
    bool wide = b >= 10.0f && b < vt_inf32();
    b = wide ? b : 10.0f;
    bool tall = a >= 10.0f;
    float c = tall ? a : 10.0f;
    float s = wide ? a + b : 10.0f;
    float rest = vt_stirling_rest(b) - vt_stirling_rest(s < 10.0f ? 10.0f : s);
    float one = vt_gammaln(a) + ((a - (b - 0.5f) * vt_log1p(vt_div(a, b))) - a * vt_log(s));
    float both = (((c - 0.5f) * vt_log(vt_div(c, c + b)) - b * vt_log1p(vt_div(c, b))) -
                  (0.5f * vt_log(b) - 0.918938533205f)) +
                 vt_stirling_rest(c);
    float r = (tall ? both : one) + rest;
    return vt_canonical(wide ? r : sum);
}
// gamma(a) gamma(b) / gamma(a + b) for a <= b and 10 <= b by Stirling's series. The exponent, which may be in the
// hundreds, is a pair; a factor gamma(a) stays outside of it below 10.
VT_FN float vt_beta_far(float a, float b) {
    float s = a + b;
    float sl = (b - s) + a;
    bool over = s == vt_inf32();
    s = over ? 1.0f : s;
    float i = vt_div(1.0f, s);
    bool tall = a >= 10.0f;
    // log(b / s), and log(a / s) or log s.
    float q = vt_div(b, s);
    float ql = (vt_mad(-q, s, b) - q * sl) * i;
    float bh;
    float bl;
    vt_log_accurate(q, bh, bl);
    bl = bl + vt_div(ql, q);
    float p = vt_div(a, s);
    float pl = (vt_mad(-p, s, a) - p * sl) * i;
    p = tall ? p : s;
    pl = tall ? pl : sl;
    float ah;
    float al;
    vt_log_accurate(p, ah, al);
    al = al + vt_div(pl, p);
    float f = tall ? a - 0.5f : -a;
    float x = f * ah;
    float xl = vt_mad(f, ah, -x) + f * al;
    float g = tall ? b : b - 0.5f;
    float y = g * bh;
    float yl = vt_mad(g, bh, -y) + g * bl;
    // log1p(t) = t (1 - t c) where b is so large that b / s says nothing.
    float t = vt_div(a, b);
    float c = vt_mad(0.166666666667f, t, -0.2f);
    c = vt_mad(c, t, 0.25f);
    c = vt_mad(c, t, -0.333333333333f);
    c = vt_mad(c, t, 0.5f);
    bool small = t < 0.0009765625f;
    float th = tall ? 0.0f : 0.5f * t;
    yl = small ? th + (a - th) * (t * c) : yl;
    y = small ? -a : y;
    y = tall ? y : a + y;
    float h = x + y;
    float v = h - x;
    float e = (x - (h - v)) + (y - v);
    float rest = vt_stirling_rest(b) - vt_stirling_rest(s < 10.0f ? 10.0f : s);
    rest = tall ? rest + vt_stirling_rest(tall ? a : 10.0f) : rest;
    float l = (xl + yl) + (e + rest);
    float factor = tall ? vt_sqrt(vt_div(6.28318530718f, b)) : vt_gamma(tall ? 10.0f : a);
    // Where gamma(a) would come too late for the exponential, a power of two is lent.
    bool deep = h < -70.0f;
    float lent = h + 16.635498046875f;
    v = lent - h;
    l = deep ? (((h - (lent - v)) + (16.635498046875f - v)) + 3.428656236792e-05f) + l : l;
    float r = (vt_exp_pair(deep ? lent : h, l) * factor) * (deep ? 5.96046447754e-08f : 1.0f);
    return over ? 0.0f : r;
}
// gamma(z) gamma(w) / gamma(z + w), the rounding of z + w made good to first order; beyond the
// range of gamma by its logarithms as pairs.
VT_FN float vt_beta(float z, float w) {
    float s = z + w;
    float bb = s - z;
    float e = (z - (s - bb)) + (w - bb);
    float c = s > 1.0f && s < 1000000.0f ? s : 1.0f;
    float psi = vt_log(c) - vt_div(0.5f, c);
    float near = vt_div(vt_gamma(z), vt_gamma(s)) * vt_gamma(w);
    near = vt_mad(-near, e * psi, near);
    bool wide = vt_less(0.0f, z) && vt_less(0.0f, w) && s >= 34.0f && z < vt_inf32() && w < vt_inf32();
    float far = vt_beta_far(wide ? (z < w ? z : w) : 1.0f, wide ? (z < w ? w : z) : 34.0f);
    far = z == vt_inf32() || w == vt_inf32() ? vt_nan32() : far;
    float least = 8.8817841970013e-16f;
    float r = s < 34.0f ? near : far;
    // 1/z + 1/w to working precision.
    r = z < least || w < least ? vt_div(1.0f, z) + vt_div(1.0f, w) : r;
    bool outside = vt_less(z, 0.0f) || vt_less(w, 0.0f) || vt_isnan(s);
    return outside ? vt_nan32() : vt_canonical(r);
}

#endif
