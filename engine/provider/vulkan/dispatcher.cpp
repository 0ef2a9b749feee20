// SPDX-License-Identifier: Apache-2.0
#include "provider/vulkan/dispatcher.h"

#include "provider/vulkan/array_parts.h"
#include "provider/vulkan/dispatch_parts.h"
#include "trace/phases.h"
#include "trace/progress.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace vitrine::vulkan {

Dispatcher::Dispatcher(Context& context, Trace& trace, const DispatcherOptions& options)
    : m_context(context), m_trace(trace), m_options(options) {}

Event Dispatcher::event(EventKind kind, const LaunchTag& tag) const {
    Event e;
    e.kind = kind;
    e.provider = m_options.traceIndex;
    e.line = tag.line;
    e.node = tag.node;
    e.group = tag.group;
    return e;
}

void Dispatcher::takeTimings() {
    for (const DispatchTiming& timing : m_context.stream().takeTimings()) {
        const auto found = m_running.find(timing.id);
        if (found == m_running.end()) continue;
        const Running& r = found->second;
        Event e = event(EventKind::Dispatch, r.tag);
        e.kernel = r.kernel ? r.kernel->key : 0;
        e.bytes = timing.bytes;
        e.flops = timing.flops;
        e.start = traceTime(timing.startNs);
        e.end = traceTime(timing.endNs);
        PhaseClock::deviceRan(timing.startNs, timing.endNs);
        e.setLabel(r.kernel ? r.kernel->desc.name : "copy");
        m_trace.write(e);
        m_lastEnd = std::max(m_lastEnd, e.end);
        if (r.kernel && !r.first) learn(*r.kernel, timing);
        m_done.push_back(r.record);
        DispatchRecord& record = m_done.back();
        record.group = r.tag.group;
        record.run = r.tag.run;
        record.first = r.first;
        record.kernel = e.kernel;
        record.nanoseconds = timing.endNs - timing.startNs;
        record.bytes = timing.bytes;
        record.flops = timing.flops;
        m_running.erase(found);
    }
}

int64_t Dispatcher::noteWait(std::string_view what, const LaunchTag& tag, int64_t startNs) const {
    constexpr int64_t kTells = 10'000; // less is the call itself
    Event e = event(EventKind::Wait, tag);
    e.start = startNs;
    e.end = m_trace.now();
    e.setLabel(what);
    if (e.end - e.start >= kTells) m_trace.write(e);
    return e.end;
}

Status Dispatcher::waitForLongWork(const DeviceBuffer& read) {
    constexpr double kLittle = 0.005;
    const Device::Interruptible stoppable(m_context.device(), m_options.interrupt);
    Stream& stream = m_context.stream();
    if (!m_options.interrupt || stream.expectedAhead() <= kLittle) return {};
    VITRINE_CHECK(stream.flush());
    // A copy of what earlier batches wrote overtakes the later ones.
    if (read.parts().empty() && m_context.transfers().overtakes(read))
        return stream.wait(read.lastWrite());
    return stream.waitForRoom(kLittle);
}

void Dispatcher::learn(Kernel& kernel, const DispatchTiming& timing) const {
    constexpr double kLeastSeconds = 2e-4;
    const double took = static_cast<double>(timing.endNs - timing.startNs) * 1e-9;
    const double expected = m_context.stream().expectedSeconds(timing.bytes, timing.flops);
    if (took < kLeastSeconds || expected <= 0) return;
    const double ratio = took / expected;
    kernel.slowness = kernel.slowness == 0 ? ratio : 0.5 * (kernel.slowness + ratio);
}

bool Dispatcher::holdsTooMuch() const {
    const bool many = m_options.mostPipelines > 0 && m_ready.size() > m_options.mostPipelines;
    const bool large = m_options.mostPipelineText > 0 && m_readyText > m_options.mostPipelineText;
    return many || (large && m_ready.size() > 1);
}

void Dispatcher::dropPipelines() {
    if (!holdsTooMuch()) return;
    const Result<uint64_t> signalled = m_context.device().completed(Role::Compute);
    if (!signalled) return;
    const uint64_t passed = m_context.device().timeline(Role::Compute).passed(*signalled);
    while (holdsTooMuch() && m_ready.back()->lastUse <= passed) {
        Kernel& oldest = *m_ready.back();
        m_readyText -= oldest.desc.source.str().size();
        oldest.pipeline = nullptr;
        m_context.pipelines().drop(oldest.desc);
        m_ready.pop_back();
    }
}

