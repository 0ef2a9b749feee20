// SPDX-License-Identifier: Apache-2.0
#include "base/settings.h"

#include "base/log.h"
#include "base/pins.h"

#include <charconv>
#include <cstdlib>

namespace vitrine {

namespace {

constexpr SettingInfo kTable[] = {
    {"VITRINE_DEVICE", "auto | cpu | gpu | NAME", "Device to use; NAME is a part of its name."},
    {"VITRINE_AUTO_OFFLOAD", "0 | 1", "Let the planner move arrays that are not gpuArray."},
    {"VITRINE_FUSION", "0 | 1", "Fuse operations into kernels and roll loops."},
    {"VITRINE_LAZY_MIN_ELEMENTS", "integer",
     "Operations on fewer elements run at once on the CPU."},
    {"VITRINE_REDUCTION_WG", "integer",
     "Threads in a reduction workgroup; 0: the device's choice."},
    {"VITRINE_PIPELINE_CACHE_DIR", "folder", "Where compiled kernels are kept."},
    {"VITRINE_MEMORY_BUDGET", "bytes",
     "Device memory that may be used; K, M and G are understood."},
    {"VITRINE_PINS", "FILE:LINE=cpu|gpu|unfused|fused, … | random:SEED",
     "Lines, or operations on them (LINE:OPERATION@COLUMN), that run where you say."},
    {"VITRINE_STRICT", "0 | 1", "Stop the run where the device hands an operation to the CPU."},
    {"VITRINE_RNG", "philox | twister",
     "Random numbers at the start; twister: MATLAB's, drawn on the CPU."},
    {"VITRINE_LOG", "trace | debug | info | warn | error | off", "What is written to stderr."},
};

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
    if (variable == "VITRINE_LAZY_MIN_ELEMENTS") return readInteger(value, s.lazyMinElements);
    if (variable == "VITRINE_REDUCTION_WG") return readInteger(value, s.reductionWorkgroup);
    if (variable == "VITRINE_PIPELINE_CACHE_DIR") return s.pipelineCacheDir = value, true;
    if (variable == "VITRINE_MEMORY_BUDGET") return readInteger(value, s.memoryBudget);
    if (variable == "VITRINE_PINS") return parsePins(value) ? (s.pins = value, true) : false;
    if (variable == "VITRINE_STRICT") return readFlag(value, s.strict);
    if (variable == "VITRINE_RNG")
        return value == "philox" || value == "twister" ? (s.randomGenerator = value, true) : false;
    if (variable == "VITRINE_LOG") return s.logLevel = value, true;
    return false;
}

std::string settingText(const Settings& s, std::string_view variable) {
    if (variable == "VITRINE_DEVICE") return s.device;
    if (variable == "VITRINE_AUTO_OFFLOAD") return s.autoOffload ? "1" : "0";
    if (variable == "VITRINE_FUSION") return s.fusion ? "1" : "0";
    if (variable == "VITRINE_LAZY_MIN_ELEMENTS") return std::to_string(s.lazyMinElements);
    if (variable == "VITRINE_REDUCTION_WG") return std::to_string(s.reductionWorkgroup);
    if (variable == "VITRINE_PIPELINE_CACHE_DIR") return s.pipelineCacheDir;
    if (variable == "VITRINE_MEMORY_BUDGET") return std::to_string(s.memoryBudget);
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
            log::warn("settings", std::string(row.variable) + ": cannot read '" + *text + "'");
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
