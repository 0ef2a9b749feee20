// SPDX-License-Identifier: Apache-2.0
#include "comparison.h"

#include "session/session.h"

#include <cstdio>
#include <optional>

namespace vitrine::cli {

namespace {

std::optional<RunProfile> profileOfFile(const std::string& name) {
    const auto complain = [&name](const std::string& message) {
        std::fprintf(stderr, "error: cannot compare '%s': %s\n", name.c_str(), message.c_str());
        return std::nullopt;
    };
    const Result<std::string> text = Session::readScript(name);
    if (!text) return complain(text.error().message);
    Result<RunProfile> profile = profileOfTrace(*text);
    if (!profile) return complain(profile.error().message);
    return std::move(*profile);
}

} // namespace

int runComparison(const Options& options) {
    const std::optional<RunProfile> before = profileOfFile(options.comparedTraces[0]);
    const std::optional<RunProfile> after = profileOfFile(options.comparedTraces[1]);
    if (!before || !after) return 1;
    const RunComparison comparison = compareRuns(*before, *after);
    std::fputs((options.json ? comparisonJson(comparison) : comparisonText(comparison)).c_str(),
               stdout);
    return 0;
}

} // namespace vitrine::cli