PipelineDesc pipelineOf(const GpuPass& pass) {
    PipelineDesc desc;
    desc.name = pass.name;
    desc.source = *pass.compiled;
    desc.bindings = static_cast<uint32_t>(pass.bindings.size() + (pass.argumentsInBuffer ? 1 : 0));
    if (!pass.argumentsInBuffer)
        desc.pushBytes = static_cast<uint32_t>(pass.arguments.size() * sizeof(uint32_t));
    return desc;
}

bool Dispatcher::isReady(const GpuPass& pass) const {
    const auto known = m_kernelByKey.find(pass.key);
    return known != m_kernelByKey.end() && known->second->pipeline;
}

void Dispatcher::prepare(std::span<const GpuPlan* const> plans) {
    std::vector<PipelineDesc> wanted;
    for (const GpuPlan* plan : plans) {
        for (const GpuPass& pass : plan->passes) {
            if (!isReady(pass)) wanted.push_back(pipelineOf(pass));
        }
    }
    if (wanted.size() < 2) return;
    const PhaseScope compiling(Phase::Compile);
    m_context.pipelines().prepare(wanted, m_options.interrupt);
}

Result<Dispatcher::Kernel*> Dispatcher::kernelFor(const GpuPass& pass, const LaunchTag& tag,
                                                  DispatchRecord& made) {
    made.cache = CacheResult::MemoryHit;
    const auto known = m_kernelByKey.find(pass.key);
    if (known != m_kernelByKey.end() && known->second->pipeline) {
        m_ready.splice(m_ready.begin(), m_ready, known->second->ready);
        dropPipelines();
        return known->second;
    }
    const PhaseScope compiling(Phase::Compile);
    Kernel fresh;
    Kernel& kernel = known != m_kernelByKey.end() ? *known->second : fresh;
    if (&kernel == &fresh) {
        kernel.key = pass.key;
        kernel.desc = pipelineOf(pass);
        kernel.text = *pass.glsl;
    }
    CompileRecord record;
    Event e = event(EventKind::Compile, tag);
    e.start = m_trace.now();
    VITRINE_TRY(std::shared_ptr<const Pipeline> pipeline,
                m_context.pipelines().get(kernel.desc, &record));
    VITRINE_CHECK(m_context.compileAhead(kernel.desc, record, m_options.interrupt));
    e.end = m_trace.now();
    if (record.endNs > 0 && traceTime(record.endNs) < e.start) { // made before, beside others
        e.start = traceTime(record.startNs);
        e.end = traceTime(record.endNs);
    }
    e.kernel = pass.key;
    e.cache = record.outcome == CacheOutcome::Disk     ? CacheResult::DiskHit
              : record.outcome == CacheOutcome::Memory ? CacheResult::MemoryHit
                                                       : CacheResult::Miss;
    e.setLabel(pass.name);
    m_trace.write(e);
    made.cache = e.cache;
    made.compileMs = static_cast<double>(e.end - e.start) * 1e-6;
    kernel.pipeline = std::move(pipeline);
    Kernel* out = &kernel;
    if (out == &fresh) {
        fresh.assembly = m_context.pipelines().assembly(fresh.text);
        m_kernels.push_back(std::move(fresh));
        out = &m_kernels.back();
        m_kernelByKey.emplace(pass.key, out);
    }
    m_ready.push_front(out);
    m_readyText += out->desc.source.str().size();
    out->ready = m_ready.begin();
    dropPipelines();
    return out;
}

Result<Ref<DeviceBuffer>> Dispatcher::allocate(uint64_t bytes) const {
    if (bytes <= m_options.maxBinding) return m_context.allocate(bytes);
    return m_context.allocateInParts(bytes, std::bit_floor(m_options.maxBinding));
}

