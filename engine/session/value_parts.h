// SPDX-License-Identifier: Apache-2.0
#pragma once
// Parts of values as tool tips and the variable viewer show them. Engine thread.
#include "value/containers.h"
#include "value/tensor.h"
#include "value/value.h"

#include <string>

namespace vitrine {

struct ArrayPart {
    int64_t row = 0, column = 0, rows = 0, columns = 0;
    int64_t offset = 0; ///< elements before the slice that the rows and columns are of
};

/// Rows and columns of a slice; of what is on a device nothing else is copied. Computes what is
/// pending. Throws ScriptError.
[[nodiscard]] Value partOfArray(const Tensor& array, const ArrayPart& part);

/// What everybody may read of objects with classdef, one or an array, as a struct array: stored
/// properties and constants, no code runs. Null for all else.
[[nodiscard]] Ref<StructArray> propertiesOf(const Value& value);

/// Without empty lines in front, line ends and blanks behind.
[[nodiscard]] std::string trimmed(std::string text);

} // namespace vitrine
