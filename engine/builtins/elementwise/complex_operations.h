// SPDX-License-Identifier: Apache-2.0
#pragma once
// Complex arithmetic of captured arrays: each operation in terms of real operations on the parts
// (accel/graph/complex_values.h). The formulas are those of the block functions for arrays that are
// evaluated at once, so both ways give the same bits. Engine thread.
#include "builtins/core/support.h"

#include <optional>

namespace vitrine {

/// Is one of the values complex (as far as is known) and is the operation on them large, or on
/// something pending or on a device? realArguments: the operation leaves the real numbers by
/// itself.
[[nodiscard]] bool complexCaptured(Interpreter& vm, std::span<const Value> args,
                                   bool realArguments = false);

/// op(args…) by parts; nothing when complexCaptured is false or op has no form here.
[[nodiscard]] std::optional<Value> applyComplexCaptured(Interpreter& vm, const ElementwiseOp& op,
                                                        std::span<const Value> args, Span span,
                                                        bool realArguments = false);

/// x.*y of two complex arrays or a complex and a real one, captured; does not ask whether they are
/// real after all.
[[nodiscard]] Value complexProduct(Interpreter& vm, const Value& x, const Value& y, Span span);

/// A scalar exponent for which z.^n is repeated multiplication.
[[nodiscard]] bool isSmallWhole(const Value& v);

/// f(part) for both parts of z, joined: for whatever only moves elements.
template <typename F>
[[nodiscard]] Value mapParts(Interpreter& vm, const Value& z, bool undecided, F&& f);

/// x*y for a product that is linear in both, from multiply(part, part); x or y is complex. The
/// conjugates of x and y where asked for.
template <typename F>
[[nodiscard]] Value joinedProducts(Interpreter& vm, const Value& x, const Value& y, Span span,
                                   F&& multiply, bool conjugateX = false, bool conjugateY = false);

} // namespace vitrine

#include "accel/graph/complex_values.h"
#include "builtins/elementwise/operators.h"

namespace vitrine {

template <typename F>
Value mapParts(Interpreter& vm, const Value& z, bool undecided, F&& f) {
    const complexes::Parts halves = complexes::parts(vm.accelerator(), z);
    return complexes::join(vm.accelerator(), {f(halves.re), f(halves.im)}, undecided,
                           complexes::originOfElements(z));
}

template <typename F>
Value joinedProducts(Interpreter& vm, const Value& x, const Value& y, Span span, F&& multiply,
                     bool conjugateX, bool conjugateY) {
    const auto parts = [&](const Value& v, bool conjugate) {
        if (!v.isComplex()) return complexes::Parts{v, Value()};
        complexes::Parts halves = complexes::parts(vm.accelerator(), v);
        if (conjugate)
            halves.im = binaryOperation(vm, BinaryOp::Times, halves.im, Value(-1.0), span);
        return halves;
    };
    const complexes::Parts a = parts(x, conjugateX), b = parts(y, conjugateY);
    const auto product = [&](const Value& p, const Value& q) {
        return p.isNothing() || q.isNothing() ? Value() : multiply(p, q);
    };
    const auto combined = [&](BinaryOp op, const Value& p, const Value& q) {
        if (p.isNothing() || q.isNothing()) return p.isNothing() ? q : p;
        return binaryOperation(vm, op, p, q, span);
    };
    const Value re = combined(BinaryOp::Minus, product(a.re, b.re), product(a.im, b.im)),
                im = combined(BinaryOp::Plus, product(a.re, b.im), product(a.im, b.re));
    return complexes::join(vm.accelerator(), {re, im}, true);
}

} // namespace vitrine
