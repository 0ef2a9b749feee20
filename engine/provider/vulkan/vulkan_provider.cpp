// SPDX-License-Identifier: Apache-2.0
#include "provider/vulkan/vulkan_provider.h"

#include "base/hash.h"
#include "base/log.h"
#include "provider/codegen/gpu_plan.h"
#include "provider/launch_work.h"
#include "provider/vulkan/cache_file.h"
#include "provider/vulkan/calibration.h"
#include "provider/vulkan/compiler.h"
#include "provider/vulkan/context.h"
#include "provider/vulkan/dispatch_parts.h"
#include "provider/vulkan/function_probe.h"
#include "provider/vulkan/probe.h"
#include "provider/vulkan/spirv_pass.h"
#include "trace/trace.h"

#include <cmath>
#include <cstring>
#include <deque>
#include <fstream>
#include <thread>

namespace vitrine {

using namespace vulkan;

namespace {

std::string versionText(uint32_t version) {
    return std::to_string(VK_API_VERSION_MAJOR(version)) + "." +
           std::to_string(VK_API_VERSION_MINOR(version)) + "." +
           std::to_string(VK_API_VERSION_PATCH(version));
}

ProviderInfo describe(const DeviceDescription& d) {
    ProviderInfo info;
    info.kind = ProviderKind::Vulkan;
    info.name = d.name;
    info.api = "Vulkan " + versionText(d.apiVersion);
    info.driver = d.driver;
    info.type = typeName(d.type);
    info.float64 = d.features.float64;
    info.int64 = d.features.int64;
    info.memoryBytes = d.memoryBytes;
    info.maxBufferBytes = std::min(d.limits.maxStorageBufferRange, d.limits.maxAllocation);
    info.groupThreads = d.limits.maxInvocations;
    info.groupMemory = d.limits.maxSharedMemory;
    info.groupSize = d.limits.maxWorkgroupSize;
    info.gridSize = d.limits.maxWorkgroupCount;
    info.subgroupSize = d.subgroupSize;
    return info;
}

/// Bytes that one binding, and one allocation, may have. VITRINE_MAX_BINDING_BYTES makes it less,
/// so that tests of large arrays need little memory.
uint64_t mostBinding(const DeviceDescription& d) {
    constexpr uint64_t kLeast = 256; // keeps every part aligned
    const uint64_t most = std::min(d.limits.maxStorageBufferRange, d.limits.maxAllocation);
    const std::string wish = environmentText("VITRINE_MAX_BINDING_BYTES").value_or("");
    const uint64_t asked = std::strtoull(wish.c_str(), nullptr, 10);
    return asked ? std::clamp(asked, std::min(kLeast, most), most) : most;
}

DeviceTraits traitsOf(const DeviceDescription& d, const Conformance& c, const Settings& settings,
                      const VulkanOptions& options) {
    DeviceTraits t;
    t.float64 = c.usable64();
    t.int64 = d.features.int64;
    t.storage8 = d.features.storage8 && d.features.int8;
    t.storage16 = d.features.storage16 && d.features.int16;
    t.fmaExact = c.fmaExact();
    t.div32Exact = c.division32Exact();
    t.subnormals32 = c.subnormals32();
    t.compare32Exact = c.compare32Exact();
    t.widenExact = c.widenExact();
    t.fma32Keeps = c.fma32Keeps();
    t.derivedExact = c.derivedExact();
    t.subgroupSize = d.features.subgroupShuffle ? d.subgroupSize : 0;
    t.maxWorkgroup = std::min(d.limits.maxInvocations, d.limits.maxWorkgroupSize[0]);
    t.workgroup = std::min(t.workgroup, t.maxWorkgroup);
    // Whole teams of the canonical order: how many share a workgroup changes no bit.
    if (settings.reductionWorkgroup > 0)
        t.reductionGroup = std::bit_floor(static_cast<uint32_t>(
            std::clamp<int64_t>(settings.reductionWorkgroup, 256,
                                std::max<int64_t>(256, std::min(t.maxWorkgroup, 1024u)))));
    t.maxGroupsX = d.limits.maxWorkgroupCount[0];
    t.maxShared = d.limits.maxSharedMemory;
    t.maxPushBytes = d.limits.maxPushConstants;
    t.maxBindingBytes = mostBinding(d);
    t.addresses = d.features.bufferDeviceAddress;
    t.storageAlignment = std::max<uint64_t>(d.limits.storageAlignment, 16);
    if (d.software()) {
        // There merging is faster, and large kernels with many barriers take seconds to compile.
        t.sortDigitsFrom = int64_t{1} << 40;
        t.sortItems = 2;
    }
    if (options.sortDigitsFrom > 0) t.sortDigitsFrom = options.sortDigitsFrom;
    return t;
}

std::vector<std::string> flushedBy(const WidthConformance& w) {
    std::vector<std::string> names;
    for (std::size_t k = 0; k < kSubnormalOperations; ++k) {
        const auto operation = static_cast<SubnormalOperation>(k);
        if (w.present() && !w.keeps(operation)) names.emplace_back(nameOf(operation));
    }
    return names;
}

ContextOptions contextOptions(const Settings& settings, const VulkanOptions& options) {
    ContextOptions context;
    const bool validation = environmentText("VITRINE_VULKAN_VALIDATION").value_or("0") == "1";
    context.wish = settings.device;
    context.instance.extensions = options.instanceExtensions;
    context.instance.validation = validation;
    context.device.presentation = options.presentation;
    context.memory.budget = static_cast<uint64_t>(std::max<int64_t>(settings.memoryBudget, 0));
    context.pipelines.directory = cacheDirectory(settings);
    context.pipelines.validateSpirv = validation;
    return context;
}

} // namespace

namespace {

std::string rememberedPath(const std::string& folder) {
    return folder + "/last-device.bin";
}

/// What is remembered counts until the machine is booted again or other drivers are named: then
/// there may be another device.
uint64_t rememberedKey() {
    std::string text = "2"; // of the layout
    std::ifstream boot("/proc/sys/kernel/random/boot_id");
    std::getline(boot, text);
    for (const char* name : {"VK_DRIVER_FILES", "VK_ICD_FILENAMES", "VITRINE_DEVICE"})
        text += '\n' + environmentText(name).value_or("");
    return hashBytes(text);
}

} // namespace

namespace {

/// VITRINE_LINK_SLOWDOWN: how placement does when transfers are dear, on a machine where they are
/// not.
double linkSlowdown() {
    const std::string text = environmentText("VITRINE_LINK_SLOWDOWN").value_or("1");
    return std::clamp(std::strtod(text.c_str(), nullptr), 1.0, 1e4);
}

ProviderRates overSlowLink(ProviderRates rates) {
    rates.uploadBandwidth /= linkSlowdown();
    rates.downloadBandwidth /= linkSlowdown();
    return rates;
}

} // namespace

struct VulkanProvider::State {
    /// A kernel as it was first made.
    struct Kernel {
        uint64_t key = 0;
        PipelineDesc desc;
        const Pipeline* pipeline = nullptr;
        std::string assembly;
        double slowness = 0; ///< seconds measured for one that was estimated; 0: never measured
        bool ran = false;
    };
    /// What a dispatch's timing needs when it comes back.
    struct Running {
        LaunchTag tag;
        Kernel* kernel = nullptr; ///< null: a copy
        DispatchRecord record;    ///< what is known before it has run
        bool first = false;       ///< the kernel's first run, in which a driver may compile it
    };

