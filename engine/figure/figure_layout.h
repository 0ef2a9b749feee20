// SPDX-License-Identifier: Apache-2.0
#pragma once
// What a figure has beside its axes: a title above all of them and the tiles of tiledlayout. Plain
// data.
#include "figure/axes_style.h"

namespace vitrine {

struct FigureTitle {
    std::string text;
    LabelStyle style;
};

/// Room that is left around axes of a layout, from most to none at all.
enum class TileRoom : uint8_t { Loose, Compact, Tight, None };

struct TileGrid {
    TileRoom spacing = TileRoom::Loose, padding = TileRoom::Loose;
    int64_t rows = 0, columns = 0;          ///< 0: there is no layout
    bool flow = false;                      ///< the grid grows with its tiles
    bool oneColumn = false, oneRow = false; ///< and keeps that
    /// Tiles that axes take: from the first in reading order, that many down and to the right.
    struct Taken {
        uint64_t axes = 0;
        int64_t first = 0, rows = 1, columns = 1;
    };
    std::vector<Taken> taken;
};

} // namespace vitrine
