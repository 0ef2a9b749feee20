// SPDX-License-Identifier: Apache-2.0
#pragma once
// Logging through spdlog to stderr; the level comes from VITRINE_LOG (trace, debug, info, warn,
// error, off; default warn). Any thread.
#include <string_view>

namespace vitrine::log {

enum class Level { Trace, Debug, Info, Warn, Error };

/// From now on what is at least as grave as this word of VITRINE_LOG; another word is ignored.
void setLevel(std::string_view word);
void write(Level level, std::string_view area, std::string_view message);
inline void debug(std::string_view area, std::string_view m) {
    write(Level::Debug, area, m);
}
inline void info(std::string_view area, std::string_view m) {
    write(Level::Info, area, m);
}
inline void warn(std::string_view area, std::string_view m) {
    write(Level::Warn, area, m);
}
inline void error(std::string_view area, std::string_view m) {
    write(Level::Error, area, m);
}

} // namespace vitrine::log
