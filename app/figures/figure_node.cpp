// SPDX-License-Identifier: Apache-2.0
#include <vulkan/vulkan.h>

#include "figures/figure_node.h"

#include <QtGui/private/qrhi_p.h>
#include <QtGui/private/qrhivulkan_p.h>
#include <QtQuick/private/qsgrendernode_p.h>

namespace vitrine::app {

void FigureNode::setDraws(std::vector<FigureDraw> draws, QRectF rect) {
    m_draws = std::move(draws);
    m_rect = rect;
    markDirty(DirtyMaterial);
}

QSGRenderNode::StateFlags FigureNode::changedStates() const {
    return ViewportState | ScissorState | BlendState | DepthState | StencilState | CullState;
}

void FigureNode::prepare() {
    m_matrix = *matrix(); // points to something that is gone when render() is called
}

void FigureNode::render(const RenderState* state) {
    if (m_draws.empty()) return;
    // The public render pass is the window's; inside a layer the private target is the right one.
    const QSGRenderTarget& to = QSGRenderNodePrivate::get(this)->m_rt;
    QSGRendererInterface* rif = m_window->rendererInterface();
    if (rif->graphicsApi() != QSGRendererInterface::Vulkan || !to.rt || !to.cb) return;
    if (!m_pipelines) {
        const auto resource = [&](QSGRendererInterface::Resource which) {
            return rif->getResource(m_window, which);
        };
        m_pipelines = std::make_unique<FigurePipelines>(
            *m_window->vulkanInstance(),
            *static_cast<VkPhysicalDevice*>(resource(QSGRendererInterface::PhysicalDeviceResource)),
            *static_cast<VkDevice*>(resource(QSGRendererInterface::DeviceResource)));
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
    if (state->scissorEnabled()) {
        // Qt counts from the bottom, Vulkan from the top.
        QRect box = state->scissorRect();
        box.moveTop(size.height() - box.y() - box.height());
        box = box.intersected(QRect(QPoint(0, 0), size));
        target.scissor = {
            {box.x(), box.y()},
            {static_cast<uint32_t>(box.width()), static_cast<uint32_t>(box.height())}};
    }
    const QMatrix4x4 matrix = *state->projectionMatrix() * m_matrix;
    const auto opacity = static_cast<float>(inheritedOpacity());
    for (FigureDraw& draw : m_draws) {
        std::copy_n(matrix.constData(), 16, draw.params.matrix.begin());
        draw.params.limits[3] = opacity;
    }
    m_pipelines->record(target, m_draws);
    ++*m_drawn;
}

} // namespace vitrine::app
