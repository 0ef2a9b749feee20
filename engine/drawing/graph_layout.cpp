// SPDX-License-Identifier: Apache-2.0
#include "drawing/graph_layout.h"

#include "drawing/layered_layout.h"

#include <algorithm>
#include <compare>
#include <cstdio>
#include <tuple>
#include <unordered_map>

namespace vitrine {
namespace {

constexpr float kNodeHeight = 36;
constexpr float kMinNodeWidth = 84;
constexpr float kCharWidth = 6.6f;
constexpr float kGroupPadding = 10;
constexpr float kGroupHeader = 30;
constexpr float kMargin = 16;

/// What the outer drawing arranges: a group with its nodes, a closed group or loop, a node outside
/// every group, or a sink.
struct Unit {
    std::vector<LayeredItem> items;
    std::vector<LayeredEdge> edges;
    std::size_t group = 0; ///< index into groups when isGroup
    std::size_t loop = 0;  ///< index into GraphLayout::loops when isLoop
    bool isGroup = false, isLoop = false, closed = false;
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
    return textWidth(group.name) * 1.15f + 58; // at three quarters of its size, too
}

class Composer {
public:
    Composer(const GraphSnapshot& graph, const LayoutOptions& options)
        : m_graph(graph), m_options(options) {}

    GraphLayout run() {
        collectNodes();
        collectSinks();
        collectLinks();
        layOutInside();
        layOutUnits();
        placeBoxes();
        return std::move(m_layout);
    }

private:
    struct Position {
        std::size_t unit = 0, item = 0;
        friend auto operator<=>(const Position&, const Position&) = default;
    };
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
    struct Link {
        Position from, to;
        std::size_t edge = kNone;  ///< of the graph; else a sink's
        std::size_t route = kNone; ///< index into the edges of its unit, or of the outer drawing
        [[nodiscard]] bool inside() const { return from.unit == to.unit; }
    };

    void collectNodes();
    void collectSinks();
    void collectLinks();
    void layOutInside();
    void layOutUnits();
    /// What reads nothing and is read by nothing, as operations on few elements: in rows below the
    /// rest. One row of them would make the drawing too wide to be read.
    void layOutAlone(const std::vector<bool>& linked, LayeredItem& drawn);
    void placeBoxes();
    void nameLoops();
    std::size_t unitOf(const GraphNode& node);
    std::size_t closedLoop(uint32_t loop);
    [[nodiscard]] LayoutRect rectOf(Position p) const;
    [[nodiscard]] GraphLayout::Path pathOf(const Link& link) const;

