// SPDX-License-Identifier: Apache-2.0
#pragma once
// The devices that Vulkan finds, described as far as the engine decides by it. Values only; any
// thread.
#include "base/result.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>
#include <vulkan/vulkan.h>

namespace vitrine::vulkan {

class Instance;

/// What a width of floating-point numbers promises in shaders
/// (VkPhysicalDeviceFloatControlsProperties).
struct FloatControls {
    bool signedZeroInfNanPreserve = false;
    bool roundToNearestEven = false;
    bool denormPreserve = false;
};

struct DeviceFeatures {
    bool float64 = false;
    bool int64 = false;
    bool int16 = false;
    bool int8 = false;
    bool storage16 = false;
    bool storage8 = false;
    bool timelineSemaphore = false;
    bool bufferDeviceAddress = false;
    bool scalarBlockLayout = false;
    bool synchronization2 = false;
    bool subgroupShuffle = false; ///< in compute shaders
    bool subgroupBallot = false;
    bool memoryBudget = false;
    bool pushDescriptors = false;
    bool calibratedTimestamps = false;
    bool externalMemoryHost = false;
    bool swapchain = false;
};

struct DeviceLimits {
    uint64_t maxStorageBufferRange = 0;
    uint64_t maxAllocation = 0;     ///< bytes of one vkAllocateMemory
    uint64_t storageAlignment = 1;  ///< of a storage buffer's offset
    uint32_t maxStorageBuffers = 0; ///< bound to one kernel
    uint32_t maxPushConstants = 0;  ///< bytes
    uint32_t maxSharedMemory = 0;   ///< bytes of a workgroup
    uint32_t maxInvocations = 0;    ///< of a workgroup
    std::array<uint32_t, 3> maxWorkgroupSize{};
    std::array<uint32_t, 3> maxWorkgroupCount{};
};

struct DeviceDescription {
    VkPhysicalDevice handle = VK_NULL_HANDLE;
    std::string model;  ///< as the driver calls it
    std::string name;   ///< the same, with " #2" when another device has it, too
    std::string driver; ///< name and version as the driver words them
    VkPhysicalDeviceType type = VK_PHYSICAL_DEVICE_TYPE_OTHER;
    uint32_t vendorId = 0;
    uint32_t deviceId = 0;
    uint32_t apiVersion = 0;
    uint32_t driverVersion = 0;
    uint32_t computeUnits = 0;  ///< multiprocessors; 0 when the driver does not tell
    uint64_t memoryBytes = 0;   ///< of the largest device-local heap
    uint32_t subgroupSize = 0;  ///< 0: it differs between kernels
    double timestampPeriod = 0; ///< nanoseconds a tick; 0: no timestamps
    DeviceFeatures features;
    DeviceLimits limits;
    FloatControls float32;
    FloatControls float64;
    /// May rounding and denormal modes of different widths differ?
    bool independentRounding = false;
    bool independentDenormals = false;

    /// Equal for the same device with the same driver: the key of everything measured or compiled.
    [[nodiscard]] uint64_t identity() const;
    [[nodiscard]] bool software() const { return type == VK_PHYSICAL_DEVICE_TYPE_CPU; }
};

[[nodiscard]] const char* typeName(VkPhysicalDeviceType type);

/// Every device of the instance that reports Vulkan 1.2 or later, in the driver's order.
Result<std::vector<DeviceDescription>> enumerateDevices(const Instance& instance);

/// Indices of those that kernels can use, the best kind first, else in the driver's order.
[[nodiscard]] std::vector<size_t> preferredDevices(const std::vector<DeviceDescription>& devices);

/// Index of the device for Settings::device: "auto" and "gpu" take discrete before integrated
/// before virtual before other before software, "low-power" integrated before discrete; anything else is a part of a name, in any case.
/// Unsupported when none fits.
Result<size_t> selectDevice(const std::vector<DeviceDescription>& devices, std::string_view wish);

} // namespace vitrine::vulkan
