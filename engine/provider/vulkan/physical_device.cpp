// SPDX-License-Identifier: Apache-2.0
#include "provider/vulkan/physical_device.h"

#include "base/hash.h"
#include "provider/vulkan/check.h"
#include "provider/vulkan/instance.h"

#include <algorithm>
#include <cctype>
#include <optional>

namespace vitrine::vulkan {
namespace {

Result<std::vector<std::string>> deviceExtensions(VkPhysicalDevice device) {
    uint32_t count = 0;
    VITRINE_CHECK(vkCall("vkEnumerateDeviceExtensionProperties", [&] {
        return vkEnumerateDeviceExtensionProperties(device, nullptr, &count, nullptr);
    }));
    std::vector<VkExtensionProperties> found(count);
    VITRINE_CHECK(vkCall("vkEnumerateDeviceExtensionProperties", [&] {
        return vkEnumerateDeviceExtensionProperties(device, nullptr, &count, found.data());
    }));
    std::vector<std::string> names;
    for (const VkExtensionProperties& extension : found)
        names.emplace_back(extension.extensionName);
    return names;
}

bool contains(const std::vector<std::string>& names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

void describeFeatures(DeviceDescription& d, const std::vector<std::string>& extensions) {
    const auto has = [&](const char* name) { return contains(extensions, name); };
    auto v12 = structure<VkPhysicalDeviceVulkan12Features>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    auto v11 = structure<VkPhysicalDeviceVulkan11Features>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES);
    auto sync2 = structure<VkPhysicalDeviceSynchronization2Features>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SYNCHRONIZATION_2_FEATURES);
    v11.pNext = &v12;
    if (d.apiVersion >= VK_API_VERSION_1_3 || has(VK_KHR_SYNCHRONIZATION_2_EXTENSION_NAME))
        v12.pNext = &sync2;
    auto features =
        structure<VkPhysicalDeviceFeatures2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2, &v11);
    vkGetPhysicalDeviceFeatures2(d.handle, &features);
    d.features.float64 = features.features.shaderFloat64 != 0;
    d.features.int64 = features.features.shaderInt64 != 0;
    d.features.int16 = features.features.shaderInt16 != 0;
    d.features.int8 = v12.shaderInt8 != 0;
    d.features.storage16 = v11.storageBuffer16BitAccess != 0;
    d.features.storage8 = v12.storageBuffer8BitAccess != 0;
    d.features.timelineSemaphore = v12.timelineSemaphore != 0;
    d.features.bufferDeviceAddress = v12.bufferDeviceAddress != 0;
    d.features.scalarBlockLayout = v12.scalarBlockLayout != 0;
    d.features.synchronization2 = sync2.synchronization2 != 0;
    d.features.memoryBudget = has(VK_EXT_MEMORY_BUDGET_EXTENSION_NAME);
    d.features.pushDescriptors = has(VK_KHR_PUSH_DESCRIPTOR_EXTENSION_NAME);
    d.features.calibratedTimestamps = has(VK_EXT_CALIBRATED_TIMESTAMPS_EXTENSION_NAME);
    d.features.externalMemoryHost = has(VK_EXT_EXTERNAL_MEMORY_HOST_EXTENSION_NAME);
    d.features.swapchain = has(VK_KHR_SWAPCHAIN_EXTENSION_NAME);
}

