// SPDX-License-Identifier: Apache-2.0
#pragma once
// The scene graph node that draws a figure's data straight from the engine's device buffers.
// Render thread; set up while the interface thread waits.
#include "figures/figure_pipelines.h"

#include <QQuickWindow>
#include <QSGRenderNode>

namespace vitrine::app {

class FigureNode : public QSGRenderNode {
public:
    explicit FigureNode(QQuickWindow* window) : m_window(window) {}
    ~FigureNode() override { releaseResources(); }

    void setDraws(std::vector<FigureDraw> draws, QRectF rect);

    void prepare() override;
    void render(const RenderState* state) override;
    void releaseResources() override { m_pipelines.reset(); }
    [[nodiscard]] StateFlags changedStates() const override;
    [[nodiscard]] RenderingFlags flags() const override { return BoundedRectRendering; }
    [[nodiscard]] QRectF rect() const override { return m_rect; }

private:
    QQuickWindow* m_window;
    std::unique_ptr<FigurePipelines> m_pipelines;
    std::vector<FigureDraw> m_draws;
    QRectF m_rect;
    QMatrix4x4 m_matrix;
};

} // namespace vitrine::app
