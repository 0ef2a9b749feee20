// SPDX-License-Identifier: Apache-2.0
#include "figures/figure_pipelines.h"

#include <QFile>
#include <QLoggingCategory>

namespace vitrine::app {
namespace {

// As in shaders/figures: parameters, and what axes in space share.
constexpr uint32_t kBindings = 8, kParamsBinding = 2, kSceneBinding = 6;
constexpr VkDeviceSize kAlign = 256; ///< no device asks for more for uniform or storage offsets

VkDeviceSize aligned(VkDeviceSize bytes) {
    return (bytes + kAlign - 1) / kAlign * kAlign;
}

VkDescriptorType typeOf(uint32_t binding) {
    return binding == kParamsBinding || binding == kSceneBinding
               ? VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER
               : VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
}

struct ShaderNames {
    const char *vertex, *fragment;
};
/// In the order of FigureDraw::Kind.
constexpr ShaderNames kShaders[] = {{"image", "image"},
                                    {"line", "line"},
                                    {"marker", "marker"},
                                    {"fill", "fill"},
                                    {"contour", "line"},
                                    {"contour_area", "fill"},
                                    {"fill", "fill"},
                                    {"fill", "fill"},
                                    {"image", "scene"},
                                    {"surface", "surface"},
                                    {"surface_edges", "stroke"},
                                    {"patch", "surface"},
                                    {"patch_edges", "stroke"},
                                    {"space_line", "stroke"},
                                    {"space_marker", "space_marker"},
                                    {"box", "stroke"},
                                    {"space_contour", "stroke"},
                                    {"space_contour_area", "stroke"}};

/// What polygons are masked with. Qt counts its clips from the lowest bit.
constexpr uint32_t kMaskBit = 0x80;

/// Polygons with an odd number of a fan's triangles over a place hold it; filling empties the mask.
VkStencilOpState stencilOf(FigureDraw::Kind kind) {
    VkStencilOpState state{};
    const bool mask = kind == FigureDraw::Kind::OutlineMask;
    state.failOp = state.depthFailOp = VK_STENCIL_OP_KEEP;
    state.passOp = mask ? VK_STENCIL_OP_INVERT : VK_STENCIL_OP_ZERO;
    state.compareOp = mask ? VK_COMPARE_OP_ALWAYS : VK_COMPARE_OP_EQUAL;
    state.compareMask = state.writeMask = state.reference = kMaskBit;
    return state;
}

} // namespace

FigurePipelines::FigurePipelines(QVulkanInstance& instance, VkPhysicalDevice physical,
                                 VkDevice device)
    : m_functions(instance.functions()), m_vk(instance.deviceFunctions(device)),
      m_physical(physical), m_device(device) {
    std::array<VkDescriptorSetLayoutBinding, kBindings> bindings{};
    for (uint32_t i = 0; i < bindings.size(); ++i) {
        bindings[i].binding = i;
        bindings[i].descriptorType = typeOf(i);
        bindings[i].descriptorCount = 1;
        bindings[i].stageFlags = VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT;
    }
    VkDescriptorSetLayoutCreateInfo setInfo{};
    setInfo.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO;
    setInfo.bindingCount = static_cast<uint32_t>(bindings.size());
    setInfo.pBindings = bindings.data();
    m_vk->vkCreateDescriptorSetLayout(m_device, &setInfo, nullptr, &m_setLayout);
    VkPipelineLayoutCreateInfo layoutInfo{};
    layoutInfo.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO;
    layoutInfo.setLayoutCount = 1;
    layoutInfo.pSetLayouts = &m_setLayout;
    m_vk->vkCreatePipelineLayout(m_device, &layoutInfo, nullptr, &m_layout);
    VkDescriptorSetLayoutBinding picture{};
    picture.descriptorType = VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
    picture.descriptorCount = 1;
    picture.stageFlags = VK_SHADER_STAGE_FRAGMENT_BIT;
    setInfo.bindingCount = 1;
    setInfo.pBindings = &picture;
    m_vk->vkCreateDescriptorSetLayout(m_device, &setInfo, nullptr, &m_pictureSetLayout);
    const std::array<VkDescriptorSetLayout, 2> both{m_setLayout, m_pictureSetLayout};
    layoutInfo.setLayoutCount = static_cast<uint32_t>(both.size());
    layoutInfo.pSetLayouts = both.data();
    m_vk->vkCreatePipelineLayout(m_device, &layoutInfo, nullptr, &m_pictureLayout);
}

FigurePipelines::~FigurePipelines() {
    m_vk->vkDeviceWaitIdle(m_device);
    for (const auto& [key, pipeline] : m_pipelines)
        m_vk->vkDestroyPipeline(m_device, pipeline, nullptr);
    for (Frame& frame : m_frames) {
        m_vk->vkDestroyDescriptorPool(m_device, frame.pool, nullptr);
        m_vk->vkDestroyBuffer(m_device, frame.buffer, nullptr);
        m_vk->vkFreeMemory(m_device, frame.memory, nullptr);
    }
    m_vk->vkDestroyPipelineLayout(m_device, m_layout, nullptr);
    m_vk->vkDestroyPipelineLayout(m_device, m_pictureLayout, nullptr);
    m_vk->vkDestroyDescriptorSetLayout(m_device, m_setLayout, nullptr);
    m_vk->vkDestroyDescriptorSetLayout(m_device, m_pictureSetLayout, nullptr);
}

bool FigurePipelines::growBuffer(Frame& frame, VkDeviceSize bytes) {
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
    VkPhysicalDeviceMemoryProperties memory{};
    m_functions->vkGetPhysicalDeviceMemoryProperties(m_physical, &memory);
    constexpr VkMemoryPropertyFlags kWanted =
        VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
    for (uint32_t type = 0; type < memory.memoryTypeCount; ++type) {
        if ((needs.memoryTypeBits & (1u << type)) == 0) continue;
        if ((memory.memoryTypes[type].propertyFlags & kWanted) != kWanted) continue;
        VkMemoryAllocateInfo allocate{};
        allocate.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO;
        allocate.allocationSize = needs.size;
        allocate.memoryTypeIndex = type;
        if (m_vk->vkAllocateMemory(m_device, &allocate, nullptr, &frame.memory) == VK_SUCCESS)
            break;
    }
    if (!frame.memory) return false;
    void* mapped = nullptr;
    if (m_vk->vkBindBufferMemory(m_device, frame.buffer, frame.memory, 0) != VK_SUCCESS ||
        m_vk->vkMapMemory(m_device, frame.memory, 0, VK_WHOLE_SIZE, 0, &mapped) != VK_SUCCESS) {
        return false;
    }
    frame.mapped = static_cast<std::byte*>(mapped);
    frame.capacity = info.size;
    return true;
}

bool FigurePipelines::prepareFrame(Frame& frame, std::span<const FigureDraw> draws) {
    frame.kept.clear();
    const auto sets = static_cast<uint32_t>(draws.size());
    if (sets > frame.sets) {
        m_vk->vkDestroyDescriptorPool(m_device, frame.pool, nullptr);
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
    VkDeviceSize bytes = 0;
    for (const FigureDraw& draw : draws) {
        bytes += aligned(sizeof(DrawParams));
        if (draw.colors) bytes += aligned(draw.colors->size() * sizeof(draw.colors->front()));
        if (draw.scene) bytes += aligned(sizeof(SceneParams));
    }
    return growBuffer(frame, bytes);
}

VkShaderModule FigurePipelines::module(const char* file) {
    QFile resource(QStringLiteral(":/figures/") + QLatin1String(file));
    if (!resource.open(QIODevice::ReadOnly)) return VK_NULL_HANDLE;
    const QByteArray words = resource.readAll();
    VkShaderModuleCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO;
    info.codeSize = static_cast<std::size_t>(words.size());
    info.pCode = reinterpret_cast<const uint32_t*>(words.constData());
    VkShaderModule made = VK_NULL_HANDLE;
    m_vk->vkCreateShaderModule(m_device, &info, nullptr, &made);
    return made;
}

VkPipeline FigurePipelines::pipeline(const PipelineKey& key) {
    const auto known = m_pipelines.find(key);
    if (known != m_pipelines.end()) return known->second;
    using Kind = FigureDraw::Kind;
    const bool strip =
        key.kind == Kind::Image || key.kind == Kind::Scene || key.kind == Kind::Surface;
    const bool faces =
        key.kind == Kind::Surface || key.kind == Kind::Patch || key.kind == Kind::SpaceContourArea;
    const bool masked = key.kind == Kind::OutlineMask || key.kind == Kind::OutlineFill;
    const ShaderNames& names = kShaders[static_cast<std::size_t>(key.kind)];
    const VkShaderModule vertex = module((std::string(names.vertex) + ".vert.spv").c_str());
    const VkShaderModule fragment = module((std::string(names.fragment) + ".frag.spv").c_str());

    std::array<VkPipelineShaderStageCreateInfo, 2> stages{};
    for (auto& stage : stages) {
        stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
        stage.pName = "main";
    }
    stages[0].stage = VK_SHADER_STAGE_VERTEX_BIT;
    stages[0].module = vertex;
    stages[1].stage = VK_SHADER_STAGE_FRAGMENT_BIT;
    stages[1].module = fragment;
    VkPipelineVertexInputStateCreateInfo input{};
    input.sType = VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_STATE_CREATE_INFO;
    VkPipelineInputAssemblyStateCreateInfo assembly{};
    assembly.sType = VK_STRUCTURE_TYPE_PIPELINE_INPUT_ASSEMBLY_STATE_CREATE_INFO;
    assembly.topology =
        strip ? VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP : VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST;
    VkPipelineViewportStateCreateInfo viewport{};
    viewport.sType = VK_STRUCTURE_TYPE_PIPELINE_VIEWPORT_STATE_CREATE_INFO;
    viewport.viewportCount = viewport.scissorCount = 1;
    VkPipelineRasterizationStateCreateInfo raster{};
    raster.sType = VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_STATE_CREATE_INFO;
    raster.polygonMode = VK_POLYGON_MODE_FILL;
    raster.cullMode = VK_CULL_MODE_NONE;
    raster.lineWidth = 1;
    if (faces && key.depth) {
        // A little behind their edges, which would be torn otherwise.
        raster.depthBiasEnable = VK_TRUE;
        raster.depthBiasConstantFactor = 4;
        raster.depthBiasSlopeFactor = 1.5f;
    }
    VkPipelineMultisampleStateCreateInfo multisample{};
    multisample.sType = VK_STRUCTURE_TYPE_PIPELINE_MULTISAMPLE_STATE_CREATE_INFO;
    multisample.rasterizationSamples = key.samples;
    VkPipelineDepthStencilStateCreateInfo depth{};
    depth.sType = VK_STRUCTURE_TYPE_PIPELINE_DEPTH_STENCIL_STATE_CREATE_INFO;
    // The box is drawn first, and all that is in it lies over its far sides.
    const bool tested = key.depth && key.kind != Kind::Box;
    depth.depthTestEnable = tested ? VK_TRUE : VK_FALSE;
    depth.depthWriteEnable = tested && !key.translucent ? VK_TRUE : VK_FALSE;
    depth.depthCompareOp = VK_COMPARE_OP_LESS_OR_EQUAL;
    depth.stencilTestEnable = masked ? VK_TRUE : VK_FALSE;
    if (masked) depth.front = depth.back = stencilOf(key.kind);
    VkPipelineColorBlendAttachmentState blend{};
    blend.blendEnable = VK_TRUE;
    blend.srcColorBlendFactor = blend.srcAlphaBlendFactor = VK_BLEND_FACTOR_ONE;
    blend.dstColorBlendFactor = blend.dstAlphaBlendFactor = VK_BLEND_FACTOR_ONE_MINUS_SRC_ALPHA;
    blend.colorWriteMask = VK_COLOR_COMPONENT_R_BIT | VK_COLOR_COMPONENT_G_BIT |
                           VK_COLOR_COMPONENT_B_BIT | VK_COLOR_COMPONENT_A_BIT;
    if (key.kind == Kind::OutlineMask) blend.colorWriteMask = 0;
    VkPipelineColorBlendStateCreateInfo blending{};
    blending.sType = VK_STRUCTURE_TYPE_PIPELINE_COLOR_BLEND_STATE_CREATE_INFO;
    blending.attachmentCount = 1;
    blending.pAttachments = &blend;
    const std::array<VkDynamicState, 2> dynamic{VK_DYNAMIC_STATE_VIEWPORT,
                                                VK_DYNAMIC_STATE_SCISSOR};
    VkPipelineDynamicStateCreateInfo dynamics{};
    dynamics.sType = VK_STRUCTURE_TYPE_PIPELINE_DYNAMIC_STATE_CREATE_INFO;
    dynamics.dynamicStateCount = static_cast<uint32_t>(dynamic.size());
    dynamics.pDynamicStates = dynamic.data();

    VkGraphicsPipelineCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO;
    info.stageCount = static_cast<uint32_t>(stages.size());
    info.pStages = stages.data();
    info.pVertexInputState = &input;
    info.pInputAssemblyState = &assembly;
    info.pViewportState = &viewport;
    info.pRasterizationState = &raster;
    info.pMultisampleState = &multisample;
    info.pDepthStencilState = &depth;
    info.pColorBlendState = &blending;
    info.pDynamicState = &dynamics;
    info.layout = key.kind == Kind::Scene ? m_pictureLayout : m_layout;
    info.renderPass = key.pass;
    VkPipeline made = VK_NULL_HANDLE;
    const VkResult result =
        m_vk->vkCreateGraphicsPipelines(m_device, VK_NULL_HANDLE, 1, &info, nullptr, &made);
    if (result != VK_SUCCESS)
        qWarning("The figure pipeline '%s' failed: %d", names.vertex, int(result));
    m_vk->vkDestroyShaderModule(m_device, vertex, nullptr);
    m_vk->vkDestroyShaderModule(m_device, fragment, nullptr);
    m_pipelines[key] = made;
    return made;
}

FigurePipelines::Blocks FigurePipelines::copyBlocks(Frame& frame, const FigureDraw& draw,
                                                    VkDeviceSize& at) {
    Blocks blocks;
    const auto copy = [&](const void* from, std::size_t bytes) {
        const VkDeviceSize place = at;
        std::memcpy(frame.mapped + place, from, bytes);
        at += aligned(bytes);
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

void FigurePipelines::writeSet(VkDescriptorSet set, const FigureDraw& draw, VkBuffer shared,
                               const Blocks& blocks) {
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
    if (blocks.colorBytes) buffers[3] = {shared, blocks.colors, blocks.colorBytes};
    if (draw.scene) buffers[kSceneBinding] = {shared, blocks.scene, sizeof(SceneParams)};
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

bool FigurePipelines::bindPicture(Frame& frame, const Target& target) {
    if (!target.picture.imageView) return false;
    VkDescriptorSetAllocateInfo allocate{};
    allocate.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO;
    allocate.descriptorPool = frame.pool;
    allocate.descriptorSetCount = 1;
    allocate.pSetLayouts = &m_pictureSetLayout;
    VkDescriptorSet set = VK_NULL_HANDLE;
    if (m_vk->vkAllocateDescriptorSets(m_device, &allocate, &set) != VK_SUCCESS) return false;
    VkWriteDescriptorSet write{};
    write.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET;
    write.dstSet = set;
    write.descriptorCount = 1;
    write.descriptorType = VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
    write.pImageInfo = &target.picture;
    m_vk->vkUpdateDescriptorSets(m_device, 1, &write, 0, nullptr);
    m_vk->vkCmdBindDescriptorSets(target.commands, VK_PIPELINE_BIND_POINT_GRAPHICS, m_pictureLayout,
                                  1, 1, &set, 0, nullptr);
    return true;
}

void FigurePipelines::record(const Target& target, std::span<const FigureDraw> draws) {
    if (draws.empty()) return;
    Frame& frame = m_frames[m_next];
    m_next = (m_next + 1) % kFrames;
    if (!prepareFrame(frame, draws)) return;
    m_vk->vkCmdSetViewport(target.commands, 0, 1, &target.viewport);
    m_vk->vkCmdSetScissor(target.commands, 0, 1, &target.scissor);
    VkDeviceSize at = 0;
    for (const FigureDraw& draw : draws) {
        const Blocks blocks = copyBlocks(frame, draw, at);
        VkDescriptorSetAllocateInfo allocate{};
        allocate.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO;
        allocate.descriptorPool = frame.pool;
        allocate.descriptorSetCount = 1;
        allocate.pSetLayouts = &m_setLayout;
        VkDescriptorSet set = VK_NULL_HANDLE;
        if (m_vk->vkAllocateDescriptorSets(m_device, &allocate, &set) != VK_SUCCESS) return;
        writeSet(set, draw, frame.buffer, blocks);

        FigureDraw::Kind kind = draw.kind;
        if (!target.stencil && kind == FigureDraw::Kind::OutlineMask) continue;
        // Right for what is convex.
        if (!target.stencil && kind == FigureDraw::Kind::OutlineFill) kind = FigureDraw::Kind::Fill;
        const VkPipeline ready =
            pipeline({target.pass, target.samples, kind, target.depth, draw.translucent});
        if (!ready) continue;
        m_vk->vkCmdBindPipeline(target.commands, VK_PIPELINE_BIND_POINT_GRAPHICS, ready);
        const bool scene = draw.kind == FigureDraw::Kind::Scene;
        m_vk->vkCmdBindDescriptorSets(target.commands, VK_PIPELINE_BIND_POINT_GRAPHICS,
                                      scene ? m_pictureLayout : m_layout, 0, 1, &set, 0, nullptr);
        if (scene && !bindPicture(frame, target)) continue;
        if (target.depth) {
            const auto [x, y, width, height] = draw.scissor;
            const VkRect2D own{{x, y},
                               {static_cast<uint32_t>(width), static_cast<uint32_t>(height)}};
            m_vk->vkCmdSetScissor(target.commands, 0, 1, width > 0 ? &own : &target.scissor);
        }
        m_vk->vkCmdDraw(target.commands, draw.vertices, draw.instances, 0, 0);
        frame.kept.push_back(draw.x.keepAlive);
        frame.kept.push_back(draw.y.keepAlive);
        frame.kept.push_back(draw.second.keepAlive);
        frame.kept.push_back(draw.third.keepAlive);
        frame.kept.push_back(draw.z.keepAlive);
    }
}

} // namespace vitrine::app
