// SPDX-License-Identifier: Apache-2.0
#pragma once
// The pipelines that figures are drawn with, by render pass. Render thread only.
#include <vulkan/vulkan.h>

#include "figures/draw_blocks.h"

#include <map>

namespace vitrine::app {

class FigurePipelines {
public:
    FigurePipelines(QVulkanInstance& instance, VkPhysicalDevice physical, VkDevice device);
    /// Waits until the device is idle.
    ~FigurePipelines();
    FigurePipelines(const FigurePipelines&) = delete;
    FigurePipelines& operator=(const FigurePipelines&) = delete;

    struct Target {
        VkCommandBuffer commands = VK_NULL_HANDLE;
        VkRenderPass pass = VK_NULL_HANDLE;
        VkSampleCountFlagBits samples = VK_SAMPLE_COUNT_1_BIT;
        VkViewport viewport{};
        VkRect2D scissor{};
        VkDescriptorImageInfo picture{}; ///< of what is in space, for Kind::Scene
        bool depth = false;              ///< the pass has a depth attachment of our own
        bool stencil = false;            ///< it has stencil bits, all zero where we draw
    };
    /// Records the draws inside the running render pass. The buffers are kept for two more frames.
    void record(const Target& target, std::span<const FigureDraw> draws);

private:
    struct PipelineKey {
        VkRenderPass pass;
        VkSampleCountFlagBits samples;
        FigureDraw::Kind kind;
        bool depth, translucent;
        auto operator<=>(const PipelineKey&) const = default;
    };
    VkPipeline pipeline(const PipelineKey& key);
    /// Binds the picture of what is in space as the second set; false when it is not there.
    bool bindPicture(const Target& target);

    QVulkanDeviceFunctions* m_vk;
    VkDevice m_device;
    DrawBlocks m_blocks;
    VkDescriptorSetLayout m_pictureSetLayout = VK_NULL_HANDLE;
    VkPipelineLayout m_layout = VK_NULL_HANDLE;
    VkPipelineLayout m_pictureLayout = VK_NULL_HANDLE; ///< of Kind::Scene
    std::map<PipelineKey, VkPipeline> m_pipelines;
};

} // namespace vitrine::app
