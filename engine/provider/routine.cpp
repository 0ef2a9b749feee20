// SPDX-License-Identifier: Apache-2.0
#include "provider/routine.h"

#include <bit>

namespace vitrine {

std::string_view routineName(RoutineOp op) {
    constexpr std::string_view names[] = {"find",  "compact",    "gather", "scatter", "order",
                                          "sort",  "takealong",  "mtimes", "permute", "bin",
                                          "count", "accumarray", "conv",   "filter",  "interp1"};
    return names[static_cast<std::size_t>(op)];
}

uint64_t routineOperations(const Program& p, const LaunchGeometry& g) {
    const auto out = static_cast<uint64_t>(g.elements());
    switch (p.routine.op) {
    case RoutineOp::Find:
    case RoutineOp::Compact:
        return 2 * static_cast<uint64_t>(g.extents[0]);
    case RoutineOp::Gather:
    case RoutineOp::Scatter:
    case RoutineOp::TakeAlong:
    case RoutineOp::Permute:
        return 4 * out;
    case RoutineOp::Bin:
    case RoutineOp::Interpolate:
        return 40 * out;
    case RoutineOp::Count:
    case RoutineOp::Accumulate:
        return 8 * static_cast<uint64_t>(g.extents[0]);
    case RoutineOp::Convolve:
        return 2 * out * static_cast<uint64_t>(g.extents[1]);
    case RoutineOp::Filter:
        return 4 * out * (p.routine.flags & ~kNotRecursive);
    case RoutineOp::Product:
        return 2 * out * static_cast<uint64_t>(g.sizes[2]);
    case RoutineOp::Order:
    case RoutineOp::Sort:
        break;
    }
    // Comparisons and moves of a sort by merging.
    return out * 4 * static_cast<uint64_t>(std::bit_width(static_cast<uint64_t>(g.sizes[1])));
}

} // namespace vitrine
