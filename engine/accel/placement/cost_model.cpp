// SPDX-License-Identifier: Apache-2.0
#include "accel/placement/cost_model.h"

#include "base/hash.h"

#include <algorithm>
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

void CostModel::Sample::add(double measured, double expected) {
    constexpr double kHeldUp = 4; // times what was expected: one such run may be chance
    last[static_cast<std::size_t>(count % kKept)] = measured;
    ++count;
    if (count == 1 && measured > kHeldUp * expected) return;
    std::array<double, kKept> sorted = last;
    const int known = std::min(count, kKept);
    const auto middle = sorted.begin() + (known - 1) / 2;
    std::nth_element(sorted.begin(), middle, sorted.begin() + known);
    ratio = *middle;
}

const CostModel::Sample* CostModel::find(uint64_t what, const GroupCost& cost,
                                         ProviderKind kind) const {
    const int size = sizeOf(cost);
    for (const int near : {size, size - 1, size + 1}) {
        const auto found = m_samples.find(keyOf(what, kind, near));
        if (found != m_samples.end() && found->second.ratio) return &found->second;
    }
    return nullptr;
}

double CostModel::ratioOfFamily(const GroupCost& cost, ProviderKind kind) const {
    constexpr int kTelling = 3; // runs
    const Sample* known = find(familyOf(cost), cost, kind);
    return known && known->count >= kTelling ? *known->ratio : 1;
}

double CostModel::predict(const GroupCost& cost, Provider& provider) const {
    const ProviderRates rates = provider.rates();
    const ProviderKind kind = provider.info().kind;
    const Sample* known = find(cost.program, cost, kind);
    const double ratio = known ? *known->ratio : ratioOfFamily(cost, kind);
    return rates.launchSeconds * cost.launches + ratio * work(cost, rates);
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
    const ProviderKind kind = provider.info().kind;
    const double usual = ratioOfFamily(cost, kind);
    ++m_news;
    for (const uint64_t what : {cost.program, familyOf(cost)}) {
        Sample& sample = m_samples[keyOf(what, kind, sizeOf(cost))];
        sample.kind = kind;
        if (what == cost.program) watchDrift(sample, seconds / expected);
        sample.add(seconds / expected, usual);
    }
}

} // namespace vitrine
