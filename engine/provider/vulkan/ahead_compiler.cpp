// SPDX-License-Identifier: Apache-2.0
#include "provider/vulkan/ahead_compiler.h"

#include "base/log.h"

#include <algorithm>
#include <thread>

namespace vitrine::vulkan {

namespace {

using namespace std::chrono_literals;
using std::chrono::nanoseconds;
using std::chrono::steady_clock;

constexpr nanoseconds kFrame = 16ms; ///< what takes less keeps nobody waiting
constexpr nanoseconds kLong = 100ms; ///< what takes more is worth a second look

/// The driver writes its cache on a thread of low priority, of which nothing is heard.
void letItBeWritten(nanoseconds compiled) {
    constexpr int kShare = 6;
    constexpr nanoseconds kLongest = 90ms;
    if (compiled > kFrame) std::this_thread::sleep_for(std::min(compiled / kShare, kLongest));
}

} // namespace

AheadCompiler::AheadCompiler(std::shared_ptr<Instance> instance, DeviceDescription description,
                             PipelineCacheOptions pipelines, nanoseconds deviceLives)
    : m_instance(std::move(instance)), m_description(std::move(description)),
      m_options(std::move(pipelines)), m_deviceLives(deviceLives) {
    m_options.readOnly = true;
}

AheadCompiler::~AheadCompiler() {
    stop();
}

void AheadCompiler::stop() {
    // What a stop of the script left is still compiled.
    if (m_stream) static_cast<void>(m_stream->waitIdle());
    m_buffer = {};
    m_stream.reset();
    m_pipelines.reset();
    m_memory.reset();
    m_device.reset();
    m_compiled = {};
}

Status AheadCompiler::start(const std::string& defines) {
    constexpr uint64_t kBytes = 1 << 16;
    VITRINE_TRY(m_device, Device::create(m_instance, m_description, {}));
    MemoryOptions memory;
    memory.blockBytes = kBytes;
    VITRINE_TRY(m_memory, MemoryPool::create(m_device, memory));
    VITRINE_TRY(m_buffer, m_memory->allocate(kBytes));
    VITRINE_TRY(m_pipelines, PipelineCache::create(m_device, m_options));
    m_pipelines->setDefines(defines);
    StreamOptions options;
    options.timestamps = false;
    VITRINE_TRY(m_stream, Stream::create(m_device, options));
    return {};
}

Result<nanoseconds> AheadCompiler::dispatchNothing(const PipelineDesc& desc,
                                                   const std::atomic<bool>* interrupt) {
    VITRINE_TRY(std::shared_ptr<const Pipeline> pipeline, m_pipelines->get(desc));
    const auto begin = steady_clock::now();
    const std::vector<BufferBinding> bindings(desc.bindings, {m_buffer.get(), Access::Read});
    VITRINE_CHECK(m_stream->dispatchNothing(*pipeline, bindings));
    VITRINE_TRY(const uint64_t value, m_stream->flush());
    const Device::Interruptible stoppable(*m_device, interrupt);
    VITRINE_CHECK(m_stream->wait(value));
    pipeline = nullptr;
    m_pipelines->drop(desc);
    return steady_clock::now() - begin;
}

Status AheadCompiler::fillCache(const PipelineDesc& desc, const std::string& defines,
                                const std::atomic<bool>* interrupt) {
    if (!m_stream) VITRINE_CHECK(start(defines));
    VITRINE_TRY(const nanoseconds compiled, dispatchNothing(desc, interrupt));
    m_compiled += compiled;
    letItBeWritten(compiled);
    if (compiled < kLong) return {};
    // As the window's device will do it: what is not in the cache by now is compiled again, here
    // and not there, and the writer has had the time of that.
    VITRINE_TRY(const nanoseconds again, dispatchNothing(desc, interrupt));
    m_compiled += again;
    letItBeWritten(again);
    return {};
}

Status AheadCompiler::compile(const PipelineDesc& desc, const std::string& defines,
                              const std::atomic<bool>* interrupt) {
    if (m_fails) return {};
    const Status done = fillCache(desc, defines, interrupt);
    if (done && m_compiled >= m_deviceLives) stop();
    if (done || done.error().code == ErrorCode::Interrupted) return done;
    log::warn("vulkan", "Kernels are compiled on the window's queue: " + done.error().message);
    m_fails = true;
    return {};
}

} // namespace vitrine::vulkan
