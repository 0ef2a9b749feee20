// SPDX-License-Identifier: Apache-2.0
// Angles in degrees and radians.
#include "builtins/core/support.h"
#include "builtins/elementwise/operators.h"

#include <numbers>

namespace vitrine {

namespace {

/// x times a constant, in the class of x.
void scaled(Call& c, const char* name, double factor) {
    requireArray(name, c[0]);
    if (!isFloat(c[0].dtype()))
        throwError(("MATLAB:" + std::string(name) + ":nonFloatInput").c_str(),
                   "Input of %s must be of class single or double.", name);
    c.result(binaryOperation(c.vm, BinaryOp::Times, c[0], Value(factor), c.span));
}
void deg2rad(Call& c) {
    scaled(c, "deg2rad", std::numbers::pi / 180);
}
void rad2deg(Call& c) {
    scaled(c, "rad2deg", 180 / std::numbers::pi);
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
