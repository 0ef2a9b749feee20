// SPDX-License-Identifier: Apache-2.0
// Factors the block on the diagonal from `first` on, of up to 32 rows: a thread a row, which is in
// registers and moves on by one with each column, so that the loop over columns is short code. A
// minor that is not positive is noted once, and what follows it does not count.
shared $T pivots[2];
shared $T columns[128]; // two of 32 elements, zeros after each

void main() {
    uint i = gl_LocalInvocationID.x;
    bool inside = i < width;
#for COLUMNS
    $T a$C = $ZERO;
    if (inside && i >= $Cu) {
        uint k = $Cu;
        a$C = matrix[$PLACE];
    }
#end
    columns[32u + i] = $ZERO;
    columns[96u + i] = $ZERO;
    for (uint k = 0u; k < width; ++k) {
        uint odd = k % 2u;
        if (i == k) pivots[odd] = a0;
        barrier();
        $T pivot = pivots[odd];
        bool positive = vt_less($ZERO, pivot) && vt_isfinite(pivot);
        if (i == 0u && !positive && matrix[rows * rows] == $ZERO)
            matrix[rows * rows] = $T(first + k + 1u);
        $T root = vt_sqrt(positive ? pivot : $T(1));
        $T own = i == k ? root : vt_div(a0, root);
        columns[odd * 64u + i] = own;
        if (inside && i >= k) matrix[$PLACE] = vt_canonical(own);
        barrier();
        uint next = odd * 64u + k;
#for AFTER
        a$C = $FMA(-own, columns[next + $Du], a$D);
#end
    }
}
