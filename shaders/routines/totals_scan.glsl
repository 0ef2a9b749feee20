// SPDX-License-Identifier: Apache-2.0
// Each total becomes the sum of those before it; one workgroup, each thread takes a run of them.
shared uint sums[256];

void main() {
    uint t = gl_LocalInvocationID.x;
    uint share = (count + 255u) / 256u;
    uint begin = min(t * share, count);
    uint end = min(begin + share, count);
    uint sum = 0u;
    for (uint i = begin; i < end; ++i)
        sum += totals[i];
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
        uint own = totals[i];
        totals[i] = before;
        before += own;
    }
}
