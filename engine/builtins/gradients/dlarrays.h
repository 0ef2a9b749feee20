// SPDX-License-Identifier: Apache-2.0
#pragma once
// Where dlarrays meet the language: operators, indexing, concatenation and calls of builtins come
// here as soon as an operand is one. The ordinary operation computes the data; what is traced is
// recorded with the place of the call. Engine thread.
#include "builtins/core/builtin.h"
#include "builtins/elementwise/operators.h"
#include "builtins/gradients/tape.h"

namespace vitrine {

/// A call with a dlarray among its arguments, as the builtin's rule says (gradient_rules.cpp).
void callWithDlArray(Call& c, const Builtin& builtin);
[[nodiscard]] Value dlBinary(Interpreter& vm, BinaryOp op, const Value& a, const Value& b,
                             Span span);
[[nodiscard]] Value dlUnary(Interpreter& vm, UnaryOp op, const Value& a, Span span);
[[nodiscard]] Value dlIndex(Interpreter& vm, const Value& a, std::span<const Value> subscripts,
                            Span span);
void dlAssign(Interpreter& vm, Value& a, std::span<const Value> subscripts, const Value& b,
              Span span);
void dlDelete(Interpreter& vm, Value& a, std::span<const Value> subscripts, Span span);
[[nodiscard]] Value dlConcatenate(Interpreter& vm, int dimension, std::span<const Value> parts,
                                  Span span);

} // namespace vitrine
