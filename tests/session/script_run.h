// SPDX-License-Identifier: Apache-2.0
#pragma once
// A script run in a session of its own.
#include "session/session.h"

#include <string>

namespace vitrine::test {

struct ScriptRun {
    RunOutcome outcome;
    std::string output;
};

inline Settings deviceSettings() {
    Settings settings = settingsFromEnvironment();
    settings.device = "gpu";
    settings.lazyMinElements = 2;
    settings.logLevel = "off";
    return settings;
}

inline ScriptRun runScript(const std::string& path, const Settings& settings = deviceSettings()) {
    ScriptRun run;
    Session session(settings);
    session.setOutput([&](const OutputText& text) { run.output += text.text; });
    run.outcome = session.runFile(path);
    return run;
}

} // namespace vitrine::test
