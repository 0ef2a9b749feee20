// SPDX-License-Identifier: Apache-2.0
#include "provider/vulkan/timestamps.h"

#include <chrono>

namespace vitrine::vulkan {
namespace {

constexpr int64_t kRecalibrateNs = 1'000'000'000;

bool hasMonotonicDomain(const Device& device) {
    const auto query =
        device.instance().function<PFN_vkGetPhysicalDeviceCalibrateableTimeDomainsEXT>(
            "vkGetPhysicalDeviceCalibrateableTimeDomainsEXT");
    if (!query) return false;
    uint32_t count = 0;
    if (!vkCall("vkGetPhysicalDeviceCalibrateableTimeDomainsEXT",
                [&] { return query(device.physical(), &count, nullptr); }))
        return false;
    std::vector<VkTimeDomainEXT> domains(count);
    if (!vkCall("vkGetPhysicalDeviceCalibrateableTimeDomainsEXT",
                [&] { return query(device.physical(), &count, domains.data()); }))
        return false;
    const auto has = [&](VkTimeDomainEXT domain) {
        return std::find(domains.begin(), domains.end(), domain) != domains.end();
    };
    return has(VK_TIME_DOMAIN_DEVICE_EXT) && has(VK_TIME_DOMAIN_CLOCK_MONOTONIC_EXT);
}

} // namespace

int64_t steadyNow() {
    return std::chrono::duration_cast<std::chrono::nanoseconds>(
               std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

DeviceClock::DeviceClock(std::shared_ptr<Device> device) : m_device(std::move(device)) {
    const uint32_t bits = m_device->queue(Role::Compute).timestampBits;
    if (bits == 0 || m_device->description().timestampPeriod <= 0) return;
    m_mask = bits >= 64 ? UINT64_MAX : (uint64_t{1} << bits) - 1;
    m_calibrated = m_device->getCalibratedTimestamps && hasMonotonicDomain(*m_device);
    calibrate();
}

void DeviceClock::calibrate() {
    if (!m_calibrated) return;
    if (m_anchored && steadyNow() - m_hostNs < kRecalibrateNs) return;
    std::array<VkCalibratedTimestampInfoEXT, 2> infos{};
    infos[0] = {VK_STRUCTURE_TYPE_CALIBRATED_TIMESTAMP_INFO_EXT, nullptr,
                VK_TIME_DOMAIN_DEVICE_EXT};
    infos[1] = {VK_STRUCTURE_TYPE_CALIBRATED_TIMESTAMP_INFO_EXT, nullptr,
                VK_TIME_DOMAIN_CLOCK_MONOTONIC_EXT}; // what steady_clock reads on Linux
    std::array<uint64_t, 2> values{};
    uint64_t deviation = 0;
    if (!m_device->call("vkGetCalibratedTimestampsEXT", [&] {
            return m_device->getCalibratedTimestamps(m_device->handle(), 2, infos.data(),
                                                     values.data(), &deviation);
        }))
        return; // the old comparison stays good enough
    m_ticks = values[0] & m_mask;
    m_hostNs = static_cast<int64_t>(values[1]);
    m_anchored = true;
}

void DeviceClock::anchor(uint64_t ticks, int64_t hostNs) {
    if (m_anchored) return;
    m_ticks = ticks & m_mask;
    m_hostNs = hostNs;
    m_anchored = true;
}

int64_t DeviceClock::toSteady(uint64_t ticks) const {
    // The difference is taken modulo the counter's width, then read as signed.
    const uint64_t difference = (ticks - m_ticks) & m_mask;
    const bool negative = difference > m_mask / 2;
    const double distance = static_cast<double>(negative ? m_mask - difference + 1 : difference) *
                            m_device->description().timestampPeriod;
    return m_hostNs + (negative ? -1 : 1) * static_cast<int64_t>(distance);
}

int64_t DeviceClock::between(uint64_t begin, uint64_t end) const {
    return static_cast<int64_t>(static_cast<double>((end - begin) & m_mask) *
                                m_device->description().timestampPeriod);
}

} // namespace vitrine::vulkan
