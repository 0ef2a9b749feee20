// SPDX-License-Identifier: Apache-2.0
// The elements that were there, and nobody has claimed a place.
void main() {
    uint e = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256u +
             gl_LocalInvocationID.x;
    if (e >= count) return;
    result[e] = base[e];
    $CLEAR
}
