// SPDX-License-Identifier: Apache-2.0
#include "provider/vulkan/memory.h"

#include "base/device_error.h"

namespace vitrine::vulkan {
namespace {

constexpr uint64_t kMiB = uint64_t{1} << 20;
constexpr uint64_t kGiB = uint64_t{1} << 30;

uint64_t roundUp(uint64_t value, uint64_t unit) {
    return (value + unit - 1) / unit * unit;
}

/// Sizes of dedicated blocks are rounded to 1/16 of their power of two, so that a freed block fits
/// the next array of about the same size while at most 6 % is wasted.
uint64_t dedicatedSize(uint64_t bytes) {
    const uint64_t step = std::max<uint64_t>(std::bit_floor(bytes) / 16, 64 * 1024);
    return roundUp(bytes, step);
}

std::string megabytes(uint64_t bytes) {
    return std::to_string(bytes / kMiB) + " MiB";
}

VkBufferCreateInfo bufferInfo(const Device& device, uint64_t bytes) {
    auto info = structure<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    info.size = bytes;
    info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_SRC_BIT |
                 VK_BUFFER_USAGE_TRANSFER_DST_BIT | VK_BUFFER_USAGE_VERTEX_BUFFER_BIT |
                 VK_BUFFER_USAGE_INDEX_BUFFER_BIT;
    if (device.description().features.bufferDeviceAddress)
        info.usage |= VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
    const std::vector<uint32_t>& families = device.bufferFamilies();
    if (families.size() > 1) {
        info.sharingMode = VK_SHARING_MODE_CONCURRENT;
        info.queueFamilyIndexCount = static_cast<uint32_t>(families.size());
        info.pQueueFamilyIndices = families.data();
    }
    return info;
}

} // namespace

DeviceBuffer::~DeviceBuffer() {
    if (m_pool) m_pool->retire(*this);
}

Result<std::shared_ptr<MemoryPool>> MemoryPool::create(std::shared_ptr<Device> device,
                                                       const MemoryOptions& options) {
    std::shared_ptr<MemoryPool> self(new MemoryPool);
    self->m_device = std::move(device);
    self->m_options = options;
    Device& d = *self->m_device;

    // The types that our buffers may use are the same for every size.
    const VkBufferCreateInfo info = bufferInfo(d, 65536);
    VkBuffer probe = VK_NULL_HANDLE;
    VITRINE_CHECK(d.call("vkCreateBuffer",
                         [&] { return vkCreateBuffer(d.handle(), &info, nullptr, &probe); }));
    VkMemoryRequirements requirements{};
    vkGetBufferMemoryRequirements(d.handle(), probe, &requirements);
    vkDestroyBuffer(d.handle(), probe, nullptr);

    VkPhysicalDeviceMemoryProperties memory{};
    vkGetPhysicalDeviceMemoryProperties(d.physical(), &memory);
    constexpr VkMemoryPropertyFlags kCached =
        VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT | VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT |
        VK_MEMORY_PROPERTY_HOST_COHERENT_BIT | VK_MEMORY_PROPERTY_HOST_CACHED_BIT;
    int best = -1;
    for (uint32_t i = 0; i < memory.memoryTypeCount; ++i) {
        if (!(requirements.memoryTypeBits & (1u << i))) continue;
        const VkMemoryType& type = memory.memoryTypes[i];
        if (type.propertyFlags & VK_MEMORY_PROPERTY_PROTECTED_BIT) continue;
        const bool local = (type.propertyFlags & VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT) != 0;
        const bool cached = (type.propertyFlags & kCached) == kCached;
        const int score = (local ? 2 : 0) + (local && cached && options.mapDeviceMemory ? 1 : 0);
        if (score > best) {
            best = score;
            self->m_memoryType = i;
            self->m_heap = type.heapIndex;
            self->m_map = cached && options.mapDeviceMemory;
        }
    }
    if (best < 0) return fail(ErrorCode::Unsupported, "the device has no memory for buffers");
    self->m_heapBytes = memory.memoryHeaps[self->m_heap].size;
    self->m_alignment =
        std::max<uint64_t>({256, d.description().limits.storageAlignment, requirements.alignment});
    self->m_blockBytes = options.blockBytes               ? options.blockBytes
                         : self->m_heapBytes >= 16 * kGiB ? 256 * kMiB
                                                          : 64 * kMiB;
    // A small budget must not be spent on one block of which little is used.
    constexpr uint64_t kFewestBlocks = 16;
    if (options.budget && !options.blockBytes)
        self->m_blockBytes =
            std::clamp(roundUp(options.budget / kFewestBlocks, kMiB), kMiB, self->m_blockBytes);
    self->m_statistics.budgetBytes = self->budget();
    return self;
}

MemoryPool::~MemoryPool() {
    // Whatever is still in flight must end before its memory goes.
    if (!m_retired.empty()) {
        const std::scoped_lock lock(m_device->queueMutex());
        static_cast<void>(vkDeviceWaitIdle(m_device->handle()));
    }
    for (const auto& block : m_blocks)
        destroy(*block);
}

uint64_t MemoryPool::budget() const {
    if (m_options.budget) return m_options.budget;
    if (!m_device->description().features.memoryBudget) return m_heapBytes / 10 * 8;
    auto report = structure<VkPhysicalDeviceMemoryBudgetPropertiesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_BUDGET_PROPERTIES_EXT);
    auto properties = structure<VkPhysicalDeviceMemoryProperties2>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_PROPERTIES_2, &report);
    vkGetPhysicalDeviceMemoryProperties2(m_device->physical(), &properties);
    return report.heapBudget[m_heap] / 10 * 9;
}

