// SPDX-License-Identifier: Apache-2.0
// One workgroup makes Householder reflectors of columns [first, first + width) and the triangular
// factor T of their product I - V*T*V' (R. Schreiber and C. Van Loan, "A storage-efficient WY
// representation for products of Householder transformations", SIAM J. Sci. Stat. Comput. 10, 1989).
// Sums of $LANES lanes of elements, of which a thread has one or several.
shared $T partial[$LANES];
shared $T factor[32 * 33];
shared $T dots[32];
shared $T scale;
shared $T tau;

// In each run of `lanes` sums, all of them together in its first place.
void addPairs(uint t, uint lanes) {
    barrier();
    for (uint step = lanes / 2u; step > 0u; step /= 2u) {
        for (uint v = t; v < $LANESu; v += $SIZEu) {
            if (v % lanes < step) partial[v] = partial[v] + partial[v + step];
        }
        barrier();
    }
}

void main() {
    uint t = gl_LocalInvocationID.x;
    const uint few = $LANESu / 32u;
    for (uint p = t; p < 32u * 33u; p += $SIZEu)
        factor[p] = $ZERO;
    for (uint j = 0u; j < width; ++j) {
        uint p = first + j;
        uint column = p * rows;
        // The length of the part below the diagonal, scaled so that no square leaves the range.
        $T most = $ZERO;
        for (uint i = p + 1u + t; i < rows; i += $SIZEu) {
            $T size = vt_abs(matrix[column + i]);
            if (vt_less(most, size)) most = size;
        }
        barrier();
        partial[t] = most;
        barrier();
        for (uint step = $SIZEu / 2u; step > 0u; step /= 2u) {
            if (t < step && vt_less(partial[t], partial[t + step])) partial[t] = partial[t + step];
            barrier();
        }
        most = partial[0];
        barrier();
        for (uint v = t; v < $LANESu; v += $SIZEu) {
            $T sum = $ZERO;
            if (!vt_zero(most)) {
                for (uint i = p + 1u + v; i < rows; i += $LANESu) {
                    $T x = vt_div(matrix[column + i], most);
                    sum = $FMA(x, x, sum);
                }
            }
            partial[v] = sum;
        }
        addPairs(t, $LANESu);
        if (t == 0u) {
            $T alpha = matrix[column + p];
            tau = $ZERO;
            scale = $T(1);
            if (!vt_zero(most)) {
                $T size = vt_abs(alpha);
                $T larger = vt_less(most, size) ? size : most;
                $T ratio = vt_div(most, larger);
                $T own = vt_div(alpha, larger);
                $T beta = larger * vt_sqrt(own * own + ratio * ratio * partial[0]);
                if (!vt_less(alpha, $ZERO)) beta = -beta;
                tau = vt_div(beta - alpha, beta);
                scale = alpha - beta;
                matrix[column + p] = vt_canonical(beta);
            }
        }
        barrier();
        $T divisor = scale;
        for (uint i = p + 1u + t; i < rows; i += $SIZEu)
            matrix[column + i] = vt_div(matrix[column + i], divisor);
        memoryBarrierBuffer();
        barrier();
        // Products of the new vector with every other column of the panel.
        for (uint v = t; v < $LANESu; v += $SIZEu) {
            uint q = v / few;
            uint lane = v % few;
            uint other = (first + q) * rows;
            $T sum = $ZERO;
            if (q < width && q != j) {
                for (uint i = p + 1u + lane; i < rows; i += few)
                    sum = $FMA(matrix[column + i], matrix[other + i], sum);
                if (lane == 0u) sum = sum + matrix[other + p];
            }
            partial[v] = sum;
        }
        addPairs(t, few);
        for (uint v = t; v < $LANESu; v += $SIZEu) {
            uint q = v / few;
            uint lane = v % few;
            uint other = (first + q) * rows;
            $T sum = partial[q * few];
            $T weight = tau * sum;
            if (q < j) {
                if (lane == 0u) dots[q] = sum;
            } else if (q > j && q < width && !vt_zero(tau)) {
                for (uint i = p + 1u + lane; i < rows; i += few)
                    matrix[other + i] = $FMA(-weight, matrix[column + i], matrix[other + i]);
                if (lane == 0u) matrix[other + p] = vt_canonical(matrix[other + p] - weight);
            }
        }
        memoryBarrierBuffer();
        barrier();
        if (t < j) {
            $T entry = $ZERO;
            for (uint r = t; r < j; ++r)
                entry = $FMA(factor[t * 33u + r], dots[r], entry);
            factor[t * 33u + j] = vt_canonical(-tau * entry);
        }
        if (t == j) factor[t * 33u + j] = tau;
        barrier();
    }
    uint tail = rows * columns + first * 32u;
    for (uint p = t; p < 32u * 32u; p += $SIZEu)
        matrix[tail + p] = factor[p % 32u * 33u + p / 32u];
}
