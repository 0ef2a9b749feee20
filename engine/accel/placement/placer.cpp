// SPDX-License-Identifier: Apache-2.0
// What the decisions learn from: pins of the settings, runs and their times, later reads.
#include "accel/placement/placer.h"

#include "accel/graph/node.h"
#include "accel/graph/recorder.h"
#include "base/hash.h"
#include "base/log.h"
#include "base/settings.h"
#include "provider/registry.h"

#include <filesystem>

namespace vitrine {

Placer::Placer(const Settings& settings, const SourceMap& sources, ProviderRegistry& providers,
               Recorder& recorder)
    : pins(sources), m_settings(settings), m_providers(providers), m_recorder(recorder) {
    readPins();
}

Placer::~Placer() {
    if (!m_costFile.empty() && m_costs.news() > 0) static_cast<void>(m_costs.save(m_costFile));
}

void Placer::recallCosts(Provider& device) {
    if (!m_costFile.empty()) return;
    const std::string folder = cacheDirectory(m_settings);
    std::error_code failed;
    std::filesystem::create_directories(folder, failed);
    const ProviderInfo& info = device.info();
    uint64_t key = hashCombine(hashBytes(info.name), hashBytes(info.driver));
    key = hashCombine(key, m_providers.host().info().computeUnits);
    m_costFile = folder + "/costs-" + std::to_string(key) + ".bin";
    m_costs.load(m_costFile);
}

void Placer::refit(Provider& provider) {
    const ProviderKind kind = provider.info().kind;
    if (!m_costs.takeDrift(kind)) return;
    const std::string told = provider.info().name +
                             " takes another time for its kernels than in earlier sessions: "
                             "what they measured is forgotten";
    log::info("accel", told);
    m_recorder.addNote({0, "measured anew", told + "."});
    if (kind == ProviderKind::Host) return;
    if (const auto rates = provider.calibrate(); !rates)
        log::warn("accel", "calibration: " + rates.error().message);
}

void Placer::readPins() {
    Result<PinList> list = parsePins(m_settings.pins);
    if (list) pins.setEnvironment(std::move(*list));
}

void Placer::noteTooSmall(std::string_view operation, int64_t count, Span at) {
    if (pins.empty()) return;
    const NodePin pin = pins.find(at, operation);
    if (pin.side != PinSide::Device) return;
    m_recorder.addNote({m_recorder.lineOf(at), "pin of few elements",
                        std::string(operation) + " of " + std::to_string(count) +
                            " elements is computed at once on the CPU; "
                            "below VITRINE_LAZY_MIN_ELEMENTS (" +
                            std::to_string(m_settings.lazyMinElements) +
                            ") the pin to the device (" + pinRule(pin.sideBy) +
                            ") has no effect."});
}

uint32_t Placer::beginRun(const PlacedGroup& p) {
    Tally& tally = m_tallies[p.cost.program];
    tally.spent +=
        (p.onDevice ? p.decision.deviceMicroseconds : p.decision.hostMicroseconds) * 1e-6;
    m_laterReads[p.built.program->hash].countRun();
    constexpr std::size_t kMostRuns = 4096; // whose times may never come
    if (m_runs.size() >= kMostRuns) m_runs.clear();
    m_runs[++m_lastRun].cost = p.cost;
    return m_lastRun;
}

void Placer::collect() {
    std::vector<DispatchRecord> done;
    auto take = [&](Provider& provider) {
        done.clear();
        provider.collect(done);
        for (const DispatchRecord& d : done) {
            const auto run = m_runs.find(d.run);
            m_recorder.addKernelRun(d, provider.info().traceIndex,
                                    run != m_runs.end() && run->second.cost.doublePrecision);
            if (run == m_runs.end()) continue;
            run->second.seconds += static_cast<double>(d.nanoseconds) * 1e-9;
            run->second.cold = run->second.cold || d.first;
            if (!d.last) continue;
            if (!run->second.cold) m_costs.observe(run->second.cost, provider, run->second.seconds);
            m_runs.erase(run);
        }
        refit(provider);
    };
    take(m_providers.host());
    for (Provider* device : m_providers.startedDevices())
        take(*device);
}

void Placer::noteHostRead(ArrayHandle& handle, uint64_t bytes, bool expected) {
    const uint64_t program = std::exchange(handle.madeBy, 0); // the first reading only
    Provider* device = m_providers.startedDevice();
    if (program == 0 || expected || !device) return;
    const auto reads = m_laterReads.find(program);
    if (reads == m_laterReads.end()) return;
    const ProviderRates rates = device->rates();
    reads->second.countRead(rates.syncSeconds +
                            static_cast<double>(bytes) / rates.downloadBandwidth);
}

} // namespace vitrine
