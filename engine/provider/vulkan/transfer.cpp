// SPDX-License-Identifier: Apache-2.0
#include "provider/vulkan/transfer.h"

#include "base/stop.h"
#include "base/stop_error.h"

#include <cstring>
#include <thread>

namespace vitrine::vulkan {
namespace {

constexpr uint64_t kMaxUpdate = 65536;
constexpr uint64_t kParallelBytes = uint64_t{2} << 20; ///< below, threads cost more than they give
constexpr uint64_t kSliceBytes = uint64_t{512} << 10;
constexpr uint64_t kBetweenLooks = uint64_t{32} << 20; ///< a stop comes through after so many bytes
constexpr unsigned kMaxCopyThreads = 8;
/// Of work that a small copy need not wait for: longer than a submission of its own takes.
constexpr double kWorthALane = 2e-4;

constexpr size_t kCompute = static_cast<size_t>(Role::Compute);
constexpr size_t kTransfer = static_cast<size_t>(Role::Transfer);

std::optional<uint32_t> stagingType(const Device& device, uint32_t allowed, bool forReading) {
    VkPhysicalDeviceMemoryProperties memory{};
    vkGetPhysicalDeviceMemoryProperties(device.physical(), &memory);
    constexpr VkMemoryPropertyFlags kNeeded =
        VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
    std::optional<uint32_t> best;
    int bestScore = -1;
    for (uint32_t i = 0; i < memory.memoryTypeCount; ++i) {
        const VkMemoryPropertyFlags flags = memory.memoryTypes[i].propertyFlags;
        if (!(allowed & (1u << i)) || (flags & kNeeded) != kNeeded) continue;
        const bool cached = (flags & VK_MEMORY_PROPERTY_HOST_CACHED_BIT) != 0;
        const bool local = (flags & VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT) != 0;
        const int score = (cached == forReading ? 2 : 0) + (local ? 0 : 1) + (cached ? 1 : 0);
        if (score <= bestScore) continue;
        bestScore = score;
        best = i;
    }
    return best;
}

Status checkStopped() {
    if (stopRequested()) return fail(ErrorCode::Interrupted, kStopText);
    return {};
}

} // namespace

Transfers::Transfers(std::shared_ptr<Device> device, Stream& stream, const TransferOptions& options)
    : m_device(std::move(device)), m_stream(stream), m_options(options) {}

Result<std::unique_ptr<Transfers>> Transfers::create(std::shared_ptr<Device> device, Stream& stream,
                                                     const TransferOptions& options) {
    // Staging memory is taken when it is first needed: a device that maps its memory needs none.
    return std::unique_ptr<Transfers>(new Transfers(std::move(device), stream, options));
}

Transfers::~Transfers() {
    closeLane(m_up);
    closeLane(m_down);
}

void Transfers::closeLane(Lane& lane) {
    lane.ring.reset(); // waits for the copies
    if (lane.buffer) vkDestroyBuffer(m_device->handle(), lane.buffer, nullptr);
    if (lane.memory) vkFreeMemory(m_device->handle(), lane.memory, nullptr);
    lane = {};
}

Status Transfers::openLane(Lane& lane, bool forReading) {
    if (lane.mapped) return {};
    Status status = fillLane(lane, forReading);
    if (!status) closeLane(lane);
    return status;
}

Status Transfers::fillLane(Lane& lane, bool forReading) {
    const VkDevice device = m_device->handle();
    RingOptions ring;
    ring.slots = m_options.chunks;
    VITRINE_TRY(lane.ring, CommandRing::create(m_device, Role::Transfer, ring));
    auto info = structure<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    info.size = m_options.chunkBytes * m_options.chunks;
    info.usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    const std::vector<uint32_t>& families = m_device->bufferFamilies();
    if (families.size() > 1) {
        info.sharingMode = VK_SHARING_MODE_CONCURRENT;
        info.queueFamilyIndexCount = static_cast<uint32_t>(families.size());
        info.pQueueFamilyIndices = families.data();
    }
    VITRINE_CHECK(m_device->call(
        "vkCreateBuffer", [&] { return vkCreateBuffer(device, &info, nullptr, &lane.buffer); }));
    VkMemoryRequirements requirements{};
    vkGetBufferMemoryRequirements(device, lane.buffer, &requirements);
    const auto type = stagingType(*m_device, requirements.memoryTypeBits, forReading);
    if (!type) return fail(ErrorCode::Unsupported, "the device has no memory that the CPU sees");
    VkMemoryAllocateInfo allocate{VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO, nullptr,
                                  requirements.size, *type};
    VITRINE_CHECK(m_device->call("vkAllocateMemory", [&] {
        return vkAllocateMemory(device, &allocate, nullptr, &lane.memory);
    }));
    VITRINE_CHECK(m_device->call("vkBindBufferMemory", [&] {
        return vkBindBufferMemory(device, lane.buffer, lane.memory, 0);
    }));
    void* address = nullptr;
    VITRINE_CHECK(m_device->call("vkMapMemory", [&] {
        return vkMapMemory(device, lane.memory, 0, VK_WHOLE_SIZE, 0, &address);
    }));
    lane.mapped = static_cast<std::byte*>(address);
    return {};
}

void Transfers::copyBytes(std::byte* to, const std::byte* from, uint64_t bytes) {
    if (bytes < kParallelBytes) {
        std::memcpy(to, from, bytes);
        return;
    }
    if (!m_threads)
        m_threads = std::make_unique<ThreadPool>(
            std::clamp(std::thread::hardware_concurrency() / 2, 1u, kMaxCopyThreads));
    const uint64_t slices = (bytes + kSliceBytes - 1) / kSliceBytes;
    m_threads->parallelFor(static_cast<int64_t>(slices), [&](int64_t slice, unsigned) {
        const uint64_t begin = static_cast<uint64_t>(slice) * kSliceBytes;
        std::memcpy(to + begin, from + begin, std::min(kSliceBytes, bytes - begin));
    });
}

Status Transfers::copyMany(std::byte* to, const std::byte* from, uint64_t bytes) {
    for (uint64_t done = 0; done < bytes; done += kBetweenLooks) {
        VITRINE_CHECK(checkStopped());
        copyBytes(to + done, from + done, std::min(kBetweenLooks, bytes - done));
    }
    return {};
}

Status Transfers::upload(DeviceBuffer& to, uint64_t offset, const void* data, uint64_t bytes) {
    if (offset > to.bytes() || bytes > to.bytes() - offset)
        return fail(ErrorCode::Invalid, "an upload lies outside its buffer");
    if (bytes == 0) return {};
    if (m_device->lost()) return m_device->lostError();
    const auto* source = static_cast<const std::byte*>(data);
    const bool whole = bytes == to.bytes(); // then no kernel's result is left in the buffer
    // Recorded work goes on while a long copy is made, instead of waiting for what comes after it.
    if (bytes >= kParallelBytes && m_stream.hasOpenBatch()) VITRINE_CHECK(m_stream.flush());
    if (to.mapped()) {
        if (m_stream.hasOpenBatch() && to.uses()[kCompute] >= m_stream.currentValue())
            VITRINE_CHECK(m_stream.flush());
        const uint64_t submitted = m_device->timeline(Role::Compute).submitted();
        VITRINE_CHECK(m_device->wait(Role::Compute, std::min(to.uses()[kCompute], submitted)));
        VITRINE_CHECK(m_device->wait(Role::Transfer, to.uses()[kTransfer]));
        VITRINE_CHECK(copyMany(to.mapped() + offset, source, bytes));
        if (whole) to.noteComputeWrite(0);
    } else if (bytes <= kMaxUpdate && offset % 4 == 0 && bytes % 4 == 0) {
        VITRINE_CHECK(m_stream.updateSmall(to, offset, {source, bytes}));
    } else {
        VITRINE_CHECK(uploadChunks(to, offset, source, bytes));
        if (whole) to.noteComputeWrite(0);
    }
    ++m_statistics.uploads;
    m_statistics.uploadedBytes += bytes;
    return {};
}

Status Transfers::uploadChunks(DeviceBuffer& to, uint64_t offset, const std::byte* data,
                               uint64_t bytes) {
    VITRINE_CHECK(openLane(m_up, false));
    if (m_stream.hasOpenBatch() && to.uses()[kCompute] >= m_stream.currentValue())
        VITRINE_CHECK(m_stream.flush());
    const UseValues after = to.uses();
    for (uint64_t done = 0; done < bytes;) {
        VITRINE_CHECK(checkStopped());
        const uint64_t size = std::min(bytes - done, m_options.chunkBytes);
        VITRINE_TRY(CommandSlot * slot, m_up.ring->begin()); // its chunk is free now
        const uint64_t staged = m_up.next * m_options.chunkBytes;
        copyBytes(m_up.mapped + staged, data + done, size);
        const VkBufferCopy region{staged, to.offset() + offset + done, size};
        vkCmdCopyBuffer(slot->commands, m_up.buffer, to.handle(), 1, &region);
        VITRINE_TRY(const uint64_t value, m_up.ring->submit(*slot, after));
        m_up.next = (m_up.next + 1) % m_options.chunks;
        to.noteUse(Role::Transfer, value);
        done += size;
    }
    return {};
}

Status Transfers::download(DeviceBuffer& from, uint64_t offset, void* data, uint64_t bytes) {
    if (offset > from.bytes() || bytes > from.bytes() - offset)
        return fail(ErrorCode::Invalid, "a download lies outside its buffer");
    if (bytes == 0) return {};
    auto* target = static_cast<std::byte*>(data);
    if (m_device->lost()) return m_device->lostError();
    VITRINE_CHECK(m_stream.checkReadable(from));
    if (from.mapped()) {
        VITRINE_CHECK(m_stream.wait(from.lastWrite()));
        VITRINE_CHECK(m_device->wait(Role::Transfer, from.uses()[kTransfer]));
        VITRINE_CHECK(copyMany(target, from.mapped() + offset, bytes));
    } else if (bytes <= m_options.inStreamBytes && bytes <= m_options.chunkBytes &&
               !(overtakes(from) && m_stream.expectedAhead() > kWorthALane)) {
        VITRINE_CHECK(downloadInStream(from, offset, target, bytes));
    } else {
        VITRINE_CHECK(downloadChunks(from, offset, target, bytes));
    }
    ++m_statistics.downloads;
    m_statistics.downloadedBytes += bytes;
    return {};
}

bool Transfers::overtakes(const DeviceBuffer& from) const {
    return m_device->queue(Role::Transfer).handle != m_device->queue(Role::Compute).handle &&
           from.lastWrite() < m_device->timeline(Role::Compute).submitted();
}

Status Transfers::downloadInStream(DeviceBuffer& from, uint64_t offset, std::byte* data,
                                   uint64_t bytes) {
    // One submission instead of two; the lane is idle because every download waits for its copy.
    VITRINE_CHECK(openLane(m_down, true));
    VITRINE_CHECK(m_stream.copyToHost(from, offset, m_down.buffer, 0, bytes));
    VITRINE_TRY(const uint64_t value, m_stream.flush());
    VITRINE_CHECK(m_device->wait(Role::Compute, value));
    std::memcpy(data, m_down.mapped, bytes);
    return {};
}

Status Transfers::downloadChunks(DeviceBuffer& from, uint64_t offset, std::byte* data,
                                 uint64_t bytes) {
    VITRINE_CHECK(openLane(m_down, true));
    // What is recorded goes on while this waits, where the copy does not wait for it.
    if (m_stream.hasOpenBatch() && (from.lastWrite() >= m_stream.currentValue() || overtakes(from)))
        VITRINE_CHECK(m_stream.flush());
    UseValues after = from.uses();
    after[kCompute] = from.lastWrite();
    const uint64_t count = (bytes + m_options.chunkBytes - 1) / m_options.chunkBytes;
    const uint32_t first = m_down.next;
    std::vector<uint64_t> values;
    values.reserve(count);
    // Whatever ends this early, a stop too, copies into the lane do not go on: who uses it next
    // counts on that.
    const auto drained = [&](Status status) {
        if (!status) {
            for (const uint64_t value : values)
                static_cast<void>(m_device->wait(Role::Transfer, value));
        }
        return status;
    };
    const auto start = [&](uint64_t chunk) -> Status {
        const uint64_t begin = chunk * m_options.chunkBytes;
        VITRINE_TRY(CommandSlot * slot, m_down.ring->begin());
        const VkBufferCopy region{from.offset() + offset + begin,
                                  m_down.next * m_options.chunkBytes,
                                  std::min(m_options.chunkBytes, bytes - begin)};
        vkCmdCopyBuffer(slot->commands, from.handle(), m_down.buffer, 1, &region);
        auto memory = structure<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
        memory.srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT;
        memory.dstAccessMask = VK_ACCESS_HOST_READ_BIT;
        vkCmdPipelineBarrier(slot->commands, VK_PIPELINE_STAGE_TRANSFER_BIT,
                             VK_PIPELINE_STAGE_HOST_BIT, 0, 1, &memory, 0, nullptr, 0, nullptr);
        VITRINE_TRY(const uint64_t value, m_down.ring->submit(*slot, after));
        values.push_back(value);
        m_down.next = (m_down.next + 1) % m_options.chunks;
        from.noteUse(Role::Transfer, value);
        return {};
    };
    for (uint64_t i = 0; i < std::min<uint64_t>(count, m_options.chunks); ++i)
        VITRINE_CHECK(drained(start(i)));
    for (uint64_t i = 0; i < count; ++i) {
        VITRINE_CHECK(drained(checkStopped()));
        VITRINE_CHECK(drained(m_device->wait(Role::Transfer, values[i])));
        const uint64_t begin = i * m_options.chunkBytes;
        const uint64_t place = (first + i) % m_options.chunks * m_options.chunkBytes;
        copyBytes(data + begin, m_down.mapped + place,
                  std::min(m_options.chunkBytes, bytes - begin));
        if (i + m_options.chunks < count) VITRINE_CHECK(drained(start(i + m_options.chunks)));
    }
    return {};
}

} // namespace vitrine::vulkan