MemoryBlock* MemoryPool::findRange(uint64_t bytes, uint64_t& offset) {
    MemoryBlock* best = nullptr;
    uint64_t bestBytes = UINT64_MAX;
    for (const auto& block : m_blocks) {
        if (block->dedicated || block->freeBytes < bytes) continue;
        for (const auto& [start, size] : block->freeRanges) {
            if (size < bytes || size >= bestBytes) continue;
            best = block.get();
            bestBytes = size;
            offset = start;
        }
        if (bestBytes == bytes) break;
    }
    return best;
}

MemoryBlock* MemoryPool::findDedicated(uint64_t bytes) {
    MemoryBlock* best = nullptr;
    for (const auto& block : m_blocks) {
        if (!block->dedicated || block->freeBytes != block->size) continue;
        if (block->size < bytes || block->size > bytes + bytes / 2) continue;
        if (!best || block->size < best->size) best = block.get();
    }
    return best;
}

Result<MemoryBlock*> MemoryPool::addBlock(uint64_t bytes, bool dedicated) {
    if (bytes > m_device->description().limits.maxAllocation)
        return fail(ErrorCode::Unsupported,
                    "an array of " + megabytes(bytes) + " is larger than one allocation of " +
                        m_device->description().name + " may be (" +
                        megabytes(m_device->description().limits.maxAllocation) + ")");
    const uint64_t limit = budget();
    m_statistics.budgetBytes = limit;
    if (m_statistics.reservedBytes + bytes > limit) trimLocked();
    if (m_statistics.reservedBytes + bytes > limit)
        return fail(ErrorCode::OutOfMemory,
                    std::string(kDeviceMemory) + megabytes(bytes) + " more than the " +
                        megabytes(m_statistics.reservedBytes) +
                        " in use would pass the budget of " + megabytes(limit));

    auto block = std::make_unique<MemoryBlock>();
    block->size = bytes;
    block->dedicated = dedicated;
    const VkBufferCreateInfo info = bufferInfo(*m_device, bytes);
    const VkDevice device = m_device->handle();
    VITRINE_CHECK(m_device->call(
        "vkCreateBuffer", [&] { return vkCreateBuffer(device, &info, nullptr, &block->buffer); }));
    const auto giveUp = [&](Error error) {
        destroy(*block);
        return tl::unexpected<Error>(std::move(error));
    };
    VkMemoryRequirements requirements{};
    vkGetBufferMemoryRequirements(device, block->buffer, &requirements);
    auto flags = structure<VkMemoryAllocateFlagsInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO);
    if (m_device->description().features.bufferDeviceAddress)
        flags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT;
    VkMemoryAllocateInfo allocate{VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO, &flags, requirements.size,
                                  m_memoryType};
    const auto take = [&] {
        return m_device->call("vkAllocateMemory", [&] {
            return vkAllocateMemory(device, &allocate, nullptr, &block->memory);
        });
    };
    Status taken = take();
    if (!taken && taken.error().code == ErrorCode::OutOfMemory) {
        trimLocked(); // others may have taken what the budget promised
        taken = take();
    }
    if (!taken) return giveUp(taken.error());
    if (Status bound = m_device->call(
            "vkBindBufferMemory",
            [&] { return vkBindBufferMemory(device, block->buffer, block->memory, 0); });
        !bound)
        return giveUp(bound.error());
    if (m_map) {
        void* address = nullptr;
        if (Status mapped = m_device->call(
                "vkMapMemory",
                [&] { return vkMapMemory(device, block->memory, 0, VK_WHOLE_SIZE, 0, &address); });
            !mapped)
            return giveUp(mapped.error());
        block->mapped = static_cast<std::byte*>(address);
    }
    block->freeBytes = bytes;
    block->freeRanges.emplace(0, bytes);
    m_statistics.reservedBytes += bytes;
    ++m_statistics.blockAllocations;
    m_blocks.push_back(std::move(block));
    return m_blocks.back().get();
}

