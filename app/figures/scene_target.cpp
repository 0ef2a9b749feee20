// SPDX-License-Identifier: Apache-2.0
#include "figures/scene_target.h"

#include <array>

namespace vitrine::app {
namespace {

constexpr VkFormat kColorFormat = VK_FORMAT_R8G8B8A8_UNORM;
constexpr VkSampleCountFlagBits kSamples = VK_SAMPLE_COUNT_4_BIT; // which every device has

VkAttachmentDescription attachment(VkFormat format, VkSampleCountFlagBits samples,
                                   VkAttachmentLoadOp load, VkAttachmentStoreOp store,
                                   VkImageLayout last) {
    VkAttachmentDescription out{};
    out.format = format;
    out.samples = samples;
    out.loadOp = load;
    out.storeOp = store;
    out.stencilLoadOp = VK_ATTACHMENT_LOAD_OP_DONT_CARE;
    out.stencilStoreOp = VK_ATTACHMENT_STORE_OP_DONT_CARE;
    out.initialLayout = VK_IMAGE_LAYOUT_UNDEFINED;
    out.finalLayout = last;
    return out;
}

} // namespace

SceneTarget::SceneTarget(QVulkanInstance& instance, VkPhysicalDevice physical, VkDevice device)
    : m_functions(instance.functions()), m_vk(instance.deviceFunctions(device)),
      m_physical(physical), m_device(device), m_pipelines(instance, physical, device) {
    VkFormatProperties properties{};
    m_functions->vkGetPhysicalDeviceFormatProperties(m_physical, m_depthFormat, &properties);
    if (!(properties.optimalTilingFeatures & VK_FORMAT_FEATURE_DEPTH_STENCIL_ATTACHMENT_BIT))
        m_depthFormat = VK_FORMAT_X8_D24_UNORM_PACK32; // one of the two is always there
    makePass();
    VkSamplerCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO;
    info.magFilter = info.minFilter = VK_FILTER_LINEAR;
    info.addressModeU = info.addressModeV = info.addressModeW =
        VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE;
    m_vk->vkCreateSampler(m_device, &info, nullptr, &m_sampler);
}

SceneTarget::~SceneTarget() {
    release();
    m_vk->vkDestroySampler(m_device, m_sampler, nullptr);
    m_vk->vkDestroyRenderPass(m_device, m_pass, nullptr);
}

void SceneTarget::release() {
    m_vk->vkDeviceWaitIdle(m_device);
    m_vk->vkDestroyFramebuffer(m_device, m_frame, nullptr);
    m_frame = VK_NULL_HANDLE;
    for (Image* image : {&m_color, &m_depth, &m_picture}) {
        m_vk->vkDestroyImageView(m_device, image->view, nullptr);
        m_vk->vkDestroyImage(m_device, image->image, nullptr);
        m_vk->vkFreeMemory(m_device, image->memory, nullptr);
        *image = {};
    }
    m_size = {};
    m_drawn = false;
}

void SceneTarget::makePass() {
    const std::array<VkAttachmentDescription, 3> attachments{
        attachment(kColorFormat, kSamples, VK_ATTACHMENT_LOAD_OP_CLEAR,
                   VK_ATTACHMENT_STORE_OP_DONT_CARE, VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL),
        attachment(m_depthFormat, kSamples, VK_ATTACHMENT_LOAD_OP_CLEAR,
                   VK_ATTACHMENT_STORE_OP_DONT_CARE,
                   VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL),
        attachment(kColorFormat, VK_SAMPLE_COUNT_1_BIT, VK_ATTACHMENT_LOAD_OP_DONT_CARE,
                   VK_ATTACHMENT_STORE_OP_STORE, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL)};
    const VkAttachmentReference color{0, VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL};
    const VkAttachmentReference depth{1, VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL};
    const VkAttachmentReference picture{2, VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL};
    VkSubpassDescription subpass{};
    subpass.pipelineBindPoint = VK_PIPELINE_BIND_POINT_GRAPHICS;
    subpass.colorAttachmentCount = 1;
    subpass.pColorAttachments = &color;
    subpass.pResolveAttachments = &picture;
    subpass.pDepthStencilAttachment = &depth;
    // The frame before may still read the picture or write its depth; this one reads it later.
    constexpr VkPipelineStageFlags kTests =
        VK_PIPELINE_STAGE_EARLY_FRAGMENT_TESTS_BIT | VK_PIPELINE_STAGE_LATE_FRAGMENT_TESTS_BIT;
    std::array<VkSubpassDependency, 2> dependencies{};
    dependencies[0].srcSubpass = VK_SUBPASS_EXTERNAL;
    dependencies[0].srcStageMask = VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT |
                                   VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT | kTests;
    dependencies[0].dstStageMask = VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT | kTests;
    dependencies[0].srcAccessMask =
        VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT | VK_ACCESS_DEPTH_STENCIL_ATTACHMENT_WRITE_BIT;
    dependencies[0].dstAccessMask =
        VK_ACCESS_COLOR_ATTACHMENT_READ_BIT | VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT |
        VK_ACCESS_DEPTH_STENCIL_ATTACHMENT_READ_BIT | VK_ACCESS_DEPTH_STENCIL_ATTACHMENT_WRITE_BIT;
    dependencies[1].dstSubpass = VK_SUBPASS_EXTERNAL;
    dependencies[1].srcStageMask = VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT;
    dependencies[1].dstStageMask = VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT;
    dependencies[1].srcAccessMask = VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT;
    dependencies[1].dstAccessMask = VK_ACCESS_SHADER_READ_BIT;
    VkRenderPassCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO;
    info.attachmentCount = static_cast<uint32_t>(attachments.size());
    info.pAttachments = attachments.data();
    info.subpassCount = 1;
    info.pSubpasses = &subpass;
    info.dependencyCount = static_cast<uint32_t>(dependencies.size());
    info.pDependencies = dependencies.data();
    m_vk->vkCreateRenderPass(m_device, &info, nullptr, &m_pass);
}

bool SceneTarget::makeImage(Image& made, VkFormat format, VkSampleCountFlagBits samples,
                            VkImageUsageFlags usage, VkImageAspectFlags aspect) {
    VkImageCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO;
    info.imageType = VK_IMAGE_TYPE_2D;
    info.format = format;
    info.extent = {static_cast<uint32_t>(m_size.width()), static_cast<uint32_t>(m_size.height()),
                   1};
    info.mipLevels = info.arrayLayers = 1;
    info.samples = samples;
    info.tiling = VK_IMAGE_TILING_OPTIMAL;
    info.usage = usage;
    info.initialLayout = VK_IMAGE_LAYOUT_UNDEFINED;
    if (m_vk->vkCreateImage(m_device, &info, nullptr, &made.image) != VK_SUCCESS) return false;
    VkMemoryRequirements needs{};
    m_vk->vkGetImageMemoryRequirements(m_device, made.image, &needs);
    VkPhysicalDeviceMemoryProperties memory{};
    m_functions->vkGetPhysicalDeviceMemoryProperties(m_physical, &memory);
    // What lies on the device first, then anything.
    for (const VkMemoryPropertyFlags wanted :
         {VkMemoryPropertyFlags(VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT), VkMemoryPropertyFlags(0)}) {
        for (uint32_t type = 0; type < memory.memoryTypeCount && !made.memory; ++type) {
            if ((needs.memoryTypeBits & (1u << type)) == 0) continue;
            if ((memory.memoryTypes[type].propertyFlags & wanted) != wanted) continue;
            VkMemoryAllocateInfo allocate{};
            allocate.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO;
            allocate.allocationSize = needs.size;
            allocate.memoryTypeIndex = type;
            m_vk->vkAllocateMemory(m_device, &allocate, nullptr, &made.memory);
        }
    }
    if (!made.memory || m_vk->vkBindImageMemory(m_device, made.image, made.memory, 0) != VK_SUCCESS)
        return false;
    VkImageViewCreateInfo view{};
    view.sType = VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO;
    view.image = made.image;
    view.viewType = VK_IMAGE_VIEW_TYPE_2D;
    view.format = format;
    view.subresourceRange = {aspect, 0, 1, 0, 1};
    return m_vk->vkCreateImageView(m_device, &view, nullptr, &made.view) == VK_SUCCESS;
}

bool SceneTarget::resize(QSize size) {
    if (size == m_size) return true;
    release();
    m_size = size;
    const bool made =
        makeImage(m_color, kColorFormat, kSamples, VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT,
                  VK_IMAGE_ASPECT_COLOR_BIT) &&
        makeImage(m_depth, m_depthFormat, kSamples, VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT,
                  VK_IMAGE_ASPECT_DEPTH_BIT) &&
        makeImage(m_picture, kColorFormat, VK_SAMPLE_COUNT_1_BIT,
                  VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | VK_IMAGE_USAGE_SAMPLED_BIT,
                  VK_IMAGE_ASPECT_COLOR_BIT);
    const std::array<VkImageView, 3> views{m_color.view, m_depth.view, m_picture.view};
    VkFramebufferCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_FRAMEBUFFER_CREATE_INFO;
    info.renderPass = m_pass;
    info.attachmentCount = static_cast<uint32_t>(views.size());
    info.pAttachments = views.data();
    info.width = static_cast<uint32_t>(size.width());
    info.height = static_cast<uint32_t>(size.height());
    info.layers = 1;
    if (made && m_vk->vkCreateFramebuffer(m_device, &info, nullptr, &m_frame) == VK_SUCCESS)
        return true;
    release();
    return false;
}

bool SceneTarget::draw(VkCommandBuffer commands, QSize size, std::span<const FigureDraw> draws) {
    if (size.isEmpty() || !resize(size)) return false;
    std::array<VkClearValue, 2> clear{};
    clear[1].depthStencil = {1, 0};
    VkRenderPassBeginInfo begin{};
    begin.sType = VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO;
    begin.renderPass = m_pass;
    begin.framebuffer = m_frame;
    begin.renderArea.extent = {static_cast<uint32_t>(size.width()),
                               static_cast<uint32_t>(size.height())};
    begin.clearValueCount = static_cast<uint32_t>(clear.size());
    begin.pClearValues = clear.data();
    m_vk->vkCmdBeginRenderPass(commands, &begin, VK_SUBPASS_CONTENTS_INLINE);
    FigurePipelines::Target target;
    target.commands = commands;
    target.pass = m_pass;
    target.samples = kSamples;
    target.viewport = {0, 0, static_cast<float>(size.width()), static_cast<float>(size.height()),
                       0, 1};
    target.scissor = begin.renderArea;
    target.depth = true;
    m_pipelines.record(target, draws);
    m_vk->vkCmdEndRenderPass(commands);
    m_drawn = true;
    return true;
}

VkDescriptorImageInfo SceneTarget::picture() const {
    if (!m_drawn) return {};
    return {m_sampler, m_picture.view, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL};
}

} // namespace vitrine::app
