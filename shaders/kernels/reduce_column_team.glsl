// SPDX-License-Identifier: Apache-2.0
//@ A reduction across rows that has few columns and chunks for a device with many threads: a
//@ workgroup takes one chunk of 256 each of $THREADS columns that lie together. All its threads
//@ compute elements; the first $THREADS of them combine those of a column one after another.
#include accumulate.glsl
void main() {
    uint lane = gl_LocalInvocationID.x;
    uint row = lane / $THREADS;
    uint rows = $WORKGROUPu / $THREADS;
    $INDEX column = $WIDE(gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * $THREADS + lane % $THREADS;
    bool inside = column < $COUNT;
    column = min(column, $COUNT - 1);
    #include column_chunk.glsl
#for REDUCTION
    $TYPE $NAME = $IDENTITY;
#end
    $LINES
    for (uint first = 0u; first < min($LENGTH, $INDEX(256)); first += $ROUND) {
#for TURNS
        {
            $INDEX unclamped = begin + first + row$FURTHER;
            $INDEX k = min(unclamped, end - 1);
            #include reduce_column_element.glsl
        }
#end
        barrier();
        if (row == 0u) {
            for (uint r = 0u; r < $ROUND; r += 8u) {
                for (uint t = 0u; t < 8u; ++t) {
#for REDUCTION
                    $NAME = $COMBINE($NAME, $SHARED[(r + t) * $THREADS + lane]$UNPACKED);
#end
                }
            }
        }
        barrier();
    }
    if (row == 0u && inside) {
        $FINISH
    }
}
