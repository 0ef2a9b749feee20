// SPDX-License-Identifier: Apache-2.0
#pragma once
// Rearrangements that other families need. Engine thread.
#include "builtins/core/support.h"

namespace vitrine {

/// The dimensions of a in another order (from 0, at least as many as a has).
[[nodiscard]] Value permuteValue(Interpreter& vm, const Value& a, std::span<const int> order,
                                 Span span);
/// The square matrix with v on its diagonal.
[[nodiscard]] Value diagonalMatrix(Call& c, const Value& v);

} // namespace vitrine
