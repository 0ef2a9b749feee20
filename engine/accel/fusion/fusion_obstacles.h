// SPDX-License-Identifier: Apache-2.0
#pragma once
// Why two groups of nodes did not become one kernel. One row an obstacle: its name is what plans
// record, its reason what --graph and the why card show. Pure functions.
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace vitrine {

enum class FusionObstacle : uint8_t {
    PinnedApart,       ///< a pin says unfused
    FusionOff,         ///< by the setting
    PinnedSides,       ///< one to the host, one to the device
    Steps,             ///< more than FusionLimits::maxSteps
    Buffers,           ///< more than FusionLimits::maxBuffers
    SecondLoop,        ///< both compute a rolled loop
    AssignedPlaces,    ///< an indexed assignment would move what depends on its place
    ResultBetween,     ///< a third result stands between them
    ReadByRoutine,     ///< the reader is a routine
    CompleteReduction, ///< an element needs the whole reduction
    Starved,           ///< the pass has too few threads for the arithmetic
    LoopOrder,         ///< a loop reads it in another shape or order
    ProductStore,      ///< it is the epilogue of a matrix product
    StoredByRoutine,   ///< the value is a routine's
    StoredByScan,      ///< the value is a scan's
    SecondPass,        ///< both are reductions or scans
    StoredEachTime,    ///< a loop stores it in every iteration
    StoredByLoop,      ///< the value is a loop's result
    OtherShape,        ///< the reader's elements are not the value's
};

struct FusionObstacleRow {
    FusionObstacle obstacle;
    std::string_view name;
    std::string_view reason; ///< a sentence without a full stop
};

[[nodiscard]] const FusionObstacleRow& fusionObstacleRow(FusionObstacle obstacle);

/// A value that its reader gets from memory: the names of both operations, and why.
struct NotFused {
    std::string from, to;
    FusionObstacle obstacle;
    uint32_t fromNode = 0, toNode = 0; ///< in the graph record

    friend bool operator==(const NotFused&, const NotFused&) = default;
};

} // namespace vitrine
