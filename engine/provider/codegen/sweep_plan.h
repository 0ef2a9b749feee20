// SPDX-License-Identifier: Apache-2.0
#pragma once
// What the sweeps of a reduction's kernel hand from one to the next. Pure functions.
#include "provider/codegen/library.h"
#include "provider/codegen/variant.h"
#include "provider/sweeps.h"

#include <vector>

namespace vitrine::codegen {

/// What each sweep computes, reads and holds for later ones.
struct SweepPlan {
    Sweeps sweeps;
    std::vector<std::vector<bool>> needed; ///< by sweep, steps
    std::vector<std::vector<bool>> known;  ///< by sweep: of those, held since an earlier one
    std::vector<std::vector<bool>> keeps;  ///< by sweep: computed in it and held
    std::vector<int> first, last;          ///< sweeps that read an operand as Linear, or -1

    /// values: are steps that cost more than a few operations held, rather than computed again?
    SweepPlan(const Program& program, const Library& library, bool values);
    /// Registers for four elements of everything that is held.
    [[nodiscard]] int64_t registers(const Program& program) const;
};

/// What of a contiguous line of so many elements a thread should hold from sweep to sweep. Nothing:
/// it is not needed twice, or would not fit, or the text, written out for each pass, is too long.
[[nodiscard]] HeldLine heldLine(const Program& program, const DeviceTraits& traits,
                                const Library& library, int64_t length);

} // namespace vitrine::codegen
