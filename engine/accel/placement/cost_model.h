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
#include <string>
#include <unordered_map>

namespace vitrine {

struct GroupCost {
    uint64_t bytes = 0; ///< least traffic
    double flops = 0;
    double launches = 1; ///< that wait for one another
    bool doublePrecision = false;
    uint64_t program = 0; ///< BuiltGroup::costKey
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

    // --- across sessions (kept_costs.cpp)
    /// Adds what a file of an earlier session has of programs that were not met yet. A missing or
    /// damaged file has nothing.
    void load(const std::string& path);
    /// Writes what was measured often enough to tell; false when that failed.
    bool save(const std::string& path) const;
    /// Runs that were measured since the last load or save.
    [[nodiscard]] uint64_t news() const { return m_news; }
    /// Programs and kinds, a side and size each, that a prediction is corrected for.
    [[nodiscard]] std::size_t known() const { return m_samples.size(); }
    /// The provider's runs take another time than those of an earlier session did, one after the
    /// other: its speed has changed. True once, and what was known of it is forgotten.
    [[nodiscard]] bool takeDrift(ProviderKind kind);

private:
    struct Sample {
        static constexpr int kKept = 7;
        std::array<double, kKept> last{}; ///< measured for predicted, without launches
        int count = 0;
        /// Their median, the lower one of two; none while a single run is all there is and it took
        /// far longer than was to be expected.
        std::optional<double> ratio;
        double kept = 0; ///< the ratio of an earlier session, until that is told wrong
        ProviderKind kind = ProviderKind::Host;
        void add(double measured, double expected);
    };
    [[nodiscard]] static double work(const GroupCost& cost, const ProviderRates& rates);
    [[nodiscard]] const Sample* find(uint64_t key, const GroupCost& cost, ProviderKind kind) const;
    /// What groups of the kind took, as far as that tells anything; else 1.
    [[nodiscard]] double ratioOfFamily(const GroupCost& cost, ProviderKind kind) const;

    /// Does this run contradict what an earlier session measured?
    void watchDrift(const Sample& sample, double ratio);

    std::unordered_map<uint64_t, Sample> m_samples; ///< by program or family, provider and size
    uint64_t m_news = 0;
    /// Runs one after the other that were slower (> 0) or faster than in an earlier session; of the
    /// host, of the device.
    std::array<int, 2> m_drift{};
};

} // namespace vitrine
