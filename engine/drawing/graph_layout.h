// SPDX-License-Identifier: Apache-2.0
#pragma once
// Layered drawing of the acceleration graph (Sugiyama: layering, ordering by barycentre,
// coordinates), used by the SVG export and by the interface. Groups are kept together as boxes;
// groups and loops may be closed, of which the title is left. The same graph gives the same
// drawing. Pure; any thread.
#include "accel/graph/graph_snapshot.h"

#include <set>

namespace vitrine {

struct LayoutRect {
    float x = 0, y = 0, width = 0, height = 0;
};

/// What the user closed.
struct LayoutOptions {
    std::set<uint32_t> closedGroups;
    std::set<uint32_t> closedLoops; ///< GraphNode::loop

    friend bool operator==(const LayoutOptions&, const LayoutOptions&) = default;
};

struct GraphLayout {
    struct NodeBox {
        uint32_t node = 0;
        LayoutRect rect;     ///< of what it is in where that is closed
        bool hidden = false; ///< it is in something closed
    };
    struct GroupBox {
        uint32_t group = 0;
        LayoutRect rect;
        bool closed = false;
    };
    struct LoopBox { ///< a closed loop
        uint32_t loop = 0;
        LayoutRect rect;
        std::string title;
        std::vector<uint32_t> groups;
    };
    struct SinkBox {
        std::size_t sink = 0; ///< index into GraphSnapshot::sinks
        LayoutRect rect;
    };
    using Path = std::vector<std::pair<float, float>>; ///< cubic Bézier control points: 1 + 3n
    struct EdgePath {
        std::size_t edge = 0; ///< index into GraphSnapshot::edges
        Path points;
    };
    std::vector<NodeBox> nodes; ///< in the order of GraphSnapshot::nodes
    std::vector<GroupBox> groups;
    std::vector<LoopBox> loops;
    std::vector<EdgePath> edges;
    std::vector<SinkBox> sinks;
    std::vector<Path> sinkEdges; ///< of the sinks, in their order
    float width = 0, height = 0;
};

/// "y = times ×256": what stands in a node's box.
[[nodiscard]] std::string nodeLabel(const GraphNode& node);
/// "display ×3": what stands in a sink's.
[[nodiscard]] std::string sinkLabel(const SinkRecord& sink);
/// O(edges · layers); 5,000 nodes well under a second.
[[nodiscard]] GraphLayout layoutGraph(const GraphSnapshot& graph,
                                      const LayoutOptions& options = {});
/// A complete SVG document: CPU/GPU by colour and by mark, groups as boxes, shapes on edges,
/// legend.
[[nodiscard]] std::string graphSvg(const GraphSnapshot& graph);

} // namespace vitrine
