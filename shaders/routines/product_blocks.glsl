// SPDX-License-Identifier: Apache-2.0
// Few elements of many terms: one thread an element and block of 2048 of k.
void main() {
    uint thread = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256u +
                  gl_LocalInvocationID.x;
    if (thread >= count) return;
    uint i = thread % rows;
    uint j = thread / rows % columns;
    uint page = thread / rows / columns % pages;
    uint block = thread / rows / columns / pages;
    uint end = min(depth, block * 2048u + 2048u);
    $T sum = $ZERO;
    for (uint k = block * 2048u; k < end; ++k)
        sum = $FMA(a[page * pageA + leftPlace(i, k)], b[page * pageB + rightPlace(k, j)], sum);
    $RESULT[thread] = $SUM;
}
