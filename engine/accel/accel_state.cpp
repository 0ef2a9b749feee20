// SPDX-License-Identifier: Apache-2.0
#include "accel/accel_state.h"

#include "accel/graph/complex_values.h"
#include "accel/graph/group_names.h"
#include "trace/phases.h"

#include <algorithm>
#include <optional>
#include <span>

namespace vitrine {

AccelState::AccelState(const Settings& s, Trace& t, SourceMap& map, ProviderRegistry& p)
    : settings(s), trace(t), providers(p), recorder(map), placer(s, map, p, recorder),
      strict(s, map), residency(s, t, p, recorder, placer, *this),
      graph(s, t, p, recorder, placer.pins, *this),
      runner({s, t, p, recorder, placer, strict, graph, residency, *this}) {}

AccelState::~AccelState() {
    graph.releaseOperands();
    residency.handles.orphanAll();
}

Value AccelState::capture(Ref<Node> node, Span at, bool gpuArray) {
    const PhaseScope planning(Phase::Plan);
    residency.requireHome(node->dtype, node->shape, at);
    Value value = graph.capture(std::move(node), at, gpuArray);
    if (graph.isFull()) {
        const Status done = runner.flush(nullptr, 0);
        graph.resetBudget();
        orThrow(done, at);
    }
    return value;
}

void AccelState::enterIteration(uint32_t loop, int64_t iteration) {
    if (graph.enterIteration(loop, iteration)) orThrow(runner.flush(nullptr, 0));
}

int64_t AccelState::repeatIteration(uint32_t loop, int64_t most, std::span<const Value> left) {
    std::vector<const ArrayHandle*> arrays;
    for (const Value& v : left) {
        if (!complexes::addHandles(v, arrays)) return 0;
    }
    const int64_t more = graph.repeatIteration(loop, most, arrays);
    if (more > 0 && more < most) orThrow(runner.flush(nullptr, 0));
    return more;
}

Status AccelState::flush(ArrayHandle* only, uint64_t hostReads) {
    return runner.flush(only, hostReads);
}

void AccelState::addHandle(ArrayHandle& handle) {
    handle.created = trace.now();
    residency.handles.add(handle);
}

void AccelState::removeHandle(ArrayHandle& handle) {
    residency.handles.remove(handle);
}

Result<Ref<HostBuffer>> AccelState::hostCopy(ArrayHandle& handle) {
    return residency.toHost(handle);
}

Status AccelState::readElements(ArrayHandle& handle, int64_t first, int64_t count, void* out) {
    return residency.readElements(handle, first, count, out);
}

void AccelState::forgetPending(ArrayHandle& handle) {
    graph.forget(handle);
}

namespace {

/// Share of what the provider can do, in percent, by memory or by arithmetic.
double percentOfCeiling(const KernelRecord& record) {
    const double seconds = static_cast<double>(record.totalNs) * 1e-9;
    const double memory = static_cast<double>(record.bytes) / seconds / record.bandwidthCeiling;
    const double arithmetic =
        static_cast<double>(record.flops) / seconds / record.arithmeticCeiling;
    return 100 * std::max(memory, arithmetic);
}

/// Kernels that came since the last snapshot get their texts, which all later ones share.
void addTexts(Recorder& recorder, std::span<Provider* const> all) {
    if (!recorder.lacksTexts()) return;
    for (const Provider* provider : all)
        recorder.addTexts(*provider, false);
    // What ran on a device that was lost has the text of the one after it.
    for (const Provider* provider : all)
        recorder.addTexts(*provider, true);
}

void addCeilings(std::vector<KernelRecord>& records, const Recorder& recorder,
                 std::span<Provider* const> all) {
    for (Provider* provider : all) {
        std::optional<ProviderRates> rates; // measured when they are first asked for
        for (std::size_t i = 0; i < records.size(); ++i) {
            const Recorder::KernelStats& known = recorder.kernelStats()[i];
            if (known.language.empty() || known.textOf != provider->info().traceIndex) continue;
            if (!rates) rates = provider->rates();
            KernelRecord& record = records[i];
            record.bandwidthCeiling = rates->bandwidth;
            record.arithmeticCeiling =
                record.doublePrecision ? rates->flopsDouble : rates->flopsSingle;
            if (record.totalNs > 0) record.percentOfCeiling = percentOfCeiling(record);
        }
    }
}

} // namespace

GraphSnapshot AccelState::snapshot() {
    placer.collect();
    std::vector<Provider*> all = providers.startedDevices();
    all.insert(all.begin(), &providers.host());
    addTexts(recorder, all);
    GraphSnapshot out = recorder.snapshot();
    out.residency = residency.table();
    addCeilings(out.kernels, recorder, all);
    nameKernels(out);
    return out;
}

} // namespace vitrine
