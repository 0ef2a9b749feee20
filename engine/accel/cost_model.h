// SPDX-License-Identifier: Apache-2.0
#pragma once
// Predicts how long a group takes on a provider. Starts from the provider's measured rates; once a
// program has run, what it took replaces the prediction (scaled by bytes).
#include "provider/provider.h"

#include <unordered_map>

namespace vitrine {

struct GroupCost {
    uint64_t bytes = 0; ///< least traffic
    double flops = 0;
    double launches = 1; ///< that wait for one another
    bool doublePrecision = false;
    uint64_t program = 0; ///< hash
};

class CostModel {
public:
    /// Seconds for the kernel itself, without transfers.
    [[nodiscard]] double predict(const GroupCost& cost, Provider& provider) const;
    /// The same from rates alone, for a device that is not started.
    [[nodiscard]] static double predict(const GroupCost& cost, const ProviderRates& rates);
    [[nodiscard]] bool isMeasured(const GroupCost& cost, const Provider& provider) const;
    void observe(uint64_t program, ProviderKind provider, uint64_t bytes, double seconds);

private:
    struct Sample {
        double secondsPerByte = 0;
        int count = 0;
    };
    std::unordered_map<uint64_t, Sample> m_samples; ///< by program and provider
};

} // namespace vitrine
