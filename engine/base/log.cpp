// SPDX-License-Identifier: Apache-2.0
#include "base/log.h"

#include "base/settings.h"

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

namespace vitrine::log {

namespace {

spdlog::level::level_enum toSpdlog(Level level) {
    switch (level) {
    case Level::Trace:
        return spdlog::level::trace;
    case Level::Debug:
        return spdlog::level::debug;
    case Level::Info:
        return spdlog::level::info;
    case Level::Warn:
        return spdlog::level::warn;
    case Level::Error:
        break;
    }
    return spdlog::level::err;
}

void setLevelOf(spdlog::logger& logger, std::string_view word) {
    // A word that is none leaves the level: spdlog would take it for "off".
    Settings settings;
    if (applySetting(settings, "VITRINE_LOG", word))
        logger.set_level(spdlog::level::from_str(settings.logLevel));
}

spdlog::logger& logger() {
    static const std::shared_ptr<spdlog::logger> instance = [] {
        auto made = spdlog::stderr_logger_mt("vitrine");
        made->set_pattern("[%H:%M:%S.%e] %l %v");
        setLevelOf(*made, "warn");
        setLevelOf(*made, environmentText("VITRINE_LOG").value_or("warn"));
        return made;
    }();
    return *instance;
}

} // namespace

void setLevel(std::string_view word) {
    setLevelOf(logger(), word);
}

void write(Level level, std::string_view area, std::string_view message) {
    logger().log(toSpdlog(level), "{}: {}", area, message);
}

} // namespace vitrine::log
