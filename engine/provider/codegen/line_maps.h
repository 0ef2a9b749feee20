// SPDX-License-Identifier: Apache-2.0
#pragma once
// Operands of reductions whose element is found from the line's first one: reading them takes an
// addition for each element of the line, or nothing, where coordinates would take divisions. Pure
// functions.
#include "provider/kernel_ir.h"

namespace vitrine::codegen {

/// Bit i is that of Strided input i, read by the body alone.
struct LineMaps {
    uint64_t even = 0;     ///< from one element of a line to the next it is always the same step
    uint64_t constant = 0; ///< of those, the step is 0
    [[nodiscard]] bool isEven(int slot) const { return slot < 64 && (even >> slot & 1); }
    [[nodiscard]] bool isConstant(int slot) const { return slot < 64 && (constant >> slot & 1); }
};

[[nodiscard]] LineMaps lineMaps(const Program& program, const LaunchGeometry& geometry);
/// From an element of a line to the next, of an even map.
[[nodiscard]] int64_t lineStep(const LaunchGeometry& geometry, const OperandMap& map);

} // namespace vitrine::codegen
