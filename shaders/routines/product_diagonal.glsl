// SPDX-License-Identifier: Apache-2.0
// A thread makes one element of a diagonal, from up to 2048 terms.
void main() {
    uint thread = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 64u +
                  gl_LocalInvocationID.x;
    if (thread >= count) return;
    uint e = thread % elements;
    uint first = thread / elements * 2048u;
    uint end = min(depth, first + 2048u);
    $T sum = $ZERO;
    for (uint k = first; k < end; ++k)
        sum = $FMA(a[leftPlace(down + e, k)], b[rightPlace(k, across + e)], sum);
    $STORE
}
