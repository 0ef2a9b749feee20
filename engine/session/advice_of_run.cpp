// SPDX-License-Identifier: Apache-2.0
// The façade's part of engine/advice: the record of the last run, handed to the rules.
#include "advice/advice.h"
#include "session/session_state.h"

#include <utility>

namespace vitrine {

RunRecord Session::State::record(GraphSnapshot graph) {
    RunRecord run;
    run.graph = std::move(graph);
    run.phases = clock.times();
    run.totals = totals;
    run.host = providers.host().rates();
    run.hostName = providers.host().info().name;
    if (Provider* device = providers.startedDevice()) {
        run.device = device->rates();
        run.deviceName = device->info().name;
    }
    return run;
}

Advice Session::State::advice(GraphSnapshot graph) {
    return advise(record(std::move(graph)));
}

Advice Session::advice() {
    return m_state->advice(m_state->graph());
}

std::string Session::adviceText() {
    return vitrine::adviceText(advice(), [this](uint32_t file) { return fileName(file); });
}

std::string Session::adviceJsonText() {
    return vitrine::adviceJson(advice(), [this](uint32_t file) { return fileName(file); });
}

} // namespace vitrine
