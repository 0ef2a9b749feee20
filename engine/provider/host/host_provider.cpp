// SPDX-License-Identifier: Apache-2.0
#include "provider/host/host_provider.h"

#include "base/host_memory.h"
#include "base/script_error.h"
#include "base/stop_error.h"
#include "provider/codegen/text_log.h"
#include "provider/host/evaluator.h"
#include "provider/host/host_rates.h"
#include "provider/launch_work.h"
#include "trace/phases.h"
#include "trace/trace.h"

#include <algorithm>
#include <cstring>
#include <unistd.h>

namespace vitrine {

using namespace host;

namespace {

/// Records that nobody collects are dropped beyond this.
constexpr std::size_t kMostRecords = 65536;

} // namespace

HostProvider::HostProvider(Trace& trace, unsigned threads)
    : m_trace(trace), m_pool(threads), m_usage(std::make_shared<HostUsage>()),
      m_evaluator(std::make_unique<Evaluator>(m_pool)), m_texts(TextLog::ofEnvironment()) {
    m_info.kind = ProviderKind::Host;
    m_info.name = "host";
    m_info.api = "in-process";
    m_info.type = "cpu";
    const long pages = sysconf(_SC_PHYS_PAGES);
    const long pageBytes = sysconf(_SC_PAGESIZE);
    m_info.memoryBytes = pages > 0 && pageBytes > 0
                             ? static_cast<uint64_t>(pages) * static_cast<uint64_t>(pageBytes)
                             : uint64_t{1} << 32;
    m_info.maxBufferBytes = m_info.memoryBytes;
    m_info.computeUnits = m_pool.threadCount();
    m_info.traceIndex = trace.addProvider("host");
    m_usage->trace = &trace;
    m_usage->provider = m_info.traceIndex;
}

HostProvider::~HostProvider() {
    m_usage->trace = nullptr;
}

ProviderRates HostProvider::rates() {
    if (!m_rates.measured) {
        const PhaseScope measuring(Phase::Start);
        m_rates = measureHostRates(m_pool);
    }
    return m_rates;
}

Result<HostKernel*> HostProvider::kernelFor(const Program& program) {
    // A session may last for days; what is made anew is little work.
    constexpr std::size_t kMostKernels = 4096;
    if (m_kernels.size() >= kMostKernels && m_kernels.count(program.hash) == 0) m_kernels.clear();
    std::unique_ptr<HostKernel>& place = m_kernels[program.hash];
    if (!place) {
        Result<HostKernel> made = HostKernel::compile(program);
        if (!made) {
            m_kernels.erase(program.hash);
            return tl::unexpected<Error>(std::move(made.error()));
        }
        place = std::make_unique<HostKernel>(std::move(*made));
    }
    return place.get();
}

Status HostProvider::supports(const Program& program, const LaunchGeometry& geometry) {
    VITRINE_CHECK(kernelFor(program));
    for (const RandomSource& source : geometry.randoms) {
        if (source.high - source.low >= int64_t{1} << 32)
            return fail(ErrorCode::Unsupported, "random integers span at most 2^32 values");
    }
    return {};
}

Result<Ref<Buffer>> HostProvider::allocate(uint64_t bytes, std::string_view label) {
    VITRINE_TRY(Ref<HostBuffer> memory,
                HostBuffer::allocate(static_cast<std::size_t>(bytes), false));
    Ref<Buffer> buffer = makeRef<HostDeviceBuffer>(std::move(memory), m_usage);
    Event event;
    event.kind = EventKind::Alloc;
    event.provider = m_info.traceIndex;
    event.bytes = buffer->bytes();
    event.buffer = buffer->id();
    event.start = event.end = m_trace.now();
    event.setLabel(label);
    m_trace.write(event);
    return buffer;
}

void HostProvider::traceTransfer(EventKind kind, const Buffer& buffer, uint64_t bytes,
                                 const LaunchTag& tag, int64_t start) {
    Event event;
    event.kind = kind;
    event.provider = m_info.traceIndex;
    event.line = tag.line;
    event.node = tag.node;
    event.group = tag.group;
    event.bytes = bytes;
    event.buffer = buffer.id();
    event.start = start;
    event.end = m_trace.now();
    m_trace.write(event);
}

Status HostProvider::upload(Buffer& to, uint64_t offset, const void* data, uint64_t bytes,
                            LaunchTag tag) {
    if (!to.hostPointer() || offset > to.bytes() || bytes > to.bytes() - offset)
        return fail(ErrorCode::Invalid, "upload beyond the end of a buffer");
    const int64_t start = m_trace.now();
    if (bytes > 0) std::memcpy(to.hostPointer() + offset, data, static_cast<std::size_t>(bytes));
    traceTransfer(EventKind::Upload, to, bytes, tag, start);
    return {};
}

Status HostProvider::download(const Buffer& from, uint64_t offset, void* data, uint64_t bytes,
                              LaunchTag tag) {
    if (!from.hostPointer() || offset > from.bytes() || bytes > from.bytes() - offset)
        return fail(ErrorCode::Invalid, "download beyond the end of a buffer");
    const int64_t start = m_trace.now();
    if (bytes > 0) std::memcpy(data, from.hostPointer() + offset, static_cast<std::size_t>(bytes));
    traceTransfer(EventKind::Download, from, bytes, tag, start);
    return {};
}

Status HostProvider::run(const Launch& launch) {
    const Program& program = *launch.program;
    VITRINE_TRY(HostKernel * kernel, kernelFor(program));
    if (m_texts && launch.tag.group) m_texts->note(program, launch.geometry);
    HostOperands operands;
    operands.inputs.reserve(launch.inputs.size());
    operands.outputs.reserve(launch.outputs.size());
    for (const Ref<Buffer>& buffer : launch.inputs)
        operands.inputs.push_back(buffer->hostPointer());
    for (const Ref<Buffer>& buffer : launch.outputs)
        operands.outputs.push_back(buffer->hostPointer());

    const PhaseScope computing(Phase::Host);
    Event event;
    event.start = m_trace.now();
    try {
        // What is changed in place can't be run again.
        const bool inPlace =
            std::any_of(launch.outputs.begin(), launch.outputs.end(), [&](const Ref<Buffer>& out) {
                return std::find(launch.inputs.begin(), launch.inputs.end(), out) !=
                       launch.inputs.end();
            });
        const ThreadPool::StopScope scope(m_pool, inPlace ? nullptr : m_stop);
        // The planner around it is spared, what is allocated for elements is not.
        const memory::Scope bounded(memory::requests() == memory::Requests::RefuseNone
                                        ? memory::Requests::RefuseNone
                                        : memory::Requests::RefuseAll);
        VITRINE_CHECK(m_evaluator->run(*kernel, program, launch.geometry, operands));
        if (m_pool.stopping()) throw ThreadPool::Stopped{};
    } catch (const ThreadPool::Stopped&) {
        return fail(ErrorCode::Interrupted, kStopText);
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::OutOfMemory, "Out of memory.");
    } catch (const ScriptError& error) {
        // A library's call that was left: base/stop.h.
        return fail(ErrorCode::Interrupted, error.message);
    }
    event.end = m_trace.now();

