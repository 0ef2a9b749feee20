// SPDX-License-Identifier: Apache-2.0
#include "base/fault.h"

#include "base/hash.h"
#include "base/result.h"

#include <atomic>
#include <execinfo.h>
#include <mutex>

namespace vitrine::fault {

namespace {
// Process-wide, because the creation of everything must be able to fail; only tests write them.
std::atomic<uint64_t> counted{0};
std::atomic<uint64_t> failing{0};
std::atomic<int> failingCode{0};
std::atomic<uint32_t> watched{static_cast<uint32_t>(Domain::All)};
std::atomic<bool> noting{false};
std::mutex stacksMutex;
std::vector<uint64_t> stacks; ///< by call

void noteStack(uint64_t call) {
    // Far enough to tell operations apart, not so far that the depth of the interpreter counts.
    constexpr int kFrames = 14;
    void* frames[kFrames];
    const int depth = backtrace(frames, kFrames);
    uint64_t hash = 0;
    for (int i = 0; i < depth; ++i)
        hash = hashCombine(hash, reinterpret_cast<uintptr_t>(frames[i]));
    std::lock_guard lock(stacksMutex);
    if (stacks.size() < call) stacks.resize(call);
    stacks[call - 1] = hash;
}
} // namespace

std::atomic<bool> g_countsAssertions{false};

bool takeAssertion() {
    return take(Domain::Assertion);
}

void noteStacks(bool on) {
    std::lock_guard lock(stacksMutex);
    if (on) stacks.clear();
    noting = on;
}

std::vector<uint64_t> notedStacks() {
    std::lock_guard lock(stacksMutex);
    return stacks;
}

void failAt(uint64_t n, int code, Domain domains) {
    failing = 0;
    counted = 0;
    failingCode = code;
    watched = static_cast<uint32_t>(domains);
    g_countsAssertions = domains == Domain::Assertion;
    failing = n;
}

uint64_t calls() {
    return counted;
}

bool take(Domain domain, int* code) {
    if (!(watched.load(std::memory_order_relaxed) & static_cast<uint32_t>(domain))) return false;
    const uint64_t call = counted.fetch_add(1, std::memory_order_relaxed) + 1;
    if (noting.load(std::memory_order_relaxed)) noteStack(call);
    if (call != failing.load(std::memory_order_relaxed)) return false;
    if (code) *code = failingCode;
    return true;
}

} // namespace vitrine::fault
