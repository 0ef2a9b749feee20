// SPDX-License-Identifier: Apache-2.0
#pragma once
// Places of axes in the cells of a grid. Engine thread.
#include "figure/graphics_objects.h"

namespace vitrine {

/// Cells of a grid from one to another, in shares of the figure from above.
struct Cells {
    double left = 0, top = 0, right = 1, bottom = 1;
};

/// Each cell keeps room for its labels: the same share at all sides as a lone axes has.
[[nodiscard]] std::array<float, 4> positionOf(const Cells& cells, int64_t rows, int64_t columns);
/// Gives axes a place among others.
void place(AxesObject& axes, const Cells& cells, int64_t rows, int64_t columns);

} // namespace vitrine
