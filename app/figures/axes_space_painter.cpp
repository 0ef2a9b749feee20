// SPDX-License-Identifier: Apache-2.0
// Ticks, numbers and labels of axes in space.
#include "figures/axes_painter.h"
#include "figures/box_lines.h"

#include <cmath>
#include <QPainter>

namespace vitrine::app {
namespace {

constexpr qreal kTick = 5, kGap = 4, kLabelPixels = 12;

QPointF unit(const QPointF& way) {
    const qreal length = std::hypot(way.x(), way.y());
    return length > 1e-9 ? way / length : QPointF();
}

/// A text of that size whose middle is moved off a point, as far as it reaches in that direction.
QRectF beside(const QPointF& at, const QPointF& direction, const QSizeF& size, qreal gap) {
    const qreal reach =
        std::abs(direction.x()) * size.width() / 2 + std::abs(direction.y()) * size.height() / 2;
    const QPointF middle = at + direction * (gap + reach);
    return {middle.x() - size.width() / 2, middle.y() - size.height() / 2, size.width(),
            size.height()};
}

} // namespace

void AxesPainter::paintSpace(const AxesSnapshot& axes, const PlotView& plot) {
    const SpaceView& view = plot.space;
    const std::string* const labels[] = {&axes.xlabel, &axes.ylabel, &axes.space.zlabel};
    const LabelStyle* const styles[] = {&axes.style.xlabel, &axes.style.ylabel, &axes.style.zlabel};
    const QPointF center = view.toPixel({0.5, 0.5, 0.5});
    std::size_t number = 0;
    std::vector<QRectF> taken;
    for (const BoxAxis& axis : boxAxes(axes, plot)) {
        const std::string& label = *labels[number];
        const RulerStyle& ruler = rulerOf(axes, axis.dimension);
        LabelStyle style = *styles[number++];
        if (ruler.hidden) continue;
        if (!style.color) style.color = ruler.color;
        const QColor numbersColor = ruler.color ? m_palette.shown(ruler.color) : m_palette.muted;
        const QPointF middle = (view.toPixel(axis.from) + view.toPixel(axis.to)) / 2;
        const QPointF along = unit(view.toPixel(axis.to) - view.toPixel(axis.from));
        // Away from the box, at right angles to the axis.
        QPointF away(-along.y(), along.x());
        if (QPointF::dotProduct(away, middle - center) < 0) away = -away;
        qreal widest = 0, tallest = 0;
        for (const Tick& tick : axis.ticks) {
            const Vector3 place = tickPlace(axis, view, tick.value);
            const double t = place[static_cast<std::size_t>(axis.dimension)];
            // Seen from its end, an axis has no room for numbers.
            if (t < -1e-9 || t > 1 + 1e-9 || along.isNull()) continue;
            Vector3 outside = place;
            for (std::size_t i = 0; i < 3; ++i)
                outside[i] += axis.outward[i] * 0.05;
            const QPointF from = view.toPixel(place);
            QPointF direction = unit(view.toPixel(outside) - from);
            if (QPointF::dotProduct(direction, away) < 0.2) direction = away;
            if (tick.minor && !ruler.minorTicks &&
                !view.logarithmic[static_cast<std::size_t>(axis.dimension)])
                continue;
            m_painter.setPen(tickPen(axes.style, ruler));
            if (!axes.style.ticksHidden)
                m_painter.drawLine(from, from + direction * (tick.minor ? kTick / 2 : kTick));
            const FigureText text = tickText(axes.style, tick.label);
            if (text.isEmpty()) continue;
            widest = std::max(widest, text.size().width());
            tallest = std::max(tallest, text.size().height());
            QRectF room = beside(from + direction * kTick, direction, text.size(), kGap - 1);
            // Where two axes meet, the upright one's number gives way.
            for (const QRectF& other : taken) {
                if (axis.dimension == 2 && room.intersects(other)) room.moveBottom(other.top() + 1);
            }
            taken.push_back(room);
            text.paint(m_painter, room, Qt::AlignCenter, numbersColor);
        }
        const qreal numbers = std::abs(away.x()) * widest + std::abs(away.y()) * tallest;
        const qreal gap = kTick + kGap + numbers;
        if (!axis.date.isEmpty() && !along.isNull()) {
            const FigureText date = tickText(axes.style, axis.date);
            const QPointF end = view.toPixel(axis.to);
            date.paint(m_painter,
                       axis.dimension == 2 ? beside(end, {0, -1}, date.size(), kGap)
                                           : beside(end, away, date.size(), gap),
                       Qt::AlignCenter, numbersColor);
        }
        if (label.empty()) continue;
        const QSizeF size = labelText(label, style, axes.style, kLabelPixels).size();
        // As wide and tall as it is when it is turned.
        const qreal degrees = style.angle.value_or(axis.dimension == 2 ? 90 : 0);
        const qreal c = std::abs(std::cos(degrees * M_PI / 180));
        const qreal s = std::abs(std::sin(degrees * M_PI / 180));
        const QSizeF turned(c * size.width() + s * size.height(),
                            s * size.width() + c * size.height());
        const QPointF at = axis.dimension == 2 && !style.angle
                               ? middle + away * (gap + size.height() / 2)
                               : beside(middle, away, turned, gap).center();
        paintLabel(label, style, axes.style, kLabelPixels, plot, {at, "center", "middle", degrees});
    }
}

} // namespace vitrine::app
