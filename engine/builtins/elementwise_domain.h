// SPDX-License-Identifier: Apache-2.0
#pragma once
// Builtins whose real version covers only a part of the line and that turn complex outside.
#include "builtins/complex_operations.h"
#include "builtins/elementwise.h"

namespace vitrine {

enum class Domain : uint8_t {
    NotNegative,   ///< x ≥ 0
    AboveMinusOne, ///< x ≥ -1
    AboveOne,      ///< x ≥ 1
    UnitInterval,  ///< -1 ≤ x ≤ 1
};

[[nodiscard]] inline bool isInDomain(Interpreter& vm, const Value& x, Domain domain, Span span) {
    constexpr double kInf = std::numeric_limits<double>::infinity();
    switch (domain) {
    case Domain::NotNegative:
        return domainAllowsReal(vm, x, 0, kInf, span);
    case Domain::AboveMinusOne:
        return domainAllowsReal(vm, x, -1, kInf, span);
    case Domain::AboveOne:
        return domainAllowsReal(vm, x, 1, kInf, span);
    case Domain::UnitInterval:
        break;
    }
    return domainAllowsReal(vm, x, -1, 1, span);
}

template <const ElementwiseOp& Op, Domain D>
void callInDomain(Call& c) {
    const Value& x = c[0];
    if (std::optional<Value> out = applyComplexCaptured(c.vm, Op, c.args, c.span))
        return c.result(std::move(*out));
    const bool real =
        !x.isArray() || x.isComplex() || isInteger(x.dtype()) || isInDomain(c.vm, x, D, c.span);
    if (!real) {
        if (std::optional<Value> out = applyComplexCaptured(c.vm, Op, c.args, c.span, true))
            return c.result(std::move(*out));
    }
    c.result(real ? applyElementwise(c.vm, Op, c.args, c.span) : applyComplex(Op, c.args));
}

/// The same without the way out: the name's real… version throws.
template <const ElementwiseOp& Op, Domain D>
void callRealOnly(Call& c) {
    const Value& x = c[0];
    if (x.isArray() &&
        (x.isComplex() || (!isInteger(x.dtype()) && !isInDomain(c.vm, x, D, c.span)))) {
        throwError("MATLAB:complexResult", "Real function produced complex result.");
    }
    c.result(applyElementwise(c.vm, Op, c.args, c.span));
}

} // namespace vitrine
