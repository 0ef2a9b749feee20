// SPDX-License-Identifier: Apache-2.0
#pragma once
// Objects of the library in MAT files: tables, categories, times. What is written is a struct whose
// field VitrineClass names the class, whose function takes the struct. Engine thread.
#include "builtins/core/builtin.h"

namespace vitrine {

/// The value with such structs for the objects in it, those in cells and structs too.
[[nodiscard]] Value savedForm(Interpreter& vm, const Value& value);
/// The opposite.
[[nodiscard]] Value restoredForm(Interpreter& vm, const Value& value);

} // namespace vitrine
