// SPDX-License-Identifier: Apache-2.0
// The part of a matrix on one side of a diagonal.
void main() {
    uint e = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256u +
             gl_LocalInvocationID.x;
    if (e >= rows * columns) return;
    uint i = e % rows;
    uint j = e / rows;
    int above = int(j) - int(i) - int(diagonal);
    result[e] = $VALUE;
}
