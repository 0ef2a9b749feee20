// SPDX-License-Identifier: Apache-2.0
#include "provider/vulkan/stream.h"

#include "trace/phases.h"

namespace vitrine::vulkan {
namespace {

constexpr uint64_t kMaxUpdate = 65536;
constexpr size_t kKeptTimings = 65536;

/// A kernel may read the last elements as part of a vector of 16 bytes; the pool leaves room for
/// it.
uint64_t roundUp16(uint64_t bytes) {
    return std::max<uint64_t>((bytes + 15) / 16 * 16, 16);
}

bool reads(Access access) {
    return (static_cast<uint8_t>(access) & 1) != 0;
}
bool writes(Access access) {
    return (static_cast<uint8_t>(access) & 2) != 0;
}

} // namespace

Stream::Stream(std::shared_ptr<Device> device, const StreamOptions& options)
    : m_device(std::move(device)), m_options(options), m_clock(m_device) {
    // Until something is measured: a software device moves some GB/s, others some hundreds.
    const bool software = m_device->description().software();
    m_bytesPerSecond = software ? 2e9 : 3e11;
    m_flopsPerSecond = software ? 2e9 : 3e12;
}

Result<std::unique_ptr<Stream>> Stream::create(std::shared_ptr<Device> device,
                                               const StreamOptions& options) {
    std::unique_ptr<Stream> self(new Stream(std::move(device), options));
    RingOptions ring;
    if (self->timed()) ring.queries = options.maxBatch + 1;
    if (!self->m_device->cmdPushDescriptorSet) ring.descriptorSets = options.maxBatch;
    VITRINE_TRY(self->m_ring, CommandRing::create(self->m_device, Role::Compute, ring));
    return self;
}

uint64_t Stream::currentValue() const {
    return m_slot ? m_value : m_device->timeline(Role::Compute).next();
}

Status Stream::open() {
    if (m_slot) return {};
    VITRINE_TRY(CommandSlot * next, m_ring->next());
    static_cast<void>(next);
    resolveCompleted(); // the slot's queries are read before they are reset
    VITRINE_TRY(m_slot, m_ring->begin());
    m_value = m_device->timeline(Role::Compute).next();
    m_commands = 0;
    m_seconds = 0;
    m_waitTransfer = 0;
    m_open = {};
    m_open.slot = m_slot;
    if (m_slot->queries) {
        vkCmdResetQueryPool(m_slot->commands, m_slot->queries, 0, m_options.maxBatch + 1);
        vkCmdWriteTimestamp(m_slot->commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, m_slot->queries,
                            0);
        m_open.queries = 1;
    }
    barrier(); // orders this batch after the ones before it on the queue
    return {};
}

void Stream::barrier() {
    constexpr VkPipelineStageFlags kStages =
        VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_TRANSFER_BIT;
    auto memory = structure<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
    memory.srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_TRANSFER_WRITE_BIT;
    memory.dstAccessMask = VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT |
                           VK_ACCESS_TRANSFER_READ_BIT | VK_ACCESS_TRANSFER_WRITE_BIT;
    vkCmdPipelineBarrier(m_slot->commands, kStages, kStages, 0, 1, &memory, 0, nullptr, 0, nullptr);
    ++m_epoch;
    ++m_statistics.barriers;
}

Status Stream::checkReadable(const DeviceBuffer& buffer) const {
    if (!m_device->timeline(Role::Compute).dropped(buffer.lastWrite())) return {};
    return fail(ErrorCode::Invalid,
                "The work that computes this array could not be given to the device.");
}

Status Stream::prepare(std::span<const Use> uses) {
    for (const Use& use : uses)
        if (reads(use.access)) VITRINE_CHECK(checkReadable(*use.buffer));
    VITRINE_CHECK(open());
    bool conflict = false;
    for (const Use& use : uses) {
        conflict = conflict || use.buffer->writeEpoch == m_epoch ||
                   (writes(use.access) && use.buffer->readEpoch == m_epoch);
    }
    if (conflict) barrier();
    for (const Use& use : uses) {
        DeviceBuffer& buffer = *use.buffer;
        m_waitTransfer =
            std::max(m_waitTransfer, buffer.uses()[static_cast<size_t>(Role::Transfer)]);
        if (reads(use.access)) buffer.readEpoch = m_epoch;
        if (writes(use.access)) {
            buffer.writeEpoch = m_epoch;
            buffer.noteComputeWrite(m_value);
        }
        buffer.noteUse(Role::Compute, m_value);
    }
    return {};
}

double Stream::secondsOf(const CommandTag& tag) const {
    return tag.seconds > 0 ? tag.seconds : expectedSeconds(tag.bytes, tag.flops);
}

void Stream::finishCommand(const CommandTag& tag) {
    ++m_commands;
    m_seconds += secondsOf(tag);
    if (!m_slot->queries || tag.id == 0) return;
    const uint32_t query = m_open.queries++;
    vkCmdWriteTimestamp(m_slot->commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, m_slot->queries,
                        query);
    m_open.tags.emplace_back(tag, query);
}

Status Stream::startIfWorthIt() {
    // A submission takes the host some ten microseconds. A software device shares its processors.
    constexpr double kIdle = 4e-5, kBusy = 5e-4;
    if (m_device->description().software() || !m_slot || m_seconds < kIdle) return {};
    if (m_seconds < kBusy) {
        VITRINE_TRY(const uint64_t passed, m_device->completed(Role::Compute));
        if (passed < m_device->timeline(Role::Compute).submitted()) return {};
    }
    VITRINE_TRY(const uint64_t value, flush());
    static_cast<void>(value);
    return {};
}

Status Stream::flushIfFull() {
    if (m_commands < m_options.maxBatch && m_seconds < m_options.maxBatchSeconds) return {};
    VITRINE_TRY(const uint64_t value, flush());
    static_cast<void>(value);
    return {};
}

Status Stream::bindBuffers(const Pipeline& pipeline, std::span<const BufferBinding> bindings) {
    std::array<VkDescriptorBufferInfo, kMaxBindings> infos;
    std::array<VkWriteDescriptorSet, kMaxBindings> sets;
    const uint32_t count = static_cast<uint32_t>(bindings.size());
    for (uint32_t i = 0; i < count; ++i) {
        const BufferBinding& binding = bindings[i];
        const uint64_t bytes =
            binding.bytes ? binding.bytes : binding.buffer->bytes() - binding.offset;
        infos[i] = {binding.buffer->handle(), binding.buffer->offset() + binding.offset,
                    roundUp16(bytes)};
        sets[i] = structure<VkWriteDescriptorSet>(VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET);
        sets[i].dstBinding = i;
        sets[i].descriptorCount = 1;
        sets[i].descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        sets[i].pBufferInfo = &infos[i];
    }
    if (count == 0) return {};
    if (m_device->cmdPushDescriptorSet) {
        m_device->cmdPushDescriptorSet(m_slot->commands, VK_PIPELINE_BIND_POINT_COMPUTE,
                                       pipeline.layout(), 0, count, sets.data());
        return {};
    }
    const VkDescriptorSetLayout layout = pipeline.setLayout();
    auto info =
        structure<VkDescriptorSetAllocateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO);
    info.descriptorPool = m_slot->descriptors;
    info.descriptorSetCount = 1;
    info.pSetLayouts = &layout;
    VkDescriptorSet set = VK_NULL_HANDLE;
    VITRINE_CHECK(m_device->call("vkAllocateDescriptorSets", [&] {
        return vkAllocateDescriptorSets(m_device->handle(), &info, &set);
    }));
    for (uint32_t i = 0; i < count; ++i)
        sets[i].dstSet = set;
    vkUpdateDescriptorSets(m_device->handle(), count, sets.data(), 0, nullptr);
    vkCmdBindDescriptorSets(m_slot->commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline.layout(), 0,
                            1, &set, 0, nullptr);
    return {};
}

