// SPDX-License-Identifier: Apache-2.0
// product_tiles.glsl for devices with an exact fma: a workgroup makes a tile of $HIGH by $WIDE
// elements, each thread $TALL by $BROAD of them. What lies in registers has names, and loops over it
// are written out: a driver that reaches a sum by its number keeps all sums in memory. The operands of
// a term are on their way while the one before is added; columns go there and back, so that one
// begins with the operand that the one before ended with.
shared $VECTOR left[2 * $DEEP * $HIGHLEAD];
shared $VECTOR right[2 * $DEEP * $WIDELEAD];
#for LEFTS
$ITEM nextLeft$Q;
uint leftAt$Q;
#end
#for RIGHTS
$ITEM nextRight$Q;
uint rightAt$Q;
#end
#for SUMS
$VECTOR sum$C_$R;
#end
$KEPTSHARED

// Where the terms from k0 on are in the factors, beyond the edge the last row or column.
void seek(uint fromA, uint fromB, uint i0, uint j0, uint k0) {
    uint t = gl_LocalInvocationID.x;
    #for LEFTS
    {
        uint p = t + $Qu * $THREADSu;
        leftAt$Q = (fromA + leftPlace(min(i0 + $LEFTI, rows - $LEFTHIGHu),
                                      min(k0 + $LEFTK, depth - $LEFTDEEPu)))$PER;
    }
    #end
    #for RIGHTS
    {
        uint p = t + $Qu * $THREADSu;
        rightAt$Q = (fromB + rightPlace(min(k0 + $RIGHTK, depth - $RIGHTDEEPu),
                                        min(j0 + $RIGHTJ, columns - $RIGHTWIDEu)))$PER;
    }
    #end
}

void advance() {
    #for LEFTS
    leftAt$Q += leftPlace(0u, $DEEPu)$PER;
    #end
    #for RIGHTS
    rightAt$Q += rightPlace($DEEPu, 0u)$PER;
    #end
}

void fetch() {
    #for LEFTS
    nextLeft$Q = $SIGN$A$VIEW[leftAt$Q];
    #end
    #for RIGHTS
    nextRight$Q = $B$VIEW[rightAt$Q];
    #end
}

void keep(uint part) {
    uint t = gl_LocalInvocationID.x;
    #for LEFTS
    {
        uint p = t + $Qu * $THREADSu;
        uint i = $LEFTI;
        uint at = (part * $DEEPu + $LEFTK) * $HIGHLEADu + i / $Vu;
        #for LEFTITEMS
        left[at$STEP]$PART = nextLeft$Q$OF;
        #end
        #if CAREFUL
        #for LOADED
        leastLeft = vt_least(leastLeft, nextLeft$Q$OF);
        #end
        #end
    }
    #end
    #for RIGHTS
    {
        uint p = t + $Qu * $THREADSu;
        uint j = $RIGHTJ;
        uint at = (part * $DEEPu + $RIGHTK) * $WIDELEADu + j / $Vu;
        #for RIGHTITEMS
        right[at$STEP]$PART = nextRight$Q$OF;
        #end
        #if CAREFUL
        #for LOADED
        leastRight = vt_least(leastRight, nextRight$Q$OF);
        #end
        #end
    }
    #end
}

void addTerm($PARAMETERS) {
    #for FMAS
    sum$C_$R = fma(u$R, $VECTOR(v$Q$OF), sum$C_$R);
    #end
}

#if HELD
$VECTOR heldAt(uint i, uint j) {
    uint column = at + min(j, columns - 1u) * lead;
    $VECTOR held;
    #for PARTS
    held$OF = $HELD[column + min(i + $Qu, rows - 1u)];
    #if CAREFUL
    leastStart = vt_least(leastStart, held$OF);
    #end
    #end
    return held;
}

