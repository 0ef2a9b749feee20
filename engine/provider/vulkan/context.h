// SPDX-License-Identifier: Apache-2.0
#pragma once
// All the parts of one Vulkan device, made together and destroyed in the right order. Owned by the
// provider (and by tests); engine's thread.
#include "provider/vulkan/ahead_compiler.h"
#include "provider/vulkan/memory.h"
#include "provider/vulkan/pipeline.h"
#include "provider/vulkan/stream.h"
#include "provider/vulkan/transfer.h"

namespace vitrine::vulkan {

struct ContextOptions {
    std::string wish = "auto";        ///< as Settings::device
    std::optional<std::size_t> index; ///< in preferredDevices(); comes before the wish
    InstanceOptions instance;
    DeviceOptions device;
    MemoryOptions memory;
    StreamOptions stream;
    TransferOptions transfers;
    PipelineCacheOptions pipelines;
};

class Context {
public:
    static Result<std::unique_ptr<Context>> create(const ContextOptions& options);
    ~Context();
    Context(const Context&) = delete;
    Context& operator=(const Context&) = delete;

    /// Index of the device in preferredDevices(), and of the one that the wish alone leads to.
    [[nodiscard]] std::size_t index() const { return m_index; }
    [[nodiscard]] std::size_t firstIndex() const { return m_firstIndex; }
    /// All that there were to choose from, in the order of preferredDevices(), and why this one was
    /// taken.
    [[nodiscard]] const std::vector<DeviceDescription>& candidates() const { return m_candidates; }
    [[nodiscard]] const std::string& chosenBecause() const { return m_because; }
    [[nodiscard]] const Instance& instance() const { return *m_instance; }
    [[nodiscard]] Device& device() { return *m_device; }
    [[nodiscard]] const std::shared_ptr<Device>& sharedDevice() const { return m_device; }
    [[nodiscard]] MemoryPool& memory() { return *m_memory; }
    [[nodiscard]] PipelineCache& pipelines() { return *m_pipelines; }
    [[nodiscard]] Stream& stream() { return *m_stream; }
    [[nodiscard]] Transfers& transfers() { return *m_transfers; }
    [[nodiscard]] const DeviceDescription& description() const { return m_device->description(); }

    /// Allocates; when memory is short, first waits for the device to give back what it still uses.
    Result<Ref<DeviceBuffer>> allocate(uint64_t bytes);
    /// The same in parts of partBytes.
    Result<Ref<DeviceBuffer>> allocateInParts(uint64_t bytes, uint64_t partBytes);
    /// The buffer's table of the addresses of its parts, as a kernel is bound to it; what has no
    /// parts counts as lying in some of partBytes.
    Result<DeviceBuffer*> addressTable(DeviceBuffer& buffer, uint64_t partBytes);

    /// Before the first dispatch of a kernel that was made as the record says: where one that is
    /// new to this machine would keep a window from drawing, the driver compiles it elsewhere.
    /// Interrupted when the flag is set.
    Status compileAhead(const PipelineDesc& desc, const CompileRecord& made,
                        const std::atomic<bool>* interrupt);
    [[nodiscard]] bool compilesAhead() const { return m_ahead != nullptr; }

private:
    Context() = default;
    std::size_t m_index = 0, m_firstIndex = 0;
    std::vector<DeviceDescription> m_candidates;
    std::string m_because;
    std::shared_ptr<Instance> m_instance;
    std::shared_ptr<Device> m_device;
    std::shared_ptr<MemoryPool> m_memory;
    std::unique_ptr<PipelineCache> m_pipelines;
    std::unique_ptr<Stream> m_stream;
    std::unique_ptr<Transfers> m_transfers;
    std::unique_ptr<AheadCompiler> m_ahead; ///< null where no window waits for the driver
};

} // namespace vitrine::vulkan
