// SPDX-License-Identifier: Apache-2.0
#include "provider/vulkan/check.h"

#include "base/device_error.h"
#include "base/fault.h"

namespace vitrine::vulkan {
namespace {

ErrorCode errorCode(VkResult result) {
    switch (result) {
    case VK_ERROR_OUT_OF_HOST_MEMORY:
    case VK_ERROR_OUT_OF_DEVICE_MEMORY:
    case VK_ERROR_OUT_OF_POOL_MEMORY:
    case VK_ERROR_FRAGMENTED_POOL:
    case VK_ERROR_TOO_MANY_OBJECTS:
        return ErrorCode::OutOfMemory;
    case VK_ERROR_DEVICE_LOST:
        return ErrorCode::DeviceLost;
    case VK_ERROR_LAYER_NOT_PRESENT:
    case VK_ERROR_EXTENSION_NOT_PRESENT:
    case VK_ERROR_FEATURE_NOT_PRESENT:
    case VK_ERROR_INCOMPATIBLE_DRIVER:
    case VK_ERROR_FORMAT_NOT_SUPPORTED:
    case VK_ERROR_INITIALIZATION_FAILED:
        return ErrorCode::Unsupported;
    default:
        return ErrorCode::Invalid;
    }
}

} // namespace

const char* resultName(VkResult result) {
    switch (result) {
    case VK_SUCCESS:
        return "VK_SUCCESS";
    case VK_NOT_READY:
        return "VK_NOT_READY";
    case VK_TIMEOUT:
        return "VK_TIMEOUT";
    case VK_INCOMPLETE:
        return "VK_INCOMPLETE";
    case VK_ERROR_OUT_OF_HOST_MEMORY:
        return "VK_ERROR_OUT_OF_HOST_MEMORY";
    case VK_ERROR_OUT_OF_DEVICE_MEMORY:
        return "VK_ERROR_OUT_OF_DEVICE_MEMORY";
    case VK_ERROR_INITIALIZATION_FAILED:
        return "VK_ERROR_INITIALIZATION_FAILED";
    case VK_ERROR_DEVICE_LOST:
        return "VK_ERROR_DEVICE_LOST";
    case VK_ERROR_MEMORY_MAP_FAILED:
        return "VK_ERROR_MEMORY_MAP_FAILED";
    case VK_ERROR_LAYER_NOT_PRESENT:
        return "VK_ERROR_LAYER_NOT_PRESENT";
    case VK_ERROR_EXTENSION_NOT_PRESENT:
        return "VK_ERROR_EXTENSION_NOT_PRESENT";
    case VK_ERROR_FEATURE_NOT_PRESENT:
        return "VK_ERROR_FEATURE_NOT_PRESENT";
    case VK_ERROR_INCOMPATIBLE_DRIVER:
        return "VK_ERROR_INCOMPATIBLE_DRIVER";
    case VK_ERROR_TOO_MANY_OBJECTS:
        return "VK_ERROR_TOO_MANY_OBJECTS";
    case VK_ERROR_FRAGMENTED_POOL:
        return "VK_ERROR_FRAGMENTED_POOL";
    case VK_ERROR_OUT_OF_POOL_MEMORY:
        return "VK_ERROR_OUT_OF_POOL_MEMORY";
    default:
        return "VK_RESULT_UNLISTED";
    }
}

Status vkCheck(VkResult result, const char* where) {
    if (result >= 0) return {};
    const std::string_view name = resultName(result);
    std::string message = std::string(where) + std::string(kDriverFailed) +
                          std::string(name.substr(std::string_view("VK_").size()));
    if (name == "VK_RESULT_UNLISTED") message += " " + std::to_string(static_cast<int>(result));
    return fail(errorCode(result), std::move(message));
}

void injectFailureAt(uint64_t n, VkResult result) {
    fault::failAt(n, result, fault::Domain::Vulkan);
}

uint64_t checkedCallCount() {
    return fault::calls();
}

bool takeInjectedFailure(VkResult& result) {
    int code = 0;
    if (!fault::take(fault::Domain::Vulkan, &code)) return false;
    // A test that counts all kinds of calls gives no result of its own.
    result = code < 0 ? static_cast<VkResult>(code) : VK_ERROR_OUT_OF_DEVICE_MEMORY;
    return true;
}

} // namespace vitrine::vulkan
