// SPDX-License-Identifier: Apache-2.0
#pragma once
// Indexing by masks and lists whose elements need not come to the host: reading becomes a compact
// or gather node, writing a scatter node. Each answers false when the general way has to do it,
// which then reports what is wrong with the subscripts. Engine thread.
#include "builtins/index/subscripts.h"

namespace vitrine {

/// a(subscripts…) when a subscript is a list or mask that is pending or on a device.
[[nodiscard]] bool gatherCaptured(Interpreter& vm, const Value& a,
                                  std::span<const Value> subscripts, Span span, Value& out);
/// The same when the subscripts were read and are within bounds, and a is pending or on a device.
[[nodiscard]] bool gatherListed(Interpreter& vm, const Value& a, std::span<const Subscript> subs,
                                const Shape& result, Span span, Value& out);
/// a(subscripts…) = b for b of a's class and places that exist.
[[nodiscard]] bool scatterCaptured(Interpreter& vm, Value& a, std::span<const Value> subscripts,
                                   const Value& b, Span span);

/// a(subscripts…) = [] for one list or mask among colons, where a or the list is pending or on a
/// device.
[[nodiscard]] bool deleteCaptured(Interpreter& vm, Value& a, std::span<const Value> subscripts,
                                  Span span);
/// Makes a, which is pending or on a device, as large as an assignment of b to the subscripts
/// needs; does nothing where the general way has to do it.
void growCaptured(Interpreter& vm, Value& a, std::span<const Value> subscripts, const Value& b,
                  Span span);

/// Greatest element of an index array when all are whole numbers ≥ 1, else 0; what is known is not
/// looked at again, so it may be a bound only. At most two numbers come to the host.
[[nodiscard]] int64_t checkedLimit(Interpreter& vm, const Value& index, Span span);

/// Number of nonzero elements; one number comes to the host.
[[nodiscard]] int64_t countNonzero(Interpreter& vm, const Value& x, Span span);

} // namespace vitrine
