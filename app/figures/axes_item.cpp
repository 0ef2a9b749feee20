// SPDX-License-Identifier: Apache-2.0
#include "figures/axes_painter.h"
#include "figures/figure_item.h"
#include "theme.h"
#include "workbench.h"

#include <cmath>
#include <QPainter>

namespace vitrine::app {

AxesItem::AxesItem(FigureItem* figure, bool below)
    : PaintedItem(figure), m_figure(figure), m_below(below) {
    if (below) setZ(-1);
}

void AxesItem::paint(QPainter* painter) {
    const OneFigureSnapshot* shown = m_figure->figure();
    if (!shown) return;
    const FigurePalette palette = m_figure->palette();
    painter->setRenderHint(QPainter::Antialiasing);
    if (m_below && shown->ground) painter->fillRect(boundingRect(), palette.ground);
    AxesPainter axesPainter(*painter, palette);
    for (const PlotView& view : m_figure->views()) {
        for (const AxesSnapshot& axes : shown->axes) {
            if (axes.id != view.axes) continue;
            if (m_below)
                axesPainter.paintBelow(axes, view);
            else
                axesPainter.paintAbove(axes, view);
        }
    }
    if (m_below) return;
    axesPainter.paintTitles(*shown, size());
    paintMarks(*painter);
}

void AxesItem::paintBrushed(QPainter& painter, const QColor& accent) const {
    constexpr qreal kHalf = 3;
    for (const PlotView& view : m_figure->views()) {
        if (view.axes != m_figure->brushedAxes() || view.solid()) continue;
        painter.setPen(Qt::NoPen);
        painter.setBrush(accent);
        for (const QPointF& point : m_figure->brushed().points) {
            const QPointF at = view.toPixel(point.x(), point.y());
            if (view.box.contains(at))
                painter.drawRect(QRectF(at.x() - kHalf, at.y() - kHalf, 2 * kHalf, 2 * kHalf));
        }
    }
}

/// What belongs to the window and not to the figure: the frame of a drag, the focus.
void AxesItem::paintMarks(QPainter& painter) const {
    QColor accent = m_figure->workbench()->theme().color("accent");
    if (m_figure->hasActiveFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(accent, 1));
        painter.drawRect(QRectF(0.5, 0.5, width() - 1, height() - 1));
    }
    paintBrushed(painter, accent);
    const FigurePalette palette = m_figure->palette();
    for (const DataTip& tip : m_figure->tips()) {
        for (const PlotView& view : m_figure->views()) {
            if (view.axes != tip.axes) continue;
            const QPointF at = tipPixel(tip, view);
            if (!std::isfinite(at.x())) continue;
            paintTip(painter, tip, at, tipBox(tip, at, palette, size()), palette, accent);
        }
    }
    if (const QRectF frame = m_figure->frameRect(); !frame.isEmpty()) {
        painter.setPen(QPen(accent, 1.4));
        accent.setAlphaF(0.18f);
        painter.setBrush(accent);
        painter.drawRect(frame);
    }
}

} // namespace vitrine::app
