// SPDX-License-Identifier: Apache-2.0
// The forms in degrees and in units of pi, and the reciprocal functions with their inverses. Angles
// are reduced exactly and then turned into radians as a pair, so that what is exact in degrees is
// exact in the result: sind(30) is 0.5. Error below 1.5 ulp; 2 to 3 for the reciprocal ones, where
// roundings add up.
//@ requires round.glsl trig.glsl invtrig.glsl hyperbolic.glsl invhyp.glsl
#ifndef VT_TURN
#define VT_TURN

#if VT_HAS_FLOAT64
// The angle r * (ch + cl) as a pair, and sin, cos, tan of it in quadrant q; zeros are positive.
VT_FN double vt_turn_sin(double r, double ch, double cl, uint64_t q) {
    double rh = r * ch;
    double small = rh + r * cl;
    bool tiny = vt_abs(r) < 9.3132257461547851563e-10lf;
    double t = tiny ? 0.0lf : r;
    double th = t * ch;
    double v = vt_sin_quadrant(th, vt_mad(t, ch, -th) + t * cl, q);
    bool even = (q & 1ul) == 0ul;
    double flipped = (q & 2ul) == 0ul ? small : -small;
    v = tiny && even ? flipped : v;
    return vt_zero(v) ? 0.0lf : v;
}
VT_FN double vt_turn_tan(double r, double ch, double cl, uint64_t q) {
    double small = r * ch + r * cl;
    bool tiny = vt_abs(r) < 9.3132257461547851563e-10lf;
    double t = tiny ? 0.0lf : r;
    double th = t * ch;
    double v = vt_tan_quadrant(th, vt_mad(t, ch, -th) + t * cl, q);
    bool even = (q & 1ul) == 0ul;
    return tiny ? (even ? small : -vt_div(1.0lf, small)) : v;
}
// x = k/2 + r in units of pi, |r| <= 1/4: exact.
VT_FN double vt_half_turns(double x, VT_OUT(uint64_t) q) {
    double y = x - 2.0lf * vt_trunc(0.5lf * x);
    y = vt_abs(x) < 0.25lf ? x : y;
    double t = y * 2.0lf + 6755399441055744.0lf;
    double k = t - 6755399441055744.0lf;
    q = doubleBitsToUint64(t);
    return vt_abs(x) < 0.25lf ? x : y - 0.5lf * k;
}
// |x| = 90 k + r in degrees, |r| <= 45 and a rounding error: exact.
VT_FN double vt_right_angles(double x, VT_OUT(uint64_t) q) {
    double a = vt_abs(x);
    bool far = a >= 1.099511627776e+12lf;
    double near = vt_remainder_near(far || a < 1.0lf ? 1.0lf : a, 360.0lf);
    double m = a < 360.0lf ? a : near;
    if (far) m = vt_remainder_far(a, 360.0lf);
    double t = vt_mad(m, 0.011111111111111111535lf, 6755399441055744.0lf);
    double k = t - 6755399441055744.0lf;
    q = doubleBitsToUint64(t);
    return a < 45.0lf ? a : vt_mad(-k, 90.0lf, m);
}
VT_FN double vt_sinpi(double x) {
    uint64_t q;
    double r = vt_half_turns(vt_isfinite(x) ? x : 0.0lf, q);
    double v = vt_turn_sin(r, 3.141592653589793116lf, 1.2246467991473532072e-16lf, q);
    return vt_isfinite(x) ? v : vt_nan64();
}
VT_FN double vt_cospi(double x) {
    uint64_t q;
    double r = vt_half_turns(vt_isfinite(x) ? x : 0.0lf, q);
    double v = vt_turn_sin(r, 3.141592653589793116lf, 1.2246467991473532072e-16lf, q + 1ul);
    return vt_isfinite(x) ? v : vt_nan64();
}
VT_FN double vt_sind(double x) {
    uint64_t q;
    double r = vt_right_angles(vt_isfinite(x) ? x : 0.0lf, q);
    double v = vt_turn_sin(r, 0.017453292519943295474lf, 2.9486522708701686868e-19lf, q);
    v = vt_zero(v) || !vt_less(x, 0.0lf) ? v : -v;
    return vt_isfinite(x) ? v : vt_nan64();
}
VT_FN double vt_cosd(double x) {
    uint64_t q;
    double r = vt_right_angles(vt_isfinite(x) ? x : 0.0lf, q);
    double v = vt_turn_sin(r, 0.017453292519943295474lf, 2.9486522708701686868e-19lf, q + 1ul);
    return vt_isfinite(x) ? v : vt_nan64();
}
// Inf at odd multiples of 90, with the sign of the sine over a zero cosine.
VT_FN double vt_tand(double x) {
    uint64_t q;
    double r = vt_right_angles(vt_isfinite(x) ? x : 0.0lf, q);
    double v = vt_turn_tan(r, 0.017453292519943295474lf, 2.9486522708701686868e-19lf, q);
    bool pole = vt_zero(r) && (q & 1ul) != 0ul;
    double inf = vt_inf64();
    inf = (q & 2ul) == 0ul ? inf : -inf;
    v = pole ? inf : v;
    v = vt_zero(v) ? 0.0lf : (vt_less(x, 0.0lf) ? -v : v);
    return vt_isfinite(x) ? v : vt_nan64();
}
// 180/pi (h + l) as a pair; |h| is not tiny.
VT_FN double vt_degrees_pair(double h, double l, VT_OUT(double) low) {
    double d = h * 57.295779513082322865lf;
    double rest = h * -1.9878495670576283268e-15lf + l * 57.295779513082322865lf;
    low = vt_mad(h, 57.295779513082322865lf, -d) + rest;
    return d;
}
VT_FN double vt_degrees_tiny(double x) {
    return x * 57.295779513082322865lf + x * -1.9878495670576283268e-15lf;
}
VT_FN double vt_atand(double x) {
    double a = vt_abs(x);
    double limit = 1.0e+20lf;
    bool tiny = a < 9.3132257461547851563e-10lf;
    double t = tiny ? 1.0lf : a;
    double hi;
    double lo;
    vt_atan_parts(t > limit ? limit : t, 1.0lf, hi, lo);
    double low;
    double high = vt_degrees_pair(hi, lo, low);
    double r = tiny ? vt_degrees_tiny(a) : high + low;
    return vt_isnan(x) ? vt_nan64() : vt_copysign(r, x);
}
VT_FN double vt_asind(double x) {
    double a = vt_abs(x);
    bool tiny = a < 9.3132257461547851563e-10lf;
    double s;
    double t;
    vt_asin_parts(tiny ? 0.25lf : a, s, t);
    double low;
    double high = vt_degrees_pair(s, t, low);
    double h = 90.0lf - 2.0lf * high;
    double far = h + (((90.0lf - h) - 2.0lf * high) - 2.0lf * low);
    double r = a > 0.5lf ? far : high + low;
    r = tiny ? vt_degrees_tiny(a) : r;
    return a > 1.0lf || vt_isnan(x) ? vt_nan64() : vt_copysign(r, x);
}
VT_FN double vt_acosd(double x) {
    double a = vt_abs(x);
    bool tiny = a < 9.3132257461547851563e-10lf;
    double s;
    double t;
    vt_asin_parts(tiny ? 0.25lf : a, s, t);
    double low;
    double high = vt_degrees_pair(s, t, low);
    bool big = a > 0.5lf;
    bool negative = x < 0.0lf;
    double base = big ? 180.0lf : 90.0lf;
    double step = big ? 2.0lf * high : vt_copysign(high, x);
    double rest = big ? 2.0lf * low : (negative ? -low : low);
    double h = base - step;
    double r = h + (((base - h) - step) - rest);
    r = big && !negative ? step + rest : r;
    r = tiny ? 90.0lf - vt_degrees_tiny(x) : r;
    return a > 1.0lf || vt_isnan(x) ? vt_nan64() : r;
}
VT_FN double vt_atan2d(double y, double x) {
    double r = vt_abs(vt_atan2(y, x));
    // A tiny angle is the quotient, which must not be rounded before it is multiplied.
    bool direct = r < 1.183052186166774711e-271lf;
    direct = direct && vt_isfinite(x) && !vt_zero(x);
    double ay = direct ? vt_abs(y) : 0.0lf;
    // Scaled up while ay may be subnormal: 2^200.
    bool low = ay < 1.4996968138956309548e-241lf;
    double scaled = low ? ay * 1.6069380442589902755e+60lf : ay;
    double quotient = vt_div(scaled * 57.295779513082322865lf, vt_abs(x));
    quotient = low ? quotient * 6.2230152778611417071e-61lf : quotient;
    return vt_canonical(vt_copysign(direct ? quotient : vt_degrees_tiny(r), y));
}

