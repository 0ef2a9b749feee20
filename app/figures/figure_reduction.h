// SPDX-License-Identifier: Apache-2.0
#pragma once
// Kernels that reduce what is to be drawn to what pixels can tell apart, in the device's memory: a
// device may compute much faster than it rasterises. Render thread only.
#include "figures/draw_blocks.h"

#include <map>
#include <string>

namespace vitrine::app {

class FigureReduction {
public:
    FigureReduction(QVulkanInstance& instance, VkPhysicalDevice physical, VkDevice device);
    /// Waits until the device is idle.
    ~FigureReduction();
    FigureReduction(const FigureReduction&) = delete;
    FigureReduction& operator=(const FigureReduction&) = delete;

    /// Records the kernels of those draws that have a reduction, outside a render pass, and says
    /// where they find what is made. Without memory for it they get nothing.
    void record(VkCommandBuffer commands, std::span<FigureDraw* const> draws);

private:
    struct Step {
        const char* kernel;
        uint32_t groups, rows = 1;
    };
    /// Parts of a draw's share of the buffer, in words from its beginning; the same in
    /// shaders/figures/reduction.glsl.
    struct Share {
        std::array<uint32_t, 4> sizes{}, parts{};
        uint64_t words = 0, clearFrom = 0, clearWords = 0, arguments = 0;
        std::vector<Step> steps;
    };
    [[nodiscard]] static Share shareOf(const FigureDraw& draw);
    bool grow(VkDeviceSize bytes);
    VkPipeline pipeline(const std::string& kernel);
    struct Stage {
        VkPipelineStageFlags stages;
        VkAccessFlags access;
    };
    void wait(VkCommandBuffer commands, const Stage& before, const Stage& after);

    QVulkanFunctions* m_functions;
    QVulkanDeviceFunctions* m_vk;
    VkPhysicalDevice m_physical;
    VkDevice m_device;
    DrawBlocks m_blocks;
    VkPipelineLayout m_layout = VK_NULL_HANDLE;
    std::map<std::string, VkPipeline> m_pipelines;
    VkBuffer m_buffer = VK_NULL_HANDLE;
    VkDeviceMemory m_memory = VK_NULL_HANDLE;
    VkDeviceSize m_capacity = 0;
};

} // namespace vitrine::app
