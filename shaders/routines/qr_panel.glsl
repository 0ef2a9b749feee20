// SPDX-License-Identifier: Apache-2.0
// One workgroup makes Householder reflectors of columns [first, first + width) and the triangular
// factor T of their product I - V*T*V' (R. Schreiber and C. Van Loan, "A storage-efficient WY
// representation for products of Householder transformations", SIAM J. Sci. Stat. Comput. 10, 1989).
shared $T partial[$SIZE];
shared $T factor[32 * 33];
shared $T dots[32];
shared $T scale;
shared $T tau;

$T sumOf(uint t, uint lanes) {
    barrier();
    for (uint step = lanes / 2u; step > 0u; step /= 2u) {
        if (t % lanes < step) partial[t] = partial[t] + partial[t + step];
        barrier();
    }
    return partial[t / lanes * lanes];
}

void main() {
    uint t = gl_LocalInvocationID.x;
    const uint lanes = $SIZEu / 32u;
    uint q = t / lanes;
    uint lane = t % lanes;
    for (uint p = t; p < 32u * 33u; p += $SIZEu)
        factor[p] = $ZERO;
    for (uint j = 0u; j < width; ++j) {
        uint p = first + j;
        uint column = p * rows;
        // The length of the part below the diagonal, scaled so that no square leaves the range.
        $T most = $ZERO;
        for (uint i = p + 1u + t; i < rows; i += $SIZEu)
            most = max(most, abs(matrix[column + i]));
        barrier();
        partial[t] = most;
        barrier();
        for (uint step = $SIZEu / 2u; step > 0u; step /= 2u) {
            if (t < step) partial[t] = max(partial[t], partial[t + step]);
            barrier();
        }
        most = partial[0];
        barrier();
        $T sum = $ZERO;
        if (most != $ZERO) {
            for (uint i = p + 1u + t; i < rows; i += $SIZEu) {
                $T x = matrix[column + i] / most;
                sum = fma(x, x, sum);
            }
        }
        partial[t] = sum;
        sum = sumOf(t, $SIZEu);
        if (t == 0u) {
            $T alpha = matrix[column + p];
            tau = $ZERO;
            scale = $T(1);
            if (most != $ZERO) {
                $T larger = max(most, abs(alpha));
                $T ratio = most / larger;
                $T own = alpha / larger;
                $T beta = larger * vt_sqrt(own * own + ratio * ratio * sum);
                if (alpha >= $ZERO) beta = -beta;
                tau = (beta - alpha) / beta;
                scale = alpha - beta;
                matrix[column + p] = beta;
            }
        }
        barrier();
        $T divisor = scale;
        for (uint i = p + 1u + t; i < rows; i += $SIZEu)
            matrix[column + i] = matrix[column + i] / divisor;
        memoryBarrierBuffer();
        barrier();
        // Products of the new vector with every other column of the panel.
        uint other = (first + q) * rows;
        sum = $ZERO;
        if (q < width && q != j) {
            for (uint i = p + 1u + lane; i < rows; i += lanes)
                sum = fma(matrix[column + i], matrix[other + i], sum);
            if (lane == 0u) sum = sum + matrix[other + p];
        }
        partial[t] = sum;
        sum = sumOf(t, lanes);
        $T weight = tau * sum;
        if (q < j) {
            if (lane == 0u) dots[q] = sum;
        } else if (q > j && q < width && tau != $ZERO) {
            for (uint i = p + 1u + lane; i < rows; i += lanes)
                matrix[other + i] = fma(-weight, matrix[column + i], matrix[other + i]);
            if (lane == 0u) matrix[other + p] = matrix[other + p] - weight;
        }
        memoryBarrierBuffer();
        barrier();
        if (t < j) {
            $T entry = $ZERO;
            for (uint r = t; r < j; ++r)
                entry = fma(factor[t * 33u + r], dots[r], entry);
            factor[t * 33u + j] = -tau * entry;
        }
        if (t == j) factor[t * 33u + j] = tau;
        barrier();
    }
    uint tail = rows * columns + first * 32u;
    for (uint p = t; p < 32u * 32u; p += $SIZEu)
        matrix[tail + p] = factor[p % 32u * 33u + p / 32u];
}