    const LaunchWork work = launchWork(program, launch.geometry);
    event.kind = EventKind::Dispatch;
    event.provider = m_info.traceIndex;
    event.line = launch.tag.line;
    event.node = launch.tag.node;
    event.group = launch.tag.group;
    event.kernel = program.hash;
    event.bytes = work.bytes;
    event.flops = work.flops;
    event.setLabel(kernel->title);
    m_trace.write(event);
    if (m_records.size() >= kMostRecords) m_records.clear();
    DispatchRecord record;
    record.group = launch.tag.group;
    record.run = launch.tag.run;
    record.kernel = program.hash;
    record.nanoseconds = event.end - event.start;
    record.bytes = work.bytes;
    record.flops = work.flops;
    m_records.push_back(record);
    return {};
}

double HostProvider::share() const {
    const auto tasks = m_pool.tasks();
    return tasks.all > 1 ? static_cast<double>(tasks.begun) / static_cast<double>(tasks.all) : -1;
}

void HostProvider::collect(std::vector<DispatchRecord>& out) {
    out.insert(out.end(), m_records.begin(), m_records.end());
    m_records.clear();
}

std::vector<KernelSource> HostProvider::kernels() const {
    std::vector<KernelSource> list;
    list.reserve(m_kernels.size());
    for (const auto& [hash, kernel] : m_kernels)
        list.push_back({hash, kernel->title, "steps", kernel->text, ""});
    std::sort(list.begin(), list.end(),
              [](const KernelSource& a, const KernelSource& b) { return a.kernel < b.kernel; });
    return list;
}

} // namespace vitrine
