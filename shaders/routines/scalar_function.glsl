// SPDX-License-Identifier: Apache-2.0
uint stopped; // 1: too many iterations, 2: it needs what a kernel cannot do
uint spent;   // iterations of loops
$SLOTS
$FUNCTIONSvoid main() {
    uint e = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256u +
             gl_LocalInvocationID.x;
    if (e >= count) return;
    stopped = 0u;
    spent = 0u;
$LOADS    $MAIN();
$STORES}
