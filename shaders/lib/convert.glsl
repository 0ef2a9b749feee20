// SPDX-License-Identifier: Apache-2.0
// Conversions of floating-point numbers to integer classes by MATLAB's rules: to the nearest, ties
// away from zero, saturating, NaN gives 0. Exact: truncation and the difference have no rounding.
// Kernels alone have them; the host's are in value/.
//@ requires arith.glsl

int vt_to_int(float x, int low, int high) {
    if (vt_isnan(x)) return 0;
    if (x >= float(high)) return high;
    if (x <= float(low)) return low;
    int i = int(x);
    float d = x - float(i);
    return d >= 0.5 ? i + 1 : (d <= -0.5 ? i - 1 : i);
}

uint vt_to_uint(float x, uint high) {
    if (vt_isnan(x)) return 0u;
    if (x >= float(high)) return high;
    if (x <= 0.0) return 0u;
    uint i = uint(x);
    float d = x - float(i);
    return d >= 0.5 ? i + 1u : i;
}

#if VT_HAS_INT64
// Through halves of 32 bits: a driver was seen to get the upper one wrong where it converts
// floating-point numbers to 64 bits between comparisons.
float vt_round_away(float x) {
    float t = trunc(x);
    return x - t >= 0.5 ? t + 1.0 : t;
}
uint64_t vt_from_halves(float t) {
    float high = floor(t * 2.3283064365386962890625e-10);
    return packUint2x32(uvec2(uint(t - high * 4294967296.0), uint(high)));
}

int64_t vt_to_int64(float x) {
    float t = vt_round_away(abs(x));
    if (!(t < 9223372036854775808.0))
        return vt_isnan(x) ? 0l : (x > 0.0 ? 9223372036854775807l : -9223372036854775807l - 1l);
    int64_t i = int64_t(vt_from_halves(t));
    return x < 0.0 ? -i : i;
}

uint64_t vt_to_uint64(float x) {
    float t = vt_round_away(x > 0.0 ? x : 0.0);
    bool fits = t < 18446744073709551616.0;
    uint64_t i = vt_from_halves(fits ? t : 0.0);
    return fits ? i : 18446744073709551615ul;
}
#endif

#if VT_HAS_FLOAT64
int vt_to_int(double x, int low, int high) {
    if (vt_isnan(x)) return 0;
    if (x >= double(high)) return high;
    if (x <= double(low)) return low;
    int i = int(x);
    double d = x - double(i);
    return d >= 0.5lf ? i + 1 : (d <= -0.5lf ? i - 1 : i);
}

uint vt_to_uint(double x, uint high) {
    if (vt_isnan(x)) return 0u;
    if (x >= double(high)) return high;
    if (x <= 0.0lf) return 0u;
    uint i = uint(x);
    double d = x - double(i);
    return d >= 0.5lf ? i + 1u : i;
}

#if VT_HAS_INT64
double vt_round_away(double x) {
    double t = vt_trunc(x);
    return x - t >= 0.5lf ? t + 1.0lf : t;
}
uint64_t vt_from_halves(double t) {
    double high = floor(t * 2.3283064365386962890625e-10lf);
    return packUint2x32(uvec2(uint(t - high * 4294967296.0lf), uint(high)));
}

int64_t vt_to_int64(double x) {
    double t = vt_round_away(abs(x));
    if (!(t < 9223372036854775808.0lf))
        return vt_isnan(x) ? 0l : (x > 0.0lf ? 9223372036854775807l : -9223372036854775807l - 1l);
    int64_t i = int64_t(vt_from_halves(t));
    return x < 0.0lf ? -i : i;
}

uint64_t vt_to_uint64(double x) {
    double t = vt_round_away(x > 0.0lf ? x : 0.0lf);
    bool fits = t < 18446744073709551616.0lf;
    uint64_t i = vt_from_halves(fits ? t : 0.0lf);
    return fits ? i : 18446744073709551615ul;
}
#endif
#endif
