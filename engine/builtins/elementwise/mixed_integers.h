// SPDX-License-Identifier: Apache-2.0
#pragma once
// Logic of integers of two classes: they share no arithmetic, but each is zero or not. Engine
// thread.
#include "builtins/core/support.h"

namespace vitrine {

[[nodiscard]] inline bool mixedIntegers(const Value& a, const Value& b) {
    return a.isArray() && b.isArray() && isInteger(a.dtype()) && isInteger(b.dtype()) &&
           a.dtype() != b.dtype();
}
/// a ~= 0 of a numeric array.
[[nodiscard]] Value isNonzero(Interpreter& vm, const Value& a, Span span);

} // namespace vitrine
