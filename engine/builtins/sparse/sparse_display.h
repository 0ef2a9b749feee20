// SPDX-License-Identifier: Apache-2.0
#pragma once
// Texts of sparse matrices for display.cpp. Engine thread.
#include "builtins/display/display.h"
#include "value/sparse.h"

namespace vitrine {

/// "3×3 sparse double matrix (2 nonzeros)".
[[nodiscard]] std::string sparseTitle(const SparseMatrix& s);
/// One line for each entry, "   (1,1)        5"; "All zero sparse: 3×3"; nothing for empty ones.
[[nodiscard]] std::string sparseEntriesText(const SparseMatrix& s, const DisplayFormat& format);

} // namespace vitrine
