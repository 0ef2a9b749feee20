// SPDX-License-Identifier: Apache-2.0
#pragma once
// Keeps the record of a run for the graph snapshot. Repeated executions of the same operation at
// the same place fold into one record with a count, so a loop of any length has a bounded record.
#include "accel/graph/graph_snapshot.h"
#include "accel/graph/node.h"
#include "provider/provider.h"

#include <unordered_map>

namespace vitrine {

class Recorder {
public:
    explicit Recorder(const SourceMap& sources) : m_sources(&sources) {}

    /// Record of an operation; folds with the earlier one of same place, operation, class and
    /// shape.
    uint32_t addNode(std::string_view op, DType dtype, const Shape& shape, Span span, uint32_t loop,
                     int64_t iteration, std::span<const uint32_t> inputs);
    /// A loop ran the operation so many times more than it was captured.
    void addRepeats(uint32_t id, int64_t more);
    /// A record for data that comes from outside the graph (an upload's source).
    uint32_t addInput(const Shape& shape, DType dtype, std::string_view variable);
    /// What the node of that number is drawn as.
    void setKind(uint32_t id, NodeKind kind);
    /// The single numbers among a node's operands.
    void setConstants(uint32_t id, std::span<const double> constants);
    void nameNode(uint32_t id, std::string_view variable);
    /// Is it a node of the present record? Arrays outlive a clear() with the number they had.
    [[nodiscard]] bool knows(uint32_t id) const { return findNode(id) != nullptr; }
    /// Record of a group run; folds with the earlier run of the same first node and title.
    /// trips: iterations of the loop that the group computes, or 0; they end its title. A loop has
    /// groups for a few of its counts; all others share one.
    uint32_t addGroup(GraphGroup group, int64_t trips = 0);
    /// To write to; its name is made anew for the next snapshot.
    [[nodiscard]] GraphGroup* group(uint32_t id);
    void markTransfer(uint32_t from, uint32_t to);
    void addNote(GraphNote note);
    /// Folds with earlier copies of the same array, in the same direction, for the same place.
    void addCopy(CopyRecord copy);
    /// Folds with earlier readings of the same operation by the same place.
    void addSink(SinkRecord sink);
    /// doublePrecision: its group computes in doubles.
    void addKernelRun(const DispatchRecord& run, uint8_t provider, bool doublePrecision);
    /// Gives kernels without a text that of the provider: those that it ran, or all that it knows.
    void addTexts(const Provider& provider, bool ofOthers);
    [[nodiscard]] bool lacksTexts() const;
    /// The file of a node of the present record, or 0.
    [[nodiscard]] uint32_t fileOf(uint32_t id) const {
        const GraphNode* known = findNode(id);
        return known ? known->file : 0;
    }
    /// Forgets everything; the numbers of what is forgotten are not given again.
    void clear();

    /// Operations of one place come one after another: it remembers the last one's.
    [[nodiscard]] uint32_t lineOf(Span span) {
        if (!(span == m_lastSpan)) {
            m_lastSpan = span;
            m_lastLine = m_sources->position(span).line;
        }
        return m_lastLine;
    }
    /// Nodes, edges, groups and kernels (residency and ceilings are added by the caller).
    [[nodiscard]] GraphSnapshot snapshot();

    struct KernelStats {
        uint64_t kernel = 0;
        uint8_t provider = 0;
        uint32_t line = 0;
        uint32_t group = 0;
        std::vector<int64_t> times; ///< a bounded sample for the median
        uint32_t count = 0;
        int64_t total = 0, least = 0, most = 0;
        int64_t median = 0; ///< of the first medianRuns runs
        uint32_t medianRuns = 0;
        uint64_t bytes = 0, flops = 0;
        uint32_t cacheHits = 0, cacheMisses = 0;
        double compileMs = 0;
        bool doublePrecision = false;
        std::string title, language, device; ///< "": nobody asked for them yet
        SharedText source, assembly;
        uint8_t textOf = 0; ///< provider that they come from
    };
    [[nodiscard]] const std::vector<KernelStats>& kernelStats() const { return m_kernels; }

private:
    [[nodiscard]] const GraphNode* findNode(uint32_t id) const;
    [[nodiscard]] GraphNode* changeNode(uint32_t id);
    void nameGroups();

    const SourceMap* m_sources;
    Span m_lastSpan;
    uint32_t m_lastLine = 0;
    uint32_t m_pastNodes = 0, m_pastGroups = 0; ///< numbers given before the last clear()
    SharedList<GraphNode> m_nodes;
    SharedList<GraphEdge> m_edges;
    SharedList<GraphGroup> m_groups;
    std::vector<bool> m_named; ///< groups that have not changed since they got their names
    std::unordered_map<uint64_t, int> m_tripCounts; ///< groups of one loop
    std::vector<GraphNote> m_notes;
    std::vector<KernelStats> m_kernels;
    std::vector<CopyRecord> m_copies;
    std::unordered_map<uint64_t, std::size_t> m_copyIndex;
    SharedList<SinkRecord> m_sinks;
    std::unordered_map<uint64_t, std::size_t> m_sinkIndex;
    std::unordered_map<uint64_t, uint32_t> m_nodeIndex;
    std::unordered_map<uint64_t, uint32_t> m_edgeIndex;
    std::unordered_map<uint64_t, uint32_t> m_groupIndex;
    std::unordered_map<uint64_t, std::size_t> m_kernelIndex;
};

} // namespace vitrine
