// SPDX-License-Identifier: Apache-2.0
#pragma once
// A\B and inv(A) of complex matrices as real systems of twice the size,
//     [Re(A) -Im(A); Im(A) Re(A)] * [Re(X); Im(X)] = [Re(B); Im(B)],
// so that they have the places, the warnings and the same bits everywhere of real ones
// (captured_linear.h). Engine thread.
#include "builtins/linear/matrix_support.h"

#include <optional>

namespace vitrine::complex_solve {

/// A\B for matrices of one float class, not empty, of which one is complex. Nothing when A seems
/// rank deficient, as captured_linear::solve.
[[nodiscard]] std::optional<Value> solve(Interpreter& vm, const Value& a, const Value& b,
                                         Span span);
/// inv(A) of a complex square matrix, not empty. That of a Hermitian one is Hermitian to the last
/// bit, and computed on the host where it is indefinite. Inf, and a warning, where A is singular.
[[nodiscard]] Value inverse(Interpreter& vm, const Value& a, Span span);

} // namespace vitrine::complex_solve
