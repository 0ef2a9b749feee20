// SPDX-License-Identifier: Apache-2.0
// Greatest common divisor (Euclid's algorithm on exact remainders) and least common multiple of whole
// numbers in double and single. Exact; the multiple is rounded once where it has more digits.
//@ requires round.glsl
#ifndef VT_DIVISOR
#define VT_DIVISOR

#if VT_HAS_FLOAT64
// Whole numbers only; never negative. NaN where a number is not finite.
VT_FN double vt_gcd(double x, double y) {
    bool finite = vt_isfinite(x) && vt_isfinite(y);
    double a = finite ? vt_abs(x) : 0.0lf;
    double b = finite ? vt_abs(y) : 0.0lf;
    while (!vt_zero(b)) {
        double r = vt_rem(a, b);
        a = b;
        b = r;
    }
    return finite ? a : vt_nan64();
}
VT_FN double vt_lcm(double x, double y) {
    double g = vt_gcd(x, y);
    return vt_zero(g) ? 0.0lf : vt_canonical(vt_abs(vt_div(x, g) * y));
}
#endif

// Whole numbers only; never negative. NaN where a number is not finite.
VT_FN float vt_gcd(float x, float y) {
    bool finite = vt_isfinite(x) && vt_isfinite(y);
    float a = finite ? vt_abs(x) : 0.0f;
    float b = finite ? vt_abs(y) : 0.0f;
    while (!vt_zero(b)) {
        float r = vt_rem(a, b);
        a = b;
        b = r;
    }
    return finite ? a : vt_nan32();
}
VT_FN float vt_lcm(float x, float y) {
    float g = vt_gcd(x, y);
    return vt_zero(g) ? 0.0f : vt_canonical(vt_abs(vt_div(x, g) * y));
}

#endif
