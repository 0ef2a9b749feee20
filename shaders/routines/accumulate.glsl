// SPDX-License-Identifier: Apache-2.0
// Sorted, the values of a bin follow each other: one thread finds and takes them in order.
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
    uint e = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256u +
             gl_LocalInvocationID.x;
    if (e >= count) return;
    uint first = firstOf(e + 1u);
    uint last = firstOf(e + 2u);
    if (begin > 0u && first + begin >= last) return;
    $T total = $START;
    first += begin;
    last = min(last, first + most);
    for (uint k = first; k < last; ++k) {
        $T value = $VALUE;
        $COMBINE
    }
    result[e] = vt_canonical(total);
}
