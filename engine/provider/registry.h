// SPDX-License-Identifier: Apache-2.0
#pragma once
// The providers of a session: the host, and at most one started device. Owned by session/, used by
// accel/ (to run) and session/ (to draw). Starting a device is put off until something needs it.
#include "provider/provider.h"

#include <functional>
#include <memory>

namespace vitrine {

class ProviderRegistry {
public:
    using DeviceFactory = std::function<Result<std::unique_ptr<Provider>>()>;

    ProviderRegistry(std::unique_ptr<Provider> host, DeviceFactory startDevice)
        : m_host(std::move(host)), m_start(std::move(startDevice)) {}

    [[nodiscard]] Provider& host() { return *m_host; }
    /// The started device or null; never starts one.
    [[nodiscard]] Provider* startedDevice() const { return m_device.get(); }
    /// Starts the device on the first call. Null when there is none; why() says the reason.
    [[nodiscard]] Provider* device() {
        if (!m_tried) {
            m_tried = true;
            auto made = m_start ? m_start() : Result<std::unique_ptr<Provider>>(fail(ErrorCode::Unsupported, "no device provider is built in"));
            if (made) m_device = std::move(*made);
            else m_why = made.error().message;
        }
        return m_device.get();
    }
    [[nodiscard]] bool triedDevice() const { return m_tried; }
    [[nodiscard]] const std::string& why() const { return m_why; }

private:
    std::unique_ptr<Provider> m_host;
    DeviceFactory m_start;
    std::unique_ptr<Provider> m_device;
    bool m_tried = false;
    std::string m_why;
};

} // namespace vitrine
