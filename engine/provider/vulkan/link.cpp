// SPDX-License-Identifier: Apache-2.0
#include "provider/vulkan/link.h"

#include "base/settings.h"
#include "provider/vulkan/timestamps.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <thread>

namespace vitrine::vulkan {

Link::Link() {
    const std::string text = environmentText("VITRINE_LINK_SLOWDOWN").value_or("1");
    m_slowdown = std::clamp(std::strtod(text.c_str(), nullptr), 1.0, 1e4);
}

ProviderRates Link::seen(ProviderRates rates) const {
    rates.uploadBandwidth /= m_slowdown;
    rates.downloadBandwidth /= m_slowdown;
    return rates;
}

void Link::slow(uint64_t bytes, double rate, int64_t startNs) const {
    if (m_slowdown <= 1) return;
    const double seconds = static_cast<double>(bytes) / rate * m_slowdown;
    std::this_thread::sleep_until(std::chrono::steady_clock::time_point(
        std::chrono::nanoseconds(startNs + static_cast<int64_t>(seconds * 1e9))));
}

void Link::follow(double& rate, uint64_t bytes, int64_t startNs) {
    if (bytes < kTellingBytes) return;
    const double seconds = static_cast<double>(steadyNow() - startNs) * 1e-9;
    // Seconds of a byte, as an exponential mean. A slower one than usual may be another
    // program's doing and counts less.
    const double now = seconds / static_cast<double>(bytes);
    const double weight = now * rate < 1 ? 0.5 : 0.2;
    rate = 1 / (1 / rate + weight * (now - 1 / rate));
}

} // namespace vitrine::vulkan
