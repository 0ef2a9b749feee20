// SPDX-License-Identifier: Apache-2.0
#include "accel/fusion/fusion_memory.h"

#include "accel/fusion/fusion_rules.h"
#include "base/hash.h"
#include "base/internal_error.h"

#include <algorithm>
#include <array>
#include <bit>
#include <tuple>
#include <utility>

namespace vitrine {

namespace {

// A window of a script has some dozens of nodes; what is larger is planned rarely. A round of a
// loop may have many windows: if fewer are kept than it has, none is ever found.
constexpr std::size_t kMostNodes = 512;
constexpr std::size_t kMostWords = 1 << 20; ///< of all plans: 8 MiB

/// Numbers things by their first appearance. What was met last is asked for most.
template <typename T>
class Numbering {
public:
    uint64_t operator()(const T& thing) {
        const auto known = std::find(m_things.rbegin(), m_things.rend(), thing);
        if (known != m_things.rend()) return static_cast<uint64_t>(m_things.rend() - known - 1);
        m_things.push_back(thing);
        return m_things.size() - 1;
    }

private:
    std::vector<T> m_things;
};

/// Everything that grouping looks at, as words: two windows with the same words have the same
/// groups. Values, offsets of views and seeds are none of it.
class Description {
public:
    Description(const std::vector<Node*>& nodes, const FusionLimits& limits,
                std::vector<uint64_t>& words)
        : m_nodes(nodes), m_words(words) {
        words.clear();
        add(limits.fuse);
        add(limits.maxSteps);
        add(limits.maxBuffers);
        add(limits.maxOpenBuffers);
        for (std::size_t i = 0; i < nodes.size(); ++i)
            nodes[i]->index = i;
        for (const Node* n : nodes) {
            if (!describe(*n)) return;
        }
        m_whole = true;
    }

    /// False: something in the window is grouped by more than its structure.
    [[nodiscard]] bool isWhole() const { return m_whole; }

private:
    void add(uint64_t word) { m_words.push_back(word); }

    void add(const Shape& shape) {
        add(static_cast<uint64_t>(shape.rank()));
        for (int d = 0; d < shape.rank(); ++d)
            add(static_cast<uint64_t>(shape[d]));
    }

    void add(const Lines& lines) {
        add(static_cast<uint64_t>(lines.inner));
        add(static_cast<uint64_t>(lines.length));
        add(static_cast<uint64_t>(lines.outer));
    }

    bool describe(const Node& n) {
        const auto small = [](auto value) { return static_cast<uint64_t>(value); };
        add(small(n.kind()) | small(n.dtype) << 8 | small(n.compute) << 16 |
            small(n.handle->dtype) << 24 | small(n.gpuArray) << 32 | small(n.mustStore) << 33 |
            small(n.handle->isLive()) << 34);
        add(small(n.pin.side) | small(n.pin.fusion) << 8 | small(n.pin.sideBy) << 16 |
            small(n.pin.fusionBy) << 24);
        add(m_iterations(std::pair(n.loop, n.iteration)));
        add(m_records(n.record));
        add(n.shape);
        add(n.handle->shape);
        add(static_cast<uint64_t>(partOfTransform(n) + 1));
        return describePayload(n) && describeOperands(n);
    }

    bool describePayload(const Node& n) {
        if (const auto* apply = n.whenIs<payload::Apply>()) {
            add(std::bit_cast<uint64_t>(apply->op));
        } else if (const auto* random = n.whenIs<payload::Random>()) {
            add(static_cast<uint64_t>(random->distribution));
        } else if (const auto* assign = n.whenIs<payload::AssignSlice>()) {
            for (std::size_t d = 0; d < assign->box.count.size(); ++d) {
                add(static_cast<uint64_t>(assign->box.count[d]));
                add(static_cast<uint64_t>(assign->box.step[d]));
            }
        } else if (const auto* reduce = n.whenIs<payload::Reduce>()) {
            add(static_cast<uint64_t>(reduce->combine));
            add(reduce->lines);
        } else if (const auto* scan = n.whenIs<payload::Scan>()) {
            add(static_cast<uint64_t>(scan->combine) | static_cast<uint64_t>(scan->reverse) << 8);
            add(scan->lines);
        } else if (const auto* routine = n.whenIs<payload::Routine>()) {
            if (routine->call.scalar) return false;
            add(static_cast<uint64_t>(routine->call.op) | static_cast<uint64_t>(routine->call.flags)
                                                              << 32);
        } else if (n.is(NodeKind::Loop)) {
            return false; // its body decides, too
        }
        return true;
    }

    bool describeOperands(const Node& n) {
        add(n.operands.size());
        for (const Operand& o : n.operands) {
            add(o.shape);
            if (!o.array) {
                add(kScalar | static_cast<uint64_t>(o.dtype));
                continue;
            }
            const Node* from = o.array->node.get();
            if (!from) {
                add(kArray | m_arrays(o.array.get()) << 8 | static_cast<uint64_t>(o.dtype));
                add(o.array->shape);
                continue;
            }
            if (from->index >= m_nodes.size() || m_nodes[from->index] != from) return false;
            add(kNode | from->index << 8 | static_cast<uint64_t>(o.dtype));
        }
        return true;
    }

    static constexpr uint64_t kScalar = uint64_t{1} << 60, kArray = uint64_t{2} << 60,
                              kNode = uint64_t{3} << 60;

