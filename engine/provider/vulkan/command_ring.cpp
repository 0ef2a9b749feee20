// SPDX-License-Identifier: Apache-2.0
#include "provider/vulkan/command_ring.h"

namespace vitrine::vulkan {

Result<std::unique_ptr<CommandRing>> CommandRing::create(std::shared_ptr<Device> device, Role role,
                                                         const RingOptions& options) {
    std::unique_ptr<CommandRing> self(new CommandRing);
    self->m_device = std::move(device);
    self->m_role = role;
    VITRINE_CHECK(self->createSlots(options));
    return self;
}

Status CommandRing::createSlots(const RingOptions& options) {
    const VkDevice device = m_device->handle();
    auto pool = structure<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
    pool.flags = VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT;
    pool.queueFamilyIndex = m_device->queue(m_role).family;
    VITRINE_CHECK(m_device->call("vkCreateCommandPool", [&] {
        return vkCreateCommandPool(device, &pool, nullptr, &m_pool);
    }));
    std::vector<VkCommandBuffer> buffers(options.slots);
    auto allocate =
        structure<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
    allocate.commandPool = m_pool;
    allocate.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY;
    allocate.commandBufferCount = options.slots;
    VITRINE_CHECK(m_device->call("vkAllocateCommandBuffers", [&] {
        return vkAllocateCommandBuffers(device, &allocate, buffers.data());
    }));
    m_slots.resize(options.slots);
    for (size_t i = 0; i < m_slots.size(); ++i) {
        CommandSlot& slot = m_slots[i];
        slot.commands = buffers[i];
        if (options.queries) {
            auto queries =
                structure<VkQueryPoolCreateInfo>(VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO);
            queries.queryType = VK_QUERY_TYPE_TIMESTAMP;
            queries.queryCount = options.queries;
            VITRINE_CHECK(m_device->call("vkCreateQueryPool", [&] {
                return vkCreateQueryPool(device, &queries, nullptr, &slot.queries);
            }));
        }
        if (options.descriptorSets) {
            const VkDescriptorPoolSize size{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                                            options.descriptorSets *
                                                m_device->description().limits.maxStorageBuffers};
            auto descriptors = structure<VkDescriptorPoolCreateInfo>(
                VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO);
            descriptors.maxSets = options.descriptorSets;
            descriptors.poolSizeCount = 1;
            descriptors.pPoolSizes = &size;
            VITRINE_CHECK(m_device->call("vkCreateDescriptorPool", [&] {
                return vkCreateDescriptorPool(device, &descriptors, nullptr, &slot.descriptors);
            }));
        }
    }
    return {};
}

CommandRing::~CommandRing() {
    // The values are waited for without the check: destruction must not be stopped by an error.
    auto info = structure<VkSemaphoreWaitInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_WAIT_INFO);
    const VkSemaphore semaphore = m_device->timeline(m_role).semaphore();
    const uint64_t last = m_device->timeline(m_role).submitted();
    info.semaphoreCount = 1;
    info.pSemaphores = &semaphore;
    info.pValues = &last;
    if (last) static_cast<void>(vkWaitSemaphores(m_device->handle(), &info, UINT64_MAX));
    const VkDevice device = m_device->handle();
    for (const CommandSlot& slot : m_slots) {
        if (slot.queries) vkDestroyQueryPool(device, slot.queries, nullptr);
        if (slot.descriptors) vkDestroyDescriptorPool(device, slot.descriptors, nullptr);
    }
    if (m_pool) vkDestroyCommandPool(device, m_pool, nullptr);
}

Result<CommandSlot*> CommandRing::next() {
    CommandSlot& slot = m_slots[m_next];
    VITRINE_CHECK(m_device->wait(m_role, slot.value));
    return &slot;
}

Result<CommandSlot*> CommandRing::begin() {
    VITRINE_TRY(CommandSlot * slot, next());
    if (slot->descriptors)
        VITRINE_CHECK(m_device->call("vkResetDescriptorPool", [&] {
            return vkResetDescriptorPool(m_device->handle(), slot->descriptors, 0);
        }));
    // vkBeginCommandBuffer resets what the slot recorded before.
    auto info = structure<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
    info.flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT;
    VITRINE_CHECK(m_device->call("vkBeginCommandBuffer",
                                 [&] { return vkBeginCommandBuffer(slot->commands, &info); }));
    return slot;
}

Result<uint64_t> CommandRing::submit(CommandSlot& slot, const UseValues& after) {
    VITRINE_CHECK(
        m_device->call("vkEndCommandBuffer", [&] { return vkEndCommandBuffer(slot.commands); }));
    std::array<VkSemaphore, kRoles> semaphores{};
    std::array<VkPipelineStageFlags, kRoles> stages{};
    std::array<uint64_t, kRoles> values{};
    uint32_t waits = 0;
    for (size_t role = 0; role < kRoles; ++role) {
        const Timeline& timeline = m_device->timeline(static_cast<Role>(role));
        // A value beyond the last submission belongs to a batch that was dropped.
        const uint64_t value = std::min(after[role], timeline.submitted());
        if (value <= timeline.knownCompleted()) continue;
        semaphores[waits] = timeline.semaphore();
        stages[waits] = VK_PIPELINE_STAGE_ALL_COMMANDS_BIT;
        values[waits++] = value;
    }
    Timeline& own = m_device->timeline(m_role);
    const VkSemaphore signalled = own.semaphore();
    const uint64_t value = own.next();
    auto timeline =
        structure<VkTimelineSemaphoreSubmitInfo>(VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO);
    timeline.waitSemaphoreValueCount = waits;
    timeline.pWaitSemaphoreValues = values.data();
    timeline.signalSemaphoreValueCount = 1;
    timeline.pSignalSemaphoreValues = &value;
    auto info = structure<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO, &timeline);
    info.waitSemaphoreCount = waits;
    info.pWaitSemaphores = semaphores.data();
    info.pWaitDstStageMask = stages.data();
    info.commandBufferCount = 1;
    info.pCommandBuffers = &slot.commands;
    info.signalSemaphoreCount = 1;
    info.pSignalSemaphores = &signalled;
    const VkQueue queue = m_device->queue(m_role).handle;
    VITRINE_CHECK(m_device->call("vkQueueSubmit", [&] {
        const std::scoped_lock lock(m_device->queueMutex());
        return vkQueueSubmit(queue, 1, &info, VK_NULL_HANDLE);
    }));
    own.setSubmitted(value);
    slot.value = value;
    m_next = (m_next + 1) % m_slots.size();
    return value;
}

} // namespace vitrine::vulkan
