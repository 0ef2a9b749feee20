// SPDX-License-Identifier: Apache-2.0
#pragma once
// What the renderer draws for axes: images, lines, markers and fills in the order in which they
// were made. Used while the interface thread waits for the render thread.
#include "figures/draw_params.h"
#include "figures/figure_palette.h"
#include "figures/figures_model.h"
#include "figures/plot_view.h"
#include "figures/scene_drawing.h"

namespace vitrine::app {

class FigureDrawing {
public:
    struct Limits {
        uint64_t maxRange; ///< bytes of one binding
        uint32_t taps;     ///< of a minified image
        double ratio;      ///< device pixels of one
    };
    /// scene: where what is in space is drawn.
    FigureDrawing(FigurePalette palette, const FigureFrame* frame, const Limits& limits,
                  const SceneArea& scene);

    void add(const AxesSnapshot& axes, const PlotView& view);
    [[nodiscard]] std::vector<FigureDraw> take();

private:
    void addImage(const AxesSnapshot& axes, const PlotView& view, const ImageSnapshot& image);
    void addLine(const AxesSnapshot& axes, const PlotView& view, const LineSnapshot& line);
    void addSegments(FigureDraw draw, const LineSnapshot& line, const PlotView& view);
    void placeSegments(FigureDraw& draw, const LineSnapshot& line, const PlotView& view) const;
    void addMarkers(FigureDraw draw, const AxesSnapshot& axes, const PlotView& view,
                    const LineSnapshot& line);
    void addFill(const AxesSnapshot& axes, const PlotView& view, const FillSnapshot& fill);
    void addPolygons(FigureDraw draw, const FillSnapshot& fill);
    void addContour(const PlotView& view, const ContourSnapshot& contour);
    void addOutlines(const PlotView& view, const FillSnapshot& fill);
    /// Box, scales and pixel ratio, which all but images have in common.
    [[nodiscard]] FigureDraw begin(FigureDraw::Kind kind, const PlotView& view) const;
    [[nodiscard]] DisplayBuffer bufferOf(const FigureData& data) const;
    [[nodiscard]] std::array<float, 4> shown(const Rgba& color) const;

    FigurePalette m_palette;
    const FigureFrame* m_frame;
    Limits m_limits;
    SceneDrawing m_scene;
    std::vector<FigureDraw> m_draws;
};

} // namespace vitrine::app
