// SPDX-License-Identifier: Apache-2.0
#pragma once
// A way to reach devices (Vulkan is one): lists them and starts providers. To add one: derive from
// Backend and Provider, and hand the backend to ProviderRegistry::add, or to the Session's
// constructor. Nothing else needs to know of it: VITRINE_DEVICE and gpuDevice choose its devices by
// backend, by name or by index, the planner asks `supports` and what is refused runs on the host,
// records and panels show what the provider says of itself. Owned by the registry; engine thread.
#include "provider/provider.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// What an earlier session measured of the device that would be started now.
struct RememberedDevice {
    ProviderRates rates;
    double startSeconds = 0; ///< that its last start took
    std::string name;
};

/// Which device is wanted, and what for.
struct DeviceRequest {
    std::string wish = "auto";        ///< auto and gpu: the best; else a part of a device's name
    std::optional<std::size_t> index; ///< in devices(); comes before the wish
    std::vector<std::string> windowExtensions; ///< that the window system needs
    bool presentation = false;                 ///< the device will show windows
};

class Backend {
public:
    virtual ~Backend() = default;

    /// Small letters, unique in a registry: "vulkan".
    [[nodiscard]] virtual std::string_view name() const = 0;
    /// What could be started, the best first, no two of the same name; starts nothing.
    [[nodiscard]] virtual Result<std::vector<ProviderInfo>> devices() = 0;
    /// An error says in a user's words why there is none. Once a device runs, further ones may be
    /// started on other threads, several at once.
    virtual Result<std::unique_ptr<Provider>> start(const DeviceRequest& request) = 0;
    /// Of the device that start() would take for the settings as they are; touches no device.
    [[nodiscard]] virtual std::optional<RememberedDevice> remembered() { return std::nullopt; }
};

} // namespace vitrine
