// SPDX-License-Identifier: Apache-2.0
#include "figures/draw_blocks.h"

#include <algorithm>
#include <cstring>
#include <QFile>

namespace vitrine::app {
namespace {

// As in shaders/figures: parameters, what axes in space share, what a reduction made, opacities.
constexpr uint32_t kBindings = 10, kParamsBinding = 2, kSceneBinding = 6, kReducedBinding = 8,
                   kAlphaBinding = 9;
constexpr VkDeviceSize kAlign = 256; ///< no device asks for more for uniform or storage offsets

VkDeviceSize aligned(VkDeviceSize bytes) {
    return (bytes + kAlign - 1) / kAlign * kAlign;
}

VkDescriptorType typeOf(uint32_t binding) {
    return binding == kParamsBinding || binding == kSceneBinding
               ? VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER
               : VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
}

} // namespace

uint32_t memoryType(QVulkanFunctions& functions, VkPhysicalDevice physical, uint32_t bits,
                    VkMemoryPropertyFlags wanted) {
    VkPhysicalDeviceMemoryProperties memory{};
    functions.vkGetPhysicalDeviceMemoryProperties(physical, &memory);
    for (uint32_t type = 0; type < memory.memoryTypeCount; ++type) {
        const bool allowed = (bits & (1u << type)) != 0;
        if (allowed && (memory.memoryTypes[type].propertyFlags & wanted) == wanted) return type;
    }
    return UINT32_MAX;
}

VkShaderModule shaderModule(QVulkanDeviceFunctions& vk, VkDevice device, const char* file) {
    QFile resource(QStringLiteral(":/figures/") + QLatin1String(file));
    if (!resource.open(QIODevice::ReadOnly)) return VK_NULL_HANDLE;
    const QByteArray words = resource.readAll();
    VkShaderModuleCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO;
    info.codeSize = static_cast<std::size_t>(words.size());
    info.pCode = reinterpret_cast<const uint32_t*>(words.constData());
    VkShaderModule made = VK_NULL_HANDLE;
    vk.vkCreateShaderModule(device, &info, nullptr, &made);
    return made;
}

DrawBlocks::DrawBlocks(QVulkanInstance& instance, VkPhysicalDevice physical, VkDevice device,
                       VkShaderStageFlags stages)
    : m_functions(instance.functions()), m_vk(instance.deviceFunctions(device)),
      m_physical(physical), m_device(device) {
    std::array<VkDescriptorSetLayoutBinding, kBindings> bindings{};
    for (uint32_t i = 0; i < bindings.size(); ++i) {
        bindings[i].binding = i;
        bindings[i].descriptorType = typeOf(i);
        bindings[i].descriptorCount = 1;
        bindings[i].stageFlags = stages;
    }
    VkDescriptorSetLayoutCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO;
    info.bindingCount = static_cast<uint32_t>(bindings.size());
    info.pBindings = bindings.data();
    m_vk->vkCreateDescriptorSetLayout(m_device, &info, nullptr, &m_layout);
}

DrawBlocks::~DrawBlocks() {
    for (Frame& frame : m_frames) {
        m_vk->vkDestroyDescriptorPool(m_device, frame.pool, nullptr);
        m_vk->vkDestroyBuffer(m_device, frame.buffer, nullptr);
        m_vk->vkFreeMemory(m_device, frame.memory, nullptr);
    }
    m_vk->vkDestroyDescriptorSetLayout(m_device, m_layout, nullptr);
}

bool DrawBlocks::growBuffer(Frame& frame, VkDeviceSize bytes) {
    if (bytes <= frame.capacity) return true;
    m_vk->vkDestroyBuffer(m_device, frame.buffer, nullptr);
    m_vk->vkFreeMemory(m_device, frame.memory, nullptr);
    frame.buffer = VK_NULL_HANDLE;
    frame.memory = VK_NULL_HANDLE;
    frame.capacity = 0;

    VkBufferCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO;
    info.size = std::max<VkDeviceSize>(bytes * 2, 16384);
    info.usage = VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
    if (m_vk->vkCreateBuffer(m_device, &info, nullptr, &frame.buffer) != VK_SUCCESS) return false;
    VkMemoryRequirements needs{};
    m_vk->vkGetBufferMemoryRequirements(m_device, frame.buffer, &needs);
    VkMemoryAllocateInfo allocate{};
    allocate.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO;
    allocate.allocationSize = needs.size;
    allocate.memoryTypeIndex =
        memoryType(*m_functions, m_physical, needs.memoryTypeBits,
                   VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT);
    if (allocate.memoryTypeIndex == UINT32_MAX ||
        m_vk->vkAllocateMemory(m_device, &allocate, nullptr, &frame.memory) != VK_SUCCESS)
        return false;
    void* mapped = nullptr;
    if (m_vk->vkBindBufferMemory(m_device, frame.buffer, frame.memory, 0) != VK_SUCCESS ||
        m_vk->vkMapMemory(m_device, frame.memory, 0, VK_WHOLE_SIZE, 0, &mapped) != VK_SUCCESS)
        return false;
    frame.mapped = static_cast<std::byte*>(mapped);
    frame.capacity = info.size;
    return true;
}

VkDeviceSize DrawBlocks::bytesOf(const FigureDraw& draw) {
    VkDeviceSize bytes = aligned(sizeof(DrawParams));
    if (draw.colors) bytes += aligned(draw.colors->size() * sizeof(draw.colors->front()));
    if (draw.scene) bytes += aligned(sizeof(SceneParams));
    return bytes;
}

bool DrawBlocks::begin(std::size_t draws, VkDeviceSize bytes) {
    Frame& frame = m_frames[m_next];
    m_next = (m_next + 1) % kFrames;
    m_frame = &frame;
    m_at = 0;
    frame.kept.clear();
    const auto sets = static_cast<uint32_t>(draws);
    if (sets > frame.sets) {
        m_vk->vkDestroyDescriptorPool(m_device, frame.pool, nullptr);
        frame.pool = VK_NULL_HANDLE;
        frame.sets = sets * 2;
        const std::array<VkDescriptorPoolSize, 3> sizes{
            {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, frame.sets * (kBindings - 2)},
             {VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, frame.sets * 2},
             {VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, frame.sets}}};
        VkDescriptorPoolCreateInfo info{};
        info.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO;
        info.maxSets = 2 * frame.sets;
        info.poolSizeCount = static_cast<uint32_t>(sizes.size());
        info.pPoolSizes = sizes.data();
        if (m_vk->vkCreateDescriptorPool(m_device, &info, nullptr, &frame.pool) != VK_SUCCESS) {
            frame.sets = 0;
            return false;
        }
    } else {
        m_vk->vkResetDescriptorPool(m_device, frame.pool, 0);
    }
    return growBuffer(frame, bytes);
}

