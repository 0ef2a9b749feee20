// SPDX-License-Identifier: Apache-2.0
#pragma once
// What a figure has beside its axes: a title above all of them and the tiles of tiledlayout. Plain
// data.
#include "figure/axes_style.h"

#include <memory>

namespace vitrine {

struct FigureTitle {
    std::string text;
    LabelStyle style;
};

/// Texts around all axes of a figure, or of a layout inside of it.
struct FigureTitles {
    FigureTitle title, subtitle, xlabel, ylabel;
};

/// Room that is left around axes of a layout, from most to none at all.
enum class TileRoom : uint8_t { Loose, Compact, Tight, None };

struct TileGrid {
    TileRoom spacing = TileRoom::Loose, padding = TileRoom::Loose;
    int64_t rows = 0, columns = 0;          ///< 0: there is no layout
    bool flow = false;                      ///< the grid grows with its tiles
    bool oneColumn = false, oneRow = false; ///< and keeps that
    /// Tiles that axes or a layout take: from the first in reading order, that many down and to the
    /// right.
    struct Taken {
        uint64_t member = 0;
        int64_t first = 0, rows = 1, columns = 1;
    };
    std::vector<Taken> taken;
    /// Layouts inside of this one.
    struct Inner;
    std::vector<std::shared_ptr<Inner>> inner;
};

/// A layout that lies in tiles of another one; its number is the member of those tiles.
struct TileGrid::Inner {
    uint64_t id = 0;
    TileGrid tiles;
    FigureTitles titles;
};

/// What the titles of an inner layout need to be painted.
struct InnerTitles {
    FigureTitles titles;
    std::array<double, 4> cell{0, 0, 1, 1}; ///< left, top, right, bottom in shares of the tiles
};

} // namespace vitrine
