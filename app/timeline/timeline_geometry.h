// SPDX-License-Identifier: Apache-2.0
#pragma once
// The picture of a timeline as coloured rectangles: bars one by one where they are few, where they
// are many one column a pixel whose strength is how much of its time was busy. Some thousand
// rectangles at most, whatever the record holds. Pure; any thread.
#include "timeline/timeline_index.h"
#include "timeline/timeline_view.h"

#include <QColor>
#include <QRectF>

namespace vitrine::app {

/// Where things stand; measures of the whole item.
struct TimelineLayout {
    double left = 96; ///< of the plot; names stand before it
    double width = 1;
    double axis = 22; ///< height of the axis, at the top
    double lane = 16; ///< height of a lane
    double memoryTop = 0, memoryHeight = 0;

    /// For an item of this size; unit: how much larger than usual its type is.
    static TimelineLayout of(double width, double height, double unit = 1);
    [[nodiscard]] double laneTop(std::size_t number) const {
        return axis + lane * static_cast<double>(number);
    }
    [[nodiscard]] double lanesEnd() const { return laneTop(kLanes); }
    [[nodiscard]] double plotWidth() const { return width - left - 8; }
    /// The lane at a height, or none.
    [[nodiscard]] std::optional<Lane> laneAt(double y) const;
};

struct TimelinePalette {
    std::array<QColor, kSeries> series;
    QColor ground, stripe, border, grid, outline, memory, memoryFill, cursor;
};

struct TimelineQuad {
    float x0 = 0, y0 = 0, x1 = 0, y1 = 0;
    QRgb color = 0; ///< not premultiplied
};

/// A bar wide enough for its name.
struct TimelineLabel {
    QRectF place;
    BarId bar;
};

/// Numbers of the bars that the selection is about, a series each, sorted.
using TimelineMarks = std::array<std::vector<std::size_t>, kSeries>;

struct TimelineMoment {
    std::optional<int64_t> cursor;
    std::optional<BarId> selected;
};

struct TimelinePicture {
    std::vector<TimelineQuad> quads;
    std::vector<TimelineLabel> labels;
};

void drawTimeline(const TimelineIndex& index, const TimelineView& view,
                  const TimelineLayout& layout, const TimelinePalette& palette,
                  const TimelineMarks& marks, const TimelineMoment& moment,
                  TimelinePicture& picture);

} // namespace vitrine::app
