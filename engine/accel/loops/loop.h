// SPDX-License-Identifier: Apache-2.0
#pragma once
// A loop of the script as one value of the graph: the operations of an iteration, what one
// iteration hands to the next, and what differs between them. Made by LoopRoller from iterations
// that did the same; Loop nodes are its results.
#include "accel/graph/node.h"
#include "accel/loops/loop_obstacles.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// Where an operation of an iteration takes an argument from.
struct LoopOperand {
    enum class Kind : uint8_t {
        Scalar,  ///< `bits`, the same in every iteration
        Table,   ///< entry `index` of the iteration's row of scalars
        Inner,   ///< operation `index` of the same iteration
        Carried, ///< slot `index`: what the previous iteration left
        Outer,   ///< operand `index` of the Loop nodes: an array from before the loop
    } kind = Kind::Scalar;
    uint32_t index = 0;
    Shape shape;
    DType dtype = DType::Double;
    uint64_t bits = 0;
    uint64_t serial = 0; ///< of the array that the last iteration read (Carried, Outer)
};

/// One operation of an iteration.
struct LoopStep : Operation {
    std::vector<LoopOperand> operands;
    std::string variable;
    uint64_t serial = 0; ///< of the array that the last iteration made
    // AssignSlice: how far from there the next iteration stores. Operand 0 is what the iteration
    // before left.
    int boxDimension = -1;
    int64_t boxAdvance = 0;
    /// A complete pass over what the iteration computed, or made of such: computed when all
    /// iterations of the others are done. They never wait for it.
    bool deferred = false;
};

struct LoopBody : RefCounted {
    struct Slot {
        uint32_t first = 0;    ///< operand of the Loop nodes: the value before the loop
        bool fromSlot = false; ///< next is another slot's value before the iteration
        uint32_t next = 0;     ///< operation or slot
        DType dtype = DType::Double;
        std::string variable;
        uint64_t serial = 0; ///< of the array that the last iteration read in this place
    };
    std::vector<LoopStep> steps;
    std::vector<Slot> slots;
    std::vector<DType> tables;
    std::vector<std::vector<uint64_t>> columns; ///< of each table, one entry an iteration
    int64_t trips = 0;
    Shape domain;
    Shape deferredDomain;       ///< of the deferred operations
    std::size_t outerCount = 0; ///< operands of the Loop nodes that Outer and first mean
    double cost = 0;            ///< operations an element and iteration

    struct Needed {
        std::vector<bool> steps, slots;
    };
    /// The operations and slots that these results need, through all iterations.
    [[nodiscard]] Needed needed(const std::vector<const Node*>& results) const;
    [[nodiscard]] bool hasDeferred() const {
        return std::any_of(steps.begin(), steps.end(),
                           [](const LoopStep& s) { return s.deferred; });
    }
    [[nodiscard]] bool isDeferred(const Slot& slot) const {
        return slot.fromSlot ? isDeferred(slots[slot.next]) : steps[slot.next].deferred;
    }
    [[nodiscard]] const Shape& domainOf(const LoopStep& s) const {
        return s.deferred ? deferredDomain : domain;
    }
};

/// Sets where `now` stores, from the same store of the iteration before; what is in the way of
/// storing all iterations at once.
[[nodiscard]] std::optional<LoopObstacle> storeAdvance(const LoopStep& before, LoopStep& now);
/// Does the iteration after `trips` others store where it should?
[[nodiscard]] bool storesNext(const LoopStep& step, const LoopStep& now, int64_t trips);
/// Where the last iteration stores, and where all of them do.
[[nodiscard]] IndexBox lastBox(const LoopBody& body, std::size_t step);
[[nodiscard]] IndexBox storedBox(const LoopBody& body, std::size_t step);

} // namespace vitrine
