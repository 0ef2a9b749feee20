// SPDX-License-Identifier: Apache-2.0
// One workgroup factors columns [first, first + width) of a complex matrix from row `first` on: in
// each the element with the largest sum of the parts' magnitudes becomes the pivot, the others are
// divided by it (by Smith's formula), and the panel's columns to the right lose their part.
shared $T best[$SIZE];
shared uint from[$SIZE];

void exchange(uint x, uint y) {
    $T upper = matrix[x];
    matrix[x] = matrix[y];
    matrix[y] = upper;
}

void main() {
    uint t = gl_LocalInvocationID.x;
    uint tail = 2u * rows * columns;
    for (uint j = 0u; j < width; ++j) {
        uint p = first + j;
        uint column = 2u * p * rows;
        $T most = -$T(1);
        uint at = p;
        for (uint i = p + t; i < rows; i += $SIZEu) {
            $T size = vt_abs(matrix[column + 2u * i]) + vt_abs(matrix[column + 2u * i + 1u]);
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
        if (t < 2u * width && r != p) {
            uint c = 2u * (first + t / 2u) * rows + t % 2u;
            exchange(c + 2u * p, c + 2u * r);
        }
        if (t == 0u) {
            pivots[p] = r;
            if (r != p) {
                exchange(tail + p, tail + r);
                matrix[tail + rows] = -matrix[tail + rows];
            }
        }
        memoryBarrierBuffer();
        barrier();
        $T c = matrix[column + 2u * p];
        $T d = matrix[column + 2u * p + 1u];
        bool zero = vt_zero(c) && vt_zero(d);
        if (t == 0u && zero && matrix[tail + rows + 1u] == $ZERO)
            matrix[tail + rows + 1u] = $T(p + 1u);
        if (!zero) {
            bool turned = vt_less(vt_abs(c), vt_abs(d));
            $T more = turned ? d : c;
            $T less = turned ? c : d;
            $T ratio = vt_div(less, more);
            $T whole = $FMA(less, ratio, more);
            for (uint i = p + 1u + t; i < rows; i += $SIZEu) {
                uint e = column + 2u * i;
                $T a = matrix[e];
                $T b = matrix[e + 1u];
                $T re = vt_div(turned ? $FMA(a, ratio, b) : $FMA(b, ratio, a), whole);
                $T im = vt_div(turned ? $FMA(b, ratio, -a) : $FMA(-a, ratio, b), whole);
                matrix[e] = re;
                matrix[e + 1u] = im;
                for (uint q = j + 1u; q < width; ++q) {
                    uint other = 2u * (first + q) * rows;
                    $T x = matrix[other + 2u * p];
                    $T y = matrix[other + 2u * p + 1u];
                    e = other + 2u * i;
                    matrix[e] = vt_canonical($FMA(im, y, $FMA(-re, x, matrix[e])));
                    matrix[e + 1u] = vt_canonical($FMA(-im, x, $FMA(-re, y, matrix[e + 1u])));
                }
            }
        }
        memoryBarrierBuffer();
        barrier();
    }
}
