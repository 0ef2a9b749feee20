// SPDX-License-Identifier: Apache-2.0
#pragma once
// Software drivers compile a kernel when it is first dispatched, on the queue that it was given to.
// A window that draws on the same queue would stand still meanwhile. Here the first dispatch, of no
// workgroups, goes to a device of its own; what the driver made is then in the driver's cache on
// disk, where the window's device finds it. The device goes when it has compiled for a while: what
// a compiler keeps of each kernel would fill the memory. Engine's thread.
#include "provider/vulkan/pipeline.h"
#include "provider/vulkan/stream.h"

#include <chrono>

namespace vitrine::vulkan {

class AheadCompiler {
public:
    /// pipelines: of the cache that the kernels are kept in; it is read alone. deviceLives: how
    /// long a device compiles before it goes; another one takes some milliseconds.
    AheadCompiler(std::shared_ptr<Instance> instance, DeviceDescription description,
                  PipelineCacheOptions pipelines,
                  std::chrono::nanoseconds deviceLives = std::chrono::milliseconds(200));
    ~AheadCompiler();
    AheadCompiler(const AheadCompiler&) = delete;
    AheadCompiler& operator=(const AheadCompiler&) = delete;

    /// Waits until the driver has compiled it, or is Interrupted when the flag is set. What fails
    /// otherwise is told in the log: the window waits then.
    Status compile(const PipelineDesc& desc, const std::string& defines,
                   const std::atomic<bool>* interrupt);

    [[nodiscard]] bool hasDevice() const { return m_device != nullptr; }

private:
    Status start(const std::string& defines);
    void stop();
    /// How long the driver took.
    Result<std::chrono::nanoseconds> dispatchNothing(const PipelineDesc& desc,
                                                     const std::atomic<bool>* interrupt);
    Status fillCache(const PipelineDesc& desc, const std::string& defines,
                     const std::atomic<bool>* interrupt);

    std::shared_ptr<Instance> m_instance;
    DeviceDescription m_description;
    PipelineCacheOptions m_options;
    std::chrono::nanoseconds m_deviceLives;
    bool m_fails = false;
    std::chrono::nanoseconds m_compiled{0}; ///< that this device has compiled for
    std::shared_ptr<Device> m_device;
    std::shared_ptr<MemoryPool> m_memory;
    std::unique_ptr<PipelineCache> m_pipelines;
    std::unique_ptr<Stream> m_stream;
    Ref<DeviceBuffer> m_buffer; ///< stands for all buffers of a kernel
};

} // namespace vitrine::vulkan
