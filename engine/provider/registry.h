// SPDX-License-Identifier: Apache-2.0
#pragma once
// The providers of a session: the host, and at most one started device. Owned by session/, used by
// accel/ (to run) and session/ (to draw). Starting a device is put off until something needs it.
#include "provider/provider.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace vitrine {

/// What an earlier session measured of the device that would be started now.
struct RememberedDevice {
    ProviderRates rates;
    double startSeconds = 0; ///< that its last start took
    std::string name;
};

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
            auto made = m_start ? m_start()
                                : Result<std::unique_ptr<Provider>>(fail(
                                      ErrorCode::Unsupported, "no device provider is built in"));
            if (made)
                m_device = std::move(*made);
            else
                m_why = made.error().message;
        }
        return m_device.get();
    }
    /// Rates of the device from an earlier session, to judge it without starting it; nothing when it
    /// was never measured on this machine since it was booted.
    [[nodiscard]] const std::optional<RememberedDevice>& remembered() {
        if (!m_recalled && m_recall) {
            m_recalled = true;
            m_remembered = m_recall();
        }
        return m_remembered;
    }
    /// Puts a lost device aside; device() starts it once more, but not after a second loss.
    void loseDevice() {
        m_lost.push_back(std::move(m_device)); // buffers that refer to it may live on
        m_tried = !mayRestart || m_lost.size() > 1;
        m_why = m_lost.size() > 1 ? "the device was lost twice" : "the device was lost";
    }
    bool mayRestart = true; ///< false while a window draws with the device: it cannot change over
    void setRecall(std::function<std::optional<RememberedDevice>()> recall) {
        m_recall = std::move(recall);
    }
    [[nodiscard]] bool triedDevice() const { return m_tried; }
    [[nodiscard]] const std::string& why() const { return m_why; }

private:
    std::unique_ptr<Provider> m_host;
    DeviceFactory m_start;
    std::vector<std::unique_ptr<Provider>> m_lost;
    std::unique_ptr<Provider> m_device;
    std::function<std::optional<RememberedDevice>()> m_recall;
    std::optional<RememberedDevice> m_remembered;
    bool m_recalled = false;
    bool m_tried = false;
    std::string m_why;
};

} // namespace vitrine
