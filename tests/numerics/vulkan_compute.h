// SPDX-License-Identifier: Apache-2.0
#pragma once
// The least Vulkan that runs a compute kernel over host-visible buffers; of the engine only the
// pass that makes SPIR-V exact. Every failure ends the program with its name.
#include "provider/vulkan/spirv_pass.h"

#include <cstdint>
#include <string>
#include <vector>
#include <vulkan/vulkan.h>

namespace numerics {

class Compute {
public:
    /// The first device whose name contains `filter`.
    explicit Compute(const std::string& filter, VkDeviceSize bufferBytes, int buffers);
    ~Compute();
    Compute(const Compute&) = delete;
    Compute& operator=(const Compute&) = delete;

    [[nodiscard]] const std::string& name() const { return m_name; }
    [[nodiscard]] bool isSoftware() const { return m_software; }
    [[nodiscard]] void* map(int buffer) const { return m_mapped[static_cast<size_t>(buffer)]; }
    /// Compiles GLSL to SPIR-V as the engine does (no contraction, the device's float modes); then
    /// a pipeline.
    VkPipeline pipeline(const std::string& glsl);
    void destroy(VkPipeline pipeline);
    /// One invocation an element, in groups of 64; the push constants are four words.
    void run(VkPipeline pipeline, uint32_t n, const uint32_t (&constants)[4]);

private:
    VkInstance m_instance = VK_NULL_HANDLE;
    VkPhysicalDevice m_physical = VK_NULL_HANDLE;
    VkDevice m_device = VK_NULL_HANDLE;
    VkQueue m_queue = VK_NULL_HANDLE;
    VkCommandPool m_pool = VK_NULL_HANDLE;
    VkCommandBuffer m_commands = VK_NULL_HANDLE;
    VkDescriptorSetLayout m_setLayout = VK_NULL_HANDLE;
    VkPipelineLayout m_layout = VK_NULL_HANDLE;
    VkDescriptorPool m_setPool = VK_NULL_HANDLE;
    VkDescriptorSet m_set = VK_NULL_HANDLE;
    std::vector<VkBuffer> m_buffers;
    std::vector<VkDeviceMemory> m_memory;
    std::vector<void*> m_mapped;
    std::string m_name;
    bool m_software = false;
    vitrine::vulkan::ExactOptions m_modes;
};

} // namespace numerics
