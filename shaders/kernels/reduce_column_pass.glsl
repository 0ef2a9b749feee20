// SPDX-License-Identifier: Apache-2.0
//@ The elements begin … end of column (i, o), one after another.
#for REDUCTION
$TYPE $NAME = $IDENTITY;
#end
$LINES
for ($INDEX k = begin; k < end; ++k) {
    $INDEX at = i + $INNER * (k + $LENGTH * o);
#for KEPT
    $TYPE $VALUE;
#end
#if FAST
#for REDUCTION
    $TYPE $COMPUTED;
#end
    bool careful = false;
    $QUICK(at$ELEMENTS, careful);
    if (careful) $FUNCTION(at$ELEMENTS);
#for REDUCTION
    $NAME = $COMBINE($NAME, $COMPUTED);
#end
#else
    $FUNCTION(at$ELEMENTS);
#end
#for KEPT
    $ARRAY[at] = $ONE($VALUE);
#end
}
