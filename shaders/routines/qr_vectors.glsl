// SPDX-License-Identifier: Apache-2.0
// The Householder vectors of a panel with their ones and zeros.
void main() {
    uint e = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256u +
             gl_LocalInvocationID.x;
    uint high = rows - first;
    if (e >= high * width) return;
    uint i = e % high;
    uint j = e / high;
    vectors[e] = i > j ? $FACTORS[(first + j) * rows + first + i] : i == j ? $T(1) : $ZERO;
}
