// SPDX-License-Identifier: Apache-2.0
#pragma once
// The host's provider and the backends that are built in. Engine thread, but for the list.
#include "provider/registry.h"

#include <atomic>
#include <memory>

namespace vitrine {

/// The provider that is always there. The trace must outlive it.
[[nodiscard]] std::unique_ptr<Provider> makeHostProvider(Trace& trace);
/// Adds the backends, which give up waiting when the flag is set. All must outlive the registry.
void addBuiltinBackends(ProviderRegistry& registry, const Settings& settings, Trace& trace,
                        const std::atomic<bool>* stop);
/// A device that one of them has, without a registry. Any thread.
struct BuiltinDevice {
    ProviderInfo info;
    std::string backend;
};
[[nodiscard]] std::vector<BuiltinDevice> builtinDevices();

} // namespace vitrine
