// SPDX-License-Identifier: Apache-2.0
//@ The elements begin … end of column (i, o), one after another.
#for REDUCTION
$TYPE $NAME = $IDENTITY;
#end
$LINES
for ($INDEX k = begin; k < end; ++k) {
    #include reduce_column_values.glsl
#if FAST
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
