// SPDX-License-Identifier: Apache-2.0
#include "drawing/graph_layout.h"

#include "drawing/layered_layout.h"

#include <algorithm>
#include <unordered_map>

namespace vitrine {
namespace {

constexpr float kNodeHeight = 36;
constexpr float kMinNodeWidth = 84;
constexpr float kCharWidth = 6.6f;
constexpr float kGroupPadding = 10;
constexpr float kGroupHeader = 24;
constexpr float kMargin = 16;

/// What the outer drawing arranges: a group with its nodes, or a node outside every group.
struct Unit {
    std::vector<std::size_t> nodes; ///< indices into GraphSnapshot::nodes
    std::vector<LayeredItem> items;
    std::vector<LayeredEdge> edges;
    std::size_t group = 0; ///< index into groups when isGroup
    bool isGroup = false;
};

/// Width in characters: bytes that start a code point.
float textWidth(const std::string& text) {
    const auto count = std::count_if(text.begin(), text.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
    });
    return static_cast<float>(count) * kCharWidth;
}

float nodeWidth(const GraphNode& node) {
    const float name = textWidth(nodeLabel(node));
    const float detail = textWidth(node.shape + " " + node.dtype) * 0.86f;
    return std::max(kMinNodeWidth, std::max(name, detail) + 22);
}

float groupHeaderWidth(const GraphGroup& group) {
    return textWidth(group.title) * 0.95f + (group.iterations > 1 ? 96 : 58);
}

class Composer {
public:
    explicit Composer(const GraphSnapshot& graph) : m_graph(graph) {}

    GraphLayout run() {
        collectUnits();
        layOutInside();
        layOutUnits();
        routeEdges();
        return std::move(m_layout);
    }

private:
    struct Position {
        std::size_t unit = 0, item = 0;
    };

    void collectUnits();
    void layOutInside();
    void layOutUnits();
    void routeEdges();

