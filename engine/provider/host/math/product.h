// SPDX-License-Identifier: Apache-2.0
#pragma once
// The innermost parts of matrix products and convolutions, compiled for each SIMD variant. All of
// them are chains of fused multiply-adds, one chain an element, so every variant gives the same
// bits. Constants; any thread.
#include "base/ivdep.h"

#include <cstdint>

namespace vitrine::hostmath {

template <typename T>
struct ProductKernels {
    int rows;    ///< of a tile
    int columns; ///< of a tile, ≤ kMostTileColumns
    /// c[i + ldc*j] = the chain over p < k of fma(a[rows*p + i], b[columns*p + j], ·), started from
    /// what c holds when resume is set, else from +0.
    void (*tile)(const T* a, const T* b, int64_t k, T* c, int64_t ldc, bool resume);
    /// y[i] = fma(a[i], x, y[i]).
    void (*axpy)(const T* a, T x, T* y, int64_t n);
    /// out[q] = the chain over p < k of fma(a[p*aStep + q*aNext], b[p*bStep + q*bNext], ·) from +0.
    void (*chains)(const T* a, int64_t aStep, int64_t aNext, const T* b, int64_t bStep,
                   int64_t bNext, int64_t k, int64_t count, T* out);
    /// out[j] = the sum of columns[j][i]*y[i] for each of `count` columns of n elements: of every
    /// kDotLanes-th element a chain of fma, and these added in pairs.
    void (*dots)(const T* const* columns, int64_t count, const T* y, int64_t n, T* out);
    /// y[i] = the chain over j < count of fma(columns[j][i], factors[j], ·) from what y holds.
    void (*combine)(const T* const* columns, const T* factors, int64_t count, int64_t n, T* y);
    int sides; ///< of the systems that `triangle` solves, ≤ kMostSides
    /// t*x = b for n unknowns of `sides` systems: x[k*sides + side] holds b first. Each unknown is
    /// divided by t[k + lead*k], unless that is one, when those before it are taken out.
    void (*triangle)(const T* t, int64_t lead, int64_t n, bool lower, bool unit, T* x);
};

inline constexpr int kMostTileRows = 48;
inline constexpr int kMostTileColumns = 8;
inline constexpr int kDotLanes = 16;
inline constexpr int kMostSides = 64;

struct ProductTable {
    const char* variant;
    ProductKernels<double> f64;
    ProductKernels<float> f32;
};

/// The table of the variant that mathTable() chose.
const ProductTable& productTable();

/// Its kernels for double or float.
template <typename T>
const ProductKernels<T>& productKernels() {
    if constexpr (sizeof(T) == 8)
        return productTable().f64;
    else
        return productTable().f32;
}

const ProductTable& baselineProductTable();
const ProductTable& avx2ProductTable();
const ProductTable& avx512ProductTable();

} // namespace vitrine::hostmath
