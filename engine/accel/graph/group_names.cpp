// SPDX-License-Identifier: Apache-2.0
#include "accel/graph/group_names.h"

#include <algorithm>
#include <string_view>

namespace vitrine {
namespace {

constexpr std::string_view kDot = " · ";

std::string counted(uint64_t count, std::string_view one, std::string_view several) {
    return std::to_string(count) + std::string(count == 1 ? one : several);
}

class Namer {
public:
    explicit Namer(const SharedList<GraphNode>& nodes) : m_nodes(nodes) {}

    /// "t, zi, zr, k"; of results without a variable the operation that ends them.
    [[nodiscard]] std::string makes(const GraphGroup& group) const {
        std::vector<std::string_view> variables;
        const GraphNode *first = nullptr, *last = nullptr;
        std::size_t operations = 0;
        for (const uint32_t id : group.nodes) {
            const GraphNode* node = nodeOf(id);
            if (!node || node->op == "input") continue;
            if (!first) first = node;
            last = node;
            ++operations;
            const bool known =
                std::find(variables.begin(), variables.end(), node->variable) != variables.end();
            if (!node->variable.empty() && !known) variables.push_back(node->variable);
        }
        if (!variables.empty()) return listed(variables);
        if (!last) return group.title;
        const std::size_t others = operations - 1;
        if (others == 0) return last->op;
        if (others == 1) return first->op + ", " + last->op;
        return last->op + " and " + std::to_string(others) + " operations before it";
    }

    [[nodiscard]] static std::string linesText(const std::vector<uint32_t>& lines) {
        std::vector<uint32_t> known;
        std::copy_if(lines.begin(), lines.end(), std::back_inserter(known),
                     [](uint32_t line) { return line != 0; });
        if (known.empty()) return {};
        if (known.size() == 1) return "line " + std::to_string(known.front());
        // Two that are not neighbours are two; more are a stretch with gaps.
        const bool apart = known.size() == 2 && known[1] - known[0] > 1;
        return "lines " + std::to_string(known.front()) + (apart ? ", " : "–") +
               std::to_string(known.back());
    }

private:
    [[nodiscard]] const GraphNode* nodeOf(uint32_t id) const {
        if (m_nodes.empty() || id < m_nodes.front().id) return nullptr;
        const std::size_t at = id - m_nodes.front().id;
        return at < m_nodes.size() ? &m_nodes[at] : nullptr;
    }

    static std::string listed(const std::vector<std::string_view>& names) {
        constexpr std::size_t kMost = 5;
        const std::size_t shown = names.size() > kMost ? kMost - 1 : names.size();
        std::string text;
        for (std::size_t i = 0; i < shown; ++i)
            text.append(i ? ", " : "").append(names[i]);
        if (shown < names.size()) text += " and " + std::to_string(names.size() - shown) + " more";
        return text;
    }

    const SharedList<GraphNode>& m_nodes;
};

std::string nameOf(const GraphGroup& group, const std::string& makes) {
    std::string name = makes;
    if (group.trips > 0)
        name.append(kDot).append(
            counted(static_cast<uint64_t>(group.trips), " iteration", " iterations"));
    else if (group.trips < 0)
        name.append(kDot).append("several counts of iterations");
    if (group.iterations > 1) name.append(kDot).append(std::to_string(group.iterations) + " runs");
    const std::string lines = Namer::linesText(group.lines);
    return lines.empty() ? name : name.append(kDot).append(lines);
}

/// Of a kernel that is one of several of its group, what the title says beyond the group's.
std::string passOf(const KernelRecord& kernel, const GraphGroup& group) {
    std::string_view operations = group.title;
    if (group.trips != 0) operations = operations.substr(0, operations.rfind(" ×"));
    const std::string_view title = kernel.title;
    return title.starts_with(operations) ? std::string(title.substr(operations.size()))
                                         : std::string();
}

} // namespace

GroupNames namesOf(const GraphGroup& group, const SharedList<GraphNode>& nodes) {
    GroupNames out;
    out.makes = Namer(nodes).makes(group);
    out.name = nameOf(group, out.makes);
    return out;
}

void nameKernels(GraphSnapshot& graph) {
    for (KernelRecord& kernel : graph.kernels) {
        const auto at =
            std::lower_bound(graph.groups.begin(), graph.groups.end(), kernel.group,
                             [](const GraphGroup& group, uint32_t id) { return group.id < id; });
        const bool known = at != graph.groups.end() && at->id == kernel.group;
        const std::string pass = known ? passOf(kernel, *at) : std::string();
        kernel.makes = known ? at->makes + pass : kernel.title;
        kernel.name = known ? at->name + pass : kernel.title;
    }
}

} // namespace vitrine
