// SPDX-License-Identifier: Apache-2.0
//@ A scan along rows. A workgroup takes a tile of 4096: each of its 256 threads keeps a segment of 16
//@ in registers, and the segments' totals meet by Kogge and Stone's scheme in shared memory. Half a
//@ tile at a time passes through shared memory, so that neighbours in a workgroup access neighbours
//@ in memory; one element of padding a segment keeps the banks apart. The whole workgroup leaves
//@ together, before any barrier.
#include scan_body.glsl
void main() {
    uint t = gl_LocalInvocationID.x;
    $INDEX tile = $WIDE(gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x);
    if (tile >= $COUNT) return;
    $INDEX row = tile / $TILES;
    $INDEX start = row * $LENGTH;
    $INDEX begin = tile % $TILES * 4096;
    $TYPE inside[16];
    $TYPE before = $ZERO;
    for (uint part = 0; part < 2; ++part) {
        for (uint j = 0; j < 8; ++j) {
            uint n = j * 256 + t;
            $INDEX k = begin + part * 2048 + n;
            $TYPE next = $ZERO;
            if (k < $LENGTH) next = $VALUE(start + $ALONG(k));
            staged[n + n / 16] = next;
        }
        barrier();
        if (t / 128 == part) {
            for (uint j = 0; j < 16; ++j) {
                $TYPE next = staged[t % 128 * 17 + j];
                before = j == 0 ? next : $COMBINE(before, next);
                inside[j] = before;
            }
        }
        barrier();
    }
    segmentTotals[t] = before;
    barrier();
    for (uint d = 1; d < 256; d *= 2) {
        $TYPE total = segmentTotals[t];
        if (t >= d) total = $COMBINE(segmentTotals[t - d], total);
        barrier();
        segmentTotals[t] = total;
        barrier();
    }
#if !TOTALSONLY
    if (t > 0) before = segmentTotals[t - 1];
#if PREFIXED
    bool follows = tile % $TILES > 0;
    $TYPE prefix = $ZERO;
    if (follows) prefix = $TOTALS[tile - 1];
#end
    for (uint part = 0; part < 2; ++part) {
        if (t / 128 == part) {
            for (uint j = 0; j < 16; ++j)
                staged[t % 128 * 17 + j] = t > 0 ? $COMBINE(before, inside[j]) : inside[j];
        }
        barrier();
        for (uint j = 0; j < 8; ++j) {
            uint n = j * 256 + t;
            $INDEX k = begin + part * 2048 + n;
#if PREFIXED
            if (k < $LENGTH) $TARGET[start + $ALONG(k)] = $STORED(follows ? $COMBINE(prefix, staged[n + n / 16]) : staged[n + n / 16]);
#else
            if (k < $LENGTH) $TARGET[start + $ALONG(k)] = $STORED(staged[n + n / 16]);
#end
        }
        barrier();
    }
#end
#if HANDSON
    if (t == 255) $TOTALS[tile] = segmentTotals[255];
#end
}
