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

/// Several columns together, because they share what they are multiplied by.
template <typename V, int Columns>
void dotsTogether(const typename V::Element* const* columns, const typename V::Element* y,
                  int64_t n, typename V::Element* out) {
    constexpr int kVectors = kDotLanes / V::kWidth;
    V sums[Columns][kVectors];
#pragma GCC unroll 2
    for (int j = 0; j < Columns; ++j) {
#pragma GCC unroll 16
        for (int v = 0; v < kVectors; ++v)
            sums[j][v] = V::zero();
    }
    int64_t i = 0;
    for (; i + kDotLanes <= n; i += kDotLanes) {
#pragma GCC unroll 16
        for (int v = 0; v < kVectors; ++v) {
            const V right = V::load(y + i + v * V::kWidth);
#pragma GCC unroll 2
            for (int j = 0; j < Columns; ++j)
                sums[j][v] = V::fma(V::load(columns[j] + i + v * V::kWidth), right, sums[j][v]);
        }
    }
    for (int j = 0; j < Columns; ++j) {
        typename V::Element lanes[kDotLanes];
        for (int v = 0; v < kVectors; ++v)
            sums[j][v].store(lanes + v * V::kWidth);
        for (int64_t rest = i; rest < n; ++rest)
            lanes[rest - i] = fusedMultiplyAdd(columns[j][rest], y[rest], lanes[rest - i]);
        for (int half = kDotLanes / 2; half > 0; half /= 2) {
            for (int lane = 0; lane < half; ++lane)
                lanes[lane] = lanes[lane] + lanes[lane + half];
        }
        out[j] = lanes[0];
    }
}

template <typename V>
void productDots(const typename V::Element* const* columns, int64_t count,
                 const typename V::Element* y, int64_t n, typename V::Element* out) {
    int64_t j = 0;
    for (; j + 2 <= count; j += 2)
        dotsTogether<V, 2>(columns + j, y, n, out + j);
    if (j < count) dotsTogether<V, 1>(columns + j, y, n, out + j);
}

template <typename V, int Columns>
void combineTogether(const typename V::Element* const* columns, const typename V::Element* factors,
                     int64_t n, typename V::Element* y) {
    V factor[Columns];
    for (int j = 0; j < Columns; ++j)
        factor[j] = V::all(factors[j]);
    int64_t i = 0;
    for (; i + V::kWidth <= n; i += V::kWidth) {
        V sum = V::load(y + i);
#pragma GCC unroll 4
        for (int j = 0; j < Columns; ++j)
            sum = V::fma(V::load(columns[j] + i), factor[j], sum);
        sum.store(y + i);
    }
    for (; i < n; ++i) {
        for (int j = 0; j < Columns; ++j)
            y[i] = fusedMultiplyAdd(columns[j][i], factors[j], y[i]);
    }
}

template <typename V>
void productCombine(const typename V::Element* const* columns, const typename V::Element* factors,
                    int64_t count, int64_t n, typename V::Element* y) {
    int64_t j = 0;
    for (; j + 4 <= count; j += 4)
        combineTogether<V, 4>(columns + j, factors + j, n, y);
    for (; j < count; ++j)
        combineTogether<V, 1>(columns + j, factors + j, n, y);
}

template <typename V, int Vectors>
void productTriangle(const typename V::Element* t, int64_t lead, int64_t n, bool lower, bool unit,
                     typename V::Element* x) {
    constexpr int64_t kSides = Vectors * V::kWidth;
    const auto unknown = [&](int64_t step) { return lower ? step : n - 1 - step; };
    for (int64_t step = 0; step < n; ++step) {
        const int64_t i = unknown(step);
        V left[Vectors];
#pragma GCC unroll 4
        for (int v = 0; v < Vectors; ++v)
            left[v] = V::load(x + kSides * i + v * V::kWidth);
        for (int64_t before = 0; before < step; ++before) {
            const int64_t k = unknown(before);
            const V factor = V::all(-t[i + lead * k]);
#pragma GCC unroll 4
            for (int v = 0; v < Vectors; ++v)
                left[v] = V::fma(factor, V::load(x + kSides * k + v * V::kWidth), left[v]);
        }
        const V pivot = V::all(unit ? 1 : t[i + lead * i]);
#pragma GCC unroll 4
        for (int v = 0; v < Vectors; ++v)
            (unit ? left[v] : V::divide(left[v], pivot)).store(x + kSides * i + v * V::kWidth);
    }
}

template <typename Doubles, typename Floats, int Vectors, int Columns>
constexpr ProductTable productTableOf(const char* variant) {
    return {variant,
            {Vectors * Doubles::kWidth, Columns, productTile<Doubles, Vectors, Columns>,
             productAxpy<double>, productChains<double>, productDots<Doubles>,
             productCombine<Doubles>, 4 * Doubles::kWidth, productTriangle<Doubles, 4>},
            {Vectors * Floats::kWidth, Columns, productTile<Floats, Vectors, Columns>,
             productAxpy<float>, productChains<float>, productDots<Floats>, productCombine<Floats>,
             4 * Floats::kWidth, productTriangle<Floats, 4>}};
}
