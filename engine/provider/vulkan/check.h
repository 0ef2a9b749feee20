// SPDX-License-Identifier: Apache-2.0
#pragma once
// The one place through which every Vulkan call that returns a VkResult goes, so that errors have
// one mapping and tests can make any call fail. Any thread.
#include "base/result.h"

#include <cstdint>
#include <string>
#include <vulkan/vulkan.h>

namespace vitrine::vulkan {

/// Ok for success codes (those ≥ 0); otherwise the error that the rest of the engine understands,
/// with the name of the call and of the code.
[[nodiscard]] Status vkCheck(VkResult result, const char* where);
[[nodiscard]] const char* resultName(VkResult result);

/// Makes the n-th checked call from now (counted from 1) fail with a result, without being made; 0
/// turns injection off. For tests.
void injectFailureAt(uint64_t n, VkResult result = VK_ERROR_OUT_OF_DEVICE_MEMORY);
/// Calls checked since the last injectFailureAt.
[[nodiscard]] uint64_t checkedCallCount();
/// Counts one call; true when the call must fail with `result` instead of being made.
[[nodiscard]] bool takeInjectedFailure(VkResult& result);

/// Makes the call unless a failure is injected for it. The lambda form keeps an injected failure
/// from leaking what a call that really succeeded has created.
template <typename Call>
[[nodiscard]] Status vkCall(const char* where, Call&& call) {
    VkResult injected = VK_SUCCESS;
    return vkCheck(takeInjectedFailure(injected) ? injected : call(), where);
}

/// A zeroed Vulkan structure with its type and chain set.
template <typename Info>
[[nodiscard]] Info structure(VkStructureType type, void* next = nullptr) {
    Info info{};
    info.sType = type;
    info.pNext = next;
    return info;
}

} // namespace vitrine::vulkan
