// SPDX-License-Identifier: Apache-2.0
#include "figure/tile_places.h"

#include "figure/axes_parts.h"

#include <algorithm>

namespace vitrine {

namespace {

/// Pixels that the texts around an inner layout take.
constexpr double kTitle = 26, kSubtitle = 20, kLabel = 24;

/// A part of the figure in shares, from the top left.
using Part = Cells;

Cells cellsOf(const TileGrid& tiles, const TileGrid::Taken& tile) {
    const auto left = static_cast<double>(tile.first % tiles.columns);
    const auto top = static_cast<double>(tile.first / tiles.columns);
    return {left, top, left + static_cast<double>(tile.columns),
            top + static_cast<double>(tile.rows)};
}

/// Calls onAxes(axes, tile, grid, its part) for all axes and onInner(layout, its part), inner
/// layouts after what they lie in.
template <typename Axes, typename Layout>
void walk(const FigureObject& figure, const TileGrid& tiles, const Part& part, Axes onAxes,
          Layout onInner) {
    const double width = (part.right - part.left) / static_cast<double>(tiles.columns);
    const double height = (part.bottom - part.top) / static_cast<double>(tiles.rows);
    for (const TileGrid::Taken& tile : tiles.taken) {
        for (const auto& axes : figure.children) {
            if (axes->id() == tile.member) onAxes(*axes, tile, tiles, part);
        }
        for (const auto& inner : tiles.inner) {
            if (inner->id != tile.member) continue;
            const Cells cells = cellsOf(tiles, tile);
            const Part own{part.left + cells.left * width, part.top + cells.top * height,
                           part.left + cells.right * width, part.top + cells.bottom * height};
            onInner(*inner, own);
            const auto share = [](const FigureTitle& text, double pixels, double whole) {
                return text.text.empty() ? 0 : pixels / std::max(whole, 1.0);
            };
            const double wide = figure.position[2], tall = figure.position[3];
            const FigureTitles& texts = inner->titles;
            const Part rest{own.left + share(texts.ylabel, kLabel, wide),
                            own.top + share(texts.title, kTitle, tall) +
                                share(texts.subtitle, kSubtitle, tall),
                            own.right, own.bottom - share(texts.xlabel, kLabel, tall)};
            walk(figure, inner->tiles, rest, onAxes, onInner);
        }
    }
}

TilesOf searched(TileGrid& grid, uint64_t member) {
    for (TileGrid::Taken& tile : grid.taken) {
        if (tile.member == member) return {&grid, &tile};
    }
    for (const auto& inner : grid.inner) {
        if (const TilesOf found = searched(inner->tiles, member); found.grid) return found;
    }
    return {};
}

} // namespace

std::array<float, 4> positionOf(const Cells& cells, double rows, double columns) {
    // As MATLAB's subplot: the default axes' box is divided, with these shares of a cell between.
    constexpr double kBeside = 0.24, kBetween = 0.28;
    const double width = 0.775 / (columns - kBeside), height = 0.815 / (rows - kBetween);
    return {static_cast<float>(0.13 + cells.left * width),
            static_cast<float>(0.11 + (rows - cells.bottom) * height),
            static_cast<float>((cells.right - cells.left - kBeside) * width),
            static_cast<float>((cells.bottom - cells.top - kBetween) * height)};
}

void place(AxesObject& axes, const Cells& cells, double rows, double columns) {
    axes.position = positionOf(cells, rows, columns);
    axes.style.placed = false;
    axes.style.cell = {static_cast<float>(cells.left / columns),
                       static_cast<float>(1 - cells.bottom / rows),
                       static_cast<float>((cells.right - cells.left) / columns),
                       static_cast<float>((cells.bottom - cells.top) / rows)};
}

TilesOf tilesOf(FigureObject& figure, uint64_t member) {
    return searched(figure.tiles, member);
}

std::vector<InnerTitles> innerTitles(const FigureObject& figure) {
    std::vector<InnerTitles> all;
    walk(
        figure, figure.tiles, {},
        [](AxesObject&, const TileGrid::Taken&, const TileGrid&, const Part&) {},
        [&](const TileGrid::Inner& inner, const Part& part) {
            all.push_back({inner.titles, {part.left, part.top, part.right, part.bottom}});
        });
    return all;
}

void placeTiles(const FigureObject& figure) {
    walk(
        figure, figure.tiles, {},
        [](AxesObject& axes, const TileGrid::Taken& tile, const TileGrid& tiles, const Part& part) {
            const double columns = static_cast<double>(tiles.columns) / (part.right - part.left);
            const double rows = static_cast<double>(tiles.rows) / (part.bottom - part.top);
            Cells cells = cellsOf(tiles, tile);
            cells.left += part.left * columns;
            cells.right += part.left * columns;
            cells.top += part.top * rows;
            cells.bottom += part.top * rows;
            place(axes, cells, rows, columns);
            const int64_t left = tile.first % tiles.columns, top = tile.first / tiles.columns;
            const auto edge = [&](bool border) { return border ? tiles.padding : tiles.spacing; };
            axes.style.edges = {edge(left == 0), edge(top + tile.rows == tiles.rows),
                                edge(left + tile.columns == tiles.columns), edge(top == 0)};
        },
        [](const TileGrid::Inner&, const Part&) {});
}

} // namespace vitrine