    CompilerWarmUp warmUp; // its thread works while the device starts
    Trace* trace = nullptr;
    std::string cacheFolder;
    ProviderInfo info;
    std::unique_ptr<Context> context;
    Conformance conformance;
    std::unique_ptr<CodeGenerator> generator;
    std::unique_ptr<FunctionProbe> functions;
    ProviderRates rates;
    bool ratesKnown = false;
    double startSeconds = 0; ///< that making the provider took

    /// Takes measured rates into use and remembers them for sessions that have not started it yet.
    void adoptRates(const ProviderRates& measured) {
        rates = measured;
        // Costs of operations count a fused multiply-add as one instruction; where it has to be
        // made exact in software, it takes about this many.
        constexpr double kSoftwareFma = 8;
        if (!conformance.fmaExact()) {
            rates.flopsSingle /= kSoftwareFma;
            rates.flopsDouble /= kSoftwareFma;
        }
        context->stream().setRates(measured.bandwidth, measured.flopsSingle);
        if (cacheFolder.empty()) return;
        constexpr std::size_t kHead = sizeof rates + sizeof startSeconds;
        std::vector<std::byte> contents(kHead + info.name.size());
        std::memcpy(contents.data(), &rates, sizeof rates);
        std::memcpy(contents.data() + sizeof rates, &startSeconds, sizeof startSeconds);
        std::memcpy(contents.data() + kHead, info.name.data(), info.name.size());
        writeCacheFile(rememberedPath(cacheFolder), rememberedKey(), contents);
    }

    std::unordered_map<uint64_t, Kernel*> kernelByKey;
    std::deque<Kernel> kernels; ///< in the order in which they were made
    uint64_t nextDispatch = 1;
    std::unordered_map<uint64_t, Running> running;
    std::vector<DispatchRecord> done;
    const std::atomic<bool>* interrupt = nullptr;
    double longestDispatch = 0;
    double linkSlowdown = 1;
    uint64_t maxBinding = 0; ///< bytes; larger arrays lie in parts

