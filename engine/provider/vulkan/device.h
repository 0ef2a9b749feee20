// SPDX-License-Identifier: Apache-2.0
#pragma once
// The VkDevice with its queues and timelines; everything made from it keeps it alive. Queues may be
// shared with the window system's side, so every submission holds a mutex. Any thread.
#include "provider/vulkan/check.h"
#include "provider/vulkan/instance.h"
#include "provider/vulkan/physical_device.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

namespace vitrine::vulkan {

struct DeviceOptions {
    bool presentation = false; ///< enable what a window on this device needs (VK_KHR_swapchain)
};

/// A VkQueue, perhaps the same for several roles.
struct Queue {
    VkQueue handle = VK_NULL_HANDLE;
    uint32_t family = 0;
    uint32_t index = 0;
    uint32_t timestampBits = 0;
};

/// The two orders of work that the engine submits; each has its own timeline.
enum class Role : uint8_t { Compute, Transfer };
constexpr size_t kRoles = 2;

/// A value of each timeline, by role: when something was last used, or what to wait for.
using UseValues = std::array<uint64_t, kRoles>;

/// A timeline semaphore that counts submissions; value 0 has passed from the start.
class Timeline {
public:
    [[nodiscard]] VkSemaphore semaphore() const { return m_semaphore; }
    /// The value that the last successful submission signals.
    [[nodiscard]] uint64_t submitted() const { return m_submitted.load(std::memory_order_acquire); }
    void setSubmitted(uint64_t value) { m_submitted.store(value, std::memory_order_release); }
    /// The value that the next submission signals.
    [[nodiscard]] uint64_t next() const { return std::max(submitted(), lastDropped()) + 1; }
    /// A batch that was to signal this value could not be submitted: what it was to write is lost,
    /// and the value is never used again. Engine's thread.
    void drop(uint64_t value) {
        m_dropped.push_back(value);
        m_lastDropped.store(std::max(lastDropped(), value), std::memory_order_release);
    }
    [[nodiscard]] bool dropped(uint64_t value) const {
        return std::find(m_dropped.begin(), m_dropped.end(), value) != m_dropped.end();
    }
    /// The value up to which nothing is left to wait for when the device has signalled `signalled`:
    /// what was dropped after the last submission never runs. Any thread.
    [[nodiscard]] uint64_t passed(uint64_t signalled) const {
        return signalled >= submitted() ? std::max(signalled, lastDropped()) : signalled;
    }
    /// The largest value known to have passed, without asking the device.
    [[nodiscard]] uint64_t knownCompleted() const {
        return m_completed.load(std::memory_order_acquire);
    }

private:
    friend class Device;
    [[nodiscard]] uint64_t lastDropped() const {
        return m_lastDropped.load(std::memory_order_acquire);
    }
    VkSemaphore m_semaphore = VK_NULL_HANDLE;
    std::atomic<uint64_t> m_submitted{0};
    std::atomic<uint64_t> m_completed{0};
    std::vector<uint64_t> m_dropped; ///< nearly always empty
    std::atomic<uint64_t> m_lastDropped{0};
};

class Device {
public:
    static Result<std::shared_ptr<Device>> create(std::shared_ptr<Instance> instance,
                                                  DeviceDescription description,
                                                  const DeviceOptions& options);
    /// Waits until the device is idle.
    ~Device();
    Device(const Device&) = delete;
    Device& operator=(const Device&) = delete;

    [[nodiscard]] VkDevice handle() const { return m_device; }
    [[nodiscard]] VkPhysicalDevice physical() const { return m_description.handle; }
    [[nodiscard]] const DeviceDescription& description() const { return m_description; }
    [[nodiscard]] const Instance& instance() const { return *m_instance; }
    [[nodiscard]] const std::vector<std::string>& extensions() const { return m_extensions; }
    [[nodiscard]] bool presentation() const { return m_presentation; }

