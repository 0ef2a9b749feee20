// SPDX-License-Identifier: Apache-2.0
#pragma once
// Strict mode: the run stops at the first operation that was to run on the device and would run on
// the host instead. With the device setting cpu nothing was to run there, and nothing stops. Owns
// the error that ends the run, until it is thrown. Engine thread.
#include "base/script_error.h"
#include "base/source.h"

#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

struct Settings;

class StrictMode {
public:
    StrictMode(const Settings& settings, const SourceMap& sources)
        : m_settings(settings), m_sources(sources) {}

    [[nodiscard]] bool isOn() const;
    /// Notes the first operation that falls back to the host; throwFallback() ends the run with it.
    void stopFallback(std::string_view operation, Span at, const std::string& reason);
    void throwFallback();
    /// What the run ends with, after stopFallback().
    [[nodiscard]] const std::string& message() const { return m_fallback->message; }

private:
    const Settings& m_settings;
    const SourceMap& m_sources;
    std::optional<ScriptError> m_fallback;
};

} // namespace vitrine