    /// With an artificially slow link, transfers take so many times as long as they should.
    void slowTransfer(uint64_t bytes, double rate, int64_t startNs) const {
        if (linkSlowdown <= 1) return;
        const double seconds = static_cast<double>(bytes) / rate * linkSlowdown;
        std::this_thread::sleep_until(std::chrono::steady_clock::time_point(
            std::chrono::nanoseconds(startNs + static_cast<int64_t>(seconds * 1e9))));
    }

    static constexpr uint64_t kTellingBytes = uint64_t{4} << 20; ///< of a transfer

    /// A measured rate follows what transfers take; small ones tell of the latency only.
    static void follow(double& rate, uint64_t bytes, int64_t startNs) {
        if (bytes < kTellingBytes) return;
        const double seconds = static_cast<double>(steadyNow() - startNs) * 1e-9;
        // Seconds of a byte, as an exponential mean. A slower one than usual may be another
        // program's doing and counts less.
        const double now = seconds / static_cast<double>(bytes);
        const double weight = now * rate < 1 ? 0.5 : 0.2;
        rate = 1 / (1 / rate + weight * (now - 1 / rate));
    }

    int64_t traceTime(int64_t steadyNs) const { return steadyNs - trace->originSteadyNs(); }

    Event event(EventKind kind, const LaunchTag& tag) const {
        Event e;
        e.kind = kind;
        e.provider = info.traceIndex;
        e.line = tag.line;
        e.node = tag.node;
        e.group = tag.group;
        return e;
    }

    void writeTransfer(EventKind kind, const LaunchTag& tag, const Buffer& buffer, uint64_t bytes,
                       int64_t startNs) const {
        Event e = event(kind, tag);
        e.start = traceTime(startNs);
        e.end = trace->now();
        e.bytes = bytes;
        e.buffer = buffer.id();
        trace->write(e);
    }

    void takeTimings() {
        for (const DispatchTiming& timing : context->stream().takeTimings()) {
            const auto found = running.find(timing.id);
            if (found == running.end()) continue;
            const Running& r = found->second;
            Event e = event(EventKind::Dispatch, r.tag);
            e.kernel = r.kernel ? r.kernel->key : 0;
            e.bytes = timing.bytes;
            e.flops = timing.flops;
            e.start = traceTime(timing.startNs);
            e.end = traceTime(timing.endNs);
            e.setLabel(r.kernel ? r.kernel->desc.name : "copy");
            trace->write(e);
            if (r.kernel && !r.first) learn(*r.kernel, timing);
            done.push_back(r.record);
            DispatchRecord& record = done.back();
            record.group = r.tag.group;
            record.run = r.tag.run;
            record.first = r.first;
            record.kernel = e.kernel;
            record.nanoseconds = timing.endNs - timing.startNs;
            record.bytes = timing.bytes;
            record.flops = timing.flops;
            running.erase(found);
        }
    }

    /// Before something that cannot be stopped: waits, unless the user stops it, until little is
    /// left. Short work is not waited for: that would be a submission more.
    Status waitForLongWork() {
        constexpr double kLittle = 0.005;
        const Device::Interruptible stoppable(context->device(), interrupt);
        Stream& stream = context->stream();
        if (!interrupt || stream.expectedAhead() <= kLittle) return {};
        VITRINE_CHECK(stream.flush());
        return stream.waitForRoom(kLittle);
    }

    /// How far off the estimate was; dispatches that are too short tell nothing.
    void learn(Kernel& kernel, const DispatchTiming& timing) const {
        constexpr double kLeastSeconds = 2e-4;
        const double took = static_cast<double>(timing.endNs - timing.startNs) * 1e-9;
        const double expected = context->stream().expectedSeconds(timing.bytes, timing.flops);
        if (took < kLeastSeconds || expected <= 0) return;
        const double ratio = took / expected;
        kernel.slowness = kernel.slowness == 0 ? ratio : 0.5 * (kernel.slowness + ratio);
    }

    /// Notes in `made` how the kernel came.
    Result<Kernel*> kernelFor(const GpuPass& pass, const LaunchTag& tag, DispatchRecord& made) {
        made.cache = CacheResult::MemoryHit;
        if (const auto known = kernelByKey.find(pass.key); known != kernelByKey.end())
            return known->second;
        Kernel kernel;
        kernel.key = pass.key;
        kernel.desc.name = pass.name;
        kernel.desc.source = *pass.glsl;
        kernel.desc.bindings =
            static_cast<uint32_t>(pass.bindings.size() + (pass.argumentsInBuffer ? 1 : 0));
        if (!pass.argumentsInBuffer)
            kernel.desc.pushBytes = static_cast<uint32_t>(pass.arguments.size() * sizeof(uint32_t));
        CompileRecord record;
        Event e = event(EventKind::Compile, tag);
        e.start = trace->now();
        VITRINE_TRY(kernel.pipeline, context->pipelines().get(kernel.desc, &record));
        e.end = trace->now();
        e.kernel = pass.key;
        e.cache = record.outcome == CacheOutcome::Disk     ? CacheResult::DiskHit
                  : record.outcome == CacheOutcome::Memory ? CacheResult::MemoryHit
                                                           : CacheResult::Miss;
        e.setLabel(pass.name);
        trace->write(e);
        made.cache = e.cache;
        made.compileMs = record.milliseconds;
        kernels.push_back(std::move(kernel));
        kernelByKey.emplace(pass.key, &kernels.back());
        return &kernels.back();
    }

