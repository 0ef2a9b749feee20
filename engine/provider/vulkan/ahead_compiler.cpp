// SPDX-License-Identifier: Apache-2.0
#include "provider/vulkan/ahead_compiler.h"

#include "base/log.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace vitrine::vulkan {

namespace {

/// The driver writes its cache on a thread of low priority, of which nothing is heard. Where it is
/// late, the window's queue compiles once more, as it would have without all this.
void letItBeWritten(std::chrono::nanoseconds compiled) {
    using namespace std::chrono_literals;
    constexpr auto kFrame = 16ms; // what took less keeps nobody waiting
    constexpr int kShare = 8;
    constexpr std::chrono::nanoseconds kLongest = 60ms;
    if (compiled > kFrame) std::this_thread::sleep_for(std::min(compiled / kShare, kLongest));
}

} // namespace

AheadCompiler::AheadCompiler(std::shared_ptr<Instance> instance, DeviceDescription description,
                             PipelineCacheOptions pipelines)
    : m_instance(std::move(instance)), m_description(std::move(description)),
      m_options(std::move(pipelines)) {
    m_options.readOnly = true;
}

AheadCompiler::~AheadCompiler() {
    // What a stop left is still compiled.
    if (m_stream) static_cast<void>(m_stream->waitIdle());
    m_buffer = {};
    m_stream.reset();
    m_pipelines.reset();
}

Status AheadCompiler::start(const std::string& defines) {
    constexpr uint64_t kBytes = 256;
    VITRINE_TRY(m_device, Device::create(m_instance, m_description, {}));
    VITRINE_TRY(m_memory, MemoryPool::create(m_device, {}));
    VITRINE_TRY(m_buffer, m_memory->allocate(kBytes));
    VITRINE_TRY(m_pipelines, PipelineCache::create(m_device, m_options));
    m_pipelines->setDefines(defines);
    StreamOptions options;
    options.timestamps = false;
    VITRINE_TRY(m_stream, Stream::create(m_device, options));
    return {};
}

Status AheadCompiler::dispatchNothing(const PipelineDesc& desc, const std::string& defines,
                                      const std::atomic<bool>* interrupt) {
    if (!m_stream) VITRINE_CHECK(start(defines));
    VITRINE_TRY(const Pipeline* pipeline, m_pipelines->get(desc));
    const auto begin = std::chrono::steady_clock::now();
    const std::vector<BufferBinding> bindings(desc.bindings, {m_buffer.get(), Access::Read});
    VITRINE_CHECK(m_stream->dispatchNothing(*pipeline, bindings));
    VITRINE_TRY(const uint64_t value, m_stream->flush());
    const Device::Interruptible stoppable(*m_device, interrupt);
    VITRINE_CHECK(m_stream->wait(value));
    m_pipelines->drop(desc);
    letItBeWritten(std::chrono::steady_clock::now() - begin);
    return {};
}

Status AheadCompiler::compile(const PipelineDesc& desc, const std::string& defines,
                              const std::atomic<bool>* interrupt) {
    if (m_fails) return {};
    const Status done = dispatchNothing(desc, defines, interrupt);
    if (done || done.error().code == ErrorCode::Interrupted) return done;
    log::warn("vulkan", "Kernels are compiled on the window's queue: " + done.error().message);
    m_fails = true;
    return {};
}

} // namespace vitrine::vulkan
