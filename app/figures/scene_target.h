// SPDX-License-Identifier: Apache-2.0
#pragma once
// The picture of what figures show in space: an image of our own with depth and four samples a
// pixel, because the window's pass has neither for us. Drawn anew only when something changes; the
// plane's draws show it by Kind::Scene. Render thread only.
#include "figures/figure_pipelines.h"

namespace vitrine::app {

class SceneTarget {
public:
    SceneTarget(QVulkanInstance& instance, VkPhysicalDevice physical, VkDevice device);
    /// Waits until the device is idle.
    ~SceneTarget();
    SceneTarget(const SceneTarget&) = delete;
    SceneTarget& operator=(const SceneTarget&) = delete;

    /// Records the picture, outside a render pass. False when there is no memory for it.
    bool draw(VkCommandBuffer commands, QSize size, std::span<const FigureDraw> draws);
    /// Empty before the first picture.
    [[nodiscard]] VkDescriptorImageInfo picture() const;

private:
    struct Image {
        VkImage image = VK_NULL_HANDLE;
        VkDeviceMemory memory = VK_NULL_HANDLE;
        VkImageView view = VK_NULL_HANDLE;
    };
    void makePass();
    bool resize(QSize size);
    bool makeImage(Image& made, VkFormat format, VkSampleCountFlagBits samples,
                   VkImageUsageFlags usage, VkImageAspectFlags aspect);
    void release();

    QVulkanFunctions* m_functions;
    QVulkanDeviceFunctions* m_vk;
    VkPhysicalDevice m_physical;
    VkDevice m_device;
    FigurePipelines m_pipelines;
    VkFormat m_depthFormat = VK_FORMAT_D32_SFLOAT;
    VkRenderPass m_pass = VK_NULL_HANDLE;
    VkSampler m_sampler = VK_NULL_HANDLE;
    Image m_color, m_depth, m_picture;
    VkFramebuffer m_frame = VK_NULL_HANDLE;
    QSize m_size;
    bool m_drawn = false;
};

} // namespace vitrine::app
