// SPDX-License-Identifier: Apache-2.0
#pragma once
// The link between host and device memory: its rates follow what transfers take, and tests of
// placement can make it slow. Engine's thread.
#include "provider/provider.h"

namespace vitrine::vulkan {

/// VITRINE_LINK_SLOWDOWN: how placement does when transfers are dear, on a machine where they are
/// not. Every transfer then takes so many times as long as it should.
class Link {
public:
    Link();
    /// The rates as they seem over the link.
    [[nodiscard]] ProviderRates seen(ProviderRates rates) const;
    /// Waits until a transfer that began at startNs has taken as long as it should.
    void slow(uint64_t bytes, double rate, int64_t startNs) const;

    static constexpr uint64_t kTellingBytes = uint64_t{4} << 20; ///< of a transfer
    /// A measured rate follows what transfers take; small ones tell of the latency only.
    static void follow(double& rate, uint64_t bytes, int64_t startNs);

private:
    double m_slowdown = 1;
};

} // namespace vitrine::vulkan
