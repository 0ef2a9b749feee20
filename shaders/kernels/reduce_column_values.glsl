// SPDX-License-Identifier: Apache-2.0
//@ The place of element k of a column; with a fast body, its values.
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
#end
