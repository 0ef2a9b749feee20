// SPDX-License-Identifier: Apache-2.0
// A stand-in for the Vulkan loader, named to Qt in QT_VULKAN_LIB. It passes everything through, but
// holds the engine's mutex around the four calls of Qt's backend that touch a queue which the
// engine may use at the same time. A module of its own, so that the engine's calls are not caught.
#include <dlfcn.h>
#include <mutex>
#include <string_view>
#include <vulkan/vulkan.h>

namespace {

std::recursive_mutex* g_mutex = nullptr;
PFN_vkQueueSubmit g_queueSubmit = nullptr;
PFN_vkQueuePresentKHR g_queuePresent = nullptr;
PFN_vkQueueWaitIdle g_queueWaitIdle = nullptr;
PFN_vkDeviceWaitIdle g_deviceWaitIdle = nullptr;
PFN_vkGetDeviceProcAddr g_getDeviceProcAddr = nullptr;

std::unique_lock<std::recursive_mutex> guard() {
    return g_mutex ? std::unique_lock(*g_mutex) : std::unique_lock<std::recursive_mutex>();
}

PFN_vkGetInstanceProcAddr loader() {
    static const auto found = [] {
        void* library = dlopen("libvulkan.so.1", RTLD_NOW | RTLD_LOCAL);
        return library ? reinterpret_cast<PFN_vkGetInstanceProcAddr>(
                             dlsym(library, "vkGetInstanceProcAddr"))
                       : nullptr;
    }();
    return found;
}

VKAPI_ATTR VkResult VKAPI_CALL guardedQueueSubmit(VkQueue queue, uint32_t count,
                                                  const VkSubmitInfo* submits, VkFence fence) {
    const auto lock = guard();
    return g_queueSubmit(queue, count, submits, fence);
}

VKAPI_ATTR VkResult VKAPI_CALL guardedQueuePresent(VkQueue queue, const VkPresentInfoKHR* info) {
    const auto lock = guard();
    return g_queuePresent(queue, info);
}

VKAPI_ATTR VkResult VKAPI_CALL guardedQueueWaitIdle(VkQueue queue) {
    const auto lock = guard();
    return g_queueWaitIdle(queue);
}

VKAPI_ATTR VkResult VKAPI_CALL guardedDeviceWaitIdle(VkDevice device) {
    const auto lock = guard();
    return g_deviceWaitIdle(device);
}

/// Notes the real function and gives the guarded one; other functions pass unchanged.
PFN_vkVoidFunction guarded(const char* name, PFN_vkVoidFunction real) {
    const std::string_view wanted = name;
    const auto replace = [real](auto& slot, auto* own) {
        slot = reinterpret_cast<std::remove_reference_t<decltype(slot)>>(real);
        return reinterpret_cast<PFN_vkVoidFunction>(own);
    };
    if (!real) return nullptr;
    if (wanted == "vkQueueSubmit") return replace(g_queueSubmit, guardedQueueSubmit);
    if (wanted == "vkQueuePresentKHR") return replace(g_queuePresent, guardedQueuePresent);
    if (wanted == "vkQueueWaitIdle") return replace(g_queueWaitIdle, guardedQueueWaitIdle);
    if (wanted == "vkDeviceWaitIdle") return replace(g_deviceWaitIdle, guardedDeviceWaitIdle);
    return real;
}

VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL deviceProcAddr(VkDevice device, const char* name) {
    return guarded(name, g_getDeviceProcAddr(device, name));
}

} // namespace

extern "C" {

__attribute__((visibility("default"))) VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL
vkGetInstanceProcAddr(VkInstance instance, const char* name) {
    const PFN_vkGetInstanceProcAddr real = loader();
    if (!real) return nullptr;
    const PFN_vkVoidFunction function = real(instance, name);
    if (function && std::string_view(name) == "vkGetDeviceProcAddr") {
        g_getDeviceProcAddr = reinterpret_cast<PFN_vkGetDeviceProcAddr>(function);
        return reinterpret_cast<PFN_vkVoidFunction>(deviceProcAddr);
    }
    return guarded(name, function);
}

/// Called by the workbench before the first window; null takes the guard away.
__attribute__((visibility("default"))) void vitrineGuardQueues(std::recursive_mutex* mutex) {
    g_mutex = mutex;
}
}
