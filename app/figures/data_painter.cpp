// SPDX-License-Identifier: Apache-2.0
#include "figures/data_painter.h"

#include "figures/figure_colors.h"
#include "figures/scene_painter.h"

#include <cmath>
#include <map>
#include <QPaintEngine>

namespace vitrine::app {
namespace {

constexpr qreal kPixelsOfPoint = 4.0 / 3;
constexpr std::size_t kDecimated = 4;    ///< points a column from which a line is decimated
constexpr std::size_t kMostMarks = 4000; ///< above, markers of a drawing of lines are an image
constexpr double kFar = 1e5;             ///< pixels; what is farther away only shows its direction

bool there(const QPointF& point) {
    return std::isfinite(point.x()) && std::isfinite(point.y());
}

QPointF near(const QPointF& point) {
    return {std::clamp(point.x(), -kFar, kFar), std::clamp(point.y(), -kFar, kFar)};
}

/// Runs of points without gaps.
QPainterPath pathOf(const std::vector<QPointF>& points) {
    QPainterPath path;
    bool pen = false;
    for (const QPointF& point : points) {
        if (!there(point)) {
            pen = false;
        } else if (pen) {
            path.lineTo(near(point));
        } else {
            path.moveTo(near(point));
            pen = true;
        }
    }
    return path;
}

/// Of many points that go to the right, the lowest and highest of each column.
std::vector<QPointF> decimated(const std::vector<QPointF>& points, qreal columnsAPixel,
                               qreal width) {
    const auto columns = static_cast<std::size_t>(std::max(1.0, width * columnsAPixel));
    if (points.size() <= kDecimated * columns) return points;
    for (std::size_t i = 1; i < points.size(); ++i) {
        if (!(points[i].x() >= points[i - 1].x())) return points;
    }
    std::vector<QPointF> out;
    std::size_t i = 0;
    while (i < points.size()) {
        const double column = std::floor(points[i].x() * columnsAPixel);
        std::size_t low = i, high = i, last = i;
        bool gap = false;
        for (; i < points.size() && std::floor(points[i].x() * columnsAPixel) == column; ++i) {
            gap = gap || !there(points[i]);
            if (!(points[low].y() <= points[i].y())) low = i;
            if (!(points[high].y() >= points[i].y())) high = i;
            last = i;
        }
        out.push_back(points[std::min(low, high)]);
        if (low != high) out.push_back(points[std::max(low, high)]);
        if (gap) out.emplace_back(NAN, NAN);
        if (last != low && last != high && !gap) out.push_back(points[last]);
    }
    return out;
}

bool isVector(const QPainter& painter) {
    return painter.paintEngine() && painter.paintEngine()->type() != QPaintEngine::Raster;
}

} // namespace

void DataPainter::paint(const AxesSnapshot& axes, const PlotView& view) {
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    if (view.space.active) ScenePainter(m_painter, m_palette, m_read, axes, view).paint();
    if (view.solid()) return m_painter.restore();
    // Identities grow with time, and what is newer lies above; parts of one object have its own.
    std::multimap<uint64_t, std::function<void()>> order;
    for (const ImageSnapshot& image : axes.images)
        order.emplace(image.id, [&] { paintImage(axes, view, image); });
    for (const FillSnapshot& fill : axes.fills)
        order.emplace(fill.id, [&] { paintFill(axes, view, fill); });
    for (const LineSnapshot& line : axes.lines) {
        if (!line.z.valid()) order.emplace(line.id, [&] { paintLine(axes, view, line); });
    }
    for (const auto& [id, paintOne] : order)
        paintOne();
    m_painter.restore();
}

std::vector<QPointF> DataPainter::pointsOf(const PlotView& view, const FigureData& x,
                                           const FigureData& y, int64_t count) const {
    const std::vector<double> xs = m_read(x), ys = m_read(y);
    const auto n = static_cast<std::size_t>(std::max<int64_t>(count, 0));
    std::vector<QPointF> points(n, QPointF(NAN, NAN));
    for (std::size_t i = 0; i < n && i < ys.size(); ++i) {
        const double atX = x.valid() ? (i < xs.size() ? xs[i] : NAN) : static_cast<double>(i + 1);
        points[i] = view.toPixel(atX, ys[i]);
    }
    return points;
}

void DataPainter::paintAsImage(const PlotView& view, const std::function<void(QPainter&)>& paint) {
    const QRectF room = view.box.adjusted(-20, -20, 20, 20);
    QImage image((room.size() * m_ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(m_ratio, m_ratio);
    painter.translate(-room.topLeft());
    paint(painter);
    painter.end();
    m_painter.drawImage(room, image);
}

// --- images

void DataPainter::paintImage(const AxesSnapshot& axes, const PlotView& view,
                             const ImageSnapshot& image) {
    if (image.rows <= 0 || image.columns <= 0) return;
    QImage picture = imageColors(axes, image, shownNumbers(image, m_read), m_palette.nan);
    makeTranslucent(picture, image, m_read);
    const PixelGrid across = pixelGrid(image.xdata, image.columns);
    const PixelGrid down = pixelGrid(image.ydata, image.rows);
    const QPointF first = view.toPixel(across.first, down.first);
    const QPointF last =
        view.toPixel(across.first + across.step * static_cast<double>(image.columns),
                     down.first + down.step * static_cast<double>(image.rows));
    if (!there(first) || !there(last)) return;
    const QRectF target = QRectF(first, last).normalized();
    const QImage turned = picture.mirrored(last.x() < first.x(), last.y() < first.y());
    m_painter.save();
    m_painter.setClipRect(view.box);
    const bool smaller =
        target.width() * m_ratio < turned.width() || target.height() * m_ratio < turned.height();
    m_painter.setRenderHint(QPainter::SmoothPixmapTransform, image.interpolate || smaller);
    const QSize device = (target.size() * m_ratio).toSize();
    if (smaller) {
        // Every element by the area that it covers.
        m_painter.drawImage(target,
                            turned.scaled(device.boundedTo(turned.size()).expandedTo({1, 1}),
                                          Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    } else if (isVector(m_painter) && !image.interpolate) {
        // Viewers smooth what they enlarge.
        const auto times = [](qreal wanted, int have) {
            return std::max(1, static_cast<int>(std::ceil(wanted / have)));
        };
        m_painter.drawImage(
            target, turned.scaled(turned.width() * times(device.width(), turned.width()),
                                  turned.height() * times(device.height(), turned.height())));
    } else {
        m_painter.drawImage(target, turned);
    }
    m_painter.restore();
}

// --- lines

void DataPainter::paintLine(const AxesSnapshot& axes, const PlotView& view,
                            const LineSnapshot& line) {
    const std::vector<QPointF> points = pointsOf(view, line.x, line.y, line.count);
    const QColor color = m_palette.shown(line.color);
    const qreal width = strokeWidth(line.width);
    m_painter.save();
    m_painter.setClipRect(view.box);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(linePen(color, line.style, width));
    if (line.form == LineForm::ErrorBar) {
        const qreal half = static_cast<qreal>(line.capSize) / 2 * kPixelsOfPoint;
        m_painter.setPen(linePen(color, "-", width));
        const auto bars = [&](const std::vector<QPointF>& from, const std::vector<QPointF>& to,
                              const QPointF& cap) {
            for (std::size_t i = 0; i < from.size(); ++i) {
                if (!there(from[i]) || !there(to[i])) continue;
                const QPointF a = near(from[i]), b = near(to[i]);
                m_painter.drawLine(a, b);
                if (half <= 0) continue;
                m_painter.drawLine(a - cap, a + cap);
                m_painter.drawLine(b - cap, b + cap);
            }
        };
        if (line.low.valid() && line.high.valid())
            bars(pointsOf(view, line.x, line.low, line.count),
                 pointsOf(view, line.x, line.high, line.count), QPointF(half, 0));
        if (line.left.valid() && line.right.valid())
            bars(pointsOf(view, line.left, line.y, line.count),
                 pointsOf(view, line.right, line.y, line.count), QPointF(0, half));
        m_painter.setPen(linePen(color, line.style, width));
    }
    if (line.style != "none" && line.form == LineForm::Stem) {
        double base = view.pixelY(line.base);
        if (!std::isfinite(base)) base = view.box.bottom();
        for (const QPointF& point : points) {
            if (there(point)) m_painter.drawLine(QPointF(point.x(), base), near(point));
        }
    } else if (line.style != "none" && line.form == LineForm::Stairs) {
        std::vector<QPointF> steps;
        for (std::size_t i = 0; i < points.size(); ++i) {
            if (i > 0) steps.emplace_back(points[i].x(), points[i - 1].y());
            steps.push_back(points[i]);
        }
        m_painter.drawPath(pathOf(steps));
    } else if (line.style != "none" && line.form != LineForm::Scatter) {
        m_painter.drawPath(
            pathOf(decimated(points, isVector(m_painter) ? 4 : m_ratio, view.box.width())));
    }
    m_painter.restore();
    if (line.marker == "none") return;
    if (isVector(m_painter) && points.size() > kMostMarks) {
        paintAsImage(view, [&](QPainter& painter) {
            DataPainter(painter, m_palette, m_read, m_ratio).paintMarkers(axes, view, line, points);
        });
    } else {
        paintMarkers(axes, view, line, points);
    }
}

void DataPainter::paintMarkers(const AxesSnapshot& axes, const PlotView& view,
                               const LineSnapshot& line, const std::vector<QPointF>& points) {
    const std::vector<double> sizes = m_read(line.sizes);
    const PointColors colors(axes, line.colors, line.count, m_read(line.colors));
    const std::vector<double> alphas = m_read(line.alpha.data);
    const QColor face = m_palette.shown(line.face.color);
    const QColor edge = m_palette.shown(line.edge.color);
    const qreal width = strokeWidth(line.width);
    const QRectF shown = view.box.adjusted(-0.5, -0.5, 0.5, 0.5);
    qreal radius = static_cast<qreal>(line.markerSize) * kPixelsOfPoint / 2;
    MarkerShape shape = markerShape(line.marker, radius);
    const std::vector<double> marked = m_read(line.marked);
    const std::size_t count = line.marked.valid() ? marked.size() : points.size();
    for (std::size_t number = 0; number < count; ++number) {
        const std::size_t i =
            line.marked.valid() ? static_cast<std::size_t>(marked[number]) - 1 : number;
        if (i >= points.size()) continue;
        // A mark on the border is drawn whole, one outside not at all.
        if (!there(points[i]) || !shown.contains(points[i])) continue;
        if (line.form == LineForm::Scatter && !sizes.empty()) {
            const double area = sizes[sizes.size() == points.size() ? i : 0];
            if (!(area > 0) || !std::isfinite(area)) continue;
            const qreal now = std::sqrt(area) * kPixelsOfPoint / 2;
            if (now != radius) shape = markerShape(line.marker, radius = now);
        }
        QColor ownFace = face, ownEdge = edge;
        if (colors.valid()) {
            if (line.face.flat) ownFace = colors.at(i, line.face.color[3]);
            if (line.edge.flat) ownEdge = colors.at(i, line.edge.color[3]);
        }
        if (i < alphas.size()) fade(line, alphas[i], ownFace, ownEdge);
        m_painter.save();
        m_painter.translate(points[i]);
        paintMarker(m_painter, shape, ownFace, ownEdge, width);
        m_painter.restore();
    }
}

// --- fills

void DataPainter::paintFill(const AxesSnapshot& axes, const PlotView& view,
                            const FillSnapshot& fill) {
    m_painter.save();
    m_painter.setClipRect(view.box);
    const QColor edge = m_palette.shown(fill.edge);
    m_painter.setBrush(fill.face[3] > 0 ? QBrush(m_palette.filled(fill.face))
                                        : QBrush(Qt::NoBrush));
    QPen pen = linePen(edge, fill.edgeStyle, strokeWidth(fill.edgeWidth));
    pen.setCapStyle(Qt::FlatCap);
    pen.setJoinStyle(Qt::MiterJoin);
    m_painter.setPen(edge.alpha() > 0 ? pen : QPen(Qt::NoPen));
    if (fill.form == FillForm::Bars)
        paintBars(axes, view, fill);
    else if (fill.form == FillForm::Area)
        paintArea(view, fill);
    else
        paintPolygons(view, fill);
    m_painter.restore();
}

void DataPainter::paintBars(const AxesSnapshot& axes, const PlotView& view,
                            const FillSnapshot& fill) {
    const std::vector<double> xs = m_read(fill.x), ys = m_read(fill.y),
                              bottoms = m_read(fill.bottom);
    const PointColors colors(axes, fill.colors, fill.count, m_read(fill.colors));
    const bool logarithmic = fill.horizontal ? view.logX : view.logY;
    for (std::size_t i = 0; i < ys.size(); ++i) {
        const double x =
            (fill.x.valid() && i < xs.size() ? xs[i] : static_cast<double>(i + 1)) + fill.shift;
        double bottom = i < bottoms.size() ? bottoms[i] : fill.base;
        if (logarithmic && bottom <= 0) bottom = 1e-300;
        const double low = x - fill.width / 2, high = x + fill.width / 2;
        const QPointF a = fill.horizontal ? view.toPixel(bottom, low) : view.toPixel(low, bottom);
        const QPointF b = fill.horizontal ? view.toPixel(ys[i], high) : view.toPixel(high, ys[i]);
        if (!there(a) || !there(b)) continue;
        if (colors.valid()) m_painter.setBrush(colors.at(i, fill.face[3]));
        m_painter.drawRect(QRectF(near(a), near(b)).normalized());
    }
}

void DataPainter::paintArea(const PlotView& view, const FillSnapshot& fill) {
    const std::vector<QPointF> top = pointsOf(view, fill.x, fill.y, fill.count);
    std::vector<QPointF> bottom(top.size());
    if (fill.bottom.valid()) {
        bottom = pointsOf(view, fill.x, fill.bottom, fill.count);
    } else {
        double base = view.pixelY(fill.base);
        if (!std::isfinite(base)) base = view.box.bottom() + 100;
        for (std::size_t i = 0; i < top.size(); ++i)
            bottom[i] = {top[i].x(), base};
    }
    const QPen pen = m_painter.pen();
    for (std::size_t begin = 0; begin < top.size();) {
        std::size_t end = begin;
        QPolygonF outline;
        for (; end < top.size() && there(top[end]) && there(bottom[end]); ++end)
            outline << near(top[end]);
        for (std::size_t i = end; i > begin; --i)
            outline << near(bottom[i - 1]);
        m_painter.setPen(Qt::NoPen);
        if (outline.size() > 3) m_painter.drawPolygon(outline);
        begin = std::max(end, begin) + 1;
    }
    m_painter.setPen(pen);
    m_painter.setBrush(Qt::NoBrush);
    if (pen.style() != Qt::NoPen) m_painter.drawPath(pathOf(top));
}

/// The outlines as they were given: polygons of equally many corners, or rings with NaN between
/// them that together enclose one area.
void DataPainter::paintPolygons(const PlotView& view, const FillSnapshot& fill) {
    const std::vector<double> xs = m_read(fill.outlineX), ys = m_read(fill.outlineY);
    QPainterPath path;
    path.setFillRule(Qt::OddEvenFill);
    const auto corners = static_cast<std::size_t>(fill.corners);
    bool pen = false;
    for (std::size_t i = 0; i < xs.size() && i < ys.size(); ++i) {
        const QPointF at = view.toPixel(xs[i], ys[i]);
        if (corners > 0 && i % corners == 0) {
            if (pen) path.closeSubpath();
            pen = false;
            m_painter.drawPath(path);
            path.clear();
        }
        if (!there(at)) {
            if (pen) path.closeSubpath();
            pen = false;
        } else if (pen) {
            path.lineTo(near(at));
        } else {
            path.moveTo(near(at));
            pen = true;
        }
    }
    if (pen) path.closeSubpath();
    m_painter.drawPath(path);
}

} // namespace vitrine::app
