// SPDX-License-Identifier: Apache-2.0
#include "drawing/graph_layout.h"

#include <algorithm>
#include <cstdio>
#include <unordered_map>

namespace vitrine {
namespace {

constexpr float kLegendHeight = 40;
constexpr float kMinWidth = 560;

std::string escaped(const std::string& text) {
    std::string out;
    for (const char c : text) {
        switch (c) {
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '&':
            out += "&amp;";
            break;
        case '"':
            out += "&quot;";
            break;
        default:
            out += c;
        }
    }
    return out;
}

std::string number(float value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.1f", static_cast<double>(value));
    return text;
}

std::string rectangle(const LayoutRect& r, const char* cssClass, float radius) {
    return "<rect class=\"" + std::string(cssClass) + "\" x=\"" + number(r.x) + "\" y=\"" +
           number(r.y) + "\" width=\"" + number(r.width) + "\" height=\"" + number(r.height) +
           "\" rx=\"" + number(radius) + "\"/>";
}

std::string textAt(float x, float y, const char* cssClass, const std::string& text) {
    return "<text class=\"" + std::string(cssClass) + "\" x=\"" + number(x) + "\" y=\"" +
           number(y) + "\">" + escaped(text) + "</text>";
}

std::string byteText(uint64_t bytes) {
    static constexpr const char* kUnits[] = {"B", "KiB", "MiB", "GiB", "TiB"};
    double value = static_cast<double>(bytes);
    std::size_t unit = 0;
    while (value >= 1024 && unit + 1 < std::size(kUnits)) {
        value /= 1024;
        ++unit;
    }
    char text[32];
    std::snprintf(text, sizeof text, value < 10 && unit > 0 ? "%.1f %s" : "%.0f %s", value,
                  kUnits[unit]);
    return text;
}

/// The mark beside the colour: a rectangle for the CPU, a hexagon for the GPU, with its letters.
std::string badge(float x, float y, bool onDevice) {
    std::string out;
    if (onDevice) {
        out = "<polygon class=\"gpuMark\" points=\"" + number(x) + "," + number(y + 7) + " " +
              number(x + 5) + "," + number(y) + " " + number(x + 31) + "," + number(y) + " " +
              number(x + 36) + "," + number(y + 7) + " " + number(x + 31) + "," + number(y + 14) +
              " " + number(x + 5) + "," + number(y + 14) + "\"/>";
    } else {
        out = rectangle({x, y, 36, 14}, "cpuMark", 1);
    }
    return out + textAt(x + 18, y + 11, "mark", onDevice ? "GPU" : "CPU");
}

constexpr const char* kStyle =
    "<style>text{font-family:'DejaVu Sans',sans-serif;fill:#1d2733}"
    ".page{fill:#fbfcfd}.node{fill:#fff;stroke:#7b8794}.input{fill:#eef1f4;stroke:#7b8794;"
    "stroke-dasharray:4 2}.cpu{fill:#e3eefb;stroke:#2f6fb5}.gpu{fill:#fdf0dc;stroke:#b8730f}"
    ".cpuMark{fill:#2f6fb5}.gpuMark{fill:#a5620a}.mark{fill:#fff;font-size:10px;font-weight:bold;"
    "text-anchor:middle}.name{font-size:11px;text-anchor:middle}.detail{font-size:9.5px;"
    "text-anchor:middle;fill:#52606d}.title{font-size:11px;font-weight:bold}"
    ".edge{fill:none;stroke:#7b8794;stroke-width:1.2}.transfer{fill:none;stroke:#b3261e;"
    "stroke-width:1.8;stroke-dasharray:6 4}.shape{font-size:9px;fill:#52606d}"
    ".legend{font-size:11px}.title,.shape{paint-order:stroke;stroke:#fbfcfd;stroke-width:3px;"
    "stroke-linejoin:round}.gpuTitle{stroke:#fdf0dc}.cpuTitle{stroke:#e3eefb}</style>"
    "<defs><marker id=\"tip\" markerWidth=\"7\" markerHeight=\"7\" refX=\"6\" refY=\"3.5\" "
    "orient=\"auto\"><path d=\"M0,0.5 L6.5,3.5 L0,6.5 z\" fill=\"#7b8794\"/></marker></defs>\n";

/// A point of the first piece of a chain of cubic Bézier curves.
std::pair<float, float> bezierPoint(const std::vector<std::pair<float, float>>& p, float t) {
    const float s = 1 - t;
    const float w[] = {s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t};
    std::pair<float, float> at{0, 0};
    for (std::size_t i = 0; i < 4; ++i) {
        at.first += w[i] * p[i].first;
        at.second += w[i] * p[i].second;
    }
    return at;
}

std::string curve(const GraphLayout::Path& points) {
    std::string d;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (i == 0) d += "M";
        if (i % 3 == 1) d += " C";
        d += (i > 0 && i % 3 != 1 ? " " : "") + number(points[i].first) + "," +
             number(points[i].second);
    }
    return d;
}

std::string legend(float y) {
    return badge(16, y + 12, false) + textAt(58, y + 23, "legend", "on the CPU") +
           badge(146, y + 12, true) + textAt(188, y + 23, "legend", "on the GPU") +
           "<path class=\"transfer\" d=\"M276," + number(y + 19) + " h36\"/>" +
           textAt(318, y + 23, "legend", "moved between CPU and GPU") + "\n";
}

} // namespace

