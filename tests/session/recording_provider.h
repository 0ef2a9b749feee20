// SPDX-License-Identifier: Apache-2.0
#pragma once
// A third provider, which nothing in the engine knows: it computes as the host does in memory of
// its own, counts every call, and refuses those that it is told to refuse.
#include "provider/backend.h"
#include "provider/host/host_provider.h"

#include <chrono>
#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace vitrine::test {

/// Runs on two devices that wait for each other: met when both go on at once.
class Meeting {
public:
    void arrive(const std::string& device) {
        constexpr std::chrono::seconds kMost{60}; // a failure ends, too
        std::unique_lock lock(m_mutex);
        if (m_first.empty()) m_first = device;
        m_met = m_met || device != m_first;
        m_arrived.notify_all();
        m_missed =
            m_missed || !m_arrived.wait_for(lock, kMost, [this] { return m_met || m_missed; });
    }
    [[nodiscard]] bool met() const { return m_met; }

private:
    std::mutex m_mutex;
    std::condition_variable m_arrived;
    std::string m_first;
    bool m_met = false, m_missed = false;
};

/// What the test and its providers share.
struct Ledger {
    std::map<std::string, int> calls;
    std::string refused; ///< the name of a call, or ""
    ErrorCode code = ErrorCode::Unsupported;
    Meeting* meeting = nullptr; ///< of runs, where the test wants one
    std::mutex mutex = {};      ///< of calls: runs of several devices go on at once
};

class RecordingProvider final : public Provider {
public:
    RecordingProvider(ProviderInfo info, Trace& trace, Ledger& ledger)
        : m_info(std::move(info)), m_ledger(ledger) {
        m_info.traceIndex = trace.addProvider(m_info.name);
    }

    [[nodiscard]] const ProviderInfo& info() const override { return m_info; }
    [[nodiscard]] ProviderRates rates() override {
        ProviderRates rates;
        rates.measured = true;
        return rates;
    }
    [[nodiscard]] Status supports(const Program& program, const LaunchGeometry& geometry) override {
        VITRINE_CHECK(note("supports"));
        return m_worker.supports(program, geometry);
    }
    Result<Ref<Buffer>> allocate(uint64_t bytes, std::string_view label) override {
        VITRINE_CHECK(note("allocate"));
        return m_worker.allocate(bytes, label);
    }
    Status upload(Buffer& to, uint64_t offset, const void* data, uint64_t bytes,
                  LaunchTag tag) override {
        VITRINE_CHECK(note("upload"));
        return m_worker.upload(to, offset, data, bytes, tag);
    }
    Status download(const Buffer& from, uint64_t offset, void* data, uint64_t bytes,
                    LaunchTag tag) override {
        VITRINE_CHECK(note("download"));
        return m_worker.download(from, offset, data, bytes, tag);
    }
    Status run(const Launch& launch) override {
        VITRINE_CHECK(note("run"));
        if (m_ledger.meeting) m_ledger.meeting->arrive(m_info.name);
        return m_worker.run(launch);
    }
    Status submit() override { return note("submit"); }
    Status wait() override { return note("wait"); }
    void collect(std::vector<DispatchRecord>& out) override { m_worker.collect(out); }
    [[nodiscard]] std::vector<KernelSource> kernels() const override { return m_worker.kernels(); }
    [[nodiscard]] uint64_t bytesInUse() const override { return m_worker.bytesInUse(); }
    [[nodiscard]] uint64_t peakBytes() const override { return m_worker.peakBytes(); }
    [[nodiscard]] uint64_t budgetBytes() const override { return uint64_t{1} << 30; }
    void trim() override {}
    [[nodiscard]] std::vector<ProviderFacts> facts() const override {
        return {{"ledger", {{"runs", static_cast<uint64_t>(m_ledger.calls["run"])}}}};
    }

private:
    Status note(const std::string& call) {
        const std::lock_guard lock(m_ledger.mutex);
        ++m_ledger.calls[call];
        if (call != m_ledger.refused) return {};
        return fail(m_ledger.code, "the recorder refuses to " + call);
    }

    ProviderInfo m_info;
    Ledger& m_ledger;
    Trace m_ownTrace;
    HostProvider m_worker{m_ownTrace, 1};
};

class RecordingBackend final : public Backend {
public:
    RecordingBackend(Trace& trace, Ledger& ledger, std::vector<std::string> names)
        : m_trace(trace), m_ledger(ledger) {
        for (std::string& name : names) {
            ProviderInfo info;
            info.kind = ProviderKind::Device;
            info.name = std::move(name);
            info.api = "recording 1.0.0";
            info.type = "virtual";
            info.index = m_devices.size();
            m_devices.push_back(std::move(info));
        }
    }
    [[nodiscard]] std::string_view name() const override { return "recording"; }
    [[nodiscard]] Result<std::vector<ProviderInfo>> devices() override { return m_devices; }
    Result<std::unique_ptr<Provider>> start(const DeviceRequest& request) override {
        const std::lock_guard lock(m_ledger.mutex);
        ++m_ledger.calls["start"];
        if (m_ledger.refused == "start") return fail(m_ledger.code, "the recorder does not start");
        return std::unique_ptr<Provider>(std::make_unique<RecordingProvider>(
            m_devices.at(request.index.value_or(0)), m_trace, m_ledger));
    }

private:
    Trace& m_trace;
    Ledger& m_ledger;
    std::vector<ProviderInfo> m_devices;
};

} // namespace vitrine::test