void MemoryPool::destroy(MemoryBlock& block) {
    if (block.buffer) vkDestroyBuffer(m_device->handle(), block.buffer, nullptr);
    if (block.memory) vkFreeMemory(m_device->handle(), block.memory, nullptr);
}

void MemoryPool::claim(MemoryBlock& block, uint64_t offset, uint64_t bytes) {
    const auto range = block.freeRanges.find(offset);
    const uint64_t rest = range->second - bytes;
    block.freeRanges.erase(range);
    if (rest) block.freeRanges.emplace(offset + bytes, rest);
    block.freeBytes -= bytes;
}

/// Memory that the device still uses can be handed out at once: its marks go to the new buffer,
/// whose first use then waits for the old ones like any other use. New blocks cost milliseconds
/// each.
std::optional<MemoryPool::Retired> MemoryPool::takeRetired(uint64_t bytes, bool dedicated) {
    const uint64_t most = dedicated ? bytes + bytes / 2 : bytes;
    auto best = m_retired.end();
    for (auto it = m_retired.begin(); it != m_retired.end(); ++it) {
        if (it->block->dedicated != dedicated || it->reserved < bytes || it->reserved > most)
            continue;
        if (best == m_retired.end() || it->reserved < best->reserved) best = it;
    }
    if (best == m_retired.end()) return std::nullopt;
    const Retired found = *best;
    m_retired.erase(best);
    m_statistics.retiredBytes -= found.reserved;
    ++m_statistics.earlyReuses;
    return found;
}

Ref<DeviceBuffer> MemoryPool::makeBuffer(uint64_t bytes, const Retired& memory) {
    Ref<DeviceBuffer> buffer(new DeviceBuffer(bytes));
    buffer->m_pool = shared_from_this();
    buffer->m_block = memory.block;
    buffer->m_offset = memory.offset;
    buffer->m_reserved = memory.reserved;
    buffer->m_uses = memory.uses;
    buffer->writeEpoch = memory.writeEpoch;
    buffer->readEpoch = memory.readEpoch;
    ++m_statistics.allocations;
    ++m_statistics.liveBuffers;
    m_statistics.usedBytes += memory.reserved;
    m_statistics.peakBytes =
        std::max(m_statistics.peakBytes, m_statistics.usedBytes + m_statistics.retiredBytes);
    return buffer;
}

Result<Ref<DeviceBuffer>> MemoryPool::allocate(uint64_t bytes) {
    if (m_device->lost()) return tl::unexpected<Error>(m_device->lostError().error());
    const std::scoped_lock lock(m_mutex);
    if (!m_retired.empty()) collectLocked();
    // A kernel may read whole 16-byte words of the last element; the alignment leaves room for it.
    Retired memory;
    memory.reserved = roundUp(std::max<uint64_t>(bytes, 1), m_alignment);
    const bool dedicated = memory.reserved > m_blockBytes / 2;
    if (dedicated) {
        memory.reserved = dedicatedSize(memory.reserved);
        // Rounding must not make an allocation fail that would fit as it is.
        const uint64_t most = m_device->description().limits.maxAllocation;
        if (memory.reserved > most && roundUp(bytes, m_alignment) <= most) memory.reserved = most;
        memory.block = findDedicated(memory.reserved);
    } else {
        memory.block = findRange(memory.reserved, memory.offset);
    }
    if (!memory.block) {
        if (const auto early = takeRetired(memory.reserved, dedicated))
            return makeBuffer(bytes, *early);
        VITRINE_TRY(memory.block, addBlock(dedicated ? memory.reserved : m_blockBytes, dedicated));
    }
    if (dedicated) memory.reserved = memory.block->size;
    claim(*memory.block, memory.offset, memory.reserved);
    return makeBuffer(bytes, memory);
}