    /// Whole, or in parts where it is larger than a binding.
    [[nodiscard]] Result<Ref<DeviceBuffer>> allocate(uint64_t bytes) const {
        if (bytes <= maxBinding) return context->allocate(bytes);
        return context->allocateInParts(bytes, std::bit_floor(maxBinding));
    }

    /// Bit i: array i lies in parts.
    static uint64_t inParts(std::span<const Ref<Buffer>> arrays) {
        uint64_t places = 0;
        for (std::size_t i = 0; i < std::min<std::size_t>(arrays.size(), 64); ++i) {
            const bool parted = !static_cast<const DeviceBuffer&>(*arrays[i]).parts().empty();
            places |= static_cast<uint64_t>(parted) << i;
        }
        return places;
    }

    /// The range of a binding; of an array that lies in parts, the part that it falls into, or the
    /// table of all parts.
    Result<BufferBinding> bind(DeviceBuffer& buffer, const GpuBinding& binding) {
        const Access access = binding.write ? Access::Write : Access::Read;
        if (binding.inParts) {
            VITRINE_TRY(DeviceBuffer * table,
                        context->addressTable(buffer, std::bit_floor(maxBinding)));
            return BufferBinding{table, access, 0, 0, &buffer};
        }
        if (buffer.parts().empty())
            return BufferBinding{&buffer, access, binding.offset, binding.bytes};
        const uint64_t size = buffer.partBytes();
        const uint64_t offset = binding.offset % size;
        const uint64_t bytes = binding.bytes ? binding.bytes : buffer.bytes() - binding.offset;
        if (offset + bytes > size)
            return fail(ErrorCode::Unsupported,
                        "an array of " + std::to_string(buffer.bytes() >> 20) +
                            " MiB lies on the device in parts of " + std::to_string(size >> 20) +
                            " MiB, which this kernel cannot take one by one");
        DeviceBuffer& part = *buffer.parts()[static_cast<std::size_t>(binding.offset / size)];
        return BufferBinding{&part, access, offset, bytes};
    }

    /// An operand that a launch reaches by strides, of an array that lies in parts: where the
    /// launch stays in one of them, that part takes the array's place.
    static void takeParts(Launch& launch) {
        const Program& p = *launch.program;
        if (p.kind == ProgramKind::Routine) return;
        for (std::size_t i = 0; i < launch.inputs.size(); ++i) {
            const auto& whole = static_cast<const DeviceBuffer&>(*launch.inputs[i]);
            if (whole.parts().empty() || p.inputs[i].map == MapKind::Linear) continue;
            std::size_t part = 0;
            if (p.inputs[i].map == MapKind::Strided) {
                OperandMap& map = launch.geometry.maps[i];
                const LaunchGeometry& g = launch.geometry;
                const auto size =
                    static_cast<int64_t>(whole.partBytes() / sizeOf(p.inputs[i].dtype));
                part = static_cast<std::size_t>(std::max<int64_t>(operandExtent(p, g, i) - 1, 0) /
                                                size);
                int64_t lowest = map.offset + std::min<int64_t>(0, map.advance) * (g.trips - 1);
                for (std::size_t d = 0; d < static_cast<std::size_t>(p.rank); ++d)
                    lowest += std::min<int64_t>(0, map.stride[d]) * (g.dims[d] - 1);
                if (lowest < static_cast<int64_t>(part) * size || part >= whole.parts().size())
                    continue;
                map.offset -= static_cast<int64_t>(part) * size;
            }
            launch.inputs[i] = Ref<Buffer>(whole.parts()[part].get());
        }
    }

    /// Calls copy(part, offset in it, bytes done before, bytes) for each part that a range of an
    /// array touches; for the buffer itself where it has no parts.
    template <typename Copy>
    static Status forParts(DeviceBuffer& buffer, uint64_t offset, uint64_t bytes, Copy&& copy) {
        if (buffer.parts().empty()) return copy(buffer, offset, uint64_t{0}, bytes);
        if (offset > buffer.bytes() || bytes > buffer.bytes() - offset)
            return fail(ErrorCode::Invalid, "a copy lies outside its array");
        const uint64_t size = buffer.partBytes();
        for (uint64_t done = 0; done < bytes;) {
            const uint64_t begin = (offset + done) % size;
            const uint64_t now = std::min(bytes - done, size - begin);
            DeviceBuffer& part = *buffer.parts()[static_cast<std::size_t>((offset + done) / size)];
            VITRINE_CHECK(copy(part, begin, done, now));
            done += now;
        }
        return {};
    }

