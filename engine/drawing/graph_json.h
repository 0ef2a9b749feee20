// SPDX-License-Identifier: Apache-2.0
#pragma once
// The graph as the JSON of `--graph`. Any thread.
#include "accel/graph/graph_snapshot.h"

#include <string>

namespace vitrine {

/// Nodes, edges, groups with their decisions, residency, kernels and notes.
[[nodiscard]] std::string graphJson(const GraphSnapshot& graph, int64_t now);

} // namespace vitrine