// Reciprocals.
VT_FN double vt_sec(double x) { return vt_div(1.0lf, vt_cos(x)); }
VT_FN double vt_csc(double x) { return vt_div(1.0lf, vt_sin(x)); }
VT_FN double vt_cot(double x) { return vt_div(1.0lf, vt_tan(x)); }
VT_FN double vt_sech(double x) {
    double a = vt_abs(x);
    double far = 2.0lf * vt_exp(-a);
    return a > 20.0lf ? far : vt_div(1.0lf, vt_cosh(x));
}
VT_FN double vt_csch(double x) {
    double a = vt_abs(x);
    double far = vt_copysign(2.0lf * vt_exp(-a), x);
    return a > 20.0lf ? far : vt_div(1.0lf, vt_sinh(x));
}
VT_FN double vt_coth(double x) { return vt_div(1.0lf, vt_tanh(x)); }
VT_FN double vt_acot(double x) { return vt_atan(vt_div(1.0lf, x)); }
VT_FN double vt_acsch(double x) {
    double a = vt_abs(x);
    bool least = a < 9.3326361850321887899e-302lf;
    double logarithm = vt_copysign(0.69314718055994528623lf - vt_log(a), x);
    return least ? logarithm : vt_asinh(vt_div(1.0lf, x));
}
// atanh(1/x) = log1p(2 / (x - 1)) / 2: nothing is lost near 1.
VT_FN double vt_acoth(double x) {
    double a = vt_abs(x);
    double near = 0.5lf * vt_log1p(vt_div(2.0lf, a - 1.0lf));
    double r = vt_copysign(a < 4.0lf ? near : vt_atanh(vt_div(1.0lf, a)), x);
    return a < 1.0lf || vt_isnan(x) ? vt_nan64() : r;
}
// acos(1/x) by the tangent, sqrt((x-1)(x+1)): nothing is lost near 1.
VT_FN double vt_secant_root(double a) {
    bool large = a > 3.27339060789614187e+150lf;
    double b = large ? 2.0lf : a;
    double root = vt_sqrt((b - 1.0lf) * (b + 1.0lf));
    return large ? a : root;
}
VT_FN double vt_asec(double x) {
    double a = vt_abs(x);
    double r = vt_atan2(vt_secant_root(a < 1.0lf ? 1.0lf : a), vt_copysign(1.0lf, x));
    return a < 1.0lf || vt_isnan(x) ? vt_nan64() : r;
}
VT_FN double vt_acsc(double x) {
    double a = vt_abs(x);
    double r = vt_copysign(vt_atan2(1.0lf, vt_secant_root(a < 1.0lf ? 1.0lf : a)), x);
    return a < 1.0lf || vt_isnan(x) ? vt_nan64() : r;
}
// acosh(1/x) by the hyperbolic tangent, sqrt((1-x)(1+x)), or as log(2/x) for small x.
VT_FN double vt_asech(double x) {
    double b = x > 0.5lf ? (x < 1.0lf ? x : 1.0lf) : 0.5lf;
    double near = vt_atanh(vt_sqrt((1.0lf - b) * (1.0lf + b)));
    bool least = x < 9.3326361850321887899e-302lf;
    double far = vt_acosh(vt_div(1.0lf, least ? 0.5lf : x));
    double logarithm = 0.69314718055994528623lf - vt_log(x);
    double r = x > 0.5lf ? near : (least ? logarithm : far);
    return vt_less(x, 0.0lf) || x > 1.0lf || vt_isnan(x) ? vt_nan64() : r;
}
#endif

