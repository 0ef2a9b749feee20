// SPDX-License-Identifier: Apache-2.0
// A workgroup a bin: one thread takes the values in order while others fetch those that come next.
const uint kShare = 1024u;
shared $T staged[2048];

uint firstOf(uint bin) {
    uint low = 0u;
    uint high = terms;
    while (low < high) {
        uint middle = (low + high) / 2u;
        if (bins[middle] < bin)
            low = middle + 1u;
        else
            high = middle;
    }
    return low;
}

void main() {
    uint e = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    uint t = gl_LocalInvocationID.x;
    if (e >= count) return;
    uint first = firstOf(e + 1u);
    uint last = firstOf(e + 2u);
    if (begin > 0u && first + begin >= last) return;
    $T total = $START;
    first += begin;
    last = min(last, first + most);
    for (uint p = t; p < min(kShare, last - first); p += 256u)
        staged[p] = values[first + p];
    barrier();
    uint current = 0u;
    for (uint k = first; k < last; k += kShare) {
        uint here = min(kShare, last - k);
        if (t == 0u) {
            uint p = 0u;
            for (; p + 8u <= here; p += 8u) {
                $T some[8];
                [[unroll]] for (uint i = 0u; i < 8u; ++i)
                    some[i] = staged[current + p + i];
                [[unroll]] for (uint i = 0u; i < 8u; ++i) {
                    $T value = some[i];
                    $COMBINE
                }
            }
            for (; p < here; ++p) {
                $T value = staged[current + p];
                $COMBINE
            }
        } else if (t >= 64u && last - k > kShare) {
            uint from = k + kShare;
            uint following = min(kShare, last - from);
            for (uint p = t - 64u; p < following; p += 192u)
                staged[kShare - current + p] = values[from + p];
        }
        barrier();
        current = kShare - current;
    }
    if (t == 0u) result[e] = vt_canonical(total);
}
