// SPDX-License-Identifier: Apache-2.0
// Passes of Stockham's transform that one kernel does: the product of their radices is $SIZE, that
// of the radices before is `done`. Elements of a line that are `stride` = length / $SIZE apart are a
// set that no other set meets in these passes; a workgroup takes $SETS sets. Shared memory has a
// free place after each $EACH, against conflicts.
shared $MEETING_TYPE meeting[$MEETING];
$C times($C a, $C b) {
    return $C(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
}
$C turned($C a) { // by -i
    return $C(a.y, -a.x);
}
uint meetingPlace(uint set, uint m) {
    uint at = $LAYOUT;
    return at + at / $EACHu;
}
$BUTTERFLIES
void main() {
    uint lane = gl_LocalInvocationID.x;
    uint firstSet = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * $SETSu;
$PASSES}
