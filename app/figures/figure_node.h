// SPDX-License-Identifier: Apache-2.0
#pragma once
// The scene graph node that draws a figure's data straight from the engine's device buffers.
// Render thread; set up while the interface thread waits.
#include "figures/figure_reduction.h"
#include "figures/scene_target.h"

#include <atomic>
#include <memory>
#include <QQuickWindow>
#include <QSGRenderNode>

namespace vitrine::app {

class FigureNode : public QSGRenderNode {
public:
    /// drawn counts how often the data were drawn.
    FigureNode(QQuickWindow* window, std::shared_ptr<std::atomic<int>> drawn)
        : m_window(window), m_drawn(std::move(drawn)) {}
    ~FigureNode() override { releaseResources(); }

    /// What is in space goes into a picture of the given size in the device's pixels.
    void setDraws(std::vector<FigureDraw> draws, QRectF rect, QSize picture);

    void prepare() override;
    void render(const RenderState* state) override;
    void releaseResources() override {
        m_pipelines.reset();
        m_scene.reset();
        m_reduction.reset();
        m_sceneChanged = true;
    }
    [[nodiscard]] StateFlags changedStates() const override;
    [[nodiscard]] RenderingFlags flags() const override { return BoundedRectRendering; }
    [[nodiscard]] QRectF rect() const override { return m_rect; }

private:
    /// Kernels first, outside the render pass; then the picture of what is in space.
    void setPixels(FigureDraw& draw);
    void reduce(VkCommandBuffer commands);
    void drawScene(VkCommandBuffer commands);

    QQuickWindow* m_window;
    std::shared_ptr<std::atomic<int>> m_drawn;
    std::unique_ptr<FigurePipelines> m_pipelines;
    std::unique_ptr<SceneTarget> m_scene;
    std::unique_ptr<FigureReduction> m_reduction;
    std::vector<FigureDraw> m_draws, m_inSpace;
    QSize m_pictureSize;
    bool m_sceneChanged = false;
    QRectF m_rect;
    QMatrix4x4 m_matrix;
};

} // namespace vitrine::app