Result<BufferBinding> Dispatcher::bind(DeviceBuffer& buffer, const GpuBinding& binding) {
    const Access access = binding.write ? Access::Write : Access::Read;
    if (binding.inParts) {
        VITRINE_TRY(DeviceBuffer * table,
                    m_context.addressTable(buffer, std::bit_floor(m_options.maxBinding)));
        return BufferBinding{table, access, 0, 0, &buffer};
    }
    if (buffer.parts().empty())
        return BufferBinding{&buffer, access, binding.offset, binding.bytes};
    const uint64_t size = buffer.partBytes();
    const uint64_t offset = binding.offset % size;
    const uint64_t bytes = binding.bytes ? binding.bytes : buffer.bytes() - binding.offset;
    if (offset + bytes > size)
        return fail(ErrorCode::Unsupported, "an array of " + std::to_string(buffer.bytes() >> 20) +
                                                " MiB lies on the device in parts of " +
                                                std::to_string(size >> 20) +
                                                " MiB, which this kernel cannot take one by one");
    DeviceBuffer& part = *buffer.parts()[static_cast<std::size_t>(binding.offset / size)];
    return BufferBinding{&part, access, offset, bytes};
}

Status Dispatcher::run(const GpuPlan& plan, const Launch& launch) {
    // Where the ends are known the rest is, too, but for a few: each pass asks for itself.
    const bool isNew =
        plan.passes.size() > 1 && !(isReady(plan.passes.front()) && isReady(plan.passes.back()));
    if (isNew) prepare(std::array{&plan});
    std::vector<Ref<DeviceBuffer>> temporaries;
    for (const uint64_t bytes : plan.temporaries) {
        VITRINE_TRY(Ref<DeviceBuffer> temporary, allocate(bytes));
        temporaries.push_back(std::move(temporary));
    }
    uint32_t number = 0;
    for (const GpuPass& pass : plan.passes) {
        const bool last = number + 1 == plan.passes.size();
        VITRINE_CHECK(runPass(pass, number++, last, launch, temporaries));
    }
    return {};
}

Status Dispatcher::runPass(const GpuPass& pass, uint32_t number, bool last, const Launch& launch,
                           const std::vector<Ref<DeviceBuffer>>& temporaries) {
    DispatchRecord record;
    record.pass = number;
    record.last = last;
    VITRINE_TRY(Kernel * kernel, kernelFor(pass, launch.tag, record));
    std::vector<BufferBinding> bindings;
    bindings.reserve(pass.bindings.size() + 1);
    for (const GpuBinding& binding : pass.bindings) {
        DeviceBuffer* buffer = nullptr;
        switch (binding.kind) {
        case GpuBinding::Kind::Input:
            buffer = static_cast<DeviceBuffer*>(launch.inputs[binding.slot].get());
            break;
        case GpuBinding::Kind::Output:
            buffer = static_cast<DeviceBuffer*>(launch.outputs[binding.slot].get());
            break;
        case GpuBinding::Kind::Temporary:
            buffer = temporaries[binding.slot].get();
            break;
        }
        VITRINE_TRY(const BufferBinding bound, bind(*buffer, binding));
        bindings.push_back(bound);
    }
    std::span<const std::byte> push;
    Ref<DeviceBuffer> arguments;
    const auto words = std::as_bytes(std::span(pass.arguments));
    if (pass.argumentsInBuffer) {
        VITRINE_TRY(arguments, m_context.allocate(words.size()));
        VITRINE_CHECK(m_context.transfers().upload(*arguments, 0, words.data(), words.size()));
        bindings.push_back({arguments.get(), Access::Read});
    } else {
        push = words;
    }
    return dispatchInParts(pass, *kernel, bindings, push, launch.tag, record);
}

