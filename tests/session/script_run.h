// SPDX-License-Identifier: Apache-2.0
#pragma once
// A script run in a session of its own, or again and again in one that lives on.
#include "session/session.h"

#include <fstream>
#include <optional>
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

/// The same for a script that says from how many elements on it wants arrays to be captured.
inline Settings settingsFor(const std::string& script) {
    constexpr std::string_view kVariable = "VITRINE_LAZY_MIN_ELEMENTS";
    const std::string start = "%environment " + std::string(kVariable) + "=";
    Settings settings = deviceSettings();
    std::ifstream file(script);
    for (std::string line; std::getline(file, line);)
        if (line.starts_with(start))
            applySetting(settings, kVariable, std::string_view(line).substr(start.size()));
    return settings;
}

/// A session for the runs of one script, each of which begins as in a new session.
class ScriptSession {
public:
    explicit ScriptSession(std::string path)
        : m_path(std::move(path)), m_session(settingsFor(m_path)) {
        m_session.setOutput([this](const OutputText& text) { m_output += text.text; });
    }

    ScriptRun run() {
        m_output.clear();
        ScriptRun run;
        run.outcome = m_session.runFile(m_path);
        run.output = m_output;
        return run;
    }
    /// Forgets what the script left. What is still there then, a line each.
    std::string clear() {
        std::string left = m_session.leftAfterClear();
        const RunOutcome outcome = m_session.runText("rng('default'); format", "clear");
        if (!outcome.ok) left += outcome.errorText;
        return left;
    }
    [[nodiscard]] bool hasDevice() const { return !m_session.snapshot()->deviceName.empty(); }

private:
    std::string m_path;
    std::string m_output;
    Session m_session;
};

} // namespace vitrine::test
