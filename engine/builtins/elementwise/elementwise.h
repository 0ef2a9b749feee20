// SPDX-License-Identifier: Apache-2.0
#pragma once
// Evaluates element-wise operations by MATLAB's class rules: large real arrays are captured by the
// Accelerator, everything else is computed here at once. Engine thread.
#include "builtins/core/support.h"

namespace vitrine {

/// op(args…) with class rule, implicit expansion, complex and integer cases. Errors:
/// MATLAB:UndefinedFunction for classes that op does not take, MATLAB:sizeDimensionsMustMatch.
[[nodiscard]] Value applyElementwise(Interpreter& vm, const ElementwiseOp& op,
                                     std::span<const Value> args, Span span);
/// The complex version even if the arguments are real; the result is real when it can be.
[[nodiscard]] Value applyComplex(const ElementwiseOp& op, std::span<const Value> args);

/// True when no element of x is below `low` (and none above `high`), so that the real function may
/// be used. Known bounds of captured arrays answer at once; else one reduction is computed.
[[nodiscard]] bool domainAllowsReal(Interpreter& vm, const Value& x, double low, double high,
                                    Span span);
/// The same for the domain of an operation; x is real.
[[nodiscard]] bool isInDomain(Interpreter& vm, const Value& x, RealDomain domain, Span span);
/// What is known of the signs of a value without looking at a captured array.
[[nodiscard]] SignBound signBoundOf(const Value& x);
/// Notes on `result`, if it is an array of real numbers, that its elements have this bound.
void noteSign(const Value& result, SignBound bound);
/// The same with what follows from the bounds of the arguments.
void noteSigns(SignRule rule, std::span<const Value> args, const Value& result);

/// Body of a builtin that is just its operation.
template <const ElementwiseOp& Op>
void callElementwise(Call& c) {
    c.result(applyElementwise(c.vm, Op, c.args, c.span));
}

/// The shape of all arguments together; throws MATLAB:sizeDimensionsMustMatch.
[[nodiscard]] Shape expandedShape(std::span<const Value> args);
/// The same elements repeated to a larger shape (implicit expansion), on the host.
[[nodiscard]] Ref<Tensor> expandTo(Ref<Tensor> x, const Shape& shape);
/// Runs a block function over tensors that already have its class.
void evaluateBlocks(BlockFunction function, std::span<const Ref<Tensor>> args, Tensor& out);

} // namespace vitrine
