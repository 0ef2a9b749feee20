// SPDX-License-Identifier: Apache-2.0
#pragma once
// The operations of the elementary functions by name: elementary::floor. Constants that live for
// ever; their rows are provider/functions.def.
#include "builtins/core/builtin.h"
#include "provider/op.h"

namespace vitrine {

namespace elementary {
#define UNARY(name, ...) extern const ElementwiseOp name;
#define BINARY(name, ...) extern const ElementwiseOp name;
#include "provider/functions.def"
} // namespace elementary

// Builtins of rows that are more than the operation (elementwise_exponential.cpp, …).
void log2Function(Call& c);
void hypotFunction(Call& c);
void nthrootFunction(Call& c);
void nextpow2Function(Call& c);
void roundFunction(Call& c);

} // namespace vitrine
