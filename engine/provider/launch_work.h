// SPDX-License-Identifier: Apache-2.0
#pragma once
// What a launch touches and computes, from its sizes alone: for checks of buffers and for the cost
// model. Pure; any thread.
#include "provider/kernel_ir.h"

namespace vitrine {

/// Elements of an operand that the launch can touch: one more than the largest index.
[[nodiscard]] int64_t operandExtent(const Program& program, const LaunchGeometry& geometry,
                                    std::size_t slot);
/// Elements stored to each output that is neither `whole` nor `each`.
[[nodiscard]] int64_t outputElements(const Program& program, const LaunchGeometry& geometry);
/// Elements stored to this output.
[[nodiscard]] int64_t outputElements(const Program& program, const LaunchGeometry& geometry,
                                     const OutputInfo& output);
/// Least memory traffic and arithmetic of a launch, for the cost model.
struct LaunchWork {
    uint64_t bytes = 0;
    uint64_t flops = 0;
};
[[nodiscard]] LaunchWork launchWork(const Program& program, const LaunchGeometry& geometry);

} // namespace vitrine
