// SPDX-License-Identifier: Apache-2.0
#include "value/memory_limit.h"

#include "base/script_error.h"

#include <atomic>
#include <limits>

namespace vitrine {

namespace {
std::atomic<uint64_t> g_limit{std::numeric_limits<uint64_t>::max()};
}

void setArrayLimit(uint64_t bytes) {
    g_limit = bytes == 0 ? std::numeric_limits<uint64_t>::max() : bytes;
}

bool withinArrayLimit(uint64_t bytes) {
    return bytes <= g_limit.load(std::memory_order_relaxed);
}

void requireElements(int64_t count, uint64_t bytesEach) {
    uint64_t bytes = 0;
    const bool beyond = __builtin_mul_overflow(static_cast<uint64_t>(count), bytesEach, &bytes);
    if (beyond || !withinArrayLimit(bytes)) throwError("MATLAB:nomem", "Out of memory.");
}

} // namespace vitrine
