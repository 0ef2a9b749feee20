// SPDX-License-Identifier: Apache-2.0
#include "provider/host/host_rates.h"

#include <algorithm>
#include <chrono>
#include <vector>

namespace vitrine::host {

namespace {

double seconds() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

/// Bytes a second of reading one array and writing another, larger than the caches.
double measureBandwidth(ThreadPool& pool) {
    constexpr std::size_t kElements = std::size_t{1} << 20;
    constexpr int64_t kChunk = 1 << 15;
    std::vector<double> from(kElements, 1.0);
    std::vector<double> to(kElements, 0.0);
    double best = 1e9;
    for (int i = 0; i < 3; ++i) {
        const double start = seconds();
        pool.parallelFor(static_cast<int64_t>(kElements) / kChunk, [&](int64_t task, unsigned) {
            const double* in = from.data() + task * kChunk;
            double* out = to.data() + task * kChunk;
            for (int64_t k = 0; k < kChunk; ++k)
                out[k] = in[k] * 1.5;
        });
        best = std::min(best, seconds() - start);
    }
    return static_cast<double>(kElements) * 2 * sizeof(double) / best;
}

/// Additions and multiplications a second over a block in the first cache.
template <typename T>
double measureFlops(ThreadPool& pool) {
    constexpr int kRounds = 200;
    constexpr int kTries = 4; // the best: another program may take a processor for a while
    const int64_t threads = pool.threadCount();
    std::vector<std::vector<T>> blocks(static_cast<std::size_t>(threads),
                                       std::vector<T>(1024, T(1)));
    double best = 1e9;
    for (int i = 0; i < kTries; ++i) {
        const double start = seconds();
        pool.parallelFor(threads, [&](int64_t task, unsigned) {
            std::vector<T>& block = blocks[static_cast<std::size_t>(task)];
            for (int r = 0; r < kRounds; ++r) {
                for (T& x : block)
                    x = x * T(0.999) + T(0.001);
            }
        });
        best = std::min(best, seconds() - start);
    }
    return static_cast<double>(threads) * 1024 * 2 * kRounds / best;
}

} // namespace

ProviderRates measureHostRates(ThreadPool& pool) {
    ProviderRates rates;
    rates.launchSeconds = 5e-7;
    rates.syncSeconds = 1e-7;
    rates.bandwidth = measureBandwidth(pool);
    rates.flopsDouble = measureFlops<double>(pool);
    rates.flopsSingle = measureFlops<float>(pool);
    rates.uploadBandwidth = rates.bandwidth / 2;
    rates.downloadBandwidth = rates.bandwidth / 2;
    rates.compileSeconds = 2e-5;
    rates.measured = true;
    return rates;
}

} // namespace vitrine::host
