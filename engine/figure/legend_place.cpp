// SPDX-License-Identifier: Apache-2.0
#include "figure/legend_place.h"
#include "figure/axes_room.h"

#include <algorithm>
#include <cmath>

namespace vitrine {
namespace {

constexpr int64_t kMostRead = 4000; ///< elements of one array that are looked at
constexpr int64_t kMostBars = 15;   ///< MATLAB gives each of so many bars a tick
constexpr int kPartsOfSegment = 12; ///< places on a line between two points

/// A box in shares of the axes, from bottom left.
struct Room {
    std::string_view name;
    double x = 0, y = 0;
};
// In MATLAB's order of preference.
constexpr Room kRooms[] = {{"northeast", 1, 1}, {"northwest", 0, 1}, {"southeast", 1, 0},
                           {"southwest", 0, 0}, {"north", 0.5, 1},   {"south", 0.5, 0},
                           {"east", 1, 0.5},    {"west", 0, 0.5}};

/// Reads what is on the host, every so many elements.
class Reader {
public:
    explicit Reader(const FigureData& data) : m_data(data) {
        m_there = data.valid() && data.tensor->onHost();
    }
    [[nodiscard]] bool there() const { return m_there; }
    [[nodiscard]] double at(int64_t i) const {
        return i < m_data.tensor->count() ? m_data.tensor->asDouble(i) : NAN;
    }

private:
    const FigureData& m_data;
    bool m_there = false;
};

class Crowd {
public:
    Crowd(const AxesSnapshot& axes, double width, double height) {
        for (const Room& room : kRooms) {
            m_low.push_back({room.x * (1 - width) - 0.01, room.y * (1 - height) - 0.01});
            m_high.push_back({m_low.back()[0] + width + 0.02, m_low.back()[1] + height + 0.02});
        }
        m_counts.resize(std::size(kRooms));
        m_x = {axes.xlimits, axes.logX};
        m_y = {axes.ylimits, axes.logY};
        m_reverseX = axes.space.reverseX;
        m_reverseY = axes.reverseY;
    }

