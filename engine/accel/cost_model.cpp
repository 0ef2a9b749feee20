// SPDX-License-Identifier: Apache-2.0
#include "accel/cost_model.h"

#include "base/hash.h"

namespace vitrine {

namespace {
uint64_t keyOf(uint64_t program, ProviderKind kind) {
    return hashCombine(program, static_cast<uint64_t>(kind) + 1);
}
} // namespace

double CostModel::predict(const GroupCost& cost, Provider& provider) const {
    const ProviderRates rates = provider.rates();
    const auto sample = m_samples.find(keyOf(cost.program, provider.info().kind));
    if (sample != m_samples.end())
        return rates.launchSeconds +
               sample->second.secondsPerByte * static_cast<double>(cost.bytes);
    return predict(cost, rates);
}

double CostModel::predict(const GroupCost& cost, const ProviderRates& rates) {
    const double arithmetic =
        cost.flops / (cost.doublePrecision ? rates.flopsDouble : rates.flopsSingle);
    return rates.launchSeconds * cost.launches +
           std::max(static_cast<double>(cost.bytes) / rates.bandwidth, arithmetic);
}

bool CostModel::isMeasured(const GroupCost& cost, const Provider& provider) const {
    return m_samples.count(keyOf(cost.program, provider.info().kind)) > 0;
}

void CostModel::observe(uint64_t program, ProviderKind provider, uint64_t bytes, double seconds) {
    // Small runs measure the launch, not the rate.
    constexpr uint64_t kLeastBytes = 1u << 16;
    if (bytes < kLeastBytes) return;
    Sample& sample = m_samples[keyOf(program, provider)];
    const double rate = seconds / static_cast<double>(bytes);
    // Exponential mean: follows a machine whose speed drifts, forgets a cold first run.
    constexpr double kWeight = 0.3;
    sample.secondsPerByte =
        sample.count == 0 ? rate : sample.secondsPerByte + kWeight * (rate - sample.secondsPerByte);
    ++sample.count;
}

} // namespace vitrine
