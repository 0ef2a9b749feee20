// SPDX-License-Identifier: Apache-2.0
#include "base/settings.h"

#include "base/log.h"
#include "base/pins.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <numeric>
#include <unistd.h>
#include <utility>
#include <vector>

namespace vitrine {

namespace {

constexpr SettingInfo kTable[] = {
    {"VITRINE_DEVICE", "Device", "auto | cpu | gpu | low-power | all | NAME",
     "Device to use; low-power: integrated before discrete; all: work is spread over every one; "
     "NAME is a part of its name."},
    {"VITRINE_AUTO_OFFLOAD", "Automatic offload", "0 | 1",
     "Let the planner move arrays that are not gpuArray."},
    {"VITRINE_FUSION", "Fusion", "0 | 1", "Fuse operations into kernels and roll loops."},
    {"VITRINE_LAZY_MIN_ELEMENTS", "Smallest captured array", "integer",
     "Operations on fewer elements run at once on the CPU."},
    {"VITRINE_SPARE_MIN_BYTES", "Smallest spared result", "bytes",
     "Variables of so many bytes that only the kernel that makes them reads are not stored, but "
     "computed when something asks for them; 0: all are stored."},
    {"VITRINE_MIN_ELEMENTS_ELEMENTWISE", "Element-wise on the GPU from", "integer",
     "Elements from which element-wise work runs on the GPU, less on the CPU; 0: predicted times "
     "decide."},
    {"VITRINE_MIN_ELEMENTS_REDUCTION", "Reductions on the GPU from", "integer",
     "The same for reductions and cumulative sums, elements that they read; 0: predicted times "
     "decide."},
    {"VITRINE_MIN_ELEMENTS_PRODUCT", "Products on the GPU from", "integer",
     "The same for matrix products, elements of the result; 0: predicted times decide."},
    {"VITRINE_MIN_ELEMENTS_ROUTINE", "Routines on the GPU from", "integer",
     "The same for sorting, transforms, factorisations and their like, elements of the result; 0: "
     "predicted times decide."},
    {"VITRINE_REDUCTION_WG", "Reduction workgroup", "integer",
     "Threads in a reduction workgroup; 0: the device's choice.", true},
    {"VITRINE_PIPELINE_CACHE_DIR", "Kernel folder", "folder", "Where compiled kernels are kept.",
     true},
    {"VITRINE_MEMORY_BUDGET", "Device memory", "bytes",
     "Device memory that may be used, like 900M or 2G; 0: what the device has.", true},
    {"VITRINE_HOST_MEMORY", "Host memory", "bytes",
     "Most memory for arrays, text and containers; 0: what the machine allows."},
    {"VITRINE_PINS", "Pins", "FILE:LINE=cpu|gpu|unfused|fused, … | random:SEED",
     "Lines, or operations on them (LINE:OPERATION@COLUMN), that run where you say."},
    {"VITRINE_STRICT", "Strict", "0 | 1",
     "Stop the run where the device hands an operation to the CPU."},
    {"VITRINE_RNG", "Random numbers", "philox | twister",
     "Random numbers at the start; twister: MATLAB's, drawn on the CPU.", true},
    {"VITRINE_LOG", "Log", "trace | debug | info | warn | error | off",
     "What is written to stderr."},
};

constexpr std::string_view kLogLevels[] = {"trace", "debug", "info", "warn", "error", "off"};

/// What tests and searches for faults set; resources/docs/environment.md tells.
constexpr std::string_view kInstruments[] = {"VITRINE_BIN",
                                             "VITRINE_HOST_SIMD",
                                             "VITRINE_KERNEL_TEXTS",
                                             "VITRINE_FAST_BODIES",
                                             "VITRINE_LEAK_CHECK",
                                             "VITRINE_LINK_SLOWDOWN",
                                             "VITRINE_MAX_BINDING_BYTES",
                                             "VITRINE_SANITIZE",
                                             "VITRINE_VULKAN_VALIDATION",
                                             "VITRINE_NO_INSTALL",
                                             "VITRINE_BUILD_FUZZERS",
                                             "VITRINE_RESOURCES"};
constexpr std::string_view kInstrumentFamilies[] = {"VITRINE_TEST_", "VITRINE_UPDATE_"};

bool isKnownVariable(std::string_view name) {
    const auto is = [&](std::string_view known) { return name == known; };
    const auto begins = [&](std::string_view family) { return name.starts_with(family); };
    return std::any_of(std::begin(kTable), std::end(kTable),
                       [&](const SettingInfo& row) { return name == row.variable; }) ||
           std::any_of(std::begin(kInstruments), std::end(kInstruments), is) ||
           std::any_of(std::begin(kInstrumentFamilies), std::end(kInstrumentFamilies), begins);
}

/// Edits that turn a into b.
std::size_t editDistance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i + 1);
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t replaced = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, row[j + 1] + 1, row[j] + 1});
        }
    }
    return row.back();
}

