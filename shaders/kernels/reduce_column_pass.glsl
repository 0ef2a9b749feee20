// SPDX-License-Identifier: Apache-2.0
//@ The elements begin … end of column (i, o), one after another.
#for REDUCTION
$TYPE $NAME = $IDENTITY;
#end
for ($INDEX k = begin; k < end; ++k) {
    $INDEX at = i + $INNER * (k + $LENGTH * o);
#for KEPT
    $TYPE $VALUE;
#end
    $FUNCTION(at$ELEMENTS);
#for KEPT
    $ARRAY[at] = $ONE($VALUE);
#end
}
