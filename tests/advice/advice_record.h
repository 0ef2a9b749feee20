// SPDX-License-Identifier: Apache-2.0
#pragma once
// A record of a run as rules see it, built by hand: what a test does not say has no cost.
#include "accel/graph/group_names.h"
#include "advice/rules.h"

#include <algorithm>
#include <string>
#include <vector>

namespace vitrine::test {

inline RunRecord deviceRun() {
    RunRecord run;
    run.hostName = "host";
    run.deviceName = "card";
    run.host.bandwidth = 1e10;
    run.host.flopsDouble = 1e10;
    run.device.bandwidth = 1e11; // 10 µs a MB
    run.device.flopsDouble = run.device.flopsSingle = 1e12;
    run.device.launchSeconds = 5e-6;
    run.device.downloadBandwidth = 1e10;
    run.phases.ns[static_cast<std::size_t>(Phase::Script)] = 10'000'000;
    return run;
}

inline uint32_t addNode(RunRecord& run, const std::string& op, uint32_t line, uint64_t bytes = 0) {
    GraphNode node;
    node.id = static_cast<uint32_t>(run.graph.nodes.size() + 1);
    node.op = op;
    node.dtype = "double";
    node.shape = "1000x1";
    node.file = 1;
    node.line = line;
    node.bytes = bytes;
    run.graph.nodes.push_back(node);
    return node.id;
}

inline GraphGroup& addGroup(RunRecord& run, const std::string& title, std::vector<uint32_t> nodes,
                            bool onDevice) {
    GraphGroup group;
    group.id = static_cast<uint32_t>(run.graph.groups.size() + 1);
    group.title = title;
    group.onDevice = onDevice;
    group.provider = onDevice ? run.deviceName : run.hostName;
    for (const uint32_t id : nodes) {
        run.graph.nodes.change(id - 1).group = group.id;
        group.lines.push_back(run.graph.nodes[id - 1].line);
    }
    group.nodes = std::move(nodes);
    run.graph.groups.push_back(std::move(group));
    return run.graph.groups.change(run.graph.groups.size() - 1);
}

inline KernelRecord& addKernel(RunRecord& run, const GraphGroup& group, uint32_t count,
                               int64_t medianNs, uint64_t bytesEach) {
    KernelRecord kernel;
    kernel.kernel = run.graph.kernels.size() + 1;
    kernel.title = group.title;
    kernel.provider = group.provider;
    kernel.group = group.id;
    kernel.line = group.lines.empty() ? 0 : group.lines.front();
    kernel.count = count;
    kernel.medianNs = medianNs;
    kernel.totalNs = medianNs * count;
    kernel.bytes = bytesEach * count;
    run.graph.kernels.push_back(kernel);
    return run.graph.kernels.back();
}

/// What one rule finds.
inline std::vector<Finding> found(RunRecord run, std::string_view rule) {
    for (std::size_t i = 0; i < run.graph.groups.size(); ++i) {
        GraphGroup& group = run.graph.groups.change(i);
        const GroupNames names = namesOf(group, run.graph.nodes);
        group.makes = names.makes;
        group.name = names.name;
    }
    nameKernels(run.graph);
    std::vector<Finding> out;
    for (const advice::Rule& row : advice::rules()) {
        if (row.id == rule) row.find(run, out);
    }
    return out;
}

} // namespace vitrine::test
