// SPDX-License-Identifier: Apache-2.0
#pragma once
// Every setting that an environment variable can give, in one table. Settings are a value: the
// session owns one, the interface edits a copy. Nothing else in the engine reads the environment.
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace vitrine {

/// Kinds of work whose place a number of elements may decide, see Settings::minElements.
enum class WorkKind : uint8_t { Elementwise, Reduction, Product, Routine };
inline constexpr std::size_t kWorkKinds = 4;
/// The variable that sets it: "VITRINE_MIN_ELEMENTS_ELEMENTWISE".
[[nodiscard]] const char* minElementsVariable(WorkKind kind);

struct Settings {
    std::string device = "auto";    ///< auto | cpu | gpu | a part of a device's name
    bool autoOffload = true;        ///< may arrays that are not gpuArray go to the device?
    bool fusion = true;             ///< fuse groups and roll loops
    int64_t lazyMinElements = 1024; ///< operations on fewer elements run at once on the host
    /// Work of a kind with so many elements goes to the device, less to the host; 0: predicted
    /// times decide.
    std::array<int64_t, kWorkKinds> minElements{};
    /// Results of so many bytes that only their own kernel reads are not stored; 0: all are.
    int64_t spareMinBytes = int64_t{32} << 20;
    int64_t reductionWorkgroup = 0; ///< 0: the provider's choice
    std::string pipelineCacheDir;   ///< "": $XDG_CACHE_HOME/vitrine
    int64_t memoryBudget = 0;       ///< device bytes; 0: what the device reports
    int64_t hostMemory = 0;         ///< the process's own bytes; 0: what the machine allows
    std::string pins;    ///< operations that are pinned to a side or apart, see base/pins.h
    bool strict = false; ///< the run stops where the device hands an operation to the host
    std::string randomGenerator = "philox"; ///< at the start and after rng('default')
    std::string logLevel = "warn";
    bool safe = false;    ///< console's --safe: refuse files, processes, environment
    bool sandbox = false; ///< refuse reading them too: a script sees nothing of the machine
};

/// One row of the documentation of settings; the names are the environment variables.
struct SettingInfo {
    const char* variable;
    const char* title; ///< in words
    const char* values;
    const char* description;
    bool atStart = false; ///< a change is seen by the next session
};

/// The table in the order in which it is documented.
[[nodiscard]] std::span<const SettingInfo> settingTable();
/// Defaults overridden by the environment. A value that cannot be read is reported and ignored.
[[nodiscard]] Settings settingsFromEnvironment();
/// Sets one by its variable's name; false when the name or the value is not understood.
bool applySetting(Settings& settings, std::string_view variable, std::string_view value);
/// The value of a variable as text, as applySetting reads it.
[[nodiscard]] std::string settingText(const Settings& settings, std::string_view variable);
[[nodiscard]] std::optional<std::string> environmentText(const char* variable);
/// The folder for caches: pipelineCacheDir, else $XDG_CACHE_HOME/vitrine, else ~/.cache/vitrine.
[[nodiscard]] std::string cacheDirectory(const Settings& settings);

} // namespace vitrine