    const GraphSnapshot& m_graph;
    GraphLayout m_layout;
    std::vector<Unit> m_units;
    std::vector<Position> m_where;                         ///< by node index
    std::unordered_map<uint32_t, std::size_t> m_nodeIndex; ///< by node id
    std::vector<LayeredItem> m_outer;
    std::vector<LayeredEdge> m_outerEdges;
    std::vector<std::size_t> m_edgeRoute;  ///< by edge: 1 + index of the outer edge, 0: inside
    std::vector<std::size_t> m_innerRoute; ///< by edge: 1 + index into the unit's edges, 0: none
};

void Composer::collectUnits() {
    std::unordered_map<uint32_t, std::size_t> groupIndex;
    for (std::size_t g = 0; g < m_graph.groups.size(); ++g)
        groupIndex[m_graph.groups[g].id] = g;
    std::unordered_map<uint32_t, std::size_t> unitOfGroup;
    m_where.resize(m_graph.nodes.size());
    for (std::size_t n = 0; n < m_graph.nodes.size(); ++n) {
        const GraphNode& node = m_graph.nodes[n];
        m_nodeIndex[node.id] = n;
        const auto group = groupIndex.find(node.group);
        std::size_t unit = m_units.size();
        if (node.group != 0 && group != groupIndex.end()) {
            const auto [known, fresh] = unitOfGroup.try_emplace(node.group, unit);
            unit = known->second;
            if (fresh) {
                m_units.emplace_back();
                m_units.back().isGroup = true;
                m_units.back().group = group->second;
            }
        } else {
            m_units.emplace_back();
        }
        m_where[n] = {unit, m_units[unit].nodes.size()};
        m_units[unit].nodes.push_back(n);
        m_units[unit].items.push_back({nodeWidth(node), kNodeHeight});
    }
}

void Composer::layOutInside() {
    m_innerRoute.assign(m_graph.edges.size(), 0);
    for (std::size_t e = 0; e < m_graph.edges.size(); ++e) {
        const auto from = m_nodeIndex.find(m_graph.edges[e].from);
        const auto to = m_nodeIndex.find(m_graph.edges[e].to);
        if (from == m_nodeIndex.end() || to == m_nodeIndex.end()) continue;
        const Position a = m_where[from->second];
        const Position b = m_where[to->second];
        if (a.unit != b.unit || a.item == b.item) continue;
        auto& edges = m_units[a.unit].edges;
        edges.push_back({a.item, b.item, 0, 0, {}});
        m_innerRoute[e] = edges.size();
    }
    for (Unit& unit : m_units) {
        auto [width, height] = layOutLayers(unit.items, unit.edges, {14, 24});
        LayeredItem outer{width, height};
        if (unit.isGroup) {
            const float header = groupHeaderWidth(m_graph.groups[unit.group]);
            const float inner = std::max(width, header);
            const float shift = kGroupPadding + (inner - width) / 2;
            for (LayeredItem& item : unit.items) {
                item.x += shift;
                item.y += kGroupHeader + kGroupPadding / 2;
            }
            for (LayeredEdge& edge : unit.edges) {
                for (auto& [x, y] : edge.waypoints) {
                    x += shift;
                    y += kGroupHeader + kGroupPadding / 2;
                }
            }
            outer.width = inner + 2 * kGroupPadding;
            outer.height = height + kGroupHeader + kGroupPadding * 1.5f;
        }
        m_outer.push_back(outer);
    }
}

void Composer::layOutUnits() {
    m_edgeRoute.assign(m_graph.edges.size(), 0);
    const auto port = [this](Position p) {
        const LayeredItem& item = m_units[p.unit].items[p.item];
        return item.x + item.width / 2 - m_outer[p.unit].width / 2;
    };
    for (std::size_t e = 0; e < m_graph.edges.size(); ++e) {
        const auto from = m_nodeIndex.find(m_graph.edges[e].from);
        const auto to = m_nodeIndex.find(m_graph.edges[e].to);
        if (from == m_nodeIndex.end() || to == m_nodeIndex.end()) continue;
        const Position a = m_where[from->second];
        const Position b = m_where[to->second];
        if (a.unit == b.unit) continue;
        m_outerEdges.push_back({a.unit, b.unit, port(a), port(b), {}});
        m_edgeRoute[e] = m_outerEdges.size();
    }
    const auto [width, height] = layOutLayers(m_outer, m_outerEdges, {22, 40});
    m_layout.width = width + 2 * kMargin;
    m_layout.height = height + 2 * kMargin;
    for (std::size_t u = 0; u < m_units.size(); ++u) {
        const Unit& unit = m_units[u];
        const float x = m_outer[u].x + kMargin;
        const float y = m_outer[u].y + kMargin;
        if (unit.isGroup) {
            m_layout.groups.push_back(
                {m_graph.groups[unit.group].id, {x, y, m_outer[u].width, m_outer[u].height}});
        }
    }
    for (std::size_t n = 0; n < m_graph.nodes.size(); ++n) {
        const Position p = m_where[n];
        const LayeredItem& item = m_units[p.unit].items[p.item];
        m_layout.nodes.push_back({m_graph.nodes[n].id,
                                  {m_outer[p.unit].x + item.x + kMargin,
                                   m_outer[p.unit].y + item.y + kMargin, item.width, item.height}});
    }
}

void Composer::routeEdges() {
    for (std::size_t e = 0; e < m_graph.edges.size(); ++e) {
        if (m_edgeRoute[e] == 0 && m_innerRoute[e] == 0) continue;
        const std::size_t from = m_nodeIndex.at(m_graph.edges[e].from);
        const std::size_t to = m_nodeIndex.at(m_graph.edges[e].to);
        const LayoutRect& a = m_layout.nodes[from].rect;
        const LayoutRect& b = m_layout.nodes[to].rect;
        std::vector<std::pair<float, float>> stops{{a.x + a.width / 2, a.y + a.height}};
        const std::size_t unit = m_where[from].unit;
        const bool outer = m_edgeRoute[e] != 0;
        const LayeredEdge& route =
            outer ? m_outerEdges[m_edgeRoute[e] - 1] : m_units[unit].edges[m_innerRoute[e] - 1];
        for (const auto& [x, y] : route.waypoints) {
            stops.emplace_back(x + kMargin + (outer ? 0 : m_outer[unit].x),
                               y + kMargin + (outer ? 0 : m_outer[unit].y));
        }
        stops.emplace_back(b.x + b.width / 2, b.y);
        GraphLayout::EdgePath path;
        path.edge = e;
        path.points.push_back(stops.front());
        for (std::size_t i = 1; i < stops.size(); ++i) {
            const auto [x0, y0] = stops[i - 1];
            const auto [x1, y1] = stops[i];
            const float bend = (y1 - y0) / 2; // vertical tangents keep the parts smooth
            path.points.emplace_back(x0, y0 + bend);
            path.points.emplace_back(x1, y1 - bend);
            path.points.emplace_back(x1, y1);
        }
        m_layout.edges.push_back(std::move(path));
    }
}

} // namespace

std::string nodeLabel(const GraphNode& node) {
    std::string label = node.variable.empty() ? node.op : node.variable + " = " + node.op;
    if (node.repeats > 1) label += " ×" + std::to_string(node.repeats);
    return label;
}

GraphLayout layoutGraph(const GraphSnapshot& graph) {
    return Composer(graph).run();
}

} // namespace vitrine
