// SPDX-License-Identifier: Apache-2.0
#pragma once
// What makes two iterations of a loop one body: `describeIteration` says what an iteration did, as
// steps without nodes, and LoopFold matches two of these argument by argument. Pure functions of
// pending nodes; LoopRoller decides when to ask and what becomes of the answer.
#include "accel/loops/loop.h"

#include <unordered_map>
#include <vector>

namespace vitrine {

inline constexpr std::size_t kMaxLoopSteps = 96;  ///< operations of an iteration
inline constexpr std::size_t kMaxLoopTables = 32; ///< numbers that change with the iteration

/// The operations of the nodes in order. False: no loop can have them, and why.
[[nodiscard]] bool describeIteration(const std::vector<Node*>& window, std::vector<LoopStep>& out,
                                     LoopRefusal& refusal);

/// Do two operations differ in nothing but arguments, counters and offsets?
[[nodiscard]] bool sameOperation(const LoopStep& a, const LoopStep& b);

/// Matches two iterations argument by argument; fills `body`, and `outer` with the arrays that the
/// loop reads from outside. `arrays`: what the iterations read, by serial.
class LoopFold {
public:
    LoopFold(const std::vector<LoopStep>& before, const std::vector<LoopStep>& now, LoopBody& body,
             std::vector<Operand>& outer, const std::unordered_map<uint64_t, Operand>& arrays)
        : m_before(before), m_now(now), m_body(body), m_outer(outer), m_arrays(arrays) {}

    bool run();

    LoopRefusal refusal; ///< when run() is false

private:
    bool no(const LoopStep& s, LoopObstacle why);
    uint32_t outside(Operand o);
    /// A slot that starts with p and continues with `next`; an existing one when it is the same.
    bool slot(const LoopStep& s, const LoopOperand& p, LoopOperand& to, bool fromSlot,
              uint32_t next);
    /// The serial that the iteration before read in a slot's place.
    [[nodiscard]] uint64_t readBefore(const LoopBody::Slot& s) const;
    /// What is made of the deferred values of the iteration before is deferred as well, and a pass
    /// over it would have to wait for one.
    bool findDeferred();
    /// Late operations take from others through passes only, and nothing else takes from them.
    bool staysApart();
    bool shapes();
    bool argument(const LoopStep& s, const LoopOperand& p, LoopOperand& to, bool& later);
    bool tabulate(const LoopStep& s, LoopOperand& to, std::vector<uint64_t> earlier);

    const std::vector<LoopStep>& m_before;
    const std::vector<LoopStep>& m_now;
    LoopBody& m_body;
    std::vector<Operand>& m_outer;
    const std::unordered_map<uint64_t, Operand>& m_arrays;
    std::unordered_map<uint64_t, uint32_t> m_madeBefore; ///< by serial: operation
    std::unordered_map<uint64_t, uint32_t> m_outerIndex;
};

} // namespace vitrine
