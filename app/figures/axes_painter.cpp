// SPDX-License-Identifier: Apache-2.0
#include "figures/axes_painter.h"

#include <cmath>

namespace vitrine::app {
namespace {

constexpr qreal kTick = 5;
constexpr qreal kPixelsOfPoint = 4.0 / 3;
/// Of a tick outwards; negative is inwards.
qreal tickLength(const AxesStyle& style, const QRectF& box) {
    qreal length = kTick;
    if (style.tickLength)
        length = static_cast<qreal>((*style.tickLength)[0]) * std::max(box.width(), box.height());
    return style.ticksHidden ? 0 : style.ticksOutside ? length : -length;
}

/// Where the other axis is 0, or the border that is nearer to it.
qreal originY(const PlotView& view) {
    const double y = view.logY ? view.box.bottom() : view.pixelY(0);
    return std::clamp(y, view.box.top(), view.box.bottom());
}
qreal originX(const PlotView& view) {
    const double x = view.logX ? view.box.left() : view.pixelX(0);
    return std::clamp(x, view.box.left(), view.box.right());
}

} // namespace

Qt::PenStyle penStyle(const std::string& style) {
    return style == "--"     ? Qt::DashLine
           : style == ":"    ? Qt::DotLine
           : style == "-."   ? Qt::DashDotLine
           : style == "none" ? Qt::NoPen
                             : Qt::SolidLine;
}

void AxesPainter::paintBelow(const AxesSnapshot& axes, const PlotView& view) {
    if (view.solid()) return; // box and grid are drawn with what is in them
    m_painter.setRenderHint(QPainter::Antialiasing);
    if (axes.polar.on) {
        if (axes.visible) paintPolarGrid(axes, view);
        return;
    }
    if (axes.visible && axes.style.ground)
        m_painter.fillRect(view.box, m_palette.shown(axes.style.ground));
    if (axes.visible && !axes.style.layerTop && axes.images.empty()) paintGrid(axes, view);
}

void AxesPainter::paintAbove(const AxesSnapshot& axes, const PlotView& view) {
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_below = m_beside = 0;
    if (view.solid()) {
        if (axes.visible) paintSpace(axes, view);
        paintLabels(axes, view);
        paintTexts(axes, view);
        if (axes.colorbar) paintColorbar(axes, view);
        if (axes.legend) paintLegend(axes, view);
        return;
    }
    if (axes.visible && !axes.polar.on && (axes.style.layerTop || !axes.images.empty()))
        paintGrid(axes, view);
    paintConstants(axes, view);
    if (axes.visible && axes.polar.on) {
        paintPolarNumbers(axes, view);
    } else if (axes.visible) {
        paintFrame(axes, view);
        paintTicks(axes, view);
    }
    paintLabels(axes, view);
    paintTexts(axes, view);
    if (axes.colorbar) paintColorbar(axes, view);
    if (axes.legend) paintLegend(axes, view);
}

void AxesPainter::paintGrid(const AxesSnapshot& axes, const PlotView& view) {
    const AxesStyle& style = axes.style;
    const QRectF& box = view.box;
    const AxesTicks ticks = axesTicks(axes, view);
    const auto along = [&](const std::vector<Tick>& all, const RulerStyle& ruler, bool logarithmic,
                           const auto& line) {
        const bool major = axes.grid || ruler.grid;
        for (const Tick& tick : all) {
            const bool minor = ruler.minorGrid || (logarithmic && major);
            if (tick.minor ? !minor : !major) continue;
            m_painter.setPen(gridPen(style, tick.minor, logarithmic));
            if (m_painter.pen().style() != Qt::NoPen) line(tick.value);
        }
    };
    along(ticks.x.ticks, style.x, view.logX, [&](double value) {
        const qreal x = view.pixelX(value);
        m_painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()));
    });
    along(ticks.y.ticks, style.y, view.logY, [&](double value) {
        const qreal y = view.pixelY(value);
        m_painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y));
    });
}

QPen AxesPainter::gridPen(const AxesStyle& style, bool minor, bool logarithmic) const {
    const std::optional<float>& points = minor ? style.minorGridWidth : style.gridWidth;
    const qreal width = points ? static_cast<qreal>(*points) * kPixelsOfPoint : minor ? 0.5 : 1;
    // Between the marks of a logarithmic axis lines are as those at its powers.
    const bool dotted = minor && !(logarithmic && style.minorGridStyle == ":");
    return {m_palette.gridOf(style, minor), width,
            penStyle(dotted ? style.minorGridStyle : style.gridStyle)};
}

