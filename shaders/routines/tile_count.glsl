// SPDX-License-Identifier: Apache-2.0
// Selected elements of each tile of 2048.
shared uint counts[256];

void main() {
    uint tile = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    uint t = gl_LocalInvocationID.x;
    if (tile >= tiles) return;
    uint found = 0u;
    for (uint j = 0u; j < 8u; ++j) {
        uint e = tile * 2048u + j * 256u + t;
        if (e < count && selected(e)) ++found;
    }
    counts[t] = found;
    barrier();
    for (uint d = 128u; d > 0u; d /= 2u) {
        if (t < d) counts[t] += counts[t + d];
        barrier();
    }
    if (t == 0u) totals[tile] = counts[0];
}
