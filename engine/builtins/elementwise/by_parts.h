// SPDX-License-Identifier: Apache-2.0
#pragma once
// What the operations are in terms of the parts of complex numbers: ComplexForm::byParts of
// provider/op.h. The formulas are those of the block functions for arrays that are evaluated at
// once, so both ways give the same bits. Engine thread.
#include "provider/op.h"

namespace vitrine::by_parts {

/// op of the real parts and of the imaginary parts.
Value eachPart(ByParts& z, const ElementwiseOp& op);
Value plus(ByParts& z, const ElementwiseOp& op);
Value minus(ByParts& z, const ElementwiseOp& op);
/// op.complex.function, a function of shaders/lib; its reciprocal; the function of the reciprocal.
Value fromLibrary(ByParts& z, const ElementwiseOp& op);
Value reciprocalOf(ByParts& z, const ElementwiseOp& op);
Value ofReciprocal(ByParts& z, const ElementwiseOp& op);
/// Tests that hold when they hold for one of the parts, or for both.
Value eitherPart(ByParts& z, const ElementwiseOp& op);
Value bothParts(ByParts& z, const ElementwiseOp& op);

Value times(ByParts& z, const ElementwiseOp& op);
Value rdivide(ByParts& z, const ElementwiseOp& op);
Value power(ByParts& z, const ElementwiseOp& op);
Value eq(ByParts& z, const ElementwiseOp& op);
Value ne(ByParts& z, const ElementwiseOp& op);
/// Order is that of the real parts.
Value ordered(ByParts& z, const ElementwiseOp& op);
Value abs(ByParts& z, const ElementwiseOp& op);
Value angle(ByParts& z, const ElementwiseOp& op);
Value real(ByParts& z, const ElementwiseOp& op);
Value imag(ByParts& z, const ElementwiseOp& op);
Value conj(ByParts& z, const ElementwiseOp& op);
Value sign(ByParts& z, const ElementwiseOp& op);

} // namespace vitrine::by_parts
