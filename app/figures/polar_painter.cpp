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
    m_painter.setPen(Qt::NoPen);
    if (axes.style.ground) {
        m_painter.setBrush(m_palette.shown(axes.style.ground));
        m_painter.drawEllipse(place.middle, reach, reach);
    }
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(gridPen(axes.style, false, false));
    for (const double distance : polar.distances) {
        const qreal radius = distance * place.unit;
        if (polar.circles && radius > 0 && radius < reach * (1 - 1e-6))
            m_painter.drawEllipse(place.middle, radius, radius);
    }
    for (const double degrees : polar.angles) {
        if (polar.rays) m_painter.drawLine(place.middle, place.middle + place.way(degrees) * reach);
    }
    m_painter.setPen(QPen(m_palette.faint, 1));
    m_painter.drawEllipse(place.middle, reach, reach);
}

void AxesPainter::paintPolarNumbers(const AxesSnapshot& axes, const PlotView& view) {
    const PolarPlace place = placeOf(axes, view);
    const PolarSnapshot& polar = axes.polar;
    const qreal reach = polar.reach * place.unit;
    for (std::size_t i = 0; i < polar.angles.size(); ++i) {
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
    for (std::size_t i = 0; i < polar.distances.size(); ++i) {
        if (polar.distances[i] > polar.reach * (1 + 1e-9)) continue;
        const QString usual = QString::number(polar.distances[i], 'g', 5);
        const FigureText text = tickText(axes.style, labelAt(polar.distanceLabels, i, usual));
        const QPointF at = place.middle + along * (polar.distances[i] * place.unit);
        const QSizeF half = text.size() / 2;
        text.paint(m_painter, QRectF(at - QPointF(half.width(), half.height() * 2), text.size()),
                   Qt::AlignCenter, m_palette.muted);
    }
}

} // namespace vitrine::app
