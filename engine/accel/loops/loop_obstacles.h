// SPDX-License-Identifier: Apache-2.0
#pragma once
// Why a loop is computed iteration by iteration. One row an obstacle: its name is what plans
// record, its reason what notes show. Pure functions.
#include <cstdint>
#include <string>
#include <string_view>

namespace vitrine {

enum class LoopObstacle : uint8_t {
    IterationsDiffer,
    ManyOperations, ///< more than kMaxLoopSteps
    ManyNumbers,    ///< more than kMaxLoopTables
    ManyArrays,
    ScanEachTime,
    RoutineEachTime,
    InnerLoop,
    PinnedApart,
    PinnedSides,
    OtherArray,
    OwnResultMoved,
    PreviousMoved,
    RangeChanges,
    ClassOrSize,
    DifferentSizes,
    FirstValueGone,
    TwoBeginnings,
    EarlierKept,
    EarlierWanted,
    StoresTwice,
    StoresOtherArray,
    StoresOtherPart,
    StoresSamePart,
    StoresBySteps,
    StoresApart,
    StoresOtherSize,
    ReadsWhatItStores,
    PassOverPrevious,
    PassOverPass,
    PassOverOuter,
    PassAndElements,
    CompletePass,
    LargeArrays,
    ValueNeeded,
    RealnessNeeded,
};

struct LoopObstacleRow {
    LoopObstacle obstacle;
    std::string_view name;
    std::string_view reason; ///< a sentence without a full stop
};

[[nodiscard]] const LoopObstacleRow& loopObstacleRow(LoopObstacle obstacle);

/// What is in the way of a loop, and the line of the script that it is about (0: none).
struct LoopRefusal {
    LoopObstacle obstacle = LoopObstacle::IterationsDiffer;
    uint32_t line = 0;
    std::string variable = {}; ///< ValueNeeded: which value, if it has a name

    /// A sentence without a full stop.
    [[nodiscard]] std::string reason() const;
};

} // namespace vitrine
