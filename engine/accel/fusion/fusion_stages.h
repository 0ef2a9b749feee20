// SPDX-License-Identifier: Apache-2.0
#pragma once
// What formGroups does with the groups after the rules have merged them, each stage a file.
#include "accel/fusion/fusion.h"

namespace vitrine {

class FusionGraph;

/// Cheap values become part of each kernel that reads them (fusion_recompute.cpp); groups that
/// nobody needs then are no longer alive.
void recomputeCheapValues(FusionGraph& graph);

/// The living groups, each after those that it reads, with what it stores, needs and was made by
/// (fusion_order.cpp). Marks the nodes that are stored.
[[nodiscard]] std::vector<Group> inRunOrder(const FusionGraph& graph);

} // namespace vitrine
