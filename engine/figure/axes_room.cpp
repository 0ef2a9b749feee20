// SPDX-License-Identifier: Apache-2.0
#include "figure/axes_room.h"

#include <algorithm>

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

AxesRoom looseRoom(const AxesSnapshot& axes, bool solid) {
    const AxesStyle& style = axes.style;
    const auto has = [](const std::string& place, const char* word) {
        return place.starts_with(word) && place.ends_with("outside");
    };
    // Larger fonts take more room.
    const double scale = style.size > 0 ? std::max(1.0, static_cast<double>(style.size) / 8.25) : 1;
    AxesRoom room{14, 14, 22, 14};
    if (axes.visible && !axes.polar.on) {
        room.left = (axes.ylabel.empty() ? 56 : 76) * scale;
        room.bottom = (axes.xlabel.empty() ? 30 : 48) * scale;
        if (style.twoSides) room.right = 76 * scale;
        if (style.y.opposite) {
            room.right = room.left;
            room.left = 20;
        }
        if (style.x.opposite) {
            room.top = room.bottom;
            room.bottom = 14;
        }
        if (style.x.angle != 0) room.bottom += 26;
        if (solid) {
            const bool labels = !axes.xlabel.empty() || !axes.ylabel.empty();
            room = {(axes.space.zlabel.empty() ? 60 : 80) * scale, (labels ? 54 : 34) * scale,
                    40 * scale, 20};
        }
    }
    if (!axes.title.empty()) {
        const auto lines = 1 + std::count(axes.title.begin(), axes.title.end(), '\n');
        room.top += 20 * scale * static_cast<double>(lines);
    }
    if (!style.subtitle.empty()) room.top += 18 * scale;
    if (axes.colorbar) {
        const std::string& place = style.colorbar.location;
        if (has(place, "east"))
            room.right =
                (style.colorbar.label.empty() ? 84 : 104) + (solid ? kNumbersBesideBox : 0);
        if (has(place, "west")) room.left += 84;
        if (has(place, "south")) room.bottom += 60;
        if (has(place, "north")) room.top += 40;
    }
    if (axes.legend && !style.legend.position) {
        const std::string& place = style.legend.location;
        if (has(place, "east") || place.ends_with("eastoutside")) room.right = 130;
        if (has(place, "west") || place.ends_with("westoutside")) room.left += 120;
        if (place == "southoutside") room.bottom += 34;
        if (place == "northoutside") room.top += 34;
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

AxesRoom tightRoom(const AxesSnapshot& axes, bool solid) {
    AxesRoom room = looseRoom(axes, solid);
    shrink(room, axes, {TileRoom::Tight, TileRoom::Tight, TileRoom::Tight, TileRoom::Tight});
    return room;
}

AxesRoom axesRoom(const AxesSnapshot& axes, bool solid, const std::array<double, 2>& size) {
    if (const auto& loose = axes.style.looseInset) {
        AxesRoom room = tightRoom(axes, solid);
        const auto atLeast = [&](double& pixels, std::size_t side) {
            pixels = std::max(pixels, static_cast<double>((*loose)[side]) * size[side % 2]);
        };
        atLeast(room.left, 0);
        atLeast(room.bottom, 1);
        atLeast(room.right, 2);
        atLeast(room.top, 3);
        return room;
    }
    AxesRoom room = looseRoom(axes, solid);
    shrink(room, axes, axes.style.edges);
    return room;
}

} // namespace vitrine
