// SPDX-License-Identifier: Apache-2.0
// The kernels of product.h over a vector type V of one SIMD variant. Included inside that variant's
// namespace, once per translation unit (hence no #pragma once).

template <typename V, int Vectors, int Columns>
void productTile(const typename V::Element* a, const typename V::Element* b, int64_t k,
                 typename V::Element* c, int64_t ldc, bool resume) {
    V sums[Columns][Vectors];
#pragma GCC unroll 8
    for (int j = 0; j < Columns; ++j) {
#pragma GCC unroll 4
        for (int v = 0; v < Vectors; ++v)
            sums[j][v] = resume ? V::load(c + ldc * j + v * V::kWidth) : V::zero();
    }
    for (int64_t p = 0; p < k; ++p) {
        V left[Vectors];
#pragma GCC unroll 4
        for (int v = 0; v < Vectors; ++v)
            left[v] = V::load(a + v * V::kWidth);
#pragma GCC unroll 8
        for (int j = 0; j < Columns; ++j) {
            const V right = V::all(b[j]);
#pragma GCC unroll 4
            for (int v = 0; v < Vectors; ++v)
                sums[j][v] = V::fma(left[v], right, sums[j][v]);
        }
        a += Vectors * V::kWidth;
        b += Columns;
    }
#pragma GCC unroll 8
    for (int j = 0; j < Columns; ++j) {
#pragma GCC unroll 4
        for (int v = 0; v < Vectors; ++v)
            sums[j][v].store(c + ldc * j + v * V::kWidth);
    }
}

template <typename T>
T fusedMultiplyAdd(T a, T b, T c) {
    if constexpr (sizeof(T) == 4)
        return __builtin_fmaf(a, b, c);
    else
        return __builtin_fma(a, b, c);
}

template <typename T>
void productAxpy(const T* a, T x, T* y, int64_t n) {
    VITRINE_IVDEP
    for (int64_t i = 0; i < n; ++i)
        y[i] = fusedMultiplyAdd(a[i], x, y[i]);
}

/// Eight chains at a time, because one alone waits for each of its additions.
template <typename T>
void productChains(const T* a, int64_t aStep, int64_t aNext, const T* b, int64_t bStep,
                   int64_t bNext, int64_t k, int64_t count, T* out) {
    constexpr int kTogether = 8;
    int64_t q = 0;
    for (; q + kTogether <= count; q += kTogether) {
        T sums[kTogether] = {};
        for (int64_t p = 0; p < k; ++p) {
#pragma GCC unroll 8
            for (int c = 0; c < kTogether; ++c)
                sums[c] = fusedMultiplyAdd(a[p * aStep + (q + c) * aNext],
                                           b[p * bStep + (q + c) * bNext], sums[c]);
        }
        for (int c = 0; c < kTogether; ++c)
            out[q + c] = sums[c];
    }
    for (; q < count; ++q) {
        T sum = 0;
        for (int64_t p = 0; p < k; ++p)
            sum = fusedMultiplyAdd(a[p * aStep + q * aNext], b[p * bStep + q * bNext], sum);
        out[q] = sum;
    }
}
