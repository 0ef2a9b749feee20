// SPDX-License-Identifier: Apache-2.0
// filter.glsl for complex coefficients, elements x + yi and states; coefficients and states have
// the imaginary part after each real one.
void main() {
    uint e = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256u +
             gl_LocalInvocationID.x;
    if (e >= count) return;
    uint at = e % inner + inner * (rowLength * (e / inner) + begin);
    $T states[$ORDER];
    $T imaginary[$ORDER];
    for (uint i = 0u; i < $ORDERu; ++i) {
        states[i] = i + 1u < $ORDERu ? $STARTRE : $ZERO;
        imaginary[i] = i + 1u < $ORDERu ? $STARTIM : $ZERO;
    }
    for (uint k = 0u; k < steps; ++k) {
        $T re = x[at];
        $T im = y[at];
        $T u = $FMA(-b[1], im, $FMA(b[0], re, states[0]));
        $T v = $FMA(b[1], re, $FMA(b[0], im, imaginary[0]));
        for (uint i = 0u; i + 1u < $ORDERu; ++i) {
            uint c = 2u * i + 2u;
            $T s = $FMA(-b[c + 1u], im, $FMA(b[c], re, states[i + 1u]));
            $T t = $FMA(b[c + 1u], re, $FMA(b[c], im, imaginary[i + 1u]));
            states[i] = $FMA(a[c + 1u], v, $FMA(-a[c], u, s));
            imaginary[i] = $FMA(-a[c + 1u], u, $FMA(-a[c], v, t));
        }
        result[at] = vt_canonical(u);
        result[size + at] = vt_canonical(v);
        at += inner;
    }
    for (uint i = 0u; i + 1u < $ORDERu; ++i) {
        $FINISHRE
        $FINISHIM
    }
}
