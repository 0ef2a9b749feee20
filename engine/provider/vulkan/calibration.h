// SPDX-License-Identifier: Apache-2.0
#pragma once
// Measures in less than half a second what the cost model needs to know of a device, and keeps it
// on disk. Engine's thread.
#include "provider/provider.h"
#include "provider/vulkan/context.h"

namespace vitrine::vulkan {

/// Measured rates, from the folder where they were measured before ("" neither reads nor writes;
/// `again` measures in any case). What could not be measured keeps a guess by the kind of device.
Result<ProviderRates> calibrateDevice(Context& context, bool doubles, const std::string& folder,
                                      bool again = false);

/// Guesses by the kind of device, before anything is measured.
[[nodiscard]] ProviderRates guessedRates(const DeviceDescription& device);

} // namespace vitrine::vulkan