    const std::vector<Node*>& m_nodes;
    std::vector<uint64_t>& m_words;
    Numbering<const ArrayHandle*> m_arrays;
    Numbering<std::pair<uint32_t, int64_t>> m_iterations;
    Numbering<uint32_t> m_records;
    bool m_whole = false;
};

uint64_t hashOf(const std::vector<uint64_t>& words) {
    uint64_t hash = words.size();
    for (const uint64_t word : words)
        hash = (std::rotl(hash, 7) ^ word) * 0x9e3779b97f4a7c15ULL;
    return mixBits(hash);
}

bool sameGroups(const std::vector<Group>& a, const std::vector<Group>& b) {
    const auto parts = [](const Group& g) {
        return std::tie(g.kind, g.domain, g.reducedShape, g.lines, g.body, g.reductions, g.epilogue,
                        g.recomputed, g.outputs, g.needs, g.fused, g.notFused);
    };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [&](const Group& x, const Group& y) { return parts(x) == parts(y); });
}

constexpr std::vector<Node*> Group::*kLists[] = {&Group::body, &Group::reductions, &Group::epilogue,
                                                 &Group::recomputed, &Group::outputs};

} // namespace

/// Groups whose nodes are numbers in the window.
struct FusionMemory::Plan {
    std::vector<uint64_t> words;
    uint64_t hash = 0;
    std::vector<Group> groups; ///< without their nodes
    std::vector<std::array<std::vector<uint32_t>, std::size(kLists)>> lists; ///< as kLists
    std::vector<uint8_t> stored;                                             ///< a node each
    /// Nodes of each NotFused of each group, one after the other: from, to.
    std::vector<uint32_t> apart;

    Plan(std::vector<uint64_t> described, uint64_t hashed, const std::vector<Node*>& nodes,
         std::vector<Group> formed)
        : words(std::move(described)), hash(hashed), groups(std::move(formed)) {
        std::unordered_map<uint32_t, uint32_t> byRecord;
        for (const Node* n : nodes) {
            byRecord.emplace(n->record, static_cast<uint32_t>(n->index));
            stored.push_back(n->stored);
        }
        for (Group& g : groups) {
            auto& numbers = lists.emplace_back();
            for (std::size_t l = 0; l < std::size(kLists); ++l) {
                for (const Node* n : g.*kLists[l])
                    numbers[l].push_back(static_cast<uint32_t>(n->index));
                (g.*kLists[l]).clear();
            }
            for (const NotFused& value : g.notFused) {
                for (const uint32_t record : {value.fromNode, value.toNode}) {
                    const auto node = byRecord.find(record);
                    VITRINE_ASSERT(node != byRecord.end());
                    apart.push_back(node->second);
                }
            }
        }
    }

    [[nodiscard]] std::vector<Group> of(const std::vector<Node*>& nodes) const {
        std::vector<Group> out = groups;
        std::size_t pair = 0;
        for (std::size_t g = 0; g < out.size(); ++g) {
            for (std::size_t l = 0; l < std::size(kLists); ++l) {
                std::vector<Node*>& list = out[g].*kLists[l];
                list.reserve(lists[g][l].size());
                for (const uint32_t number : lists[g][l])
                    list.push_back(nodes[number]);
            }
            for (NotFused& value : out[g].notFused) {
                value.fromNode = nodes[apart[pair++]]->record;
                value.toNode = nodes[apart[pair++]]->record;
            }
        }
        for (std::size_t i = 0; i < nodes.size(); ++i)
            nodes[i]->stored = stored[i] != 0;
        return out;
    }
};

#ifdef NDEBUG
bool FusionMemory::s_check = false;
#else
bool FusionMemory::s_check = true;
#endif

FusionMemory::FusionMemory() = default;
FusionMemory::~FusionMemory() = default;

std::vector<Group> FusionMemory::groupsOf(const std::vector<Node*>& nodes,
                                          const FusionLimits& limits) {
    if (nodes.size() > kMostNodes) return formGroups(nodes, limits);
    const std::vector<Node*> window = limits.fuse ? withDiagonals(nodes) : nodes;
    if (!Description(window, limits, m_words).isWhole()) return formGroups(window, limits);
    const uint64_t hash = hashOf(m_words);
    for (auto [at, end] = m_byHash.equal_range(hash); at != end; ++at) {
        const Plans::iterator plan = at->second;
        if (plan->words != m_words) continue;
        ++m_hits;
        m_plans.splice(m_plans.begin(), m_plans, plan);
        if (s_check) {
            const std::vector<Group> formed = formGroups(window, limits);
            VITRINE_ASSERT(sameGroups(formed, plan->of(window)));
        }
        return plan->of(window);
    }
    std::vector<Group> formed = formGroups(window, limits);
    m_kept += m_words.size();
    while (m_kept > kMostWords && !m_plans.empty())
        forgetLast();
    m_plans.emplace_front(m_words, hash, window, formed);
    m_byHash.emplace(hash, m_plans.begin());
    return formed;
}

void FusionMemory::forgetLast() {
    const auto last = std::prev(m_plans.end());
    const auto [from, to] = m_byHash.equal_range(last->hash);
    m_byHash.erase(std::find_if(from, to, [&](const auto& e) { return e.second == last; }));
    m_kept -= last->words.size();
    m_plans.pop_back();
}

} // namespace vitrine
