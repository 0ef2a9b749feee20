// SPDX-License-Identifier: Apache-2.0
// The triangle that is used; no minor has failed.
void main() {
    uint e = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256u +
             gl_LocalInvocationID.x;
    if (e > rows * rows) return;
    uint i = e % rows;
    uint j = e / rows;
    matrix[e] = e < rows * rows && $KEPT ? vt_canonical(source[e]) : $ZERO;
}
