// SPDX-License-Identifier: Apache-2.0
#include "pin_mark.h"

#include "theme.h"

namespace vitrine::app {

void paintPin(QPainter& painter, QPointF tip, const Theme& theme, const LinePin& pin, bool hollow) {
    constexpr qreal kRadius = 4, kHeight = 9;
    const QColor color = theme.color(pin.side == PinSide::Device ? "gpu"
                                     : pin.side == PinSide::Host ? "cpu"
                                                                 : "muted");
    const QPointF head = tip - QPointF(0, kHeight);
    painter.setPen(QPen(color, 1.6, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(head, tip);
    painter.setBrush(hollow ? theme.color("panel") : color);
    painter.drawEllipse(head, kRadius - 0.4, kRadius - 0.4);
}

} // namespace vitrine::app
