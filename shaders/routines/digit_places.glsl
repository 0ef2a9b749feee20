// SPDX-License-Identifier: Apache-2.0
// The spans' counts of one digit of one line become the numbers before each span.
shared uint sums[256];

void main() {
    uint group = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    uint t = gl_LocalInvocationID.x;
    if (group >= lines * 256u) return;
    uint share = (spans + 255u) / 256u;
    uint begin = min(t * share, spans);
    uint end = min(begin + share, spans);
    uint base = group * spans;
    uint sum = 0u;
    for (uint i = begin; i < end; ++i)
        sum += totals[base + i];
    sums[t] = sum;
    barrier();
    for (uint d = 1u; d < 256u; d *= 2u) {
        uint before = t >= d ? sums[t - d] : 0u;
        barrier();
        sums[t] += before;
        barrier();
    }
    uint before = t > 0u ? sums[t - 1u] : 0u;
    for (uint i = begin; i < end; ++i) {
        uint own = totals[base + i];
        totals[base + i] = before;
        before += own;
    }
    if (t == 255u) digitTotals[group] = sums[255];
}
