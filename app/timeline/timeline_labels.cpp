// SPDX-License-Identifier: Apache-2.0
// The texts of the timeline, above its rectangles.
#include "theme.h"
#include "timeline/timeline_item.h"
#include "workbench.h"

#include <cmath>
#include <QPainter>

namespace vitrine::app {
namespace {

constexpr std::size_t kMostLabels = 200;
constexpr double kReadable = 12; ///< pixels of a bar's height

/// Black or white, whichever is read better on the colour.
QColor inkOn(const QColor& color) {
    constexpr int kMiddle = 140;
    return qGray(color.rgb()) > kMiddle ? QColor(16, 20, 26) : QColor(255, 255, 255);
}

} // namespace

TimelineTexts::TimelineTexts(TimelineItem& item) : PaintedItem(&item), m_item(item) {}

void TimelineTexts::paint(QPainter* painter) {
    const Workbench* workbench = m_item.workbench();
    if (!workbench) return;
    const TimelineModel& model = *const_cast<Workbench*>(workbench)->timeline();
    const Theme& theme = const_cast<Workbench*>(workbench)->theme();
    const TimelineLayout& layout = m_item.layout();
    if (model.empty()) return;
    painter->setRenderHint(QPainter::TextAntialiasing);
    painter->setFont(theme.labelFont(layout.lane >= 13 ? 11 : layout.lane >= 11 ? 10 : 9));
    painter->setPen(theme.color("muted"));
    for (std::size_t i = 0; i < kLanes; ++i) {
        painter->drawText(QRectF(10, layout.laneTop(i), layout.left - 14, layout.lane),
                          Qt::AlignVCenter | Qt::AlignLeft,
                          TimelineModel::laneName(static_cast<Lane>(i)));
    }
    if (layout.memoryHeight >= 12)
        painter->drawText(QRectF(10, layout.memoryTop, layout.left - 14, layout.memoryHeight),
                          Qt::AlignVCenter | Qt::AlignLeft, TimelineModel::tr("Memory"));
    painter->setFont(theme.labelFont(10));
    const QFontMetricsF metrics = painter->fontMetrics();
    QString shared;
    const std::vector<TimelineView::Tick> ticks = model.view().ticks(shared);
    const double right = layout.left + layout.plotWidth();
    for (const TimelineView::Tick& tick : ticks) {
        const double x = layout.left + std::floor(tick.x) + 4;
        if (tick.x < 0 || x + metrics.horizontalAdvance(tick.text) > right) continue;
        painter->drawText(QRectF(x, 0, right - x, layout.axis - 3), Qt::AlignBottom | Qt::AlignLeft,
                          tick.text);
    }
    if (!shared.isEmpty())
        painter->drawText(QRectF(4, 0, layout.left - 8, layout.axis - 3),
                          Qt::AlignBottom | Qt::AlignRight, shared);
    if (layout.lane < kReadable) return;
    const auto& labels = m_item.picture().labels;
    for (std::size_t i = 0; i < std::min(labels.size(), kMostLabels); ++i) {
        const TimelineLabel& label = labels[i];
        if (label.bar.at >= model.index()->series(label.bar.series).size()) continue;
        const QColor ground = m_item.colorOf(label.bar.series);
        painter->setPen(inkOn(ground));
        const QRectF place = label.place.adjusted(4, 0, -3, 0);
        painter->drawText(
            place, Qt::AlignVCenter | Qt::AlignLeft,
            metrics.elidedText(model.nameOf(label.bar), Qt::ElideRight, place.width()));
    }
    if (!m_item.hasActiveFocus()) return;
    painter->setPen(QPen(theme.color("accent"), 1));
    painter->drawRect(QRectF(0.5, 0.5, width() - 1, height() - 1));
}

} // namespace vitrine::app
