// SPDX-License-Identifier: Apache-2.0
// Of each pair of elements that are conjugate in the transform of real data, the later one becomes
// exactly that.
void main() {
    uint e = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256u +
             gl_LocalInvocationID.x;
    if (e >= count) return;
    uint mirror = 0u;
    uint rest = e;
$PLACE
    uint from = min(mirror, e);
    $T imaginary = source[count + from];
$STORE
}
