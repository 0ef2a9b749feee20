// SPDX-License-Identifier: Apache-2.0
#pragma once
// Keeps the record of a run for the graph snapshot. Repeated executions of the same operation at
// the same place fold into one record with a count, so a loop of any length has a bounded record.
#include "accel/graph_snapshot.h"
#include "accel/node.h"

#include <unordered_map>

namespace vitrine {

class Recorder {
public:
    explicit Recorder(const SourceMap& sources) : m_sources(sources) {}

    /// Record of an operation; folds with the earlier one of same place, operation, class and
    /// shape.
    uint32_t addNode(std::string_view op, DType dtype, const Shape& shape, Span span, uint32_t loop,
                     int64_t iteration, std::span<const uint32_t> inputs);
    /// A record for data that comes from outside the graph (an upload's source).
    uint32_t addInput(const Shape& shape, DType dtype, std::string_view variable);
    void nameNode(uint32_t node, std::string_view variable);
    /// Record of a group run; folds with the earlier run of the same first node and title.
    uint32_t addGroup(GraphGroup group);
    [[nodiscard]] GraphGroup* group(uint32_t id);
    void markTransfer(uint32_t from, uint32_t to);
    void addNote(std::string note);
    void addKernelRun(uint32_t group, uint64_t kernel, uint8_t provider, int64_t ns, uint64_t bytes,
                      uint64_t flops);
    void clear();

    [[nodiscard]] const std::vector<GraphNode>& nodes() const { return m_nodes; }
    [[nodiscard]] uint32_t lineOf(Span span) const { return m_sources.position(span).line; }
    /// Nodes, edges, groups and kernel statistics (residency and sources are added by the caller).
    [[nodiscard]] GraphSnapshot snapshot() const;

    struct KernelStats {
        uint64_t kernel = 0;
        uint8_t provider = 0;
        uint32_t line = 0;
        uint32_t group = 0;
        std::vector<int64_t> times; ///< a bounded sample for the median
        uint32_t count = 0;
        int64_t total = 0, least = 0, most = 0;
        uint64_t bytes = 0, flops = 0;
    };
    [[nodiscard]] const std::vector<KernelStats>& kernelStats() const { return m_kernels; }

private:
    const SourceMap& m_sources;
    std::vector<GraphNode> m_nodes;
    std::vector<GraphEdge> m_edges;
    std::vector<GraphGroup> m_groups;
    std::vector<std::string> m_notes;
    std::vector<KernelStats> m_kernels;
    std::unordered_map<uint64_t, uint32_t> m_nodeIndex;
    std::unordered_map<uint64_t, uint32_t> m_edgeIndex;
    std::unordered_map<uint64_t, uint32_t> m_groupIndex;
    std::unordered_map<uint64_t, std::size_t> m_kernelIndex;
};

} // namespace vitrine
