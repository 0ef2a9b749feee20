// SPDX-License-Identifier: Apache-2.0
#pragma once
// Paints axes in space with QPainter, for files: faces, lines and marks from far to near. Reads
// elements through a function of its caller; the thread on which that may be called.
#include "figures/box_lines.h"
#include "figures/data_painter.h"
#include "figures/painting_order.h"

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
    class PatchFaces;   // patch_faces.h
    class SurfaceCells; // surface_cells.h
    struct Vertex {
        Vector3 cube{};
        bool there = false;
    };
    /// Numbers of the faces that a segment bounds; none: -1.
    struct Bounds {
        int first = -1, second = -1;
    };
    struct Piece {
        QPolygonF shape; ///< two points: a line, one: a mark
        int place =
            -1;        ///< among the pieces that are ordered; of a part of a face, that of the face
        Bounds bounds; ///< of an edge, which is painted after its faces
        QBrush brush;
        QPen pen;
        const LineSnapshot* mark = nullptr;
        QColor face, edge;
        qreal radius = 0;
    };
    [[nodiscard]] QPen boxPen(const BoxLine& line) const;
    void paintPolygons(const FillSnapshot& fill);
    void addLine(const LineSnapshot& line);
    /// The number of the face in the order; -1 where it is not painted. A part takes its face's.
    int addFace(const ShadingSnapshot& shading, const std::vector<Vertex>& corners,
                const QColor& color, int part = -1);
    /// A face whose colours go over from corner to corner, in parts.
    int addScaled(const ShadingSnapshot& shading, const std::vector<Vertex>& corners,
                  const std::vector<double>& values, int part = -1);
    /// The same by colours at shares u and v of the way between corners, of about so many shades.
    int addBlend(const ShadingSnapshot& shading, const std::vector<Vertex>& corners, double rows,
                 const std::function<QColor(double, double)>& color, int part = -1);
    void addSegment(const Vertex& a, const Vertex& b, const QPen& pen, Bounds bounds);
    /// A place in the order for what has these corners.
    int placeFor(const std::vector<Vertex>& corners, double nearer = 0);
    void paintPiece(const Piece& piece);
    [[nodiscard]] Vertex vertexAt(double x, double y, double z) const;
    [[nodiscard]] QColor mapped(double value, ColorKind kind) const;
    /// Of edges that have one colour, as this ground shows it.
    [[nodiscard]] QColor fixedEdge(const ShadingSnapshot& shading) const;
    [[nodiscard]] QColor lit(const QColor& base, const ShadingSnapshot& shading,
                             const std::vector<Vertex>& corners) const;
    /// The same at a place of the box with a normal there.
    [[nodiscard]] QColor litAt(const QColor& base, const ShadingSnapshot& shading,
                               const Vector3& at, Vector3 normal) const;
    [[nodiscard]] bool isSmooth(const ShadingSnapshot& shading) const;
    /// In units of the box's sides, from its middle.
    [[nodiscard]] Vector3 boxed(const Vector3& cube) const;
    /// A face that is lit from corner to corner, in parts; color: at shares of the way from the
    /// first corner to the second, and to the last.
    int addSmooth(const ShadingSnapshot& shading, const std::vector<Vertex>& corners,
                  const std::vector<Vector3>& normals,
                  const std::function<QColor(double, double)>& color, double colorRows);

    QPainter& m_painter;
    const FigurePalette& m_palette;
    const ElementReader& m_read;
    const AxesSnapshot& m_axes;
    const PlotView& m_plot;
    const SpaceView& m_view;
    float m_opacity = 1;  ///< of the face at hand, beside that of all faces
    int m_mostParts = 12; ///< pieces along the side of a face whose colours blend
    std::vector<Piece> m_pieces;
    std::vector<ScenePiece> m_ordered;
};

} // namespace vitrine::app