    Status runPass(const GpuPass& pass, uint32_t number, bool last, const Launch& launch,
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
            VITRINE_TRY(arguments, context->allocate(words.size()));
            VITRINE_CHECK(context->transfers().upload(*arguments, 0, words.data(), words.size()));
            bindings.push_back({arguments.get(), Access::Read});
        } else {
            push = words;
        }
        return dispatchInParts(pass, *kernel, bindings, push, launch.tag, record);
    }

    /// One dispatch, or several when it is expected to keep the device for too long. A heavy kernel
    /// that was never measured starts with one workgroup, which a driver may need for compiling
    /// it, and goes on with more until one part took long enough to tell.
    Status dispatchInParts(const GpuPass& pass, Kernel& kernel,
                           std::span<const BufferBinding> bindings, std::span<const std::byte> push,
                           const LaunchTag& tag, DispatchRecord record) {
        constexpr double kWorthMeasuring = 0.0625; // of the longest dispatch
        constexpr double kMostAhead = 2;           // longest dispatches
        constexpr double kGrowth = 8;              // from part to part while nothing is known
        Stream& stream = context->stream();
        const double expected = stream.expectedSeconds(pass.bytes, pass.flops);
        const std::size_t cut = cutDimension(pass.groups);
        const uint32_t all = pass.groups[cut];
        // What earlier dispatches took counts for this one already.
        if (expected > kWorthMeasuring * longestDispatch) takeTimings();
        bool known = kernel.slowness > 0 || !stream.timed();
        const bool ends = record.last;
        uint32_t parts = 0;
        for (uint32_t begin = 0; begin < all; ++parts) {
            VITRINE_CHECK(context->device().checkInterrupt());
            const double slowness = kernel.slowness > 0 ? kernel.slowness : 1.0;
            const double perGroup = expected * slowness / all;
            const bool probes = !known && expected > kWorthMeasuring * longestDispatch;
            double fitting = perGroup > 0 ? longestDispatch / perGroup : all;
            if (probes) fitting = std::min(fitting, std::pow(kGrowth, parts));
            auto most = static_cast<uint32_t>(std::clamp(fitting, 1.0, static_cast<double>(all)));
            // The last part is not a crumb.
            if (!probes && all - begin > most)
                most = (all - begin + (all - begin) / most) / ((all - begin) / most + 1);
            const DispatchPart part = partOf(pass.groups, begin, std::max(most, 1u));
            const uint32_t count = part.groups[cut];
            const double share = static_cast<double>(count) / all;
            const uint64_t id = nextDispatch++;
            const CommandTag command{
                id, static_cast<uint64_t>(static_cast<double>(pass.bytes) * share),
                static_cast<uint64_t>(static_cast<double>(pass.flops) * share), perGroup * count};
            VITRINE_CHECK(stream.waitForRoom(kMostAhead * longestDispatch));
            VITRINE_CHECK(
                stream.dispatch(*kernel.pipeline, bindings, push, part.groups, command, part.base));
            record.last = ends && begin + count == all;
            if (stream.timed()) running.emplace(id, Running{tag, &kernel, record, !kernel.ran});
            kernel.ran = true;
            begin += count;
            ++record.part;
            record.cache = CacheResult::None; // the kernel came once
            record.compileMs = 0;
            if (!probes) continue;
            VITRINE_CHECK(stream.waitIdle());
            takeTimings();
            known = kernel.slowness > 0;
        }
        return {};
    }
};

VulkanProvider::VulkanProvider(std::unique_ptr<State> state) : m_state(std::move(state)) {}

