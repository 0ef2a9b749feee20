// SPDX-License-Identifier: Apache-2.0
#pragma once
// A fused group with its program and with where it runs. Plain data of one flush; engine thread.
#include "accel/fusion/fusion.h"
#include "accel/graph/graph_snapshot.h"
#include "accel/placement/cost_model.h"
#include "accel/placement/pin_table.h"
#include "accel/run/program_builder.h"

namespace vitrine {

struct PlacedGroup {
    Group group;
    BuiltGroup built;
    bool onDevice = false;
    const Provider* device = nullptr; ///< which one, where several are in use; null: the current
    bool beside = false;      ///< long or new: other devices get work while this one takes it
    bool wantsDevice = false; ///< by setting, pin or gpuArray, not by costs
    bool over = false;        ///< it ran, or failed; what is not over stays pending
    Decision decision;
    GroupCost cost;
    NodePin pin;
};

/// What the host reads as soon as the flush is over.
struct HostRead {
    const ArrayHandle* array = nullptr;
    uint64_t bytes = 0;
};

} // namespace vitrine
