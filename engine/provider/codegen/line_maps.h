// SPDX-License-Identifier: Apache-2.0
#pragma once
// Strided operands whose element is found without coordinates, which take divisions: in reductions
// from the line's first one, by an addition or not at all; wherever a thread takes four elements
// beside one another, once for the four. Pure functions.
#include "provider/kernel_ir.h"

namespace vitrine::codegen {

/// Bit i is that of Strided input i, read by the body alone.
struct LineMaps {
    uint64_t even = 0;     ///< from one element of a line to the next it is always the same step
    uint64_t constant = 0; ///< of those, the step is 0
    uint64_t fours = 0;    ///< of the others: the same for the elements 4k … 4k+3 of the domain
    [[nodiscard]] bool isEven(int slot) const { return slot < 64 && (even >> slot & 1); }
    [[nodiscard]] bool isConstant(int slot) const { return slot < 64 && (constant >> slot & 1); }
    [[nodiscard]] bool isFours(int slot) const { return slot < 64 && (fours >> slot & 1); }
    [[nodiscard]] bool none() const { return (even | fours) == 0; }
};

/// `fours`: does a thread take four elements from multiples of four on? Of a program without lines
/// that is all there is.
[[nodiscard]] LineMaps lineMaps(const Program& program, const LaunchGeometry& geometry, bool fours);
/// From an element of a line to the next, of an even map.
[[nodiscard]] int64_t lineStep(const LaunchGeometry& geometry, const OperandMap& map);

} // namespace vitrine::codegen
