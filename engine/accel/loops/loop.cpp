// SPDX-License-Identifier: Apache-2.0
#include "accel/loops/loop.h"

namespace vitrine {

LoopBody::Needed LoopBody::needed(const std::vector<const Node*>& results) const {
    Needed need;
    need.steps.resize(steps.size());
    need.slots.resize(slots.size());
    bool more = false;
    const auto mark = [&](std::vector<bool>& list, uint32_t i) {
        more = more || !list[i];
        list[i] = true;
    };
    for (const Node* n : results) {
        const auto& result = n->as<payload::Loop>();
        mark(result.slot ? need.slots : need.steps, result.value);
    }
    while (more) {
        more = false;
        for (std::size_t d = 0; d < slots.size(); ++d) {
            if (need.slots[d]) mark(slots[d].fromSlot ? need.slots : need.steps, slots[d].next);
        }
        for (std::size_t i = steps.size(); i-- > 0;) {
            if (!need.steps[i]) continue;
            for (const LoopOperand& o : steps[i].operands) {
                if (o.kind == LoopOperand::Kind::Inner) mark(need.steps, o.index);
                if (o.kind == LoopOperand::Kind::Carried) mark(need.slots, o.index);
            }
        }
    }
    return need;
}

} // namespace vitrine
