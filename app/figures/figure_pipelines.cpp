// SPDX-License-Identifier: Apache-2.0
#include "figures/figure_pipelines.h"

#include <QLoggingCategory>

namespace vitrine::app {
namespace {

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
                                    {"contour_area", "fill"},
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
static_assert(std::size(kShaders) ==
              static_cast<std::size_t>(FigureDraw::Kind::SpaceContourArea) + 1);

/// What polygons are masked with. Qt counts its clips from the lowest bit.
constexpr uint32_t kMaskBit = 0x80;

bool isMasked(FigureDraw::Kind kind) {
    using Kind = FigureDraw::Kind;
    return kind == Kind::OutlineMask || kind == Kind::OutlineFill || kind == Kind::ContourOnce ||
           kind == Kind::ContourUnmask;
}

/// Polygons with an odd number of a fan's triangles over a place hold it; filling empties the mask.
/// Of translucent areas each place has the first.
VkStencilOpState stencilOf(FigureDraw::Kind kind) {
    using Kind = FigureDraw::Kind;
    VkStencilOpState state{};
    state.failOp = state.depthFailOp = VK_STENCIL_OP_KEEP;
    state.passOp = kind == Kind::OutlineMask   ? VK_STENCIL_OP_INVERT
                   : kind == Kind::ContourOnce ? VK_STENCIL_OP_REPLACE
                                               : VK_STENCIL_OP_ZERO;
    state.compareOp = kind == Kind::OutlineMask   ? VK_COMPARE_OP_ALWAYS
                      : kind == Kind::ContourOnce ? VK_COMPARE_OP_NOT_EQUAL
                                                  : VK_COMPARE_OP_EQUAL;
    state.compareMask = state.writeMask = state.reference = kMaskBit;
    return state;
}

} // namespace

FigurePipelines::FigurePipelines(QVulkanInstance& instance, VkPhysicalDevice physical,
                                 VkDevice device)
    : m_vk(instance.deviceFunctions(device)), m_device(device),
      m_blocks(instance, physical, device,
               VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT) {
    const VkDescriptorSetLayout own = m_blocks.layout();
    VkPipelineLayoutCreateInfo layoutInfo{};
    layoutInfo.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO;
    layoutInfo.setLayoutCount = 1;
    layoutInfo.pSetLayouts = &own;
    m_vk->vkCreatePipelineLayout(m_device, &layoutInfo, nullptr, &m_layout);
    VkDescriptorSetLayoutBinding picture{};
    picture.descriptorType = VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
    picture.descriptorCount = 1;
    picture.stageFlags = VK_SHADER_STAGE_FRAGMENT_BIT;
    VkDescriptorSetLayoutCreateInfo setInfo{};
    setInfo.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO;
    setInfo.bindingCount = 1;
    setInfo.pBindings = &picture;
    m_vk->vkCreateDescriptorSetLayout(m_device, &setInfo, nullptr, &m_pictureSetLayout);
    const std::array<VkDescriptorSetLayout, 2> both{own, m_pictureSetLayout};
    layoutInfo.setLayoutCount = static_cast<uint32_t>(both.size());
    layoutInfo.pSetLayouts = both.data();
    m_vk->vkCreatePipelineLayout(m_device, &layoutInfo, nullptr, &m_pictureLayout);
}

FigurePipelines::~FigurePipelines() {
    m_vk->vkDeviceWaitIdle(m_device);
    for (const auto& [key, pipeline] : m_pipelines)
        m_vk->vkDestroyPipeline(m_device, pipeline, nullptr);
    m_vk->vkDestroyPipelineLayout(m_device, m_layout, nullptr);
    m_vk->vkDestroyPipelineLayout(m_device, m_pictureLayout, nullptr);
    m_vk->vkDestroyDescriptorSetLayout(m_device, m_pictureSetLayout, nullptr);
}

VkPipeline FigurePipelines::pipeline(const PipelineKey& key) {
    const auto known = m_pipelines.find(key);
    if (known != m_pipelines.end()) return known->second;
    using Kind = FigureDraw::Kind;
    const bool strip =
        key.kind == Kind::Image || key.kind == Kind::Scene || key.kind == Kind::Surface;
    const bool faces =
        key.kind == Kind::Surface || key.kind == Kind::Patch || key.kind == Kind::SpaceContourArea;
    const ShaderNames& names = kShaders[static_cast<std::size_t>(key.kind)];
    const VkShaderModule vertex =
        shaderModule(*m_vk, m_device, (std::string(names.vertex) + ".vert.spv").c_str());
    const VkShaderModule fragment =
        shaderModule(*m_vk, m_device, (std::string(names.fragment) + ".frag.spv").c_str());

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
    depth.stencilTestEnable = isMasked(key.kind) ? VK_TRUE : VK_FALSE;
    if (isMasked(key.kind)) depth.front = depth.back = stencilOf(key.kind);
    VkPipelineColorBlendAttachmentState blend{};
    blend.blendEnable = VK_TRUE;
    blend.srcColorBlendFactor = blend.srcAlphaBlendFactor = VK_BLEND_FACTOR_ONE;
    blend.dstColorBlendFactor = blend.dstAlphaBlendFactor = VK_BLEND_FACTOR_ONE_MINUS_SRC_ALPHA;
    blend.colorWriteMask = VK_COLOR_COMPONENT_R_BIT | VK_COLOR_COMPONENT_G_BIT |
                           VK_COLOR_COMPONENT_B_BIT | VK_COLOR_COMPONENT_A_BIT;
    if (key.kind == Kind::OutlineMask || key.kind == Kind::ContourUnmask) blend.colorWriteMask = 0;
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

bool FigurePipelines::bindPicture(const Target& target) {
    if (!target.picture.imageView) return false;
    const VkDescriptorSet set = m_blocks.allocate(m_pictureSetLayout);
    if (!set) return false;
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
    VkDeviceSize bytes = 0;
    for (const FigureDraw& draw : draws)
        bytes += DrawBlocks::bytesOf(draw);
    if (!m_blocks.begin(draws.size(), bytes)) return;
    m_vk->vkCmdSetViewport(target.commands, 0, 1, &target.viewport);
    m_vk->vkCmdSetScissor(target.commands, 0, 1, &target.scissor);
    for (const FigureDraw& draw : draws) {
        // Its reduction had no memory.
        if (draw.reduction != Reduction::None && !draw.reduced.vkBuffer) continue;
        const VkDescriptorSet set = m_blocks.set(draw);
        if (!set) return;

        FigureDraw::Kind kind = draw.kind;
        if (!target.stencil && isMasked(kind)) {
            if (kind == FigureDraw::Kind::OutlineMask || kind == FigureDraw::Kind::ContourUnmask)
                continue;
            // Right for what is convex, and for areas that lie in no other.
            kind = kind == FigureDraw::Kind::OutlineFill ? FigureDraw::Kind::Fill
                                                         : FigureDraw::Kind::ContourArea;
        }
        const VkPipeline ready =
            pipeline({target.pass, target.samples, kind, target.depth, draw.translucent});
        if (!ready) continue;
        m_vk->vkCmdBindPipeline(target.commands, VK_PIPELINE_BIND_POINT_GRAPHICS, ready);
        const bool scene = draw.kind == FigureDraw::Kind::Scene;
        m_vk->vkCmdBindDescriptorSets(target.commands, VK_PIPELINE_BIND_POINT_GRAPHICS,
                                      scene ? m_pictureLayout : m_layout, 0, 1, &set, 0, nullptr);
        if (scene && !bindPicture(target)) continue;
        if (target.depth) {
            const auto [x, y, width, height] = draw.scissor;
            const VkRect2D own{{x, y},
                               {static_cast<uint32_t>(width), static_cast<uint32_t>(height)}};
            m_vk->vkCmdSetScissor(target.commands, 0, 1, width > 0 ? &own : &target.scissor);
        }
        if (draw.argumentsAt != 0) {
            m_vk->vkCmdDrawIndirect(target.commands,
                                    reinterpret_cast<VkBuffer>(draw.reduced.vkBuffer),
                                    draw.argumentsAt, 1, 0);
        } else {
            m_vk->vkCmdDraw(target.commands, draw.vertices, draw.instances, draw.firstVertex, 0);
        }
        m_blocks.keep(draw);
    }
}

} // namespace vitrine::app
