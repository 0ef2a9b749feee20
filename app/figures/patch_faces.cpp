// SPDX-License-Identifier: Apache-2.0
#include "figures/patch_faces.h"

#include "figures/corner_values.h"
#include "figures/figure_colors.h"
#include "figures/figure_marks.h"
#include "figures/vector3.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace vitrine::app {
ScenePainter::PatchFaces::PatchFaces(ScenePainter& scene, const PatchSnapshot& patch)
    : m_scene(scene), m_patch(patch), m_shading(patch.shading), m_xs(scene.m_read(patch.x)),
      m_ys(scene.m_read(patch.y)), m_zs(scene.m_read(patch.z)), m_faces(scene.m_read(patch.faces)),
      m_colors(scene.m_read(patch.shading.colors)), m_triangles(scene.m_read(patch.triangles)),
      m_alphas(scene.m_read(patch.shading.alphas.data)), m_count(sizeOf(patch.faceCount)),
      m_corners(sizeOf(patch.corners)),
      m_scale(m_shading.colorKind == ColorKind::Rgb ? channelScale(m_shading.colors) : 1),
      m_normals(scene.isSmooth(m_shading) ? sumNormals() : std::vector<Vector3>()) {}

void ScenePainter::PatchFaces::add() {
    m_scene.m_mostParts = m_count <= 4 ? 48 : m_count <= 64 ? 24 : 12; // few faces are large
    for (std::size_t f = 0; f < m_count; ++f) {
        const Face face = faceAt(f);
        if (face.ring.size() < 2) continue;
        m_scene.m_opacity = opacityOf(face, m_shading.faceAlphas);
        const int place = addFace(face);
        if (m_shading.edges != PaintMode::None && m_shading.style != "none") addEdges(face, place);
    }
    m_scene.m_opacity = 1;
}

std::vector<std::size_t> ScenePainter::PatchFaces::verticesOf(std::size_t face) const {
    std::vector<std::size_t> vertices;
    for (std::size_t k = 0; k < m_corners; ++k) {
        const double number = m_patch.faces.valid() ? elementOr(m_faces, face + k * m_count, NAN)
                                                    : static_cast<double>(face * m_corners + k + 1);
        if (!(number >= 1 && number <= static_cast<double>(m_xs.size()))) break;
        vertices.push_back(static_cast<std::size_t>(number) - 1);
    }
    return vertices;
}

ScenePainter::Vertex ScenePainter::PatchFaces::cornerAt(std::size_t vertex) const {
    return m_scene.vertexAt(m_xs[vertex], elementOr(m_ys, vertex, NAN),
                            m_patch.z.valid() ? elementOr(m_zs, vertex, NAN) : 0);
}

ScenePainter::PatchFaces::Face ScenePainter::PatchFaces::faceAt(std::size_t index) const {
    Face face{index, verticesOf(index), {}, {}};
    for (const std::size_t v : face.vertices) {
        face.ring.push_back(cornerAt(v));
        face.values.push_back(elementOr(m_colors, v, NAN));
    }
    return face;
}

std::vector<Vector3> ScenePainter::PatchFaces::sumNormals() const {
    std::vector<Vector3> normals(m_xs.size(), Vector3{});
    for (std::size_t f = 0; f < m_count; ++f) {
        const std::vector<std::size_t> ring = verticesOf(f);
        if (ring.size() < 3) continue;
        const auto at = [&](std::size_t v) { return m_scene.boxed(cornerAt(v).cube); };
        const Vector3 first = at(ring[0]);
        const Vector3 own = cross(minus(at(ring[1]), first), minus(at(ring.back()), first));
        for (const std::size_t v : ring) {
            // Faces may go round either way.
            const double side = dot(normals[v], own) < 0 ? -1 : 1;
            for (std::size_t i = 0; i < 3; ++i)
                normals[v][i] += side * own[i];
        }
    }
    return normals;
}

