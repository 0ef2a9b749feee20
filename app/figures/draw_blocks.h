// SPDX-License-Identifier: Apache-2.0
#pragma once
// What shaders see of draws: a layout of bindings, and for each frame in flight descriptor sets and
// a mapped buffer for parameters and colour maps. Render thread only.
#include <vulkan/vulkan.h>

#include "figures/draw_params.h"

#include <QVulkanDeviceFunctions>
#include <QVulkanInstance>
#include <span>

namespace vitrine::app {

/// A type of memory with the properties, of those that the bits allow; none: UINT32_MAX.
[[nodiscard]] uint32_t memoryType(QVulkanFunctions& functions, VkPhysicalDevice physical,
                                  uint32_t bits, VkMemoryPropertyFlags wanted);
/// A shader of the resources; null when there is none of this name.
[[nodiscard]] VkShaderModule shaderModule(QVulkanDeviceFunctions& vk, VkDevice device,
                                          const char* file);

class DrawBlocks {
public:
    DrawBlocks(QVulkanInstance& instance, VkPhysicalDevice physical, VkDevice device,
               VkShaderStageFlags stages);
    /// The device must be idle.
    ~DrawBlocks();
    DrawBlocks(const DrawBlocks&) = delete;
    DrawBlocks& operator=(const DrawBlocks&) = delete;

    [[nodiscard]] VkDescriptorSetLayout layout() const { return m_layout; }
    /// Takes the frame that is no longer in flight, with room for so many draws and bytes; what it
    /// kept is let go.
    bool begin(std::size_t draws, VkDeviceSize bytes);
    /// What a draw takes of a frame's buffer.
    [[nodiscard]] static VkDeviceSize bytesOf(const FigureDraw& draw);
    /// Null when the pool is empty.
    VkDescriptorSet set(const FigureDraw& draw);
    VkDescriptorSet allocate(VkDescriptorSetLayout layout);
    /// Keeps the draw's arrays until the frame comes again.
    void keep(const FigureDraw& draw);

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
    /// Where one draw's blocks lie in the frame's buffer.
    struct Blocks {
        VkDeviceSize params = 0, colors = 0, colorBytes = 0, scene = 0;
    };
    bool growBuffer(Frame& frame, VkDeviceSize bytes);
    Blocks copyBlocks(const FigureDraw& draw);
    void writeSet(VkDescriptorSet set, const FigureDraw& draw, const Blocks& blocks);

    static constexpr std::size_t kFrames = 3; ///< Qt keeps at most two in flight
    QVulkanFunctions* m_functions;
    QVulkanDeviceFunctions* m_vk;
    VkPhysicalDevice m_physical;
    VkDevice m_device;
    VkDescriptorSetLayout m_layout = VK_NULL_HANDLE;
    std::array<Frame, kFrames> m_frames;
    std::size_t m_next = 0;
    Frame* m_frame = nullptr; ///< the one at hand
    VkDeviceSize m_at = 0;    ///< where its next block begins
};

} // namespace vitrine::app