Status Stream::dispatch(const Pipeline& pipeline, std::span<const BufferBinding> bindings,
                        std::span<const std::byte> pushConstants,
                        std::array<uint32_t, 3> workgroups, CommandTag tag,
                        std::array<uint32_t, 3> firstWorkgroup) {
    const DeviceLimits& limits = m_device->description().limits;
    if (bindings.size() != pipeline.bindings())
        return fail(ErrorCode::Invalid, "kernel " + pipeline.name() + " takes " +
                                            std::to_string(pipeline.bindings()) + " buffers, not " +
                                            std::to_string(bindings.size()));
    if (pushConstants.size() > pipeline.pushBytes())
        return fail(ErrorCode::Invalid, "kernel " + pipeline.name() + " takes " +
                                            std::to_string(pipeline.pushBytes()) +
                                            " bytes of parameters");
    for (size_t i = 0; i < 3; ++i)
        if (firstWorkgroup[i] + workgroups[i] > limits.maxWorkgroupCount[i])
            return fail(ErrorCode::Unsupported,
                        "kernel " + pipeline.name() + " needs more workgroups than the device has");
    // What is recorded need not wait for the end of a long command.
    constexpr double kLong = 1e-3;
    if (m_slot && m_commands > 0 && secondsOf(tag) > kLong) {
        VITRINE_TRY(const uint64_t value, flush());
        static_cast<void>(value);
    }
    m_uses.clear();
    for (const BufferBinding& binding : bindings) {
        if (binding.offset > binding.buffer->bytes() ||
            binding.bytes > binding.buffer->bytes() - binding.offset)
            return fail(ErrorCode::Invalid, "a kernel's range lies outside its buffer");
        const uint64_t bytes =
            binding.bytes ? binding.bytes : binding.buffer->bytes() - binding.offset;
        if (bytes > limits.maxStorageBufferRange)
            return fail(ErrorCode::Unsupported,
                        "an array of " + std::to_string(bytes) + " bytes is larger than the " +
                            std::to_string(limits.maxStorageBufferRange) + " bytes that " +
                            m_device->description().name + " can bind to a kernel");
        m_uses.push_back({binding.buffer, binding.reached ? Access::Read : binding.access});
        if (!binding.reached) continue;
        if (binding.reached->parts().empty()) m_uses.push_back({binding.reached, binding.access});
        for (const Ref<DeviceBuffer>& part : binding.reached->parts())
            m_uses.push_back({part.get(), binding.access});
    }
    if (workgroups[0] == 0 || workgroups[1] == 0 || workgroups[2] == 0) return {};

    VITRINE_CHECK(prepare(m_uses));
    VITRINE_CHECK(record(pipeline, bindings, pushConstants, workgroups, firstWorkgroup));
    ++m_statistics.dispatches;
    finishCommand(tag);
    return flushIfFull();
}

