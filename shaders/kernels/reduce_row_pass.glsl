// SPDX-License-Identifier: Apache-2.0
//@ The elements k … k+3 of a row, and every 1024th from there on, into the four lanes of a thread;
//@ then the lanes become one, as neighbours. Lanes without elements hold the identity. Held: the
//@ elements of a short line stay in the thread's registers from one sweep to the next.
#for REDUCTION
$TYPE $NAME_x = $IDENTITY, $NAME_y = $IDENTITY, $NAME_z = $IDENTITY, $NAME_w = $IDENTITY;
#end
#if HELD
#for HOLD
$VECTOR $ARRAY[$PASSES];
#end
#if HOLD
//@ All loads before the first use: the thread waits for memory once.
#if FULL
if (end - begin == $PASSESu * 1024u) {
    $UNROLL for (uint pass = 0u; pass < $PASSESu; ++pass) {
#for HOLD
        $ARRAY[pass] = $WHOLE($SOURCE4[(begin + 4 * (lane % $THREADS) + 1024 * pass) / 4]);
#end
    }
} else {
#else
{
#end
    $UNROLL for (uint pass = 0u; pass < $PASSESu; ++pass) {
        $INDEX k = begin + 4 * (lane % $THREADS) + 1024 * pass;
#for HOLD
        $ARRAY[pass] = $VECTOR($ZERO);
#end
#if FULL
        if (k + 3 < end) {
#for HOLD
            $ARRAY[pass] = $WHOLE($SOURCE4[k / 4]);
#end
            continue;
        }
#end
#for HOLD
        if (k < end) $ARRAY[pass].x = $ONE($SOURCE[k]);
        if (k + 1 < end) $ARRAY[pass].y = $ONE($SOURCE[k + 1]);
        if (k + 2 < end) $ARRAY[pass].z = $ONE($SOURCE[k + 2]);
        if (k + 3 < end) $ARRAY[pass].w = $ONE($SOURCE[k + 3]);
#end
    }
}
#end
$UNROLL for (uint pass = 0u; pass < $PASSESu; ++pass) {
    $INDEX k = begin + 4 * (lane % $THREADS) + 1024 * pass;
    if (k >= end) continue;
#for TAKE
    $VECTOR $NAME = $ARRAY[pass];
#end
#else
for ($INDEX k = begin + 4 * (lane % $THREADS); k < end; k += 1024) {
#end
#for LOAD
    $VECTOR $NAME = $VECTOR($ZERO);
#end
#if ALIGNED
#if LOAD
    if (k + 3 < end) {
#for LOAD
        $NAME = $WHOLE($ARRAY4[k / 4]);
#end
    } else {
#for LOAD
        $NAME.x = $ONE($ARRAY[k]);
        if (k + 1 < end) $NAME.y = $ONE($ARRAY[k + 1]);
        if (k + 2 < end) $NAME.z = $ONE($ARRAY[k + 2]);
#end
    }
#end
#else
#for LOAD
    $NAME.x = $ONE($ARRAY[k]);
    if (k + 1 < end) $NAME.y = $ONE($ARRAY[k + 1]);
    if (k + 2 < end) $NAME.z = $ONE($ARRAY[k + 2]);
    if (k + 3 < end) $NAME.w = $ONE($ARRAY[k + 3]);
#end
#end
    #include draws.glsl
#for KEPT
    $VECTOR $NAME;
#end
#if INTURN
#for REDUCTION
    $VECTOR $LANES = $VECTOR($NAME_x, $NAME_y, $NAME_z, $NAME_w);
#end
    for (uint turn = 0u; turn < min(4u, uint(end - k)); ++turn)
        $FUNCTION(k + turn$TURN);
#for REDUCTION
    $NAME_x = $LANES.x;
    $NAME_y = $LANES.y;
    $NAME_z = $LANES.z;
    $NAME_w = $LANES.w;
#end
#else
    $FUNCTION(k$LANE(.x));
    if (k + 1 < end) $FUNCTION(k + 1$LANE(.y));
    if (k + 2 < end) $FUNCTION(k + 2$LANE(.z));
    if (k + 3 < end) $FUNCTION(k + 3$LANE(.w));
#end
#if KEPT
#if ALIGNED
    if (k + 3 < end) {
#for KEPT
        $ARRAY4[k / 4] = $WHOLE($NAME);
#end
    } else {
#for KEPT
        $ARRAY[k] = $ONE($NAME.x);
        if (k + 1 < end) $ARRAY[k + 1] = $ONE($NAME.y);
        if (k + 2 < end) $ARRAY[k + 2] = $ONE($NAME.z);
#end
    }
#else
#for KEPT
    $ARRAY[k] = $ONE($NAME.x);
    if (k + 1 < end) $ARRAY[k + 1] = $ONE($NAME.y);
    if (k + 2 < end) $ARRAY[k + 2] = $ONE($NAME.z);
    if (k + 3 < end) $ARRAY[k + 3] = $ONE($NAME.w);
#end
#end
#end
}
#for REDUCTION
$TYPE $NAME = $COMBINE(($COMBINE($NAME_x, $NAME_y)), ($COMBINE($NAME_z, $NAME_w)));
#end
