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
    if (i > j && !vt_zero(own)) kept &= 6u;
    if (i < j && !vt_zero(own)) kept &= 5u;
    $ELEMENT image = source[i * rows + j];
    bool same = own == image && !vt_less(own, image) && !vt_less(image, own);
    if (i == j ? !vt_less($ZERO, own) : !same) kept &= 3u;
    if (kept != 7u) atomicAnd(flags[0], kept);
}
