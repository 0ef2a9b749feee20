// SPDX-License-Identifier: Apache-2.0
#pragma once
// Places of axes in the cells of a grid. Engine thread.
#include "figure/graphics_objects.h"

namespace vitrine {

/// Cells of a grid from one to another, in shares of the figure from above.
struct Cells {
    double left = 0, top = 0, right = 1, bottom = 1;
};

/// Each cell keeps room for its labels: the same share at all sides as a lone axes has. A grid may
/// lie in a part of the figure: then it is that many cells of its size that the figure has.
[[nodiscard]] std::array<float, 4> positionOf(const Cells& cells, double rows, double columns);
/// Gives axes a place among others.
void place(AxesObject& axes, const Cells& cells, double rows, double columns);
/// The layout inside of the figure's that has axes or another layout in its tiles, and the tiles;
/// null where nothing has.
struct TilesOf {
    TileGrid* grid = nullptr;
    TileGrid::Taken* taken = nullptr;
};
[[nodiscard]] TilesOf tilesOf(FigureObject& figure, uint64_t member);
/// What is written around the figure's inner layouts.
[[nodiscard]] std::vector<InnerTitles> innerTitles(const FigureObject& figure);

} // namespace vitrine
