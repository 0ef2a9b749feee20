// SPDX-License-Identifier: Apache-2.0
// Indices of elements. Exact.
//@ requires prelude.glsl
#ifndef VT_INDEX
#define VT_INDEX

// e / d for any e: the factor and shifts of d are Arguments::fill's (T. Granlund, P. L. Montgomery,
// "Division by invariant integers using multiplication", PLDI 1994, figure 4.1).
VT_FN uint vt_over(uint e, uint factor, uint shifts) {
    uint high;
    uint low;
    umulExtended(e, factor, high, low);
    return (high + ((e - high) >> (shifts & 31u))) >> (shifts >> 5);
}

#endif
