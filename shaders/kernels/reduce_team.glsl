// SPDX-License-Identifier: Apache-2.0
//@ The accumulators of a team become one, as neighbours: through the subgroup, then through shared
//@ memory. Its first thread has the result; with sweeps, every thread has.
//@ The neighbour's value has a line of its own: || and && would not run the shuffle in every thread.
#if SUBGROUPS
for (uint d = 1; d < min($THREADS, $STEPu); d *= 2) {
#for REDUCTION
    $TYPE $OTHER = subgroupShuffleXor($NAME, d);
    $NAME = $COMBINE($NAME, $OTHER);
#end
}
if ($THREADS > $STEPu) {
    if (lane % $STEPu == 0u) {
#else
if ($THREADS > 1u) {
    {
#end
#for REDUCTION
        $SHARED[$OWN] = $PACKED($NAME);
#end
    }
    for (uint d = $STEP; d < $THREADS; d *= 2) {
        barrier();
        if (lane % (2u * d) == 0u) {
#for REDUCTION
            $SHARED[$OWN] = $MEET($SHARED[$OWN], $SHARED[$NEXT]);
#end
        }
    }
#if SWEEPS
    barrier();
#end
#for REDUCTION
    $NAME = $SHARED[$FROM]$UNPACKED;
#end
#if SWEEPS
#if SUBGROUPS
} else {
#for REDUCTION
    $NAME = subgroupShuffle($NAME, lane % $STEPu - lane % $THREADS);
#end
#end
#end
}
