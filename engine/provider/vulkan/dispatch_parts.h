// SPDX-License-Identifier: Apache-2.0
#pragma once
// Cuts a grid of workgroups into parts that are dispatched one after another, so that no dispatch
// keeps the device for long. Kernels number their workgroups as y * gl_NumWorkGroups.x + x: a grid
// of several rows is cut between rows, for a part of a row would be counted wrong.
#include <algorithm>
#include <array>
#include <cstdint>

namespace vitrine::vulkan {

using Grid = std::array<uint32_t, 3>;

struct DispatchPart {
    Grid base{0, 0, 0};
    Grid groups{1, 1, 1};
};

/// The dimension that a grid is cut along: the outermost with more than one workgroup.
[[nodiscard]] inline std::size_t cutDimension(const Grid& grid) {
    return grid[2] > 1 ? 2 : grid[1] > 1 ? 1 : 0;
}

/// What is left from `begin` on along the grid's cut dimension, at most `most` of it.
[[nodiscard]] inline DispatchPart partOf(const Grid& grid, uint32_t begin, uint32_t most) {
    const std::size_t d = cutDimension(grid);
    DispatchPart part{{0, 0, 0}, grid};
    part.base[d] = begin;
    part.groups[d] = std::min(most, grid[d] - begin);
    return part;
}

} // namespace vitrine::vulkan
