// SPDX-License-Identifier: Apache-2.0
#pragma once
// Copies between host and device: straight through mapped memory where the host caches it, within
// the stream for small ones, else in chunks through staging memory with copies and memcpy
// overlapped. Engine's thread.
#include "base/thread_pool.h"
#include "provider/vulkan/command_ring.h"
#include "provider/vulkan/memory.h"
#include "provider/vulkan/stream.h"

namespace vitrine::vulkan {

struct TransferOptions {
    uint64_t chunkBytes = uint64_t{8} << 20;
    uint32_t chunks = 4;
    uint64_t inStreamBytes = uint64_t{1} << 20; ///< downloads up to this may ride on the stream
};

struct TransferStatistics {
    uint64_t uploads = 0;
    uint64_t downloads = 0;
    uint64_t uploadedBytes = 0;
    uint64_t downloadedBytes = 0;
};

class Transfers {
public:
    static Result<std::unique_ptr<Transfers>> create(std::shared_ptr<Device> device, Stream& stream,
                                                     const TransferOptions& options);
    ~Transfers();
    Transfers(const Transfers&) = delete;
    Transfers& operator=(const Transfers&) = delete;

    /// Ordered after all earlier use of the buffer; data may be reused when it returns, while the
    /// device may still be copying. Both end with Interrupted when the user stops the script that
    /// runs on this thread; a part has been copied then.
    Status upload(DeviceBuffer& to, uint64_t offset, const void* data, uint64_t bytes);
    /// Waits for what writes the buffer, then for the copy.
    Status download(DeviceBuffer& from, uint64_t offset, void* data, uint64_t bytes);
    /// Would a copy on the transfer queue not wait for all that was submitted?
    [[nodiscard]] bool overtakes(const DeviceBuffer& from) const;
    [[nodiscard]] const TransferStatistics& statistics() const { return m_statistics; }

private:
    /// Staging memory of one direction, cut into chunks; chunk i belongs to the ring's slot i.
    struct Lane {
        std::unique_ptr<CommandRing> ring;
        VkBuffer buffer = VK_NULL_HANDLE;
        VkDeviceMemory memory = VK_NULL_HANDLE;
        std::byte* mapped = nullptr;
        uint32_t next = 0;
    };

    Transfers(std::shared_ptr<Device> device, Stream& stream, const TransferOptions& options);
    Status openLane(Lane& lane, bool forReading);
    Status fillLane(Lane& lane, bool forReading);
    void closeLane(Lane& lane);
    Status uploadChunks(DeviceBuffer& to, uint64_t offset, const std::byte* data, uint64_t bytes);
    Status downloadChunks(DeviceBuffer& from, uint64_t offset, std::byte* data, uint64_t bytes);
    Status downloadInStream(DeviceBuffer& from, uint64_t offset, std::byte* data, uint64_t bytes);
    void copyBytes(std::byte* to, const std::byte* from, uint64_t bytes);
    /// The same of any number of bytes: Interrupted when the script's thread is asked to stop.
    Status copyMany(std::byte* to, const std::byte* from, uint64_t bytes);

    std::shared_ptr<Device> m_device;
    Stream& m_stream;
    TransferOptions m_options;
    Lane m_up;
    Lane m_down;
    std::unique_ptr<ThreadPool> m_threads;
    TransferStatistics m_statistics;
};

} // namespace vitrine::vulkan