void describeProperties(DeviceDescription& d, bool sizeControl) {
    auto v12 = structure<VkPhysicalDeviceVulkan12Properties>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_PROPERTIES);
    auto v11 = structure<VkPhysicalDeviceVulkan11Properties>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_PROPERTIES, &v12);
    auto push = structure<VkPhysicalDevicePushDescriptorPropertiesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PUSH_DESCRIPTOR_PROPERTIES_KHR);
    if (d.features.pushDescriptors) v12.pNext = &push;
    auto sizes = structure<VkPhysicalDeviceSubgroupSizeControlProperties>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES, v12.pNext);
    if (sizeControl) v12.pNext = &sizes;
    auto properties = structure<VkPhysicalDeviceProperties2>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2, &v11);
    vkGetPhysicalDeviceProperties2(d.handle, &properties);

    d.driver = std::string(v12.driverName) + " " + v12.driverInfo;
    d.subgroupSize = v11.subgroupSize;
    constexpr VkSubgroupFeatureFlags kShuffle =
        VK_SUBGROUP_FEATURE_BASIC_BIT | VK_SUBGROUP_FEATURE_SHUFFLE_BIT;
    d.features.subgroupShuffle = (v11.subgroupSupportedStages & VK_SHADER_STAGE_COMPUTE_BIT) != 0 &&
                                 (v11.subgroupSupportedOperations & kShuffle) == kShuffle;
    constexpr VkSubgroupFeatureFlags kBallot =
        VK_SUBGROUP_FEATURE_BASIC_BIT | VK_SUBGROUP_FEATURE_BALLOT_BIT;
    d.features.subgroupBallot = (v11.subgroupSupportedStages & VK_SHADER_STAGE_COMPUTE_BIT) != 0 &&
                                (v11.subgroupSupportedOperations & kBallot) == kBallot;
    if (sizeControl && sizes.minSubgroupSize != sizes.maxSubgroupSize) d.subgroupSize = 0;
    d.float32 = {v12.shaderSignedZeroInfNanPreserveFloat32 != 0,
                 v12.shaderRoundingModeRTEFloat32 != 0, v12.shaderDenormPreserveFloat32 != 0};
    d.float64 = {v12.shaderSignedZeroInfNanPreserveFloat64 != 0,
                 v12.shaderRoundingModeRTEFloat64 != 0, v12.shaderDenormPreserveFloat64 != 0};
    d.independentRounding =
        v12.roundingModeIndependence == VK_SHADER_FLOAT_CONTROLS_INDEPENDENCE_ALL;
    d.independentDenormals =
        v12.denormBehaviorIndependence == VK_SHADER_FLOAT_CONTROLS_INDEPENDENCE_ALL;

    const VkPhysicalDeviceLimits& limits = properties.properties.limits;
    DeviceLimits& out = d.limits;
    out.maxStorageBufferRange = limits.maxStorageBufferRange;
    out.maxAllocation = v11.maxMemoryAllocationSize;
    out.storageAlignment = std::max<uint64_t>(limits.minStorageBufferOffsetAlignment, 1);
    out.maxStorageBuffers =
        std::min(limits.maxPerStageDescriptorStorageBuffers, limits.maxDescriptorSetStorageBuffers);
    if (d.features.pushDescriptors)
        out.maxStorageBuffers = std::min(out.maxStorageBuffers, push.maxPushDescriptors);
    out.maxPushConstants = limits.maxPushConstantsSize;
    out.maxSharedMemory = limits.maxComputeSharedMemorySize;
    out.maxInvocations = limits.maxComputeWorkGroupInvocations;
    std::copy_n(limits.maxComputeWorkGroupSize, 3, out.maxWorkgroupSize.begin());
    std::copy_n(limits.maxComputeWorkGroupCount, 3, out.maxWorkgroupCount.begin());
    d.timestampPeriod = static_cast<double>(limits.timestampPeriod);
}

uint32_t computeUnitsOf(VkPhysicalDevice device, const std::vector<std::string>& extensions) {
    auto nvidia = structure<VkPhysicalDeviceShaderSMBuiltinsPropertiesNV>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_SM_BUILTINS_PROPERTIES_NV);
    auto amd = structure<VkPhysicalDeviceShaderCorePropertiesAMD>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_CORE_PROPERTIES_AMD);
    auto properties =
        structure<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
    if (contains(extensions, VK_NV_SHADER_SM_BUILTINS_EXTENSION_NAME))
        properties.pNext = &nvidia;
    else if (contains(extensions, VK_AMD_SHADER_CORE_PROPERTIES_EXTENSION_NAME))
        properties.pNext = &amd;
    else
        return 0;
    vkGetPhysicalDeviceProperties2(device, &properties);
    return nvidia.shaderSMCount +
           amd.shaderEngineCount * amd.shaderArraysPerEngineCount * amd.computeUnitsPerShaderArray;
}

uint64_t deviceLocalBytes(VkPhysicalDevice device) {
    VkPhysicalDeviceMemoryProperties memory{};
    vkGetPhysicalDeviceMemoryProperties(device, &memory);
    uint64_t largest = 0;
    for (uint32_t i = 0; i < memory.memoryHeapCount; ++i)
        if (memory.memoryHeaps[i].flags & VK_MEMORY_HEAP_DEVICE_LOCAL_BIT)
            largest = std::max<uint64_t>(largest, memory.memoryHeaps[i].size);
    return largest;
}

int rank(VkPhysicalDeviceType type) {
    switch (type) {
    case VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU:
        return 0;
    case VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU:
        return 1;
    case VK_PHYSICAL_DEVICE_TYPE_VIRTUAL_GPU:
        return 2;
    case VK_PHYSICAL_DEVICE_TYPE_CPU:
        return 4;
    default:
        return 3;
    }
}

