// SPDX-License-Identifier: Apache-2.0
#pragma once
// The groups while they are being formed: which node is in which, who reads its value, what has to
// run before what, and whether two groups may become one kernel at all (pins, sizes of a kernel,
// cycles). It knows no rule: fusion.cpp decides what to merge, fusion_recompute.cpp what is
// computed again, fusion_order.cpp makes the list that runs. Lives for one call of formGroups.
#include "accel/fusion/fusion.h"
#include "accel/fusion/fusion_rules.h"
#include "accel/fusion/group_order.h"

#include <array>
#include <unordered_map>

namespace vitrine {

class FusionGraph {
public:
    static constexpr std::size_t kNone = SIZE_MAX;

    struct Work {
        Group group;
        std::vector<std::size_t> before; ///< groups that this reads; see root
        std::vector<std::size_t> hard;   ///< of those, with results that must be complete first: no
                                         ///< neighbours to fuse with
        std::size_t root = kNone;        ///< the group that it was merged into; kNone: itself
        mutable std::size_t visit = 0;   ///< the last search that came here
        NodePin pin;                     ///< of its nodes together: a kernel runs on one side
        bool alive = true;
        bool assigns = false;         ///< has an indexed assignment
        std::array<bool, 32> rules{}; ///< that made the group
    };

    FusionGraph(const std::vector<Node*>& nodes, const FusionLimits& limits);

    [[nodiscard]] std::size_t groupOf(const Node* n) const;
    /// Is it one of the nodes to be grouped? Others are computed by other flushes, or have become
    /// part of another node.
    [[nodiscard]] bool isOurs(const Node* n) const {
        return n->index < nodes.size() && nodes[n->index] == n;
    }

    /// The group that a group has become part of.
    [[nodiscard]] std::size_t rootOf(std::size_t g) const;
    /// Is the node computed by this group (perhaps once more)?
    [[nodiscard]] bool computes(std::size_t g, const Node* n) const { return computes(g, g, n); }
    /// Would one group of both?
    [[nodiscard]] bool computes(std::size_t a, std::size_t b, const Node* n) const;
    /// Group that must have run before an operand can be read; kNone for materialised data and
    /// scalars.
    [[nodiscard]] std::size_t supplier(const Operand& o) const;
    /// Makes the node, whose operands are known to the group, one of its body or another list.
    void add(Node* n, std::size_t g, std::vector<Node*> Group::*list = &Group::body);
    /// A group of its own for the node.
    std::size_t open(Node* n, ProgramKind kind);
    /// Does `to` need `from`, by way of other groups where `direct` is false? True as well where
    /// finding out would take long: it is asked for each pair of neighbours. Where it is false,
    /// `stack` has the groups that were looked at: those between both that `to` needs.
    [[nodiscard]] bool needs(std::size_t to, std::size_t from, bool direct) const;
    [[nodiscard]] std::size_t stepCount(const Group& g) const;
    /// Buffers of one kernel for a group that computes some values again.
    [[nodiscard]] std::size_t bufferCount(std::size_t g, const std::vector<Node*>& again) const;
    /// Keeps the reason for the why card of the group; false.
    bool refuse(std::size_t group, const Node* from, const Node* to, FusionObstacle why);
    [[nodiscard]] bool mayFuse(const Node& n) const;
    /// Arrays that the body reads in full, element by element, and does not compute.
    [[nodiscard]] std::vector<const ArrayHandle*> wholeOperands(std::size_t g) const;
    /// Calls f(reader, group) for each group that computes a reader of n, and with kNone for a
    /// reader that is no part of a group (a view). Stops when f gives false, and gives that.
    template <typename F>
    bool forReaders(const Node* n, F&& f) const {
        for (const Node* c : consumers[n->index]) {
            const std::size_t own = groupOf(c);
            const bool isDropped = dropped[c->index] || (own != kNone && !work[own].alive);
            if (!isDropped && !f(c, own)) return false;
            const auto more = recomputedIn.find(c);
            if (more == recomputedIn.end()) continue;
            for (const std::size_t g : more->second) {
                if (!f(c, g)) return false;
            }
        }
        return true;
    }
    /// Does every group that reads the value compute it itself?
    [[nodiscard]] bool isInside(const Node* n) const;

    /// Moves group b into a (lists are joined by `how`). False, with the reason kept for the why
    /// card, when they cannot be one kernel.
    template <typename How>
    bool merge(std::size_t a, std::size_t b, const Node* from, const Node* to, FusionRule rule,
               How how) {
        if (!mayMerge(a, b, from, to, rule)) return false;
        how(work[a].group, work[b].group);
        becomePart(a, b, rule);
        return true;
    }

    const std::vector<Node*>& nodes;
    const FusionLimits& limits;
    std::vector<Work> work;
    std::vector<uint8_t> endsInPass;           ///< of each node: FusionQuestion::endsInPass
    std::vector<uint8_t> dropped;              ///< nodes that only other groups compute
    std::vector<std::vector<Node*>> consumers; ///< of each node
    std::unordered_map<const Node*, std::vector<std::size_t>> recomputedIn; ///< groups
    mutable std::size_t search = 0;         ///< number of the last search over groups
    mutable std::vector<std::size_t> stack; ///< of searches
    mutable std::vector<const void*> reads; ///< of tooManyBuffers

private:
    /// Of pins, limits, boxes and cycles; notes what is in the way.
    bool mayMerge(std::size_t a, std::size_t b, const Node* from, const Node* to, FusionRule rule);
    /// b is a part of a now: what is known of both, with ancestor sets closed.
    void becomePart(std::size_t a, std::size_t b, FusionRule rule);
    void indexNodes();
    [[nodiscard]] bool waitsFor(std::size_t a, std::size_t b) const;
    /// Would one kernel for a and b have to run both before and after a third group? Unless they
    /// are `sweeps` of one pass, neither may need a complete result of the other.
    [[nodiscard]] bool mergeMakesCycle(std::size_t a, std::size_t b, bool sweeps) const;
    /// Moves groups so that a and b can stand in one place: where the earlier one is.
    void bringTogether(std::size_t a, std::size_t b);
    /// Would one kernel for both bind too many arrays? Values of which it is not known yet who
    /// reads them may become results, all of them.
    [[nodiscard]] bool tooManyBuffers(std::size_t a, std::size_t b) const;
    template <typename F>
    static void noteReads(const Node& n, const F& isInside, std::vector<const void*>& seen);
    /// Who reads a value that a kernel computes, as far as is known yet; it has to store what
    /// others read.
    enum class ReadBy : uint8_t { Inside, NotYetGrouped, Others };
    template <typename F>
    [[nodiscard]] ReadBy readBy(const Node* n, const F& isInside) const;
    static void joinSides(NodePin& into, const NodePin& from);

    std::vector<std::size_t> m_groupOf;
    GroupOrder m_order;
};

} // namespace vitrine
