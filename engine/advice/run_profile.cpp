// SPDX-License-Identifier: Apache-2.0
#include "advice/run_profile.h"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace vitrine {

namespace {

using Place = std::pair<uint32_t, uint32_t>; ///< file and line

std::string withoutBlanks(std::string text) {
    const std::size_t first = text.find_first_not_of(" \t");
    if (first == text.npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

class Lines {
public:
    explicit Lines(const GraphSnapshot& graph) {
        for (const GraphNode& node : graph.nodes)
            m_nodes.emplace(node.id, &node);
        for (const GraphGroup& group : graph.groups)
            addGroup(group);
        for (const CopyRecord& copy : graph.copies)
            addCopy(copy);
    }
    [[nodiscard]] std::map<Place, LineCost>& costs() { return m_costs; }

private:
    void addGroup(const GraphGroup& group) {
        std::map<Place, uint32_t> operations;
        uint32_t all = 0;
        for (const uint32_t id : group.nodes) {
            const auto node = m_nodes.find(id);
            if (node == m_nodes.end() || node->second->line == 0) continue;
            ++operations[{node->second->file, node->second->line}];
            ++all;
        }
        const double time = std::max(0.0, group.decision.measuredTotalMicroseconds);
        for (const auto& [place, count] : operations) {
            LineCost& line = m_costs[place];
            (group.onDevice ? line.gpu : line.cpu) += time * count / all;
            line.shared = line.shared || operations.size() > 1;
            LineDecision decision{group.onDevice, group.title, group.decision.reason, group.lines,
                                  group.makes};
            // Groups of one line that differ in their shapes alone say the same.
            if (std::find(line.decisions.begin(), line.decisions.end(), decision) ==
                line.decisions.end())
                line.decisions.push_back(std::move(decision));
        }
    }

    void addCopy(const CopyRecord& copy) {
        if (copy.line == 0) return;
        uint32_t file = copy.file;
        if (const auto node = m_nodes.find(copy.node); file == 0 && node != m_nodes.end())
            file = node->second->file;
        LineCost& line = m_costs[{file, copy.line}];
        line.copy += static_cast<double>(copy.copyNs) / 1e3;
        line.bytes += copy.bytes;
    }

    std::unordered_map<uint32_t, const GraphNode*> m_nodes;
    std::map<Place, LineCost> m_costs;
};

KernelCost costOf(const KernelRecord& k) {
    KernelCost cost;
    cost.kernel = k.kernel;
    cost.title = k.title;
    cost.name = k.name;
    cost.provider = k.provider;
    cost.line = k.line;
    cost.count = k.count;
    cost.total = static_cast<double>(k.totalNs) / 1e3;
    cost.median = static_cast<double>(k.medianNs) / 1e3;
    cost.bytes = k.bytes;
    cost.percentOfCeiling = k.percentOfCeiling;
    return cost;
}

} // namespace

RunProfile profileOf(const RunRecord& run, const SourceTexts& sources) {
    RunProfile profile;
    profile.device = run.deviceName;
    profile.time = timeSplit(run.phases);
    const auto of = [](const auto& sums, EventKind kind) {
        return sums[static_cast<std::size_t>(kind)];
    };
    profile.kernelRuns = of(run.totals.count, EventKind::Dispatch);
    profile.bytesUp = of(run.totals.bytes, EventKind::Upload);
    profile.bytesDown = of(run.totals.bytes, EventKind::Download);
    for (const KernelRecord& k : run.graph.kernels) {
        profile.compiled += k.cacheMisses;
        profile.kernels.push_back(costOf(k));
    }
    std::stable_sort(profile.kernels.begin(), profile.kernels.end(),
                     [](const KernelCost& a, const KernelCost& b) { return a.total > b.total; });
    Lines lines(run.graph);
    for (auto& [place, cost] : lines.costs()) {
        cost.file = sources.name(place.first);
        cost.line = place.second;
        cost.text = withoutBlanks(sources.line(place.first, place.second));
        profile.lines.push_back(std::move(cost));
    }
    std::stable_sort(profile.lines.begin(), profile.lines.end(),
                     [](const LineCost& a, const LineCost& b) {
                         return a.file != b.file ? a.file < b.file : a.line < b.line;
                     });
    return profile;
}

} // namespace vitrine
