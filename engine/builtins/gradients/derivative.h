// SPDX-License-Identifier: Apache-2.0
#pragma once
// Derivatives as the rows of operations write them (ElementwiseOp::derivative): an expression of
// the language with element-wise operators, numbers, pi, builtins, the arguments x and z and the
// result y. Parsed once. Engine thread.
#include "builtins/gradients/backward.h"

#include <string_view>

namespace vitrine {

/// Does the expression name the variable: 'x', 'z' or 'y'?
[[nodiscard]] bool derivativeReads(const char* text, char variable);
/// Its value with these arguments and this result.
[[nodiscard]] Value evaluateDerivative(const GradientOps& ops, const char* text, const Value& x,
                                       const Value& z, const Value& y);

} // namespace vitrine
