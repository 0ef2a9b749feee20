// SPDX-License-Identifier: Apache-2.0
#include "figures/scene_painter.h"

#include "figures/box_lines.h"
#include "figures/corner_values.h"
#include "figures/figure_colors.h"
#include "figures/figure_marks.h"
#include "figures/patch_faces.h"
#include "figures/surface_cells.h"
#include "figures/vector3.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <QPainterPath>

namespace vitrine::app {
namespace {

constexpr qreal kPixelsOfPoint = 4.0 / 3;
constexpr double kRowsOfPiece = 5;    ///< rows of the colormap that one piece of a face may hide
constexpr double kTurnOfPiece = 0.07; ///< radians that the normal turns in a piece of a lit face
constexpr qreal kSeam = 1;     ///< pixels around a face, so that no ground shows between neighbours
constexpr double kOver = 1e-3; ///< lines lie that much in front of the faces they touch

} // namespace

void ScenePainter::paint() {
    if (m_plot.solid() && m_axes.visible) {
        for (const BoxLine& line : boxLines(m_axes, m_plot)) {
            m_painter.setPen(boxPen(line));
            m_painter.drawLine(m_view.toPixel(line.from), m_view.toPixel(line.to));
        }
    }
    for (const FillSnapshot& fill : m_axes.fills) {
        if (m_plot.solid() && fill.form == FillForm::Polygons) paintPolygons(fill);
    }
    for (const SurfaceSnapshot& surface : m_axes.space.surfaces)
        SurfaceCells(*this, surface).add();
    for (const PatchSnapshot& patch : m_axes.space.patches)
        PatchFaces(*this, patch).add();
    for (const LineSnapshot& line : m_axes.lines) {
        if (line.z.valid() || m_plot.solid()) addLine(line);
    }
    const std::vector<std::size_t> order = paintingOrder(m_ordered);
    std::vector<std::size_t> rank(order.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        rank[order[i]] = i;
    const auto rankOf = [&](int place) {
        return place < 0 ? std::size_t{0} : 2 * rank[static_cast<std::size_t>(place)];
    };
    // An edge is painted after the second of its faces, so that neither covers half of its width.
    std::vector<std::pair<std::size_t, const Piece*>> all;
    for (const Piece& piece : m_pieces) {
        const Bounds& of = piece.bounds;
        all.emplace_back(piece.place >= 0 ? rankOf(piece.place)
                                          : std::max(rankOf(of.first), rankOf(of.second)) + 1,
                         &piece);
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    for (const auto& [at, piece] : all)
        paintPiece(*piece);
    m_pieces.clear();
    m_ordered.clear();
}

QPen ScenePainter::boxPen(const BoxLine& line) const {
    if (!line.grid) {
        const ThemeColor& color = rulerOf(m_axes, line.dimension).color;
        return {color ? m_palette.shown(color) : m_palette.faint, 1};
    }
    const std::string& style = line.minor ? m_axes.style.minorGridStyle : m_axes.style.gridStyle;
    return linePen(m_palette.gridOf(m_axes.style, line.minor), style, line.minor ? 0.5 : 1);
}

/// Polygons of the plane, one over the other, below all that has a height.
void ScenePainter::paintPolygons(const FillSnapshot& fill) {
    const std::vector<double> xs = m_read(fill.outlineX), ys = m_read(fill.outlineY);
    const std::size_t corners = sizeOf(fill.corners);
    const auto [red, green, blue, alpha] = fill.face;
    const QColor edge = m_palette.shown(fill.edge);
    m_painter.setBrush(alpha > 0 ? QBrush(QColor::fromRgbF(red, green, blue, alpha))
                                 : QBrush(Qt::NoBrush));
    m_painter.setPen(edge.alpha() > 0 ? linePen(edge, fill.edgeStyle, strokeWidth(fill.edgeWidth))
                                      : QPen(Qt::NoPen));
    QPainterPath path; // rings with NaN between them, or a polygon after so many corners
    path.setFillRule(Qt::OddEvenFill);
    QPolygonF ring;
    for (std::size_t i = 0; i <= std::min(xs.size(), ys.size()); ++i) {
        const bool last = i == std::min(xs.size(), ys.size());
        const Vertex at = last ? Vertex{} : vertexAt(xs[i], ys[i], 0);
        const bool next = corners > 0 && i > 0 && i % corners == 0;
        if (last || next || !at.there) {
            if (ring.size() > 2) {
                path.addPolygon(ring);
                path.closeSubpath();
            }
            ring.clear();
        }
        if (last || next) {
            m_painter.drawPath(path);
            path.clear();
        }
        if (!last && at.there) ring << m_view.toPixel(at.cube);
    }
}

void ScenePainter::paintPiece(const Piece& piece) {
    if (piece.mark) {
        m_painter.save();
        m_painter.translate(piece.shape.front());
        paintMarker(m_painter, markerShape(piece.mark->marker, piece.radius), piece.face,
                    piece.edge, strokeWidth(piece.mark->width));
        m_painter.restore();
        return;
    }
    m_painter.setPen(piece.pen);
    m_painter.setBrush(piece.brush);
    if (piece.shape.size() == 2)
        m_painter.drawLine(piece.shape[0], piece.shape[1]);
    else
        m_painter.drawPolygon(piece.shape);
}

int ScenePainter::placeFor(const std::vector<Vertex>& corners, double nearer) {
    ScenePiece piece;
    for (const Vertex& corner : corners) {
        Vector3 at = m_view.project(corner.cube);
        at[2] -= nearer;
        piece.corners.push_back(at);
        piece.depth += at[2] / static_cast<double>(corners.size());
    }
    m_ordered.push_back(std::move(piece));
    return static_cast<int>(m_ordered.size()) - 1;
}

ScenePainter::Vertex ScenePainter::vertexAt(double x, double y, double z) const {
    Vertex vertex{m_view.toCube(x, y, z), true};
    for (const double place : vertex.cube)
        vertex.there = vertex.there && place >= -1e-3 && place <= 1.001; // not where it is NaN
    return vertex;
}

QColor ScenePainter::mapped(double value, ColorKind kind) const {
    const auto rows = static_cast<double>(m_axes.colors.size());
    if (std::isnan(value) || rows < 1) return {};
    const double place = kind == ColorKind::Direct ? value - 1 : colorShare(m_axes, value) * rows;
    const auto [red, green, blue] =
        m_axes.colors[static_cast<std::size_t>(std::clamp(std::floor(place), 0.0, rows - 1))];
    return QColor::fromRgbF(red, green, blue);
}

QColor ScenePainter::fixedEdge(const ShadingSnapshot& shading) const {
    const auto [red, green, blue, alpha] = shading.edgeColor;
    // Black edges on dark ground would be lines of light on coloured faces.
    const bool onFaces = shading.faces != PaintMode::None && shading.faces != PaintMode::Ground;
    return onFaces ? QColor::fromRgbF(red, green, blue) : m_palette.shown({red, green, blue, 1});
}

Vector3 ScenePainter::boxed(const Vector3& cube) const {
    Vector3 out{};
    for (std::size_t i = 0; i < 3; ++i)
        out[i] = (cube[i] - 0.5) * m_view.size[i];
    return out;
}

bool ScenePainter::isSmooth(const ShadingSnapshot& shading) const {
    return !m_axes.space.lights.empty() && shading.faceLighting == Lighting::Gouraud;
}

QColor ScenePainter::lit(const QColor& base, const ShadingSnapshot& shading,
                         const std::vector<Vertex>& corners) const {
    if (m_axes.space.lights.empty() || shading.faceLighting == Lighting::None) return base;
    const Vector3 a = boxed(corners[0].cube), b = boxed(corners[1].cube),
                  c = boxed(corners[2].cube), last = boxed(corners.back().cube);
    const Vector3 at{(a[0] + c[0]) / 2, (a[1] + c[1]) / 2, (a[2] + c[2]) / 2};
    return litAt(base, shading, at, cross(minus(c, a), minus(last, b)));
}

QColor ScenePainter::litAt(const QColor& base, const ShadingSnapshot& shading, const Vector3& at,
                           Vector3 n) const {
    n = unit(n);
    const Vector3& d = m_view.direction;
    const Vector3 eye =
        unit(m_view.perspective ? Vector3{d[0] - at[0], d[1] - at[1], d[2] - at[2]} : d);
    if (dot(n, eye) < 0) n = {-n[0], -n[1], -n[2]};
    const Material& m = shading.material;
    std::array<double, 3> from{base.redF(), base.greenF(), base.blueF()}, sum{};
    for (std::size_t i = 0; i < 3; ++i)
        sum[i] = from[i] * static_cast<double>(m.ambient);
    for (const LightSnapshot& light : m_axes.space.lights) {
        Vector3 way{};
        for (std::size_t i = 0; i < 3; ++i) {
            const Range& range = m_view.places[i];
            const double middle = light.local ? range.low + range.size() / 2 : 0;
            way[i] = (light.position[i] - middle) / range.size() * m_view.size[i];
            if (m_view.reverse[i]) way[i] = -way[i];
            if (light.local) way[i] -= at[i];
        }
        way = unit(way);
        const double falls = dot(n, way);
        if (falls <= 0) continue;
        const Vector3 mirrored{2 * falls * n[0] - way[0], 2 * falls * n[1] - way[1],
                               2 * falls * n[2] - way[2]};
        const double shine = std::pow(std::max(dot(mirrored, eye), 0.0),
                                      std::max(static_cast<double>(m.exponent), 1e-3));
        for (std::size_t i = 0; i < 3; ++i) {
            const auto share = static_cast<double>(m.reflectance);
            sum[i] += (from[i] * static_cast<double>(m.diffuse) * falls +
                       (from[i] * (1 - share) + share) * static_cast<double>(m.specular) * shine) *
                      static_cast<double>(light.color[i]);
        }
    }
    return QColor::fromRgbF(static_cast<float>(std::min(sum[0], 1.0)),
                            static_cast<float>(std::min(sum[1], 1.0)),
                            static_cast<float>(std::min(sum[2], 1.0)));
}

int ScenePainter::addFace(const ShadingSnapshot& shading, const std::vector<Vertex>& corners,
                          const QColor& color, int part) {
    if (corners.size() < 3 || !color.isValid()) return -1;
    Piece piece;
    for (const Vertex& corner : corners) {
        if (!corner.there) return -1;
        const Vector3 at = m_view.project(corner.cube);
        piece.shape << QPointF(at[0], at[1]);
    }
    QColor shown = shading.faces == PaintMode::Ground ? color : lit(color, shading, corners);
    shown.setAlphaF(shading.faceAlpha * m_opacity);
    piece.brush = shown;
    // Neighbours overlap a little, so that no ground shows between them.
    piece.pen = shading.faceAlpha * m_opacity < 1 ? QPen(Qt::NoPen) : QPen(shown, kSeam);
    piece.place = part >= 0 ? part : placeFor(corners);
    const int place = piece.place;
    m_pieces.push_back(std::move(piece));
    return place;
}

int ScenePainter::addScaled(const ShadingSnapshot& shading, const std::vector<Vertex>& corners,
                            const std::vector<double>& values, int part) {
    const auto [low, high] = std::minmax_element(values.begin(), values.end());
    const double rows = (colorShare(m_axes, *high) - colorShare(m_axes, *low)) *
                        static_cast<double>(m_axes.colors.size());
    double mean = 0;
    for (const double value : values)
        mean += value / static_cast<double>(values.size());
    if (!std::isfinite(mean))
        return addFace(shading, corners, mapped(mean, shading.colorKind), part);
    const auto color = [&](double u, double v) {
        return mapped(between(values, u, v), shading.colorKind);
    };
    return addBlend(shading, corners, rows, color, part);
}

int ScenePainter::addBlend(const ShadingSnapshot& shading, const std::vector<Vertex>& corners,
                           double rows, const std::function<QColor(double, double)>& color,
                           int part) {
    if (!(rows > kRowsOfPiece))
        return addFace(shading, corners, color(0.5, corners.size() == 3 ? 1.0 / 3 : 0.5), part);
    const int parts = std::clamp(static_cast<int>(rows / kRowsOfPiece), 2, m_mostParts);
    const std::size_t last = corners.size() - 1; // of a triangle for its fourth corner, too
    const auto blend = [&](double u, double v, auto of) {
        return (1 - v) * ((1 - u) * of(0) + u * of(1)) + v * ((1 - u) * of(last) + u * of(2));
    };
    for (const Vertex& corner : corners) {
        if (!corner.there) return -1;
    }
    const int place = part >= 0 ? part : placeFor(corners);
    for (int i = 0; i < parts; ++i) {
        for (int j = 0; j < parts; ++j) {
            std::vector<Vertex> piece;
            for (const auto& [di, dj] : {std::pair{0, 0}, {1, 0}, {1, 1}, {0, 1}}) {
                Vertex corner{{}, true};
                for (std::size_t k = 0; k < 3; ++k)
                    corner.cube[k] = blend(static_cast<double>(i + di) / parts,
                                           static_cast<double>(j + dj) / parts,
                                           [&](std::size_t c) { return corners[c].cube[k]; });
                piece.push_back(corner);
            }
            addFace(shading, piece, color((i + 0.5) / parts, (j + 0.5) / parts), place);
        }
    }
    return place;
}

int ScenePainter::addSmooth(const ShadingSnapshot& shading, const std::vector<Vertex>& corners,
                            const std::vector<Vector3>& normals,
                            const std::function<QColor(double, double)>& color, double colorRows) {
    for (const Vertex& corner : corners) {
        if (!corner.there) return -1;
    }
    const std::size_t last = corners.size() - 1; // of a triangle for its fourth corner, too
    double least = 1;
    for (const Vector3& normal : normals)
        least = std::min(least, dot(unit(normal), unit(normals[0])));
    const double turns = std::acos(std::clamp(least, -1.0, 1.0)) / kTurnOfPiece;
    const double wanted = std::max(turns, colorRows / kRowsOfPiece);
    // Pieces of a few pixels are as good as smaller ones.
    constexpr double kPixelsOfPiece = 3;
    QPolygonF outline;
    for (const Vertex& corner : corners) {
        const Vector3 at = m_view.project(corner.cube);
        outline << QPointF(at[0], at[1]);
    }
    const QSizeF size = outline.boundingRect().size();
    const double seen = std::max(size.width(), size.height()) / kPixelsOfPiece;
    const int parts =
        std::clamp(static_cast<int>(std::ceil(std::min(wanted, seen))), 1, m_mostParts);
    const auto blend = [&](double u, double v, const auto& of) {
        Vector3 out{};
        for (std::size_t k = 0; k < 3; ++k)
            out[k] = (1 - v) * ((1 - u) * of(0)[k] + u * of(1)[k]) +
                     v * ((1 - u) * of(last)[k] + u * of(2)[k]);
        return out;
    };
    const auto cubeOf = [&](std::size_t c) { return corners[c].cube; };
    const auto normalOf = [&](std::size_t c) { return unit(normals[c]); };
    const int place = placeFor(corners);
    for (int i = 0; i < parts; ++i) {
        for (int j = 0; j < parts; ++j) {
            const double u = (i + 0.5) / parts, v = (j + 0.5) / parts;
            const QColor base = color(u, v);
            if (!base.isValid()) continue;
            Piece piece;
            for (const auto& [di, dj] : {std::pair{0, 0}, {1, 0}, {1, 1}, {0, 1}}) {
                const Vector3 at =
                    m_view.project(blend(static_cast<double>(i + di) / parts,
                                         static_cast<double>(j + dj) / parts, cubeOf));
                piece.shape << QPointF(at[0], at[1]);
            }
            QColor shown = litAt(base, shading, boxed(blend(u, v, cubeOf)), blend(u, v, normalOf));
            shown.setAlphaF(shading.faceAlpha * m_opacity);
            piece.brush = shown;
            piece.pen = shading.faceAlpha * m_opacity < 1 ? QPen(Qt::NoPen) : QPen(shown, kSeam);
            piece.place = place;
            m_pieces.push_back(std::move(piece));
        }
    }
    return place;
}

void ScenePainter::addSegment(const Vertex& a, const Vertex& b, const QPen& pen, Bounds bounds) {
    if (!a.there || !b.there) return;
    const Vector3 from = m_view.project(a.cube), to = m_view.project(b.cube);
    Piece piece;
    piece.shape << QPointF(from[0], from[1]) << QPointF(to[0], to[1]);
    piece.pen = pen;
    piece.bounds = bounds;
    if (bounds.first < 0 && bounds.second < 0) piece.place = placeFor({a, b}, kOver);
    m_pieces.push_back(std::move(piece));
}

void ScenePainter::addLine(const LineSnapshot& line) {
    const std::vector<double> xs = m_read(line.x), ys = m_read(line.y), zs = m_read(line.z),
                              sizes = m_read(line.sizes);
    const std::size_t n = sizeOf(line.count);
    std::vector<bool> marked(n, !line.marked.valid());
    for (const double number : m_read(line.marked)) {
        if (number <= static_cast<double>(n)) marked[static_cast<std::size_t>(number) - 1] = true;
    }
    const QPen pen = linePen(m_palette.shown(line.color), line.style, strokeWidth(line.width));
    const bool marks = line.marker != "none";
    const PointColors colors(m_axes, line.colors, line.count, m_read(line.colors));
    const std::vector<double> alphas = m_read(line.alpha.data);
    const auto at = [&](std::size_t i, double z) {
        return vertexAt(line.x.valid() ? elementOr(xs, i, NAN) : static_cast<double>(i + 1),
                        elementOr(ys, i, NAN), z);
    };
    Vertex before;
    QPen dashed = pen; // the pattern goes on from segment to segment
    double run = 0;
    const auto goOn = [&](const Vertex& from, const Vertex& to) {
        // An offset makes a pattern of a line without one, and of that nothing is drawn.
        if (pen.style() != Qt::SolidLine) dashed.setDashOffset(run / pen.widthF());
        if (!from.there || !to.there) return;
        const Vector3 a = m_view.project(from.cube), b = m_view.project(to.cube);
        run += std::hypot(b[0] - a[0], b[1] - a[1]);
    };
    for (std::size_t i = 0; i < n; ++i) {
        const Vertex point = at(i, line.z.valid() ? elementOr(zs, i, NAN) : 0);
        if (line.form == LineForm::Stem && line.z.valid())
            addSegment(at(i, line.base), point, pen, {});
        else if (line.form != LineForm::Scatter && line.style != "none" && i > 0)
            goOn(before, point), addSegment(before, point, dashed, {});
        before = point;
        if (!marks || !point.there || !marked[i]) continue;
        const Vector3 place = m_view.project(point.cube);
        Piece piece;
        piece.place = placeFor({point}, 2 * kOver);
        piece.shape << QPointF(place[0], place[1]);
        piece.mark = &line;
        piece.face = line.face.flat && colors.valid() ? colors.at(i, line.face.color[3])
                                                      : m_palette.shown(line.face.color);
        piece.edge = line.edge.flat && colors.valid() ? colors.at(i, line.edge.color[3])
                                                      : m_palette.shown(line.edge.color);
        if (i < alphas.size()) fade(line, alphas[i], piece.face, piece.edge);
        const double area = sizes.empty() ? 0 : sizes[sizes.size() == n ? i : 0];
        piece.radius = (area > 0 ? std::sqrt(area) : static_cast<double>(line.markerSize)) *
                       kPixelsOfPoint / 2;
        m_pieces.push_back(std::move(piece));
    }
}

} // namespace vitrine::app
