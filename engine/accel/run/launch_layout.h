// SPDX-License-Identifier: Apache-2.0
#pragma once
// How a built program is laid out for its launch.
#include "accel/run/program_builder.h"

namespace vitrine {

/// Dimensions as launched: one when every operand is linear, else the domain's own with those
/// merged over which all strided operands run through.
/// Unsupported: strided access in more dimensions than kernels have.
[[nodiscard]] Status layOut(const Group& group, Program& program, LaunchGeometry& g);

/// A copy that only turns dimensions around goes tile by tile: its own routine.
void becomePermute(Program& p, BuiltGroup& out);

} // namespace vitrine
