// SPDX-License-Identifier: Apache-2.0
#include "figures/figure_marks.h"

#include <cmath>
#include <QPainter>

namespace vitrine::app {
namespace {

/// n corners on the circle and n between them at a share of the radius; the first points upwards.
QPainterPath star(int corners, qreal radius, qreal inner) {
    QPolygonF points;
    for (int i = 0; i < 2 * corners; ++i) {
        const double turn = M_PI * i / corners;
        const qreal far = i % 2 == 0 ? radius : radius * inner;
        points << QPointF(far * std::sin(turn), -far * std::cos(turn));
    }
    QPainterPath path;
    path.addPolygon(points);
    path.closeSubpath();
    return path;
}

/// An equilateral triangle whose first corner lies in the direction.
QPainterPath triangle(qreal radius, double direction) {
    QPolygonF points;
    for (int i = 0; i < 3; ++i) {
        const double turn = direction + 2 * M_PI * i / 3;
        points << QPointF(radius * std::sin(turn), -radius * std::cos(turn));
    }
    QPainterPath path;
    path.addPolygon(points);
    path.closeSubpath();
    return path;
}

void addStroke(QPainterPath& path, qreal x, qreal y) {
    path.moveTo(-x, -y);
    path.lineTo(x, y);
}

} // namespace

MarkerShape markerShape(const std::string& marker, qreal radius) {
    constexpr qreal kDiagonal = 0.7071;
    MarkerShape shape;
    QPainterPath& path = shape.path;
    const qreal slanted = radius * kDiagonal;
    if (marker == "o") {
        path.addEllipse(QPointF(), radius, radius);
    } else if (marker == ".") {
        path.addEllipse(QPointF(), radius * 0.45, radius * 0.45);
        shape.dot = true;
    } else if (marker == "square") {
        const qreal half = radius * 0.89;
        path.addRect(-half, -half, 2 * half, 2 * half);
    } else if (marker == "diamond") {
        path = star(2, radius, kDiagonal);
    } else if (marker == "^") {
        path = triangle(radius, 0);
    } else if (marker == "v") {
        path = triangle(radius, M_PI);
    } else if (marker == "<") {
        path = triangle(radius, -M_PI / 2);
    } else if (marker == ">") {
        path = triangle(radius, M_PI / 2);
    } else if (marker == "pentagram") {
        path = star(5, radius, 0.382);
    } else if (marker == "hexagram") {
        path = star(6, radius, 0.577);
    } else {
        shape.open = true;
        if (marker == "+" || marker == "*" || marker == "|") addStroke(path, 0, radius);
        if (marker == "+" || marker == "*" || marker == "_") addStroke(path, radius, 0);
        if (marker == "x" || marker == "*") {
            addStroke(path, slanted, slanted);
            addStroke(path, slanted, -slanted);
        }
    }
    return shape;
}

QPen linePen(const QColor& color, const std::string& style, qreal width) {
    if (style == "none") return Qt::NoPen;
    QPen pen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    // The lengths of shaders/figures/line.frag in pixels, as multiples of the width.
    QList<qreal> dashes;
    if (style == "--") dashes = {8.4, 5.6};
    if (style == ":") dashes = {2.4, 1.6};
    if (style == "-.") dashes = {10, 3.6, 2.8, 3.6};
    if (dashes.isEmpty()) return pen;
    for (qreal& length : dashes)
        length = length / width;
    pen.setCapStyle(Qt::FlatCap);
    pen.setDashPattern(dashes);
    return pen;
}

qreal strokeWidth(float points) {
    return std::max(static_cast<qreal>(points) * 1.3, 1.0);
}

void paintMarker(QPainter& painter, const MarkerShape& shape, const QColor& face,
                 const QColor& edge, qreal width) {
    if (shape.isEmpty()) return;
    if (shape.dot) return painter.fillPath(shape.path, edge);
    if (!shape.open && face.alpha() > 0) painter.fillPath(shape.path, face);
    if (edge.alpha() == 0) return;
    painter.strokePath(shape.path, QPen(edge, width, Qt::SolidLine,
                                        shape.open ? Qt::RoundCap : Qt::SquareCap, Qt::MiterJoin));
}

} // namespace vitrine::app
