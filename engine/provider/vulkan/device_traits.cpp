// SPDX-License-Identifier: Apache-2.0
#include "provider/vulkan/device_traits.h"

#include "provider/tuning.h"

#include <algorithm>
#include <bit>
#include <cstdio>
#include <cstdlib>

namespace vitrine::vulkan {

namespace {

std::string versionText(uint32_t version) {
    return std::to_string(VK_API_VERSION_MAJOR(version)) + "." +
           std::to_string(VK_API_VERSION_MINOR(version)) + "." +
           std::to_string(VK_API_VERSION_PATCH(version));
}

} // namespace

namespace {

/// By PCI's numbers, and Khronos's for who has none.
std::string vendorName(uint32_t id) {
    struct Vendor {
        uint32_t id;
        const char* name;
    };
    static constexpr Vendor kVendors[] = {
        {0x1002, "AMD"},       {0x1022, "AMD"},      {0x106b, "Apple"},    {0x13b5, "Arm"},
        {0x1414, "Microsoft"}, {0x144d, "Samsung"},  {0x14e4, "Broadcom"}, {0x1010, "Imagination"},
        {0x10de, "NVIDIA"},    {0x5143, "Qualcomm"}, {0x8086, "Intel"},    {0x10005, "Mesa"},
    };
    for (const Vendor& vendor : kVendors)
        if (vendor.id == id) return vendor.name;
    char text[16];
    std::snprintf(text, sizeof text, "0x%04X", id);
    return text;
}

} // namespace

ProviderInfo describe(const DeviceDescription& d) {
    ProviderInfo info;
    info.kind = ProviderKind::Device;
    info.name = d.name;
    info.api = "Vulkan " + versionText(d.apiVersion);
    info.driver = d.driver;
    info.vendor = vendorName(d.vendorId);
    info.computeUnits = d.computeUnits;
    info.type = typeName(d.type);
    info.float64 = d.features.float64;
    info.int64 = d.features.int64;
    info.memoryBytes = d.memoryBytes;
    info.maxBufferBytes = std::min(d.limits.maxStorageBufferRange, d.limits.maxAllocation);
    info.groupThreads = d.limits.maxInvocations;
    info.groupMemory = d.limits.maxSharedMemory;
    info.groupSize = d.limits.maxWorkgroupSize;
    info.gridSize = d.limits.maxWorkgroupCount;
    info.subgroupSize = d.subgroupSize;
    return info;
}

uint64_t mostBinding(const DeviceDescription& d) {
    constexpr uint64_t kLeast = 256; // keeps every part aligned
    const uint64_t most = std::min(d.limits.maxStorageBufferRange, d.limits.maxAllocation);
    const std::string wish = environmentText("VITRINE_MAX_BINDING_BYTES").value_or("");
    const uint64_t asked = std::strtoull(wish.c_str(), nullptr, 10);
    return asked ? std::clamp(asked, std::min(kLeast, most), most) : most;
}

DeviceTraits traitsOf(const DeviceDescription& d, const Conformance& c, const Settings& settings,
                      const VulkanOptions& options) {
    DeviceTraits t;
    t.float64 = c.usable64();
    t.int64 = d.features.int64;
    t.storage8 = d.features.storage8 && d.features.int8;
    t.storage16 = d.features.storage16 && d.features.int16;
    t.fmaExact = c.fmaExact() || options.takeFmaForExact;
    // VITRINE_FAST_BODIES is for tests and measurements: without an exact fma they gain nothing.
    const std::string fast = environmentText("VITRINE_FAST_BODIES").value_or("");
    t.fastBodies = fast.empty() ? c.fmaExact() : fast != "0";
    t.longReductions = !d.software() || fast == "1";
    t.div32Exact = c.division32Exact();
    t.subnormals32 = c.subnormals32();
    t.compare32Exact = c.compare32Exact() && !options.avoidSubnormals;
    t.widenExact = c.widenExact() && !options.avoidSubnormals;
    t.fma32Keeps = c.fma32Keeps() && !options.avoidSubnormals;
    t.derivedExact = c.derivedExact();
    t.subgroupSize = d.features.subgroupShuffle ? d.subgroupSize : 0;
    t.ballotSize = d.features.subgroupBallot && d.subgroupSize >= 8 && d.subgroupSize <= 64
                       ? d.subgroupSize
                       : 0;
    t.maxWorkgroup = std::min(d.limits.maxInvocations, d.limits.maxWorkgroupSize[0]);
    t.workgroup = std::min(t.workgroup, t.maxWorkgroup);
    // Whole teams of the canonical order: how many share a workgroup changes no bit.
    const int64_t asked = settings.reductionWorkgroup > 0
                              ? settings.reductionWorkgroup
                              : readTuning(settings, d.name, d.driver).reductionWorkgroup;
    if (asked > 0)
        t.reductionGroup = std::bit_floor(static_cast<uint32_t>(std::clamp<int64_t>(
            asked, 256, std::max<int64_t>(256, std::min(t.maxWorkgroup, 1024u)))));
    t.maxGroupsX = d.limits.maxWorkgroupCount[0];
    t.maxShared = d.limits.maxSharedMemory;
    t.maxPushBytes = d.limits.maxPushConstants;
    t.maxBindingBytes = mostBinding(d);
    t.addresses = d.features.bufferDeviceAddress;
    t.storageAlignment = std::max<uint64_t>(d.limits.storageAlignment, 16);
    if (d.software()) {
        // There merging is faster, and large kernels with many barriers take seconds to compile.
        t.sortDigitsFrom = int64_t{1} << 40;
        t.sortItems = 2;
        t.fourierMeeting = 512;
        t.productAhead = 4;
        // Compiling takes it the square of what is in a row without a loop: minutes for forty
        // elementary functions four times over.
        if (fast != "1") t.heavyCost = 16;
        if (fast != "1") t.columnTeamsBelow = 64; // its threads are few
        t.compactReductions = true;
        // Mesa's llvmpipe: LP_MAX_TGSI_LOOP_ITERATIONS.
        t.maxIterations = 65535;
    }
    if (options.sortDigitsFrom > 0) t.sortDigitsFrom = options.sortDigitsFrom;
    return t;
}

} // namespace vitrine::vulkan
