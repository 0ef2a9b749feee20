// SPDX-License-Identifier: Apache-2.0
#pragma once
// Builtins whose real version covers only a part of the line and that turn complex outside.
#include "builtins/elementwise/complex_operations.h"
#include "builtins/elementwise/elementwise.h"

namespace vitrine {

/// Body of a builtin whose operation has a real domain.
template <const ElementwiseOp& Op>
void callInDomain(Call& c) {
    const Value& x = c[0];
    if (std::optional<Value> out = applyComplexCaptured(c.vm, Op, c.args, c.span))
        return c.result(std::move(*out));
    const bool real = !x.isArray() || x.isComplex() || isInteger(x.dtype()) ||
                      isInDomain(c.vm, x, Op.domain, c.span);
    if (!real) {
        if (std::optional<Value> out = applyComplexCaptured(c.vm, Op, c.args, c.span, true))
            return c.result(std::move(*out));
    }
    c.result(real ? applyElementwise(c.vm, Op, c.args, c.span) : applyComplex(Op, c.args));
}

/// The same without the way out: the name's real… version throws.
template <const ElementwiseOp& Op>
void callRealOnly(Call& c) {
    const Value& x = c[0];
    if (x.isArray() &&
        (x.isComplex() || (!isInteger(x.dtype()) && !isInDomain(c.vm, x, Op.domain, c.span)))) {
        const std::string name = std::string("real") + Op.name;
        throwError(("MATLAB:" + name + ":complexResult").c_str(), "R%s produced complex result.",
                   name.c_str() + 1);
    }
    c.result(applyElementwise(c.vm, Op, c.args, c.span));
}

} // namespace vitrine
