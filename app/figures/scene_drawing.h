// SPDX-License-Identifier: Apache-2.0
#pragma once
// What the renderer draws for axes in space: box and grid, surfaces, patches, lines and markers,
// what is opaque first. Used while the interface thread waits for the render thread.
#include "figures/draw_params.h"
#include "figures/plot_view.h"

#include <functional>
#include <QColor>

namespace vitrine::app {

/// Where the picture of what is in space lies in the item, on whole pixels of the device.
struct SceneArea {
    QRectF rect; ///< item pixels; empty: nothing is in space
    QSize size;  ///< of the picture
    double ratio = 1;
};
[[nodiscard]] SceneArea sceneArea(const std::vector<PlotView>& views, const QSizeF& item,
                                  double ratio);

class SceneDrawing {
public:
    struct Colors {
        QColor ground, axis;
        std::function<QColor(const AxesStyle&, bool minor)> grid;
        std::function<Rgba(const Rgba&)> shown; ///< premultiplied, as the theme shows it
    };
    using Buffers = std::function<DisplayBuffer(const FigureData&)>;

    SceneDrawing(const SceneArea& area, Buffers buffers, Colors colors)
        : m_area(area), m_buffers(std::move(buffers)), m_colors(std::move(colors)) {}

    /// Draws into the picture. Lines of the plane come along when the axes are solid.
    void add(const AxesSnapshot& axes, const PlotView& view);
    /// The draw that shows the picture's part of these axes.
    [[nodiscard]] FigureDraw show(const PlotView& view) const;
    [[nodiscard]] std::vector<FigureDraw> take();

private:
    [[nodiscard]] FigureDraw begin(FigureDraw::Kind kind) const;
    void addBox(const AxesSnapshot& axes, const PlotView& view);
    void addSurface(const SurfaceSnapshot& surface);
    /// How many of the data's rows and columns become one; nothing where all are drawn as they are.
    void reduceGrid(FigureDraw& draw, const SurfaceSnapshot& surface) const;
    void addPatch(const PatchSnapshot& patch);
    void addPolygons(const FillSnapshot& fill);
    void addContour(const ContourSnapshot& contour);
    void addLine(const LineSnapshot& line);
    void addMarkers(FigureDraw draw, const LineSnapshot& line);
    /// Colours of faces or edges; false when there are none to draw.
    bool paint(FigureDraw& draw, const ShadingSnapshot& shading, bool faces) const;
    /// Opacity from data; false where these are not at hand.
    bool takeAlpha(FigureDraw& draw, const ShadingSnapshot& shading, AlphaMode mode,
                   bool ofPatch) const;
    void put(FigureDraw draw);

    SceneArea m_area;
    Buffers m_buffers;
    Colors m_colors;
    std::shared_ptr<const SceneParams> m_scene; ///< of the axes at hand
    std::shared_ptr<const ColorRows> m_rows;
    std::array<float, 4> m_climits{};
    std::array<int32_t, 4> m_scissor{};
    std::array<double, 3> m_pixels{};  ///< of the device along the box's sides
    std::array<bool, 2> m_wholeSide{}; ///< limits of x and y hold all data
    uint32_t m_flags = 0;
    std::vector<FigureDraw> m_opaque, m_translucent;
};

/// The numbers of shaders/figures/marker_shapes.glsl; 0: none.
[[nodiscard]] float markerKind(const std::string& marker);
/// Pixels of a dash, negative with a dot; 0: a whole line.
[[nodiscard]] float dashLength(const std::string& style);

} // namespace vitrine::app
