// SPDX-License-Identifier: Apache-2.0
#pragma once
// Convolution of real arrays as builtins share it. Engine thread.
#include "builtins/core/support.h"

namespace vitrine {

/// Elements [first, first+length) of the full convolution of two real vectors, as a column; double
/// or single. Not empty.
[[nodiscard]] Value convolveVectors(Interpreter& vm, const Value& a, const Value& b, int64_t first,
                                    int64_t length, Span span);

} // namespace vitrine
