// SPDX-License-Identifier: Apache-2.0
// The colour bar: the map, its frame, numbers and label.
#include "figures/axes_painter.h"

#include <cmath>

namespace vitrine::app {
namespace {

constexpr qreal kPixelsOfPoint = 4.0 / 3;

} // namespace

void AxesPainter::paintColorbar(const AxesSnapshot& axes, const PlotView& view) {
    const ColorbarStyle& style = axes.style.colorbar;
    const QRectF& bar = view.colorbar;
    const bool lies = bar.width() > bar.height();
    const std::size_t count = axes.colors.size();
    AxesStyle texts = axes.style;
    if (style.size > 0) texts.size = style.size;
    if (style.bold) texts.bold = style.bold;
    texts.italic = texts.italic || style.italic;
    if (!style.font.empty()) texts.font = style.font;
    const QColor edges = style.color ? m_palette.shown(style.color) : m_palette.faint;
    const QColor numbers = style.color ? m_palette.shown(style.color) : m_palette.muted;
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    for (std::size_t i = 0; i < count; ++i) {
        const auto [red, green, blue] = axes.colors[style.reverse ? count - 1 - i : i];
        const qreal length = lies ? bar.width() : bar.height();
        const qreal step = length / static_cast<qreal>(count);
        const qreal from = static_cast<qreal>(i) * step;
        // Neighbours overlap, so that no ground shows between them.
        const qreal size = std::min(step + 0.6, length - from);
        m_painter.fillRect(lies ? QRectF(bar.left() + from, bar.top(), size, bar.height())
                                : QRectF(bar.left(), bar.bottom() - from - size, bar.width(), size),
                           QColor::fromRgbF(red, green, blue));
    }
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setBrush(Qt::NoBrush);
    const qreal width = std::max(1.0, static_cast<qreal>(style.lineWidth) * kPixelsOfPoint);
    m_painter.setPen(QPen(edges, width));
    if (style.box) m_painter.drawRect(bar);
    RulerStyle ruler;
    ruler.ticks = style.ticks;
    ruler.labels = style.labels;
    const auto [low, high] = colorEnds(axes);
    const bool logarithmic = axes.style.logColors;
    const Range range = logarithmic ? Range{std::log10(low), std::log10(high)} : Range{low, high};
    const qreal length = lies ? bar.width() : bar.height();
    const RulerTicks marks =
        rulerTicks(ruler, range, logarithmic,
                   {length, 44, lies ? kTickLetter * tickPixels(texts) / kTickPixels : 0});
    // Away from the axes, unless the numbers are to face them.
    const std::string& place = style.location;
    const bool turned = place.starts_with("west") || place.starts_with("north");
    const bool outwards = style.otherSide.value_or(false) == turned;
    const qreal away = outwards ? 1 : -1;
    const qreal tick = style.tickLength ? static_cast<qreal>(*style.tickLength) * length : 4;
    const bool hidden = style.tickDirection == "none";
    const qreal out = hidden || style.tickDirection == "in" ? 0 : tick;
    const qreal in = hidden || style.tickDirection == "out" ? 0 : tick;
    qreal room = 0;
    for (const Tick& mark : marks.ticks) {
        const qreal up = colorShare(axes, mark.value);
        const qreal share = style.reverse ? 1 - up : up;
        m_painter.setPen(QPen(edges, width));
        const FigureText label = tickText(texts, mark.label);
        const QSizeF size = label.size();
        if (lies) {
            const qreal x = bar.left() + share * bar.width();
            const qreal edge = outwards ? bar.bottom() : bar.top();
            m_painter.drawLine(QPointF(x, edge - away * in), QPointF(x, edge + away * out));
            const qreal at = edge + away * (out + 2);
            label.paint(m_painter,
                        QRectF(x - 60, outwards ? at : at - size.height(), 120, size.height()),
                        Qt::AlignCenter, numbers);
            room = std::max(room, size.height() + out + 2);
        } else {
            const qreal y = bar.bottom() - share * bar.height();
            const qreal edge = outwards ? bar.right() : bar.left();
            m_painter.drawLine(QPointF(edge - away * in, y), QPointF(edge + away * out, y));
            const qreal at = edge + away * (out + 3);
            label.paint(m_painter, QRectF(outwards ? at : at - 400, y - 8, 400, 16),
                        (outwards ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter, numbers);
            room = std::max(room, size.width() + out + 3);
        }
    }
    if (marks.exponent != 0) {
        const FigureText power = commonText(texts, marks);
        const QSizeF size = power.size();
        const QPointF corner = lies ? QPointF(bar.right() + 4, bar.center().y() - size.height() / 2)
                                    : QPointF(bar.left(), bar.top() - size.height() - 3);
        power.paint(m_painter, QRectF(corner, size), Qt::AlignCenter, numbers);
    }
    paintColorbarLabel(axes, view, room, outwards);
}

} // namespace vitrine::app
