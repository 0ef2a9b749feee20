// SPDX-License-Identifier: Apache-2.0
#pragma once
// Factorisations in the canonical order (provider/routine.h), for the routines and for small matrices
// that are solved at once. For double and float. A null pool: on this thread alone.
#include "base/thread_pool.h"

#include <cstdint>

namespace vitrine::host {

/// LU factors with pivots of an m-by-n matrix, packed as RoutineOp::LuFactor packs them.
template <typename T>
void factorLu(const T* from, int64_t m, int64_t n, T* packed, ThreadPool* pool);

/// The Cholesky factor of an n-by-n matrix, packed as RoutineOp::CholeskyFactor packs it.
template <typename T>
void factorCholesky(const T* from, int64_t n, bool lower, T* packed, ThreadPool* pool);

/// 1: upper triangular, 2: lower triangular, 4: symmetric with positive diagonal; sums of them.
template <typename T>
[[nodiscard]] unsigned structureOf(const T* a, int64_t n);

} // namespace vitrine::host
