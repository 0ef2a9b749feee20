// SPDX-License-Identifier: Apache-2.0
#pragma once
// The faces of a patch in space, as a ScenePainter takes them: its part, in a file of its own.
#include "figures/scene_painter.h"

#include <map>

namespace vitrine::app {

class ScenePainter::PatchFaces {
public:
    PatchFaces(ScenePainter& scene, const PatchSnapshot& patch);
    /// Gives the scene the faces and edges.
    void add();

private:
    /// What is known of the face at hand.
    struct Face {
        std::size_t index = 0;
        std::vector<std::size_t> vertices;
        std::vector<Vertex> ring;
        std::vector<double> values; ///< of the colours
    };
    /// The numbers of a face's vertices, as far as there are such.
    [[nodiscard]] std::vector<std::size_t> verticesOf(std::size_t face) const;
    [[nodiscard]] Face faceAt(std::size_t index) const;
    [[nodiscard]] Vertex cornerAt(std::size_t vertex) const;
    /// Of vertices, the sum of the normals of their faces.
    [[nodiscard]] std::vector<Vector3> sumNormals() const;
    [[nodiscard]] double channelOf(std::size_t i, std::size_t channel, std::size_t count) const;
    [[nodiscard]] QColor colorOf(const Face& face) const;
    [[nodiscard]] QColor paintOf(const Face& face, PaintMode mode, const Rgba& fixed) const;
    [[nodiscard]] float opacityOf(const Face& face, AlphaMode mode) const;
    /// Do the corners' colours go over into each other?
    [[nodiscard]] bool blends(const Face& face, ColorKind kind) const;
    /// What the corners' colours blend over: a face of up to four, or its triangles. Faces are
    /// asked in their order.
    [[nodiscard]] std::vector<std::vector<std::size_t>> partsOf(const Face& face);
    /// The number of the face in the order; -1 where it is not painted.
    int addFace(const Face& face);
    int addLit(const Face& face);
    int addBlended(const Face& face);
    void addMixed(const std::vector<Vertex>& part, const std::vector<std::size_t>& vertices,
                  int place);
    void addEdges(const Face& face, int place);

    ScenePainter& m_scene;
    const PatchSnapshot& m_patch;
    const ShadingSnapshot& m_shading;
    const std::vector<double> m_xs, m_ys, m_zs, m_faces, m_colors, m_triangles, m_alphas;
    const std::size_t m_count, m_corners;
    const double m_scale;                 ///< of colours given as channels
    const std::vector<Vector3> m_normals; ///< of vertices that are lit smoothly
    std::size_t m_triangle = 0;           ///< the first one that no face has asked for
    std::map<std::pair<std::size_t, std::size_t>, std::size_t> m_edges; ///< the piece of an edge
};

} // namespace vitrine::app
