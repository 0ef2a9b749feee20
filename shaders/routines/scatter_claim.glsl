// SPDX-License-Identifier: Apache-2.0
// The last value for a place gets it.
void main() {
    uint e = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256u +
             gl_LocalInvocationID.x;
    if (e < count) atomicMax(claims[place(e)], e + 1u);
}
