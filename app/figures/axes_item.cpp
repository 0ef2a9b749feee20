// SPDX-License-Identifier: Apache-2.0
#include "figures/axis_ticks.h"
#include "figures/figure_item.h"
#include "theme.h"
#include "workbench.h"

#include <QPainter>

namespace vitrine::app {
namespace {

constexpr qreal kTick = 5;

} // namespace

AxesItem::AxesItem(FigureItem* figure) : QQuickPaintedItem(figure), m_figure(figure) {}

void AxesItem::paint(QPainter* painter) {
    const OneFigureSnapshot* shown = m_figure->figure();
    if (!shown) return;
    painter->setRenderHint(QPainter::Antialiasing);
    for (const PlotView& view : m_figure->views()) {
        for (const AxesSnapshot& axes : shown->axes) {
            if (axes.id != view.axes) continue;
            paintConstants(*painter, axes, view);
            paintAxes(*painter, axes, view);
            paintTexts(*painter, axes, view);
            if (axes.colorbar) paintColorbar(*painter, axes, view);
            if (axes.legend) paintLegend(*painter, axes, view);
        }
    }
    if (const QRectF frame = m_figure->frameRect(); !frame.isEmpty()) {
        QColor inside = m_figure->workbench()->theme().color("accent");
        painter->setPen(QPen(inside, 1.4));
        inside.setAlphaF(0.18f);
        painter->setBrush(inside);
        painter->drawRect(frame);
    }
    if (m_figure->hasActiveFocus()) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(m_figure->workbench()->theme().color("accent"), 1));
        painter->drawRect(QRectF(0.5, 0.5, width() - 1, height() - 1));
    }
}

void AxesItem::paintAxes(QPainter& painter, const AxesSnapshot& axes, const PlotView& view) const {
    const Theme& theme = m_figure->workbench()->theme();
    const QRectF& box = view.box;
    painter.setFont(theme.labelFont(13));
    painter.setPen(theme.color("text"));
    if (!axes.title.empty()) {
        painter.drawText(QRectF(box.left() - 40, box.top() - 28, box.width() + 80, 22),
                         Qt::AlignCenter, QString::fromStdString(axes.title));
    }
    if (!axes.visible) return;
    paintTicks(painter, axes, view);
    painter.setFont(theme.labelFont(12));
    painter.setPen(theme.color("text"));
    if (!axes.xlabel.empty()) {
        painter.drawText(QRectF(box.left(), box.bottom() + 24, box.width(), 18), Qt::AlignCenter,
                         QString::fromStdString(axes.xlabel));
    }
    if (!axes.ylabel.empty()) {
        painter.save();
        painter.translate(box.left() - 62, box.center().y());
        painter.rotate(-90);
        painter.drawText(QRectF(-box.height() / 2, -9, box.height(), 18), Qt::AlignCenter,
                         QString::fromStdString(axes.ylabel));
        painter.restore();
    }
}

void AxesItem::paintTicks(QPainter& painter, const AxesSnapshot& axes, const PlotView& view) const {
    const Theme& theme = m_figure->workbench()->theme();
    const QRectF& box = view.box;
    const auto ticks = [](const Range& range, bool logarithmic, qreal length, int room) {
        const int most = std::max(3, static_cast<int>(length / room));
        return logarithmic ? logarithmicTicks(range.low, range.high, most)
                           : axisTicks(range.low, range.high, most);
    };
    const auto xticks = ticks(view.x, view.logX, box.width(), 50);
    const auto yticks = ticks(view.y, view.logY, box.height(), 40);
    if (axes.grid) {
        for (const Tick& tick : xticks) {
            painter.setPen(QPen(theme.color("grid"), tick.minor ? 0.5 : 1));
            const qreal x = view.pixelX(tick.value);
            painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()));
        }
        for (const Tick& tick : yticks) {
            painter.setPen(QPen(theme.color("grid"), tick.minor ? 0.5 : 1));
            const qreal y = view.pixelY(tick.value);
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y));
        }
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.color("faint"), 1));
    painter.drawRect(box);
    painter.setFont(theme.labelFont(11));
    for (const Tick& tick : xticks) {
        const qreal x = view.pixelX(tick.value);
        painter.setPen(theme.color("faint"));
        painter.drawLine(QPointF(x, box.bottom()),
                         QPointF(x, box.bottom() + (tick.minor ? kTick / 2 : kTick)));
        painter.setPen(theme.color("muted"));
        painter.drawText(QRectF(x - 50, box.bottom() + kTick + 2, 100, 16), Qt::AlignCenter,
                         tick.label);
    }
    for (const Tick& tick : yticks) {
        const qreal y = view.pixelY(tick.value);
        painter.setPen(theme.color("faint"));
        painter.drawLine(QPointF(box.left() - (tick.minor ? kTick / 2 : kTick), y),
                         QPointF(box.left(), y));
        painter.setPen(theme.color("muted"));
        painter.drawText(QRectF(box.left() - 108, y - 8, 100, 16),
                         Qt::AlignRight | Qt::AlignVCenter, tick.label);
    }
}

void AxesItem::paintColorbar(QPainter& painter, const AxesSnapshot& axes,
                             const PlotView& view) const {
    const Theme& theme = m_figure->workbench()->theme();
    const QRectF& bar = view.colorbar;
    const std::size_t count = axes.colors.size();
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (std::size_t i = 0; i < count; ++i) {
        const auto [red, green, blue] = axes.colors[i];
        const qreal step = bar.height() / static_cast<qreal>(count);
        const qreal top = bar.bottom() - static_cast<qreal>(i + 1) * step;
        painter.fillRect(QRectF(bar.left(), top, bar.width(), step + 0.6),
                         QColor::fromRgbF(red, green, blue));
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.color("faint"), 1));
    painter.drawRect(bar);
    painter.setFont(theme.labelFont(11));
    const double range = axes.climits.high - axes.climits.low;
    const auto ticks = axisTicks(axes.climits.low, axes.climits.high,
                                 std::max(2, static_cast<int>(bar.height() / 44)));
    for (const Tick& tick : ticks) {
        const qreal y = bar.bottom() - (tick.value - axes.climits.low) / range * bar.height();
        painter.setPen(theme.color("faint"));
        painter.drawLine(QPointF(bar.right(), y), QPointF(bar.right() + 4, y));
        painter.setPen(theme.color("muted"));
        painter.drawText(QRectF(bar.right() + 7, y - 8, 60, 16), Qt::AlignLeft | Qt::AlignVCenter,
                         tick.label);
    }
}

} // namespace vitrine::app
