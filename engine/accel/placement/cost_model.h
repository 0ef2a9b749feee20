// SPDX-License-Identifier: Apache-2.0
#pragma once
// Predicts how long a group takes on a provider. Starts from the provider's measured rates; once a
// program has run, what its runs took in relation to the rates corrects the prediction, and what
// groups of its kind took corrects that of programs which never ran. Sizes that differ by more than
// a factor of two are corrected apart: caches and the least time of a kernel make a rate depend on
// the size. What counts is the median of the last runs: a run that another program of the machine
// held up changes no plan.
#include "provider/provider.h"

#include <array>
#include <optional>
#include <unordered_map>

namespace vitrine {

struct GroupCost {
    uint64_t bytes = 0; ///< least traffic
    double flops = 0;
    double launches = 1; ///< that wait for one another
    bool doublePrecision = false;
    uint64_t program = 0; ///< hash
    uint64_t family = 0;  ///< kind of program, of a routine its operation
};

class CostModel {
public:
    /// Seconds for the kernels themselves, without transfers.
    [[nodiscard]] double predict(const GroupCost& cost, Provider& provider) const;
    /// The same from rates alone, for a device that is not started.
    [[nodiscard]] static double predict(const GroupCost& cost, const ProviderRates& rates);
    /// Did this program run there at about this size?
    [[nodiscard]] bool isMeasured(const GroupCost& cost, const Provider& provider) const;
    /// How often it did, as far as that counts.
    [[nodiscard]] int measuredRuns(const GroupCost& cost, const Provider& provider) const;
    /// A run of all kernels of a group took so many seconds.
    void observe(const GroupCost& cost, Provider& provider, double seconds);

private:
    struct Sample {
        static constexpr int kKept = 7;
        std::array<double, kKept> last{}; ///< measured for predicted, without launches
        int count = 0;
        /// Their median, the lower one of two; none while a single run is all there is and it took
        /// far longer than was to be expected.
        std::optional<double> ratio;
        void add(double measured, double expected);
    };
    [[nodiscard]] static double work(const GroupCost& cost, const ProviderRates& rates);
    [[nodiscard]] const Sample* find(uint64_t key, const GroupCost& cost, ProviderKind kind) const;
    /// What groups of the kind took, as far as that tells anything; else 1.
    [[nodiscard]] double ratioOfFamily(const GroupCost& cost, ProviderKind kind) const;

    std::unordered_map<uint64_t, Sample> m_samples; ///< by program or family, provider and size
};

} // namespace vitrine