Status Stream::dispatchNothing(const Pipeline& pipeline, std::span<const BufferBinding> bindings) {
    m_uses.clear();
    for (const BufferBinding& binding : bindings)
        m_uses.push_back({binding.buffer, Access::Read});
    VITRINE_CHECK(prepare(m_uses));
    const std::vector<std::byte> zeros(pipeline.pushBytes());
    return record(pipeline, bindings, zeros, {0, 0, 0}, {0, 0, 0});
}

Status Stream::record(const Pipeline& pipeline, std::span<const BufferBinding> bindings,
                      std::span<const std::byte> pushConstants, std::array<uint32_t, 3> workgroups,
                      std::array<uint32_t, 3> firstWorkgroup) {
    vkCmdBindPipeline(m_slot->commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline.handle());
    if (Status bound = bindBuffers(pipeline, bindings); !bound) {
        dropBatch();
        return bound;
    }
    if (!pushConstants.empty())
        vkCmdPushConstants(m_slot->commands, pipeline.layout(), VK_SHADER_STAGE_COMPUTE_BIT, 0,
                           static_cast<uint32_t>(pushConstants.size()), pushConstants.data());
    vkCmdDispatchBase(m_slot->commands, firstWorkgroup[0], firstWorkgroup[1], firstWorkgroup[2],
                      workgroups[0], workgroups[1], workgroups[2]);
    return {};
}