Result<std::unique_ptr<VulkanProvider>>
VulkanProvider::create(const Settings& settings, Trace& trace, const VulkanOptions& options) {
    const int64_t start = steadyNow();
    auto state = std::make_unique<State>();
    state->trace = &trace;
    state->interrupt = options.interrupt;
    state->longestDispatch = options.longestDispatch;
    state->linkSlowdown = linkSlowdown();
    state->cacheFolder = cacheDirectory(settings);
    VITRINE_TRY(state->context, Context::create(contextOptions(settings, options)));
    const DeviceDescription& d = state->context->description();
    VITRINE_TRY(state->conformance, probeDevice(*state->context, state->cacheFolder));
    if (!state->conformance.usable32())
        return fail(ErrorCode::Unsupported,
                    d.name + " does not add and multiply single precision exactly");
    state->info = describe(d);
    state->maxBinding = mostBinding(d);
    state->info.float64 = state->conformance.usable64();
    Device& device = state->context->device();
    state->info.overlapsTransfers =
        device.queue(Role::Transfer).handle != device.queue(Role::Compute).handle;
    state->info.mapsMemory = state->context->memory().mapsDeviceMemory();
    state->info.traceIndex = trace.addProvider(d.name);
    state->context->pipelines().setDefines(state->conformance.defines(d));
    state->generator =
        std::make_unique<CodeGenerator>(traitsOf(d, state->conformance, settings, options));
    state->functions =
        std::make_unique<FunctionProbe>(*state->context, *state->generator, state->cacheFolder);
    state->rates = guessedRates(d);
    state->context->memory().onFree(
        [&trace, index = state->info.traceIndex](uint64_t id, uint64_t bytes) {
            Event e;
            e.kind = EventKind::Free;
            e.provider = index;
            e.buffer = id;
            e.bytes = bytes;
            e.start = e.end = trace.now();
            trace.write(e);
        });
    state->context->memory().onTrim([&trace, index = state->info.traceIndex](uint64_t bytes) {
        Event e;
        e.kind = EventKind::Evict;
        e.provider = index;
        e.bytes = bytes;
        e.start = e.end = trace.now();
        e.setLabel("free caches");
        trace.write(e);
    });
    state->startSeconds = static_cast<double>(steadyNow() - start) * 1e-9;
    return std::unique_ptr<VulkanProvider>(new VulkanProvider(std::move(state)));
}

VulkanProvider::~VulkanProvider() {
    // The last dispatches belong into the trace; a lost device ends the wait at once.
    if (!finish()) log::warn("vulkan", "the last device work did not end well");
    m_state->context->memory().onFree(nullptr);
    m_state->context->memory().onTrim(nullptr);
}

const ProviderInfo& VulkanProvider::info() const {
    return m_state->info;
}

ProviderRates VulkanProvider::rates() {
    if (!m_state->ratesKnown && !lost()) measureRates();
    return overSlowLink(m_state->rates);
}

void VulkanProvider::measureRates() {
    m_state->ratesKnown = true;
    const Result<ProviderRates> measured =
        calibrateDevice(*m_state->context, m_state->info.float64, m_state->cacheFolder);
    if (measured)
        m_state->adoptRates(*measured);
    else
        log::warn("vulkan", "calibration: " + measured.error().message);
}

Result<ProviderRates> VulkanProvider::calibrate() {
    VITRINE_TRY(
        const ProviderRates measured,
        calibrateDevice(*m_state->context, m_state->info.float64, m_state->cacheFolder, true));
    m_state->ratesKnown = true;
    m_state->adoptRates(measured);
    return m_state->rates;
}

std::optional<RememberedDevice> VulkanProvider::remembered(const Settings& settings) {
    const std::string folder = cacheDirectory(settings);
    if (folder.empty()) return std::nullopt;
    const auto kept = readCacheFile(rememberedPath(folder), rememberedKey());
    RememberedDevice out;
    constexpr std::size_t kHead = sizeof out.rates + sizeof out.startSeconds;
    if (!kept || kept->size() <= kHead) return std::nullopt;
    std::memcpy(&out.rates, kept->data(), sizeof out.rates);
    std::memcpy(&out.startSeconds, kept->data() + sizeof out.rates, sizeof out.startSeconds);
    out.name.assign(reinterpret_cast<const char*>(kept->data()) + kHead, kept->size() - kHead);
    out.rates = overSlowLink(out.rates);
    return out;
}

Status VulkanProvider::supports(const Program& program, const LaunchGeometry& geometry) {
    if (lost()) return m_state->context->device().lostError();
    VITRINE_CHECK(m_state->functions->refusal(program));
    return m_state->generator->supports(program, geometry);
}

Result<Ref<Buffer>> VulkanProvider::allocate(uint64_t bytes, std::string_view label) {
    VITRINE_TRY(const Ref<DeviceBuffer> buffer, m_state->allocate(bytes));
    buffer->reported = true;
    Event e = m_state->event(EventKind::Alloc, {});
    e.start = e.end = m_state->trace->now();
    e.bytes = bytes;
    e.buffer = buffer->id();
    e.setLabel(label);
    m_state->trace->write(e);
    return Ref<Buffer>(buffer);
}

Status VulkanProvider::upload(Buffer& to, uint64_t offset, const void* data, uint64_t bytes,
                              LaunchTag tag) {
    const int64_t start = steadyNow();
    Transfers& transfers = m_state->context->transfers();
    VITRINE_CHECK(State::forParts(
        static_cast<DeviceBuffer&>(to), offset, bytes,
        [&](DeviceBuffer& part, uint64_t at, uint64_t done, uint64_t size) {
            return transfers.upload(part, at, static_cast<const std::byte*>(data) + done, size);
        }));
    State::follow(m_state->rates.uploadBandwidth, bytes, start);
    m_state->slowTransfer(bytes, m_state->rates.uploadBandwidth, start);
    m_state->writeTransfer(EventKind::Upload, tag, to, bytes, start);
    return {};
}

