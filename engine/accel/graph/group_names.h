// SPDX-License-Identifier: Apache-2.0
#pragma once
// What fused groups and their kernels are called where people read: by the variables that they
// make, "t, zi, zr, k · 60 iterations · lines 9–22". Titles of operations stay for what compares
// kernels. Pure; any thread.
#include "accel/graph/graph_snapshot.h"

namespace vitrine {

/// Fills in makes and name of all groups, and the names of the kernels that they ran.
void nameGroups(GraphSnapshot& graph);

} // namespace vitrine
