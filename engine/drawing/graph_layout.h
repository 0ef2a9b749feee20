// SPDX-License-Identifier: Apache-2.0
#pragma once
// Layered drawing of the acceleration graph (Sugiyama: layering, ordering by barycentre,
// coordinates), used by the SVG export and by the interface. Groups are kept together as boxes.
// Pure; any thread.
#include "accel/graph/graph_snapshot.h"

namespace vitrine {

struct LayoutRect {
    float x = 0, y = 0, width = 0, height = 0;
};

struct GraphLayout {
    struct NodeBox {
        uint32_t node = 0;
        LayoutRect rect;
    };
    struct GroupBox {
        uint32_t group = 0;
        LayoutRect rect;
    };
    struct EdgePath {
        std::size_t edge = 0;                        ///< index into GraphSnapshot::edges
        std::vector<std::pair<float, float>> points; ///< cubic Bézier control points: 1 + 3n
    };
    std::vector<NodeBox> nodes;
    std::vector<GroupBox> groups;
    std::vector<EdgePath> edges;
    float width = 0, height = 0;
};

/// "y = times ×256": what stands in a node's box.
[[nodiscard]] std::string nodeLabel(const GraphNode& node);
/// O(edges · layers); 5,000 nodes well under a second.
[[nodiscard]] GraphLayout layoutGraph(const GraphSnapshot& graph);
/// A complete SVG document: CPU/GPU by colour and by mark, groups as boxes, shapes on edges,
/// legend.
[[nodiscard]] std::string graphSvg(const GraphSnapshot& graph);

} // namespace vitrine
