// SPDX-License-Identifier: Apache-2.0
#pragma once
// Matrix products in the canonical order (provider/routine.h, Product), for the routine and for
// small products that are computed at once. Any thread, but one call a pool at a time.
#include "base/thread_pool.h"

#include <cstdint>

namespace vitrine::host {

/// A factor: column-major with `lead` elements from column to column, or its transpose.
template <typename T>
struct Factor {
    const T* data = nullptr;
    int64_t lead = 0;
    bool transposed = false;
    [[nodiscard]] const T& at(int64_t row, int64_t column) const {
        return transposed ? data[column + lead * row] : data[row + lead * column];
    }
};

/// c (m-by-n, dense) = a (m-by-k) * b (k-by-n). A null pool: on this thread alone. symmetric: b is
/// the transpose of a, and half of c is enough.
void multiply(const Factor<double>& a, const Factor<double>& b, double* c, int64_t m, int64_t n,
              int64_t k, ThreadPool* pool, bool symmetric = false);
void multiply(const Factor<float>& a, const Factor<float>& b, float* c, int64_t m, int64_t n,
              int64_t k, ThreadPool* pool, bool symmetric = false);

enum class Order : uint8_t { Ascending, Descending };

/// c (m-by-n with `lead` elements from column to column) less a*b, on this thread: from what an
/// element holds on, its k terms are one chain of fma(−a, b, ·) in that order. NaNs stay as they
/// come.
void subtract(const Factor<double>& a, const Factor<double>& b, double* c, int64_t lead, int64_t m,
              int64_t n, int64_t k, Order order);
void subtract(const Factor<float>& a, const Factor<float>& b, float* c, int64_t lead, int64_t m,
              int64_t n, int64_t k, Order order);

/// c (count) = elements (down + i, across + i) of a*b, each as multiply would make it.
void multiplyDiagonal(const Factor<double>& a, const Factor<double>& b, double* c, int64_t count,
                      int64_t down, int64_t across, int64_t k, ThreadPool& pool);
void multiplyDiagonal(const Factor<float>& a, const Factor<float>& b, float* c, int64_t count,
                      int64_t down, int64_t across, int64_t k, ThreadPool& pool);

} // namespace vitrine::host
