// SPDX-License-Identifier: Apache-2.0
#pragma once
// Makes a compute module keep the bits: no driver may contract, reorder signed zeros or drop NaN.
// Works on the words of the module; pure functions.
#include "base/result.h"

#include <cstdint>
#include <span>
#include <vector>

namespace vitrine::vulkan {

struct DeviceDescription;

/// The execution modes that the device supports for a width of floating-point numbers.
struct FloatModes {
    bool signedZeroInfNanPreserve = false;
    bool roundToNearestEven = false;
    bool denormPreserve = false;
};

struct ExactOptions {
    FloatModes float32;
    FloatModes float64;
};

/// What a device allows to be declared, its independence rules considered.
[[nodiscard]] ExactOptions exactOptions(const DeviceDescription& device);

/// Adds NoContraction to every floating-point arithmetic result and the execution modes to every
/// entry point, for the widths that the module declares. Compile when the words are no module.
Result<std::vector<uint32_t>> makeExact(std::span<const uint32_t> words,
                                        const ExactOptions& options);

} // namespace vitrine::vulkan
