// SPDX-License-Identifier: Apache-2.0
//@ The elements k … k+3 of a row, and every 1024th from there on, into the four lanes of a thread;
//@ then the lanes become one, as neighbours. Lanes without elements hold the identity. Held: the
//@ elements of a short line, and what was computed of them, stay in the thread's registers from one
//@ sweep to the next; each pass is written out, since an array that a driver's loop goes through
//@ lies in memory.
#for REDUCTION
$TYPE $NAME_x = $IDENTITY, $NAME_y = $IDENTITY, $NAME_z = $IDENTITY, $NAME_w = $IDENTITY;
#end
$LINES
#if HELD
#for PASS
#for HOLD
$VECTOR $ARRAY_$PASS = $VECTOR($ZERO);
#end
#for KEEP
$VECTOR $ARRAY_$PASS;
#end
#end
#if HOLD
//@ All loads before the first use: the thread waits for memory once.
#if FULL
if (end - begin == $PASSESu * 1024u) {
#for PASS
#for HOLD
    $ARRAY_$PASS = $WHOLE($SOURCE4[(begin + 4 * (lane % $THREADS) + 1024 * $PASS) / 4]);
#end
#end
} else {
#else
{
#end
#for PASS
    {
        $INDEX k = begin + 4 * (lane % $THREADS) + 1024 * $PASS;
#for HOLD
        if (k < end) $ARRAY_$PASS.x = $ONE($SOURCE[k]);
        if (k + 1 < end) $ARRAY_$PASS.y = $ONE($SOURCE[k + 1]);
        if (k + 2 < end) $ARRAY_$PASS.z = $ONE($SOURCE[k + 2]);
        if (k + 3 < end) $ARRAY_$PASS.w = $ONE($SOURCE[k + 3]);
#end
    }
#end
}
#end
#for PASS
{
    $INDEX k = begin + 4 * (lane % $THREADS) + 1024 * $PASS;
    if (k < end) {
#for TAKE
        $VECTOR $NAME = $ARRAY_$PASS;
#end
        #include reduce_row_part.glsl
#for KEEP
        $ARRAY_$PASS = $NAME;
#end
    }
}
#end
#else
for ($INDEX k = begin + 4 * (lane % $THREADS); k < end; k += 1024) {
    #include reduce_row_part.glsl
}
#end
#for REDUCTION
$TYPE $NAME = $COMBINE(($COMBINE($NAME_x, $NAME_y)), ($COMBINE($NAME_z, $NAME_w)));
#end
