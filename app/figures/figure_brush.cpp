// SPDX-License-Identifier: Apache-2.0
// Brushing on a figure on screen: a drag frames points, Shift adds to them, a button makes a
// variable of them.
#include "engine_thread.h"
#include "figures/figure_item.h"
#include "workbench.h"

#include <QCoreApplication>
#include <QPointer>

namespace vitrine::app {

void FigureItem::brushFrame(const PlotView& view, const QRectF& frame) {
    const QPointF a = view.toData(frame.bottomLeft()), b = view.toData(frame.topRight());
    if (m_brushAxes != view.axes || !m_brushAdds) m_brushBoxes.clear();
    m_brushAxes = view.axes;
    m_brushBoxes.push_back({std::min(a.x(), b.x()), std::max(a.x(), b.x()), std::min(a.y(), b.y()),
                            std::max(a.y(), b.y())});
    renewBrush();
}

/// Searches again; what was framed before stays framed when the data change.
void FigureItem::renewBrush() {
    const AxesSnapshot* axes = axesOf(m_brushAxes);
    if (!axes || m_brushBoxes.empty()) return clearBrush();
    const QPointer<FigureItem> self(this);
    const int number = ++m_brushNumber;
    m_workbench->figures()->engine().post(
        [self, number, axes = *axes, boxes = m_brushBoxes](Session&) {
            Brushed found = brushedPoints(axes, boxes);
            QMetaObject::invokeMethod(QCoreApplication::instance(),
                                      [self, number, found = std::move(found)] {
                                          if (!self || self->m_brushNumber != number) return;
                                          self->m_brushed = found;
                                          self->m_axes->update();
                                          Q_EMIT self->brushChanged();
                                      });
        });
}

void FigureItem::clearBrush() {
    ++m_brushNumber;
    m_brushBoxes.clear();
    m_brushed = {};
    m_axes->update();
    Q_EMIT brushChanged();
}

void FigureItem::brushToVariable() {
    const OneFigureSnapshot* shown = figure();
    if (!shown || m_brushed.count == 0) return;
    int number = 0;
    for (const AxesSnapshot& axes : shown->axes) {
        ++number;
        if (axes.id != m_brushAxes) continue;
        return m_workbench->runCommand(
            brushStatement(QStringLiteral("brushed"), shown->number, number, m_brushBoxes));
    }
}

} // namespace vitrine::app
