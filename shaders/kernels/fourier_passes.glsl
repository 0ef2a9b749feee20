// SPDX-License-Identifier: Apache-2.0
//@ The passes of a workgroup's sets. Each thread has the same number of jobs of every pass; between
//@ passes the elements meet in shared memory, as pairs or real parts first.
#if OWN
uint set = lane % $SETSu; // of all its jobs
uint number = firstSet + set;
uint i = number % inner, base = number / inner % stride, o = number / inner / stride;
uint joined = base % done;
uint target = i + inner * ((base - joined) * $SIZEu + joined + length_ * o);
#end
#for PASS
$C $V[$COUNT]; // of the pass of radix $RADIX
#if FIRST
[[unroll]] for (uint n = 0u; n < $PERu; ++n) {
    $JOB
    $WITHIN{
        [[unroll]] for (uint t = 0u; t < $RADIXu; ++t) {
            uint place = base + (j + t * $JOBSu) * stride;
            $LOAD
        }
    }
}
#else
#for PART
#if AGAIN
barrier();
#end
[[unroll]] for (uint n = 0u; n < $OLDPERu; ++n) {
    $OLDJOB
    $OLDWHERE{
        uint m = j / $OLDDONEu * $DONEu + j % $OLDDONEu;
        [[unroll]] for (uint t = 0u; t < $OLDRADIXu; ++t)
            meeting[meetingPlace(set, m + t * $OLDDONEu)] = $OLDV[n * $OLDRADIXu + t]$PARTED;
    }
}
barrier();
[[unroll]] for (uint n = 0u; n < $PERu; ++n) {
    $JOB
    $WHERE{
        [[unroll]] for (uint t = 0u; t < $RADIXu; ++t)
            $V[n * $RADIXu + t]$PARTED = meeting[meetingPlace(set, j + t * $JOBSu)];
    }
}
#end
#end
[[unroll]] for (uint n = 0u; n < $PERu; ++n) {
    $JOB
    $C v[$RADIX];
    [[unroll]] for (uint t = 0u; t < $RADIXu; ++t) v[t] = $V[n * $RADIXu + t];
    butterfly$PASSED(v, $JOINED);
    [[unroll]] for (uint t = 0u; t < $RADIXu; ++t) $V[n * $RADIXu + t] = v[t];
}
#if LAST
[[unroll]] for (uint n = 0u; n < $PERu; ++n) {
    $JOB
    $WITHIN{
        [[unroll]] for (uint t = 0u; t < $RADIXu; ++t) {
            uint m = j + t * $JOBSu;
            uint e = $ELEMENT;
            $C x = $V[n * $RADIXu + t];
            $STORE
        }
    }
}
#end
#end
