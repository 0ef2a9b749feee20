// SPDX-License-Identifier: Apache-2.0
#pragma once
// The ways of builtins of their own for sparse matrices, so that the work follows the entries: for
// BuiltinRules::sparseOwn. Each sets the results, or gives false for arguments that take the way of
// the row's SparseRule. Engine thread.
#include "builtins/core/builtin.h"

namespace vitrine::sparse_own {

// sparse_reduce.cpp
bool all(Call& c);
bool any(Call& c);
bool max(Call& c);
bool mean(Call& c);
bool min(Call& c);
bool prod(Call& c);
bool sum(Call& c);

// sparse_parts.cpp
bool diag(Call& c);
bool find(Call& c);
bool isdiag(Call& c);
bool ishermitian(Call& c);
bool issymmetric(Call& c);
bool istril(Call& c);
bool istriu(Call& c);
bool kron(Call& c);
bool nnz(Call& c);
bool norm(Call& c);
bool power(Call& c);
bool repmat(Call& c);
bool reshape(Call& c);
bool trace(Call& c);
bool tril(Call& c);
bool triu(Call& c);
/// zeros and false with a prototype.
bool zeros(Call& c);
bool falses(Call& c);
bool validateattributes(Call& c);

// sparse_incomplete.cpp
bool chol(Call& c);
bool lu(Call& c);

} // namespace vitrine::sparse_own
