// SPDX-License-Identifier: Apache-2.0
#include "figures/axes_painter.h"

#include <cmath>
#include <QPainterPath>

namespace vitrine::app {
namespace {

constexpr qreal kNumbersAway = 5; ///< pixels between the outer circle and the angles' numbers

struct PolarPlace {
    QPointF middle;
    qreal unit; ///< pixels of a distance of 1
    const PolarSnapshot& polar;

    /// Away from the middle at an angle in degrees.
    [[nodiscard]] QPointF way(double degrees) const {
        const double turn = (polar.zero + (polar.clockwise ? -degrees : degrees)) * M_PI / 180;
        return {std::cos(turn), -std::sin(turn)};
    }
    /// The arc of a circle, closed as a circle or through the middle.
    [[nodiscard]] QPainterPath outline(qreal radius) const {
        QPainterPath path;
        if (!polar.sector) {
            path.addEllipse(middle, radius, radius);
            return path;
        }
        path.moveTo(middle);
        addArc(path, radius);
        path.closeSubpath();
        return path;
    }
    void addArc(QPainterPath& path, qreal radius) const {
        const QRectF around(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius);
        const auto [first, last] = *polar.sector;
        const double side = polar.clockwise ? -1 : 1;
        path.arcTo(around, polar.zero + side * first, side * (last - first));
    }
    /// A whole circle, or what of it lies in the sector.
    [[nodiscard]] QPainterPath circle(qreal radius) const {
        if (!polar.sector) return outline(radius);
        QPainterPath path;
        path.moveTo(middle + way((*polar.sector)[0]) * radius);
        addArc(path, radius);
        return path;
    }
    [[nodiscard]] bool shows(double degrees) const {
        if (!polar.sector) return true;
        const auto [first, last] = *polar.sector;
        const double beyond = degrees - first - std::floor((degrees - first) / 360 + 1e-12) * 360;
        return beyond <= last - first + 1e-9;
    }
};

PolarPlace placeOf(const AxesSnapshot& axes, const PlotView& view) {
    return {view.toPixel(0, 0), view.box.width() / view.x.size(), axes.polar};
}

QString labelAt(const std::optional<std::vector<std::string>>& labels, std::size_t i,
                const QString& usual) {
    if (!labels) return usual;
    return labels->empty() ? QString() : QString::fromStdString((*labels)[i % labels->size()]);
}

} // namespace

void AxesPainter::paintPolarGrid(const AxesSnapshot& axes, const PlotView& view) {
    const PolarPlace place = placeOf(axes, view);
    const PolarSnapshot& polar = axes.polar;
    const qreal reach = polar.reach * place.unit;
    if (axes.style.ground)
        m_painter.fillPath(place.outline(reach), m_palette.shown(axes.style.ground));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(gridPen(axes.style, false, false));
    for (const double distance : polar.distances) {
        const qreal radius = (distance - polar.middle) * place.unit;
        if (polar.circles && radius > 0 && radius < reach * (1 - 1e-6))
            m_painter.drawPath(place.circle(radius));
    }
    for (const double degrees : polar.angles) {
        if (polar.rays && place.shows(degrees))
            m_painter.drawLine(place.middle, place.middle + place.way(degrees) * reach);
    }
    m_painter.setPen(QPen(m_palette.faint, 1));
    m_painter.drawPath(place.outline(reach));
}

/// What lies outside of the circle or sector is not shown where a script has set its ends.
void AxesPainter::cutPolar(const AxesSnapshot& axes, const PlotView& view) {
    const PolarPlace place = placeOf(axes, view);
    const qreal reach = axes.polar.reach * place.unit;
    QPainterPath around;
    around.addRect(view.box.adjusted(-1, -1, 1, 1));
    around = around.subtracted(place.outline(reach));
    m_painter.save();
    if (m_palette.panel.alpha() == 0) m_painter.setCompositionMode(QPainter::CompositionMode_Clear);
    m_painter.fillPath(around, m_palette.ground);
    m_painter.restore();
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(m_palette.faint, 1));
    m_painter.drawPath(place.outline(reach));
}

void AxesPainter::paintPolarNumbers(const AxesSnapshot& axes, const PlotView& view) {
    const PolarPlace place = placeOf(axes, view);
    const PolarSnapshot& polar = axes.polar;
    const qreal reach = polar.reach * place.unit;
    if (polar.cut) cutPolar(axes, view);
    for (std::size_t i = 0; i < polar.angles.size(); ++i) {
        if (!place.shows(polar.angles[i])) continue;
        const QString usual = QString::number(polar.angles[i], 'g', 6) + QChar(0xb0);
        const FigureText text = tickText(axes.style, labelAt(polar.angleLabels, i, usual));
        const QPointF way = place.way(polar.angles[i]);
        const QSizeF half = text.size() / 2;
        const qreal own = std::abs(way.x()) * half.width() + std::abs(way.y()) * half.height();
        const QPointF at = place.middle + way * (reach + kNumbersAway + own);
        text.paint(m_painter, QRectF(at - QPointF(half.width(), half.height()), text.size()),
                   Qt::AlignCenter, m_palette.muted);
    }
    const QPointF along = place.way(polar.numbersAt);
    const QPointF outwards = place.way(polar.numbersAt - 90);
    for (std::size_t i = 0; i < polar.distances.size(); ++i) {
        const double distance = polar.distances[i] - polar.middle;
        const double slack = polar.reach * 1e-9;
        if (distance > polar.reach + slack || distance < -slack) continue;
        const QString usual = QString::number(polar.distances[i], 'g', 5);
        const FigureText text = tickText(axes.style, labelAt(polar.distanceLabels, i, usual));
        QPointF at = place.middle + along * (distance * place.unit);
        const QSizeF half = text.size() / 2;
        if (polar.numbersOutside) {
            at += outwards * (kNumbersAway + std::abs(outwards.x()) * half.width() +
                              std::abs(outwards.y()) * half.height());
            text.paint(m_painter, QRectF(at - QPointF(half.width(), half.height()), text.size()),
                       Qt::AlignCenter, m_palette.muted);
            continue;
        }
        text.paint(m_painter, QRectF(at - QPointF(half.width(), half.height() * 2), text.size()),
                   Qt::AlignCenter, m_palette.muted);
    }
}

} // namespace vitrine::app
