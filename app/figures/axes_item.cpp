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
            paintAxes(*painter, axes, view);
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
    const auto xticks =
        axisTicks(view.x.low, view.x.high, std::max(2, static_cast<int>(box.width() / 70)));
    const auto yticks =
        axisTicks(view.y.low, view.y.high, std::max(2, static_cast<int>(box.height() / 44)));
    if (axes.grid) {
        painter.setPen(QPen(theme.color("grid"), 1));
        for (const Tick& tick : xticks) {
            const qreal x = view.toPixel(tick.value, view.y.low).x();
            painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()));
        }
        for (const Tick& tick : yticks) {
            const qreal y = view.toPixel(view.x.low, tick.value).y();
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y));
        }
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.color("faint"), 1));
    painter.drawRect(box);
    painter.setFont(theme.labelFont(11));
    for (const Tick& tick : xticks) {
        const qreal x = view.toPixel(tick.value, view.y.low).x();
        painter.setPen(theme.color("faint"));
        painter.drawLine(QPointF(x, box.bottom()), QPointF(x, box.bottom() + kTick));
        painter.setPen(theme.color("muted"));
        painter.drawText(QRectF(x - 50, box.bottom() + kTick + 2, 100, 16), Qt::AlignCenter,
                         tick.label);
    }
    for (const Tick& tick : yticks) {
        const qreal y = view.toPixel(view.x.low, tick.value).y();
        painter.setPen(theme.color("faint"));
        painter.drawLine(QPointF(box.left() - kTick, y), QPointF(box.left(), y));
        painter.setPen(theme.color("muted"));
        painter.drawText(QRectF(box.left() - 108, y - 8, 100, 16),
                         Qt::AlignRight | Qt::AlignVCenter, tick.label);
    }
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

void AxesItem::paintLegend(QPainter& painter, const AxesSnapshot& axes,
                           const PlotView& view) const {
    const Theme& theme = m_figure->workbench()->theme();
    painter.setFont(theme.labelFont(11));
    qreal width = 0;
    for (const LineSnapshot& line : axes.lines) {
        width = std::max(width, static_cast<qreal>(painter.fontMetrics().horizontalAdvance(
                                    QString::fromStdString(line.name))));
    }
    const qreal rowHeight = 18;
    const QRectF box(view.box.right() - width - 54, view.box.top() + 8, width + 46,
                     rowHeight * static_cast<qreal>(axes.lines.size()) + 8);
    painter.setBrush(theme.color("panel"));
    painter.setPen(theme.color("border"));
    painter.drawRoundedRect(box, 3, 3);
    qreal y = box.top() + 4 + rowHeight / 2;
    for (const LineSnapshot& line : axes.lines) {
        const auto [red, green, blue, alpha] = line.color;
        const bool black = red + green + blue < 0.3f && m_figure->workbench()->settings()->dark();
        painter.setPen(
            QPen(black ? theme.color("text") : QColor::fromRgbF(red, green, blue, alpha), 2));
        painter.drawLine(QPointF(box.left() + 8, y), QPointF(box.left() + 30, y));
        painter.setPen(theme.color("text"));
        painter.drawText(QRectF(box.left() + 36, y - 9, width + 8, 18),
                         Qt::AlignLeft | Qt::AlignVCenter, QString::fromStdString(line.name));
        y += rowHeight;
    }
}

} // namespace vitrine::app
