// SPDX-License-Identifier: Apache-2.0
#pragma once
// Which values of a loop somebody wants after its last iteration (resultsOf decides), and the nodes
// that give them (makeResults applies). Engine thread.
#include "accel/graph/node.h"
#include "accel/loops/loop.h"
#include "accel/loops/loop_fold.h"

#include <optional>
#include <vector>

namespace vitrine {

struct LoopResult {
    Node* node;     ///< that computes the value until now
    uint32_t value; ///< slot or operation of the body
    bool slot;
    bool store = false;
};

/// The values of `window`, the last iteration, and of the `older` nodes that are held by more than
/// these nodes and `outer`. None, and why, when the loop cannot give one of them.
[[nodiscard]] std::optional<std::vector<LoopResult>>
resultsOf(const LoopBody& body, const std::vector<Operand>& outer, const std::vector<Node*>& window,
          const std::vector<Node*>& older, LoopRefusal& refusal);

/// Each of the arrays is computed by the loop from now on.
void makeResults(LoopBody& body, const std::vector<Operand>& outer,
                 const std::vector<LoopResult>& results);

} // namespace vitrine
