// SPDX-License-Identifier: Apache-2.0
// One workgroup factors columns [first, first + width) from row `first` on, $WIDE of them at a time in
// registers, $HIGH rows a thread: what the panel's columns before take from them, then in each the
// largest element becomes the pivot and the others are divided by it. Loops over registers are
// written out: a driver that keeps one as a loop keeps its array in memory.
shared $T best[$SIZE + 72];
shared uint from[$SIZE + 72];
shared $T lower[32 * 32];
shared $T upper[32 * $WIDE];
shared $T pivotRow[$WIDE];
shared $T otherRow[$WIDE];

bool isBetter($T x, uint i, $T than, uint at) {
    return vt_less(than, x) || (vt_bits(x) == vt_bits(than) && i < at);
}

// The best of `count` elements `step` apart goes to `to`.
void gather(uint begin, uint count, uint step, uint to) {
    $T most = best[begin];
    uint at = from[begin];
    for (uint q = 1u; q < count; ++q) {
        $T size = best[begin + q * step];
        uint i = from[begin + q * step];
        if (isBetter(size, i, most, at)) {
            most = size;
            at = i;
        }
    }
    best[to] = most;
    from[to] = at;
}

// The row of the greatest `most` of all threads, `at` in each; the first of them.
uint pivotOf($T most, uint at) {
    uint t = gl_LocalInvocationID.x;
    best[t] = most;
    from[t] = at;
    barrier();
    if (t < 64u) gather(t, $SIZEu / 64u, 64u, $SIZEu + t);
    barrier();
    if (t < 8u) gather($SIZEu + t, 8u, 8u, $SIZEu + 64u + t);
    barrier();
    most = best[$SIZEu + 64u];
    at = from[$SIZEu + 64u];
    for (uint q = 1u; q < 8u; ++q) {
        $T size = best[$SIZEu + 64u + q];
        uint i = from[$SIZEu + 64u + q];
        if (isBetter(size, i, most, at)) {
            most = size;
            at = i;
        }
    }
    return at;
}

void main() {
    uint t = gl_LocalInvocationID.x;
    uint tail = rows * columns;
    bool odd = false;
    #for ROWS
    uint i$R = first + t + $R * $SIZEu;
    uint near$R = min(i$R, rows - 1u);
    #for COLUMNS
    $T own$R_$C;
    #end
    #end
    for (uint j = 0u; j < width; j += $WIDEu) {
        #for COLUMNS
        uint at$C = (first + min(j + $Cu, width - 1u)) * rows;
        #for ROWS
        own$R_$C = matrix[at$C + near$R];
        #end
        #end
        // Rows of U above: a thread each of L's rows, whose unknowns are found one after another.
        for (uint p = t; p < j * j; p += $SIZEu) {
            uint k = p / j;
            uint i = p % j;
            if (i > k) lower[k * 32u + i] = matrix[(first + k) * rows + first + i];
        }
        for (uint k = 0u; k < j; ++k) {
            if (t == k) {
                #for COLUMNS
                upper[k * $WIDEu + $C] = own0_$C;
                #end
            }
            barrier();
            if (t > k && t < j) {
                $T share = lower[k * 32u + t];
                #for COLUMNS
                own0_$C = $FMA(-share, upper[k * $WIDEu + $C], own0_$C);
                #end
            }
        }
        // What the panel's columns before take from the rows below.
        for (uint k = 0u; k < j; ++k) {
            uint before = (first + k) * rows;
            #for ROWS
            $T share$R = matrix[before + near$R];
            #end
            #for COLUMNS
            $T u$C = upper[k * $WIDEu + $C];
            $T rest$C = $FMA(-share0, u$C, own0_$C);
            own0_$C = t >= j ? rest$C : own0_$C;
            #for LOWER
            own$R_$C = $FMA(-share$R, u$C, own$R_$C);
            #end
            #end
        }
        #for PIVOTS
        if (j + $P < width) {
            uint p = first + j + $P;
            $T most = -$T(1);
            uint at = p;
            #for ROWS
            $T size$R = vt_abs(own$R_$P);
            if (i$R >= p && i$R < rows && vt_less(most, size$R)) {
                most = size$R;
                at = i$R;
            }
            #end
            uint r = pivotOf(most, at);
            // The rows change places: in registers here, in the panel's other columns as they are.
            if (t == j + $P) {
                #for COLUMNS
                otherRow[$C] = own0_$C;
                #end
            }
            #for ROWS
            if (i$R == r) {
                #for COLUMNS
                pivotRow[$C] = own$R_$C;
                #end
            }
            #end
            barrier();
            uint column = t == width ? tail : (first + t) * rows;
            if (r != p && (t == width || (t < width && (t < j || t >= j + $WIDEu)))) {
                $T above = matrix[column + p];
                matrix[column + p] = matrix[column + r];
                matrix[column + r] = above;
            }
            $T pivot = pivotRow[$P];
            bool zero = vt_zero(pivot);
            if (t == 0u) {
                pivots[p] = r;
                if (zero && matrix[tail + rows + 1u] == $ZERO)
                    matrix[tail + rows + 1u] = $T(p + 1u);
            }
            #for COLUMNS
            $T chosen$C = pivotRow[$C];
            $T other$C = otherRow[$C];
            #end
            #for ROWS
            {
                bool below = i$R > p;
                #for COLUMNS
                own$R_$C = i$R == p ? chosen$C : i$R == r ? other$C : own$R_$C;
                #end
                $T share = zero ? own$R_$P : vt_div(own$R_$P, pivot);
                own$R_$P = below ? share : own$R_$P;
                #for AFTER
                $T less$C = $FMA(-share, chosen$C, own$R_$C);
                own$R_$C = below ? less$C : own$R_$C;
                #end
            }
            #end
            if (r != p) odd = !odd;
        }
        #end
        #for ROWS
        if (i$R < rows) {
            #for COLUMNS
            if (j + $C < width) matrix[at$C + i$R] = vt_canonical(own$R_$C);
            #end
        }
        #end
        memoryBarrierBuffer();
        barrier();
    }
    uint sign = rows * columns + rows;
    if (t == 0u && odd) matrix[sign] = -matrix[sign];
}