DrawBlocks::Blocks DrawBlocks::copyBlocks(const FigureDraw& draw) {
    Blocks blocks;
    const auto copy = [&](const void* from, std::size_t bytes) {
        const VkDeviceSize place = m_at;
        std::memcpy(m_frame->mapped + place, from, bytes);
        m_at += aligned(bytes);
        return place;
    };
    blocks.params = copy(&draw.params, sizeof(DrawParams));
    if (draw.colors) {
        blocks.colorBytes = draw.colors->size() * sizeof(draw.colors->front());
        blocks.colors = copy(draw.colors->data(), blocks.colorBytes);
    }
    blocks.scene = draw.scene ? copy(draw.scene.get(), sizeof(SceneParams)) : blocks.params;
    return blocks;
}

void DrawBlocks::writeSet(VkDescriptorSet set, const FigureDraw& draw, const Blocks& blocks) {
    const VkBuffer shared = m_frame->buffer;
    const auto bufferOf = [](const DisplayBuffer& b) {
        return reinterpret_cast<VkBuffer>(b.vkBuffer);
    };
    std::array<VkDescriptorBufferInfo, kBindings> buffers{};
    // Every binding must hold something; absent data is never read.
    for (auto& buffer : buffers)
        buffer = {shared, blocks.params, sizeof(DrawParams)};
    if (draw.x.vkBuffer) {
        buffers[0] = {bufferOf(draw.x), draw.x.offset + draw.rangeBegin,
                      draw.rangeBytes ? draw.rangeBytes : draw.x.bytes};
    }
    if (draw.y.vkBuffer) buffers[1] = {bufferOf(draw.y), draw.y.offset, draw.y.bytes};
    if (draw.second.vkBuffer)
        buffers[4] = {bufferOf(draw.second), draw.second.offset, draw.second.bytes};
    if (draw.third.vkBuffer)
        buffers[5] = {bufferOf(draw.third), draw.third.offset, draw.third.bytes};
    if (draw.z.vkBuffer) buffers[7] = {bufferOf(draw.z), draw.z.offset, draw.z.bytes};
    if (draw.alphas.vkBuffer) {
        buffers[kAlphaBinding] = {bufferOf(draw.alphas), draw.alphas.offset, draw.alphas.bytes};
    }
    if (blocks.colorBytes) buffers[3] = {shared, blocks.colors, blocks.colorBytes};
    if (draw.scene) buffers[kSceneBinding] = {shared, blocks.scene, sizeof(SceneParams)};
    if (draw.reduced.vkBuffer) {
        buffers[kReducedBinding] = {bufferOf(draw.reduced), draw.reduced.offset,
                                    draw.reduced.bytes};
    }
    std::array<VkWriteDescriptorSet, kBindings> writes{};
    for (uint32_t i = 0; i < writes.size(); ++i) {
        writes[i].sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET;
        writes[i].dstSet = set;
        writes[i].dstBinding = i;
        writes[i].descriptorCount = 1;
        writes[i].descriptorType = typeOf(i);
        writes[i].pBufferInfo = &buffers[i];
    }
    m_vk->vkUpdateDescriptorSets(m_device, static_cast<uint32_t>(writes.size()), writes.data(), 0,
                                 nullptr);
}

VkDescriptorSet DrawBlocks::allocate(VkDescriptorSetLayout layout) {
    VkDescriptorSetAllocateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO;
    info.descriptorPool = m_frame->pool;
    info.descriptorSetCount = 1;
    info.pSetLayouts = &layout;
    VkDescriptorSet set = VK_NULL_HANDLE;
    const VkResult result = m_vk->vkAllocateDescriptorSets(m_device, &info, &set);
    return result == VK_SUCCESS ? set : VK_NULL_HANDLE;
}

VkDescriptorSet DrawBlocks::set(const FigureDraw& draw) {
    const Blocks blocks = copyBlocks(draw);
    const VkDescriptorSet set = allocate(m_layout);
    if (set) writeSet(set, draw, blocks);
    return set;
}

void DrawBlocks::keep(const FigureDraw& draw) {
    for (const DisplayBuffer* held :
         {&draw.x, &draw.y, &draw.second, &draw.third, &draw.z, &draw.alphas})
        m_frame->kept.push_back(held->keepAlive);
}

} // namespace vitrine::app