void AxesPainter::paintFrame(const AxesSnapshot& axes, const PlotView& view) {
    const AxesStyle& style = axes.style;
    const QRectF& box = view.box;
    const qreal width = std::max(1.0, static_cast<qreal>(style.lineWidth) * kPixelsOfPoint);
    const auto pen = [&](const ThemeColor& color) {
        return QPen(color ? m_palette.shown(color) : m_palette.faint, width, Qt::SolidLine,
                    Qt::SquareCap);
    };
    m_painter.setBrush(Qt::NoBrush);
    if (style.x.atOrigin && !style.x.hidden) {
        m_painter.setPen(pen(style.x.color));
        const qreal y = originY(view);
        m_painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y));
    }
    if (style.y.atOrigin && !style.y.hidden) {
        m_painter.setPen(pen(style.y.color));
        const qreal x = originX(view);
        m_painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()));
    }
    m_painter.setPen(style.x.hidden ? QPen(Qt::NoPen) : pen(style.x.color));
    if (style.box || !(style.x.opposite || style.x.atOrigin))
        m_painter.drawLine(box.bottomLeft(), box.bottomRight());
    if (style.box || style.x.opposite) m_painter.drawLine(box.topLeft(), box.topRight());
    m_painter.setPen(style.y.hidden ? QPen(Qt::NoPen) : pen(style.y.color));
    if (style.box || !(style.y.opposite || style.y.atOrigin))
        m_painter.drawLine(box.topLeft(), box.bottomLeft());
    if (style.box || style.y.opposite) m_painter.drawLine(box.topRight(), box.bottomRight());
}

FigureText AxesPainter::tickText(const AxesStyle& style, const QString& label) const {
    return {m_palette,
            label.toStdString(),
            tickPixels(style),
            textMarks(style.interpreter),
            style.bold.value_or(false),
            style.italic,
            QString::fromStdString(style.font)};
}

void AxesPainter::paintTicks(const AxesSnapshot& axes, const PlotView& view) {
    const AxesTicks ticks = axesTicks(axes, view);
    if (!axes.style.x.hidden) {
        paintTicksX(axes.style, view, ticks.x.ticks);
        paintCommon(axes.style, view, true, ticks.x);
    }
    if (!axes.style.y.hidden) {
        paintTicksY(axes.style, view, ticks.y.ticks);
        paintCommon(axes.style, view, false, ticks.y);
    }
}

FigureText AxesPainter::commonText(const AxesStyle& style, const RulerTicks& ticks) const {
    const std::string power = "\u00d7"
                              "10^{" +
                              std::to_string(ticks.exponent) + "}";
    return {m_palette,
            ticks.exponent != 0 ? power : ticks.date,
            tickPixels(style),
            TextMarks::Tex,
            style.bold.value_or(false),
            style.italic,
            QString::fromStdString(style.font)};
}

/// The power of ten of an axis, or the date, once at its end.
void AxesPainter::paintCommon(const AxesStyle& style, const PlotView& view, bool alongX,
                              const RulerTicks& ticks) {
    if (ticks.exponent == 0 && ticks.date.empty()) return;
    const RulerStyle& ruler = alongX ? style.x : style.y;
    const FigureText text = commonText(style, ticks);
    const QSizeF size = text.size();
    QPointF corner;
    if (alongX)
        corner = {view.box.right() - size.width(), ruler.opposite
                                                       ? view.box.top() - m_below - size.height()
                                                       : view.box.bottom() + m_below};
    else
        corner = {ruler.opposite ? view.box.right() - size.width() : view.box.left(),
                  view.box.top() - size.height() - 2};
    text.paint(m_painter, QRectF(corner, size), Qt::AlignCenter,
               ruler.color ? m_palette.shown(ruler.color) : m_palette.muted);
}

QPen AxesPainter::tickPen(const AxesStyle& style, const RulerStyle& ruler) const {
    return {ruler.color ? m_palette.shown(ruler.color) : m_palette.faint,
            std::max(1.0, static_cast<qreal>(style.lineWidth) * kPixelsOfPoint)};
}

void AxesPainter::paintTicksX(const AxesStyle& style, const PlotView& view,
                              const std::vector<Tick>& ticks) {
    const RulerStyle& ruler = style.x;
    const qreal out = tickLength(style, view.box);
    const qreal gap = std::max(out, 0.0) + 3;
    const qreal edge = ruler.atOrigin   ? originY(view)
                       : ruler.opposite ? view.box.top()
                                        : view.box.bottom();
    const qreal down = ruler.opposite ? -1 : 1;
    const QColor color = ruler.color ? m_palette.shown(ruler.color) : m_palette.muted;
    const double turn = view.labels.turn * M_PI / 180;
    for (const Tick& tick : ticks) {
        if (tick.minor && !view.logX && !ruler.minorTicks) continue;
        const qreal x = view.pixelX(tick.value);
        const qreal length = tick.minor ? out / 2 : out;
        m_painter.setPen(tickPen(style, ruler));
        if (out != 0)
            m_painter.drawLine(QPointF(x, edge - (style.ticksBoth ? down * length : 0)),
                               QPointF(x, edge + down * length));
        const FigureText label = tickText(style, tick.label);
        if (label.isEmpty()) continue;
        const QSizeF size = label.size();
        m_below = std::max(m_below, std::abs(std::sin(turn)) * size.width() +
                                        std::abs(std::cos(turn)) * size.height() + gap);
        if (turn == 0) {
            const qreal top = down > 0 ? edge + gap : edge - gap - size.height();
            // Long ones at the end of the axis stay inside of the picture.
            const qreal half = size.width() / 2, room = view.figure.width();
            const qreal middle = 2 * half < room ? std::clamp(x, half, room - half) : x;
            label.paint(m_painter, QRectF(middle - 100, top, 200, size.height()), Qt::AlignCenter,
                        color);
            continue;
        }
        // Turned labels end, or begin, at their tick.
        m_painter.save();
        m_painter.translate(x, edge + down * gap);
        m_painter.rotate(-view.labels.turn);
        const bool steep = std::abs(std::sin(turn)) > 0.999;
        const bool ends = (turn > 0) == (down > 0);
        label.paint(m_painter,
                    QRectF(ends ? -size.width() : 0, -size.height() * (steep ? 0.5 : 0.3),
                           size.width(), size.height()),
                    Qt::AlignCenter, color);
        m_painter.restore();
    }
}

