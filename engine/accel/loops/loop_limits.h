// SPDX-License-Identifier: Apache-2.0
#pragma once
// How many iterations of a loop one dispatch may compute, by the time that it takes and by the
// memory of what it keeps of each. Engine thread.
#include "accel/loops/loop.h"

#include <cstdint>

namespace vitrine {

class Provider;
class ProviderRegistry;
struct Settings;

class LoopLimits {
public:
    LoopLimits(const Settings& settings, ProviderRegistry& providers)
        : m_settings(settings), m_providers(providers) {}

    /// Iterations whose values can be kept one after another.
    [[nodiscard]] int64_t keptTrips(const LoopBody& body) const;
    /// Iterations that one dispatch should take.
    [[nodiscard]] int64_t tripsOf(const LoopBody& body) const;

private:
    /// The device that is started, or would be; null for the host alone.
    [[nodiscard]] Provider* deviceInUse() const;

    const Settings& m_settings;
    ProviderRegistry& m_providers;
};

} // namespace vitrine
