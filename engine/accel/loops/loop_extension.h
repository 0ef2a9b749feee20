// SPDX-License-Identifier: Apache-2.0
#pragma once
// One more iteration of a rolled loop: compared with the body first, then applied to it. Until then
// the body can be had back as it was. Owns the differences found; engine thread.
#include "accel/loops/loop.h"
#include "accel/loops/loop_fold.h"

#include <vector>

namespace vitrine {

class NextTrip {
public:
    NextTrip(LoopBody& body, const std::vector<LoopStep>& now) : m_body(body), m_now(now) {}

    /// Does the iteration continue the loop? Changes nothing.
    bool compare();
    /// What is carried is what the iteration left. takeBack() undoes it.
    void carry();
    void takeBack();
    /// The loop has one iteration more, with its numbers.
    void apply();

    LoopRefusal refusal; ///< when compare() is false

private:
    struct Number {
        LoopOperand* operand;
        uint64_t bits;
    };

    bool no(const LoopStep& s, LoopObstacle why);
    /// Does n go on from where the iterations before it were?
    [[nodiscard]] bool goesOn(const LoopStep& s, const LoopStep& n) const;
    bool compareStep(LoopStep& s, const LoopStep& n);
    bool compareOperand(const LoopStep& s, LoopOperand& o, const LoopStep& n,
                        const LoopOperand& to);
    /// Is there room for the numbers that begin to change?
    [[nodiscard]] bool tablesSuffice() const;

    LoopBody& m_body;
    const std::vector<LoopStep>& m_now;
    std::vector<Number> m_numbers;
    std::vector<uint64_t> m_read;       ///< serial that each slot was read under
    std::vector<uint64_t> m_oldSerials; ///< of the steps, then of the slots
};

} // namespace vitrine
