// SPDX-License-Identifier: Apache-2.0
// The profile of the last run, by which it is compared with others.
#include "session/session_state.h"
#include "session/value_digest.h"

namespace vitrine {

namespace {

std::vector<std::pair<std::string, std::string>> changedSettings(const Settings& settings,
                                                                 const std::vector<Pin>& pins) {
    std::vector<std::pair<std::string, std::string>> out;
    const Settings standard;
    for (const SettingInfo& row : settingTable()) {
        std::string text = settingText(settings, row.variable);
        if (text != settingText(standard, row.variable))
            out.emplace_back(row.variable, std::move(text));
    }
    std::string text;
    for (const Pin& pin : pins)
        text += (text.empty() ? "" : ";") + pinText(pin);
    if (!text.empty()) out.emplace_back("pins", std::move(text));
    return out;
}

} // namespace

void Session::State::noteOutput(std::string_view text) {
    // FNV-1a: the same however the text comes in pieces.
    for (const char c : text) {
        outputDigest ^= static_cast<unsigned char>(c);
        outputDigest *= 0x100000001b3ULL;
    }
}

std::vector<AnswerDigest> Session::State::answers(const DigestLimits& limits) {
    std::vector<AnswerDigest> out;
    ValueDigests digests(limits);
    for (const auto& [name, value] : vm->baseVariables()) {
        if (value.isNothing()) continue;
        AnswerDigest answer;
        answer.name = name;
        answer.kind = value.shape().text() + " " + value.className();
        const std::optional<uint64_t> digest = digests.of(value);
        answer.known = digest.has_value();
        answer.digest = digest.value_or(0);
        out.push_back(std::move(answer));
    }
    out.push_back({"output", "text", true, outputDigest});
    return out;
}

RunProfile Session::State::profile() {
    RunProfile out = profileOf(record(graph()), {[this](uint32_t file) {
                                                     const SourceFile* source = sources.find(file);
                                                     return source ? source->name() : std::string();
                                                 },
                                                 [this](uint32_t file, uint32_t line) {
                                                     const SourceFile* source = sources.find(file);
                                                     return source && line <= source->lineCount()
                                                                ? std::string(source->line(line))
                                                                : std::string();
                                                 }});
    out.script = lastScript;
    out.state = lastState;
    out.settings = changedSettings(settings, accelerator.state().placer.pins.user());
    return out;
}

RunProfile Session::runProfile(AnswerReading reading) {
    constexpr uint64_t kMostOnHost = uint64_t{64} << 20; // some milliseconds
    constexpr uint64_t kMost = uint64_t{1} << 30;
    RunProfile out = m_state->profile();
    const bool all = reading == AnswerReading::All;
    const uint64_t most = all ? kMost : reading == AnswerReading::Host ? kMostOnHost : 0;
    try {
        out.answers = m_state->answers({all, most});
    } catch (const std::exception&) {
        // A value that cannot be computed has no digest, and neither have those behind it.
        out.answers.clear();
    }
    return out;
}

std::string Session::runProfileJson(AnswerReading reading) {
    return profileJson(runProfile(reading));
}

} // namespace vitrine
