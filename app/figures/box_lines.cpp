// SPDX-License-Identifier: Apache-2.0
#include "figures/box_lines.h"

#include "figures/axes_painter.h"

#include <algorithm>
#include <cmath>

namespace vitrine::app {
namespace {

/// The edge of the cube along a dimension, at the ends `a` and `b` of the two dimensions after it.
struct Edge {
    Vector3 from{}, to{};
};

Edge edgeOf(int dimension, int a, int b) {
    Edge edge;
    const auto d = static_cast<std::size_t>(dimension);
    edge.to[d] = 1;
    for (Vector3* end : {&edge.from, &edge.to}) {
        (*end)[(d + 1) % 3] = a;
        (*end)[(d + 2) % 3] = b;
    }
    return edge;
}

/// Pixels that the text of a time takes.
constexpr int kTimeRoom = 44;

/// Times are written as they are in the plane.
void addTimes(BoxAxis& axis, const AxesSnapshot& axes, const Range& range, double pixels) {
    RulerStyle ruler = rulerOf(axes, axis.dimension);
    if (axis.dimension == 2) {
        ruler.ticks = axes.space.zticks;
        if (!axes.space.ztickLabels.empty()) ruler.labels = axes.space.ztickLabels;
    }
    RulerTicks times = rulerTicks(ruler, range, false, {pixels, kTimeRoom});
    axis.ticks = std::move(times.ticks);
    axis.date = QString::fromStdString(times.date);
}

std::vector<Tick> ticksOf(const AxesSnapshot& axes, const SpaceView& view, int dimension,
                          double pixels) {
    const auto d = static_cast<std::size_t>(dimension);
    const SpaceSnapshot& space = axes.space;
    const Range& range = view.places[d];
    const RulerStyle& ruler = rulerOf(axes, dimension);
    const auto& given = dimension == 2 ? space.zticks : ruler.ticks;
    const std::vector<std::string> none;
    const bool labelled = dimension == 2 ? !space.ztickLabels.empty() : ruler.labels.has_value();
    const std::vector<std::string>& labels = dimension == 2 ? space.ztickLabels
                                             : ruler.labels ? *ruler.labels
                                                            : none;
    const auto labelAt = [&](std::size_t i) {
        return labels.empty() ? QString() : QString::fromStdString(labels[i % labels.size()]);
    };
    if (given) {
        std::vector<Tick> ticks;
        for (std::size_t i = 0; i < given->size(); ++i) {
            const double value = (*given)[i];
            const double place = placeOf(value, view.logarithmic[d]);
            if (!(place >= range.low - 1e-9 * range.size() &&
                  place <= range.high + 1e-9 * range.size()))
                continue;
            ticks.push_back({value, labelled ? labelAt(i)
                                    : !ruler.format.empty()
                                        ? QString::fromStdString(formatNumber(ruler.format, value))
                                        : QString::number(value, 'g', 5)});
        }
        return ticks;
    }
    const int most = std::max(2, static_cast<int>(pixels / (dimension == 2 ? 36 : 44)));
    auto ticks = view.logarithmic[d] ? logarithmicTicks(range.low, range.high, most)
                                     : axisTicks(range.low, range.high, std::min(most, 6), 0,
                                                 ruler.exponent && *ruler.exponent == 0);
    for (Tick& tick : ticks) {
        if (!ruler.format.empty() && !tick.minor)
            tick.label = QString::fromStdString(formatNumber(ruler.format, tick.value));
    }
    if (labelled) {
        std::size_t i = 0;
        for (Tick& tick : ticks) {
            if (!tick.minor) tick.label = labelAt(i++);
        }
    }
    if ((ruler.minorTicks || ruler.minorGrid) && !view.logarithmic[d])
        addMinorTicks(ticks, range.low, range.high);
    return ticks;
}

double pixelsOf(const SpaceView& view, const Edge& edge) {
    const QPointF way = view.toPixel(edge.to) - view.toPixel(edge.from);
    return std::hypot(way.x(), way.y());
}

} // namespace

const RulerStyle& rulerOf(const AxesSnapshot& axes, int dimension) {
    return dimension == 0 ? axes.style.x : dimension == 1 ? axes.style.y : axes.style.z;
}

Vector3 tickPlace(const BoxAxis& axis, const SpaceView& view, double value) {
    const auto d = static_cast<std::size_t>(axis.dimension);
    Vector3 at = axis.from;
    at[d] = (placeOf(value, view.logarithmic[d]) - view.places[d].low) / view.places[d].size();
    if (view.reverse[d]) at[d] = 1 - at[d];
    return at;
}

std::array<BoxAxis, 3> boxAxes(const AxesSnapshot& axes, const PlotView& plot) {
    const SpaceView& view = plot.space;
    std::array<BoxAxis, 3> out;
    for (int dimension = 0; dimension < 3; ++dimension) {
        const auto d = static_cast<std::size_t>(dimension);
        double best = -1e300;
        Edge chosen = edgeOf(dimension, 0, 0);
        int outer = 0;
        int end = 0;
        for (int a = 0; a < 2; ++a) {
            for (int b = 0; b < 2; ++b) {
                // On the outline one of the two sides that meet looks at the viewer.
                const int first = (dimension + 1) % 3, second = (dimension + 2) % 3;
                const bool seenA = view.facesViewer(first, a), seenB = view.facesViewer(second, b);
                if (seenA == seenB) continue;
                const Edge edge = edgeOf(dimension, a, b);
                const QPointF middle = (view.toPixel(edge.from) + view.toPixel(edge.to)) / 2;
                const double score = dimension == 2 ? -middle.x() : middle.y();
                if (score <= best + 1e-6) continue;
                best = score;
                chosen = edge;
                // Ticks point along the side that is seen, away from the box.
                const bool alongFirst = dimension == 2 ? seenB : first != 2;
                outer = dimension == 0 ? 1 : dimension == 1 ? 0 : alongFirst ? first : second;
                end = outer == first ? a : b;
            }
        }
        BoxAxis& axis = out[d];
        axis.dimension = dimension;
        axis.from = chosen.from;
        axis.to = chosen.to;
        axis.outward[static_cast<std::size_t>(outer)] = end == 0 ? -1 : 1;
        const double pixels = pixelsOf(view, chosen);
        if (rulerOf(axes, dimension).time != TimeKind::None && !view.logarithmic[d])
            addTimes(axis, axes, view.places[d], pixels);
        else
            axis.ticks = ticksOf(axes, view, dimension, pixels);
    }
    return out;
}

std::vector<BoxLine> boxLines(const AxesSnapshot& axes, const PlotView& plot) {
    const SpaceView& view = plot.space;
    const std::array<BoxAxis, 3> carried = boxAxes(axes, plot);
    std::vector<BoxLine> lines;
    // The back side of each dimension: the one that looks away.
    std::array<int, 3> back{};
    for (int d = 0; d < 3; ++d)
        back[static_cast<std::size_t>(d)] = view.facesViewer(d, 1) ? 0 : 1;
    for (const BoxAxis& axis : carried) {
        const auto d = static_cast<std::size_t>(axis.dimension);
        const std::size_t u = (d + 1) % 3, v = (d + 2) % 3;
        const RulerStyle& ruler = rulerOf(axes, axis.dimension);
        const bool major = axes.grid || ruler.grid;
        for (const Tick& tick : axis.ticks) {
            if (tick.minor ? !ruler.minorGrid : !major) continue;
            Vector3 at{};
            at[d] = tickPlace(axis, view, tick.value)[d];
            if (at[d] < -1e-9 || at[d] > 1 + 1e-9) continue;
            for (const std::size_t side : {u, v}) {
                const std::size_t way = side == u ? v : u;
                BoxLine line{at, at, true, tick.minor, axis.dimension};
                line.from[side] = line.to[side] = back[side];
                line.to[way] = 1;
                lines.push_back(line);
            }
        }
    }
    const bool anyGrid = axes.grid || axes.style.x.grid || axes.style.y.grid || axes.style.z.grid;
    for (int d = 0; d < 3; ++d) {
        for (int a = 0; a < 2; ++a) {
            for (int b = 0; b < 2; ++b) {
                const auto u = static_cast<std::size_t>((d + 1) % 3);
                const auto v = static_cast<std::size_t>((d + 2) % 3);
                if (a != back[u] && b != back[v]) continue;
                const Edge edge = edgeOf(d, a, b);
                const BoxAxis& axis = carried[static_cast<std::size_t>(d)];
                const bool carries = axis.from == edge.from;
                if (carries && rulerOf(axes, d).hidden) continue;
                if (carries || axes.space.box)
                    lines.push_back({edge.from, edge.to, false, false, d});
                else if (anyGrid)
                    lines.push_back({edge.from, edge.to, true, false, d});
            }
        }
    }
    // An axis may run along an edge that no back side has.
    for (const BoxAxis& axis : carried) {
        if (!rulerOf(axes, axis.dimension).hidden)
            lines.push_back({axis.from, axis.to, false, false, axis.dimension});
    }
    return lines;
}

} // namespace vitrine::app
