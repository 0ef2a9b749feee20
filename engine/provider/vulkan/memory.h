// SPDX-License-Identifier: Apache-2.0
#pragma once
// Device memory in pools: small arrays share blocks of one VkBuffer each, large ones have a block
// of their own that is kept for reuse. Buffers give themselves back when the work that uses them
// has passed. Owned by the provider and by every buffer; any thread.
#include "provider/provider.h"
#include "provider/vulkan/device.h"

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace vitrine::vulkan {

class MemoryPool;

struct MemoryOptions {
    uint64_t budget = 0;         ///< bytes; 0: what the device reports
    uint64_t blockBytes = 0;     ///< 0: by the size of the heap, 64–256 MiB
    bool mapDeviceMemory = true; ///< copy straight into device memory where the host caches it
};

struct MemoryStatistics {
    uint64_t usedBytes = 0;        ///< in live buffers
    uint64_t retiredBytes = 0;     ///< in dead buffers that the device may still use
    uint64_t reservedBytes = 0;    ///< taken from Vulkan
    uint64_t peakBytes = 0;        ///< largest usedBytes + retiredBytes so far
    uint64_t budgetBytes = 0;      ///< what may be reserved
    uint64_t allocations = 0;      ///< buffers made so far
    uint64_t blockAllocations = 0; ///< vkAllocateMemory calls so far
    uint64_t earlyReuses = 0;      ///< buffers made from memory that was still in use
    uint64_t liveBuffers = 0;
};

/// One VkDeviceMemory with one VkBuffer over all of it.
struct MemoryBlock {
    VkBuffer buffer = VK_NULL_HANDLE;
    VkDeviceMemory memory = VK_NULL_HANDLE;
    uint64_t size = 0;
    std::byte* mapped = nullptr;
    bool dedicated = false; ///< holds at most one allocation
    uint64_t freeBytes = 0;
    std::map<uint64_t, uint64_t> freeRanges; ///< offset → bytes
};

/// A range of device memory. The use and hazard marks belong to the engine's thread.
class DeviceBuffer : public Buffer {
public:
    ~DeviceBuffer() override;

    [[nodiscard]] VkBuffer handle() const { return m_block->buffer; }
    [[nodiscard]] uint64_t offset() const { return m_offset; }
    /// Host address of the bytes, or null.
    [[nodiscard]] std::byte* mapped() const {
        return m_block->mapped ? m_block->mapped + m_offset : nullptr;
    }
    /// Timeline values after which nothing submitted so far uses the buffer.
    [[nodiscard]] const UseValues& uses() const { return m_uses; }
    [[nodiscard]] uint64_t lastWrite() const { return m_lastWrite; }

    void noteUse(Role role, uint64_t value) { m_uses[static_cast<size_t>(role)] = value; }
    void noteComputeWrite(uint64_t value) { m_lastWrite = value; }

    /// An array larger than one binding lies in buffers of this many bytes each (the last is
    /// shorter), which are bound and copied one by one; it has no memory of its own then.
    [[nodiscard]] const std::vector<Ref<DeviceBuffer>>& parts() const { return m_parts; }
    [[nodiscard]] uint64_t partBytes() const { return m_partBytes; }

    /// Table of the addresses of its parts, once a kernel needed it.
    Ref<DeviceBuffer> addresses;

    // Epoch of the compute stream's barriers in which the buffer was last written or read.
    uint64_t writeEpoch = 0;
    uint64_t readEpoch = 0;
    /// Its end is told to the pool's observer.
    bool reported = false;

private:
    friend class MemoryPool;
    explicit DeviceBuffer(uint64_t bytes) : Buffer(nextBufferId(), bytes) {}

    std::shared_ptr<MemoryPool> m_pool;
    MemoryBlock* m_block = nullptr;
    uint64_t m_offset = 0;
    uint64_t m_reserved = 0; ///< as taken from the block
    std::vector<Ref<DeviceBuffer>> m_parts;
    uint64_t m_partBytes = 0;
    UseValues m_uses{};
    uint64_t m_lastWrite = 0;
};

class MemoryPool : public std::enable_shared_from_this<MemoryPool> {
public:
    static Result<std::shared_ptr<MemoryPool>> create(std::shared_ptr<Device> device,
                                                      const MemoryOptions& options);
    ~MemoryPool();
    MemoryPool(const MemoryPool&) = delete;
    MemoryPool& operator=(const MemoryPool&) = delete;

    /// Uninitialised memory for kernels and copies; OutOfMemory past the budget or the device. A
    /// size of 0 gives the smallest buffer.
    Result<Ref<DeviceBuffer>> allocate(uint64_t bytes);
    /// One array over buffers of partBytes each; all or none are allocated.
    Result<Ref<DeviceBuffer>> join(uint64_t bytes, uint64_t partBytes,
                                   std::vector<Ref<DeviceBuffer>> parts);
    /// Where kernels find the buffer's bytes; it has memory of its own.
    [[nodiscard]] uint64_t address(const DeviceBuffer& buffer) const;
    using FreeObserver = std::function<void(uint64_t id, uint64_t bytes)>;
    /// Called on any thread when a reported buffer dies; must not call the pool. Null ends it.
    void onFree(FreeObserver observer);
    /// Called with the bytes of unused blocks that went back to Vulkan; must not call the pool.
    void onTrim(std::function<void(uint64_t bytes)> observer);
    /// Takes back what dead buffers held and the device no longer uses; cheap when there is none.
    void collect();
    /// Gives unused blocks back to Vulkan.
    void trim();
    [[nodiscard]] MemoryStatistics statistics() const;
    /// Bytes that may be reserved now: the option, or the device's report.
    [[nodiscard]] uint64_t budget() const;
    [[nodiscard]] bool hasRetired() const;
    /// True when buffers are mapped in cached host memory, so that copies need no staging.
    [[nodiscard]] bool mapsDeviceMemory() const { return m_map; }

private:
    friend class DeviceBuffer;
    MemoryPool() = default;
    /// Memory of a dead buffer that the device may still use, with the marks that whoever gets it
    /// next must respect.
    struct Retired {
        MemoryBlock* block = nullptr;
        uint64_t offset = 0;
        uint64_t reserved = 0;
        UseValues uses{};
        uint64_t writeEpoch = 0;
        uint64_t readEpoch = 0;
    };
    void retire(DeviceBuffer& buffer);
    void collectLocked();
    void trimLocked();
    void release(MemoryBlock& block, uint64_t offset, uint64_t bytes);
    void destroy(MemoryBlock& block);
    Result<MemoryBlock*> addBlock(uint64_t bytes, bool dedicated);
    MemoryBlock* findRange(uint64_t bytes, uint64_t& offset);
    MemoryBlock* findDedicated(uint64_t bytes);
    std::optional<Retired> takeRetired(uint64_t bytes, bool dedicated);
    Ref<DeviceBuffer> makeBuffer(uint64_t bytes, const Retired& memory);
    /// Takes the range out of its block's free memory.
    static void claim(MemoryBlock& block, uint64_t offset, uint64_t bytes);

    std::shared_ptr<Device> m_device;
    mutable std::mutex m_mutex;
    MemoryOptions m_options;
    uint64_t m_blockBytes = 0;
    uint64_t m_alignment = 256;
    uint32_t m_memoryType = 0;
    uint32_t m_heap = 0;
    uint64_t m_heapBytes = 0;
    bool m_map = false;
    std::vector<std::unique_ptr<MemoryBlock>> m_blocks;
    std::vector<Retired> m_retired;
    UseValues m_collected{};
    bool m_newlyRetired = false;
    FreeObserver m_onFree;
    std::function<void(uint64_t bytes)> m_onTrim;
    MemoryStatistics m_statistics;
};

} // namespace vitrine::vulkan
