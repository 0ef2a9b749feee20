// SPDX-License-Identifier: Apache-2.0
// A fault of ours in the planner or a code generator does not cost the run: its nodes are still
// pending, and are planned in a simpler way.
#include "accel/graph/pending_graph.h"
#include "accel/graph/recorder.h"
#include "accel/run/runner.h"
#include "base/log.h"
#include "base/settings.h"

namespace vitrine {

bool Runner::simplify(const InternalError& error) {
    m_internalErrors.push_back(error);
    log::error("accel", error.what());
    if (m_way == Way::OnHost) return false;
    m_way = m_way == Way::Usual && m_rooms.settings.fusion ? Way::Unfused : Way::OnHost;
    m_wayReason = std::string(error.what()) + " Its operations are " +
                  (m_way == Way::Unfused ? "run unfused." : "run unfused on the CPU.");
    m_rooms.recorder.addNote({m_rooms.graph.firstLine(), "internal error", m_wayReason});
    return true;
}

} // namespace vitrine
