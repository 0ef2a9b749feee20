// SPDX-License-Identifier: Apache-2.0
#include "figure/tile_places.h"

#include "figure/axes_parts.h"

namespace vitrine {

std::array<float, 4> positionOf(const Cells& cells, int64_t rows, int64_t columns) {
    const double width = 1.0 / static_cast<double>(columns);
    const double height = 1.0 / static_cast<double>(rows);
    return {static_cast<float>((cells.left + 0.13) * width),
            static_cast<float>(1 - (cells.bottom - 0.13) * height),
            static_cast<float>((cells.right - cells.left - 0.225) * width),
            static_cast<float>((cells.bottom - cells.top - 0.26) * height)};
}

void place(AxesObject& axes, const Cells& cells, int64_t rows, int64_t columns) {
    const auto width = static_cast<float>(columns), height = static_cast<float>(rows);
    axes.position = positionOf(cells, rows, columns);
    axes.style.placed = false;
    axes.style.cell = {static_cast<float>(cells.left) / width,
                       1 - static_cast<float>(cells.bottom) / height,
                       static_cast<float>(cells.right - cells.left) / width,
                       static_cast<float>(cells.bottom - cells.top) / height};
}

void placeTiles(FigureObject& figure) {
    const TileGrid& tiles = figure.tiles;
    for (const TileGrid::Taken& tile : tiles.taken) {
        const int64_t left = tile.first % tiles.columns, top = tile.first / tiles.columns;
        const int64_t right = left + tile.columns, bottom = top + tile.rows;
        const Cells cells{static_cast<double>(left), static_cast<double>(top),
                          static_cast<double>(right), static_cast<double>(bottom)};
        for (const auto& axes : figure.children) {
            if (axes->id() != tile.axes) continue;
            place(*axes, cells, tiles.rows, tiles.columns);
            const auto edge = [&](bool border) { return border ? tiles.padding : tiles.spacing; };
            axes->style.edges = {edge(left == 0), edge(bottom == tiles.rows),
                                 edge(right == tiles.columns), edge(top == 0)};
        }
    }
}

} // namespace vitrine
