// SPDX-License-Identifier: Apache-2.0
#pragma once
// Command buffers of one queue, used in turn: begin one, record, submit it with a timeline value,
// and it comes round again when that value has passed. Engine's thread.
#include "provider/vulkan/device.h"

#include <memory>
#include <vector>

namespace vitrine::vulkan {

struct RingOptions {
    uint32_t slots = 8;          ///< submissions in flight
    uint32_t queries = 0;        ///< timestamps a slot
    uint32_t descriptorSets = 0; ///< a slot; 0 where push descriptors are used
};

struct CommandSlot {
    VkCommandBuffer commands = VK_NULL_HANDLE;
    VkQueryPool queries = VK_NULL_HANDLE;
    VkDescriptorPool descriptors = VK_NULL_HANDLE;
    uint64_t value = 0; ///< that its last submission signals
};

class CommandRing {
public:
    static Result<std::unique_ptr<CommandRing>> create(std::shared_ptr<Device> device, Role role,
                                                       const RingOptions& options);
    /// Waits for what was submitted.
    ~CommandRing();
    CommandRing(const CommandRing&) = delete;
    CommandRing& operator=(const CommandRing&) = delete;

    /// The slot that begin() will take next, when its last submission has passed (it waits).
    Result<CommandSlot*> next();
    /// Starts recording in the next slot. On failure nothing is open.
    Result<CommandSlot*> begin();
    /// Ends recording and submits after `after` has passed on both timelines. Gives the value that
    /// it signals; on failure the recording is dropped.
    Result<uint64_t> submit(CommandSlot& slot, const UseValues& after);

private:
    CommandRing() = default;
    Status createSlots(const RingOptions& options);

    std::shared_ptr<Device> m_device;
    Role m_role = Role::Compute;
    VkCommandPool m_pool = VK_NULL_HANDLE;
    std::vector<CommandSlot> m_slots;
    size_t m_next = 0;
};

} // namespace vitrine::vulkan
