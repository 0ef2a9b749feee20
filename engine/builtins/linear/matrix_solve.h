// SPDX-License-Identifier: Apache-2.0
#pragma once
// Linear systems and what follows from one factorisation. Engine thread.
#include "builtins/linear/matrix_support.h"

namespace vitrine {

/// A\B; warns about singular and rank-deficient matrices.
[[nodiscard]] Value solveLinear(Interpreter& vm, const Value& a, const Value& b, Span span);
[[nodiscard]] Value inverseOf(Interpreter& vm, const Value& a, Span span);
/// A^p for any p, and s^A, through eigenvalues.
[[nodiscard]] Value powerByEigenvalues(Interpreter& vm, const Value& a, const Value& b, Span span);

struct Eigen {
    Value values;  ///< column
    Value vectors; ///< columns of norm 1; Nothing unless asked for
};
[[nodiscard]] Eigen eigenOf(const Value& a, bool vectors);

struct Singular {
    Value values; ///< column, descending
    Value u, v;   ///< Nothing unless asked for
};
[[nodiscard]] Singular singularOf(const Value& a, bool vectors, bool economy);
[[nodiscard]] std::vector<double> singularValuesOf(const Value& a);

} // namespace vitrine
