// SPDX-License-Identifier: Apache-2.0
#include "timeline/timeline_geometry.h"

#include <algorithm>
#include <cmath>

namespace vitrine::app {
namespace {

constexpr std::size_t kBarsAColumn = 2; ///< on average; more become density
constexpr double kLeastBar = 1.5;       ///< pixels: a bar can be seen
constexpr double kLabelWidth = 34;      ///< pixels: from here on a bar has room for a name
constexpr int kFaintest = 70;           ///< of 255: a column with a single short event
constexpr int kShades = 24;             ///< equal neighbours become one rectangle

class Painter {
public:
    Painter(const TimelineIndex& index, const TimelineView& view, const TimelineLayout& layout,
            const TimelinePalette& palette, TimelinePicture& picture)
        : m_index(index), m_view(view), m_layout(layout), m_palette(palette), m_out(picture) {}

    void ground();
    void series(Series kind);
    void marks(Series kind, const std::vector<std::size_t>& numbers);
    void selected(const BarId& bar);
    void memory();
    void cursor(int64_t time);

private:
    void quad(double x0, double y0, double x1, double y1, QColor color, int alpha = 255) {
        color.setAlpha(alpha * color.alpha() / 255);
        m_out.quads.push_back({static_cast<float>(x0), static_cast<float>(y0),
                               static_cast<float>(x1), static_cast<float>(y1), color.rgba()});
    }
    /// Top and bottom of the bars of a series; waits stand in the lower half of the sinks' lane.
    [[nodiscard]] std::pair<double, double> heights(Series kind) const {
        const double top = m_layout.laneTop(static_cast<std::size_t>(laneOf(kind)));
        const double pad = m_layout.lane >= 14 ? 2 : 1;
        const double y0 = top + pad;
        const double y1 = top + m_layout.lane - pad;
        if (kind == Series::Wait) return {y0 + (y1 - y0) * 0.55, y1};
        if (kind == Series::Capture) return {y0 + (y1 - y0) * 0.3, y1};
        return {y0, y1};
    }
    /// The bar's edges within the plot, at least so wide that it can be seen.
    [[nodiscard]] std::pair<double, double> edges(const EventSeries& s, std::size_t i) const {
        const double last = m_layout.plotWidth();
        const double x0 = std::clamp(m_view.toX(static_cast<double>(s.start(i))), 0.0, last);
        const double x1 = std::clamp(m_view.toX(static_cast<double>(s.end(i))), 0.0, last);
        return {m_layout.left + x0, m_layout.left + std::max(x1, std::min(x0 + kLeastBar, last))};
    }
    void bars(Series kind, std::size_t first, std::size_t last);
    void density(Series kind);
    void outline(double x0, double y0, double x1, double y1);

