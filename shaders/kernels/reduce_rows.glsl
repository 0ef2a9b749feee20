// SPDX-License-Identifier: Apache-2.0
//@ A reduction along rows: a team of threads takes one block of 16384 elements of a row. A short row
//@ needs only as many threads as it has elements.
#include accumulate.glsl
void main() {
#if SUBGROUPS
    uint lane = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
#else
    uint lane = gl_LocalInvocationID.x;
#end
    $INDEX team = $WIDE(gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * ($WORKGROUPu / $THREADS) + lane / $THREADS;
    $INDEX row = team / $BLOCKS;
    $INDEX block = team % $BLOCKS;
    $INDEX begin = row * $LENGTH + block * 16384;
    $INDEX end = team < $COUNT ? row * $LENGTH + min($LENGTH, (block + 1) * 16384) : begin;
    #include reduce_row_pass.glsl
    #include reduce_team.glsl
    if (lane % $THREADS == 0u && team < $COUNT) {
        $FINISH
    }
}