double ScenePainter::PatchFaces::channelOf(std::size_t i, std::size_t channel,
                                           std::size_t count) const {
    return std::clamp(elementOr(m_colors, i + channel * count, 0) * m_scale, 0.0, 1.0);
}

QColor ScenePainter::PatchFaces::colorOf(const Face& face) const {
    const bool each = m_shading.colorPer == ColorPer::Face;
    const std::size_t i = each ? face.index : face.vertices.front();
    const std::size_t n = each ? m_count : m_xs.size();
    if (m_shading.colorKind != ColorKind::Rgb)
        return m_scene.mapped(elementOr(m_colors, i, NAN), m_shading.colorKind);
    const auto channel = [&](std::size_t k) { return static_cast<float>(channelOf(i, k, n)); };
    return QColor::fromRgbF(channel(0), channel(1), channel(2));
}

QColor ScenePainter::PatchFaces::paintOf(const Face& face, PaintMode mode,
                                         const Rgba& fixed) const {
    if (mode == PaintMode::Ground) return m_scene.m_palette.ground;
    if (mode == PaintMode::Fixed) return QColor::fromRgbF(fixed[0], fixed[1], fixed[2]);
    if (mode != PaintMode::Interp || m_shading.colorKind != ColorKind::Scaled) return colorOf(face);
    double sum = 0;
    for (const double value : face.values)
        sum += value;
    return m_scene.mapped(sum / static_cast<double>(face.values.size()), m_shading.colorKind);
}

float ScenePainter::PatchFaces::opacityOf(const Face& face, AlphaMode mode) const {
    const auto alphaOf = [&](std::size_t i) {
        return m_shading.alphas.at(elementOr(m_alphas, i, NAN));
    };
    if (mode == AlphaMode::Whole || m_alphas.empty()) return 1.0f;
    if (m_shading.alphaPer == ColorPer::Face) return static_cast<float>(alphaOf(face.index));
    if (mode != AlphaMode::Interp) return static_cast<float>(alphaOf(face.vertices.front()));
    double all = 0;
    for (const std::size_t v : face.vertices)
        all += alphaOf(v);
    return static_cast<float>(all / static_cast<double>(face.vertices.size()));
}

bool ScenePainter::PatchFaces::blends(const Face& face, ColorKind kind) const {
    return m_shading.faces == PaintMode::Interp && face.ring.size() > 2 &&
           m_shading.colorKind == kind && m_shading.colorPer == ColorPer::Vertex;
}

std::vector<std::vector<std::size_t>> ScenePainter::PatchFaces::partsOf(const Face& face) {
    const std::vector<std::size_t>& ring = face.vertices;
    if (ring.size() <= 4) return {ring};
    std::vector<std::vector<std::size_t>> parts;
    const std::size_t rows = m_triangles.size() / 4;
    const auto number = static_cast<double>(face.index + 1);
    for (; m_triangle < rows && m_triangles[3 * rows + m_triangle] <= number; ++m_triangle) {
        if (m_triangles[3 * rows + m_triangle] < number) continue;
        std::vector<std::size_t>& part = parts.emplace_back();
        for (std::size_t k = 0; k < 3; ++k)
            part.push_back(static_cast<std::size_t>(m_triangles[k * rows + m_triangle]) - 1);
    }
    for (std::size_t k = 1; !m_patch.triangles.valid() && k + 1 < ring.size(); ++k)
        parts.push_back({ring[0], ring[k], ring[k + 1]});
    return parts;
}

int ScenePainter::PatchFaces::addFace(const Face& face) {
    if (m_shading.faces == PaintMode::None) return -1;
    const bool lit = !m_normals.empty() && (face.ring.size() == 3 || face.ring.size() == 4) &&
                     m_shading.faces != PaintMode::Ground;
    if (lit) return addLit(face);
    if (blends(face, ColorKind::Scaled) || blends(face, ColorKind::Rgb)) return addBlended(face);
    return m_scene.addFace(m_shading, face.ring,
                           paintOf(face, m_shading.faces, m_shading.faceColor));
}