Status VulkanProvider::download(const Buffer& from, uint64_t offset, void* data, uint64_t bytes,
                                LaunchTag tag) {
    // What is written to a buffer does not change by reading it; only its marks of use do.
    auto& buffer = static_cast<DeviceBuffer&>(const_cast<Buffer&>(from));
    int64_t start = steadyNow();
    VITRINE_CHECK(m_state->waitForLongWork());
    // The copy waits for what writes the array; only the copy itself tells of the link.
    if (bytes >= State::kTellingBytes && buffer.parts().empty()) {
        VITRINE_CHECK(m_state->context->stream().checkReadable(buffer));
        VITRINE_CHECK(m_state->context->stream().wait(buffer.lastWrite()));
        start = steadyNow();
    }
    Transfers& transfers = m_state->context->transfers();
    VITRINE_CHECK(State::forParts(
        buffer, offset, bytes, [&](DeviceBuffer& part, uint64_t at, uint64_t done, uint64_t size) {
            return transfers.download(part, at, static_cast<std::byte*>(data) + done, size);
        }));
    if (buffer.parts().empty()) State::follow(m_state->rates.downloadBandwidth, bytes, start);
    m_state->slowTransfer(bytes, m_state->rates.downloadBandwidth, start);
    m_state->writeTransfer(EventKind::Download, tag, from, bytes, start);
    m_state->takeTimings();
    return {};
}

Status VulkanProvider::run(const Launch& launch) {
    if (State::inParts(launch.inputs) == 0) return runWhole(launch);
    Launch parted = launch;
    State::takeParts(parted);
    return runWhole(parted);
}

Status VulkanProvider::runWhole(const Launch& launch) {
    if (lost()) return m_state->context->device().lostError();
    const Device::Interruptible stoppable(m_state->context->device(), m_state->interrupt);
    const InParts places{State::inParts(launch.inputs), State::inParts(launch.outputs)};
    VITRINE_TRY(const GpuPlan plan,
                m_state->generator->plan(*launch.program, launch.geometry, places));
    VITRINE_CHECK(m_state->functions->check(*launch.program));
    std::vector<Ref<DeviceBuffer>> temporaries;
    for (const uint64_t bytes : plan.temporaries) {
        VITRINE_TRY(Ref<DeviceBuffer> temporary, m_state->allocate(bytes));
        temporaries.push_back(std::move(temporary));
    }
    uint32_t number = 0;
    for (const GpuPass& pass : plan.passes) {
        const bool last = number + 1 == plan.passes.size();
        VITRINE_CHECK(m_state->runPass(pass, number++, last, launch, temporaries));
    }
    return {};
}

Status VulkanProvider::copy(const Buffer& from, uint64_t fromOffset, Buffer& to, uint64_t toOffset,
                            uint64_t bytes, LaunchTag tag) {
    auto& source = static_cast<DeviceBuffer&>(const_cast<Buffer&>(from));
    auto& target = static_cast<DeviceBuffer&>(to);
    Stream& stream = m_state->context->stream();
    const auto copyPart = [&](DeviceBuffer& a, uint64_t atA, DeviceBuffer& b, uint64_t atB,
                              uint64_t size) -> Status {
        const uint64_t id = m_state->nextDispatch++;
        VITRINE_CHECK(stream.copy(a, atA, b, atB, size, {id, 2 * size, 0}));
        if (stream.timed()) m_state->running.emplace(id, State::Running{tag, nullptr, {}});
        return {};
    };
    return State::forParts(source, fromOffset, bytes,
                           [&](DeviceBuffer& a, uint64_t atA, uint64_t done, uint64_t size) {
                               return State::forParts(target, toOffset + done, size,
                                                      [&](DeviceBuffer& b, uint64_t atB,
                                                          uint64_t within, uint64_t most) {
                                                          return copyPart(a, atA + within, b, atB,
                                                                          most);
                                                      });
                           });
}

Status VulkanProvider::submit() {
    VITRINE_CHECK(m_state->context->stream().flush());
    m_state->takeTimings();
    return {};
}

Status VulkanProvider::wait() {
    const Device::Interruptible stoppable(m_state->context->device(), m_state->interrupt);
    return finish();
}

Status VulkanProvider::finish() {
    VITRINE_CHECK(m_state->context->stream().waitIdle());
    m_state->takeTimings();
    m_state->running.clear(); // what is left was dropped and never comes back
    m_state->context->memory().collect();
    return {};
}

void VulkanProvider::collect(std::vector<DispatchRecord>& out) {
    m_state->takeTimings();
    out.insert(out.end(), m_state->done.begin(), m_state->done.end());
    m_state->done.clear();
}

