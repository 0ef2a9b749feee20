// SPDX-License-Identifier: Apache-2.0
//@ A reduction across rows: a thread takes one chunk of 256 of one column.
#include accumulate.glsl
void main() {
    $INDEX column = $WIDE(gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * $WORKGROUP + gl_LocalInvocationID.x;
    if (column >= $COUNT) return;
    $INDEX i = column % $INNER;
    $INDEX rest = column / $INNER;
    $INDEX chunk = rest % $CHUNKS;
    $INDEX o = rest / $CHUNKS;
    $INDEX begin = chunk * 256;
    $INDEX end = min($LENGTH, begin + 256);
    #include reduce_column_pass.glsl
    $FINISH
}
