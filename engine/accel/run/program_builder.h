// SPDX-License-Identifier: Apache-2.0
#pragma once
// Turns a group of nodes into the program and geometry that providers run. Structure only goes into
// the Program, so that the same loop body makes the same program in every iteration.
#include "accel/fusion/fusion.h"

namespace vitrine {

struct BuiltGroup {
    Ref<Program> program;
    LaunchGeometry geometry;
    std::vector<Ref<ArrayHandle>> inputs; ///< one a program input
    uint64_t bytesRead = 0;               ///< least traffic of the operands
    uint64_t bytesWritten = 0;
    uint64_t bytesSaved = 0; ///< intermediates that were not stored and read again
    double flops = 0;
    uint64_t costKey = 0; ///< what measured times are kept under, whatever line it is of

    /// Arrays that the group reads, each once.
    [[nodiscard]] std::vector<ArrayHandle*> distinctInputs() const;
};

/// Unsupported when the group needs more than six dimensions.
[[nodiscard]] Result<BuiltGroup> buildGroup(const Group& group);

/// The select operation of masks and indexed assignment: arguments condition, if true, if false.
[[nodiscard]] const ElementwiseOp& selectOp();

} // namespace vitrine