#end
#if WAITS
$VECTOR waited(uint i, uint j, uint target, bool added, bool waits, $VECTOR sums) {
    if (j >= columns) return sums;
    #for PARTS
    if (i + $Qu < rows) {
        uint e = target + j * $LEAD + i + $Qu;
        if (added) sums$OF = $PLACE + sums$OF;
        if (waits) $PLACE = sums$OF;
    }
    #end
    return sums;
}

#end
#if !STAGED
void storeElement(uint i, uint j, uint i0, uint j0, uint target, uint block, uint first, uint end,
                  $T sum) {
    uint e = target + j * $LEAD + i;
    $STORE
}

void storeVector(uint i, uint j, uint i0, uint j0, uint target, uint block, uint first, uint end,
                 $VECTOR sums) {
    if (i >= rows || j >= columns) return;
    #for PARTS
    $GUARDED(i + $Qu, j, i0, j0, target, block, first, end, sums$OF);
    #end
}

#end
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
    uint x = t % 8u + t / 32u % $HALVESu * 8u;
    uint y = t / 8u % 4u + t / $FOURROWSu * 4u;
    uint fromA = $FROMA;
    uint fromB = $FROMB;
    uint stop = $STOP;$KEPTSTART
    for (uint block = first; block < stop; block += $RUN) {
        uint end = min(depth, block + $RUN);
        seek(fromA, fromB, i0, j0, block);
        fetch();
        #for SUMS
        sum$C_$R = $ORIGIN;
        #end
        keep(0u);
        barrier();
        uint part = 0u;
        uint k0 = block;
        for (; k0 + $TWICEu <= end; k0 += $DEEPu) {
            advance();
            fetch();
            uint fromLeft = part * ($DEEPu * $HIGHLEADu) + x;
            uint fromRight = part * ($DEEPu * $WIDELEADu) + y;
            $AHEAD
            #for STEPS
            $LOADS
            addTerm($OPERANDS);
            #end
            part = 1u - part;
            keep(part);
            barrier();
        }
        for (; k0 < end; k0 += $DEEPu) {
            bool more = k0 + $DEEPu < end;
            if (more) {
                seek(fromA, fromB, i0, j0, k0 + $DEEPu);
                fetch();
            }
            uint fromLeft = part * ($DEEPu * $HIGHLEADu) + x;
            uint fromRight = part * ($DEEPu * $WIDELEADu) + y;
            for (uint k = 0u; k < min($DEEPu, end - k0); ++k) {
                $NOW
                addTerm($OPERANDS);
                fromLeft += $HIGHLEADu;
                fromRight += $WIDELEADu;
            }
            part = 1u - part;
            if (more) keep(part);
            barrier();
        }
        uint target = $TARGET;$KEPTELEMENTS
#if WAITS
        if (block > first || end < depth) {
            #for SUMS
            sum$C_$R = waited($ATI, $ATJ, target, block > first, end < depth, sum$C_$R);
            #end
            if (end < depth) continue;
        }
#end
#if STAGED
        for (uint c = 0u; c < $BROADu; ++c) {
            #for SUMS
            if (c == $Cu) {
                #for PARTS
                {
                    uint place = ($R * $Vu + $Qu) * $THREADSu + t;
                    $STAGED = sum$C_$R$OF;
                }
                #end
            }
            #end
            uint beyond = j0 + (c / $Vu * $SIDEu + y) * $Vu + c % $Vu;
            uint j = min(beyond, columns - 1u);
            for (uint high = 0u; high < $TALLu; high += $Vu) {
                [[unroll]] for (int q = 0; q < $V; ++q) {
                    uint under = i0 + (high / $Vu * $SIDEu + x) * $Vu + q;
                    uint i = min(under, rows - 1u);
                    bool inside = under < rows && beyond < columns;
                    uint e = target + j * $LEAD + i;
                    uint place = (high + q) * $THREADSu + t;
                    $T sum = $STAGED;
                    $STORE
                }
            }
        }
        barrier();
#else
        #for SUMS
        storeVector($ATI, $ATJ, i0, j0, target, block, first, end, sum$C_$R);
        #end
#end
    }
}
