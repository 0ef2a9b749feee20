// SPDX-License-Identifier: Apache-2.0
#pragma once
// Paints axes in space with QPainter, for files: faces, lines and marks from far to near. Reads
// elements through a function of its caller; the thread on which that may be called.
#include "figures/data_painter.h"

namespace vitrine::app {

class ScenePainter {
public:
    ScenePainter(QPainter& painter, const FigurePalette& palette, const ElementReader& read,
                 const AxesSnapshot& axes, const PlotView& view)
        : m_painter(painter), m_palette(palette), m_read(read), m_axes(axes), m_plot(view),
          m_view(view.space) {}

    /// Box and grid, then all that has a place in space.
    void paint();

private:
    struct Vertex {
        Vector3 cube{};
        bool there = false;
    };
    struct Piece {
        double depth = 0;
        QPolygonF shape; ///< two points: a line, one: a mark
        QBrush brush;
        QPen pen;
        const LineSnapshot* mark = nullptr;
        QColor face, edge;
        qreal radius = 0;
    };
    void addSurface(const SurfaceSnapshot& surface);
    void addPatch(const PatchSnapshot& patch);
    void addLine(const LineSnapshot& line);
    /// How far away the face is; infinitely where it is not painted.
    double addFace(const ShadingSnapshot& shading, const std::vector<Vertex>& corners,
                   const QColor& color);
    /// Before the nearest of the faces that it bounds.
    void addSegment(const Vertex& a, const Vertex& b, const QPen& pen, double nearest = HUGE_VAL);
    [[nodiscard]] Vertex vertexAt(double x, double y, double z) const;
    [[nodiscard]] QColor mapped(double value, ColorKind kind) const;
    [[nodiscard]] QColor lit(const QColor& base, const ShadingSnapshot& shading,
                             const std::vector<Vertex>& corners) const;

    QPainter& m_painter;
    const FigurePalette& m_palette;
    const ElementReader& m_read;
    const AxesSnapshot& m_axes;
    const PlotView& m_plot;
    const SpaceView& m_view;
    std::vector<Piece> m_pieces;
};

} // namespace vitrine::app
