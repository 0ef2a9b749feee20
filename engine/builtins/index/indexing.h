// SPDX-License-Identifier: Apache-2.0
#pragma once
// Paren indexing, indexed assignment and deletion over every array kind (numeric, char, logical,
// complex, cell, struct, string). Brace and field access are the VM's. A magic colon is passed as
// the char scalar ':'. Ranges over large device or pending arrays become index maps of the
// Accelerator.
#include "builtins/core/builtin.h"

namespace vitrine {

/// a(subscripts…) of any array kind; keeps the kind (a cell gives a cell). Errors:
/// MATLAB:badsubscript, MATLAB:index_exceeds_dims with MATLAB's wording ("Index exceeds the number
/// of array elements. …").
[[nodiscard]] Value indexValue(Interpreter& vm, const Value& a, std::span<const Value> subscripts,
                               Span span);
/// a(subscripts…) = b, growing and converting a as MATLAB does; a may be Nothing (created).
/// Changes a in place when it is the only owner.
void assignIndexed(Interpreter& vm, Value& a, std::span<const Value> subscripts, const Value& b,
                   Span span);
/// a(subscripts…) = [].
void deleteIndexed(Interpreter& vm, Value& a, std::span<const Value> subscripts, Span span);
/// The linear positions (from 0) that subscripts select, and the shape of the result; shared by
/// cell brace access and struct-array element access.
struct Selection {
    std::vector<int64_t> positions;
    Shape shape;
};
[[nodiscard]] Selection selectPositions(const Shape& of, std::span<const Value> subscripts,
                                        Span span);
/// Value of `end` in subscript `position` of `count` for an array of this shape.
[[nodiscard]] int64_t endValue(const Shape& shape, int position, int count);

} // namespace vitrine