Status Dispatcher::dispatchInParts(const GpuPass& pass, Kernel& kernel,
                                   std::span<const BufferBinding> bindings,
                                   std::span<const std::byte> push, const LaunchTag& tag,
                                   DispatchRecord record) {
    constexpr double kWorthMeasuring = 0.0625; // of the longest dispatch
    constexpr double kMostAhead = 2;           // longest dispatches
    constexpr double kBesideWindow = 0.016;    // s: a frame of the window waits for it all
    constexpr double kGrowth = 8;              // from part to part while nothing is known
    Stream& stream = m_context.stream();
    const double expected = stream.expectedSeconds(pass.bytes, pass.flops);
    // Chains of steps run beside each other: fewer of them take no less time, and what one was
    // measured to take says nothing about more of them.
    const bool chains = pass.seconds > expected;
    // A window that draws on the same queue gets its turn behind what was submitted.
    const bool besideWindow =
        m_context.device().sharesGraphicsQueue() && m_context.device().presentation();
    const std::size_t cut = cutDimension(pass.groups);
    const uint32_t all = pass.groups[cut];
    // What earlier dispatches took counts for this one already.
    if (expected > kWorthMeasuring * m_options.longestDispatch) takeTimings();
    bool known = chains || kernel.slowness > 0 || !stream.timed();
    const bool ends = record.last;
    uint32_t parts = 0;
    for (uint32_t begin = 0; begin < all; ++parts) {
        VITRINE_CHECK(m_context.device().checkInterrupt());
        const double slowness = kernel.slowness > 0 && !chains ? kernel.slowness : 1.0;
        const double perGroup = expected * slowness / all;
        const bool probes = !known && expected > kWorthMeasuring * m_options.longestDispatch;
        double fitting = perGroup > 0 ? m_options.longestDispatch / perGroup : all;
        if (probes) fitting = std::min(fitting, std::pow(kGrowth, parts));
        auto most = static_cast<uint32_t>(std::clamp(fitting, 1.0, static_cast<double>(all)));
        // The last part is not a crumb.
        if (!probes && all - begin > most)
            most = (all - begin + (all - begin) / most) / ((all - begin) / most + 1);
        const DispatchPart part = partOf(pass.groups, begin, std::max(most, 1u));
        const uint32_t count = part.groups[cut];
        const double share = static_cast<double>(count) / all;
        const uint64_t id = m_nextDispatch++;
        const CommandTag command{id, static_cast<uint64_t>(static_cast<double>(pass.bytes) * share),
                                 static_cast<uint64_t>(static_cast<double>(pass.flops) * share),
                                 std::max(perGroup * count, pass.seconds)};
        const int64_t asked = m_trace.now();
        VITRINE_CHECK(stream.waitForRoom(besideWindow ? kBesideWindow
                                                      : kMostAhead * m_options.longestDispatch));
        noteWait("for room in the queue", tag, asked);
        kernel.lastUse = stream.currentValue();
        VITRINE_CHECK(
            stream.dispatch(*kernel.pipeline, bindings, push, part.groups, command, part.base));
        kernel.lastUse = stream.recordedValue(); // it may have begun a batch of its own
        record.last = ends && begin + count == all;
        if (stream.timed()) m_running.emplace(id, Running{tag, &kernel, record, !kernel.ran});
        kernel.ran = true;
        begin += count;
        if (count < all) m_trace.progress().setPart(begin, all);
        ++record.part;
        record.cache = CacheResult::None; // the kernel came once
        record.compileMs = 0;
        if (record.last) VITRINE_CHECK(stream.startIfWorthIt());
        if (!probes) continue;
        const int64_t given = m_trace.now();
        VITRINE_CHECK(stream.waitIdle());
        noteWait("for a first part, to measure it", tag, given);
        takeTimings();
        known = kernel.slowness > 0;
    }
    m_trace.progress().setPart(0, 0);
    return {};
}

Status Dispatcher::copy(DeviceBuffer& from, uint64_t fromOffset, DeviceBuffer& to,
                        uint64_t toOffset, uint64_t bytes, const LaunchTag& tag) {
    Stream& stream = m_context.stream();
    const auto copyPart = [&](DeviceBuffer& a, uint64_t atA, DeviceBuffer& b, uint64_t atB,
                              uint64_t size) -> Status {
        const uint64_t id = m_nextDispatch++;
        VITRINE_CHECK(stream.copy(a, atA, b, atB, size, {id, 2 * size, 0}));
        if (stream.timed()) m_running.emplace(id, Running{tag, nullptr, {}});
        return {};
    };
    return forParts(
        from, fromOffset, bytes, [&](DeviceBuffer& a, uint64_t atA, uint64_t done, uint64_t size) {
            return forParts(to, toOffset + done, size,
                            [&](DeviceBuffer& b, uint64_t atB, uint64_t within, uint64_t most) {
                                return copyPart(a, atA + within, b, atB, most);
                            });
        });
}

void Dispatcher::collect(std::vector<DispatchRecord>& out) {
    takeTimings();
    out.insert(out.end(), m_done.begin(), m_done.end());
    m_done.clear();
}

std::vector<KernelSource> Dispatcher::kernels() const {
    std::vector<KernelSource> list;
    list.reserve(m_kernels.size());
    for (const Kernel& kernel : m_kernels)
        list.push_back({kernel.key, kernel.desc.name, "GLSL", kernel.text, kernel.assembly});
    return list;
}

} // namespace vitrine::vulkan
