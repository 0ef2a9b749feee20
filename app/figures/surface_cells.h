// SPDX-License-Identifier: Apache-2.0
#pragma once
// The cells of a surface in space, as a ScenePainter takes them: its part, in a file of its own.
#include "figures/scene_painter.h"

#include <array>

namespace vitrine::app {

class ScenePainter::SurfaceCells {
public:
    SurfaceCells(ScenePainter& scene, const SurfaceSnapshot& surface);
    /// Gives the scene the faces and edges.
    void add();

private:
    /// A point by its row and column; as a cell, what lies between it and the next ones.
    struct Place {
        std::size_t row = 0, column = 0;
    };
    [[nodiscard]] std::size_t indexOf(Place at) const { return at.column * m_rows + at.row; }
    /// Indices of a cell's points, around it.
    [[nodiscard]] std::array<std::size_t, 4> cornersOf(Place at) const;
    /// Is there a cell behind the point?
    [[nodiscard]] bool isCell(Place at) const {
        return at.row + 1 < m_rows && at.column + 1 < m_columns;
    }
    [[nodiscard]] std::vector<Vertex> readPoints() const;
    [[nodiscard]] std::vector<Vector3> normalsOfPoints() const;
    /// Of a cell: its first point's, or the mean of its corners.
    [[nodiscard]] float opacityOf(AlphaMode mode, Place at) const;
    [[nodiscard]] QColor colorOf(Place at) const;
    [[nodiscard]] QColor paintOf(PaintMode mode, Place at) const;
    /// The colour of element i of data in three channels of count elements.
    [[nodiscard]] QColor channelsAt(std::size_t i, std::size_t count) const;
    /// Do the corners' colours go over into each other?
    [[nodiscard]] bool blends() const;
    /// The number of the face in the order; -1 where it is not painted.
    int addFace(Place at);
    int addLit(Place at, const std::vector<Vertex>& corners, const std::vector<double>& values);
    /// A cell with its share of the texture's elements.
    int addTexture(Place at, const std::vector<Vertex>& corners);
    void addEdges();
    void addEdge(Place at, bool alongRow);

    ScenePainter& m_scene;
    const SurfaceSnapshot& m_surface;
    const std::size_t m_rows, m_columns;
    const std::vector<double> m_colors, m_alphas;
    const ShadingSnapshot m_shading; ///< with opacities that opacityOf() does not give
    const double m_scale;            ///< of colours given as channels
    const std::vector<Vertex> m_points;
    const std::vector<Vector3> m_normals; ///< of points that are lit smoothly
    std::vector<int> m_places;            ///< of the face that begins at a point; none: -1
};

} // namespace vitrine::app
