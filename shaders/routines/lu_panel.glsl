// SPDX-License-Identifier: Apache-2.0
// One workgroup factors columns [first, first + width) from row `first` on, $WIDE of them at a time in
// registers, $HIGH rows a thread: what the panel's columns before take from them, then in each the
// largest element becomes the pivot and the others are divided by it.
shared $T best[$SIZE + 72];
shared uint from[$SIZE + 72];
shared $T lower[32 * 32];
shared $T upper[32 * $WIDE];
shared $T pivotRow[$WIDE];
shared $T otherRow[$WIDE];
$T own[$HIGH * $WIDE];

// Rows of U above: a thread each of L's rows, whose unknowns are found one after another.
void solveAbove(uint above) {
    uint t = gl_LocalInvocationID.x;
    for (uint p = t; p < above * above; p += $SIZEu) {
        uint k = p / above;
        uint i = p % above;
        if (i > k) lower[k * 32u + i] = matrix[(first + k) * rows + first + i];
    }
    for (uint k = 0u; k < above; ++k) {
        if (t == k) {
            $UNROLLfor (int c = 0; c < $WIDE; ++c)
                upper[k * $WIDEu + c] = own[c];
        }
        barrier();
        if (t > k && t < above) {
            $T share = lower[k * 32u + t];
            $UNROLLfor (int c = 0; c < $WIDE; ++c)
                own[c] = $FMA(-share, upper[k * $WIDEu + c], own[c]);
        }
    }
}

// What the panel's columns before column j, an even number, take from the rows below. No branches: loads
// would wait in them, one after another.
void takeOut(uint j) {
    uint t = gl_LocalInvocationID.x;
    for (uint k = 0u; k < j; k += 2u) {
        $T share[2 * $HIGH];
        $UNROLLfor (int q = 0; q < 2 * $HIGH; ++q) {
            uint i = min(first + t + q / 2 * $SIZEu, rows - 1u);
            share[q] = matrix[(first + k + q % 2) * rows + i];
        }
        $UNROLLfor (int q = 0; q < 2 * $HIGH; ++q) {
            $UNROLLfor (int c = 0; c < $WIDE; ++c) {
                $T rest = $FMA(-share[q], upper[(k + q % 2) * $WIDEu + c], own[q / 2 * $WIDE + c]);
                own[q / 2 * $WIDE + c] = q > 1 || t >= j ? rest : own[q / 2 * $WIDE + c];
            }
        }
    }
}

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

// The row of the greatest element of column c from row p on, the first of them.
uint pivotOf(int c, uint p) {
    uint t = gl_LocalInvocationID.x;
    $T most = -$T(1);
    uint at = p;
    $UNROLLfor (int q = 0; q < $HIGH; ++q) {
        uint i = first + t + q * $SIZEu;
        $T size = vt_abs(own[q * $WIDE + c]);
        if (i >= p && i < rows && vt_less(most, size)) {
            most = size;
            at = i;
        }
    }
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

// Column c of those from j on; were rows exchanged?
bool eliminate(uint j, int c) {
    uint t = gl_LocalInvocationID.x;
    uint tail = rows * columns;
    uint p = first + j + c;
    uint r = pivotOf(c, p);
    // The rows change places: in registers here, in the panel's other columns as they are.
    if (t == j + c) {
        $UNROLLfor (int d = 0; d < $WIDE; ++d)
            otherRow[d] = own[d];
    }
    $UNROLLfor (int q = 0; q < $HIGH; ++q) {
        if (first + t + q * $SIZEu == r) {
            $UNROLLfor (int d = 0; d < $WIDE; ++d)
                pivotRow[d] = own[q * $WIDE + d];
        }
    }
    barrier();
    uint column = t == width ? tail : (first + t) * rows;
    if (r != p && (t == width || (t < width && (t < j || t >= j + $WIDEu)))) {
        $T above = matrix[column + p];
        matrix[column + p] = matrix[column + r];
        matrix[column + r] = above;
    }
    $T pivot = pivotRow[c];
    bool zero = vt_zero(pivot);
    if (t == 0u) {
        pivots[p] = r;
        if (zero && matrix[tail + rows + 1u] == $ZERO)
            matrix[tail + rows + 1u] = $T(p + 1u);
    }
    $UNROLLfor (int q = 0; q < $HIGH; ++q) {
        uint i = first + t + q * $SIZEu;
        bool pivotal = i == p;
        bool exchanged = i == r && !pivotal;
        $UNROLLfor (int d = 0; d < $WIDE; ++d) {
            $T now = own[q * $WIDE + d];
            own[q * $WIDE + d] = pivotal ? pivotRow[d] : exchanged ? otherRow[d] : now;
        }
        if (i > p) {
            $T share = own[q * $WIDE + c];
            if (!zero) share = vt_div(share, pivot);
            own[q * $WIDE + c] = share;
            $UNROLLfor (int d = c + 1; d < $WIDE; ++d)
                own[q * $WIDE + d] = $FMA(-share, pivotRow[d], own[q * $WIDE + d]);
        }
    }
    return r != p;
}

void main() {
    uint t = gl_LocalInvocationID.x;
    bool odd = false;
    for (uint j = 0u; j < width; j += $WIDEu) {
        uint few = min($WIDEu, width - j);
        $UNROLLfor (int q = 0; q < $HIGH; ++q) {
            uint i = min(first + t + q * $SIZEu, rows - 1u);
            $UNROLLfor (int c = 0; c < $WIDE; ++c)
                own[q * $WIDE + c] = matrix[(first + min(j + c, width - 1u)) * rows + i];
        }
        solveAbove(j);
        takeOut(j);
        $UNROLLfor (int c = 0; c < $WIDE; ++c) {
            if (c < few && eliminate(j, c)) odd = !odd;
        }
        $UNROLLfor (int q = 0; q < $HIGH; ++q) {
            uint i = first + t + q * $SIZEu;
            $UNROLLfor (int c = 0; c < $WIDE; ++c) {
                if (i < rows && c < few)
                    matrix[(first + j + c) * rows + i] = vt_canonical(own[q * $WIDE + c]);
            }
        }
        memoryBarrierBuffer();
        barrier();
    }
    uint sign = rows * columns + rows;
    if (t == 0u && odd) matrix[sign] = -matrix[sign];
}