// The angle r * (ch + cl) as a pair, and sin, cos, tan of it in quadrant q; zeros are positive.
VT_FN float vt_turn_sin(float r, float ch, float cl, uint q) {
    float rh = r * ch;
    float small = rh + r * cl;
    bool tiny = vt_abs(r) < 1.52587890625e-05f;
    float t = tiny ? 0.0f : r;
    float th = t * ch;
    float v = vt_sin_quadrant(th, vt_mad(t, ch, -th) + t * cl, q);
    bool even = (q & 1u) == 0u;
    float flipped = (q & 2u) == 0u ? small : -small;
    v = tiny && even ? flipped : v;
    return vt_zero(v) ? 0.0f : v;
}
VT_FN float vt_turn_tan(float r, float ch, float cl, uint q) {
    float small = r * ch + r * cl;
    bool tiny = vt_abs(r) < 1.52587890625e-05f;
    float t = tiny ? 0.0f : r;
    float th = t * ch;
    float v = vt_tan_quadrant(th, vt_mad(t, ch, -th) + t * cl, q);
    bool even = (q & 1u) == 0u;
    return tiny ? (even ? small : -vt_div(1.0f, small)) : v;
}
// x = k/2 + r in units of pi, |r| <= 1/4: exact.
VT_FN float vt_half_turns(float x, VT_OUT(uint) q) {
    float y = x - 2.0f * trunc(0.5f * x);
    y = vt_abs(x) < 0.25f ? x : y;
    float t = y * 2.0f + 12582912.0f;
    float k = t - 12582912.0f;
    q = floatBitsToUint(t);
    return vt_abs(x) < 0.25f ? x : y - 0.5f * k;
}
// |x| = 90 k + r in degrees, |r| <= 45 and a rounding error: exact.
VT_FN float vt_right_angles(float x, VT_OUT(uint) q) {
    float a = vt_abs(x);
    bool far = a >= 1048576.0f;
    float near = vt_remainder_near(far || a < 1.0f ? 1.0f : a, 360.0f);
    float m = a < 360.0f ? a : near;
    if (far) m = vt_remainder_far(a, 360.0f);
    float t = vt_mad(m, 0.01111111138016f, 12582912.0f);
    float k = t - 12582912.0f;
    q = floatBitsToUint(t);
    return a < 45.0f ? a : vt_mad(-k, 90.0f, m);
}
VT_FN float vt_sinpi(float x) {
    uint q;
    float r = vt_half_turns(vt_isfinite(x) ? x : 0.0f, q);
    float v = vt_turn_sin(r, 3.1415927410126f, -8.7422776573476e-08f, q);
    return vt_isfinite(x) ? v : vt_nan32();
}
VT_FN float vt_cospi(float x) {
    uint q;
    float r = vt_half_turns(vt_isfinite(x) ? x : 0.0f, q);
    float v = vt_turn_sin(r, 3.1415927410126f, -8.7422776573476e-08f, q + 1u);
    return vt_isfinite(x) ? v : vt_nan32();
}
VT_FN float vt_sind(float x) {
    uint q;
    float r = vt_right_angles(vt_isfinite(x) ? x : 0.0f, q);
    float v = vt_turn_sin(r, 0.017453292384744f, 1.351996015142e-10f, q);
    v = vt_zero(v) || !vt_less(x, 0.0f) ? v : -v;
    return vt_isfinite(x) ? v : vt_nan32();
}
VT_FN float vt_cosd(float x) {
    uint q;
    float r = vt_right_angles(vt_isfinite(x) ? x : 0.0f, q);
    float v = vt_turn_sin(r, 0.017453292384744f, 1.351996015142e-10f, q + 1u);
    return vt_isfinite(x) ? v : vt_nan32();
}
// Inf at odd multiples of 90, with the sign of the sine over a zero cosine.
VT_FN float vt_tand(float x) {
    uint q;
    float r = vt_right_angles(vt_isfinite(x) ? x : 0.0f, q);
    float v = vt_turn_tan(r, 0.017453292384744f, 1.351996015142e-10f, q);
    bool pole = vt_zero(r) && (q & 1u) != 0u;
    float inf = vt_inf32();
    inf = (q & 2u) == 0u ? inf : -inf;
    v = pole ? inf : v;
    v = vt_zero(v) ? 0.0f : (vt_less(x, 0.0f) ? -v : v);
    return vt_isfinite(x) ? v : vt_nan32();
}
// 180/pi (h + l) as a pair; |h| is not tiny.
VT_FN float vt_degrees_pair(float h, float l, VT_OUT(float) low) {
    float d = h * 57.295780181885f;
    float rest = h * -6.6880244276035e-07f + l * 57.295780181885f;
    low = vt_mad(h, 57.295780181885f, -d) + rest;
    return d;
}
VT_FN float vt_degrees_tiny(float x) {
    return x * 57.295780181885f + x * -6.6880244276035e-07f;
}
VT_FN float vt_atand(float x) {
    float a = vt_abs(x);
    float limit = 1.0e+09f;
    bool tiny = a < 1.52587890625e-05f;
    float t = tiny ? 1.0f : a;
    float hi;
    float lo;
    vt_atan_parts(t > limit ? limit : t, 1.0f, hi, lo);
    float low;
    float high = vt_degrees_pair(hi, lo, low);
    float r = tiny ? vt_degrees_tiny(a) : high + low;
    return vt_isnan(x) ? vt_nan32() : vt_copysign(r, x);
}
VT_FN float vt_asind(float x) {
    float a = vt_abs(x);
    bool tiny = a < 1.52587890625e-05f;
    float s;
    float t;
    vt_asin_parts(tiny ? 0.25f : a, s, t);
    float low;
    float high = vt_degrees_pair(s, t, low);
    float h = 90.0f - 2.0f * high;
    float far = h + (((90.0f - h) - 2.0f * high) - 2.0f * low);
    float r = a > 0.5f ? far : high + low;
    r = tiny ? vt_degrees_tiny(a) : r;
    return a > 1.0f || vt_isnan(x) ? vt_nan32() : vt_copysign(r, x);
}
VT_FN float vt_acosd(float x) {
    float a = vt_abs(x);
    bool tiny = a < 1.52587890625e-05f;
    float s;
    float t;
    vt_asin_parts(tiny ? 0.25f : a, s, t);
    float low;
    float high = vt_degrees_pair(s, t, low);
    bool big = a > 0.5f;
    bool negative = x < 0.0f;
    float base = big ? 180.0f : 90.0f;
    float step = big ? 2.0f * high : vt_copysign(high, x);
    float rest = big ? 2.0f * low : (negative ? -low : low);
    float h = base - step;
    float r = h + (((base - h) - step) - rest);
    r = big && !negative ? step + rest : r;
    r = tiny ? 90.0f - vt_degrees_tiny(x) : r;
    return a > 1.0f || vt_isnan(x) ? vt_nan32() : r;
}
VT_FN float vt_atan2d(float y, float x) {
    float r = vt_abs(vt_atan2(y, x));
    // A tiny angle is the quotient, which must not be rounded before it is multiplied.
    bool direct = r < 8.0779356694632e-28f;
    direct = direct && vt_isfinite(x) && !vt_zero(x);
    float ay = direct ? vt_abs(y) : 0.0f;
    // Scaled up while ay may be subnormal: 2^60.
    bool low = ay < 8.0779356694632e-28f;
    float scaled = low ? ay * 1152921504606846976.0f : ay;
    float quotient = vt_div(scaled * 57.295780181885f, vt_abs(x));
    quotient = low ? quotient * 8.6736173798840e-19f : quotient;
    return vt_canonical(vt_copysign(direct ? quotient : vt_degrees_tiny(r), y));
}

