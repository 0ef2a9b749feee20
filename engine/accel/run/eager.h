// SPDX-License-Identifier: Apache-2.0
#pragma once
// Reductions, scans and random numbers of arrays so small that planning would cost more than
// computing: evaluated at once by the host provider's own workers, so the bits are those of its
// programs.
#include "accel/graph/lines.h"
#include "accel/run/runner.h"

#include <optional>
#include <string_view>

namespace vitrine::eager {

/// Reduces lines of an array of real numbers on the host. Nothing when the canonical order cuts
/// them into parts.
[[nodiscard]] std::optional<Value> reduce(Runner& runner, Combine combine, const Value& x,
                                          const Lines& lines, DType result, const Shape& shape,
                                          Span at);
[[nodiscard]] std::optional<Value> scan(Runner& runner, Combine combine, bool reverse,
                                        const Value& x, const Lines& lines, Span at);
/// Elements of a random stream; of class double or single.
[[nodiscard]] Value random(Runner& runner, RandomDistribution distribution,
                           const RandomSource& source, DType dtype, const Shape& shape, Span at);

} // namespace vitrine::eager
