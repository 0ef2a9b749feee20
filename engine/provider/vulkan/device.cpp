// SPDX-License-Identifier: Apache-2.0
#include "provider/vulkan/device.h"

#include "base/log.h"
#include "base/stop_error.h"
#include "trace/phases.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace vitrine::vulkan {
namespace {

/// How long the end of work is asked for without a pause, and giving the processor away in between;
/// what takes longer is asked for after pauses of a part of the time that has passed. A thread that
/// a driver woke up again lost 0.1 to 2 ms.
constexpr std::chrono::microseconds kSpin{2'000}, kYield{100'000}, kMostPause{1'000};
constexpr int kPauses = 256;

std::vector<std::string> wantedExtensions(const DeviceDescription& d, bool presentation) {
    std::vector<std::string> names;
    const auto add = [&](bool present, const char* name) {
        if (present) names.emplace_back(name);
    };
    add(d.features.memoryBudget, VK_EXT_MEMORY_BUDGET_EXTENSION_NAME);
    add(d.features.pushDescriptors, VK_KHR_PUSH_DESCRIPTOR_EXTENSION_NAME);
    add(d.features.calibratedTimestamps, VK_EXT_CALIBRATED_TIMESTAMPS_EXTENSION_NAME);
    add(d.features.externalMemoryHost, VK_EXT_EXTERNAL_MEMORY_HOST_EXTENSION_NAME);
    add(presentation && d.features.swapchain, VK_KHR_SWAPCHAIN_EXTENSION_NAME);
    return names;
}

/// Only what was found is enabled; the last group is what Qt Quick's renderer uses where it exists.
VkPhysicalDeviceFeatures wantedFeatures(const DeviceDescription& d, bool presentation) {
    VkPhysicalDeviceFeatures wanted{};
    wanted.shaderFloat64 = d.features.float64;
    wanted.shaderInt64 = d.features.int64;
    wanted.shaderInt16 = d.features.int16;
    if (!presentation) return wanted;
    VkPhysicalDeviceFeatures found{};
    vkGetPhysicalDeviceFeatures(d.handle, &found);
    wanted.wideLines = found.wideLines;
    wanted.largePoints = found.largePoints;
    wanted.fillModeNonSolid = found.fillModeNonSolid;
    wanted.samplerAnisotropy = found.samplerAnisotropy;
    wanted.tessellationShader = found.tessellationShader;
    wanted.geometryShader = found.geometryShader;
    wanted.textureCompressionBC = found.textureCompressionBC;
    wanted.textureCompressionETC2 = found.textureCompressionETC2;
    wanted.textureCompressionASTC_LDR = found.textureCompressionASTC_LDR;
    wanted.vertexPipelineStoresAndAtomics = found.vertexPipelineStoresAndAtomics;
    wanted.fragmentStoresAndAtomics = found.fragmentStoresAndAtomics;
    return wanted;
}

} // namespace

void Device::chooseFamilies(const std::vector<VkQueueFamilyProperties>& families) {
    const auto find = [&](VkQueueFlags all, VkQueueFlags none) {
        for (uint32_t i = 0; i < families.size(); ++i)
            if ((families[i].queueFlags & all) == all && !(families[i].queueFlags & none)) return i;
        return VK_QUEUE_FAMILY_IGNORED;
    };
    const uint32_t both = find(VK_QUEUE_GRAPHICS_BIT | VK_QUEUE_COMPUTE_BIT, 0);
    const uint32_t computeOnly = find(VK_QUEUE_COMPUTE_BIT, VK_QUEUE_GRAPHICS_BIT);
    if (both != VK_QUEUE_FAMILY_IGNORED) {
        m_graphicsSlot = {both, 0};
        if (families[both].queueCount > 1)
            m_computeSlot = {both, 1};
        else if (computeOnly != VK_QUEUE_FAMILY_IGNORED)
            m_computeSlot = {computeOnly, 0};
        else
            m_computeSlot = {both, 0};
    } else {
        m_computeSlot = {find(VK_QUEUE_COMPUTE_BIT, 0), 0};
        m_graphicsSlot = {find(VK_QUEUE_GRAPHICS_BIT, 0), 0};
    }
    // Beside no window nothing is drawn, and a queue that only computes begins and ends work
    // sooner.
    if (!m_presentation && computeOnly != VK_QUEUE_FAMILY_IGNORED) m_computeSlot = {computeOnly, 0};
    const uint32_t transferOnly =
        find(VK_QUEUE_TRANSFER_BIT, VK_QUEUE_GRAPHICS_BIT | VK_QUEUE_COMPUTE_BIT);
    m_transferSlot =
        transferOnly == VK_QUEUE_FAMILY_IGNORED ? m_computeSlot : Slot{transferOnly, 0};
}

void Device::fetchQueues(const std::vector<VkQueueFamilyProperties>& families) {
    const auto fetch = [&](Slot slot) {
        Queue queue;
        if (slot.family == VK_QUEUE_FAMILY_IGNORED) return queue;
        vkGetDeviceQueue(m_device, slot.family, slot.index, &queue.handle);
        queue.family = slot.family;
        queue.index = slot.index;
        queue.timestampBits = families[slot.family].timestampValidBits;
        if (std::find(m_families.begin(), m_families.end(), slot.family) == m_families.end())
            m_families.push_back(slot.family);
        return queue;
    };
    m_queues = {fetch(m_computeSlot), fetch(m_transferSlot)};
    m_graphics = fetch(m_graphicsSlot);
}

Status Device::createTimelines() {
    for (Timeline& timeline : m_timelines) {
        auto type =
            structure<VkSemaphoreTypeCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO);
        type.semaphoreType = VK_SEMAPHORE_TYPE_TIMELINE;
        auto info =
            structure<VkSemaphoreCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO, &type);
        VITRINE_CHECK(vkCall("vkCreateSemaphore", [&] {
            return vkCreateSemaphore(m_device, &info, nullptr, &timeline.m_semaphore);
        }));
    }
    return {};
}