Status Stream::copy(DeviceBuffer& from, uint64_t fromOffset, DeviceBuffer& to, uint64_t toOffset,
                    uint64_t bytes, CommandTag tag) {
    if (fromOffset + bytes > from.bytes() || toOffset + bytes > to.bytes())
        return fail(ErrorCode::Invalid, "a device copy lies outside its buffers");
    if (bytes == 0) return {};
    const std::array<Use, 2> uses{Use{&from, Access::Read}, Use{&to, Access::Write}};
    VITRINE_CHECK(prepare(uses));
    const VkBufferCopy region{from.offset() + fromOffset, to.offset() + toOffset, bytes};
    vkCmdCopyBuffer(m_slot->commands, from.handle(), to.handle(), 1, &region);
    ++m_statistics.copies;
    finishCommand(tag);
    return flushIfFull();
}

Status Stream::copyToHost(DeviceBuffer& from, uint64_t fromOffset, VkBuffer to, uint64_t toOffset,
                          uint64_t bytes) {
    const Use use{&from, Access::Read};
    VITRINE_CHECK(prepare(std::span(&use, 1)));
    const VkBufferCopy region{from.offset() + fromOffset, toOffset, bytes};
    vkCmdCopyBuffer(m_slot->commands, from.handle(), to, 1, &region);
    ++m_statistics.copies;
    finishCommand({});
    return {};
}

Status Stream::fill(DeviceBuffer& buffer, uint64_t offset, uint64_t bytes, uint32_t word) {
    if (offset + bytes > (buffer.bytes() + 3) / 4 * 4 || offset % 4 || bytes % 4)
        return fail(ErrorCode::Invalid, "a device fill lies outside its buffer");
    if (bytes == 0) return {};
    const Use use{&buffer, Access::Write};
    VITRINE_CHECK(prepare(std::span(&use, 1)));
    vkCmdFillBuffer(m_slot->commands, buffer.handle(), buffer.offset() + offset, bytes, word);
    finishCommand({});
    return flushIfFull();
}

Status Stream::updateSmall(DeviceBuffer& buffer, uint64_t offset, std::span<const std::byte> data) {
    if (offset + data.size() > buffer.bytes() || data.size() > kMaxUpdate || offset % 4 ||
        data.size() % 4)
        return fail(ErrorCode::Invalid, "a small upload lies outside its buffer");
    if (data.empty()) return {};
    const bool whole = data.size() == buffer.bytes();
    const Use use{&buffer, whole ? Access::Write : Access::ReadWrite};
    VITRINE_CHECK(prepare(std::span(&use, 1)));
    vkCmdUpdateBuffer(m_slot->commands, buffer.handle(), buffer.offset() + offset, data.size(),
                      data.data());
    finishCommand({});
    return flushIfFull();
}

void Stream::dropBatch() {
    // The slot stays the ring's next one; beginning it again resets what was recorded. Readers of
    // what the batch was to write are told.
    m_slot = nullptr;
    m_device->timeline(Role::Compute).drop(m_value);
}

Result<uint64_t> Stream::flush() {
    if (!m_slot) return m_device->timeline(Role::Compute).submitted();
    // Copies out of mapped memory read what kernels wrote.
    auto memory = structure<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
    memory.srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_TRANSFER_WRITE_BIT;
    memory.dstAccessMask = VK_ACCESS_HOST_READ_BIT;
    vkCmdPipelineBarrier(m_slot->commands,
                         VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_TRANSFER_BIT,
                         VK_PIPELINE_STAGE_HOST_BIT, 0, 1, &memory, 0, nullptr, 0, nullptr);
    UseValues after{};
    after[static_cast<size_t>(Role::Transfer)] = m_waitTransfer;
    CommandSlot& slot = *m_slot;
    m_slot = nullptr;
    m_open.submittedNs = steadyNow();
    Result<uint64_t> submitted = m_ring->submit(slot, after);
    if (!submitted) {
        dropBatch();
        return submitted;
    }
    const uint64_t value = *submitted;
    ++m_statistics.submissions;
    m_ahead.emplace_back(value, m_seconds);
    if (!m_open.tags.empty()) {
        m_open.value = value;
        m_pending.push_back(std::move(m_open));
    }
    return value;
}

