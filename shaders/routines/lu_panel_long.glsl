// SPDX-License-Identifier: Apache-2.0
// One workgroup factors columns [first, first + width) from row `first` on, of more rows than registers
// hold: in each the largest element becomes the pivot, the others are divided by it, and the panel's
// columns to the right lose their part.
shared $T best[$SIZE];
shared uint from[$SIZE];

void main() {
    uint t = gl_LocalInvocationID.x;
    uint tail = rows * columns;
    for (uint j = 0u; j < width; ++j) {
        uint p = first + j;
        uint column = p * rows;
        $T most = -$T(1);
        uint at = p;
        for (uint i = p + t; i < rows; i += $SIZEu) {
            $T size = vt_abs(matrix[column + i]);
            if (vt_less(most, size)) {
                most = size;
                at = i;
            }
        }
        best[t] = most;
        from[t] = at;
        barrier();
        for (uint step = $SIZEu / 2u; step > 0u; step /= 2u) {
            if (t < step) {
                $T other = best[t + step];
                bool same = vt_bits(other) == vt_bits(best[t]);
                if (vt_less(best[t], other) || (same && from[t + step] < from[t])) {
                    best[t] = other;
                    from[t] = from[t + step];
                }
            }
            barrier();
        }
        uint r = from[0];
        if (t < width && r != p) {
            uint c = (first + t) * rows;
            $T upper = matrix[c + p];
            matrix[c + p] = matrix[c + r];
            matrix[c + r] = upper;
        }
        if (t == 0u) {
            pivots[p] = r;
            if (r != p) {
                $T row = matrix[tail + p];
                matrix[tail + p] = matrix[tail + r];
                matrix[tail + r] = row;
                matrix[tail + rows] = -matrix[tail + rows];
            }
        }
        memoryBarrierBuffer();
        barrier();
        $T pivot = matrix[column + p];
        bool zero = vt_zero(pivot);
        if (t == 0u && zero && matrix[tail + rows + 1u] == $ZERO)
            matrix[tail + rows + 1u] = $T(p + 1u);
        for (uint i = p + 1u + t; i < rows; i += $SIZEu) {
            $T share = matrix[column + i];
            if (!zero) share = vt_div(share, pivot);
            matrix[column + i] = share;
            for (uint q = j + 1u; q < width; ++q) {
                uint c = (first + q) * rows;
                matrix[c + i] = vt_canonical($FMA(-share, matrix[c + p], matrix[c + i]));
            }
        }
        memoryBarrierBuffer();
        barrier();
    }
}