Result<std::shared_ptr<Device>> Device::create(std::shared_ptr<Instance> instance,
                                               DeviceDescription description,
                                               const DeviceOptions& options) {
    std::shared_ptr<Device> self(new Device);
    self->m_instance = std::move(instance);
    self->m_description = std::move(description);
    DeviceDescription& d = self->m_description;
    if (!d.features.timelineSemaphore)
        return fail(ErrorCode::Unsupported, d.name + " has no timeline semaphores");
    if (options.presentation && !d.features.swapchain)
        return fail(ErrorCode::Unsupported, d.name + " cannot present to a window");
    self->m_presentation = options.presentation;

    uint32_t count = 0;
    vkGetPhysicalDeviceQueueFamilyProperties(d.handle, &count, nullptr);
    std::vector<VkQueueFamilyProperties> families(count);
    vkGetPhysicalDeviceQueueFamilyProperties(d.handle, &count, families.data());
    self->chooseFamilies(families);
    if (self->m_computeSlot.family == VK_QUEUE_FAMILY_IGNORED)
        return fail(ErrorCode::Unsupported, d.name + " has no compute queue");

    const std::array<float, 2> priorities{1.0f, 0.5f}; // drawing before computing
    std::vector<VkDeviceQueueCreateInfo> queues;
    for (const Slot slot : {self->m_graphicsSlot, self->m_computeSlot, self->m_transferSlot}) {
        if (slot.family == VK_QUEUE_FAMILY_IGNORED) continue;
        const auto same = std::find_if(queues.begin(), queues.end(), [&](const auto& q) {
            return q.queueFamilyIndex == slot.family;
        });
        VkDeviceQueueCreateInfo& info = same != queues.end() ? *same : queues.emplace_back();
        info.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO;
        info.queueFamilyIndex = slot.family;
        info.queueCount = std::max(info.queueCount, slot.index + 1);
        info.pQueuePriorities = priorities.data();
    }

    auto v12 = structure<VkPhysicalDeviceVulkan12Features>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    v12.timelineSemaphore = VK_TRUE;
    v12.bufferDeviceAddress = d.features.bufferDeviceAddress;
    v12.scalarBlockLayout = d.features.scalarBlockLayout;
    v12.shaderInt8 = d.features.int8;
    v12.storageBuffer8BitAccess = d.features.storage8;
    auto v11 = structure<VkPhysicalDeviceVulkan11Features>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES);
    v11.storageBuffer16BitAccess = d.features.storage16;
    v11.pNext = &v12;

    self->m_extensions = wantedExtensions(d, options.presentation);
    std::vector<const char*> names;
    for (const std::string& name : self->m_extensions)
        names.push_back(name.c_str());
    const VkPhysicalDeviceFeatures features = wantedFeatures(d, options.presentation);
    auto info = structure<VkDeviceCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO);
    info.pNext = &v11;
    info.queueCreateInfoCount = static_cast<uint32_t>(queues.size());
    info.pQueueCreateInfos = queues.data();
    info.enabledExtensionCount = static_cast<uint32_t>(names.size());
    info.ppEnabledExtensionNames = names.data();
    info.pEnabledFeatures = &features;
    VITRINE_CHECK(vkCall("vkCreateDevice", [&] {
        return vkCreateDevice(d.handle, &info, nullptr, &self->m_device);
    }));
    self->fetchQueues(families);
    VITRINE_CHECK(self->createTimelines());
    if (d.features.pushDescriptors)
        self->cmdPushDescriptorSet = reinterpret_cast<PFN_vkCmdPushDescriptorSetKHR>(
            vkGetDeviceProcAddr(self->m_device, "vkCmdPushDescriptorSetKHR"));
    if (d.features.calibratedTimestamps)
        self->getCalibratedTimestamps = reinterpret_cast<PFN_vkGetCalibratedTimestampsEXT>(
            vkGetDeviceProcAddr(self->m_device, "vkGetCalibratedTimestampsEXT"));
    log::info("vulkan", "device " + d.name + " (" + typeName(d.type) + "), driver " + d.driver);
    return self;
}

