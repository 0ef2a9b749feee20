// SPDX-License-Identifier: Apache-2.0
#pragma once
// Elements of the library's arrays of times and of categories, told and joined without running
// their class: what a dictionary does with keys and values. Engine thread.
#include "value/value.h"

#include <string>
#include <vector>

namespace vitrine {

/// A datetime, duration or categorical array.
[[nodiscard]] bool hasObjectElements(const Value& v);
/// Its elements as arrays of one element, column by column.
[[nodiscard]] std::vector<Value> objectElements(const Value& v);
/// Elements of one class in a shape; categories are those of the first and then of the others.
[[nodiscard]] Value joinedElements(const std::vector<Value>& elements, const Shape& shape);
/// A text that is the same for equal elements of one class.
[[nodiscard]] std::string elementKey(const Value& element);

} // namespace vitrine
