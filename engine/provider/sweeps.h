// SPDX-License-Identifier: Apache-2.0
#pragma once
// Sweeps of a Reduction whose body has Reduced steps: there, `slot` is a step of the epilogue, and
// the value is that of the element's line. x - max(x) needs the maximum of a line before its
// elements are gone over once more. A provider either keeps the line at hand between sweeps or
// runs the parts, programs without such steps, one after another. Pure functions.
#include "provider/kernel_ir.h"

namespace vitrine {

/// A contiguous line that one workgroup goes over, a strided one that one thread does: both are one
/// block or chunk of the canonical order.
inline constexpr int64_t kLongestLine = 16384;
inline constexpr int64_t kLongestStridedLine = 256;

[[nodiscard]] bool hasSweeps(const Program& program);

struct Sweeps {
    std::vector<int> body, epilogue; ///< the sweep of each step
    std::vector<bool> bound;         ///< epilogue: does the step depend on a reduction?
    int count = 0;
};

[[nodiscard]] Sweeps sweepsOf(const Program& program);

/// A sweep as a program of its own. It has the inputs of the whole program, and after them each
/// kept step twice: spread over the elements of its line, and as it is.
struct SweepPart {
    Ref<Program> program;
    std::vector<int16_t> outputs; ///< ≥ 0: output of the whole program, else ~index into kept
};

struct SweepParts {
    std::vector<SweepPart> parts;
    std::vector<int16_t> kept; ///< epilogue steps that later sweeps read; one element a line
};

[[nodiscard]] SweepParts splitSweeps(const Program& program);
/// The launch of a part: maps and dimensions for the kept steps are added.
[[nodiscard]] LaunchGeometry partGeometry(const Program& program, const SweepParts& parts,
                                          const LaunchGeometry& geometry);

} // namespace vitrine
