// SPDX-License-Identifier: Apache-2.0
// Where the running code is, for those who watch it from another thread.
#include "session/session_state.h"

namespace vitrine {

RunProgress Session::progress() {
    State& state = *m_state;
    const ProgressReading now = state.trace.progress().read();
    state.vm->askWhere();
    RunProgress out;
    out.phase = state.clock.phase();
    out.file = now.at.file;
    out.line = state.sources.position(now.at).line;
    out.loopLine = now.all == 0 ? 0 : state.sources.position(now.loop).line;
    out.done = now.done;
    out.all = now.all;
    out.group = now.group;
    out.groups = now.groups;
    if (out.phase == Phase::Host) {
        out.share = state.providers.host().share();
    } else if (now.parts > 0) {
        out.share = static_cast<double>(now.part) / static_cast<double>(now.parts);
    }
    return out;
}

} // namespace vitrine