Device::~Device() {
    if (!m_device) return;
    {
        const std::scoped_lock lock(m_queueMutex);
        // A lost device answers with an error; destruction goes on in any case.
        static_cast<void>(vkDeviceWaitIdle(m_device));
    }
    for (Timeline& timeline : m_timelines)
        if (timeline.m_semaphore) vkDestroySemaphore(m_device, timeline.m_semaphore, nullptr);
    vkDestroyDevice(m_device, nullptr);
}

Result<uint64_t> Device::completed(Role role) {
    Timeline& line = timeline(role);
    uint64_t value = line.knownCompleted();
    if (value >= line.submitted()) return value;
    VITRINE_CHECK(call("vkGetSemaphoreCounterValue", [&] {
        return vkGetSemaphoreCounterValue(m_device, line.m_semaphore, &value);
    }));
    // Some drivers report UINT64_MAX after a lost device instead of an error.
    if (value > line.submitted()) {
        noteLost();
        return lostError().map([] { return uint64_t{0}; });
    }
    line.m_completed.store(value, std::memory_order_release);
    return value;
}

Result<bool> Device::passes(Role role, uint64_t value, uint64_t nanoseconds) {
    Timeline& line = timeline(role);
    auto info = structure<VkSemaphoreWaitInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_WAIT_INFO);
    info.semaphoreCount = 1;
    info.pSemaphores = &line.m_semaphore;
    info.pValues = &value;
    bool passed = false;
    VITRINE_CHECK(call("vkWaitSemaphores", [&] {
        const VkResult result = vkWaitSemaphores(m_device, &info, nanoseconds);
        passed = result != VK_TIMEOUT;
        return passed ? result : VK_SUCCESS;
    }));
    if (!passed) return false;
    uint64_t known = line.knownCompleted();
    while (known < value && !line.m_completed.compare_exchange_weak(known, value)) {
    }
    return true;
}

Status Device::pollFor(Role role, uint64_t value) {
    // A device that shares its power with the processor is not helped by a busy one.
    const bool shares = m_description.type == VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU;
    const std::chrono::microseconds yields = shares ? kSpin : kYield;
    const auto start = std::chrono::steady_clock::now();
    for (;;) {
        VITRINE_TRY(const uint64_t passed, completed(role));
        const auto waited = std::chrono::steady_clock::now() - start;
        if (waited < kSpin) {
            if (passed >= value) return {};
            continue;
        }
        // Only a wait asks some drivers whether the device was lost: its work counts as done then.
        if (passed >= value || waited >= yields) {
            VITRINE_TRY(const bool ended, passes(role, value, 0));
            if (ended) return {};
        }
        VITRINE_CHECK(checkInterrupt());
        if (waited < yields)
            std::this_thread::yield();
        else
            std::this_thread::sleep_for(std::min<decltype(waited)>(waited / kPauses, kMostPause));
    }
}

Status Device::wait(Role role, uint64_t value) {
    Timeline& line = timeline(role);
    if (value <= line.knownCompleted()) return {};
    if (value > line.submitted())
        return fail(ErrorCode::Invalid, "waited for device work that was never submitted");
    const PhaseScope waiting(Phase::Wait);
    // A software device needs the processor itself: its work is waited for asleep. While the user
    // may stop it, the wait looks up now and then.
    if (!m_description.software()) return pollFor(role, value);
    constexpr uint64_t kLookUpNs = 10'000'000;
    for (bool passed = false; !passed;) {
        VITRINE_CHECK(checkInterrupt());
        VITRINE_TRY(passed, passes(role, value, m_interrupt ? kLookUpNs : UINT64_MAX));
    }
    return {};
}

Status Device::checkInterrupt() const {
    const std::atomic<bool>* flag = m_interrupt;
    if (!flag || !flag->load(std::memory_order_relaxed)) return {};
    return fail(ErrorCode::Interrupted, kStopText);
}

void Device::noteLost() {
    if (!m_lost.exchange(true))
        log::error("vulkan", "the device " + m_description.name + " is lost");
}

Status Device::lostError() const {
    return fail(ErrorCode::DeviceLost, "The device " + m_description.name +
                                           " stopped working. What only it held was lost with the "
                                           "device.");
}

} // namespace vitrine::vulkan