Status Stream::wait(uint64_t value) {
    if (m_slot && value >= m_value) {
        VITRINE_TRY(const uint64_t submitted, flush());
        static_cast<void>(submitted);
    }
    return m_device->wait(Role::Compute, value);
}

double Stream::expectedSeconds(uint64_t bytes, uint64_t flops) const {
    return std::max(static_cast<double>(bytes) / m_bytesPerSecond,
                    static_cast<double>(flops) / m_flopsPerSecond);
}

double Stream::expectedAhead() const {
    const uint64_t done = m_device->timeline(Role::Compute).knownCompleted();
    double ahead = m_slot ? m_seconds : 0;
    for (const auto& [value, expected] : m_ahead)
        ahead += value > done ? expected : 0;
    return ahead;
}

Status Stream::waitForRoom(double seconds) {
    double ahead = 0;
    for (const auto& [value, expected] : m_ahead)
        ahead += expected;
    const Timeline& line = m_device->timeline(Role::Compute);
    while (!m_ahead.empty() &&
           (ahead > seconds || m_ahead.front().first <= line.knownCompleted())) {
        if (m_ahead.front().first > line.knownCompleted()) {
            VITRINE_TRY(const uint64_t passed, m_device->completed(Role::Compute));
            if (passed < m_ahead.front().first)
                VITRINE_CHECK(m_device->wait(Role::Compute, m_ahead.front().first));
        }
        ahead -= m_ahead.front().second;
        m_ahead.pop_front();
    }
    return {};
}

Status Stream::waitIdle() {
    VITRINE_TRY(const uint64_t value, flush());
    return m_device->wait(Role::Compute, value);
}

void Stream::resolve(const TimedBatch& batch) {
    std::vector<uint64_t> ticks(batch.queries);
    const PhaseScope waiting(Phase::Wait); // the software device makes one wait for the results
    const Status read = m_device->call("vkGetQueryPoolResults", [&] {
        return vkGetQueryPoolResults(m_device->handle(), batch.slot->queries, 0, batch.queries,
                                     ticks.size() * sizeof(uint64_t), ticks.data(),
                                     sizeof(uint64_t), VK_QUERY_RESULT_64_BIT);
    });
    if (!read || m_timings.size() >= kKeptTimings) return; // a lost timing is no error
    if (!m_clock.calibrated()) m_clock.anchor(ticks[0], batch.submittedNs);
    for (const auto& [tag, query] : batch.tags) {
        // A command starts when the one before it has ended: the device may overlap them.
        const int64_t start = m_clock.toSteady(ticks[query - 1]);
        m_timings.push_back({tag.id, start, start + m_clock.between(ticks[query - 1], ticks[query]),
                             tag.bytes, tag.flops});
    }
}

void Stream::resolveCompleted() {
    if (m_pending.empty()) return;
    const Result<uint64_t> completed = m_device->completed(Role::Compute);
    if (!completed) {
        m_pending.clear();
        return;
    }
    m_clock.calibrate();
    std::erase_if(m_pending, [&](const TimedBatch& batch) {
        if (batch.value > *completed) return false;
        resolve(batch);
        return true;
    });
}

std::vector<DispatchTiming> Stream::takeTimings() {
    resolveCompleted();
    return std::exchange(m_timings, {});
}

void Stream::setRates(double bytesPerSecond, double flopsPerSecond) {
    if (bytesPerSecond > 0) m_bytesPerSecond = bytesPerSecond;
    if (flopsPerSecond > 0) m_flopsPerSecond = flopsPerSecond;
}

} // namespace vitrine::vulkan
