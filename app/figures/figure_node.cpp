// SPDX-License-Identifier: Apache-2.0
#include <vulkan/vulkan.h>

#include "figures/figure_node.h"

#include <algorithm>
#include <cmath>
#include <QtGui/private/qrhi_p.h>
#include <QtGui/private/qrhivulkan_p.h>
#include <QtQuick/private/qsgrendernode_p.h>

namespace vitrine::app {

void FigureNode::setDraws(std::vector<FigureDraw> draws, QRectF rect, QSize picture) {
    const auto space = std::stable_partition(
        draws.begin(), draws.end(), [](const FigureDraw& draw) { return !draw.inSpace(); });
    m_inSpace.assign(std::make_move_iterator(space), std::make_move_iterator(draws.end()));
    draws.erase(space, draws.end());
    m_draws = std::move(draws);
    // What was drawn holds its arrays.
    if (m_draws.empty()) m_pipelines.reset();
    if (m_draws.empty() && m_inSpace.empty()) m_reduction.reset();
    if (m_inSpace.empty()) m_scene.reset();
    m_pictureSize = picture;
    m_sceneChanged = true;
    m_rect = rect;
    markDirty(DirtyMaterial);
}

QSGRenderNode::StateFlags FigureNode::changedStates() const {
    return ViewportState | ScissorState | BlendState | DepthState | StencilState | CullState;
}

namespace {

/// The window's objects that all draws need.
template <typename T>
T resource(QQuickWindow& window, QSGRendererInterface::Resource which) {
    return *static_cast<T*>(window.rendererInterface()->getResource(&window, which));
}

bool hasStencil(QRhiRenderTarget& target) {
    // A window's has it unless Qt was told to do without.
    if (target.resourceType() != QRhiResource::TextureRenderTarget)
        return qEnvironmentVariableIsEmpty("QSG_NO_DEPTH_BUFFER");
    const auto parts = static_cast<QRhiTextureRenderTarget&>(target).description();
    return parts.depthStencilBuffer() || parts.depthTexture();
}

} // namespace

/// How large a pixel of the item is in pixels of what it is drawn into, and where in one of those
/// it begins. A layer has whole pixels, to which the item is stretched.
void FigureNode::setPixels(FigureDraw& draw) {
    const double ratio = m_window->effectiveDevicePixelRatio();
    const QSize size = QSGRenderNodePrivate::get(this)->m_rt.rt->pixelSize();
    const bool layer = size != (QSizeF(m_window->size()) * ratio).toSize();
    const double across = layer ? size.width() / std::max(m_rect.width(), 1.0) : ratio;
    const double down = layer ? size.height() / std::max(m_rect.height(), 1.0) : ratio;
    const QPointF begin = m_matrix.map(QPointF());
    const double x = begin.x() * across, y = begin.y() * down;
    draw.params.view = {static_cast<float>(across), static_cast<float>(down),
                        static_cast<float>(x - std::floor(x)),
                        static_cast<float>(y - std::floor(y))};
}

void FigureNode::reduce(VkCommandBuffer commands) {
    std::vector<FigureDraw*> draws;
    for (std::vector<FigureDraw>* list : {&m_draws, &m_inSpace}) {
        for (FigureDraw& draw : *list) {
            if (draw.reduction == Reduction::None) continue;
            if (draw.reduction == Reduction::Marks) setPixels(draw);
            draws.push_back(&draw);
        }
    }
    if (draws.empty()) return m_reduction.reset();
    if (!m_reduction) {
        m_reduction = std::make_unique<FigureReduction>(
            *m_window->vulkanInstance(),
            resource<VkPhysicalDevice>(*m_window, QSGRendererInterface::PhysicalDeviceResource),
            resource<VkDevice>(*m_window, QSGRendererInterface::DeviceResource));
    }
    m_reduction->record(commands, draws);
}

void FigureNode::drawScene(VkCommandBuffer commands) {
    if (m_inSpace.empty()) return m_scene.reset();
    if (!m_scene) {
        m_scene = std::make_unique<SceneTarget>(
            *m_window->vulkanInstance(),
            resource<VkPhysicalDevice>(*m_window, QSGRendererInterface::PhysicalDeviceResource),
            resource<VkDevice>(*m_window, QSGRendererInterface::DeviceResource));
    }
    m_scene->draw(commands, m_pictureSize, m_inSpace);
}

void FigureNode::prepare() {
    const QMatrix4x4 before = m_matrix;
    m_matrix = *matrix(); // points to something that is gone when render() is called
    // What marks hide depends on where in a pixel the item begins.
    const bool moved = m_reduction && m_matrix != before;
    if (!m_sceneChanged && !moved) return;
    m_sceneChanged = false;
    const QSGRenderTarget& to = QSGRenderNodePrivate::get(this)->m_rt;
    if (m_window->rendererInterface()->graphicsApi() != QSGRendererInterface::Vulkan || !to.cb ||
        !to.rt)
        return;
    to.cb->beginExternal();
    const auto* native =
        static_cast<const QRhiVulkanCommandBufferNativeHandles*>(to.cb->nativeHandles());
    reduce(native->commandBuffer);
    drawScene(native->commandBuffer);
    to.cb->endExternal();
}

void FigureNode::render(const RenderState* state) {
    if (m_draws.empty()) return;
    // The public render pass is the window's; inside a layer the private target is the right one.
    const QSGRenderTarget& to = QSGRenderNodePrivate::get(this)->m_rt;
    QSGRendererInterface* rif = m_window->rendererInterface();
    if (rif->graphicsApi() != QSGRendererInterface::Vulkan || !to.rt || !to.cb) return;
    if (!m_pipelines) {
        m_pipelines = std::make_unique<FigurePipelines>(
            *m_window->vulkanInstance(),
            resource<VkPhysicalDevice>(*m_window, QSGRendererInterface::PhysicalDeviceResource),
            resource<VkDevice>(*m_window, QSGRendererInterface::DeviceResource));
    }
    const QSize size = to.rt->pixelSize();
    FigurePipelines::Target target;
    target.commands =
        static_cast<const QRhiVulkanCommandBufferNativeHandles*>(to.cb->nativeHandles())
            ->commandBuffer;
    target.pass = static_cast<const QRhiVulkanRenderPassNativeHandles*>(
                      to.rt->renderPassDescriptor()->nativeHandles())
                      ->renderPass;
    target.samples = static_cast<VkSampleCountFlagBits>(std::max(to.rt->sampleCount(), 1));
    target.viewport = {0, 0, static_cast<float>(size.width()), static_cast<float>(size.height()),
                       0, 1};
    target.scissor = {{0, 0},
                      {static_cast<uint32_t>(size.width()), static_cast<uint32_t>(size.height())}};
    target.stencil = hasStencil(*to.rt);
    if (state->scissorEnabled()) {
        // Qt counts from the bottom, Vulkan from the top.
        QRect box = state->scissorRect();
        box.moveTop(size.height() - box.y() - box.height());
        box = box.intersected(QRect(QPoint(0, 0), size));
        target.scissor = {
            {box.x(), box.y()},
            {static_cast<uint32_t>(box.width()), static_cast<uint32_t>(box.height())}};
    }
    if (m_scene) target.picture = m_scene->picture();
    const QMatrix4x4 matrix = *state->projectionMatrix() * m_matrix;
    const auto opacity = static_cast<float>(inheritedOpacity());
    for (FigureDraw& draw : m_draws) {
        std::copy_n(matrix.constData(), 16, draw.params.matrix.begin());
        draw.params.limits[3] = opacity * draw.opacity;
    }
    m_pipelines->record(target, m_draws);
    ++*m_drawn;
}

} // namespace vitrine::app