/// "; did you mean VITRINE_DEVICE?", or where the names are listed.
std::string nearVariables(std::string_view name) {
    constexpr std::size_t kNear = 2;
    std::string near;
    for (const SettingInfo& row : kTable) {
        if (editDistance(name, row.variable) > kNear) continue;
        near += (near.empty() ? "" : " or ") + std::string(row.variable);
    }
    if (!near.empty()) return "; did you mean " + near + "?";
    return "; `vitrine-cli info` lists the settings";
}

constexpr const char* kMinElements[kWorkKinds] = {
    "VITRINE_MIN_ELEMENTS_ELEMENTWISE", "VITRINE_MIN_ELEMENTS_REDUCTION",
    "VITRINE_MIN_ELEMENTS_PRODUCT", "VITRINE_MIN_ELEMENTS_ROUTINE"};

/// Which of them the variable is; kWorkKinds for another one.
std::size_t minElementsIndex(std::string_view variable) {
    return static_cast<std::size_t>(
        std::find(std::begin(kMinElements), std::end(kMinElements), variable) -
        std::begin(kMinElements));
}

bool readFlag(std::string_view text, bool& out) {
    if (text == "1" || text == "on" || text == "true" || text == "yes") return out = true, true;
    if (text == "0" || text == "off" || text == "false" || text == "no") return out = false, true;
    return false;
}

bool readInteger(std::string_view text, int64_t& out) {
    int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || value < 0) return false;
    std::string_view suffix(end, static_cast<std::size_t>(text.data() + text.size() - end));
    int shift = 0;
    if (suffix.size() == 2 && (suffix[1] == 'B' || suffix[1] == 'b')) suffix.remove_suffix(1);
    if (suffix == "K" || suffix == "k")
        shift = 10;
    else if (suffix == "M" || suffix == "m")
        shift = 20;
    else if (suffix == "G" || suffix == "g")
        shift = 30;
    else if (!suffix.empty())
        return false;
    if (value > (INT64_MAX >> shift)) return false;
    out = value << shift;
    return true;
}

} // namespace

const char* minElementsVariable(WorkKind kind) {
    return kMinElements[static_cast<std::size_t>(kind)];
}

std::span<const SettingInfo> settingTable() {
    return kTable;
}

std::optional<std::string> environmentText(const char* variable) {
    const char* text = std::getenv(variable);
    if (!text || !*text) return std::nullopt;
    return std::string(text);
}