    const TimelineIndex& m_index;
    const TimelineView& m_view;
    const TimelineLayout& m_layout;
    const TimelinePalette& m_palette;
    TimelinePicture& m_out;
};

void Painter::ground() {
    quad(0, 0, m_layout.width, m_layout.memoryTop + m_layout.memoryHeight, m_palette.ground);
    for (std::size_t i = 0; i < kLanes; i += 2)
        quad(0, m_layout.laneTop(i), m_layout.width, m_layout.laneTop(i + 1), m_palette.stripe);
    QString shared;
    const double bottom = m_layout.memoryTop + m_layout.memoryHeight;
    for (const TimelineView::Tick& tick : m_view.ticks(shared)) {
        const double x = m_layout.left + std::floor(tick.x);
        if (tick.x < 0 || tick.x > m_layout.plotWidth()) continue;
        quad(x, m_layout.axis - 5, x + 1, bottom, m_palette.grid);
    }
    quad(0, m_layout.axis - 1, m_layout.width, m_layout.axis, m_palette.border);
    quad(0, m_layout.lanesEnd(), m_layout.width, m_layout.lanesEnd() + 1, m_palette.border);
}

void Painter::series(Series kind) {
    const EventSeries& s = m_index.series(kind);
    if (s.size() == 0) return;
    const auto [first, last] = s.rangeIn(static_cast<int64_t>(m_view.begin()),
                                         static_cast<int64_t>(std::ceil(m_view.end())));
    const auto many = kBarsAColumn * static_cast<std::size_t>(m_layout.plotWidth());
    if (last - first <= many)
        bars(kind, first, last);
    else
        density(kind);
}

void Painter::bars(Series kind, std::size_t first, std::size_t last) {
    const EventSeries& s = m_index.series(kind);
    const QColor color = m_palette.series[static_cast<std::size_t>(kind)];
    const auto [y0, y1] = heights(kind);
    const auto begin = static_cast<int64_t>(m_view.begin());
    double lastEdge = -1;
    for (std::size_t i = first; i < last; ++i) {
        if (s.end(i) < begin) continue;
        auto [x0, x1] = edges(s, i);
        if (x1 <= x0) continue;
        // Neighbours that touch stay two bars where there is room.
        if (x0 < lastEdge + 0.75 && x1 - x0 > 3) x0 += 0.75;
        quad(x0, y0, x1, y1, color);
        lastEdge = x1;
        if (x1 - x0 >= kLabelWidth && kind != Series::Wait)
            m_out.labels.push_back({QRectF(x0, y0, x1 - x0, y1 - y0), {kind, i}});
    }
}

void Painter::density(Series kind) {
    const EventSeries& s = m_index.series(kind);
    const QColor color = m_palette.series[static_cast<std::size_t>(kind)];
    const auto [y0, y1] = heights(kind);
    const auto columns = static_cast<int>(std::ceil(m_layout.plotWidth()));
    std::size_t place = s.firstFrom(m_view.toTime(0));
    std::size_t hint = 0;
    int64_t busy = s.busyUntil(m_view.toTime(0), hint);
    int runShade = 0;
    int runBegin = 0;
    const auto finishRun = [&](int end) {
        if (runShade > 0)
            quad(m_layout.left + runBegin, y0, m_layout.left + end, y1, color,
                 kFaintest + (255 - kFaintest) * runShade / kShades);
    };
    for (int x = 0; x < columns; ++x) {
        const int64_t from = m_view.toTime(x);
        const int64_t to = m_view.toTime(x + 1);
        const std::size_t next = s.firstFrom(to, place);
        const int64_t done = s.busyUntil(to, hint);
        int shade = 0;
        if (next > place || done > busy) {
            const auto length = static_cast<double>(std::max<int64_t>(to - from, 1));
            // What has no length counts by its number: a pixel full of them is as full as it gets.
            const double share = std::max(static_cast<double>(done - busy) / length,
                                          std::log2(1.0 + static_cast<double>(next - place)) / 10);
            shade = 1 + static_cast<int>(std::min(share, 1.0) * (kShades - 1));
        }
        if (shade != runShade) {
            finishRun(x);
            runShade = shade;
            runBegin = x;
        }
        place = next;
        busy = done;
    }
    finishRun(columns);
}

void Painter::outline(double x0, double y0, double x1, double y1) {
    const QColor color = m_palette.outline;
    quad(x0 - 1, y0 - 1, x1 + 1, y0, color);
    quad(x0 - 1, y1, x1 + 1, y1 + 1, color);
    quad(x0 - 1, y0, x0, y1, color);
    quad(x1, y0, x1 + 1, y1, color);
}

/// A line under what the selection is about; one for all that share a pixel.
void Painter::marks(Series kind, const std::vector<std::size_t>& numbers) {
    const EventSeries& s = m_index.series(kind);
    const auto [first, last] = s.rangeIn(static_cast<int64_t>(m_view.begin()),
                                         static_cast<int64_t>(std::ceil(m_view.end())));
    const auto [y0, y1] = heights(kind);
    const auto begin = static_cast<int64_t>(m_view.begin());
    double from = 0;
    double to = -1;
    const auto stop = std::lower_bound(numbers.begin(), numbers.end(), last);
    const bool many = static_cast<double>(last - first) > kBarsAColumn * m_layout.plotWidth();
    for (auto at = std::lower_bound(numbers.begin(), numbers.end(), first); at < stop; ++at) {
        if (s.end(*at) < begin) continue;
        const auto [x0, x1] = edges(s, *at);
        if (to >= 0 && x0 <= to + 0.5) {
            to = std::max(to, x1);
            // What begins in the same pixel is under the same line.
            if (many) {
                const std::size_t beyond = s.firstFrom(m_view.toTime(to - m_layout.left), *at);
                at = std::max(at, std::lower_bound(at, stop, beyond) - 1);
            }
            continue;
        }
        if (to >= 0) quad(from, y1 - 1, to, y1 + 1, m_palette.outline);
        from = x0;
        to = x1;
    }
    if (to >= 0) quad(from, y1 - 1, to, y1 + 1, m_palette.outline);
}

void Painter::selected(const BarId& bar) {
    const EventSeries& s = m_index.series(bar.series);
    if (bar.at >= s.size()) return;
    if (s.end(bar.at) < static_cast<int64_t>(m_view.begin()) ||
        s.start(bar.at) > static_cast<int64_t>(m_view.end()))
        return;
    const auto [y0, y1] = heights(bar.series);
    const auto [x0, x1] = edges(s, bar.at);
    outline(x0, y0, x1, y1);
}

void Painter::memory() {
    const MemoryCurve& curve = m_index.memory();
    if (curve.empty() || curve.peak() == 0 || m_layout.memoryHeight <= 4) return;
    const double top = m_layout.memoryTop + 4;
    const double bottom = m_layout.memoryTop + m_layout.memoryHeight - 1;
    const auto columns = static_cast<int>(std::ceil(m_layout.plotWidth()));
    const auto height = [&](uint64_t bytes) {
        return bottom -
               (bottom - top) * static_cast<double>(bytes) / static_cast<double>(curve.peak());
    };
    const double first = std::max(0.0, m_view.toX(static_cast<double>(m_index.begin())));
    const double last =
        std::min(m_layout.plotWidth(), m_view.toX(static_cast<double>(m_index.end())));
    double runBegin = first;
    uint64_t run = 0;
    bool open = false;
    double before = bottom;
    const auto finish = [&](double x) {
        if (!open) return;
        const double y = height(run);
        quad(m_layout.left + runBegin, y, m_layout.left + x, bottom, m_palette.memoryFill);
        quad(m_layout.left + runBegin, y - 0.5, m_layout.left + x, y + 1, m_palette.memory);
        quad(m_layout.left + runBegin, std::min(before, y), m_layout.left + runBegin + 1,
             std::max(before, y), m_palette.memory);
        before = y;
    };
    for (int x = 0; x < columns; ++x) {
        if (x + 1 < first || x > last) continue;
        const uint64_t most = curve.most(m_view.toTime(x), m_view.toTime(x + 1) - 1);
        if (open && most == run) continue;
        const double at = std::clamp(static_cast<double>(x), first, last);
        finish(at);
        open = true;
        runBegin = at;
        run = most;
    }
    finish(last);
}

void Painter::cursor(int64_t time) {
    const double x = m_view.toX(static_cast<double>(time));
    if (x < 0 || x > m_layout.plotWidth()) return;
    const double at = m_layout.left + std::floor(x);
    quad(at, 2, at + 1, m_layout.memoryTop + m_layout.memoryHeight, m_palette.cursor);
    quad(at - 3, 0, at + 4, 4, m_palette.cursor);
    quad(at - 1, 4, at + 2, 7, m_palette.cursor);
}

} // namespace

TimelineLayout TimelineLayout::of(double width, double height, double unit) {
    TimelineLayout l;
    l.width = width;
    if (width < 520) l.left = 74;
    l.left *= unit;
    l.axis *= unit;
    const double room = std::max(height - l.axis, 1.0);
    // The lanes first; the curve gets a fifth, more where the lanes are as high as is of use.
    l.memoryHeight = std::clamp(room * 0.2, 20.0, 120.0);
    l.lane = std::clamp(std::floor((room - l.memoryHeight) / static_cast<double>(kLanes)), 8.0,
                        36.0 * unit);
    l.memoryTop = l.lanesEnd() + 1;
    l.memoryHeight = std::clamp(height - l.memoryTop, 0.0, 460.0);
    return l;
}

std::optional<Lane> TimelineLayout::laneAt(double y) const {
    if (y < axis || y >= lanesEnd()) return std::nullopt;
    return static_cast<Lane>(static_cast<std::size_t>((y - axis) / lane));
}

void drawTimeline(const TimelineIndex& index, const TimelineView& view,
                  const TimelineLayout& layout, const TimelinePalette& palette,
                  const TimelineMarks& marks, const TimelineMoment& moment,
                  TimelinePicture& picture) {
    picture.quads.clear();
    picture.labels.clear();
    Painter painter(index, view, layout, palette, picture);
    painter.ground();
    for (std::size_t i = 0; i < kSeries; ++i)
        painter.series(static_cast<Series>(i));
    for (std::size_t i = 0; i < kSeries; ++i)
        painter.marks(static_cast<Series>(i), marks[i]);
    if (moment.selected) painter.selected(*moment.selected);
    painter.memory();
    if (moment.cursor) painter.cursor(*moment.cursor);
}

} // namespace vitrine::app
