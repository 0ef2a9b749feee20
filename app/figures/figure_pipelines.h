// SPDX-License-Identifier: Apache-2.0
#pragma once
// The Vulkan objects that figures are drawn with: layouts, pipelines by render pass, and for each
// frame in flight a descriptor pool and a mapped buffer for parameters and colour maps. Render
// thread only.
#include <vulkan/vulkan.h>

#include "figures/draw_params.h"

#include <map>
#include <QVulkanDeviceFunctions>
#include <QVulkanInstance>
#include <span>

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
    struct Frame {
        VkDescriptorPool pool = VK_NULL_HANDLE;
        VkBuffer buffer = VK_NULL_HANDLE;
        VkDeviceMemory memory = VK_NULL_HANDLE;
        std::byte* mapped = nullptr;
        VkDeviceSize capacity = 0;
        uint32_t sets = 0;
        std::vector<Ref<RefCounted>> kept;
    };
    struct PipelineKey {
        VkRenderPass pass;
        VkSampleCountFlagBits samples;
        FigureDraw::Kind kind;
        bool depth, translucent;
        auto operator<=>(const PipelineKey&) const = default;
    };
    /// Where one draw's blocks lie in the frame's buffer.
    struct Blocks {
        VkDeviceSize params = 0, colors = 0, colorBytes = 0, scene = 0;
    };

    bool prepareFrame(Frame& frame, std::span<const FigureDraw> draws);
    bool growBuffer(Frame& frame, VkDeviceSize bytes);
    VkPipeline pipeline(const PipelineKey& key);
    VkShaderModule module(const char* file);
    Blocks copyBlocks(Frame& frame, const FigureDraw& draw, VkDeviceSize& at);
    void writeSet(VkDescriptorSet set, const FigureDraw& draw, VkBuffer shared,
                  const Blocks& blocks);
    /// Binds the picture of what is in space as the second set; false when it is not there.
    bool bindPicture(Frame& frame, const Target& target);

    static constexpr std::size_t kFrames = 3; ///< Qt keeps at most two in flight
    QVulkanFunctions* m_functions;
    QVulkanDeviceFunctions* m_vk;
    VkPhysicalDevice m_physical;
    VkDevice m_device;
    VkDescriptorSetLayout m_setLayout = VK_NULL_HANDLE;
    VkDescriptorSetLayout m_pictureSetLayout = VK_NULL_HANDLE;
    VkPipelineLayout m_layout = VK_NULL_HANDLE;
    VkPipelineLayout m_pictureLayout = VK_NULL_HANDLE; ///< of Kind::Scene
    std::map<PipelineKey, VkPipeline> m_pipelines;
    std::array<Frame, kFrames> m_frames;
    std::size_t m_next = 0;
};

} // namespace vitrine::app
