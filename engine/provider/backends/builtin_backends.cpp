// SPDX-License-Identifier: Apache-2.0
#include "provider/backends/builtin_backends.h"

#include "provider/host/host_provider.h"
#include "provider/vulkan/vulkan_provider.h"

namespace vitrine {

std::unique_ptr<Provider> makeHostProvider(Trace& trace) {
    return std::make_unique<HostProvider>(trace);
}

void addBuiltinBackends(ProviderRegistry& registry, const Settings& settings, Trace& trace,
                        const std::atomic<bool>* stop) {
    static_cast<void>(registry.add(std::make_unique<VulkanBackend>(settings, trace, stop)));
}

std::vector<BuiltinDevice> builtinDevices() {
    std::vector<BuiltinDevice> all;
    if (const auto found = listVulkanDevices()) {
        for (const ProviderInfo& info : *found)
            all.push_back({info, "vulkan"});
    }
    return all;
}

} // namespace vitrine
