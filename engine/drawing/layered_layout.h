// SPDX-License-Identifier: Apache-2.0
#pragma once
// Layered drawing of a directed graph of rectangles: cycle removal, longest-path layering,
// barycentre ordering, and least-squares coordinates. Knows nothing of the acceleration graph;
// graph_layout.cpp uses it twice, inside each group and between groups. Pure; any thread.
#include <cstddef>
#include <utility>
#include <vector>

namespace vitrine {

struct LayeredItem {
    float width = 0, height = 0;
    float x = 0, y = 0; ///< out: top left corner
};

struct LayeredEdge {
    std::size_t from = 0, to = 0;
    float fromPort = 0, toPort = 0; ///< offset of the end from the item's centre line
    /// out: the places between the items that the edge passes, one pair (x, top y), (x, bottom y)
    /// for each layer that it crosses.
    std::vector<std::pair<float, float>> waypoints;
};

struct LayeredSpacing {
    float betweenItems = 16;
    float betweenLayers = 30;
};

/// Sets the out-fields; returns the size of the drawing, whose top left corner is (0, 0).
std::pair<float, float> layOutLayers(std::vector<LayeredItem>& items,
                                     std::vector<LayeredEdge>& edges,
                                     const LayeredSpacing& spacing);

} // namespace vitrine
