// SPDX-License-Identifier: Apache-2.0
// The selected elements of each tile to their places: the tile's first place, and the number of
// selected elements before each thread's eight.
shared uint counts[256];

void main() {
    uint tile = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    uint t = gl_LocalInvocationID.x;
    if (tile >= tiles) return;
    uint first = tile * 2048u + t * 8u;
    uint picked = 0u;
    for (uint j = 0u; j < 8u; ++j) {
        if (first + j < count && selected(first + j)) picked |= 1u << j;
    }
    counts[t] = uint(bitCount(picked));
    barrier();
    for (uint d = 1u; d < 256u; d *= 2u) {
        uint before = t >= d ? counts[t - d] : 0u;
        barrier();
        counts[t] += before;
        barrier();
    }
    uint place = totals[tile] + (t > 0u ? counts[t - 1u] : 0u);
    for (uint j = 0u; j < 8u; ++j) {
        if ((picked >> j & 1u) == 0u) continue;
        result[place] = $VALUE;
        ++place;
    }
}
