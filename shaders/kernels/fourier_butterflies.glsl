// SPDX-License-Identifier: Apache-2.0
//@ What each pass does with a job: elements are turned by roots of unity and transformed. k is the
//@ job's place among those that the passes before have joined.
#for PASS
void butterfly$PASSED(inout $C v[$RADIX], uint k) { // radix $RADIX
#if TURNED
    [[unroll]] for (uint t = 1u; t < $RADIXu; ++t) v[t] = times(v[t], $ROOT);
#end
    $BUTTERFLY
}
#end
