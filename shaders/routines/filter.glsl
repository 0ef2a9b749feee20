// SPDX-License-Identifier: Apache-2.0
// One thread a line; its states stay in registers.
void main() {
    uint e = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256u +
             gl_LocalInvocationID.x;
    if (e >= count) return;
    uint at = e % inner + inner * rowLength * (e / inner);
    $T states[$ORDER];
    for (uint i = 0u; i < $ORDERu; ++i)
        states[i] = $START;
    for (uint k = 0u; k < rowLength; ++k) {
        $T value = x[at];
        $T sum = $FMA(b[0], value, states[0]);
        for (uint i = 0u; i + 1u < $ORDERu; ++i)
            states[i] = $NEXT;
        result[at] = vt_canonical(sum);
        at += inner;
    }$FINISH
}
