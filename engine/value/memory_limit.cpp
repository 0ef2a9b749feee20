// SPDX-License-Identifier: Apache-2.0
#include "value/memory_limit.h"

#include "base/host_memory.h"
#include "base/script_error.h"

#include <atomic>
#include <limits>
#include <string>

namespace vitrine {

namespace {

std::atomic<uint64_t> g_limit{std::numeric_limits<uint64_t>::max()};

double gigabytes(double bytes) {
    return bytes / (1024.0 * 1024 * 1024);
}

} // namespace

void setArrayLimit(uint64_t bytes) {
    g_limit = bytes == 0 ? std::numeric_limits<uint64_t>::max() : bytes;
}

bool withinArrayLimit(uint64_t bytes) {
    return bytes <= g_limit.load(std::memory_order_relaxed);
}

double byteCount(const Shape& shape, uint64_t bytesEach) {
    auto bytes = static_cast<double>(bytesEach);
    for (int d = 0; d < shape.rank(); ++d)
        bytes *= static_cast<double>(shape[d]);
    return bytes;
}

void requireElements(const Shape& shape, uint64_t bytesEach) {
    uint64_t bytes = 0;
    const auto count = static_cast<uint64_t>(shape.count());
    const bool beyond = __builtin_mul_overflow(count, bytesEach, &bytes);
    if (beyond || !memory::fits(bytes)) throwTooLarge(shape, byteCount(shape, bytesEach));
    if (!withinArrayLimit(bytes)) throwError("MATLAB:nomem", "Out of memory.");
}

void throwTooLarge(const Shape& shape, double bytes) {
    const uint64_t most = memory::ceiling().bytes;
    if (most == std::numeric_limits<uint64_t>::max())
        throwError("MATLAB:array:SizeLimitExceeded",
                   "Requested %s (%.1fGB) array exceeds maximum array size preference.",
                   shape.text().c_str(), gigabytes(bytes));
    throwError("MATLAB:array:SizeLimitExceeded",
               "Requested %s (%.1fGB) array exceeds maximum array size preference (%.1fGB).",
               shape.text().c_str(), gigabytes(bytes), gigabytes(static_cast<double>(most)));
}

void throwBeyondMaxSize() {
    throwError("MATLAB:pmaxsize",
               "Maximum variable size allowed on the device or program is exceeded.");
}

void throwNoRoom(const Shape& shape, DType dtype, uint64_t bytes) {
    // The last of many small ones is not what took the memory.
    constexpr uint64_t kTelling = uint64_t{1} << 20;
    if (bytes < kTelling) throwError("MATLAB:nomem", "Out of memory.");
    throwError("MATLAB:nomem", "Out of memory: an array of size %s (%s, %llu bytes).",
               shape.text().c_str(), std::string(className(dtype)).c_str(),
               static_cast<unsigned long long>(bytes));
}

} // namespace vitrine
