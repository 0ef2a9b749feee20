// SPDX-License-Identifier: Apache-2.0
#pragma once
// The provider that is always there: evaluates group programs block by block on the threads of this
// process. Results have the same bits as on any device (kernel_ir.h states the orders). run()
// returns when the work is done. Owned by the session; engine thread only, buffers anywhere.
#include "base/thread_pool.h"
#include "provider/host/host_buffer.h"
#include "provider/provider.h"

#include <memory>
#include <unordered_map>

namespace vitrine {

enum class EventKind : uint8_t;

class TextLog;

namespace host {
struct HostKernel;
class Evaluator;
} // namespace host

class HostProvider final : public Provider {
public:
    /// threads: as for ThreadPool. The trace must outlive the provider.
    explicit HostProvider(Trace& trace, unsigned threads = 0);
    ~HostProvider() override;
    HostProvider(const HostProvider&) = delete;
    HostProvider& operator=(const HostProvider&) = delete;

    [[nodiscard]] const ProviderInfo& info() const override { return m_info; }
    /// Measured at the first call, in at most 50 ms.
    [[nodiscard]] ProviderRates rates() override;
    [[nodiscard]] Status supports(const Program& program, const LaunchGeometry& geometry) override;

    Result<Ref<Buffer>> allocate(uint64_t bytes, std::string_view label) override;
    Status upload(Buffer& to, uint64_t offset, const void* data, uint64_t bytes,
                  LaunchTag tag) override;
    Status download(const Buffer& from, uint64_t offset, void* data, uint64_t bytes,
                    LaunchTag tag) override;

    Status run(const Launch& launch) override;
    Status submit() override { return {}; }
    Status wait() override { return {}; }

    void collect(std::vector<DispatchRecord>& out) override;
    [[nodiscard]] std::vector<KernelSource> kernels() const override;

    [[nodiscard]] uint64_t bytesInUse() const override { return m_usage->bytes.load(); }
    [[nodiscard]] uint64_t peakBytes() const override { return m_usage->peak.load(); }
    [[nodiscard]] uint64_t budgetBytes() const override { return m_info.memoryBytes; }
    void trim() override {}

    [[nodiscard]] double share() const override;
    /// The outputs of a launch that ended with Interrupted are not to be used.
    void setStopFlag(const std::atomic<bool>* flag) override { m_stop = flag; }

    /// The threads, for other work of the engine thread that runs between launches.
    [[nodiscard]] ThreadPool& threadPool() { return m_pool; }

private:
    Result<host::HostKernel*> kernelFor(const Program& program);
    void traceTransfer(EventKind kind, const Buffer& buffer, uint64_t bytes, const LaunchTag& tag,
                       int64_t start);

    Trace& m_trace;
    ThreadPool m_pool;
    const std::atomic<bool>* m_stop = nullptr;
    ProviderInfo m_info;
    ProviderRates m_rates;
    std::shared_ptr<HostUsage> m_usage;
    std::unique_ptr<host::Evaluator> m_evaluator;
    std::unordered_map<uint64_t, std::unique_ptr<host::HostKernel>> m_kernels; ///< by program hash
    std::vector<DispatchRecord> m_records;
    std::unique_ptr<TextLog> m_texts; ///< nearly always null
};

} // namespace vitrine
