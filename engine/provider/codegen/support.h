// SPDX-License-Identifier: Apache-2.0
#pragma once
// Why a program cannot become kernels for a device, in words a user understands.
#include "provider/codegen/gpu_plan.h"

#include <string>

namespace vitrine::codegen {

/// "" when kernels can be made; depends on the program and the device only.
[[nodiscard]] std::string programObstacle(const Program& program, const DeviceTraits& traits);
/// "" when the launch's buffers and sizes fit the device.
[[nodiscard]] std::string launchObstacle(const Program& program, const LaunchGeometry& geometry,
                                         const DeviceTraits& traits);
/// Elements of an operand that the launch can touch: one more than the largest index.
[[nodiscard]] int64_t operandExtent(const Program& program, const LaunchGeometry& geometry,
                                    std::size_t slot);
/// Elements stored to each output.
[[nodiscard]] int64_t outputElements(const Program& program, const LaunchGeometry& geometry);
/// Are 64-bit indices needed?
[[nodiscard]] bool needsWideIndex(const Program& program, const LaunchGeometry& geometry);

/// Least memory traffic and arithmetic of a launch, for the cost model.
struct Work {
    uint64_t bytes = 0;
    uint64_t flops = 0;
};
[[nodiscard]] Work launchWork(const Program& program, const LaunchGeometry& geometry);

} // namespace vitrine::codegen
