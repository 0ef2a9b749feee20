// SPDX-License-Identifier: Apache-2.0
// What a provider tells about its device: the report of `info`, the list of devices, and the
// objects that the interface shares.
#include "base/host_memory.h"
#include "provider/vulkan/device_traits.h"
#include "provider/vulkan/provider_state.h"

namespace vitrine {

using namespace vulkan;

namespace {

std::vector<std::string> flushedBy(const WidthConformance& w) {
    std::vector<std::string> names;
    for (std::size_t k = 0; k < kSubnormalOperations; ++k) {
        const auto operation = static_cast<SubnormalOperation>(k);
        if (w.present() && !w.keeps(operation)) names.emplace_back(nameOf(operation));
    }
    return names;
}

} // namespace

VulkanHandles VulkanProvider::handles() const {
    Device& device = m_state->context->device();
    VulkanHandles h;
    h.instance = device.instance().handle();
    h.physicalDevice = device.physical();
    h.device = device.handle();
    h.queueFamily = device.graphicsQueue().family;
    h.queueIndex = device.graphicsQueue().index;
    h.apiVersion = device.description().apiVersion;
    h.instanceExtensions = device.instance().extensions();
    h.canDraw = device.graphicsQueue().handle && device.presentation();
    h.sharedQueue = device.sharesGraphicsQueue();
    h.queueMutex = &device.queueMutex();
    return h;
}

VulkanReport VulkanProvider::report() const {
    Context& context = *m_state->context;
    const DeviceDescription& d = context.description();
    const MemoryStatistics memory = context.memory().statistics();
    VulkanReport r;
    r.subgroupSize = d.subgroupSize;
    r.maxStorageBufferRange = d.limits.maxStorageBufferRange;
    r.maxAllocation = d.limits.maxAllocation;
    r.maxSharedMemory = d.limits.maxSharedMemory;
    r.pushDescriptors = d.features.pushDescriptors;
    r.memoryBudget = d.features.memoryBudget;
    r.calibratedTimestamps = context.stream().clock().calibrated();
    r.separateTransferQueue = context.device().queue(Role::Transfer).handle !=
                              context.device().queue(Role::Compute).handle;
    r.sharedGraphicsQueue = context.device().sharesGraphicsQueue();
    r.fmaExact = m_state->conformance.fmaExact();
    r.division32Exact = m_state->conformance.division32Exact();
    r.division64Exact = m_state->conformance.division64Exact();
    r.derivedExact = m_state->conformance.derivedExact();
    r.flushes32 = flushedBy(m_state->conformance.float32);
    r.flushes64 = flushedBy(m_state->conformance.float64);
    r.denormPreserve32 = exactOptions(d).float32.denormPreserve;
    r.functionsCompared = m_state->functions->compared();
    r.functionsWrong = m_state->functions->wrong();
    r.cacheDirectory = m_state->cacheFolder;
    r.dispatches = context.stream().statistics().dispatches;
    r.submissions = context.stream().statistics().submissions;
    r.barriers = context.stream().statistics().barriers;
    r.bytesReserved = memory.reservedBytes;
    r.bytesPeak = memory.peakBytes;
    r.validationMessages = context.instance().validationLog().count();
    return r;
}

Result<std::vector<ProviderInfo>> listVulkanDevices() {
    const memory::Scope always(memory::Requests::RefuseNone);
    VITRINE_TRY(const std::shared_ptr<Instance> instance, Instance::create({}));
    VITRINE_TRY(const std::vector<DeviceDescription> devices, enumerateDevices(*instance));
    std::vector<ProviderInfo> list;
    for (const DeviceDescription& d : devices)
        if (d.features.timelineSemaphore) list.push_back(describe(d));
    return list;
}

} // namespace vitrine
