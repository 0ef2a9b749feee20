// SPDX-License-Identifier: Apache-2.0
// What a routine then changes in place.
void main() {
    uint e = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256u +
             gl_LocalInvocationID.x;
    if (e >= count) return;
    result[e] = $VALUE;
}
