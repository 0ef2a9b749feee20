// SPDX-License-Identifier: Apache-2.0
// Some steps of a filter, one thread a line; its states stay in registers.
void main() {
    uint e = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256u +
             gl_LocalInvocationID.x;
    if (e >= count) return;
    uint at = e % inner + inner * (rowLength * (e / inner) + begin);
    $T states[$ORDER];
    for (uint i = 0u; i < $ORDERu; ++i)
        states[i] = i + 1u < $ORDERu ? $STARTRE : $ZERO;
    for (uint k = 0u; k < steps; ++k) {
        $T value = x[at];
        $T sum = $FMA(b[0], value, states[0]);
        for (uint i = 0u; i + 1u < $ORDERu; ++i) {
            $T next = $FMA(b[i + 1u], value, states[i + 1u]);
            states[i] = $RECURSIVE ? $FMA(-a[i + 1u], sum, next) : next;
        }
        result[at] = vt_canonical(sum);
        at += inner;
    }
    for (uint i = 0u; i + 1u < $ORDERu; ++i) {
        $FINISHRE
    }
}
