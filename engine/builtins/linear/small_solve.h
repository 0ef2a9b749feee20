// SPDX-License-Identifier: Apache-2.0
#pragma once
// A\B and inv(A) of a few unknowns at once: the same operations in the same order as
// captured_linear.h, and so the same bits, without a graph between them.
#include "builtins/linear/matrix_support.h"

#include <optional>

namespace vitrine::small_solve {

/// A\B for a real square matrix of at most 32 rows and as many rows of B, both of one class on the
/// host. Nothing for other arguments, and where a warning is due, which is left to captured_linear.
[[nodiscard]] std::optional<Value> solve(const Value& a, const Value& b);
[[nodiscard]] std::optional<Value> inverse(const Value& a);

/// The pivots of a small matrix's LU factors (n-by-1) and the sign of its row exchanges, whose
/// product is the determinant.
struct Pivots {
    Value values;
    double sign = 1;
};
[[nodiscard]] std::optional<Pivots> pivotsOf(const Value& a);

} // namespace vitrine::small_solve