std::vector<KernelSource> VulkanProvider::kernels() const {
    std::vector<KernelSource> list;
    for (State::Kernel& kernel : m_state->kernels) {
        if (kernel.assembly.empty()) {
            const auto words = m_state->context->pipelines().spirv(kernel.desc);
            if (words) kernel.assembly = disassembleSpirv(*words);
        }
        list.push_back({kernel.key, kernel.desc.name, "GLSL", kernel.desc.source, kernel.assembly});
    }
    return list;
}

uint64_t VulkanProvider::bytesInUse() const {
    const MemoryStatistics s = m_state->context->memory().statistics();
    return s.usedBytes + s.retiredBytes;
}

uint64_t VulkanProvider::budgetBytes() const {
    return m_state->context->memory().budget();
}

void VulkanProvider::trim() {
    m_state->context->memory().trim();
}

VulkanHandles VulkanProvider::handles() const {
    Device& device = m_state->context->device();
    VulkanHandles h;
    h.instance = device.instance().handle();
    h.physicalDevice = device.physical();
    h.device = device.handle();
    h.queueFamily = device.graphicsQueue().family;
    h.queueIndex = device.graphicsQueue().index;
    h.apiVersion = device.description().apiVersion;
    h.instanceExtensions = device.instance().extensions();
    h.canDraw = device.graphicsQueue().handle && device.presentation();
    h.sharedQueue = device.sharesGraphicsQueue();
    h.queueMutex = &device.queueMutex();
    return h;
}

Result<VulkanRange> VulkanProvider::rangeForDisplay(const Buffer& buffer) {
    const auto& device = static_cast<const DeviceBuffer&>(buffer);
    if (!device.parts().empty())
        return fail(ErrorCode::Unsupported, "an array larger than one binding is not drawn");
    VITRINE_CHECK(m_state->context->stream().wait(device.lastWrite()));
    VITRINE_CHECK(m_state->context->device().wait(
        Role::Transfer, device.uses()[static_cast<size_t>(Role::Transfer)]));
    m_state->takeTimings();
    return VulkanRange{reinterpret_cast<uint64_t>(device.handle()), device.offset(),
                       device.bytes()};
}

VulkanReport VulkanProvider::report() const {
    Context& context = *m_state->context;
    const DeviceDescription& d = context.description();
    const PipelineStatistics pipelines = context.pipelines().statistics();
    const MemoryStatistics memory = context.memory().statistics();
    VulkanReport r;
    r.subgroupSize = d.subgroupSize;
    r.maxStorageBufferRange = d.limits.maxStorageBufferRange;
    r.maxAllocation = d.limits.maxAllocation;
    r.maxSharedMemory = d.limits.maxSharedMemory;
    r.pushDescriptors = d.features.pushDescriptors;
    r.memoryBudget = d.features.memoryBudget;
    r.calibratedTimestamps = context.stream().clock().calibrated();
    r.separateTransferQueue = context.device().queue(Role::Transfer).handle !=
                              context.device().queue(Role::Compute).handle;
    r.sharedGraphicsQueue = context.device().sharesGraphicsQueue();
    r.fmaExact = m_state->conformance.fmaExact();
    r.division32Exact = m_state->conformance.division32Exact();
    r.division64Exact = m_state->conformance.division64Exact();
    r.flushes32 = flushedBy(m_state->conformance.float32);
    r.flushes64 = flushedBy(m_state->conformance.float64);
    r.denormPreserve32 = exactOptions(d).float32.denormPreserve;
    r.functionsCompared = m_state->functions->compared();
    r.functionsWrong = m_state->functions->wrong();
    r.cacheMemoryHits = pipelines.memoryHits;
    r.cacheDiskHits = pipelines.diskHits;
    r.cacheMisses = pipelines.misses;
    r.compileMs = pipelines.compileMs + pipelines.pipelineMs;
    r.cacheDirectory = m_state->cacheFolder;
    r.dispatches = context.stream().statistics().dispatches;
    r.submissions = context.stream().statistics().submissions;
    r.barriers = context.stream().statistics().barriers;
    r.bytesReserved = memory.reservedBytes;
    r.bytesPeak = memory.peakBytes;
    r.validationMessages = context.instance().validationLog().count();
    return r;
}

bool VulkanProvider::lost() const {
    return m_state->context->device().lost();
}

Result<std::vector<ProviderInfo>> listVulkanDevices() {
    VITRINE_TRY(const std::shared_ptr<Instance> instance, Instance::create({}));
    VITRINE_TRY(const std::vector<DeviceDescription> devices, enumerateDevices(*instance));
    std::vector<ProviderInfo> list;
    for (const DeviceDescription& d : devices)
        if (d.features.timelineSemaphore) list.push_back(describe(d));
    return list;
}

} // namespace vitrine
