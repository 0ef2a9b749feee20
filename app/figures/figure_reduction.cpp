// SPDX-License-Identifier: Apache-2.0
#include "figures/figure_reduction.h"

#include <algorithm>

namespace vitrine::app {
namespace {

constexpr uint32_t kGroup = 256; ///< elements of a workgroup, as in the kernels
constexpr uint32_t kRowOfGroups = 32768;
constexpr VkPipelineStageFlags kDrawing = VK_PIPELINE_STAGE_VERTEX_SHADER_BIT |
                                          VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT |
                                          VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT;

uint32_t groupsOf(uint64_t count, uint32_t each) {
    return static_cast<uint32_t>((count + each - 1) / each);
}

uint64_t aligned(uint64_t words) {
    return (words + 63) / 64 * 64; // offsets of bindings are whole 256 bytes
}

} // namespace

FigureReduction::FigureReduction(QVulkanInstance& instance, VkPhysicalDevice physical,
                                 VkDevice device)
    : m_functions(instance.functions()), m_vk(instance.deviceFunctions(device)),
      m_physical(physical), m_device(device),
      m_blocks(instance, physical, device, VK_SHADER_STAGE_COMPUTE_BIT) {
    const VkDescriptorSetLayout own = m_blocks.layout();
    const VkPushConstantRange constants{VK_SHADER_STAGE_COMPUTE_BIT, 0, 8 * sizeof(uint32_t)};
    VkPipelineLayoutCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO;
    info.setLayoutCount = 1;
    info.pSetLayouts = &own;
    info.pushConstantRangeCount = 1;
    info.pPushConstantRanges = &constants;
    m_vk->vkCreatePipelineLayout(m_device, &info, nullptr, &m_layout);
}

FigureReduction::~FigureReduction() {
    m_vk->vkDeviceWaitIdle(m_device);
    for (const auto& [name, pipeline] : m_pipelines)
        m_vk->vkDestroyPipeline(m_device, pipeline, nullptr);
    m_vk->vkDestroyPipelineLayout(m_device, m_layout, nullptr);
    m_vk->vkDestroyBuffer(m_device, m_buffer, nullptr);
    m_vk->vkFreeMemory(m_device, m_memory, nullptr);
}

FigureReduction::Share FigureReduction::shareOf(const FigureDraw& draw) {
    Share share;
    share.sizes = draw.reducedTo;
    const uint64_t count = draw.params.counts[0];
    const auto& [first, second, third, fourth] = draw.reducedTo;
    switch (draw.reduction) {
    case Reduction::None:
        break;
    case Reduction::Picture: // first columns and second rows of pixels, two words each
        share.words = uint64_t(2) * first * second;
        share.steps = {{"image_picture", groupsOf(second, 64), groupsOf(first, 4)}};
        break;
    case Reduction::Columns: { // a head of four words, then two for each of the first columns
        share.arguments = aligned(4 + uint64_t(2) * first);
        share.parts = {static_cast<uint32_t>(share.arguments), 0, 0, 0};
        share.words = share.arguments + 4;
        share.clearWords = 4;
        if (draw.params.counts[2] & kHasXFlag)
            share.steps.push_back({"line_order", groupsOf(count, kGroup)});
        share.steps.push_back({"line_columns", first});
        break;
    }
    case Reduction::Marks: { // numbers, then a word a pixel, a bit a mark, a word a workgroup
        const uint32_t groups = groupsOf(count, kGroup);
        const uint64_t pixels = aligned(count);
        const uint64_t bits = pixels + aligned(uint64_t(first) * second);
        const uint64_t sums = bits + aligned(uint64_t(groups) * kGroup / 32);
        share.arguments = sums + aligned(groups);
        share.words = share.arguments + 4;
        share.parts = {static_cast<uint32_t>(pixels), static_cast<uint32_t>(bits),
                       static_cast<uint32_t>(sums), static_cast<uint32_t>(share.arguments)};
        share.clearFrom = pixels;
        share.clearWords = uint64_t(first) * second;
        share.steps = {{"marker_cover", groups},
                       {"marker_visible", groups},
                       {"marker_sums", 1},
                       {"marker_list", groups}};
        break;
    }
    case Reduction::Grid: // first by second points of eight words
        share.words = uint64_t(8) * first * second;
        share.steps = {{"surface_grid", groupsOf(uint64_t(first) * second, kGroup)}};
        break;
    }
    return share;
}

bool FigureReduction::grow(VkDeviceSize bytes) {
    constexpr VkDeviceSize kLeast = 4096; // a reduction to nothing has a buffer, too
    bytes = std::max(bytes, kLeast);
    if (bytes <= m_capacity) return true;
    m_vk->vkDeviceWaitIdle(m_device); // a frame in flight may read the old one
    m_vk->vkDestroyBuffer(m_device, m_buffer, nullptr);
    m_vk->vkFreeMemory(m_device, m_memory, nullptr);
    m_buffer = VK_NULL_HANDLE;
    m_memory = VK_NULL_HANDLE;
    m_capacity = 0;
    VkBufferCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO;
    info.size = bytes + bytes / 4;
    info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT |
                 VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    if (m_vk->vkCreateBuffer(m_device, &info, nullptr, &m_buffer) != VK_SUCCESS) return false;
    VkMemoryRequirements needs{};
    m_vk->vkGetBufferMemoryRequirements(m_device, m_buffer, &needs);
    VkMemoryAllocateInfo allocate{};
    allocate.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO;
    allocate.allocationSize = needs.size;
    allocate.memoryTypeIndex = memoryType(*m_functions, m_physical, needs.memoryTypeBits,
                                          VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT);
    if (allocate.memoryTypeIndex == UINT32_MAX ||
        m_vk->vkAllocateMemory(m_device, &allocate, nullptr, &m_memory) != VK_SUCCESS ||
        m_vk->vkBindBufferMemory(m_device, m_buffer, m_memory, 0) != VK_SUCCESS) {
        qWarning("There is no device memory for %llu bytes of a reduced figure",
                 static_cast<unsigned long long>(bytes));
        return false;
    }
    m_capacity = info.size;
    return true;
}

VkPipeline FigureReduction::pipeline(const std::string& kernel) {
    const auto known = m_pipelines.find(kernel);
    if (known != m_pipelines.end()) return known->second;
    const VkShaderModule module = shaderModule(*m_vk, m_device, (kernel + ".comp.spv").c_str());
    VkComputePipelineCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO;
    info.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
    info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    info.stage.module = module;
    info.stage.pName = "main";
    info.layout = m_layout;
    VkPipeline made = VK_NULL_HANDLE;
    const VkResult result =
        m_vk->vkCreateComputePipelines(m_device, VK_NULL_HANDLE, 1, &info, nullptr, &made);
    if (result != VK_SUCCESS)
        qWarning("The figure kernel '%s' failed: %d", kernel.c_str(), int(result));
    m_vk->vkDestroyShaderModule(m_device, module, nullptr);
    m_pipelines[kernel] = made;
    return made;
}

void FigureReduction::wait(VkCommandBuffer commands, const Stage& before, const Stage& after) {
    VkMemoryBarrier barrier{};
    barrier.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER;
    barrier.srcAccessMask = before.access;
    barrier.dstAccessMask = after.access;
    m_vk->vkCmdPipelineBarrier(commands, before.stages, after.stages, 0, 1, &barrier, 0, nullptr, 0,
                               nullptr);
}

void FigureReduction::record(VkCommandBuffer commands, std::span<FigureDraw* const> draws) {
    constexpr VkPipelineStageFlags kCompute = VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT;
    constexpr VkPipelineStageFlags kFilling = VK_PIPELINE_STAGE_TRANSFER_BIT;
    constexpr VkAccessFlags kReads = VK_ACCESS_SHADER_READ_BIT,
                            kWrites = VK_ACCESS_SHADER_WRITE_BIT;
    struct Work {
        FigureDraw* draw;
        Share share;
        VkDescriptorSet set;
    };
    std::vector<Work> work;
    VkDeviceSize words = 0, blockBytes = 0;
    std::size_t most = 0;
    for (FigureDraw* draw : draws) {
        draw->reduced = {};
        draw->argumentsAt = 0;
        if (draw->reduction == Reduction::None) continue;
        work.push_back({draw, shareOf(*draw), VK_NULL_HANDLE});
        most = std::max(most, work.back().share.steps.size());
        words += aligned(work.back().share.words);
        blockBytes += DrawBlocks::bytesOf(*draw);
    }
    if (work.empty() || !grow(words * sizeof(uint32_t)) || !m_blocks.begin(work.size(), blockBytes))
        return;

    // What is written over was read by the frame before.
    wait(commands, {kDrawing | kCompute, 0},
         {kCompute | kFilling, kReads | kWrites | VK_ACCESS_TRANSFER_WRITE_BIT});
    VkDeviceSize at = 0;
    for (Work& one : work) {
        const Share& share = one.share;
        FigureDraw& draw = *one.draw;
        draw.reduced.vkBuffer = reinterpret_cast<uint64_t>(m_buffer);
        draw.reduced.offset = at;
        draw.reduced.bytes = std::max<uint64_t>(share.words, 1) * sizeof(uint32_t);
        if (share.arguments > 0) draw.argumentsAt = at + share.arguments * sizeof(uint32_t);
        if (share.clearWords > 0)
            m_vk->vkCmdFillBuffer(commands, m_buffer, at + share.clearFrom * sizeof(uint32_t),
                                  share.clearWords * sizeof(uint32_t), 0);
        at += aligned(share.words) * sizeof(uint32_t);
        one.set = m_blocks.set(draw);
    }
    wait(commands, {kFilling, VK_ACCESS_TRANSFER_WRITE_BIT}, {kCompute, kReads | kWrites});
    for (std::size_t number = 0; number < most; ++number) {
        if (number > 0) wait(commands, {kCompute, kWrites}, {kCompute, kReads | kWrites});
        for (const Work& one : work) {
            if (number >= one.share.steps.size() || !one.set) continue;
            const Step& step = one.share.steps[number];
            const VkPipeline ready = pipeline(step.kernel);
            if (!ready) continue;
            m_vk->vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, ready);
            m_vk->vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, m_layout, 0, 1,
                                          &one.set, 0, nullptr);
            std::array<uint32_t, 8> constants{};
            std::copy(one.share.sizes.begin(), one.share.sizes.end(), constants.begin());
            std::copy(one.share.parts.begin(), one.share.parts.end(), constants.begin() + 4);
            m_vk->vkCmdPushConstants(commands, m_layout, VK_SHADER_STAGE_COMPUTE_BIT, 0,
                                     sizeof(constants), constants.data());
            const uint32_t across = std::min(step.groups, kRowOfGroups);
            const uint32_t down = step.rows > 1 ? step.rows : groupsOf(step.groups, kRowOfGroups);
            m_vk->vkCmdDispatch(commands, across, down, 1);
        }
    }
    wait(commands, {kCompute, kWrites}, {kDrawing, kReads | VK_ACCESS_INDIRECT_COMMAND_READ_BIT});
}

} // namespace vitrine::app
