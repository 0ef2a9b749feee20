// SPDX-License-Identifier: Apache-2.0
//@ A reduction with sweeps: a team goes over its row again with the results of the sweep before.
//@ Teams past the last row go along over nothing: all threads of a workgroup meet at barriers.
#for SWEEP
#include accumulate.glsl
#end
void main() {
#if SUBGROUPS
    uint lane = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
#else
    uint lane = gl_LocalInvocationID.x;
#end
    $INDEX team = $WIDE(gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * ($WORKGROUPu / $THREADS) + lane / $THREADS;
    $INDEX row = min(team, $COUNT - 1);
    $INDEX begin = row * $LENGTH;
    $INDEX end = team < $COUNT ? begin + $LENGTH : begin;
#for SWEEP
    #include reduce_row_pass.glsl
#if REDUCTION
    #include reduce_team.glsl
#end
    $RESULTS
#if STORES
    if (lane % $THREADS == 0u && team < $COUNT) {
        $STORES
    }
#end
#end
}
