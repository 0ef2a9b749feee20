// SPDX-License-Identifier: Apache-2.0
// A fault of ours in the planner or a code generator does not cost the run: its nodes are still
// pending, and are planned in a simpler way.
#include "accel/accel_state.h"
#include "base/log.h"

#include <algorithm>

namespace vitrine {

bool AccelState::simplify(const InternalError& error) {
    m_internalErrors.push_back(error);
    log::error("accel", error.what());
    if (m_way == Way::OnHost) return false;
    m_way = m_way == Way::Usual && settings.fusion ? Way::Unfused : Way::OnHost;
    m_wayReason = std::string(error.what()) + " Its operations are " +
                  (m_way == Way::Unfused ? "run unfused." : "run unfused on the CPU.");
    const auto first = std::find_if(m_pending.begin(), m_pending.end(),
                                    [](const ArrayHandle* h) { return h && h->node; });
    const uint32_t line = first == m_pending.end() ? 0 : (*first)->node->line;
    recorder.addNote("Line " + std::to_string(line) + ": " + m_wayReason);
    return true;
}

} // namespace vitrine