Result<Ref<DeviceBuffer>> MemoryPool::join(uint64_t bytes, uint64_t partBytes,
                                           std::vector<Ref<DeviceBuffer>> parts) {
    uint64_t held = 0;
    for (const Ref<DeviceBuffer>& part : parts)
        held += part->bytes();
    if (held != bytes) return fail(ErrorCode::Invalid, "the parts of an array are not all of it");
    Ref<DeviceBuffer> whole(new DeviceBuffer(bytes));
    whole->m_pool = shared_from_this();
    whole->m_parts = std::move(parts);
    whole->m_partBytes = partBytes;
    return whole;
}

uint64_t MemoryPool::address(const DeviceBuffer& buffer) const {
    auto info = structure<VkBufferDeviceAddressInfo>(VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO);
    info.buffer = buffer.handle();
    return vkGetBufferDeviceAddress(m_device->handle(), &info) + buffer.offset();
}

void MemoryPool::retire(DeviceBuffer& buffer) {
    const std::scoped_lock lock(m_mutex);
    if (m_onFree && buffer.reported) m_onFree(buffer.id(), buffer.bytes());
    if (!buffer.m_block) return; // its parts give themselves back
    --m_statistics.liveBuffers;
    m_statistics.usedBytes -= buffer.m_reserved;
    bool passed = true;
    for (size_t role = 0; role < kRoles; ++role) {
        const Timeline& line = m_device->timeline(static_cast<Role>(role));
        passed = passed && buffer.m_uses[role] <= line.passed(line.knownCompleted());
    }
    if (passed) {
        release(*buffer.m_block, buffer.m_offset, buffer.m_reserved);
        return;
    }
    m_statistics.retiredBytes += buffer.m_reserved;
    m_newlyRetired = true;
    m_retired.push_back({buffer.m_block, buffer.m_offset, buffer.m_reserved, buffer.m_uses,
                         buffer.writeEpoch, buffer.readEpoch});
}

void MemoryPool::onFree(FreeObserver observer) {
    const std::scoped_lock lock(m_mutex);
    m_onFree = std::move(observer);
}

void MemoryPool::onTrim(std::function<void(uint64_t bytes)> observer) {
    const std::scoped_lock lock(m_mutex);
    m_onTrim = std::move(observer);
}

void MemoryPool::collect() {
    const std::scoped_lock lock(m_mutex);
    if (!m_retired.empty()) collectLocked();
}

void MemoryPool::collectLocked() {
    UseValues completed{};
    for (size_t role = 0; role < kRoles; ++role) {
        const Timeline& line = m_device->timeline(static_cast<Role>(role));
        const Result<uint64_t> value = m_device->completed(static_cast<Role>(role));
        completed[role] = line.passed(value ? *value : line.knownCompleted());
    }
    if (completed == m_collected && !m_newlyRetired) return; // nothing has passed since last time
    m_collected = completed;
    m_newlyRetired = false;
    std::erase_if(m_retired, [&](const Retired& r) {
        if (r.uses[0] > completed[0] || r.uses[1] > completed[1]) return false;
        m_statistics.retiredBytes -= r.reserved;
        release(*r.block, r.offset, r.reserved);
        return true;
    });
}

void MemoryPool::release(MemoryBlock& block, uint64_t offset, uint64_t bytes) {
    block.freeBytes += bytes;
    auto next = block.freeRanges.lower_bound(offset);
    if (next != block.freeRanges.end() && next->first == offset + bytes) {
        bytes += next->second;
        next = block.freeRanges.erase(next);
    }
    if (next != block.freeRanges.begin()) {
        const auto previous = std::prev(next);
        if (previous->first + previous->second == offset) {
            previous->second += bytes;
            return;
        }
    }
    block.freeRanges.emplace_hint(next, offset, bytes);
}

void MemoryPool::trim() {
    const std::scoped_lock lock(m_mutex);
    collectLocked();
    trimLocked();
}

void MemoryPool::trimLocked() {
    const uint64_t before = m_statistics.reservedBytes;
    std::erase_if(m_blocks, [&](const std::unique_ptr<MemoryBlock>& block) {
        if (block->freeBytes != block->size) return false;
        m_statistics.reservedBytes -= block->size;
        destroy(*block);
        return true;
    });
    if (m_onTrim && m_statistics.reservedBytes < before)
        m_onTrim(before - m_statistics.reservedBytes);
}

bool MemoryPool::hasRetired() const {
    const std::scoped_lock lock(m_mutex);
    return !m_retired.empty();
}

MemoryStatistics MemoryPool::statistics() const {
    const std::scoped_lock lock(m_mutex);
    return m_statistics;
}

} // namespace vitrine::vulkan
