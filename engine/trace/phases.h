// SPDX-License-Identifier: Apache-2.0
#pragma once
// Where the time of a run goes: at each moment its thread is in exactly one phase, so the phases
// add up to the time on the clock. A PhaseScope changes the phase until its end; scopes nest, and
// the inner one's time is not the outer one's. On a thread without a running clock they do nothing.
#include <array>
#include <atomic>
#include <cstdint>
#include <deque>

namespace vitrine {

enum class Phase : uint8_t {
    Script,   ///< the interpreter and built-in functions; what no other phase claims
    Plan,     ///< capture, fusion, placement, building kernels' programs and records
    Compile,  ///< kernels made from source or taken from the cache on disk
    Transfer, ///< copies between host and device
    Host,     ///< groups that the host computes
    Wait,     ///< for the device
    Paused,   ///< pause, input, stopped code
    Start,    ///< starting a device and measuring it
    Show      ///< snapshots and figures for the window
};
inline constexpr std::size_t kPhases = 9;

struct PhaseTimes {
    std::array<int64_t, kPhases> ns{};
    int64_t deviceBusy = 0;    ///< in which the device computed
    int64_t deviceAwaited = 0; ///< of Wait: while the device computed

    [[nodiscard]] int64_t of(Phase phase) const { return ns[static_cast<std::size_t>(phase)]; }
    [[nodiscard]] int64_t total() const;
};

class PhaseClock {
public:
    /// Runs the clock from zero on this thread; within another one's life it does nothing.
    class Running {
    public:
        explicit Running(PhaseClock& clock);
        ~Running();
        Running(const Running&) = delete;
        Running& operator=(const Running&) = delete;

    private:
        bool m_first;
    };

    /// Since the clock began; of the last run when none runs.
    [[nodiscard]] PhaseTimes times();
    /// Any thread: what the run is doing.
    [[nodiscard]] Phase phase() const { return m_shown.load(std::memory_order_relaxed); }

    // --- for what runs on the thread of the running clock
    /// Its times so far; zero when none runs here.
    [[nodiscard]] static PhaseTimes current();
    /// The device computed from `start` to `end`, ns of the steady clock; told in order of start.
    static void deviceRan(int64_t start, int64_t end);

private:
    friend class PhaseScope;
    struct Span {
        int64_t start, end;
    };

    void begin();
    void change(Phase to);
    void addDevice(int64_t start, int64_t end);

    PhaseTimes m_times;
    Phase m_phase = Phase::Script;
    std::atomic<Phase> m_shown{Phase::Script}; ///< the same, for others
    int64_t m_since = 0;
    bool m_running = false;
    int64_t m_deviceEnd = 0;  ///< until which deviceBusy has been counted
    std::deque<Span> m_waits; ///< that later dispatches may have been the reason for
};

class PhaseScope {
public:
    explicit PhaseScope(Phase phase);
    ~PhaseScope();
    PhaseScope(const PhaseScope&) = delete;
    PhaseScope& operator=(const PhaseScope&) = delete;

private:
    PhaseClock* m_clock;
    Phase m_before = Phase::Script;
};

} // namespace vitrine
