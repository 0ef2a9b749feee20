// SPDX-License-Identifier: Apache-2.0
#pragma once
// What fused groups and their kernels are called where people read: by the variables that they
// make, "t, zi, zr, k · 60 iterations · lines 9–22". Titles of operations stay for what compares
// kernels. Pure; any thread.
#include "accel/graph/graph_snapshot.h"

namespace vitrine {

struct GroupNames {
    std::string makes, name; ///< as GraphGroup has them
};
/// Of a group whose operations are among the nodes.
[[nodiscard]] GroupNames namesOf(const GraphGroup& group, const SharedList<GraphNode>& nodes);
/// Kernels go by the names of the groups that they ran.
void nameKernels(GraphSnapshot& graph);

} // namespace vitrine
