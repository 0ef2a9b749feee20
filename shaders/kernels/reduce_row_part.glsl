// SPDX-License-Identifier: Apache-2.0
//@ The elements k … k+3 of a row, as far as they are before its end.
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
$FOURS
#for KEPT
$VECTOR $NAME;
#end
#if FAST
#for REDUCTION
$VECTOR $TAKEN;
#end
//@ Lanes past the end compute the last element's place with zeros; nobody reads what they give.
bool careful = false;
$QUICK(k$LANE(.x, k), careful);
$QUICK(min(k + 1, end - 1)$LANE(.y, min(k + 1, end - 1)), careful);
$QUICK(min(k + 2, end - 1)$LANE(.z, min(k + 2, end - 1)), careful);
$QUICK(min(k + 3, end - 1)$LANE(.w, min(k + 3, end - 1)), careful);
if (careful) {
    for (uint turn = 0u; turn < min(4u, uint(end - k)); ++turn) {
#for KEPT
        $TYPE $VALUE;
#end
#for REDUCTION
        $TYPE $COMPUTED;
#end
        $FUNCTION(k + turn$ALONE);
#for KEPT
        if (turn == 0u) $NAME.x = $VALUE;
        if (turn == 1u) $NAME.y = $VALUE;
        if (turn == 2u) $NAME.z = $VALUE;
        if (turn == 3u) $NAME.w = $VALUE;
#end
#for REDUCTION
        if (turn == 0u) $TAKEN.x = $COMPUTED;
        if (turn == 1u) $TAKEN.y = $COMPUTED;
        if (turn == 2u) $TAKEN.z = $COMPUTED;
        if (turn == 3u) $TAKEN.w = $COMPUTED;
#end
    }
}
#for REDUCTION
$NAME_x = $COMBINE($NAME_x, $TAKEN.x);
if (k + 1 < end) $NAME_y = $COMBINE($NAME_y, $TAKEN.y);
if (k + 2 < end) $NAME_z = $COMBINE($NAME_z, $TAKEN.z);
if (k + 3 < end) $NAME_w = $COMBINE($NAME_w, $TAKEN.w);
#end
#else
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
$FUNCTION(k$LANE(.x, k));
if (k + 1 < end) $FUNCTION(k + 1$LANE(.y, k + 1));
if (k + 2 < end) $FUNCTION(k + 2$LANE(.z, k + 2));
if (k + 3 < end) $FUNCTION(k + 3$LANE(.w, k + 3));
#end
#end
#if STORED
#if ALIGNED
if (k + 3 < end) {
#for STORED
    $ARRAY4[k / 4] = $WHOLE($NAME);
#end
} else {
#for STORED
    $ARRAY[k] = $ONE($NAME.x);
    if (k + 1 < end) $ARRAY[k + 1] = $ONE($NAME.y);
    if (k + 2 < end) $ARRAY[k + 2] = $ONE($NAME.z);
#end
}
#else
#for STORED
$ARRAY[k] = $ONE($NAME.x);
if (k + 1 < end) $ARRAY[k + 1] = $ONE($NAME.y);
if (k + 2 < end) $ARRAY[k + 2] = $ONE($NAME.z);
if (k + 3 < end) $ARRAY[k + 3] = $ONE($NAME.w);
#end
#end
#end