// Reciprocals.
VT_FN float vt_sec(float x) { return vt_div(1.0f, vt_cos(x)); }
VT_FN float vt_csc(float x) { return vt_div(1.0f, vt_sin(x)); }
VT_FN float vt_cot(float x) { return vt_div(1.0f, vt_tan(x)); }
VT_FN float vt_sech(float x) {
    float a = vt_abs(x);
    float far = 2.0f * vt_exp(-a);
    return a > 10.0f ? far : vt_div(1.0f, vt_cosh(x));
}
VT_FN float vt_csch(float x) {
    float a = vt_abs(x);
    float far = vt_copysign(2.0f * vt_exp(-a), x);
    return a > 10.0f ? far : vt_div(1.0f, vt_sinh(x));
}
VT_FN float vt_coth(float x) { return vt_div(1.0f, vt_tanh(x)); }
VT_FN float vt_acot(float x) { return vt_atan(vt_div(1.0f, x)); }
VT_FN float vt_acsch(float x) {
    float a = vt_abs(x);
    bool least = a < 7.5231638452626e-37f;
    float logarithm = vt_copysign(0.6931471824646f - vt_log(a), x);
    return least ? logarithm : vt_asinh(vt_div(1.0f, x));
}
// atanh(1/x) = log1p(2 / (x - 1)) / 2: nothing is lost near 1.
VT_FN float vt_acoth(float x) {
    float a = vt_abs(x);
    float near = 0.5f * vt_log1p(vt_div(2.0f, a - 1.0f));
    float r = vt_copysign(a < 4.0f ? near : vt_atanh(vt_div(1.0f, a)), x);
    return a < 1.0f || vt_isnan(x) ? vt_nan32() : r;
}
// acos(1/x) by the tangent, sqrt((x-1)(x+1)): nothing is lost near 1.
VT_FN float vt_secant_root(float a) {
    bool large = a > 1.1529215046068e+18f;
    float b = large ? 2.0f : a;
    float root = vt_sqrt((b - 1.0f) * (b + 1.0f));
    return large ? a : root;
}
VT_FN float vt_asec(float x) {
    float a = vt_abs(x);
    float r = vt_atan2(vt_secant_root(a < 1.0f ? 1.0f : a), vt_copysign(1.0f, x));
    return a < 1.0f || vt_isnan(x) ? vt_nan32() : r;
}
VT_FN float vt_acsc(float x) {
    float a = vt_abs(x);
    float r = vt_copysign(vt_atan2(1.0f, vt_secant_root(a < 1.0f ? 1.0f : a)), x);
    return a < 1.0f || vt_isnan(x) ? vt_nan32() : r;
}
// acosh(1/x) by the hyperbolic tangent, sqrt((1-x)(1+x)), or as log(2/x) for small x.
VT_FN float vt_asech(float x) {
    float b = x > 0.5f ? (x < 1.0f ? x : 1.0f) : 0.5f;
    float near = vt_atanh(vt_sqrt((1.0f - b) * (1.0f + b)));
    bool least = x < 7.5231638452626e-37f;
    float far = vt_acosh(vt_div(1.0f, least ? 0.5f : x));
    float logarithm = 0.6931471824646f - vt_log(x);
    float r = x > 0.5f ? near : (least ? logarithm : far);
    return vt_less(x, 0.0f) || x > 1.0f || vt_isnan(x) ? vt_nan32() : r;
}

#endif