std::string lowered(std::string_view text) {
    std::string out(text);
    for (char& c : out)
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return out;
}

} // namespace

uint64_t DeviceDescription::identity() const {
    uint64_t h = hashBytes(model);
    h = hashCombine(h, hashBytes(driver));
    h = hashCombine(h, (uint64_t{vendorId} << 32) | deviceId);
    return hashCombine(h, (uint64_t{driverVersion} << 32) | apiVersion);
}

const char* typeName(VkPhysicalDeviceType type) {
    switch (type) {
    case VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU:
        return "discrete";
    case VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU:
        return "integrated";
    case VK_PHYSICAL_DEVICE_TYPE_VIRTUAL_GPU:
        return "virtual";
    case VK_PHYSICAL_DEVICE_TYPE_CPU:
        return "software";
    default:
        return "other";
    }
}

Result<std::vector<DeviceDescription>> enumerateDevices(const Instance& instance) {
    uint32_t count = 0;
    VITRINE_CHECK(vkCall("vkEnumeratePhysicalDevices", [&] {
        return vkEnumeratePhysicalDevices(instance.handle(), &count, nullptr);
    }));
    std::vector<VkPhysicalDevice> handles(count);
    VITRINE_CHECK(vkCall("vkEnumeratePhysicalDevices", [&] {
        return vkEnumeratePhysicalDevices(instance.handle(), &count, handles.data());
    }));
    std::vector<DeviceDescription> devices;
    for (VkPhysicalDevice handle : handles) {
        VkPhysicalDeviceProperties properties{};
        vkGetPhysicalDeviceProperties(handle, &properties);
        if (properties.apiVersion < VK_API_VERSION_1_2) continue;
        DeviceDescription d;
        d.handle = handle;
        d.model = d.name = properties.deviceName;
        const auto same = std::count_if(devices.begin(), devices.end(),
                                        [&](const auto& other) { return other.model == d.model; });
        if (same > 0) d.name += " #" + std::to_string(same + 1);
        d.type = properties.deviceType;
        d.vendorId = properties.vendorID;
        d.deviceId = properties.deviceID;
        d.apiVersion = std::min(properties.apiVersion, instance.apiVersion());
        d.driverVersion = properties.driverVersion;
        VITRINE_TRY(const std::vector<std::string> extensions, deviceExtensions(handle));
        describeFeatures(d, extensions);
        describeProperties(d,
                           d.apiVersion >= VK_API_VERSION_1_3 ||
                               contains(extensions, VK_EXT_SUBGROUP_SIZE_CONTROL_EXTENSION_NAME));
        d.computeUnits = computeUnitsOf(handle, extensions);
        d.memoryBytes = deviceLocalBytes(handle);
        devices.push_back(std::move(d));
    }
    return devices;
}

std::vector<size_t> preferredDevices(const std::vector<DeviceDescription>& devices) {
    std::vector<size_t> order;
    for (size_t i = 0; i < devices.size(); ++i) {
        if (devices[i].features.timelineSemaphore) order.push_back(i);
    }
    std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) {
        return rank(devices[a].type) < rank(devices[b].type);
    });
    return order;
}

Result<size_t> selectDevice(const std::vector<DeviceDescription>& devices, std::string_view wish) {
    const bool lowPower = wish == "low-power";
    const bool byKind = wish.empty() || wish == "auto" || wish == "gpu" || lowPower;
    const auto rankOf = [&](size_t i) {
        const VkPhysicalDeviceType type = devices[i].type;
        return lowPower && type == VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU ? -1 : rank(type);
    };
    const std::string part = lowered(wish);
    std::optional<size_t> best;
    for (size_t i = 0; i < devices.size(); ++i) {
        if (!devices[i].features.timelineSemaphore) continue;
        if (!byKind && lowered(devices[i].name).find(part) == std::string::npos) continue;
        if (!best || rankOf(i) < rankOf(*best)) best = i;
    }
    if (best) return *best;
    if (byKind) return fail(ErrorCode::Unsupported, "no Vulkan 1.2 device was found");
    std::string names;
    for (const DeviceDescription& d : devices)
        names += (names.empty() ? "" : ", ") + d.name;
    return fail(ErrorCode::Unsupported, "no Vulkan device is called '" + std::string(wish) +
                                            "'; there are: " + (names.empty() ? "none" : names));
}

} // namespace vitrine::vulkan
