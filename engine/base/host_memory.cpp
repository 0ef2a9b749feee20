// SPDX-License-Identifier: Apache-2.0
#include "base/host_memory.h"

#include "base/machine_memory.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <limits>
#include <malloc.h>
#include <mutex>
#include <utility>

namespace vitrine::memory {

constinit thread_local Tally t_tally;

namespace {

constexpr uint64_t kNone = std::numeric_limits<uint64_t>::max();
constexpr uint64_t kMegabyte = uint64_t{1} << 20;
/// Requests from here on, and so much growth by smaller ones, look at what the machine has now.
constexpr uint64_t kLookEvery = 64 * kMegabyte;
constexpr uint64_t kLookStep = kMegabyte / 4; ///< small requests grow by without another look
/// Requests below this size may go a little beyond the ceiling, and whatever is free they have some
/// room at the start of a command and, so often in one, after a refusal: a catch block needs it.
constexpr uint64_t kSmallRequest = kMegabyte;
constexpr uint64_t kCommandRoom = 4 * kMegabyte;
constexpr uint64_t kRefusalRoom = kMegabyte;
constexpr int kRefusals = 16;

std::atomic<int64_t> g_inUse{0};
std::atomic<uint64_t> g_seenUntil{kNone}; ///< up to here the last look found room
std::atomic<uint64_t> g_ceiling{kNone};
std::atomic<const char*> g_from{"the machine"};
std::atomic<uint64_t> g_reserve{0};
std::atomic<uint64_t> g_granted{0}; ///< small requests are not refused up to here
std::atomic<int> g_refusals{0};     ///< of this command that granted some room
std::atomic<const MachineMemory*> g_machine{nullptr};

uint64_t counted() noexcept {
    const int64_t bytes = g_inUse.load(std::memory_order_relaxed);
    return bytes > 0 ? static_cast<uint64_t>(bytes) : 0;
}

/// Left to what is not counted: programs, drivers, the interface, the rest of the system.
uint64_t reserveOf(uint64_t bytes) {
    return std::min(std::clamp(bytes / 16, 16 * kMegabyte, 512 * kMegabyte), bytes / 2);
}

/// Looks whether the account may grow to `wanted`, `bytes` of it now.
bool look(uint64_t wanted, uint64_t bytes) noexcept {
    const MachineMemory* machine = g_machine.load(std::memory_order_acquire);
    if (!machine) return true;
    const bool small = bytes < kSmallRequest;
    if (small && wanted <= g_granted.load(std::memory_order_relaxed)) return true;
    const uint64_t most = g_ceiling.load(std::memory_order_relaxed);
    const uint64_t limit = !small || most > kNone - kCommandRoom ? most : most + kCommandRoom;
    if (wanted > limit) return false;
    const uint64_t reserve = g_reserve.load(std::memory_order_relaxed);
    const uint64_t kept = small ? reserve / 2 : reserve;
    const auto freeBeside = [&](uint64_t idle) {
        const uint64_t all = machine->available(counted(), idle);
        return all > kept ? all - kept : 0;
    };
    uint64_t free = freeBeside(mallinfo2().fordblks);
    if (bytes > free) {
        // What the allocator keeps goes back to the machine first.
        malloc_trim(0);
        free = freeBeside(0);
    }
    if (bytes > free) return false;
    const uint64_t seen = wanted + std::clamp((free - bytes) / 4, kLookStep, kLookEvery);
    g_seenUntil.store(std::min(seen, limit), std::memory_order_relaxed);
    return true;
}

/// After a refusal with so much in use.
void grantRoom(uint64_t used) noexcept {
    if (g_refusals.fetch_add(1) < kRefusals) g_granted = used + kRefusalRoom;
}

bool hasRoom(uint64_t bytes) noexcept {
    const uint64_t used = counted(), wanted = used + bytes;
    if (wanted < bytes) return false;
    const bool seen = wanted <= g_seenUntil.load(std::memory_order_relaxed);
    if (seen && bytes < kSmallRequest) return true;
    if (seen && bytes < kLookEvery && fits(wanted)) return true;
    if (look(wanted, bytes)) return true;
    if (bytes < kSmallRequest) grantRoom(used);
    return false;
}

/// A destructor on an error's way that is refused memory would end the process.
bool unwinding() noexcept {
    return std::uncaught_exceptions() > 0;
}

/// Not destroyed: blocks are given back until the very end.
const MachineMemory* ofThisMachine() {
    static const auto* const machine = new MachineMemory;
    return machine;
}

} // namespace

void startWith(const MachineMemory* machine, uint64_t limit) {
    static std::mutex mutex;
    const std::lock_guard lock(mutex);
    MachineMemory::Bound bound;
    uint64_t reserve = 0;
    if (machine) {
        bound = machine->most(counted());
        if (bound.bytes != kNone) {
            reserve = reserveOf(bound.bytes);
            bound.bytes -= reserve;
        }
        if (limit > 0 && limit < bound.bytes) bound = {limit, "VITRINE_HOST_MEMORY"};
    }
    g_ceiling = bound.bytes;
    g_from = bound.from;
    g_reserve = reserve;
    g_seenUntil = machine ? 0 : kNone;
    g_machine = machine;
}

void start(uint64_t limit) {
    // Other arenas reserve 64 MB at a time; refused that, they map each small block alone.
    if (ProcessLimits::now().addressSpace != kNone) mallopt(M_ARENA_MAX, 1);
    startWith(ofThisMachine(), limit);
}

Ceiling ceiling() {
    return {g_ceiling.load(), g_from.load()};
}

uint64_t inUse() {
    return counted();
}

bool fits(uint64_t bytes) {
    return bytes <= g_ceiling.load(std::memory_order_relaxed);
}

bool roomFor(uint64_t bytes) noexcept {
    return t_tally.requests == Requests::RefuseNone || hasRoom(bytes);
}

bool take(uint64_t bytes) noexcept {
    if (!roomFor(bytes)) return false;
    g_inUse.fetch_add(static_cast<int64_t>(bytes), std::memory_order_relaxed);
    return true;
}

void give(uint64_t bytes) noexcept {
    g_inUse.fetch_sub(static_cast<int64_t>(bytes), std::memory_order_relaxed);
}

Requests requests() noexcept {
    return t_tally.requests;
}

Scope::Scope(Requests requests) noexcept : m_before(std::exchange(t_tally.requests, requests)) {}

Scope::~Scope() {
    t_tally.requests = m_before;
}

void beginCommand() noexcept {
    g_granted = counted() + kCommandRoom;
    g_refusals = 0;
}

bool admits(std::size_t bytes) noexcept {
    return t_tally.requests != Requests::RefuseAll || hasRoom(bytes) || unwinding();
}

bool report() noexcept {
    const int64_t bytes = std::exchange(t_tally.bytes, 0);
    const int64_t before = g_inUse.fetch_add(bytes, std::memory_order_relaxed);
    if (bytes <= 0 || t_tally.requests != Requests::RefuseAll) return true;
    const uint64_t wanted = static_cast<uint64_t>(std::max<int64_t>(before + bytes, 0));
    if (wanted <= g_seenUntil.load(std::memory_order_relaxed) || look(wanted, 0) || unwinding())
        return true;
    grantRoom(wanted);
    // A full step stays with the thread, or each refusal would be followed by a step for nothing.
    constexpr auto kStep = static_cast<int64_t>(kLargeBlock);
    g_inUse.fetch_sub(kStep, std::memory_order_relaxed);
    t_tally.bytes = kStep;
    return false;
}

} // namespace vitrine::memory
