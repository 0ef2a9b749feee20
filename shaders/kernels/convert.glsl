// SPDX-License-Identifier: Apache-2.0
// Conversions of floating-point numbers to integer classes by MATLAB's rules: to the nearest, ties
// away from zero, saturating, NaN gives 0. Exact: truncation and the difference have no rounding.
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
int64_t vt_to_int64(float x) {
    if (vt_isnan(x)) return 0l;
    if (x >= 9223372036854775808.0) return 9223372036854775807l;
    if (x <= -9223372036854775808.0) return -9223372036854775807l - 1l;
    int64_t i = int64_t(x);
    float d = x - float(i);
    return d >= 0.5 ? i + 1l : (d <= -0.5 ? i - 1l : i);
}

uint64_t vt_to_uint64(float x) {
    if (vt_isnan(x)) return 0ul;
    if (x >= 18446744073709551616.0) return 18446744073709551615ul;
    if (x <= 0.0) return 0ul;
    uint64_t i = uint64_t(x);
    float d = x - float(i);
    return d >= 0.5 ? i + 1ul : i;
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
int64_t vt_to_int64(double x) {
    if (vt_isnan(x)) return 0l;
    if (x >= 9223372036854775808.0lf) return 9223372036854775807l;
    if (x <= -9223372036854775808.0lf) return -9223372036854775807l - 1l;
    int64_t i = int64_t(x);
    double d = x - double(i);
    return d >= 0.5lf ? i + 1l : (d <= -0.5lf ? i - 1l : i);
}

uint64_t vt_to_uint64(double x) {
    if (vt_isnan(x)) return 0ul;
    if (x >= 18446744073709551616.0lf) return 18446744073709551615ul;
    if (x <= 0.0lf) return 0ul;
    uint64_t i = uint64_t(x);
    double d = x - double(i);
    return d >= 0.5lf ? i + 1ul : i;
}
#endif
#endif
