// SPDX-License-Identifier: Apache-2.0
// One workgroup factors the block on the diagonal from `first` on; a minor that is not positive is
// noted once, and what follows it does not count.
shared $T block[32 * 33];

void main() {
    uint t = gl_LocalInvocationID.x;
    uint i = t % 32u;
    bool inside = i < width;
    for (uint k = t / 32u; k < width; k += 8u) {
        if (inside && i >= k) block[i * 33u + k] = matrix[$PLACE];
    }
    barrier();
    for (uint k = 0u; k < width; ++k) {
        $T pivot = block[k * 33u + k];
        bool positive = vt_less($ZERO, pivot) && vt_isfinite(pivot);
        if (t == 0u && !positive && matrix[rows * rows] == $ZERO)
            matrix[rows * rows] = $T(first + k + 1u);
        $T root = vt_sqrt(positive ? pivot : $T(1));
        barrier();
        if (t < 32u && inside && i >= k)
            block[i * 33u + k] = i == k ? root : vt_div(block[i * 33u + k], root);
        barrier();
        for (uint c = k + 1u + t / 32u; c < width; c += 8u) {
            if (inside && i >= c)
                block[i * 33u + c] =
                    $FMA(-block[i * 33u + k], block[c * 33u + k], block[i * 33u + c]);
        }
        barrier();
    }
    for (uint k = t / 32u; k < width; k += 8u) {
        if (inside && i >= k) matrix[$PLACE] = vt_canonical(block[i * 33u + k]);
    }
}
