// SPDX-License-Identifier: Apache-2.0
//@ A reduction with sweeps across rows: a thread goes over its column again with the results of the
//@ sweep before.
#for SWEEP
#include accumulate.glsl
#end
void main() {
    $INDEX column = $WIDE(gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * $WORKGROUP + gl_LocalInvocationID.x;
    if (column >= $COUNT) return;
    $INDEX i = column % $INNER;
    $INDEX o = column / $INNER;
    $INDEX begin = 0;
    $INDEX end = $LENGTH;
#for SWEEP
    #include reduce_column_pass.glsl
    $RESULTS
    $STORES
#end
}
