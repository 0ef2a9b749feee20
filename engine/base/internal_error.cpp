// SPDX-License-Identifier: Apache-2.0
#include "base/internal_error.h"

#include "base/result.h"

#include <array>
#include <cstdlib>
#include <cstring>
#include <execinfo.h>
#include <memory>
#include <mutex>

namespace vitrine {

namespace {

// Process-wide: the error changes its form on its way to who writes the report.
std::mutex g_lastMutex;
std::string g_lastCalls;

std::string callsNow() {
    std::array<void*, 40> frames;
    const int depth = backtrace(frames.data(), static_cast<int>(frames.size()));
    const std::unique_ptr<char*, decltype(&std::free)> names(
        backtrace_symbols(frames.data(), depth), &std::free);
    std::string text;
    for (int i = 0; names && i < depth; ++i)
        text += std::string(names.get()[i]) + "\n";
    return text;
}

} // namespace

InternalError::InternalError(const char* condition, const char* file, int line) {
    const char* slash = std::strrchr(file, '/');
    m_message = std::string("Internal error in ") + (slash ? slash + 1 : file) + ", line " +
                std::to_string(line) + ": " + condition + ".";
    m_calls = callsNow();
    const std::lock_guard lock(g_lastMutex);
    g_lastCalls = m_calls;
}

std::string takeLastInternalCalls() {
    const std::lock_guard lock(g_lastMutex);
    return std::exchange(g_lastCalls, {});
}

void assertionFailed(const char* condition, const char* file, int line) {
    throw InternalError(condition, file, line);
}

} // namespace vitrine
