// SPDX-License-Identifier: Apache-2.0
// Up to 2048 terms of each element, added one after another.
void main() {
    uint thread = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256u +
                  gl_LocalInvocationID.x;
    if (thread >= count) return;
    uint e = thread % elements;
    uint first = thread / elements * 2048u;
    uint end = min(terms, first + 2048u);
    $T sum = partial[first * elements + e];
    for (uint p = first + 1u; p < end; ++p)
        sum = sum + partial[p * elements + e];
    $STORE
}
