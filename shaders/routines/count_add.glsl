// SPDX-License-Identifier: Apache-2.0
// Sums of whole numbers have no order.
void main() {
    uint e = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256u +
             gl_LocalInvocationID.x;
    if (e >= count) return;
    uint bin = uint(bins[e]);
    if (bin > 0u) atomicAdd(totals[bin - 1u], 1u);
}
