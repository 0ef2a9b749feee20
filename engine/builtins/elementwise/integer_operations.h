// SPDX-License-Identifier: Apache-2.0
#pragma once
// Integer arithmetic of captured arrays. Arguments of one class go through the operation's own
// integer function; integers of at most 32 bits with doubles, or without such a function, are
// computed in double and converted back, which is exact; the rest stays with the general way
// (elementwise.cpp), which gives the same elements. Engine thread.
#include "builtins/core/support.h"

#include <optional>

namespace vitrine {

/// op(args…), compute being an integer class or the wide class of a comparison of two; nothing when
/// no argument is captured or the operation has no form here.
[[nodiscard]] std::optional<Value> applyIntegerCaptured(Interpreter& vm, const ElementwiseOp& op,
                                                        std::span<const Value> args, DType compute,
                                                        Span span);

/// A whole double scalar as the integer class, when it is in its range.
[[nodiscard]] std::optional<Value> wholeScalarAs(const Value& v, DType type);

} // namespace vitrine
