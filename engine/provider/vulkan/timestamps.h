// SPDX-License-Identifier: Apache-2.0
#pragma once
// Device timestamps in the host's steady clock: exactly where VK_EXT_calibrated_timestamps allows
// it, else anchored at the first submission. Engine's thread.
#include "provider/vulkan/device.h"

namespace vitrine::vulkan {

/// One dispatch (or copy) as the device ran it; times in nanoseconds of std::chrono::steady_clock.
struct DispatchTiming {
    uint64_t id = 0;
    int64_t startNs = 0;
    int64_t endNs = 0;
    uint64_t bytes = 0;
    uint64_t flops = 0;
};

[[nodiscard]] int64_t steadyNow();

class DeviceClock {
public:
    explicit DeviceClock(std::shared_ptr<Device> device);

    /// Timestamps can be taken on the compute queue.
    [[nodiscard]] bool available() const { return m_mask != 0; }
    /// True when the two clocks are compared through the extension.
    [[nodiscard]] bool calibrated() const { return m_calibrated; }
    /// Compares the clocks again, unless that was done within the last second.
    void calibrate();
    /// For devices without calibration: this timestamp was taken at about this host time.
    void anchor(uint64_t ticks, int64_t hostNs);
    [[nodiscard]] int64_t toSteady(uint64_t ticks) const;
    /// Nanoseconds from one timestamp to a later one; right across a wrap of narrow counters.
    [[nodiscard]] int64_t between(uint64_t begin, uint64_t end) const;

private:
    std::shared_ptr<Device> m_device;
    uint64_t m_mask = 0;
    bool m_calibrated = false;
    bool m_anchored = false;
    uint64_t m_ticks = 0;
    int64_t m_hostNs = 0;
};

} // namespace vitrine::vulkan
