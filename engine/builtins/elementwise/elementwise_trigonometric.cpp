// SPDX-License-Identifier: Apache-2.0
// Angles in degrees and radians.
#include "builtins/core/support.h"
#include "builtins/elementwise/operators.h"

#include <numbers>

namespace vitrine {

namespace {

/// x times a constant, in the class of x.
void scaled(Call& c, double factor) {
    requireArray("deg2rad", c[0]);
    c.result(binaryOperation(c.vm, BinaryOp::Times, c[0], Value(factor), c.span));
}
void deg2rad(Call& c) {
    scaled(c, std::numbers::pi / 180);
}
void rad2deg(Call& c) {
    scaled(c, 180 / std::numbers::pi);
}

constexpr Builtin kRows[] = {
    {"deg2rad", 1, 1, 1, deg2rad, "R = deg2rad(D)", "Degrees to radians.", nullptr,
     SparseRule::EachEntry},
    {"rad2deg", 1, 1, 1, rad2deg, "D = rad2deg(R)", "Radians to degrees.", nullptr,
     SparseRule::EachEntry},
};

} // namespace

std::span<const Builtin> trigonometricTable() {
    return kRows;
}

} // namespace vitrine
