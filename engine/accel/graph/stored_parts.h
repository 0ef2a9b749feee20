// SPDX-License-Identifier: Apache-2.0
#pragma once
// Parts of arrays that were stored into and are still pending: x(:,t) after x(:,t) = v is v, and
// after x(:,s) = v it is what it was before. Engine thread.
#include "accel/accelerator.h"

#include <optional>

namespace vitrine {

class PendingGraph;

/// In a loop, x(r0, r1, …) without looking at x as a whole, when the stores that x waits for tell
/// what it is. One range a dimension of x's shape.
[[nodiscard]] std::optional<Value> storedPart(Accelerator& accelerator, PendingGraph& graph,
                                              const Value& x, std::span<const RangeIndex> ranges,
                                              Span at);

} // namespace vitrine
