// SPDX-License-Identifier: Apache-2.0
// For devices without an exact fma, where an addition is a long text (with one:
// product_registers.glsl). A workgroup makes a tile of $HIGH by $WIDE elements, each thread $TALL by
// $BROAD of them in registers. $DEEP of k at a time lie in shared memory while the next $DEEP are on their way. Rows
// and columns beyond the edge repeat the last one and are not stored. $RUN terms of an element are
// one chain.
shared $VECTOR left[2 * $DEEP * $HIGHLEAD];
shared $VECTOR right[2 * $DEEP * $WIDELEAD];
$T nextLeft[$LEFTS];
$T nextRight[$RIGHTS];
$T sums[$TALL * $BROAD];$KEPTSHARED

void fetch(uint fromA, uint fromB, uint i0, uint j0, uint k0) {
    uint t = gl_LocalInvocationID.x;
    for (int q = 0; q < $LEFTS; ++q) {
        uint p = t + q * 256u;
        nextLeft[q] =
            $SIGN$A[fromA + leftPlace(min(i0 + $LEFTI, rows - 1u), min(k0 + $LEFTK, depth - 1u))];
    }
    for (int q = 0; q < $RIGHTS; ++q) {
        uint p = t + q * 256u;
        nextRight[q] =
            $B[fromB + rightPlace(min(k0 + $RIGHTK, depth - 1u), min(j0 + $RIGHTJ, columns - 1u))];
    }
}

void keep(uint part) {
    uint t = gl_LocalInvocationID.x;
    for (int q = 0; q < $LEFTS; ++q) {
        uint p = t + q * 256u;
        uint i = $LEFTI;
        left[(part * $DEEPu + $LEFTK) * $HIGHLEADu + i / $Vu]$PARTOFI = nextLeft[q];$KEPTLEFT
    }
    for (int q = 0; q < $RIGHTS; ++q) {
        uint p = t + q * 256u;
        uint j = $RIGHTJ;
        right[(part * $DEEPu + $RIGHTK) * $WIDELEADu + j / $Vu]$PARTOFJ = nextRight[q];$KEPTRIGHT
    }
}

void addTerm(uint fromLeft, uint fromRight) {
    $VECTOR u[$TALL / $V];
    $VECTOR v[$BROAD / $V];
    for (int q = 0; q < $TALL / $V; ++q)
        u[q] = left[fromLeft + q * 16u];
    for (int q = 0; q < $BROAD / $V; ++q)
        v[q] = right[fromRight + q * 16u];
    for (int c = 0; c < $BROAD; ++c) {
        for (int r = 0; r < $TALL; ++r)
            sums[c * $TALL + r] = $FMA($UOFR, $VOFC, sums[c * $TALL + r]);
    }
}

void main() {
    uint group = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    if (group >= tiles) return;
    uint i0 = group % rowTiles * $HIGHu;
    group /= rowTiles;
    uint j0 = group % columnTiles * $WIDEu;
    group /= columnTiles;$SKIP
    uint page = group % pages;
    uint first = group / pages * 2048u;
    // 32 threads are a patch of 8 by 4: few different places in shared memory.
    uint t = gl_LocalInvocationID.x;
    uint x = t % 8u + t / 32u % 2u * 8u;
    uint y = t / 8u % 4u + t / 64u * 4u;
    uint fromA = $FROMA;
    uint fromB = $FROMB;
    uint stop = $STOP;$KEPTSTART
    for (uint block = first; block < stop; block += $RUN) {
        uint end = min(depth, block + $RUN);
        fetch(fromA, fromB, i0, j0, block);
$START
        keep(0u);
        barrier();
        uint part = 0u;
        for (uint k0 = block; k0 < end; k0 += $DEEPu) {
            bool more = k0 + $DEEPu < end;
            if (more) fetch(fromA, fromB, i0, j0, k0 + $DEEPu);
            uint fromLeft = part * ($DEEPu * $HIGHLEADu) + x;
            uint fromRight = part * ($DEEPu * $WIDELEADu) + y;
            if (k0 + $DEEPu <= end) {
                for (int k = 0; k < $DEEP; ++k)
                    addTerm(fromLeft + k * $HIGHLEADu, fromRight + k * $WIDELEADu);
            } else {
                for (uint k = 0u; k < end - k0; ++k)
                    addTerm(fromLeft + k * $HIGHLEADu, fromRight + k * $WIDELEADu);
            }
            part = 1u - part;
            if (more) keep(part);
            barrier();
        }
        uint target = $TARGET;$KEPTELEMENTS
$ELEMENTS
    }
}
