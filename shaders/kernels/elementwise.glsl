// SPDX-License-Identifier: Apache-2.0
//@ One element a thread: programs whose arithmetic, not memory, sets the time.
void main() {
    $INDEX $PLACE = $WIDE(gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * $WORKGROUP + gl_LocalInvocationID.x;
    if ($PLACE >= $COUNT) return;
#if WINDOWED
    $INDEX e = $ORIGIN + $PLACE;
#end
#for OUTPUT
    $TYPE $RESULT;
#end
    $BODY
#for OUTPUT
    $STORE
#end
}
