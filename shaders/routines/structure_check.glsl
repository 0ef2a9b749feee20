// SPDX-License-Identifier: Apache-2.0
// Clears what an element and its mirror image rule out: 1 upper, 2 lower triangular, 4 symmetric
// with a positive diagonal.
void main() {
    uint e = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256u +
             gl_LocalInvocationID.x;
    if (e >= rows * rows) return;
    uint i = e % rows;
    uint j = e / rows;
    $ELEMENT own = source[e];
    uint kept = 7u;
    if (i > j && own != $ZERO) kept &= 6u;
    if (i < j && own != $ZERO) kept &= 5u;
    if (i == j ? !(own > $ZERO) : i < j && source[i * rows + j] != own) kept &= 3u;
    if (kept != 7u) atomicAnd(flags[0], kept);
}