int ScenePainter::PatchFaces::addLit(const Face& face) {
    const std::vector<Vertex>& ring = face.ring;
    const Vector3 first = m_scene.boxed(ring[0].cube);
    const Vector3 own = cross(minus(m_scene.boxed(ring[1].cube), first),
                              minus(m_scene.boxed(ring.back().cube), first));
    std::vector<Vector3> normals;
    for (const std::size_t v : face.vertices) {
        const Vector3& n = m_normals[v];
        const double side = dot(n, own);
        normals.push_back(side == 0 ? own : side < 0 ? Vector3{-n[0], -n[1], -n[2]} : n);
    }
    const QColor whole = paintOf(face, m_shading.faces, m_shading.faceColor);
    const bool scaled = blends(face, ColorKind::Scaled);
    const auto color = [&](double u, double v) {
        return scaled ? m_scene.mapped(between(face.values, u, v), m_shading.colorKind) : whole;
    };
    return m_scene.addSmooth(m_shading, ring, normals, color, 0);
}

int ScenePainter::PatchFaces::addBlended(const Face& face) {
    if (!std::all_of(face.ring.begin(), face.ring.end(), [](const Vertex& v) { return v.there; }))
        return -1;
    const int place = m_scene.placeFor(face.ring);
    for (const std::vector<std::size_t>& vertices : partsOf(face)) {
        std::vector<Vertex> part;
        std::vector<double> values;
        for (const std::size_t v : vertices) {
            part.push_back(cornerAt(v));
            values.push_back(elementOr(m_colors, v, NAN));
        }
        if (m_shading.colorKind == ColorKind::Rgb)
            addMixed(part, vertices, place);
        else
            m_scene.addScaled(m_shading, part, values, place);
    }
    return place;
}

void ScenePainter::PatchFaces::addMixed(const std::vector<Vertex>& part,
                                        const std::vector<std::size_t>& vertices, int place) {
    constexpr double kShades = 256;
    std::array<std::vector<double>, 3> channels;
    double spread = 0;
    for (std::size_t k = 0; k < 3; ++k) {
        for (const std::size_t v : vertices)
            channels[k].push_back(channelOf(v, k, m_xs.size()));
        const auto [low, high] = std::minmax_element(channels[k].begin(), channels[k].end());
        spread = std::max(spread, *high - *low);
    }
    const auto color = [&](double u, double v) {
        const auto at = [&](std::size_t k) {
            return static_cast<float>(between(channels[k], u, v));
        };
        return QColor::fromRgbF(at(0), at(1), at(2));
    };
    m_scene.addBlend(m_shading, part, spread * kShades, color, place);
}

void ScenePainter::PatchFaces::addEdges(const Face& face, int place) {
    QColor color = m_shading.edges == PaintMode::Fixed ? m_scene.fixedEdge(m_shading)
                                                       : paintOf(face, m_shading.edges, {});
    color.setAlphaF(m_shading.edgeAlpha * opacityOf(face, m_shading.edgeAlphas));
    const QPen pen = linePen(color, m_shading.style, strokeWidth(m_shading.width));
    std::vector<Piece>& pieces = m_scene.m_pieces;
    for (std::size_t k = 0; k < face.ring.size(); ++k) {
        const std::size_t next = (k + 1) % face.ring.size();
        if (!face.ring[k].there || !face.ring[next].there) continue;
        // What two faces share is painted once.
        const auto [known, isNew] =
            m_edges.try_emplace(std::minmax(face.vertices[k], face.vertices[next]), pieces.size());
        if (!isNew && known->second < pieces.size())
            pieces[known->second].bounds.second = place;
        else
            m_scene.addSegment(face.ring[k], face.ring[next], pen, {place, -1});
    }
}

} // namespace vitrine::app
