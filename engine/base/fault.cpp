// SPDX-License-Identifier: Apache-2.0
#include "base/fault.h"

#include <atomic>

namespace vitrine::fault {

namespace {
// Process-wide, because the creation of everything must be able to fail; only tests write them.
std::atomic<uint64_t> counted{0};
std::atomic<uint64_t> failing{0};
std::atomic<int> failingCode{0};
std::atomic<uint32_t> watched{static_cast<uint32_t>(Domain::All)};
} // namespace

void failAt(uint64_t n, int code, Domain domains) {
    failing = 0;
    counted = 0;
    failingCode = code;
    watched = static_cast<uint32_t>(domains);
    failing = n;
}

uint64_t calls() {
    return counted;
}

bool take(Domain domain, int* code) {
    if (!(watched.load(std::memory_order_relaxed) & static_cast<uint32_t>(domain))) return false;
    const uint64_t call = counted.fetch_add(1, std::memory_order_relaxed) + 1;
    if (call != failing.load(std::memory_order_relaxed)) return false;
    if (code) *code = failingCode;
    return true;
}

} // namespace vitrine::fault
