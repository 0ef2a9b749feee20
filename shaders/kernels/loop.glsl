// SPDX-License-Identifier: Apache-2.0
//@ A loop inside the kernel, whose values between iterations stay in registers. Several elements a
//@ thread where they share the blocks of a random stream, or where their loads should overlap.
//@ Elements past the end repeat the last one: their operands must exist.
void main() {
#if ALONE
    $INDEX e = $WIDE(gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * $WORKGROUP + gl_LocalInvocationID.x;
    if (e >= $COUNT) return;
#else
    $INDEX first = ($WIDE(gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * $WORKGROUP + gl_LocalInvocationID.x) * $WIDTH;
    if (first >= $COUNT) return;
#end
#for LANE
    $INDEX $ELEMENT = $PLACE;
#end
    $BEFORE
#for STREAM
    uvec2 $NAME = $COUNTER;
#end
    for (uint $ITERATION = 0u; $ITERATION < $TRIPS; ++$ITERATION) {
        #include draws.glsl
        $BODY
#for STREAM
        $NAME.x += $STEP.x;
        $NAME.y += $STEP.y + ($NAME.x < $STEP.x ? 1u : 0u);
#end
    }
    $AFTER
}
