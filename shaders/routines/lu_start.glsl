// SPDX-License-Identifier: Apache-2.0
// The matrix, its rows in order, the sign of no exchange, no zero pivot.
void main() {
    uint e = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256u +
             gl_LocalInvocationID.x;
    if (e >= count) return;
    if (e < size)
        matrix[e] = vt_canonical($SOURCE);
    else if (e < size + rows)
        matrix[e] = $T(e - size + 1u);
    else
        matrix[e] = e == size + rows ? $T(1) : $T(0);
}
