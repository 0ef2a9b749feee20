// SPDX-License-Identifier: Apache-2.0
#include "advice/rules.h"

#include <algorithm>
#include <cstdio>

namespace vitrine::advice {

std::string durationText(double microseconds) {
    char text[32];
    if (microseconds < 1)
        std::snprintf(text, sizeof text, "%.0f ns", microseconds * 1e3);
    else if (microseconds < 1e3)
        std::snprintf(text, sizeof text, "%.3g µs", microseconds);
    else if (microseconds < 1e6)
        std::snprintf(text, sizeof text, "%.3g ms", microseconds * 1e-3);
    else
        std::snprintf(text, sizeof text, "%.2f s", microseconds * 1e-6);
    return text;
}

std::string bytesText(uint64_t bytes) {
    constexpr const char* kUnits[] = {"bytes", "KiB", "MiB", "GiB", "TiB"};
    auto value = static_cast<double>(bytes);
    std::size_t unit = 0;
    for (; value >= 1024 && unit + 1 < std::size(kUnits); ++unit)
        value /= 1024;
    char text[32];
    std::snprintf(text, sizeof text, unit == 0 || value >= 100 ? "%.0f %s" : "%.1f %s", value,
                  kUnits[unit]);
    return text;
}

std::string timesText(uint64_t count) {
    return count > 1 ? " " + std::to_string(count) + " times" : "";
}

std::string cutText(std::string_view text, std::size_t longest) {
    if (text.size() <= longest) return std::string(text);
    // Never inside a UTF-8 sequence.
    while (longest > 0 && (static_cast<unsigned char>(text[longest]) & 0xC0) == 0x80)
        --longest;
    std::string out(text.substr(0, longest));
    out.append("…");
    return out;
}

const GraphNode* nodeOf(const GraphSnapshot& graph, uint32_t id) {
    if (graph.nodes.empty() || id < graph.nodes.front().id) return nullptr;
    const std::size_t at = id - graph.nodes.front().id;
    return at < graph.nodes.size() ? &graph.nodes[at] : nullptr;
}

void placeAtGroup(const GraphSnapshot& graph, const GraphGroup& group, Finding& finding) {
    finding.group = group.id;
    const GraphNode* last = nullptr;
    for (const uint32_t id : group.nodes) {
        const GraphNode* node = nodeOf(graph, id);
        if (!node || node->line == 0) continue;
        if (!last || node->repeats >= last->repeats) last = node;
    }
    if (!last) return;
    finding.node = last->id;
    finding.file = last->file;
    finding.line = last->line;
}

void placeAtLine(const GraphSnapshot& graph, uint32_t line, Finding& finding) {
    finding.line = line;
    const auto found = std::find_if(graph.nodes.begin(), graph.nodes.end(),
                                    [line](const GraphNode& n) { return n.line == line; });
    if (line == 0 || found == graph.nodes.end()) return;
    finding.file = found->file;
    finding.node = found->id;
    finding.group = found->group;
}

} // namespace vitrine::advice
