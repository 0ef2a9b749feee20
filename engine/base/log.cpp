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

spdlog::logger& logger() {
    static const std::shared_ptr<spdlog::logger> instance = [] {
        auto made = spdlog::stderr_logger_mt("vitrine");
        made->set_pattern("[%H:%M:%S.%e] %l %v");
        // A word that is none leaves the level: spdlog would take it for "off".
        Settings settings;
        static_cast<void>(
            applySetting(settings, "VITRINE_LOG", environmentText("VITRINE_LOG").value_or("warn")));
        made->set_level(spdlog::level::from_str(settings.logLevel));
        return made;
    }();
    return *instance;
}

} // namespace

void write(Level level, std::string_view area, std::string_view message) {
    logger().log(toSpdlog(level), "{}: {}", area, message);
}

} // namespace vitrine::log