    [[nodiscard]] const Queue& queue(Role role) const {
        return m_queues[static_cast<size_t>(role)];
    }
    /// The queue for drawing; null handle when the device cannot draw.
    [[nodiscard]] const Queue& graphicsQueue() const { return m_graphics; }
    /// True when drawing and computing use the same VkQueue, so that submissions must stay short.
    [[nodiscard]] bool sharesGraphicsQueue() const {
        return m_graphics.handle && m_graphics.handle == queue(Role::Compute).handle;
    }
    /// Held around every call on any queue, and around vkDeviceWaitIdle, by both sides of the
    /// program.
    [[nodiscard]] std::recursive_mutex& queueMutex() { return m_queueMutex; }
    /// The families that touch buffers; more than one means concurrent sharing.
    [[nodiscard]] const std::vector<uint32_t>& bufferFamilies() const { return m_families; }

    [[nodiscard]] Timeline& timeline(Role role) { return m_timelines[static_cast<size_t>(role)]; }
    /// Asks the device how far a timeline is.
    Result<uint64_t> completed(Role role);
    /// Blocks until the value has passed; Invalid when it was never submitted.
    Status wait(Role role, uint64_t value);

    /// Between begin and end, on the engine's thread, waits end with Interrupted when the flag is
    /// set; work that was submitted goes on.
    class Interruptible {
    public:
        Interruptible(Device& device, const std::atomic<bool>* flag) : m_device(device) {
            m_device.m_interrupt = flag;
        }
        ~Interruptible() { m_device.m_interrupt = nullptr; }
        Interruptible(const Interruptible&) = delete;
        Interruptible& operator=(const Interruptible&) = delete;

    private:
        Device& m_device;
    };
    /// Interrupted when the user asked to stop within an Interruptible.
    [[nodiscard]] Status checkInterrupt() const;

    [[nodiscard]] bool lost() const { return m_lost.load(std::memory_order_acquire); }
    /// vkCall that fails at once after a lost device, and notes when the device is lost.
    template <typename Call>
    [[nodiscard]] Status call(const char* where, Call&& made) {
        if (lost()) return lostError();
        Status status = vkCall(where, std::forward<Call>(made));
        if (!status && status.error().code == ErrorCode::DeviceLost) noteLost();
        return status;
    }
    [[nodiscard]] Status lostError() const;

    /// Device functions of extensions; null when the extension is not enabled.
    PFN_vkCmdPushDescriptorSetKHR cmdPushDescriptorSet = nullptr;
    PFN_vkGetCalibratedTimestampsEXT getCalibratedTimestamps = nullptr;

private:
    /// Whether it passes within that time.
    Result<bool> passes(Role role, uint64_t value, uint64_t nanoseconds);
    /// Asks the timeline again and again until the value has passed.
    Status pollFor(Role role, uint64_t value);
    Device() = default;
    void chooseFamilies(const std::vector<VkQueueFamilyProperties>& families);
    void fetchQueues(const std::vector<VkQueueFamilyProperties>& families);
    Status createTimelines();
    void noteLost();

    struct Slot {
        uint32_t family = VK_QUEUE_FAMILY_IGNORED;
        uint32_t index = 0;
    };

    std::shared_ptr<Instance> m_instance;
    DeviceDescription m_description;
    VkDevice m_device = VK_NULL_HANDLE;
    bool m_presentation = false;
    std::vector<std::string> m_extensions;
    Slot m_computeSlot, m_graphicsSlot, m_transferSlot;
    std::array<Queue, kRoles> m_queues;
    Queue m_graphics;
    std::recursive_mutex m_queueMutex;
    std::vector<uint32_t> m_families;
    std::array<Timeline, kRoles> m_timelines;
    std::atomic<bool> m_lost{false};
    std::atomic<const std::atomic<bool>*> m_interrupt{nullptr};
};

} // namespace vitrine::vulkan