std::string graphSvg(const GraphSnapshot& graph) {
    const GraphLayout layout = layoutGraph(graph);
    const float width = std::max(layout.width, kMinWidth);
    const float height = layout.height + kLegendHeight;
    std::string out = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + number(width) +
                      "\" height=\"" + number(height) + "\" viewBox=\"0 0 " + number(width) + " " +
                      number(height) + "\" role=\"img\" aria-label=\"Acceleration graph\">\n" +
                      kStyle + rectangle({0, 0, width, height}, "page", 0) + "\n";

    std::unordered_map<uint32_t, const GraphGroup*> groups;
    for (const GraphGroup& group : graph.groups)
        groups[group.id] = &group;
    for (const auto& box : layout.groups) {
        const GraphGroup& group = *groups.at(box.group);
        out += "<g><title>" + escaped(group.decision.reason) + "</title>" +
               rectangle(box.rect, group.onDevice ? "gpu" : "cpu", 6);
        out += "</g>\n";
    }
    std::unordered_map<uint32_t, uint32_t> groupOf;
    for (const GraphNode& node : graph.nodes)
        groupOf[node.id] = node.group;
    std::string labels;
    const auto isOnDevice = [&](uint32_t node) {
        const auto group = groups.find(groupOf[node]);
        return group != groups.end() && group->second->onDevice;
    };
    for (std::size_t s = 0; s < layout.sinks.size(); ++s) {
        const bool moved = isOnDevice(graph.sinks[layout.sinks[s].sink].node);
        out += "<path class=\"" + std::string(moved ? "transfer" : "edge") +
               "\" marker-end=\"url(#tip)\" d=\"" + curve(layout.sinkEdges[s]) + "\"/>\n";
    }
    for (const auto& path : layout.edges) {
        const GraphEdge& edge = graph.edges[path.edge];
        const std::string d = curve(path.points);
        out += "<path class=\"" + std::string(edge.transfer ? "transfer" : "edge") +
               "\" marker-end=\"url(#tip)\" d=\"" + d + "\"/>\n";
        // Within a kernel nothing is stored; what enters or leaves it is memory.
        if (groupOf[edge.from] != 0 && groupOf[edge.from] == groupOf[edge.to]) continue;
        // Ends meet, beginnings do not: the label stands on the first part of the curve.
        const auto [x, y] = bezierPoint(path.points, 0.3f);
        labels += textAt(x + 4, y + 3, "shape",
                         edge.transfer ? edge.shape + " · " + byteText(edge.bytes) : edge.shape) +
                  "\n";
    }
    // Above the edges, so that they can be read where one passes.
    out += labels;
    for (const auto& box : layout.groups) {
        const GraphGroup& group = *groups.at(box.group);
        out += badge(box.rect.x + 8, box.rect.y + 6, group.onDevice) +
               textAt(box.rect.x + 50, box.rect.y + 17,
                      group.onDevice ? "title gpuTitle" : "title cpuTitle", group.name) +
               "\n";
    }
    for (std::size_t i = 0; i < layout.nodes.size(); ++i) {
        const GraphNode& node = graph.nodes[i];
        const LayoutRect& r = layout.nodes[i].rect;
        out += "<g><title>line " + std::to_string(node.line) + "</title>" +
               rectangle(r, node.group == 0 ? "input" : "node", 3) +
               textAt(r.x + r.width / 2, r.y + 15, "name", nodeLabel(node)) +
               textAt(r.x + r.width / 2, r.y + 29, "detail", node.shape + " " + node.dtype) +
               "</g>\n";
    }
    for (const auto& box : layout.sinks) {
        const SinkRecord& sink = graph.sinks[box.sink];
        const LayoutRect& r = box.rect;
        out += "<g><title>read on the CPU</title><polygon class=\"input\" points=\"" + number(r.x) +
               "," + number(r.y) + " " + number(r.x + r.width) + "," + number(r.y) + " " +
               number(r.x + r.width - 12) + "," + number(r.y + r.height) + " " + number(r.x + 12) +
               "," + number(r.y + r.height) + "\"/>" +
               textAt(r.x + r.width / 2, r.y + 15, "name", sinkLabel(sink)) +
               textAt(r.x + r.width / 2, r.y + 29, "detail", "line " + std::to_string(sink.line)) +
               "</g>\n";
    }
    return out + legend(layout.height) + "</svg>\n";
}

} // namespace vitrine
