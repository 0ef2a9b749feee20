// SPDX-License-Identifier: Apache-2.0
#include "figure/axes_room.h"

#include "figure/ruler_numbers.h"

#include <algorithm>
#include <cmath>

namespace vitrine {
namespace {

/// Of the room beside axes, by the room of their layout: what texts do not need.
double shareOf(TileRoom room, bool numbers) {
    switch (room) {
    case TileRoom::Loose:
        return 1;
    case TileRoom::Compact:
        return numbers ? 0.85 : 0.5;
    case TileRoom::Tight:
        return numbers ? 0.75 : 0.25;
    case TileRoom::None:
        break;
    }
    return 0;
}

/// Beyond the usual room, what a label that does not run along its axis takes.
double asideOf(const AxesSnapshot& axes) {
    constexpr double kUpright = 0.5, kLetter = 8, kMost = 160; // pixels
    const LabelStyle& label = axes.style.ylabel;
    if (axes.ylabel.empty() || !label.angle || label.place || axes.style.y.opposite) return 0;
    if (std::abs(std::cos(*label.angle * 3.14159265358979323846 / 180)) < kUpright) return 0;
    std::size_t longest = 0, begin = 0;
    while (begin <= axes.ylabel.size()) {
        const std::size_t end = std::min(axes.ylabel.find('\n', begin), axes.ylabel.size());
        longest = std::max(longest, end - begin);
        begin = end + 1;
    }
    return std::max(0.0, std::min(kLetter * static_cast<double>(longest) - 12, kMost));
}

/// How wide the longest label is that a script has given a ruler's ticks, about, in pixels.
double labelsOf(const RulerStyle& ruler) {
    constexpr double kLetter = 6.5, kMost = 240;
    std::size_t longest = 0;
    if (ruler.labels && !ruler.hidden) {
        for (const std::string& label : *ruler.labels)
            longest = std::max(longest, static_cast<std::size_t>(
                                            std::count_if(label.begin(), label.end(), [](char c) {
                                                return (c & 0xc0) != 0x80;
                                            })));
    }
    return std::min(kLetter * static_cast<double>(longest), kMost);
}

/// What is known of the labels where they are not drawn.
TickLabels labelsOf(const AxesStyle& style) {
    return {labelsOf(style.x), labelsOf(style.y), style.x.angle.value_or(0)};
}

/// Beyond the usual room, what turned labels take above or below the axis.
double turnedOf(const TickLabels& labels) {
    constexpr double kLeast = 26, kUpright = 6; // what labels that are not turned have is one line
    if (labels.turn == 0) return 0;
    const double turn = std::abs(std::sin(labels.turn * 3.14159265358979323846 / 180));
    return std::max(kLeast, turn * labels.x - kUpright);
}

double linesIn(const std::string& text) {
    return text.empty() ? 0 : 1 + static_cast<double>(std::count(text.begin(), text.end(), '\n'));
}

/// Larger fonts take more room.
double scaleOf(const AxesStyle& style) {
    return style.size > 0 ? std::max(1.0, static_cast<double>(style.size) / 8.25) : 1;
}

/// Of a line of a label after the first.
constexpr double kLabelLine = 15;

/// What the lines of a text take beyond the usual, where it has a size of its own.
double largerOf(const std::string& text, const LabelStyle& label, double usual, double scale) {
    constexpr double kPixelsOfPoint = 4.0 / 3, kLeading = 1.2;
    const double own = static_cast<double>(label.size) * kPixelsOfPoint;
    return std::max(0.0, kLeading * (own - usual * scale)) * linesIn(text);
}

/// What the legend needs, as far as its names tell.
std::array<double, 2> legendOf(const AxesSnapshot& axes) {
    std::vector<std::string> names;
    for (const LineSnapshot& line : axes.lines)
        names.push_back(line.name);
    for (const LineSnapshot& line : axes.alsoNamed)
        names.push_back(line.name);
    for (const FillSnapshot& fill : axes.fills)
        names.push_back(fill.name);
    for (const ContourSnapshot& contour : axes.contours)
        names.push_back(contour.name);
    const LegendStyle& style = axes.style.legend;
    std::array<double, 2> size = legendSize(names, style);
    const double scale = style.size > 0 ? std::max(1.0, static_cast<double>(style.size) / 8.25) : 1;
    size[0] *= scale;
    size[1] = size[1] * scale + (style.title.empty() ? 0 : 20);
    return size;
}

AxesRoom looseRoom(const AxesSnapshot& axes, bool solid, const TickLabels& labels) {
    const AxesStyle& style = axes.style;
    const auto has = [](const std::string& place, const char* word) {
        return place.starts_with(word) && place.ends_with("outside");
    };
    const double scale = scaleOf(style);
    AxesRoom room{14, 14, 22, 14};
    if (axes.visible && !axes.polar.on) {
        const auto labelled = [](const std::string& label, double bare, double one) {
            return label.empty() ? bare : one + kLabelLine * (linesIn(label) - 1);
        };
        constexpr double kLabelPixels = 12;
        room.left = labelled(axes.ylabel, 56, 76) * scale +
                    largerOf(axes.ylabel, style.ylabel, kLabelPixels, scale);
        room.bottom = labelled(axes.xlabel, 30, 48) * scale +
                      largerOf(axes.xlabel, style.xlabel, kLabelPixels, scale);
        // Axes alone stay where they are while their numbers change; of a grid each pixel counts.
        constexpr double kUsualLabel = 36, kShortLabel = 8; // of the room above
        const double least = style.cell && labels.y > 0 ? kShortLabel : kUsualLabel;
        room.left += (std::max(labels.y, least) - kUsualLabel) * scale;
        if (style.twoSides) room.right = 76 * scale;
        if (style.y.opposite) {
            room.right = room.left;
            room.left = 20;
        }
        if (style.x.opposite) {
            room.top = room.bottom;
            room.bottom = 14;
        }
        (style.x.opposite ? room.top : room.bottom) += turnedOf(labels) * scale;
        // A power of ten stands below the numbers, or above them.
        const auto power = [](const RulerStyle& ruler, const Limits& limits, bool logarithmic) {
            return !logarithmic && (ruler.time == TimeKind::Dates ||
                                    tickExponent(ruler, limits.low, limits.high) != 0);
        };
        if (power(style.x, axes.xlimits, axes.logX))
            room.bottom = std::max(room.bottom, 46 * scale);
        if (power(style.y, axes.ylimits, axes.logY)) room.top = std::max(room.top, 26 * scale);
        room.left += asideOf(axes) * scale;
        if (solid) {
            const bool texts = !axes.xlabel.empty() || !axes.ylabel.empty();
            room = {(axes.space.zlabel.empty() ? 60 : 80) * scale, (texts ? 54 : 34) * scale,
                    40 * scale, 20};
        }
    }
    if (!axes.title.empty()) {
        const auto lines = 1 + std::count(axes.title.begin(), axes.title.end(), '\n');
        constexpr double kTitlePixels = 13;
        room.top += 20 * scale * static_cast<double>(lines) +
                    largerOf(axes.title, style.title, kTitlePixels, scale);
    }
    if (!style.subtitle.empty())
        room.top += 18 * scale + largerOf(style.subtitle, style.subtitleStyle, 12, scale);
    // A bar that was moved leaves the axes as they were.
    if (axes.colorbar && style.colorbar.tile.empty()) {
        const std::string& place = style.colorbar.location;
        if (has(place, "east"))
            room.right =
                (style.colorbar.label.empty() ? 84 : 104) + (solid ? kNumbersBesideBox : 0);
        if (has(place, "west")) room.left += 84;
        if (has(place, "south")) room.bottom += style.colorbar.label.empty() ? 60 : 76;
        if (has(place, "north")) room.top += kColorbarAbove + colorbarTall(style.colorbar);
    }
    if (axes.legend && !style.legend.position && style.legend.tile.empty()) {
        const std::string& place = style.legend.location;
        const auto [wide, tall] = legendOf(axes);
        if (has(place, "east") || place.ends_with("eastoutside"))
            room.right = std::max(room.right, std::max(wide, 90.0) + 28);
        if (has(place, "west") || place.ends_with("westoutside"))
            room.left += std::max(wide, 90.0) + 20;
        if (place == "southoutside") room.bottom = legendGap(axes, false, labels) + tall + 4;
        if (place == "northoutside") room.top = legendGap(axes, true, labels) + tall + 4;
    }
    return room;
}

/// Ticks with numbers need more of their room than a bare edge does.
void shrink(AxesRoom& room, const AxesSnapshot& axes, const std::array<TileRoom, 4>& edges) {
    const auto apply = [](double& pixels, TileRoom to, bool numbers) {
        pixels *= shareOf(to, numbers);
    };
    const AxesStyle& style = axes.style;
    apply(room.left, edges[0], axes.visible && !style.y.opposite);
    apply(room.bottom, edges[1], axes.visible && !style.x.opposite);
    apply(room.right, edges[2], room.right > 24);
    apply(room.top, edges[3], room.top > 24);
}

} // namespace

double colorbarTall(const ColorbarStyle& style) {
    return style.label.empty() ? 36 : 56;
}

double legendGap(const AxesSnapshot& axes, bool above, const TickLabels& labels) {
    constexpr double kClose = 8;
    const AxesStyle& style = axes.style;
    const double scale = scaleOf(style);
    if (above) {
        const double texts = 20 * linesIn(axes.title) + 18 * linesIn(style.subtitle);
        const bool ticks = axes.visible && style.x.opposite;
        return kClose + scale * (texts + (ticks ? 22 : 0));
    }
    if (!axes.visible || style.x.hidden || style.x.opposite || axes.polar.on)
        return axes.polar.on ? 26 : kClose + 4;
    const double turned = turnedOf(labels);
    const double ticks = style.x.atOrigin ? 6 : 22;
    return kClose + turned +
           scale * (ticks + (axes.xlabel.empty() ? 0 : 20) +
                    kLabelLine * std::max(linesIn(axes.xlabel) - 1, 0.0));
}

namespace {

AxesRoom tightRoom(const AxesSnapshot& axes, bool solid, const TickLabels& labels) {
    AxesRoom room = looseRoom(axes, solid, labels);
    shrink(room, axes, {TileRoom::Tight, TileRoom::Tight, TileRoom::Tight, TileRoom::Tight});
    return room;
}

} // namespace

AxesRoom tightRoom(const AxesSnapshot& axes, bool solid) {
    return tightRoom(axes, solid, labelsOf(axes.style));
}

AxesRoom axesRoom(const AxesSnapshot& axes, bool solid, const std::array<double, 2>& size,
                  const TickLabels& labels) {
    if (const auto& loose = axes.style.looseInset) {
        AxesRoom room = tightRoom(axes, solid, labels);
        const auto atLeast = [&](double& pixels, std::size_t side) {
            pixels = std::max(pixels, static_cast<double>((*loose)[side]) * size[side % 2]);
        };
        atLeast(room.left, 0);
        atLeast(room.bottom, 1);
        atLeast(room.right, 2);
        atLeast(room.top, 3);
        return room;
    }
    AxesRoom room = looseRoom(axes, solid, labels);
    shrink(room, axes, axes.style.edges);
    return room;
}

std::array<double, 2> legendSize(const std::vector<std::string>& names, const LegendStyle& style) {
    constexpr double kWidthOfLetter = 6.5, kSample = 44,
                     kLine = 18; // pixels, of the font of legends
    std::size_t count = 0, longest = 0;
    for (const std::string& name : names) {
        count += name.empty() ? 0 : 1;
        longest = std::max(longest, name.size());
    }
    const int columns = style.horizontal ? static_cast<int>(std::max<std::size_t>(count, 1))
                                         : std::max(style.columns, 1);
    const double rows = std::ceil(static_cast<double>(count) / columns);
    return {columns * (kSample + kWidthOfLetter * static_cast<double>(longest)), rows * kLine + 16};
}

} // namespace vitrine
