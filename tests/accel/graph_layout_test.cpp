// SPDX-License-Identifier: Apache-2.0
// The drawing of a graph: what is closed is one box, reads of the host stand below what they read,
// nothing lies over anything else, and the same graph is drawn the same way.
#include "drawing/graph_layout.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace vitrine {
namespace {

/// An input, a group of two operations, a loop of two groups, and a read of the last result.
GraphSnapshot example() {
    GraphSnapshot graph;
    const auto node = [&](const char* op, uint32_t group, uint32_t line, uint32_t loop) {
        GraphNode n;
        n.id = static_cast<uint32_t>(graph.nodes.size()) + 1;
        n.op = op;
        n.group = group;
        n.line = line;
        n.loop = loop;
        n.shape = "100x1";
        n.dtype = "double";
        graph.nodes.push_back(n);
        if (n.id > 1) graph.edges.push_back({n.id - 1, n.id, 800, "100x1", false});
        return n.id;
    };
    const auto group = [&](uint32_t id, std::vector<uint32_t> nodes) {
        GraphGroup g;
        g.id = id;
        g.name = "group " + std::to_string(id);
        g.nodes = std::move(nodes);
        graph.groups.push_back(std::move(g));
    };
    node("input", 0, 0, 0);
    group(1, {node("sin", 1, 2, 0), node("plus", 1, 2, 0)});
    group(2, {node("times", 2, 4, 7)});
    group(3, {node("sum", 3, 6, 7)});
    SinkRecord sink;
    sink.node = 5;
    sink.reader = "display";
    sink.line = 8;
    sink.count = 3;
    graph.sinks.push_back(sink);
    return graph;
}

bool overlap(const LayoutRect& a, const LayoutRect& b) {
    return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height &&
           b.y < a.y + a.height;
}

TEST(GraphLayout, AReadOfTheHostStandsBelowWhatItReads) {
    const GraphSnapshot graph = example();
    const GraphLayout layout = layoutGraph(graph);
    ASSERT_EQ(layout.sinks.size(), 1U);
    ASSERT_EQ(layout.sinkEdges.size(), 1U);
    EXPECT_GT(layout.sinks[0].rect.y, layout.nodes[4].rect.y + layout.nodes[4].rect.height);
    EXPECT_EQ(sinkLabel(graph.sinks[0]), "display ×3");
    EXPECT_EQ(layout.edges.size(), graph.edges.size());
    const std::string svg = graphSvg(graph);
    EXPECT_NE(svg.find("display ×3"), std::string::npos);
    EXPECT_NE(svg.find("group 2"), std::string::npos);
}

TEST(GraphLayout, OperationsThatNothingReadsStandInRowsBelow) {
    GraphSnapshot graph = example();
    const GraphLayout without = layoutGraph(graph);
    constexpr std::size_t kAlone = 40;
    for (std::size_t i = 0; i < kAlone; ++i) {
        GraphNode node;
        node.id = static_cast<uint32_t>(graph.nodes.size() + 1);
        node.op = "times";
        node.shape = "1x1";
        node.dtype = "double";
        graph.nodes.push_back(node);
    }
    const GraphLayout layout = layoutGraph(graph);
    EXPECT_EQ(layout.groups[0].rect.y, without.groups[0].rect.y);
    EXPECT_LT(layout.width, std::max(without.width, 620.0f) + 1);
    for (std::size_t i = 0; i < kAlone; ++i) {
        const LayoutRect& own = layout.nodes[layout.nodes.size() - 1 - i].rect;
        EXPECT_GE(own.y, without.sinks[0].rect.y + without.sinks[0].rect.height);
        EXPECT_LE(own.y + own.height, layout.height);
        for (std::size_t other = 0; other + 1 + i < layout.nodes.size(); ++other)
            EXPECT_FALSE(overlap(own, layout.nodes[other].rect));
    }
    graph.edges.clear();
    graph.sinks.clear();
    for (std::size_t i = 0; i < graph.nodes.size(); ++i)
        graph.nodes.change(i).group = 0;
    graph.groups.clear();
    EXPECT_LT(layoutGraph(graph).width, 621);
}

TEST(GraphLayout, AChainThatIsReadAtEachStepGoesStraightDown) {
    GraphSnapshot graph;
    constexpr uint32_t kSteps = 300;
    for (uint32_t id = 1; id <= kSteps; ++id) {
        GraphNode node;
        node.id = node.group = id;
        node.op = "plus";
        node.shape = "100x1";
        node.dtype = "double";
        graph.nodes.push_back(node);
        GraphGroup group;
        group.id = id;
        group.name = "x";
        group.nodes = {id};
        graph.groups.push_back(group);
        if (id > 1) graph.edges.push_back({id - 1, id, 800, "100x1", false});
        SinkRecord sink;
        sink.node = id;
        sink.reader = "condition";
        graph.sinks.push_back(sink);
    }
    const GraphLayout layout = layoutGraph(graph);
    EXPECT_LT(layout.width, 700);
    EXPECT_GT(layout.height, 50 * static_cast<float>(kSteps));
    for (std::size_t i = 0; i < layout.sinks.size(); ++i)
        for (const auto& group : layout.groups)
            EXPECT_FALSE(overlap(layout.sinks[i].rect, group.rect));
}

TEST(GraphLayout, AClosedGroupIsItsTitle) {
    const GraphSnapshot graph = example();
    LayoutOptions options;
    options.closedGroups = {1};
    const GraphLayout open = layoutGraph(graph), layout = layoutGraph(graph, options);
    ASSERT_EQ(layout.groups.size(), 3U);
    EXPECT_TRUE(layout.groups[0].closed);
    EXPECT_LT(layout.groups[0].rect.height, open.groups[0].rect.height);
    EXPECT_TRUE(layout.nodes[1].hidden);
    EXPECT_TRUE(layout.nodes[2].hidden);
    EXPECT_FALSE(layout.nodes[3].hidden);
    // The edge within it is gone, those through its border are not.
    EXPECT_EQ(layout.edges.size(), graph.edges.size() - 1);
}

TEST(GraphLayout, AClosedLoopHoldsItsGroups) {
    const GraphSnapshot graph = example();
    LayoutOptions options;
    options.closedLoops = {7};
    const GraphLayout layout = layoutGraph(graph, options);
    ASSERT_EQ(layout.loops.size(), 1U);
    EXPECT_EQ(layout.loops[0].title, "loop · lines 4–6 · 2 groups · 2 operations");
    EXPECT_EQ(layout.loops[0].groups, (std::vector<uint32_t>{2, 3}));
    EXPECT_EQ(layout.groups.size(), 1U);
    EXPECT_TRUE(layout.nodes[3].hidden && layout.nodes[4].hidden);
    EXPECT_EQ(layout.nodes[3].rect.x, layout.nodes[4].rect.x);
}

TEST(GraphLayout, NothingLiesOverAnythingElseAndTheSameIsDrawnTheSameWay) {
    const GraphSnapshot graph = example();
    for (const LayoutOptions& options :
         {LayoutOptions{}, LayoutOptions{{1, 2}, {}}, LayoutOptions{{1}, {7}}}) {
        const GraphLayout layout = layoutGraph(graph, options), again = layoutGraph(graph, options);
        std::vector<LayoutRect> boxes;
        for (const auto& box : layout.groups)
            boxes.push_back(box.rect);
        for (const auto& box : layout.loops)
            boxes.push_back(box.rect);
        for (const auto& box : layout.sinks)
            boxes.push_back(box.rect);
        boxes.push_back(layout.nodes[0].rect); // in no group
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            for (std::size_t j = i + 1; j < boxes.size(); ++j)
                EXPECT_FALSE(overlap(boxes[i], boxes[j])) << i << " and " << j;
        }
        ASSERT_EQ(layout.edges.size(), again.edges.size());
        for (std::size_t e = 0; e < layout.edges.size(); ++e)
            EXPECT_EQ(layout.edges[e].points, again.edges[e].points);
    }
}

} // namespace
} // namespace vitrine
