// SPDX-License-Identifier: Apache-2.0
#pragma once
// Complex arithmetic of captured arrays: each operation in terms of real operations on the parts
// (accel/complex_values.h). The formulas are those of the block functions for arrays that are
// evaluated at once, so both ways give the same bits. Engine thread.
#include "builtins/support.h"

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

/// A scalar exponent for which z.^n is repeated multiplication.
[[nodiscard]] bool isSmallWhole(const Value& v);

/// f(part) for both parts of z, joined: for whatever only moves elements.
template <typename F>
[[nodiscard]] Value mapParts(Interpreter& vm, const Value& z, bool undecided, F&& f);

} // namespace vitrine

#include "accel/complex_values.h"

namespace vitrine {

template <typename F>
Value mapParts(Interpreter& vm, const Value& z, bool undecided, F&& f) {
    const complexes::Parts halves = complexes::parts(vm.accelerator(), z);
    return complexes::join(vm.accelerator(), {f(halves.re), f(halves.im)}, undecided);
}

} // namespace vitrine
