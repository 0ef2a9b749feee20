// SPDX-License-Identifier: Apache-2.0
#pragma once
// The record of what the engine did: fixed-size events in a lock-free ring that any engine thread
// writes and one reader (trace_log.h) drains. Writing never waits; when the reader is too slow the
// oldest events are lost and counted. Owned by the session.
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

enum class EventKind : uint8_t {
    Capture,
    Plan,
    Compile,
    Dispatch,
    Upload,
    Download,
    Alloc,
    Free,
    Evict,
    Sink, ///< a read by the host of what is pending or on a device alone, from asking to having
    Interpret, ///< the script's own code ran, from one piece of the engine's work to the next
    Wait       ///< the script stood still, for a device or for the user
};
constexpr std::size_t kEventKinds = 12;
[[nodiscard]] std::string_view eventName(EventKind kind);

enum class CacheResult : uint8_t { None, Miss, MemoryHit, DiskHit };

struct Event {
    EventKind kind = EventKind::Capture;
    CacheResult cache = CacheResult::None;
    uint8_t provider = 0; ///< index that Trace::addProvider gave
    uint32_t line = 0;    ///< source line, 0 when there is none
    uint32_t node = 0;    ///< 0: none
    uint32_t group = 0;   ///< 0: none
    uint32_t file = 0;    ///< of the line where nothing else tells it (SourceMap), 0: none
    uint64_t kernel = 0;  ///< hash of the kernel's text, 0: none
    uint64_t bytes = 0;
    uint64_t flops = 0;
    int64_t start = 0;   ///< ns since the trace began (Trace::now)
    int64_t end = 0;     ///< equal to start for an instant
    uint64_t buffer = 0; ///< identity of the buffer, 0: none
    char label[40] = {}; ///< operation, variable or kernel name, cut to fit

    void setLabel(std::string_view text);
};

struct TraceTotals {
    std::array<uint64_t, kEventKinds> count{};
    std::array<uint64_t, kEventKinds> bytes{};
    std::array<int64_t, kEventKinds> nanoseconds{};
    uint64_t cacheHits = 0;
    uint64_t cacheMisses = 0;
    uint64_t lost = 0;

    /// What came after an earlier reading of the same totals.
    [[nodiscard]] TraceTotals since(const TraceTotals& before) const;
    /// Adds what another provider did.
    void add(const TraceTotals& other);
};

/// Providers whose sums are kept apart; what later ones do counts as the last one's.
constexpr std::size_t kCountedProviders = 16;

class InterpreterSpans;
class Progress;

class Trace {
public:
    /// capacity is rounded up to a power of two.
    explicit Trace(std::size_t capacity = 1u << 16);
    ~Trace();

    /// Nanoseconds since this trace was made (steady clock).
    [[nodiscard]] int64_t now() const;
    /// The same clock for a steady_clock reading in ns; devices calibrate against it.
    [[nodiscard]] int64_t originSteadyNs() const;
    uint8_t addProvider(std::string name);
    [[nodiscard]] std::vector<std::string> providers() const;

    /// Any thread; never blocks.
    void write(const Event& event);
    /// Moves the events written since the last call to the end of out. One reader at a time.
    void drain(std::vector<Event>& out);
    /// Sums over everything written so far (not only what was drained). Any thread.
    [[nodiscard]] TraceTotals totals() const;
    /// The part of it that one provider's events make up.
    [[nodiscard]] TraceTotals totalsOf(uint8_t provider) const;
    /// Off by default for the ring (totals are always kept): the console turns it on for --trace.
    void keepEvents(bool on);
    [[nodiscard]] bool keepsEvents() const;
    /// When the script's own code runs; engine thread.
    [[nodiscard]] InterpreterSpans& interpreter();
    /// Where the run is.
    [[nodiscard]] Progress& progress();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

/// Chrome trace JSON (opens in Perfetto), a last `summary` event. run: a JSON object that becomes
/// the member "vitrine", or "".
[[nodiscard]] std::string chromeTraceJson(const std::vector<Event>& events,
                                          const std::vector<std::string>& providers,
                                          const TraceTotals& totals, std::string_view run = {});

} // namespace vitrine
