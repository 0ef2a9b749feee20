// SPDX-License-Identifier: Apache-2.0
#include "figures/surface_cells.h"

#include "figures/corner_values.h"
#include "figures/figure_colors.h"
#include "figures/figure_marks.h"
#include "figures/vector3.h"

#include <algorithm>
#include <cmath>

namespace vitrine::app {
namespace {

ShadingSnapshot withoutOwnOpacities(ShadingSnapshot shading) {
    if (shading.faceAlphas != AlphaMode::Whole) shading.faceAlpha = 1;
    if (shading.edgeAlphas != AlphaMode::Whole) shading.edgeAlpha = 1;
    return shading;
}

} // namespace

ScenePainter::SurfaceCells::SurfaceCells(ScenePainter& scene, const SurfaceSnapshot& surface)
    : m_scene(scene), m_surface(surface), m_rows(sizeOf(surface.rows)),
      m_columns(sizeOf(surface.columns)), m_colors(scene.m_read(surface.shading.colors)),
      m_alphas(scene.m_read(surface.shading.alphas.data)),
      m_shading(withoutOwnOpacities(surface.shading)),
      m_scale(m_shading.colorKind == ColorKind::Rgb ? channelScale(m_shading.colors) : 1),
      m_points(readPoints()),
      m_normals(scene.isSmooth(m_shading) ? normalsOfPoints() : std::vector<Vector3>()),
      m_places(m_rows * m_columns, -1) {}

void ScenePainter::SurfaceCells::add() {
    if (m_rows < 2 || m_columns < 2) return;
    if (m_shading.faces != PaintMode::None) {
        for (std::size_t c = 0; c + 1 < m_columns; ++c) {
            for (std::size_t r = 0; r + 1 < m_rows; ++r)
                m_places[indexOf({r, c})] = addFace({r, c});
        }
    }
    m_scene.m_opacity = 1;
    if (m_shading.edges != PaintMode::None && m_shading.style != "none") addEdges();
}

std::array<std::size_t, 4> ScenePainter::SurfaceCells::cornersOf(Place at) const {
    const std::size_t i = indexOf(at);
    return {i, i + m_rows, i + m_rows + 1, i + 1};
}

std::vector<ScenePainter::Vertex> ScenePainter::SurfaceCells::readPoints() const {
    const std::vector<double> xs = m_scene.m_read(m_surface.x), ys = m_scene.m_read(m_surface.y),
                              zs = m_scene.m_read(m_surface.z);
    std::vector<Vertex> points(m_rows * m_columns);
    for (std::size_t c = 0; c < m_columns; ++c) {
        for (std::size_t r = 0; r < m_rows; ++r) {
            const std::size_t i = indexOf({r, c});
            const double x = xs.size() == m_columns ? xs[c]
                             : xs.empty()           ? static_cast<double>(c + 1)
                                                    : elementOr(xs, i, NAN);
            const double y = ys.size() == m_rows ? ys[r]
                             : ys.empty()        ? static_cast<double>(r + 1)
                                                 : elementOr(ys, i, NAN);
            points[i] = m_scene.vertexAt(x, y, m_surface.z.valid() ? elementOr(zs, i, NAN) : 0);
        }
    }
    return points;
}

std::vector<Vector3> ScenePainter::SurfaceCells::normalsOfPoints() const {
    const auto way = [&](std::size_t from, std::size_t to) {
        return minus(m_scene.boxed(m_points[m_points[to].there ? to : from].cube),
                     m_scene.boxed(m_points[m_points[from].there ? from : to].cube));
    };
    std::vector<Vector3> normals;
    for (std::size_t c = 0; c < m_columns; ++c) {
        for (std::size_t r = 0; r < m_rows; ++r) {
            const std::size_t i = indexOf({r, c});
            const std::size_t up = r > 0 ? i - 1 : i, down = r + 1 < m_rows ? i + 1 : i;
            const std::size_t left = c > 0 ? i - m_rows : i,
                              right = c + 1 < m_columns ? i + m_rows : i;
            normals.push_back(cross(way(left, right), way(up, down)));
        }
    }
    return normals;
}

float ScenePainter::SurfaceCells::opacityOf(AlphaMode mode, Place at) const {
    if (mode == AlphaMode::Whole || m_alphas.size() != m_rows * m_columns) return 1;
    const auto& alphas = m_shading.alphas;
    if (mode == AlphaMode::Flat || !isCell(at))
        return static_cast<float>(alphas.at(m_alphas[indexOf(at)]));
    double sum = 0;
    const std::size_t i = indexOf(at);
    for (const std::size_t corner : {i, i + 1, i + m_rows, i + m_rows + 1})
        sum += alphas.at(m_alphas[corner]);
    return static_cast<float>(sum / 4);
}

QColor ScenePainter::SurfaceCells::channelsAt(std::size_t i, std::size_t count) const {
    const auto channel = [&](std::size_t c) {
        const double value = elementOr(m_colors, i + c * count, 0) * m_scale;
        return static_cast<float>(std::clamp(value, 0.0, 1.0));
    };
    return QColor::fromRgbF(channel(0), channel(1), channel(2));
}

QColor ScenePainter::SurfaceCells::colorOf(Place at) const {
    const bool cells = m_shading.colorPer == ColorPer::Face;
    const std::size_t i =
        cells ? std::min(at.column, m_columns - 2) * (m_rows - 1) + std::min(at.row, m_rows - 2)
              : indexOf(at);
    if (m_shading.colorKind != ColorKind::Rgb)
        return m_scene.mapped(elementOr(m_colors, i, NAN), m_shading.colorKind);
    return channelsAt(i, cells ? (m_rows - 1) * (m_columns - 1) : m_rows * m_columns);
}

QColor ScenePainter::SurfaceCells::paintOf(PaintMode mode, Place at) const {
    if (mode == PaintMode::Ground) return m_scene.m_palette.ground;
    if (mode == PaintMode::Fixed) {
        const Rgba& fixed = m_shading.faceColor;
        return QColor::fromRgbF(fixed[0], fixed[1], fixed[2]);
    }
    if (mode == PaintMode::Interp && m_shading.colorKind == ColorKind::Scaled && isCell(at)) {
        const std::size_t i = indexOf(at);
        double sum = 0;
        for (const std::size_t corner : {i, i + 1, i + m_rows, i + m_rows + 1})
            sum += elementOr(m_colors, corner, NAN);
        return m_scene.mapped(sum / 4, m_shading.colorKind);
    }
    return colorOf(at);
}

bool ScenePainter::SurfaceCells::blends() const {
    return m_shading.faces == PaintMode::Interp && m_shading.colorPer != ColorPer::Face &&
           m_shading.colorKind == ColorKind::Scaled;
}

int ScenePainter::SurfaceCells::addFace(Place at) {
    m_scene.m_opacity = opacityOf(m_shading.faceAlphas, at);
    const std::array<std::size_t, 4> around = cornersOf(at);
    std::vector<Vertex> corners;
    std::vector<double> values;
    for (const std::size_t i : around) {
        corners.push_back(m_points[i]);
        values.push_back(elementOr(m_colors, i, NAN));
    }
    if (m_shading.textureRows > 0) return addTexture(at, corners);
    if (!m_normals.empty() && m_shading.faces != PaintMode::Ground)
        return addLit(at, corners, values);
    return blends() ? m_scene.addScaled(m_shading, corners, values)
                    : m_scene.addFace(m_shading, corners, paintOf(m_shading.faces, at));
}

int ScenePainter::SurfaceCells::addLit(Place at, const std::vector<Vertex>& corners,
                                       const std::vector<double>& values) {
    std::vector<Vector3> normals;
    for (const std::size_t i : cornersOf(at))
        normals.push_back(m_normals[i]);
    const auto share = [&](std::size_t corner) {
        return colorShare(m_scene.m_axes, values[corner]);
    };
    const double spread = std::abs(share(0) - share(2)) + std::abs(share(1) - share(3));
    const double shades = spread * static_cast<double>(m_scene.m_axes.colors.size());
    const bool blended = blends();
    const QColor whole = paintOf(m_shading.faces, at);
    const auto color = [&](double u, double v) {
        return blended ? m_scene.mapped(between(values, u, v), m_shading.colorKind) : whole;
    };
    return m_scene.addSmooth(m_shading, corners, normals, color,
                             blended && std::isfinite(shades) ? shades : 0);
}

int ScenePainter::SurfaceCells::addTexture(Place at, const std::vector<Vertex>& corners) {
    constexpr double kMostPieces = 250000; ///< of a surface
    for (const Vertex& corner : corners) {
        if (!corner.there) return -1;
    }
    const auto rows = static_cast<double>(m_rows - 1);
    const auto columns = static_cast<double>(m_columns - 1);
    const int64_t texels = m_shading.textureRows * m_shading.textureColumns;
    const double fewer = std::sqrt(std::max(static_cast<double>(texels) / kMostPieces, 1.0));
    const auto partsOf = [&](int64_t of, double cells) {
        return std::max(1, static_cast<int>(std::ceil(static_cast<double>(of) / cells / fewer)));
    };
    const int down = partsOf(m_shading.textureRows, rows);
    const int across = partsOf(m_shading.textureColumns, columns);
    const auto texel = [&](double share, int64_t count) {
        return static_cast<std::size_t>(std::clamp<double>(
            std::floor(share * static_cast<double>(count)), 0, static_cast<double>(count - 1)));
    };
    const auto colorAt = [&](double u, double v) {
        const std::size_t i =
            texel((static_cast<double>(at.column) + u) / columns, m_shading.textureColumns) *
                static_cast<std::size_t>(m_shading.textureRows) +
            texel((static_cast<double>(at.row) + v) / rows, m_shading.textureRows);
        if (m_shading.colorKind != ColorKind::Rgb)
            return m_scene.mapped(elementOr(m_colors, i, NAN), m_shading.colorKind);
        return channelsAt(i, static_cast<std::size_t>(texels));
    };
    const int place = m_scene.placeFor(corners);
    for (int i = 0; i < across; ++i) {
        for (int j = 0; j < down; ++j) {
            std::vector<Vertex> piece;
            for (const auto& [di, dj] : {std::pair{0, 0}, {1, 0}, {1, 1}, {0, 1}}) {
                const double u = static_cast<double>(i + di) / across;
                const double v = static_cast<double>(j + dj) / down;
                Vertex corner{{}, true};
                for (std::size_t k = 0; k < 3; ++k)
                    corner.cube[k] =
                        (1 - v) * ((1 - u) * corners[0].cube[k] + u * corners[1].cube[k]) +
                        v * ((1 - u) * corners[3].cube[k] + u * corners[2].cube[k]);
                piece.push_back(corner);
            }
            m_scene.addFace(m_shading, piece, colorAt((i + 0.5) / across, (j + 0.5) / down), place);
        }
    }
    return place;
}

void ScenePainter::SurfaceCells::addEdges() {
    for (std::size_t c = 0; c < m_columns; ++c) {
        for (std::size_t r = 0; r < m_rows; ++r) {
            if (m_surface.alongRows && c + 1 < m_columns) addEdge({r, c}, true);
            if (m_surface.alongColumns && r + 1 < m_rows) addEdge({r, c}, false);
        }
    }
}

void ScenePainter::SurfaceCells::addEdge(Place at, bool alongRow) {
    const std::size_t from = indexOf(at);
    const std::size_t to = alongRow ? from + m_rows : from + 1;
    // The second face of a segment lies before its first point, along the other dimension.
    const std::size_t other =
        alongRow ? (at.row > 0 ? from - 1 : from) : (at.column > 0 ? from - m_rows : from);
    QColor color = m_shading.edges == PaintMode::Fixed    ? m_scene.fixedEdge(m_shading)
                   : m_shading.edges == PaintMode::Interp ? colorOf(at)
                                                          : paintOf(m_shading.edges, at);
    color.setAlphaF(m_shading.edgeAlpha * opacityOf(m_shading.edgeAlphas, at));
    m_scene.addSegment(m_points[from], m_points[to],
                       linePen(color, m_shading.style, strokeWidth(m_shading.width)),
                       {m_places[from], m_places[other]});
}

} // namespace vitrine::app
