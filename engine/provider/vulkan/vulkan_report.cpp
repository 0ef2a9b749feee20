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

DrawingHandles VulkanProvider::handles() const {
    Device& device = m_state->context->device();
    DrawingHandles h;
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

std::vector<ProviderFacts> VulkanProvider::facts() const {
    const VulkanReport r = report();
    const auto number = [](auto n) { return static_cast<uint64_t>(n); };
    std::vector<std::string> candidates;
    for (const DeviceDescription& d : m_state->context->candidates())
        candidates.push_back(d.name + " (" + typeName(d.type) + ")");
    return {{"capabilities",
             {{"subgroup_size", number(r.subgroupSize)},
              {"max_storage_buffer_bytes", r.maxStorageBufferRange},
              {"max_allocation_bytes", r.maxAllocation},
              {"shared_memory_bytes", number(r.maxSharedMemory)},
              {"push_descriptors", r.pushDescriptors},
              {"memory_budget", r.memoryBudget},
              {"calibrated_timestamps", r.calibratedTimestamps},
              {"separate_transfer_queue", r.separateTransferQueue}}},
            {"start",
             {{"candidates", std::move(candidates)},
              {"chosen_because", std::vector<std::string>{m_state->context->chosenBecause()}},
              {"milliseconds", number(m_state->startSeconds * 1e3)},
              {"measures_kept", !m_state->cacheFolder.empty()}}},
            {"tuning", {{"reduction_workgroup", number(m_state->reductionGroup)}}},
            {"probe",
             {{"fma_exact", r.fmaExact},
              {"division32_exact", r.division32Exact},
              {"division64_exact", r.division64Exact},
              {"derived_exact", r.derivedExact},
              {"denorm_preserve32", r.denormPreserve32},
              {"subnormals32_flushed_by", r.flushes32},
              {"subnormals64_flushed_by", r.flushes64},
              {"functions_compared", number(r.functionsCompared)},
              {"functions_on_host", r.functionsWrong}}}};
}

std::string VulkanProvider::kernelFolder() const {
    return m_state->cacheFolder;
}

uint64_t VulkanProvider::complaints() const {
    return m_state->context->instance().validationLog().count();
}

namespace {

/// As a list of devices says it: in order, with their indices.
void append(std::vector<ProviderInfo>& list, const DeviceDescription& device) {
    list.push_back(describe(device));
    list.back().index = list.size() - 1;
}

} // namespace

std::vector<ProviderInfo> VulkanProvider::candidates() const {
    std::vector<ProviderInfo> list;
    for (const DeviceDescription& d : m_state->context->candidates())
        append(list, d);
    return list;
}

Result<std::vector<ProviderInfo>> listVulkanDevices() {
    const memory::Scope always(memory::Requests::RefuseNone);
    VITRINE_TRY(const std::shared_ptr<Instance> instance, Instance::create({}));
    VITRINE_TRY(const std::vector<DeviceDescription> devices, enumerateDevices(*instance));
    std::vector<ProviderInfo> list;
    for (const size_t i : preferredDevices(devices))
        append(list, devices[i]);
    return list;
}

} // namespace vitrine
