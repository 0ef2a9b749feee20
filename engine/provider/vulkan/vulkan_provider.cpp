// SPDX-License-Identifier: Apache-2.0
#include "provider/vulkan/vulkan_provider.h"

#include "base/host_memory.h"
#include "base/log.h"
#include "provider/vulkan/array_parts.h"
#include "provider/vulkan/cache_file.h"
#include "provider/vulkan/calibration.h"
#include "provider/vulkan/device_traits.h"
#include "provider/vulkan/provider_state.h"
#include "provider/vulkan/remembered_device.h"
#include "trace/phases.h"

namespace vitrine {

using namespace vulkan;

namespace {

/// Drivers and their compilers are not written for memory that is refused.
struct InDriver : memory::Scope {
    InDriver() : Scope(memory::Requests::RefuseNone) {}
};

ContextOptions contextOptions(const Settings& settings, const VulkanOptions& options) {
    ContextOptions context;
    const bool validation = environmentText("VITRINE_VULKAN_VALIDATION").value_or("0") == "1";
    context.wish = options.wish.value_or(settings.device);
    context.index = options.index;
    context.instance.extensions = options.instanceExtensions;
    context.instance.validation = validation;
    context.device.presentation = options.presentation;
    context.memory.budget = static_cast<uint64_t>(std::max<int64_t>(settings.memoryBudget, 0));
    context.pipelines.directory = cacheDirectory(settings);
    context.pipelines.validateSpirv = validation;
    return context;
}

} // namespace

void VulkanProvider::State::adoptRates(const ProviderRates& measured) {
    rates = measured;
    // Costs of operations count a fused multiply-add as one instruction; where it has to be
    // made exact in software, it takes about this many.
    constexpr double kSoftwareFma = 8;
    if (!conformance.fmaExact()) {
        rates.flopsSingle /= kSoftwareFma;
        rates.flopsDouble /= kSoftwareFma;
    }
    context->stream().setRates(measured.bandwidth, measured.flopsSingle);
    if (info.index == firstIndex) rememberDevice(cacheFolder, {rates, startSeconds, info.name});
}

void VulkanProvider::State::writeTransfer(EventKind kind, const LaunchTag& tag,
                                          const Buffer& buffer, uint64_t bytes,
                                          int64_t startNs) const {
    Event e = dispatcher->event(kind, tag);
    e.start = dispatcher->traceTime(startNs);
    e.end = trace->now();
    e.bytes = bytes;
    e.buffer = buffer.id();
    trace->write(e);
}

void VulkanProvider::State::writeDownload(const LaunchTag& tag, const Buffer& buffer,
                                          uint64_t bytes, int64_t asked, int64_t start) const {
    Event e = dispatcher->event(EventKind::Download, tag);
    e.end = trace->now();
    // What was waited for without a wait of its own: the device's work until the copy.
    const int64_t from = dispatcher->traceTime(asked);
    e.start =
        std::clamp(std::max(dispatcher->traceTime(start), dispatcher->lastEnd()), from, e.end);
    e.bytes = bytes;
    e.buffer = buffer.id();
    trace->write(e);
    constexpr int64_t kTells = 10'000;
    if (e.start - from < kTells) return;
    Event wait = dispatcher->event(EventKind::Wait, tag);
    wait.start = from;
    wait.end = e.start;
    wait.buffer = buffer.id();
    wait.setLabel("for the device");
    trace->write(wait);
}

VulkanProvider::VulkanProvider(std::unique_ptr<State> state) : m_state(std::move(state)) {}

Result<std::unique_ptr<VulkanProvider>>
VulkanProvider::create(const Settings& settings, Trace& trace, const VulkanOptions& options) {
    const InDriver always;
    const int64_t start = steadyNow();
    auto state = std::make_unique<State>();
    state->trace = &trace;
    state->interrupt = options.interrupt;
    state->cacheFolder = cacheDirectory(settings);
    VITRINE_TRY(state->context, Context::create(contextOptions(settings, options)));
    const DeviceDescription& d = state->context->description();
    VITRINE_TRY(state->conformance, probeDevice(*state->context, state->cacheFolder));
    if (!state->conformance.usable32())
        return fail(ErrorCode::Unsupported,
                    d.name + " does not add and multiply single precision exactly");
    state->info = describe(d);
    state->info.index = state->context->index();
    state->firstIndex = options.index ? state->context->firstIndex() : state->info.index;
    state->info.float64 = state->conformance.usable64();
    Device& device = state->context->device();
    state->info.overlapsTransfers =
        device.queue(Role::Transfer).handle != device.queue(Role::Compute).handle;
    state->info.mapsMemory = state->context->memory().mapsDeviceMemory();
    state->info.traceIndex = trace.addProvider(d.name);
    constexpr std::size_t kOfSoftware = 600'000; // some 200 MiB
    const std::size_t mostText = options.mostPipelineText > 0 ? options.mostPipelineText
                                 : d.software()               ? kOfSoftware
                                                              : 0;
    state->dispatcher = std::make_unique<Dispatcher>(
        *state->context, trace,
        DispatcherOptions{options.interrupt, options.longestDispatch, mostBinding(d),
                          options.mostPipelines, mostText, state->info.traceIndex});
    state->context->pipelines().setDefines(state->conformance.defines(d));
    const DeviceTraits traits = traitsOf(d, state->conformance, settings, options);
    state->reductionGroup = traits.reductionGroup;
    state->generator = std::make_unique<CodeGenerator>(traits);
    state->plans = std::make_unique<PlanMemory>(*state->generator);
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
    return m_state->link.seen(m_state->rates);
}

void VulkanProvider::measureRates() {
    const InDriver always;
    const PhaseScope measuring(Phase::Start);
    m_state->ratesKnown = true;
    const Result<ProviderRates> measured =
        calibrateDevice(*m_state->context, m_state->info.float64, m_state->cacheFolder);
    if (measured)
        m_state->adoptRates(*measured);
    else
        log::warn("vulkan", "calibration: " + measured.error().message);
}

Result<ProviderRates> VulkanProvider::calibrate() {
    const InDriver always;
    VITRINE_TRY(
        const ProviderRates measured,
        calibrateDevice(*m_state->context, m_state->info.float64, m_state->cacheFolder, true));
    m_state->ratesKnown = true;
    m_state->adoptRates(measured);
    return m_state->rates;
}

std::optional<RememberedDevice> VulkanProvider::remembered(const Settings& settings) {
    std::optional<RememberedDevice> device = recallDevice(cacheDirectory(settings));
    if (device) device->rates = Link().seen(device->rates);
    return device;
}

Status VulkanProvider::supports(const Program& program, const LaunchGeometry& geometry) {
    const InDriver always;
    if (lost()) return m_state->context->device().lostError();
    VITRINE_CHECK(m_state->functions->refusal(program));
    return m_state->generator->supports(program, geometry);
}

Result<Ref<Buffer>> VulkanProvider::allocate(uint64_t bytes, std::string_view label) {
    const InDriver always;
    VITRINE_TRY(const Ref<DeviceBuffer> buffer, m_state->dispatcher->allocate(bytes));
    buffer->reported = true;
    Event e = m_state->dispatcher->event(EventKind::Alloc, {});
    e.start = e.end = m_state->trace->now();
    e.bytes = bytes;
    e.buffer = buffer->id();
    e.setLabel(label);
    m_state->trace->write(e);
    return Ref<Buffer>(buffer);
}

Status VulkanProvider::upload(Buffer& to, uint64_t offset, const void* data, uint64_t bytes,
                              LaunchTag tag) {
    const InDriver always;
    const PhaseScope moving(Phase::Transfer);
    const int64_t start = steadyNow();
    Transfers& transfers = m_state->context->transfers();
    VITRINE_CHECK(forParts(static_cast<DeviceBuffer&>(to), offset, bytes,
                           [&](DeviceBuffer& part, uint64_t at, uint64_t done, uint64_t size) {
                               return transfers.upload(
                                   part, at, static_cast<const std::byte*>(data) + done, size);
                           }));
    Link::follow(m_state->rates.uploadBandwidth, bytes, start);
    m_state->link.slow(bytes, m_state->rates.uploadBandwidth, start);
    m_state->writeTransfer(EventKind::Upload, tag, to, bytes, start);
    return {};
}

Status VulkanProvider::download(const Buffer& from, uint64_t offset, void* data, uint64_t bytes,
                                LaunchTag tag) {
    const InDriver always;
    const PhaseScope moving(Phase::Transfer);
    // What is written to a buffer does not change by reading it; only its marks of use do.
    auto& buffer = static_cast<DeviceBuffer&>(const_cast<Buffer&>(from));
    const int64_t asked = steadyNow();
    int64_t start = asked;
    VITRINE_CHECK(m_state->dispatcher->waitForLongWork(buffer));
    // The copy waits for what writes the array; only the copy itself tells of the link.
    if (bytes >= Link::kTellingBytes && buffer.parts().empty()) {
        VITRINE_CHECK(m_state->context->stream().checkReadable(buffer));
        VITRINE_CHECK(m_state->context->stream().wait(buffer.lastWrite()));
        start = steadyNow();
    }
    Transfers& transfers = m_state->context->transfers();
    VITRINE_CHECK(forParts(
        buffer, offset, bytes, [&](DeviceBuffer& part, uint64_t at, uint64_t done, uint64_t size) {
            return transfers.download(part, at, static_cast<std::byte*>(data) + done, size);
        }));
    if (buffer.parts().empty()) Link::follow(m_state->rates.downloadBandwidth, bytes, start);
    m_state->link.slow(bytes, m_state->rates.downloadBandwidth, start);
    m_state->dispatcher->takeTimings();
    m_state->writeDownload(tag, from, bytes, asked, start);
    return {};
}

void VulkanProvider::prepare(std::span<const ComingLaunch> launches) {
    const InDriver always;
    std::vector<std::shared_ptr<const GpuPlan>> plans;
    for (const ComingLaunch& launch : launches) {
        // Of arrays that lie in parts it is another plan; those take long whatever comes first.
        if (auto plan = m_state->plans->plan(*launch.program, *launch.geometry, InParts{}))
            plans.push_back(std::move(*plan));
    }
    std::vector<const GpuPlan*> pointers;
    for (const std::shared_ptr<const GpuPlan>& plan : plans)
        pointers.push_back(plan.get());
    m_state->dispatcher->prepare(pointers);
}

Status VulkanProvider::run(const Launch& launch) {
    const InDriver always;
    if (inParts(launch.inputs) == 0) return runWhole(launch);
    Launch parted = launch;
    takeParts(parted);
    return runWhole(parted);
}

Status VulkanProvider::runWhole(const Launch& launch) {
    if (lost()) return m_state->context->device().lostError();
    const Device::Interruptible stoppable(m_state->context->device(), m_state->interrupt);
    const InParts places{inParts(launch.inputs), inParts(launch.outputs)};
    VITRINE_TRY(const std::shared_ptr<const GpuPlan> plan,
                m_state->plans->plan(*launch.program, launch.geometry, places));
    VITRINE_CHECK(m_state->functions->check(*launch.program));
    return m_state->dispatcher->run(*plan, launch);
}

Status VulkanProvider::copy(const Buffer& from, uint64_t fromOffset, Buffer& to, uint64_t toOffset,
                            uint64_t bytes, LaunchTag tag) {
    const InDriver always;
    auto& source = static_cast<DeviceBuffer&>(const_cast<Buffer&>(from));
    return m_state->dispatcher->copy(source, fromOffset, static_cast<DeviceBuffer&>(to), toOffset,
                                     bytes, tag);
}

Status VulkanProvider::submit() {
    const InDriver always;
    VITRINE_CHECK(m_state->context->stream().flush());
    m_state->dispatcher->takeTimings();
    return {};
}

Status VulkanProvider::wait() {
    const Device::Interruptible stoppable(m_state->context->device(), m_state->interrupt);
    return finish();
}

Status VulkanProvider::finish() {
    const InDriver always;
    const int64_t asked = m_state->trace->now();
    VITRINE_CHECK(m_state->context->stream().waitIdle());
    m_state->dispatcher->noteWait("for the device", {}, asked);
    m_state->dispatcher->takeTimings();
    m_state->dispatcher->forgetRunning(); // what is left was dropped and never comes back
    m_state->context->memory().collect();
    return {};
}

void VulkanProvider::collect(std::vector<DispatchRecord>& out) {
    m_state->dispatcher->collect(out);
}

std::vector<KernelSource> VulkanProvider::kernels() const {
    return m_state->dispatcher->kernels();
}

uint64_t VulkanProvider::bytesInUse() const {
    const MemoryStatistics s = m_state->context->memory().statistics();
    return s.usedBytes + s.retiredBytes;
}

uint64_t VulkanProvider::peakBytes() const {
    return m_state->context->memory().statistics().peakBytes;
}

uint64_t VulkanProvider::budgetBytes() const {
    return m_state->context->memory().budget();
}

void VulkanProvider::trim() {
    const InDriver always;
    m_state->context->memory().trim();
}

Result<DrawingRange> VulkanProvider::rangeForDisplay(const Buffer& buffer) {
    const auto& device = static_cast<const DeviceBuffer&>(buffer);
    if (!device.parts().empty())
        return fail(ErrorCode::Unsupported, "an array larger than one binding is not drawn");
    const int64_t asked = m_state->trace->now();
    VITRINE_CHECK(m_state->context->stream().wait(device.lastWrite()));
    VITRINE_CHECK(m_state->context->device().wait(
        Role::Transfer, device.uses()[static_cast<size_t>(Role::Transfer)]));
    m_state->dispatcher->noteWait("for what is drawn", {}, asked);
    m_state->dispatcher->takeTimings();
    return DrawingRange{reinterpret_cast<uint64_t>(device.handle()), device.offset(),
                        device.bytes()};
}

bool VulkanProvider::lost() const {
    return m_state->context->device().lost();
}

Result<std::unique_ptr<Provider>> VulkanBackend::start(const DeviceRequest& request) {
    const PhaseScope starting(Phase::Start);
    VulkanOptions options;
    options.wish = request.wish;
    options.index = request.index;
    options.instanceExtensions = request.windowExtensions;
    options.presentation = request.presentation;
    options.interrupt = m_interrupt;
    VITRINE_TRY(auto made, VulkanProvider::create(m_settings, m_trace, options));
    if (m_seen.empty()) m_seen = made->candidates();
    return std::unique_ptr<Provider>(std::move(made));
}

Result<std::vector<ProviderInfo>> VulkanBackend::devices() {
    if (!m_seen.empty()) return m_seen;
    return listVulkanDevices();
}

std::optional<RememberedDevice> VulkanBackend::remembered() {
    return VulkanProvider::remembered(m_settings);
}

} // namespace vitrine
