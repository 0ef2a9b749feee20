// SPDX-License-Identifier: Apache-2.0
// qr_panel.glsl for a complex matrix: one workgroup makes Householder reflectors I - tau*v*v', whose
// adjoints give R a real diagonal, and the triangle T of their product, [re -im; im re] for each of
// its elements.
shared $T real[$LANES];
shared $T imaginary[$LANES];
shared $T dots[64];
shared $T scale[2];
shared $T tau[2];

// In each run of `lanes` sums, all of them together in its first place.
void addPairs(uint t, uint lanes) {
    barrier();
    for (uint step = lanes / 2u; step > 0u; step /= 2u) {
        for (uint v = t; v < $LANESu; v += $SIZEu) {
            if (v % lanes < step) {
                real[v] = real[v] + real[v + step];
                imaginary[v] = imaginary[v] + imaginary[v + step];
            }
        }
        barrier();
    }
}

void main() {
    uint t = gl_LocalInvocationID.x;
    const uint few = $LANESu / 32u;
    uint tail = 2u * rows * columns + first * 128u;
    for (uint p = t; p < 64u * 64u; p += $SIZEu)
        matrix[tail + p] = $ZERO;
    memoryBarrierBuffer();
    barrier();
    for (uint j = 0u; j < width; ++j) {
        uint p = first + j;
        uint column = 2u * p * rows;
        // The length of the part below the diagonal, scaled so that no square leaves the range.
        $T most = $ZERO;
        for (uint e = 2u * (p + 1u) + t; e < 2u * rows; e += $SIZEu) {
            $T size = vt_abs(matrix[column + e]);
            if (vt_less(most, size)) most = size;
        }
        barrier();
        real[t] = most;
        barrier();
        for (uint step = $SIZEu / 2u; step > 0u; step /= 2u) {
            if (t < step && vt_less(real[t], real[t + step])) real[t] = real[t + step];
            barrier();
        }
        most = real[0];
        barrier();
        for (uint v = t; v < $LANESu; v += $SIZEu) {
            $T sum = $ZERO;
            if (!vt_zero(most)) {
                for (uint i = p + 1u + v; i < rows; i += $LANESu) {
                    $T x = vt_div(matrix[column + 2u * i], most);
                    $T y = vt_div(matrix[column + 2u * i + 1u], most);
                    sum = $FMA(y, y, $FMA(x, x, sum));
                }
            }
            real[v] = sum;
            imaginary[v] = $ZERO;
        }
        addPairs(t, $LANESu);
        if (t == 0u) {
            $T a = matrix[column + 2u * p];
            $T b = matrix[column + 2u * p + 1u];
            tau[0] = $ZERO;
            tau[1] = $ZERO;
            scale[0] = $T(1);
            scale[1] = $ZERO;
            if (!vt_zero(most) || !vt_zero(b)) {
                $T size = vt_abs(a);
                $T larger = vt_less(most, size) ? size : most;
                size = vt_abs(b);
                larger = vt_less(larger, size) ? size : larger;
                $T ratio = vt_div(most, larger);
                $T x = vt_div(a, larger);
                $T y = vt_div(b, larger);
                $T beta = larger * vt_sqrt($FMA(y, y, $FMA(x, x, ratio * ratio * real[0])));
                if (!vt_less(a, $ZERO)) beta = -beta;
                tau[0] = vt_div(beta - a, beta);
                tau[1] = vt_div(-b, beta);
                scale[0] = a - beta;
                scale[1] = b;
                matrix[column + 2u * p] = vt_canonical(beta);
                matrix[column + 2u * p + 1u] = $ZERO;
            }
        }
        barrier();
        // The imaginary part of what divides is the smaller one: Smith's formula.
        $T share = vt_div(scale[1], scale[0]);
        $T whole = $FMA(scale[1], share, scale[0]);
        for (uint i = p + 1u + t; i < rows; i += $SIZEu) {
            uint e = column + 2u * i;
            $T a = matrix[e];
            $T b = matrix[e + 1u];
            matrix[e] = vt_div($FMA(b, share, a), whole);
            matrix[e + 1u] = vt_div($FMA(-a, share, b), whole);
        }
        memoryBarrierBuffer();
        barrier();
        // Products of the new vector's adjoint with every other column of the panel.
        for (uint v = t; v < $LANESu; v += $SIZEu) {
            uint q = v / few;
            uint lane = v % few;
            uint other = 2u * (first + q) * rows;
            $T re = $ZERO;
            $T im = $ZERO;
            if (q < width && q != j) {
                for (uint i = p + 1u + lane; i < rows; i += few) {
                    $T a = matrix[column + 2u * i];
                    $T b = matrix[column + 2u * i + 1u];
                    $T x = matrix[other + 2u * i];
                    $T y = matrix[other + 2u * i + 1u];
                    re = $FMA(b, y, $FMA(a, x, re));
                    im = $FMA(-b, x, $FMA(a, y, im));
                }
                if (lane == 0u) {
                    re = re + matrix[other + 2u * p];
                    im = im + matrix[other + 2u * p + 1u];
                }
            }
            real[v] = re;
            imaginary[v] = im;
        }
        addPairs(t, few);
        $T c = tau[0];
        $T d = tau[1];
        for (uint v = t; v < $LANESu; v += $SIZEu) {
            uint q = v / few;
            uint lane = v % few;
            uint other = 2u * (first + q) * rows;
            $T re = real[q * few];
            $T im = imaginary[q * few];
            if (q < j) {
                if (lane == 0u) {
                    dots[2u * q] = re;
                    dots[2u * q + 1u] = -im;
                }
            } else if (q > j && q < width && (!vt_zero(c) || !vt_zero(d))) {
                $T x = $FMA(c, re, d * im);
                $T y = $FMA(c, im, -(d * re));
                for (uint i = p + 1u + lane; i < rows; i += few) {
                    $T a = matrix[column + 2u * i];
                    $T b = matrix[column + 2u * i + 1u];
                    uint e = other + 2u * i;
                    matrix[e] = vt_canonical($FMA(y, b, $FMA(-x, a, matrix[e])));
                    matrix[e + 1u] = vt_canonical($FMA(-y, a, $FMA(-x, b, matrix[e + 1u])));
                }
                if (lane == 0u) {
                    uint e = other + 2u * p;
                    matrix[e] = vt_canonical(matrix[e] - x);
                    matrix[e + 1u] = vt_canonical(matrix[e + 1u] - y);
                }
            }
        }
        memoryBarrierBuffer();
        barrier();
        // Row t of T is this thread's alone.
        if (t <= j) {
            $T re = c;
            $T im = d;
            if (t < j) {
                $T x = $ZERO;
                $T y = $ZERO;
                for (uint r = t; r < j; ++r) {
                    $T a = matrix[tail + r * 128u + 2u * t];
                    $T b = matrix[tail + r * 128u + 2u * t + 1u];
                    x = $FMA(-b, dots[2u * r + 1u], $FMA(a, dots[2u * r], x));
                    y = $FMA(b, dots[2u * r], $FMA(a, dots[2u * r + 1u], y));
                }
                re = $FMA(-c, x, d * y);
                im = $FMA(-c, y, -(d * x));
            }
            uint e = tail + j * 128u + 2u * t;
            matrix[e] = vt_canonical(re);
            matrix[e + 1u] = vt_canonical(im);
            matrix[e + 64u] = vt_canonical(-im);
            matrix[e + 65u] = vt_canonical(re);
        }
        barrier();
    }
}