bool applySetting(Settings& s, std::string_view variable, std::string_view value) {
    if (variable == "VITRINE_DEVICE") return s.device = value, true;
    if (variable == "VITRINE_AUTO_OFFLOAD") return readFlag(value, s.autoOffload);
    if (variable == "VITRINE_FUSION") return readFlag(value, s.fusion);
    if (variable == "VITRINE_LAZY_MIN_ELEMENTS") {
        if (!readInteger(value, s.lazyMinElements)) return false;
        s.lazyMinElements = std::max<int64_t>(s.lazyMinElements, 2); // a number is no array
        return true;
    }
    if (variable == "VITRINE_SPARE_MIN_BYTES") return readInteger(value, s.spareMinBytes);
    if (const std::size_t kind = minElementsIndex(variable); kind < kWorkKinds)
        return readInteger(value, s.minElements[kind]);
    if (variable == "VITRINE_REDUCTION_WG") return readInteger(value, s.reductionWorkgroup);
    if (variable == "VITRINE_PIPELINE_CACHE_DIR") return s.pipelineCacheDir = value, true;
    if (variable == "VITRINE_MEMORY_BUDGET") return readInteger(value, s.memoryBudget);
    if (variable == "VITRINE_HOST_MEMORY") return readInteger(value, s.hostMemory);
    if (variable == "VITRINE_PINS") return parsePins(value) ? (s.pins = value, true) : false;
    if (variable == "VITRINE_STRICT") return readFlag(value, s.strict);
    if (variable == "VITRINE_RNG")
        return value == "philox" || value == "twister" ? (s.randomGenerator = value, true) : false;
    if (variable == "VITRINE_LOG") {
        const bool known =
            std::find(std::begin(kLogLevels), std::end(kLogLevels), value) != std::end(kLogLevels);
        return known ? (s.logLevel = value, true) : false;
    }
    return false;
}

std::string settingText(const Settings& s, std::string_view variable) {
    if (variable == "VITRINE_DEVICE") return s.device;
    if (variable == "VITRINE_AUTO_OFFLOAD") return s.autoOffload ? "1" : "0";
    if (variable == "VITRINE_FUSION") return s.fusion ? "1" : "0";
    if (variable == "VITRINE_LAZY_MIN_ELEMENTS") return std::to_string(s.lazyMinElements);
    if (variable == "VITRINE_SPARE_MIN_BYTES") return std::to_string(s.spareMinBytes);
    if (const std::size_t kind = minElementsIndex(variable); kind < kWorkKinds)
        return std::to_string(s.minElements[kind]);
    if (variable == "VITRINE_REDUCTION_WG") return std::to_string(s.reductionWorkgroup);
    if (variable == "VITRINE_PIPELINE_CACHE_DIR") return s.pipelineCacheDir;
    if (variable == "VITRINE_MEMORY_BUDGET") return std::to_string(s.memoryBudget);
    if (variable == "VITRINE_HOST_MEMORY") return std::to_string(s.hostMemory);
    if (variable == "VITRINE_PINS") return s.pins;
    if (variable == "VITRINE_STRICT") return s.strict ? "1" : "0";
    if (variable == "VITRINE_RNG") return s.randomGenerator;
    if (variable == "VITRINE_LOG") return s.logLevel;
    return {};
}

Settings settingsFromEnvironment() {
    Settings settings;
    for (const SettingInfo& row : kTable) {
        const auto text = environmentText(row.variable);
        if (text && !applySetting(settings, row.variable, *text))
            log::warn("settings", std::string(row.variable) + ": cannot read '" + *text +
                                      "', which is none of: " + row.values);
    }
    for (char** entry = environ; entry && *entry; ++entry) {
        std::string_view name(*entry);
        name = name.substr(0, name.find('='));
        if (name.starts_with("VITRINE_") && !isKnownVariable(name))
            log::warn("settings", std::string(name) + " is no setting" + nearVariables(name));
    }
    return settings;
}

std::string cacheDirectory(const Settings& settings) {
    if (!settings.pipelineCacheDir.empty()) return settings.pipelineCacheDir;
    if (auto base = environmentText("XDG_CACHE_HOME")) return *base + "/vitrine";
    if (auto home = environmentText("HOME")) return *home + "/.cache/vitrine";
    return "/tmp/vitrine-cache";
}

} // namespace vitrine
