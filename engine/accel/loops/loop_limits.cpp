// SPDX-License-Identifier: Apache-2.0
#include "accel/loops/loop_limits.h"

#include "base/settings.h"
#include "provider/registry.h"

#include <algorithm>

namespace vitrine {

int64_t LoopLimits::keptTrips(const LoopBody& body) const {
    // Of an array that the script has anyway, and of one that only passes read: on a device it
    // saves launches, on the host it must stay in the caches.
    constexpr uint64_t kStoredBytes = uint64_t{1} << 30;
    const uint64_t passBytes = uint64_t{1} << (deviceInUse() ? 26 : 21);
    uint64_t trips = UINT32_MAX;
    for (const LoopStep& s : body.steps) {
        const bool reduces = s.is(NodeKind::Reduce);
        if (!reduces && !s.is(NodeKind::AssignSlice)) continue;
        const Shape& kept = reduces ? body.domain : body.domainOf(s);
        const uint64_t bytes = sizeOf(s.dtype) * static_cast<uint64_t>(kept.count());
        trips = std::min(trips, (reduces ? passBytes : kStoredBytes) / bytes);
    }
    return static_cast<int64_t>(trips);
}

Provider* LoopLimits::deviceInUse() const {
    Provider* provider = m_providers.startedDevice();
    const std::string& device = m_settings.device;
    return !provider && device != "auto" && device != "cpu" ? m_providers.device() : provider;
}

int64_t LoopLimits::tripsOf(const LoopBody& body) const {
    // Providers cut a run along its elements and look at the stop flag between the parts; the
    // iterations of the least part still must not take longer than a dispatch should.
    constexpr double kSeconds = 0.05;
    constexpr int64_t kLeastPart = 4096; ///< elements
    constexpr int64_t kLongest = 1 << 16;
    // A device works on the iterations that it has while the host captures the next ones: a long
    // run goes to it in pieces. Each reads and writes some arrays again, which must not matter.
    constexpr double kPieceSeconds = 0.002;
    constexpr double kArrays = 8, kMemoryShare = 12;
    const int64_t most = std::clamp<int64_t>(keptTrips(body), 2, kLongest);
    Provider* provider = deviceInUse();
    // The host looks at the flag between iterations as well.
    if (!provider) return most;
    // A software device ends the loops of a kernel after 65,535 iterations in all, those within
    // functions counted: some of them have one for each fourth operation, or so.
    const bool software = provider->info().type == "software";
    const double loops = 1 + body.cost / 4;
    const auto fitting = software ? static_cast<int64_t>(6e4 / loops) : most;
    const ProviderRates rates = provider->rates();
    bool doubles = false;
    uint64_t bytes = 0;
    for (const LoopStep& s : body.steps) {
        doubles = doubles || s.dtype == DType::Double;
        if (s.is(NodeKind::View)) bytes += sizeOf(s.dtype);
    }
    const auto elements =
        static_cast<double>(std::clamp<int64_t>(body.domain.count(), 1, kLeastPart));
    const double seconds =
        elements * std::max(body.cost / (doubles ? rates.flopsDouble : rates.flopsSingle),
                            static_cast<double>(bytes) / rates.bandwidth);
    auto trips = static_cast<int64_t>(kSeconds / std::max(seconds, 1e-12));
    if (!software) {
        const auto all = static_cast<double>(std::max<int64_t>(body.domain.count(), 1));
        const double passing = all * kArrays * (doubles ? 8 : 4) / rates.bandwidth;
        const double piece = std::max(kPieceSeconds, kMemoryShare * passing);
        trips = std::min(trips,
                         static_cast<int64_t>(piece / std::max(seconds * all / elements, 1e-12)));
    }
    return std::clamp(trips, int64_t{2}, std::clamp<int64_t>(fitting, 2, most));
}

} // namespace vitrine
