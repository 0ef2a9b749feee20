// SPDX-License-Identifier: Apache-2.0
#include "trace/trace.h"

#include "trace/interpreter_spans.h"
#include "trace/progress.h"

#include <bit>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <mutex>
#include <new>

namespace vitrine {

namespace {

constexpr std::size_t kKinds = kEventKinds;
constexpr std::size_t kWords = sizeof(Event) / sizeof(uint64_t);
static_assert(sizeof(Event) % sizeof(uint64_t) == 0);
static_assert(std::is_trivially_copyable_v<Event>);

int64_t steadyNow() {
    return std::chrono::duration_cast<std::chrono::nanoseconds>(
               std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

// A slot is a sequence lock whose payload is atomic words, so that a reader racing with a writer
// that laps it sees a changed sequence number and not a data race.
struct Slot {
    std::atomic<uint64_t> sequence{0}; // 2*ticket+1 while written, 2*ticket+2 when complete
    std::array<std::atomic<uint64_t>, kWords> words{};
};

/// The ring. All its bits zero is how it begins: memory from calloc is not touched before an event
/// is written there, which is most of what a short run would wait for at its start.
class Slots {
public:
    explicit Slots(std::size_t count)
        : m_first(static_cast<Slot*>(std::calloc(count, sizeof(Slot)))), m_count(count) {
        if (!m_first) throw std::bad_alloc();
    }
    [[nodiscard]] std::size_t size() const { return m_count; }
    Slot& operator[](std::size_t i) const { return m_first.get()[i]; }

private:
    struct Free {
        void operator()(void* memory) const { std::free(memory); }
    };
    static_assert(std::is_trivially_destructible_v<Slot>);
    std::unique_ptr<Slot, Free> m_first;
    std::size_t m_count;
};

} // namespace

std::string_view eventName(EventKind kind) {
    constexpr std::string_view names[kKinds] = {"capture", "plan",     "compile",   "dispatch",
                                                "upload",  "download", "alloc",     "free",
                                                "evict",   "sink",     "interpret", "wait"};
    return names[static_cast<std::size_t>(kind)];
}

void Event::setLabel(std::string_view text) {
    std::size_t n = std::min(text.size(), sizeof(label) - 1);
    // Never cut inside a UTF-8 sequence.
    while (n > 0 && n < text.size() && (static_cast<unsigned char>(text[n]) & 0xC0) == 0x80)
        --n;
    std::memcpy(label, text.data(), n);
    label[n] = 0;
}

namespace {

/// What one provider's events add up to.
struct Sums {
    std::array<std::atomic<uint64_t>, kKinds> count{};
    std::array<std::atomic<uint64_t>, kKinds> bytes{};
    std::array<std::atomic<int64_t>, kKinds> nanoseconds{};
    std::atomic<uint64_t> hits{0}, misses{0};

    [[nodiscard]] TraceTotals read() const {
        TraceTotals t;
        for (std::size_t k = 0; k < kKinds; ++k) {
            t.count[k] = count[k].load(std::memory_order_relaxed);
            t.bytes[k] = bytes[k].load(std::memory_order_relaxed);
            t.nanoseconds[k] = nanoseconds[k].load(std::memory_order_relaxed);
        }
        t.cacheHits = hits.load(std::memory_order_relaxed);
        t.cacheMisses = misses.load(std::memory_order_relaxed);
        return t;
    }
};

} // namespace

struct Trace::State {
    State(Trace& trace, std::size_t capacity)
        : slots(std::bit_ceil(capacity)), origin(steadyNow()), interpreter(trace) {}

    Slots slots;
    int64_t origin;
    std::atomic<uint64_t> head{0};
    uint64_t tail = 0;
    std::atomic<bool> keep{false};
    std::atomic<uint64_t> lost{0};
    std::array<Sums, kCountedProviders> sums{};
    mutable std::mutex namesMutex;
    std::vector<std::string> names;
    InterpreterSpans interpreter;
    Progress progress;
};

Trace::Trace(std::size_t capacity) : m_state(std::make_unique<State>(*this, capacity)) {}
Trace::~Trace() = default;

int64_t Trace::now() const {
    return steadyNow() - m_state->origin;
}
int64_t Trace::originSteadyNs() const {
    return m_state->origin;
}

uint8_t Trace::addProvider(std::string name) {
    std::lock_guard lock(m_state->namesMutex);
    m_state->names.push_back(std::move(name));
    return static_cast<uint8_t>(m_state->names.size() - 1);
}

std::vector<std::string> Trace::providers() const {
    std::lock_guard lock(m_state->namesMutex);
    return m_state->names;
}

void Trace::keepEvents(bool on) {
    m_state->keep = on;
}

bool Trace::keepsEvents() const {
    return m_state->keep.load(std::memory_order_relaxed);
}

InterpreterSpans& Trace::interpreter() {
    return m_state->interpreter;
}

Progress& Trace::progress() {
    return m_state->progress;
}

void Trace::write(const Event& event) {
    State& s = *m_state;
    const auto kind = static_cast<std::size_t>(event.kind);
    Sums& sums = s.sums[std::min<std::size_t>(event.provider, kCountedProviders - 1)];
    sums.count[kind].fetch_add(1, std::memory_order_relaxed);
    sums.bytes[kind].fetch_add(event.bytes, std::memory_order_relaxed);
    sums.nanoseconds[kind].fetch_add(event.end - event.start, std::memory_order_relaxed);
    if (event.cache == CacheResult::Miss)
        sums.misses.fetch_add(1, std::memory_order_relaxed);
    else if (event.cache != CacheResult::None)
        sums.hits.fetch_add(1, std::memory_order_relaxed);
    if (!s.keep.load(std::memory_order_relaxed)) return;

    const uint64_t ticket = s.head.fetch_add(1, std::memory_order_relaxed);
    Slot& slot = s.slots[ticket & (s.slots.size() - 1)];
    std::array<uint64_t, kWords> words;
    std::memcpy(words.data(), &event, sizeof(Event));
    slot.sequence.store(2 * ticket + 1, std::memory_order_relaxed);
    std::atomic_thread_fence(std::memory_order_release);
    for (std::size_t i = 0; i < kWords; ++i)
        slot.words[i].store(words[i], std::memory_order_relaxed);
    slot.sequence.store(2 * ticket + 2, std::memory_order_release);
}

void Trace::drain(std::vector<Event>& out) {
    State& s = *m_state;
    const uint64_t head = s.head.load(std::memory_order_acquire);
    if (head - s.tail > s.slots.size()) {
        const uint64_t skipped = head - s.tail - s.slots.size();
        s.lost.fetch_add(skipped, std::memory_order_relaxed);
        s.tail += skipped;
    }
    for (; s.tail < head; ++s.tail) {
        Slot& slot = s.slots[s.tail & (s.slots.size() - 1)];
        const uint64_t before = slot.sequence.load(std::memory_order_acquire);
        if (before < 2 * s.tail + 2) break; // still being written: next time
        std::array<uint64_t, kWords> words;
        for (std::size_t i = 0; i < kWords; ++i)
            words[i] = slot.words[i].load(std::memory_order_relaxed);
        std::atomic_thread_fence(std::memory_order_acquire);
        if (slot.sequence.load(std::memory_order_relaxed) != 2 * s.tail + 2) {
            s.lost.fetch_add(1, std::memory_order_relaxed);
            continue;
        }
        Event event;
        std::memcpy(static_cast<void*>(&event), words.data(), sizeof(Event));
        out.push_back(event);
    }
}

void TraceTotals::add(const TraceTotals& other) {
    for (std::size_t k = 0; k < kKinds; ++k) {
        count[k] += other.count[k];
        bytes[k] += other.bytes[k];
        nanoseconds[k] += other.nanoseconds[k];
    }
    cacheHits += other.cacheHits;
    cacheMisses += other.cacheMisses;
    lost += other.lost;
}

TraceTotals TraceTotals::since(const TraceTotals& before) const {
    TraceTotals out = *this;
    for (std::size_t k = 0; k < kKinds; ++k) {
        out.count[k] -= before.count[k];
        out.bytes[k] -= before.bytes[k];
        out.nanoseconds[k] -= before.nanoseconds[k];
    }
    out.cacheHits -= before.cacheHits;
    out.cacheMisses -= before.cacheMisses;
    out.lost -= before.lost;
    return out;
}

TraceTotals Trace::totals() const {
    const State& s = *m_state;
    TraceTotals t;
    for (const Sums& sums : s.sums)
        t.add(sums.read());
    t.lost = s.lost.load(std::memory_order_relaxed);
    return t;
}

TraceTotals Trace::totalsOf(uint8_t provider) const {
    return m_state->sums[std::min<std::size_t>(provider, kCountedProviders - 1)].read();
}

} // namespace vitrine
