// SPDX-License-Identifier: Apache-2.0
#include "accel/loops/loop_obstacles.h"

#include "base/enum_rows.h"

namespace vitrine {

namespace {

using enum LoopObstacle;
constexpr LoopObstacleRow kRows[] = {
    {IterationsDiffer, "iterations differ", "iterations do different things"},
    {ManyOperations, "many operations", "an iteration has too many operations"},
    {ManyNumbers, "many numbers", "too many numbers change with the iteration"},
    {ManyArrays, "many arrays", "the loop works on too many arrays"},
    {ScanEachTime, "scan each time", "each iteration needs a complete pass over an array"},
    {RoutineEachTime, "routine each time", "each iteration needs a kernel of its own"},
    {InnerLoop, "inner loop", "a loop inside it is one kernel already"},
    {PinnedApart, "pinned apart", "a pin keeps the line unfused"},
    {PinnedSides, "pinned sides", "its operations are pinned to different sides"},
    {OtherArray, "other array", "it reads another array each time"},
    {OwnResultMoved, "own result moved", "it reads its own result at other places"},
    {PreviousMoved, "previous result moved",
     "it reads the previous iteration's result at other places"},
    {RangeChanges, "range changes", "a range changes with the iteration"},
    {ClassOrSize, "class or size", "a value changes its class or size"},
    {DifferentSizes, "different sizes", "its arrays have different sizes"},
    {FirstValueGone, "first value gone", "its first value is gone"},
    {TwoBeginnings, "two beginnings", "a value has two beginnings"},
    {EarlierKept, "earlier value kept", "the value of an earlier iteration is kept"},
    {EarlierWanted, "earlier value wanted", "an earlier value is still wanted"},
    {StoresTwice, "stores twice", "an iteration stores into one array more than once"},
    {StoresOtherArray, "stores into other array", "it stores into another array each time"},
    {StoresOtherPart, "stores into other part",
     "it stores into another part of an array each time"},
    {StoresSamePart, "stores into same part",
     "each iteration stores into the same part of an array"},
    {StoresBySteps, "stores by steps", "it stores into an array by steps"},
    {StoresApart, "stores apart", "its stores into an array are not one beside the other"},
    {StoresOtherSize, "stores other size", "it stores parts of another size than it works on"},
    {ReadsWhatItStores, "reads what it stores", "it reads the array that it stores into"},
    {PassOverPrevious, "pass over previous",
     "each iteration needs a complete pass over what the one before left"},
    {PassOverPass, "pass over pass", "it needs a pass over what another pass gave"},
    {PassOverOuter, "pass over outer", "it needs a pass over an array from elsewhere"},
    {PassAndElements, "pass and elements",
     "it takes elements and the result of a pass over them together"},
    {CompletePass, "complete pass", "each element needs the result of a complete pass"},
    {LargeArrays, "large arrays",
     "its arrays are too large to keep until passes over them are made"},
    {ValueNeeded, "value needed", "a value is needed before the iteration is over"},
    {RealnessNeeded, "realness needed",
     "it must be known whether a complex value is real before the iteration is over"},
};

static_assert(rowsInOrder(kRows, &LoopObstacleRow::obstacle),
              "the rows stand in the order of the enumeration");

} // namespace

const LoopObstacleRow& loopObstacleRow(LoopObstacle obstacle) {
    return rowOf(kRows, obstacle);
}

std::string LoopRefusal::reason() const {
    if (obstacle == ValueNeeded && !variable.empty())
        return "the value of " + variable + " is needed before the iteration is over";
    return std::string(loopObstacleRow(obstacle).reason);
}

} // namespace vitrine
