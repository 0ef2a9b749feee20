// SPDX-License-Identifier: Apache-2.0
#pragma once
// inline objects, as the interpreter calls them. Engine thread.
#include "builtins/core/builtin.h"

namespace vitrine {

/// The function handle in an inline object; Nothing for every other value.
[[nodiscard]] Value inlineHandle(const Value& value);
/// "f(x,y) = x+y" of an inline object that a variable f holds; "" for every other object.
[[nodiscard]] std::string inlineText(const ObjectValue& object, const std::string& variable);

} // namespace vitrine
