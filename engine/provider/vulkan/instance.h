// SPDX-License-Identifier: Apache-2.0
#pragma once
// The VkInstance, made once by the Vulkan provider and shared with the window system's side of the
// program. Creation on the engine's thread; the validation counters may be read from any.
#include "base/result.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <string>
#include <vector>
#include <vulkan/vulkan.h>

namespace vitrine::vulkan {

/// What the validation layer said (warnings and errors).
class ValidationLog {
public:
    [[nodiscard]] uint64_t count() const { return m_count; }
    [[nodiscard]] std::vector<std::string> messages() const;
    void add(std::string message);

private:
    std::atomic<uint64_t> m_count{0};
    mutable std::mutex m_mutex;
    std::vector<std::string> m_messages;
};

struct InstanceOptions {
    /// Extensions that window surfaces need; a missing one is an error.
    std::vector<std::string> extensions;
    /// Load the validation layer with synchronization validation, if it is installed.
    bool validation = false;
    /// Where the layer's messages go; one that outlives the instance also hears of leaks. May be
    /// null.
    std::shared_ptr<ValidationLog> log;
};

class Instance {
public:
    static Result<std::shared_ptr<Instance>> create(const InstanceOptions& options);
    ~Instance();
    Instance(const Instance&) = delete;
    Instance& operator=(const Instance&) = delete;

    [[nodiscard]] VkInstance handle() const { return m_instance; }
    [[nodiscard]] uint32_t apiVersion() const { return m_apiVersion; }
    [[nodiscard]] const std::vector<std::string>& extensions() const { return m_extensions; }
    [[nodiscard]] bool validating() const { return m_messenger != VK_NULL_HANDLE; }
    [[nodiscard]] const ValidationLog& validationLog() const { return *m_log; }

    template <typename Function>
    [[nodiscard]] Function function(const char* name) const {
        return reinterpret_cast<Function>(vkGetInstanceProcAddr(m_instance, name));
    }

private:
    Instance() = default;

    VkInstance m_instance = VK_NULL_HANDLE;
    VkDebugUtilsMessengerEXT m_messenger = VK_NULL_HANDLE;
    uint32_t m_apiVersion = 0;
    std::vector<std::string> m_extensions;
    std::shared_ptr<ValidationLog> m_log;
};

} // namespace vitrine::vulkan
