// SPDX-License-Identifier: Apache-2.0
#pragma once
// Builtins that have a way of their own for sparse matrices, so that the work follows the entries.
#include "builtins/sparse/sparse.h"

namespace vitrine {

struct SparseOwn {
    const char* name;
    /// Sets the results, or gives false for arguments that take the way through full arrays.
    bool (*function)(Call&);
    bool keeps; ///< the first result is sparse on that way too
};
/// sum, any, max, … (sparse_reduce.cpp) and diag, find, reshape, … (sparse_parts.cpp).
[[nodiscard]] std::span<const SparseOwn> sparseReductions();
[[nodiscard]] std::span<const SparseOwn> sparseParts();

} // namespace vitrine
