// SPDX-License-Identifier: Apache-2.0
#pragma once
// The element-wise operations behind the operators; constants that live for ever.
#include "builtins/elementwise/operators.h"
#include "provider/op.h"

namespace vitrine {

extern const ElementwiseOp kPlusOp, kMinusOp, kTimesOp, kRDivideOp, kPowerOp;
extern const ElementwiseOp kEqOp, kNeOp, kLtOp, kLeOp, kGtOp, kGeOp;
extern const ElementwiseOp kAndOp, kOrOp, kXorOp, kNotOp, kUMinusOp;
extern const ElementwiseOp kIsNanOp, kAbsOp;

/// min(a, b) and max(a, b).
[[nodiscard]] const ElementwiseOp& minimumOp();
[[nodiscard]] const ElementwiseOp& maximumOp();

/// The text of an operator, for messages: "+", ".*".
[[nodiscard]] const char* operatorText(BinaryOp op);

/// x.^y with its real domain: negative bases with fractional exponents give complex results.
[[nodiscard]] Value powerOperation(Interpreter& vm, const Value& x, const Value& y, Span span);

/// The matrix operators, for operands that are not both scalars (linear_algebra files).
[[nodiscard]] Value matrixMultiply(Interpreter& vm, const Value& a, const Value& b, Span span);
[[nodiscard]] Value matrixLeftDivide(Interpreter& vm, const Value& a, const Value& b, Span span);
[[nodiscard]] Value matrixRightDivide(Interpreter& vm, const Value& a, const Value& b, Span span);
[[nodiscard]] Value matrixPower(Interpreter& vm, const Value& a, const Value& b, Span span);
/// a.' or a' of any array kind of rank 2.
[[nodiscard]] Value transposeValue(Interpreter& vm, const Value& a, bool conjugate, Span span);

} // namespace vitrine
