// SPDX-License-Identifier: Apache-2.0
#pragma once
// What a device is and can do, in the words of the layers above: the provider's description and
// the code generator's traits. Any thread.
#include "base/settings.h"
#include "provider/codegen/gpu_plan.h"
#include "provider/provider.h"
#include "provider/vulkan/physical_device.h"
#include "provider/vulkan/probe.h"
#include "provider/vulkan/vulkan_provider.h"

namespace vitrine::vulkan {

[[nodiscard]] ProviderInfo describe(const DeviceDescription& device);
/// Bytes that one binding, and one allocation, may have. VITRINE_MAX_BINDING_BYTES makes it less,
/// so that tests of large arrays need little memory.
[[nodiscard]] uint64_t mostBinding(const DeviceDescription& device);
[[nodiscard]] DeviceTraits traitsOf(const DeviceDescription& device, const Conformance& conformance,
                                    const Settings& settings, const VulkanOptions& options);

} // namespace vitrine::vulkan
