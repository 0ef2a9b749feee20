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
/// Are 64-bit indices needed?
[[nodiscard]] bool needsWideIndex(const Program& program, const LaunchGeometry& geometry);

} // namespace vitrine::codegen
