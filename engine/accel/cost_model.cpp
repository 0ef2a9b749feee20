// SPDX-License-Identifier: Apache-2.0
#include "accel/cost_model.h"

#include "base/hash.h"

#include <bit>

namespace vitrine {

namespace {

/// A group of so many times the work is another size.
int sizeOf(const GroupCost& cost) {
    return static_cast<int>(std::bit_width(cost.bytes + static_cast<uint64_t>(cost.flops)));
}

uint64_t keyOf(uint64_t what, ProviderKind kind, int size) {
    return hashCombine(hashCombine(what, static_cast<uint64_t>(kind) + 1),
                       static_cast<uint64_t>(size));
}

uint64_t familyOf(const GroupCost& cost) {
    return hashCombine(cost.family, cost.doublePrecision ? 3 : 2);
}

} // namespace

double CostModel::work(const GroupCost& cost, const ProviderRates& rates) {
    return std::max(static_cast<double>(cost.bytes) / rates.bandwidth,
                    cost.flops / (cost.doublePrecision ? rates.flopsDouble : rates.flopsSingle));
}

const CostModel::Sample* CostModel::find(uint64_t what, const GroupCost& cost,
                                         ProviderKind kind) const {
    const int size = sizeOf(cost);
    for (const int near : {size, size - 1, size + 1}) {
        const auto found = m_samples.find(keyOf(what, kind, near));
        if (found != m_samples.end()) return &found->second;
    }
    return nullptr;
}

double CostModel::predict(const GroupCost& cost, Provider& provider) const {
    constexpr int kTelling = 3; // runs of a family
    const ProviderRates rates = provider.rates();
    const ProviderKind kind = provider.info().kind;
    const Sample* known = find(cost.program, cost, kind);
    if (!known) {
        known = find(familyOf(cost), cost, kind);
        if (known && known->count < kTelling) known = nullptr;
    }
    return rates.launchSeconds * cost.launches + (known ? known->ratio : 1) * work(cost, rates);
}

double CostModel::predict(const GroupCost& cost, const ProviderRates& rates) {
    return rates.launchSeconds * cost.launches + work(cost, rates);
}

bool CostModel::isMeasured(const GroupCost& cost, const Provider& provider) const {
    return find(cost.program, cost, provider.info().kind) != nullptr;
}

int CostModel::measuredRuns(const GroupCost& cost, const Provider& provider) const {
    const Sample* known = find(cost.program, cost, provider.info().kind);
    return known ? known->count : 0;
}

void CostModel::observe(const GroupCost& cost, Provider& provider, double seconds) {
    const double expected = work(cost, provider.rates());
    if (expected <= 0 || seconds <= 0) return;
    const double ratio = seconds / expected;
    for (const uint64_t what : {cost.program, familyOf(cost)}) {
        Sample& sample = m_samples[keyOf(what, provider.info().kind, sizeOf(cost))];
        // Exponential mean: follows a machine whose speed drifts. A slower run than usual may be
        // another program's doing and counts less than a faster one.
        const double weight = sample.count == 0 ? 1 : ratio < sample.ratio ? 0.7 : 0.2;
        sample.ratio += weight * (ratio - sample.ratio);
        ++sample.count;
    }
}

} // namespace vitrine