    const GraphSnapshot& m_graph;
    const LayoutOptions& m_options;
    GraphLayout m_layout;
    std::vector<Unit> m_units;
    std::unordered_map<uint32_t, std::size_t> m_groupIndex; ///< by id
    std::unordered_map<uint32_t, std::size_t> m_unitOfGroup, m_unitOfLoop;
    std::vector<Position> m_where, m_sinkPlaces;           ///< by index of node and sink
    std::unordered_map<uint32_t, std::size_t> m_nodeIndex; ///< by node id
    std::vector<Link> m_links;
    std::vector<LayeredItem> m_outer;
    std::vector<LayeredEdge> m_outerEdges;
};

std::size_t Composer::closedLoop(uint32_t loop) {
    const auto [known, fresh] = m_unitOfLoop.try_emplace(loop, m_units.size());
    if (!fresh) return known->second;
    Unit& unit = m_units.emplace_back();
    unit.isLoop = unit.closed = true;
    unit.loop = m_layout.loops.size();
    m_layout.loops.push_back({loop, {}, {}, {}});
    return known->second;
}

std::size_t Composer::unitOf(const GraphNode& node) {
    if (node.loop != 0 && m_options.closedLoops.count(node.loop)) return closedLoop(node.loop);
    const auto group = m_groupIndex.find(node.group);
    if (node.group == 0 || group == m_groupIndex.end()) {
        m_units.emplace_back();
        return m_units.size() - 1;
    }
    const auto [known, fresh] = m_unitOfGroup.try_emplace(node.group, m_units.size());
    if (fresh) {
        Unit& unit = m_units.emplace_back();
        unit.isGroup = true;
        unit.group = group->second;
        unit.closed = m_options.closedGroups.count(node.group) != 0;
    }
    return known->second;
}

void Composer::collectNodes() {
    for (std::size_t g = 0; g < m_graph.groups.size(); ++g)
        m_groupIndex[m_graph.groups[g].id] = g;
    m_where.resize(m_graph.nodes.size());
    for (std::size_t n = 0; n < m_graph.nodes.size(); ++n) {
        const GraphNode& node = m_graph.nodes[n];
        m_nodeIndex[node.id] = n;
        const std::size_t at = unitOf(node);
        Unit& unit = m_units[at];
        if (unit.isLoop && node.group != 0) {
            std::vector<uint32_t>& groups = m_layout.loops[unit.loop].groups;
            if (std::find(groups.begin(), groups.end(), node.group) == groups.end())
                groups.push_back(node.group);
        }
        if (!unit.closed) {
            m_where[n] = {at, unit.items.size()};
            unit.items.push_back({nodeWidth(node), kNodeHeight});
            continue;
        }
        m_where[n] = {at, 0};
        if (unit.items.empty()) unit.items.emplace_back();
    }
    nameLoops();
    for (Unit& unit : m_units) {
        if (!unit.closed) continue;
        const float title = unit.isLoop ? textWidth(m_layout.loops[unit.loop].title) * 0.95f + 40
                                        : groupHeaderWidth(m_graph.groups[unit.group]);
        unit.items = {{title + 2 * kGroupPadding, kGroupHeader + kGroupPadding}};
    }
}

/// "loop · lines 9–22 · 6 groups · 40 operations".
void Composer::nameLoops() {
    for (GraphLayout::LoopBox& box : m_layout.loops) {
        uint32_t first = 0, last = 0, operations = 0;
        for (const GraphNode& node : m_graph.nodes) {
            if (node.loop != box.loop || node.line == 0) continue;
            first = first == 0 ? node.line : std::min(first, node.line);
            last = std::max(last, node.line);
            ++operations;
        }
        const auto counted = [](std::size_t count, const char* what) {
            return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
        };
        box.title =
            "loop · " +
            (first == last ? "line " + std::to_string(first)
                           : "lines " + std::to_string(first) + "–" + std::to_string(last)) +
            " · " + counted(box.groups.size(), "group") + " · " + counted(operations, "operation");
    }
}

void Composer::collectSinks() {
    for (std::size_t s = 0; s < m_graph.sinks.size(); ++s) {
        const SinkRecord& sink = m_graph.sinks[s];
        if (m_nodeIndex.find(sink.node) == m_nodeIndex.end()) continue;
        m_sinkPlaces.push_back({m_units.size(), 0});
        m_layout.sinks.push_back({s, {}});
        const float width = std::max(textWidth(sinkLabel(sink)),
                                     textWidth("line " + std::to_string(sink.line)) * 0.86f);
        // At half of its size its reader is still told whole.
        const float small = textWidth(sink.reader) * 1.7f + 12;
        m_units.emplace_back().items.push_back(
            {std::max({width + 34, small, kMinNodeWidth}), kNodeHeight});
    }
}

void Composer::collectLinks() {
    std::set<std::pair<Position, Position>> known; // what is closed has several between two boxes
    const auto add = [&](Position from, Position to, std::size_t edge) {
        if (from == to || !known.emplace(from, to).second) return;
        m_links.push_back({from, to, edge, kNone});
    };
    for (std::size_t e = 0; e < m_graph.edges.size(); ++e) {
        const auto from = m_nodeIndex.find(m_graph.edges[e].from);
        const auto to = m_nodeIndex.find(m_graph.edges[e].to);
        if (from == m_nodeIndex.end() || to == m_nodeIndex.end()) continue;
        add(m_where[from->second], m_where[to->second], e);
    }
    for (std::size_t s = 0; s < m_layout.sinks.size(); ++s) {
        const uint32_t node = m_graph.sinks[m_layout.sinks[s].sink].node;
        add(m_where[m_nodeIndex.at(node)], m_sinkPlaces[s], kNone);
    }
}

void Composer::layOutInside() {
    for (Link& link : m_links) {
        if (!link.inside()) continue;
        std::vector<LayeredEdge>& edges = m_units[link.from.unit].edges;
        link.route = edges.size();
        edges.push_back({link.from.item, link.to.item, 0, 0, {}});
    }
    for (Unit& unit : m_units) {
        auto [width, height] = layOutLayers(unit.items, unit.edges, {14, 24});
        LayeredItem outer{width, height};
        if (unit.isGroup && !unit.closed) {
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
    const auto port = [this](Position p) {
        const LayeredItem& item = m_units[p.unit].items[p.item];
        return item.x + item.width / 2 - m_outer[p.unit].width / 2;
    };
    for (Link& link : m_links) {
        if (link.inside()) continue;
        link.route = m_outerEdges.size();
        m_outerEdges.push_back({link.from.unit, link.to.unit, port(link.from), port(link.to), {}});
    }
    std::vector<bool> linked(m_units.size());
    for (std::size_t u = 0; u < m_units.size(); ++u)
        linked[u] = m_units[u].isGroup || m_units[u].isLoop;
    for (const LayeredEdge& edge : m_outerEdges)
        linked[edge.from] = linked[edge.to] = true;
    std::vector<LayeredItem> items;
    std::vector<std::size_t> number(m_units.size());
    for (std::size_t u = 0; u < m_units.size(); ++u) {
        number[u] = items.size();
        if (linked[u]) items.push_back(m_outer[u]);
    }
    for (LayeredEdge& edge : m_outerEdges) {
        edge.from = number[edge.from];
        edge.to = number[edge.to];
    }
    LayeredItem drawn;
    if (!items.empty())
        std::tie(drawn.width, drawn.height) = layOutLayers(items, m_outerEdges, {22, 40});
    for (std::size_t u = 0; u < m_units.size(); ++u) {
        if (linked[u]) m_outer[u] = items[number[u]];
    }
    layOutAlone(linked, drawn);
    m_layout.width = drawn.width + 2 * kMargin;
    m_layout.height = drawn.height + 2 * kMargin;
}

void Composer::layOutAlone(const std::vector<bool>& linked, LayeredItem& drawn) {
    constexpr float kLeastRow = 560, kBetween = 16, kBelow = 36;
    const float most = std::max(drawn.width, kLeastRow);
    float x = 0, y = drawn.height > 0 ? drawn.height + kBelow : 0;
    for (std::size_t u = 0; u < m_units.size(); ++u) {
        if (linked[u]) continue;
        LayeredItem& item = m_outer[u];
        if (x > 0 && x + item.width > most) {
            x = 0;
            y += item.height + kBetween; // all are as high
        }
        item.x = x;
        item.y = y;
        x += item.width + kBetween;
        drawn.width = std::max(drawn.width, x - kBetween);
        drawn.height = std::max(drawn.height, y + item.height);
    }
}

LayoutRect Composer::rectOf(Position p) const {
    const LayeredItem& item = m_units[p.unit].items[p.item];
    return {m_outer[p.unit].x + item.x + kMargin, m_outer[p.unit].y + item.y + kMargin, item.width,
            item.height};
}

void Composer::placeBoxes() {
    for (std::size_t u = 0; u < m_units.size(); ++u) {
        const Unit& unit = m_units[u];
        const LayoutRect rect{m_outer[u].x + kMargin, m_outer[u].y + kMargin, m_outer[u].width,
                              m_outer[u].height};
        if (unit.isGroup)
            m_layout.groups.push_back({m_graph.groups[unit.group].id, rect, unit.closed});
        if (unit.isLoop) m_layout.loops[unit.loop].rect = rect;
    }
    for (std::size_t n = 0; n < m_graph.nodes.size(); ++n)
        m_layout.nodes.push_back(
            {m_graph.nodes[n].id, rectOf(m_where[n]), m_units[m_where[n].unit].closed});
    for (std::size_t s = 0; s < m_layout.sinks.size(); ++s)
        m_layout.sinks[s].rect = rectOf(m_sinkPlaces[s]);
    for (const Link& link : m_links) {
        if (link.edge == kNone)
            m_layout.sinkEdges.push_back(pathOf(link));
        else
            m_layout.edges.push_back({link.edge, pathOf(link)});
    }
}

GraphLayout::Path Composer::pathOf(const Link& link) const {
    const LayoutRect a = rectOf(link.from), b = rectOf(link.to);
    std::vector<std::pair<float, float>> stops{{a.x + a.width / 2, a.y + a.height}};
    const std::size_t unit = link.from.unit;
    const LayeredEdge& route =
        link.inside() ? m_units[unit].edges[link.route] : m_outerEdges[link.route];
    for (const auto& [x, y] : route.waypoints) {
        stops.emplace_back(x + kMargin + (link.inside() ? m_outer[unit].x : 0),
                           y + kMargin + (link.inside() ? m_outer[unit].y : 0));
    }
    stops.emplace_back(b.x + b.width / 2, b.y);
    GraphLayout::Path points{stops.front()};
    for (std::size_t i = 1; i < stops.size(); ++i) {
        const auto [x0, y0] = stops[i - 1];
        const auto [x1, y1] = stops[i];
        const float bend = (y1 - y0) / 2; // vertical tangents keep the parts smooth
        points.emplace_back(x0, y0 + bend);
        points.emplace_back(x1, y1 - bend);
        points.emplace_back(x1, y1);
    }
    return points;
}

} // namespace

std::string nodeLabel(const GraphNode& node) {
    std::string label = node.variable.empty() ? node.op : node.variable + " = " + node.op;
    if (node.constantsVary) {
        label += " …";
    } else {
        for (std::size_t i = 0; i < node.constants.size(); ++i) {
            char text[32];
            std::snprintf(text, sizeof text, "%s%.6g", i == 0 ? " " : ", ", node.constants[i]);
            label += text;
        }
    }
    if (node.repeats > 1) label += " ×" + std::to_string(node.repeats);
    return label;
}

std::string sinkLabel(const SinkRecord& sink) {
    return sink.count > 1 ? sink.reader + " ×" + std::to_string(sink.count) : sink.reader;
}

GraphLayout layoutGraph(const GraphSnapshot& graph, const LayoutOptions& options) {
    return Composer(graph, options).run();
}

} // namespace vitrine
