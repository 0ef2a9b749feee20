// SPDX-License-Identifier: Apache-2.0
#pragma once
// Conversion to string arrays as string arithmetic and concatenation need it. Any thread.
#include "value/value.h"

namespace vitrine {

/// The value as a string array: strings as they are, a char row whole, a char matrix by rows,
/// numbers element by element as num2str shows them, NaN as missing, logical as true and false, a
/// cell element by element.
[[nodiscard]] Value stringsOf(const Value& value);

} // namespace vitrine
