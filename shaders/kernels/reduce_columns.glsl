// SPDX-License-Identifier: Apache-2.0
//@ A reduction across rows: a thread takes one chunk of 256 of one column.
#include accumulate.glsl
void main() {
    $INDEX column = $WIDE(gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * $WORKGROUP + gl_LocalInvocationID.x;
    if (column >= $COUNT) return;
    #include column_chunk.glsl
    #include reduce_column_pass.glsl
    $FINISH
}
