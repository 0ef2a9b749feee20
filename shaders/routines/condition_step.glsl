// SPDX-License-Identifier: Apache-2.0
// Hager's estimate of the 1-norm of an inverse, one step between two solutions (N. J. Higham,
// "FORTRAN codes for estimating the one-norm of a real or complex matrix", ACM TOMS 14, 1988).
shared $T partial[256];
shared uint from[256];

$T sizes() {
    uint t = gl_LocalInvocationID.x;
    $T sum = $ZERO;
    for (uint i = t; i < rows; i += 256u)
        sum = sum + vt_abs(trial[i]);
    partial[t] = sum;
    barrier();
    for (uint step = 128u; step > 0u; step /= 2u) {
        if (t < step) partial[t] = partial[t] + partial[t + step];
        barrier();
    }
    return partial[0];
}

// Where it is largest.
uint peak() {
    uint t = gl_LocalInvocationID.x;
    $T most = -$T(1);
    uint at = 0u;
    for (uint i = t; i < rows; i += 256u) {
        if (vt_less(most, vt_abs(trial[i]))) {
            most = vt_abs(trial[i]);
            at = i;
        }
    }
    partial[t] = most;
    from[t] = at;
    barrier();
    for (uint step = 128u; step > 0u; step /= 2u) {
        if (t < step) {
            bool same = vt_bits(partial[t + step]) == vt_bits(partial[t]);
            if (vt_less(partial[t], partial[t + step]) || (same && from[t + step] < from[t])) {
                partial[t] = partial[t + step];
                from[t] = from[t + step];
            }
        }
        barrier();
    }
    return from[0];
}

void main() {
    uint t = gl_LocalInvocationID.x;
$STEP
}
