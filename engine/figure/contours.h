// SPDX-License-Identifier: Apache-2.0
#pragma once
// Lines of equal height and the areas above them on a grid (marching squares; saddles by the mean
// of a cell). Pure; any thread.
#include <cstdint>
#include <vector>

namespace vitrine {

/// Heights and places of a grid's points, column after column, all of one size. A point whose
/// height is NaN belongs to no cell.
struct ContourGrid {
    int64_t rows = 0, columns = 0;
    std::vector<double> x, y, z;
    bool straight = false; ///< x depends on the column and y on the row alone
};

struct ContourLine {
    double level = 0;
    std::vector<double> x, y; ///< the first point comes last again where the line is closed
    bool closed = false;
};

/// The levels that MATLAB chooses for heights in a range.
[[nodiscard]] std::vector<double> contourLevels(double low, double high);
/// `count` levels evenly inside a range.
[[nodiscard]] std::vector<double> contourLevels(double low, double high, int64_t count);

[[nodiscard]] std::vector<ContourLine> contourLines(const ContourGrid& grid, double level);

/// The area at or above a level, twice: as triangles (three corners each) and as closed rings that
/// enclose it by the odd-even rule, with NaN after each.
struct ContourArea {
    std::vector<double> triangleX, triangleY, ringX, ringY;
};
[[nodiscard]] ContourArea contourArea(const ContourGrid& grid, double level);

} // namespace vitrine
