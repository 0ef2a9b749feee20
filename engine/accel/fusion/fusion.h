// SPDX-License-Identifier: Apache-2.0
#pragma once
// Forms groups from pending nodes: which nodes become one kernel. Pure graph work.
#include "accel/fusion/fusion_obstacles.h"
#include "accel/graph/node.h"

#include <algorithm>
#include <string>
#include <vector>

namespace vitrine {

[[nodiscard]] inline bool holds(const std::vector<Node*>& list, const Node* n) {
    return !list.empty() && std::find(list.begin(), list.end(), n) != list.end();
}

struct Group {
    ProgramKind kind = ProgramKind::Elementwise;
    Shape domain;            ///< of the body
    Shape reducedShape;      ///< Reduction: of the epilogue
    Lines lines;             ///< Reduction, Scan
    std::vector<Node*> body; ///< elementwise nodes, in capture order
    std::vector<Node*>
        reductions;              ///< Reduce nodes (Reduction) or the one node of a Scan or Routine
    std::vector<Node*> epilogue; ///< elementwise nodes on the reduced shape
    std::vector<Node*> recomputed;  ///< elementwise nodes of other groups that this computes again
    std::vector<Node*> outputs;     ///< nodes that must be stored; those of a reduction's body last
    std::vector<std::size_t> needs; ///< earlier groups whose outputs this reads
    std::vector<std::string> fused; ///< a rule a line: its name, its reason
    std::vector<NotFused> notFused; ///< of what it reads

    /// Is the node computed here (perhaps once more)?
    [[nodiscard]] bool computes(const Node* node) const;
    [[nodiscard]] const Node* first() const {
        return !body.empty() ? body.front() : reductions.front();
    }
};

struct FusionLimits {
    bool fuse = true; ///< false: every node its own group
    std::size_t maxSteps = 96;
    std::size_t maxBuffers = 14;
    std::size_t maxOpenBuffers = 28; ///< with the values that later groups may read
};

/// The nodes, where products of which only a diagonal is wanted have become that
/// (product_diagonal.cpp).
[[nodiscard]] std::vector<Node*> withDiagonals(const std::vector<Node*>& nodes);

/// Groups in an order in which they can run. `nodes` are all pending nodes in capture order.
[[nodiscard]] std::vector<Group> formGroups(const std::vector<Node*>& nodes,
                                            const FusionLimits& limits);

} // namespace vitrine