    void add(double x, double y) {
        const double px = m_reverseX ? 1 - m_x.share(x) : m_x.share(x);
        const double py = m_reverseY ? 1 - m_y.share(y) : m_y.share(y);
        for (std::size_t i = 0; i < m_counts.size(); ++i) {
            if (px >= m_low[i][0] && px <= m_high[i][0] && py >= m_low[i][1] && py <= m_high[i][1])
                ++m_counts[i];
        }
    }
    void addSegment(double x0, double y0, double x1, double y1) {
        for (int k = 0; k <= kPartsOfSegment; ++k) {
            const double t = static_cast<double>(k) / kPartsOfSegment;
            add(x0 + t * (x1 - x0), y0 + t * (y1 - y0));
        }
    }
    [[nodiscard]] std::string emptiest() const {
        const auto least = std::min_element(m_counts.begin(), m_counts.end());
        return std::string(kRooms[static_cast<std::size_t>(least - m_counts.begin())].name);
    }

private:
    struct Scale {
        Limits limits;
        bool logarithmic = false;
        [[nodiscard]] double share(double value) const {
            if (!logarithmic) return (value - limits.low) / (limits.high - limits.low);
            const double low = std::log(limits.low);
            return (std::log(value) - low) / (std::log(limits.high) - low);
        }
    };
    Scale m_x, m_y;
    bool m_reverseX = false, m_reverseY = false;
    std::vector<std::array<double, 2>> m_low, m_high;
    std::vector<int64_t> m_counts;
};

void addLine(Crowd& crowd, const LineSnapshot& line) {
    const Reader x(line.x), y(line.y);
    if (!y.there() || (line.x.valid() && !x.there())) return;
    const int64_t step = std::max<int64_t>(1, line.count / kMostRead);
    const auto placeX = [&](int64_t i) { return x.there() ? x.at(i) : static_cast<double>(i + 1); };
    const bool joinedUp = line.style != "none" && line.form != LineForm::Scatter;
    for (int64_t i = 0; i < line.count; i += step) {
        if (line.form == LineForm::Stem)
            crowd.addSegment(placeX(i), line.base, placeX(i), y.at(i));
        else if (joinedUp && i >= step)
            crowd.addSegment(placeX(i - step), y.at(i - step), placeX(i), y.at(i));
        else
            crowd.add(placeX(i), y.at(i));
    }
}

void addFill(Crowd& crowd, const FillSnapshot& fill) {
    const bool polygons = fill.form == FillForm::Polygons && fill.outlineX.valid();
    const Reader x(polygons ? fill.outlineX : fill.x), y(polygons ? fill.outlineY : fill.y);
    const Reader bottom(fill.bottom);
    if (!y.there() || (fill.x.valid() && !x.there())) return;
    const int64_t count =
        polygons ? std::min(fill.outlineX.tensor->count(), fill.outlineY.tensor->count())
                 : fill.count;
    const int64_t step = std::max<int64_t>(1, count / kMostRead);
    for (int64_t i = 0; i < count; i += step) {
        const double at = (x.there() ? x.at(i) : static_cast<double>(i + 1)) + fill.shift;
        const double from = bottom.there() ? bottom.at(i) : fill.base;
        if (fill.form == FillForm::Polygons) {
            crowd.add(at, y.at(i));
        } else if (fill.horizontal) {
            crowd.addSegment(from, at, y.at(i), at);
        } else {
            crowd.addSegment(at, from, at, y.at(i));
        }
    }
}

/// The bars of axes that stand on the axis; null without bars or for a histogram.
const FillObject* barsOn(const AxesObject& axes, bool alongX) {
    for (const auto& fill : axes.fills) {
        const bool bars = fill->form == FillForm::Bars && !fill->edges && fill->visible;
        if (bars && alongX != fill->horizontal) return fill.get();
    }
    return nullptr;
}

} // namespace

std::string bestLegendPlace(const AxesSnapshot& axes, const std::array<double, 2>& size) {
    std::vector<std::string> names;
    for (const LineSnapshot& line : axes.lines)
        names.push_back(line.name);
    for (const FillSnapshot& fill : axes.fills)
        names.push_back(fill.name);
    const double wide = std::max(size[0] * static_cast<double>(axes.position[2]), 1.0);
    const double tall = std::max(size[1] * static_cast<double>(axes.position[3]), 1.0);
    const auto [width, height] = legendSize(names, axes.style.legend);
    Crowd crowd(axes, std::min(width / wide, 1.0), std::min(height / tall, 1.0));
    for (const LineSnapshot& line : axes.lines)
        addLine(crowd, line);
    for (const FillSnapshot& fill : axes.fills)
        addFill(crowd, fill);
    return crowd.emptiest();
}

std::optional<std::vector<double>> barTicks(const AxesObject& axes, bool alongX) {
    const FillObject* bars = barsOn(axes, alongX);
    if (!bars || !bars->y.tensor()) return {};
    const int64_t n = bars->y.tensor()->count();
    const Ref<Tensor>& x = bars->x.tensor();
    if (n < 1 || n > kMostBars || (x && !x->onHost())) return {};
    std::vector<double> ticks;
    for (int64_t i = 0; i < n; ++i)
        ticks.push_back(x ? x->asDouble(i) : static_cast<double>(i + 1));
    std::sort(ticks.begin(), ticks.end());
    const bool finite =
        std::all_of(ticks.begin(), ticks.end(), [](double tick) { return std::isfinite(tick); });
    if (!finite || std::adjacent_find(ticks.begin(), ticks.end()) != ticks.end()) return {};
    return ticks;
}

double barSpacing(const AxesObject& axes, bool alongX) {
    const FillObject* bars = barsOn(axes, alongX);
    return bars ? bars->spacing : 0;
}

} // namespace vitrine
