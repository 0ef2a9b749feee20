// SPDX-License-Identifier: Apache-2.0
#pragma once
// Linear algebra of matrices by the Accelerator's routines, on whichever side they are and of
// whatever size, so that no bit depends on that: factors and solutions of large matrices are nodes
// of its graph, and stay where they are computed. Only single numbers that decide something (a zero
// pivot, a condition) are read. Engine thread.
#include "builtins/linear/matrix_support.h"

#include <optional>

namespace vitrine::captured_linear {

/// Two-dimensional, of floating-point numbers and not empty.
[[nodiscard]] bool fits(const Value& a);
/// One element, wherever the array is.
[[nodiscard]] double elementOf(const Value& v, int64_t at, Span span);

/// The warnings of the solvers, in MATLAB's words.
void warnSingular(Interpreter& vm);
void warnNearlySingular(Interpreter& vm, double rcond);

/// A\B of one class, real and not empty; nothing when A has fewer rows than columns or seems rank
/// deficient, which the host's solution with pivots is for.
[[nodiscard]] std::optional<Value> solve(Interpreter& vm, const Value& a, const Value& b,
                                         Span span);
[[nodiscard]] Value inverse(Interpreter& vm, const Value& a, Span span);
/// inv(A) of a complex Hermitian matrix, Hermitian to the last bit; nothing where A is not positive
/// definite.
[[nodiscard]] std::optional<Value> inverseOfPositive(Interpreter& vm, const Value& a, Span span);

/// Results of the builtins of these names, after their arguments were checked; of real and of
/// complex matrices.
[[nodiscard]] Value determinant(Call& c);
void lu(Call& c, bool asVector);
void cholesky(Call& c, bool lower);
/// Without pivoting.
void qr(Call& c, bool economy);

} // namespace vitrine::captured_linear
