// SPDX-License-Identifier: Apache-2.0
#pragma once
// Steps of blocked linear algebra in the order in which devices take them
// (codegen/routine_tiles.h), so that both give the same bits. For double and float. A null pool: on
// this thread alone.
#include "provider/host/product.h"

namespace vitrine::host {

/// What begins at (row, column) of a matrix, and its transpose.
template <typename T>
[[nodiscard]] Factor<T> partOf(const Factor<T>& a, int64_t row, int64_t column) {
    return {&a.at(row, column), a.lead, a.transposed};
}
template <typename T>
[[nodiscard]] Factor<T> turned(const Factor<T>& a) {
    return {a.data, a.lead, !a.transposed};
}

/// y[i] = fma(a[i], x, y[i]).
template <typename T>
void addMultiple(const T* a, T x, T* y, int64_t n);

/// out[v] = the chain of fma over every lanes-th product of elements of x and y from v on.
template <typename T>
void laneSums(const T* x, const T* y, int64_t count, int64_t lanes, T* out);

/// Which elements of a result count.
enum class Keep : uint8_t { All, Lower, Upper };

/// c (m-by-n with `lead` elements from column to column) less a*b: from what an element holds on,
/// its k terms are one chain of fma(−a, b, ·). Parts of the terms in turn give the same bits.
template <typename T>
void subtractProduct(const Factor<T>& a, const Factor<T>& b, T* c, int64_t lead, int64_t m,
                     int64_t n, int64_t k, ThreadPool* pool, Keep keep = Keep::All,
                     Order order = Order::Ascending);

struct Triangular {
    bool lower = false;
    bool unit = false;
};

/// x in place of b (n-by-sides, lead): t*x = b. Each unknown is divided by its pivot and taken out
/// of the other equations with one fma each, in whatever blocks.
template <typename T>
void solveTriangle(const Factor<T>& t, T* b, int64_t lead, int64_t n, int64_t sides,
                   Triangular kind, ThreadPool* pool);

/// 1 over the product of a 1-norm and Hager's estimate of that of the inverse (N. J. Higham,
/// "FORTRAN codes for estimating the one-norm of a real or complex matrix", ACM TOMS 14, 1988), for
/// a matrix with these LU factors.
template <typename T>
[[nodiscard]] T reciprocalCondition(const T* factors, int64_t n, T norm, ThreadPool* pool);

} // namespace vitrine::host
