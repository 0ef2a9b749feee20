// SPDX-License-Identifier: Apache-2.0
#include "accel/fusion/fusion_obstacles.h"

#include "base/enum_rows.h"

namespace vitrine {

namespace {

using enum FusionObstacle;
constexpr FusionObstacleRow kRows[] = {
    {PinnedApart, "pinned apart", "a pin keeps it unfused"},
    {FusionOff, "fusion off", "fusion is off"},
    {PinnedSides, "pinned sides", "pins put them on different sides"},
    {Steps, "steps", "the kernel would have too many steps"},
    {Buffers, "buffers", "the kernel would need too many buffers"},
    {SecondLoop, "second loop", "a kernel has one loop"},
    {AssignedPlaces, "assigned places", "values that are assigned depend on their own place"},
    {ResultBetween, "result between", "a result between them has to be complete first"},
    {ReadByRoutine, "read by routine", "it has a kernel of its own, which reads stored arrays"},
    {CompleteReduction, "complete reduction", "every element needs the complete reduction"},
    {Starved, "starved", "so much arithmetic needs more threads than the pass has"},
    {LoopOrder, "loop order", "the loop reads it in another shape or order"},
    {ProductStore, "product store", "it is computed where the matrix product is stored"},
    {StoredByRoutine, "stored by routine", "it has a kernel of its own, whose result is stored"},
    {StoredByScan, "stored by scan", "a scan is stored before its result is used"},
    {SecondPass, "second pass", "both are complete passes over the data"},
    {StoredEachTime, "stored each time", "the loop stores it in every iteration"},
    {StoredByLoop, "stored by loop", "the loop's result is stored once and read here"},
    {OtherShape, "other shape", "it is used in another shape"},
};

static_assert(rowsInOrder(kRows, &FusionObstacleRow::obstacle),
              "the rows stand in the order of the enumeration");

} // namespace

const FusionObstacleRow& fusionObstacleRow(FusionObstacle obstacle) {
    return rowOf(kRows, obstacle);
}

} // namespace vitrine
