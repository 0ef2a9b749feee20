// SPDX-License-Identifier: Apache-2.0
//@ Element k of a column into shared memory; behind the column's last one, what changes nothing.
#include reduce_column_values.glsl
#if FAST
#for REDUCTION
$SHARED[$PLACE] = $PACKED(unclamped < end ? $COMPUTED : $IDENTITY);
#end
#else
#for REDUCTION
$TYPE $NAME = $IDENTITY;
#end
$FUNCTION(at$ELEMENTS);
#for REDUCTION
$SHARED[$PLACE] = $PACKED(unclamped < end ? $NAME : $IDENTITY);
#end
#end
#for KEPT
if (inside && unclamped < end) $ARRAY[at] = $ONE($VALUE);
#end
