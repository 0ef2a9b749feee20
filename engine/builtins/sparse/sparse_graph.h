// SPDX-License-Identifier: Apache-2.0
#pragma once
// The graphs of sparse matrices: trees, matchings, orderings. Patterns are lists of rows for each
// column (or of columns for each row); numbers count from 0. Pure functions; any thread.
#include "value/sparse.h"

#include <limits>

namespace vitrine::sparse_graph {

using Numbers = std::vector<std::size_t>;
using Lists = std::vector<Numbers>;
/// No parent, no partner.
constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();

[[nodiscard]] Lists columnsOf(const SparseMatrix& a);
[[nodiscard]] Lists rowsOf(const SparseMatrix& a);
/// Of each vertex of a square matrix the others that A or its transpose joins it to, ascending.
[[nodiscard]] Lists neighbours(const SparseMatrix& a);

/// Parents in the elimination tree of the upper triangle (Liu, SIAM J. Matrix Anal. 11, 1990).
[[nodiscard]] Numbers eliminationTree(const Lists& columns);
/// The same of A'*A, which is not formed.
[[nodiscard]] Numbers columnTree(const Lists& columns, std::size_t rows);
[[nodiscard]] Numbers postorder(const Numbers& parent);
/// Rows of each column of the upper Cholesky factor, the diagonal too.
[[nodiscard]] Lists choleskyRows(const Lists& columns, const Numbers& parent);

/// From a vertex of nearly largest distance in each component (George and Liu, 1979).
[[nodiscard]] Numbers reverseCuthillMcKee(const Lists& neighbours);
/// Column approximate minimum degree (sparse_orderings.cpp).
[[nodiscard]] Numbers columnOrder(const SparseMatrix& a);
/// Approximate minimum degree of a square matrix's pattern and its transpose's.
[[nodiscard]] Numbers symmetricOrder(const SparseMatrix& a);

/// The row matched to each column, or kNone; as many as can be.
[[nodiscard]] Numbers maximumMatching(const Lists& columns, std::size_t rows);
struct Blocks {
    Numbers rowOrder, columnOrder;     ///< A(rowOrder, columnOrder) is block upper triangular
    Numbers rowBounds, columnBounds;   ///< where the blocks begin, and the end
    Numbers coarseColumns, coarseRows; ///< 5 bounds: under-determined, square, over-determined
};
[[nodiscard]] Blocks dulmageMendelsohn(const Lists& columns, const Lists& rows);

} // namespace vitrine::sparse_graph
