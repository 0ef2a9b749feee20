// SPDX-License-Identifier: Apache-2.0
//@ A scan across rows: a thread takes one chunk of 256 of one column.
#include scan_body.glsl
void main() {
    $INDEX column = $WIDE(gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x;
    if (column >= $COUNT) return;
    #include column_chunk.glsl
    $TYPE running = $ZERO;
    for ($INDEX k = begin; k < end; ++k) {
        $INDEX at = i + $INNER * ($ALONG(k) + $LENGTH * o);
        $TYPE next = $VALUE(at);
        running = k == begin ? next : $COMBINE(running, next);
        $TARGET[at] = $STORED(running);
    }
#if HANDSON
    $TOTALS[column] = running;
#end
}