void AxesPainter::paintTicksY(const AxesStyle& style, const PlotView& view,
                              const std::vector<Tick>& ticks) {
    const RulerStyle& ruler = style.y;
    const qreal out = tickLength(style, view.box);
    const qreal gap = std::max(out, 0.0) + 3;
    const qreal edge = ruler.atOrigin   ? originX(view)
                       : ruler.opposite ? view.box.right()
                                        : view.box.left();
    const qreal away = ruler.opposite ? 1 : -1;
    for (const Tick& tick : ticks) {
        if (tick.minor && !view.logY && !ruler.minorTicks) continue;
        const qreal y = view.pixelY(tick.value);
        const qreal length = tick.minor ? out / 2 : out;
        m_painter.setPen(tickPen(style, ruler));
        if (out != 0)
            m_painter.drawLine(QPointF(edge - (style.ticksBoth ? away * length : 0), y),
                               QPointF(edge + away * length, y));
        const FigureText label = tickText(style, tick.label);
        if (label.isEmpty()) continue;
        m_beside = std::max(m_beside, label.size().width() + gap);
        m_painter.save();
        m_painter.translate(edge + away * gap, y);
        m_painter.rotate(-ruler.angle.value_or(0));
        const qreal half = label.size().height() / 2;
        label.paint(m_painter,
                    away < 0 ? QRectF(-400, -half, 400, 2 * half) : QRectF(0, -half, 400, 2 * half),
                    (away < 0 ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter,
                    ruler.color ? m_palette.shown(ruler.color) : m_palette.muted);
        m_painter.restore();
    }
}

void AxesPainter::paintConstants(const AxesSnapshot& axes, const PlotView& view) {
    m_painter.save();
    m_painter.setClipRect(view.box);
    for (const ConstantLineSnapshot& line : axes.constants) {
        const double at = line.vertical ? view.pixelX(line.value) : view.pixelY(line.value);
        if (!std::isfinite(at)) continue;
        QColor color = m_palette.shown(line.color);
        const QColor textColor = line.labelColor ? m_palette.shown(line.labelColor) : color;
        const FigureText label(m_palette, line.label,
                               static_cast<qreal>(line.size) * kPixelsOfPoint);
        color.setAlphaF(line.alpha);
        m_painter.setPen(QPen(color, std::max(line.width * 1.3f, 1.0f), penStyle(line.style)));
        if (line.vertical)
            m_painter.drawLine(QPointF(at, view.box.top()), QPointF(at, view.box.bottom()));
        else
            m_painter.drawLine(QPointF(view.box.left(), at), QPointF(view.box.right(), at));
        if (label.isEmpty()) continue;
        const bool turned = line.vertical && line.aligned;
        const QSizeF size = turned ? label.size().transposed() : label.size();
        constexpr qreal kBeside = 3, kFromEnd = 6;
        // Along the line the label is at an end or in the middle, across it beside or on it.
        const auto place = [&](qreal low, qreal high, qreal own, int third) {
            return third == 0   ? low + kFromEnd
                   : third == 1 ? (low + high - own) / 2
                                : high - own - kFromEnd;
        };
        const auto beside = [&](qreal own, int third) {
            return third == 0 ? at - own - kBeside : third == 1 ? at - own / 2 : at + kBeside;
        };
        const int acrossThird = line.across == "left" ? 0 : line.across == "center" ? 1 : 2;
        const int alongThird = line.along == "top" ? 0 : line.along == "middle" ? 1 : 2;
        const QPointF corner =
            line.vertical
                ? QPointF(beside(size.width(), acrossThird),
                          place(view.box.top(), view.box.bottom(), size.height(), alongThird))
                : QPointF(place(view.box.left(), view.box.right(), size.width(), acrossThird),
                          beside(size.height(), alongThird));
        m_painter.save();
        m_painter.translate(QRectF(corner, size).center());
        if (turned) m_painter.rotate(-90);
        const QSizeF own = label.size();
        label.paint(m_painter, QRectF(QPointF(-own.width() / 2, -own.height() / 2), own),
                    Qt::AlignCenter, textColor);
        m_painter.restore();
    }
    m_painter.restore();
}

} // namespace vitrine::app
