// SPDX-License-Identifier: Apache-2.0
#include "accel/graph/recorder.h"

#include "accel/graph/group_names.h"
#include "base/hash.h"

#include <algorithm>
#include <bit>

namespace vitrine {

namespace {
// Records beyond this fold into a note: the interface stays usable for scripts of any length.
constexpr std::size_t kMaxNodes = 20000;
constexpr std::size_t kMaxTimes = 4096;
constexpr int kMostTripCounts = 8; ///< of one loop that are told apart
} // namespace

uint32_t Recorder::addNode(std::string_view op, DType dtype, const Shape& shape, Span span,
                           uint32_t loop, int64_t iteration, std::span<const uint32_t> inputs) {
    uint64_t key =
        hashBytes(op, hashCombine(span.file, static_cast<uint64_t>(span.begin) << 32 | span.end));
    key = hashCombine(key, static_cast<uint64_t>(dtype));
    for (int d = 0; d < shape.rank(); ++d)
        key = hashCombine(key, static_cast<uint64_t>(shape[d]));
    uint32_t id = 0;
    if (const auto found = m_nodeIndex.find(key); found != m_nodeIndex.end()) {
        id = found->second;
        ++changeNode(id)->repeats;
    } else {
        if (m_nodes.size() >= kMaxNodes) return 0;
        GraphNode node;
        node.id = id = m_pastNodes + static_cast<uint32_t>(m_nodes.size() + 1);
        node.op = op;
        node.dtype = className(dtype);
        node.shape = shape.text();
        node.file = span.file;
        const LineColumn at = m_sources->position(span);
        node.line = at.line;
        node.column = at.column;
        node.bytes = static_cast<uint64_t>(shape.count()) * sizeOf(dtype);
        node.loop = loop;
        node.iteration = iteration;
        m_nodes.push_back(std::move(node));
        m_nodeIndex.emplace(key, id);
    }
    for (uint32_t from : inputs) {
        const GraphNode* source = findNode(from);
        if (!source) continue;
        const uint64_t edge = hashCombine(from, id);
        if (!m_edgeIndex.try_emplace(edge, static_cast<uint32_t>(m_edges.size())).second) continue;
        m_edges.push_back({from, id, source->bytes, source->shape, false});
    }
    return id;
}

void Recorder::addRepeats(uint32_t id, int64_t more) {
    if (GraphNode* node = changeNode(id)) node->repeats += static_cast<uint32_t>(more);
}

uint32_t Recorder::addInput(const Shape& shape, DType dtype, std::string_view variable) {
    if (m_nodes.size() >= kMaxNodes) return 0;
    GraphNode node;
    node.id = m_pastNodes + static_cast<uint32_t>(m_nodes.size() + 1);
    node.op = "input";
    node.category = NodeCategory::Source;
    node.dtype = className(dtype);
    node.shape = shape.text();
    node.variable = variable;
    node.bytes = static_cast<uint64_t>(shape.count()) * sizeOf(dtype);
    m_nodes.push_back(std::move(node));
    return m_nodes.back().id;
}

void Recorder::setConstants(uint32_t id, std::span<const double> constants) {
    const GraphNode* node = findNode(id);
    if (!node || node->constantsVary) return;
    if (node->repeats == 1) {
        changeNode(id)->constants.assign(constants.begin(), constants.end());
        return;
    }
    const bool same =
        std::equal(constants.begin(), constants.end(), node->constants.begin(),
                   node->constants.end(), [](double a, double b) {
                       return std::bit_cast<uint64_t>(a) == std::bit_cast<uint64_t>(b);
                   });
    if (!same) changeNode(id)->constantsVary = true;
}

static NodeCategory categoryOf(NodeKind kind) {
    switch (kind) {
    case NodeKind::Apply:
    case NodeKind::Convert:
    case NodeKind::Loop:
        return NodeCategory::Element;
    case NodeKind::Fill:
    case NodeKind::Ramp:
    case NodeKind::Random:
        return NodeCategory::Source;
    case NodeKind::View:
    case NodeKind::AssignSlice:
        return NodeCategory::Move;
    case NodeKind::Reduce:
    case NodeKind::Scan:
        return NodeCategory::Reduce;
    case NodeKind::Routine:
        return NodeCategory::Routine;
    }
    return NodeCategory::Element;
}

void Recorder::setKind(uint32_t id, NodeKind kind) {
    const GraphNode* node = findNode(id);
    const NodeCategory category = categoryOf(kind);
    if (node && node->category != category) changeNode(id)->category = category;
}

const GraphNode* Recorder::findNode(uint32_t id) const {
    return id > m_pastNodes && id - m_pastNodes <= m_nodes.size() ? &m_nodes[id - m_pastNodes - 1]
                                                                  : nullptr;
}

GraphNode* Recorder::changeNode(uint32_t id) {
    return findNode(id) ? &m_nodes.change(id - m_pastNodes - 1) : nullptr;
}

void Recorder::nameNode(uint32_t id, std::string_view variable) {
    const GraphNode* node = findNode(id);
    if (!node || variable.empty() || !node->variable.empty()) return;
    changeNode(id)->variable = variable;
    // Groups are called by their variables; most get theirs before they run.
    if (node->group != 0) m_named.assign(m_groups.size(), false);
}

uint32_t Recorder::addGroup(GraphGroup group, int64_t trips) {
    uint64_t key = hashBytes(group.title, group.onDevice ? 1 : 0);
    for (uint32_t n : group.nodes)
        key = hashCombine(key, n);
    if (trips > 0) {
        const uint64_t own = hashCombine(key, static_cast<uint64_t>(trips));
        int& counts = m_tripCounts[key];
        const bool known = m_groupIndex.count(own) != 0;
        const bool apart = known || counts < kMostTripCounts;
        counts += apart && !known;
        group.trips = apart ? trips : -1;
        group.title += apart ? " ×" + std::to_string(trips) : std::string(" ×…");
        key = apart ? own : hashCombine(key, 0);
    }
    // Operations that ran here and there belong to where they ran last.
    const auto takeNodes = [this](const GraphGroup& owner) {
        for (uint32_t n : owner.nodes) {
            const GraphNode* member = findNode(n);
            if (member && member->group != owner.id) changeNode(n)->group = owner.id;
        }
    };
    if (const auto found = m_groupIndex.find(key); found != m_groupIndex.end()) {
        GraphGroup& known = *this->group(found->second);
        takeNodes(known);
        ++known.iterations;
        const Decision& before = known.decision;
        group.decision.transferBytes += before.transferBytes;
        group.decision.measuredMicroseconds = before.measuredMicroseconds;
        group.decision.measuredTotalMicroseconds = before.measuredTotalMicroseconds;
        group.decision.measuredRuns = before.measuredRuns;
        known.decision = std::move(group.decision);
        known.bytesSaved += group.bytesSaved;
        return known.id;
    }
    group.id = m_pastGroups + static_cast<uint32_t>(m_groups.size() + 1);
    takeNodes(group);
    m_groupIndex.emplace(key, group.id);
    m_groups.push_back(std::move(group));
    m_named.push_back(false);
    return m_groups.back().id;
}

GraphGroup* Recorder::group(uint32_t id) {
    if (id <= m_pastGroups || id - m_pastGroups > m_groups.size()) return nullptr;
    const std::size_t at = id - m_pastGroups - 1;
    m_named[at] = false;
    return &m_groups.change(at);
}

void Recorder::markTransfer(uint32_t from, uint32_t to) {
    const auto edge = m_edgeIndex.find(hashCombine(from, to));
    if (edge != m_edgeIndex.end() && !m_edges[edge->second].transfer)
        m_edges.change(edge->second).transfer = true;
}

void Recorder::addNote(GraphNote note) {
    if (std::find(m_notes.begin(), m_notes.end(), note) == m_notes.end())
        m_notes.push_back(std::move(note));
}

void Recorder::addCopy(CopyRecord copy) {
    const GraphNode* made = findNode(copy.node);
    copy.made = made && made->op != "input";
    uint64_t key = hashBytes(copy.reader, copy.toHost ? 1 : 0);
    key = hashCombine(hashCombine(key, copy.file), copy.line);
    key = hashBytes(copy.device + copy.fromDevice, key);
    // Arrays that no operation made are told apart by their names.
    key = copy.made ? hashCombine(key, copy.node) : hashBytes(copy.variable + copy.shape, key);
    const auto [at, isNew] = m_copyIndex.try_emplace(key, m_copies.size());
    if (isNew) {
        if (m_copies.size() >= kMaxNodes) {
            m_copyIndex.erase(at);
            return;
        }
        m_copies.push_back(std::move(copy));
        return;
    }
    CopyRecord& known = m_copies[at->second];
    known.buffer = copy.buffer;
    known.count += copy.count;
    known.bytes += copy.bytes;
    known.copyNs += copy.copyNs;
    known.waitNs += copy.waitNs;
}

void Recorder::addSink(SinkRecord sink) {
    if (!knows(sink.node)) return;
    const uint64_t key = hashCombine(hashBytes(sink.reader, sink.node),
                                     static_cast<uint64_t>(sink.file) << 32 | sink.line);
    const auto [at, isNew] = m_sinkIndex.try_emplace(key, m_sinks.size());
    if (!isNew) {
        ++m_sinks.change(at->second).count;
    } else if (m_sinks.size() < kMaxNodes) {
        sink.count = 1;
        m_sinks.push_back(std::move(sink));
    } else {
        m_sinkIndex.erase(at);
    }
}

void Recorder::addKernelRun(const DispatchRecord& run, uint8_t provider, bool doublePrecision) {
    const int64_t ns = run.nanoseconds;
    const auto [at, isNew] =
        m_kernelIndex.try_emplace(hashCombine(run.kernel, provider), m_kernels.size());
    if (isNew) m_kernels.push_back({});
    KernelStats& k = m_kernels[at->second];
    if (isNew) {
        k.kernel = run.kernel;
        k.provider = provider;
        k.least = ns;
    }
    if (GraphGroup* g = group(run.group)) {
        if (g->kernel == 0) g->kernel = run.kernel;
        k.group = run.group;
        k.line = g->lines.empty() ? 0 : g->lines.front();
        // All passes of a launch are one run of the group.
        Decision& d = g->decision;
        if (run.pass == 0 && run.part == 0) ++d.measuredRuns;
        d.measuredTotalMicroseconds += static_cast<double>(ns) / 1000.0;
        d.measuredMicroseconds = d.measuredTotalMicroseconds / std::max(d.measuredRuns, 1u);
    }
    if (run.cache == CacheResult::Miss) ++k.cacheMisses;
    if (run.cache == CacheResult::MemoryHit || run.cache == CacheResult::DiskHit) ++k.cacheHits;
    k.compileMs += run.compileMs;
    ++k.count;
    k.total += ns;
    k.least = std::min(k.least, ns);
    k.most = std::max(k.most, ns);
    k.bytes += run.bytes;
    k.flops += run.flops;
    k.doublePrecision = k.doublePrecision || doublePrecision;
    if (k.times.size() < kMaxTimes)
        k.times.push_back(ns);
    else
        k.times[(k.count - 1) % kMaxTimes] = ns;
}

bool Recorder::lacksTexts() const {
    return std::any_of(m_kernels.begin(), m_kernels.end(),
                       [](const KernelStats& k) { return k.language.empty(); });
}

void Recorder::addTexts(const Provider& provider, bool ofOthers) {
    const ProviderInfo& info = provider.info();
    std::unordered_multimap<uint64_t, KernelStats*> wanted;
    for (KernelStats& k : m_kernels) {
        if (k.language.empty() && (ofOthers || k.provider == info.traceIndex))
            wanted.emplace(k.kernel, &k);
    }
    if (wanted.empty()) return;
    for (const KernelSource& made : provider.kernels()) {
        const auto [first, last] = wanted.equal_range(made.kernel);
        for (auto found = first; found != last; ++found) {
            KernelStats& k = *found->second;
            k.title = made.title;
            k.language = made.language;
            k.source = made.text;
            k.assembly = made.assembly;
            k.device = info.name;
            k.textOf = info.traceIndex;
        }
    }
}

void Recorder::clear() {
    m_pastNodes += static_cast<uint32_t>(m_nodes.size());
    m_pastGroups += static_cast<uint32_t>(m_groups.size());
    m_nodes.clear();
    m_edges.clear();
    m_groups.clear();
    m_named.clear();
    m_notes.clear();
    m_kernels.clear();
    m_copies.clear();
    m_copyIndex.clear();
    m_sinks.clear();
    m_sinkIndex.clear();
    m_nodeIndex.clear();
    m_edgeIndex.clear();
    m_groupIndex.clear();
    m_tripCounts.clear();
    m_kernelIndex.clear();
}

/// Enough for a picture of them, the last one last.
static std::vector<int64_t> newestTimes(const Recorder::KernelStats& k) {
    constexpr std::size_t kShown = 256;
    const std::size_t kept = k.times.size(), shown = std::min(kept, kShown);
    std::vector<int64_t> out;
    out.reserve(shown);
    for (std::size_t back = shown; back-- > 0;)
        out.push_back(k.times[(k.count - 1 - back) % kept]);
    return out;
}

void Recorder::nameGroups() {
    for (std::size_t at = 0; at < m_groups.size(); ++at) {
        if (m_named[at]) continue;
        m_named[at] = true;
        const GroupNames names = namesOf(m_groups[at], m_nodes);
        if (names.makes == m_groups[at].makes && names.name == m_groups[at].name) continue;
        GraphGroup& group = m_groups.change(at);
        group.makes = names.makes;
        group.name = names.name;
    }
}

GraphSnapshot Recorder::snapshot() {
    nameGroups();
    GraphSnapshot out;
    out.nodes = m_nodes;
    out.edges = m_edges;
    out.groups = m_groups;
    out.notes = m_notes;
    out.copies = m_copies;
    out.sinks = m_sinks;
    for (KernelStats& k : m_kernels) {
        KernelRecord record;
        record.kernel = k.kernel;
        record.traceIndex = k.provider;
        record.line = k.line;
        record.group = k.group;
        record.count = k.count;
        record.totalNs = k.total;
        record.minNs = k.least;
        record.maxNs = k.most;
        record.times = newestTimes(k);
        if (k.medianRuns != k.count) {
            std::vector<int64_t> times = k.times;
            const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
            std::nth_element(times.begin(), middle, times.end());
            k.median = *middle;
            k.medianRuns = k.count;
        }
        record.medianNs = k.median;
        record.bytes = k.bytes;
        record.flops = k.flops;
        record.doublePrecision = k.doublePrecision;
        record.compileMs = k.compileMs;
        record.cacheHits = k.cacheHits;
        record.cacheMisses = k.cacheMisses;
        record.title = k.title;
        record.language = k.language;
        record.provider = k.device;
        record.source = k.source;
        record.assembly = k.assembly;
        out.kernels.push_back(std::move(record));
    }
    return out;
}

} // namespace vitrine
