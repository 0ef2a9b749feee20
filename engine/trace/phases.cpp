// SPDX-License-Identifier: Apache-2.0
#include "trace/phases.h"

#include <algorithm>
#include <chrono>
#include <numeric>

namespace vitrine {

namespace {

thread_local PhaseClock* t_clock = nullptr;

int64_t steadyNow() {
    return std::chrono::duration_cast<std::chrono::nanoseconds>(
               std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

} // namespace

int64_t PhaseTimes::total() const {
    return std::accumulate(ns.begin(), ns.end(), int64_t{0});
}

PhaseClock::Running::Running(PhaseClock& clock) : m_first(t_clock == nullptr) {
    if (!m_first) return;
    clock.begin();
    t_clock = &clock;
}

PhaseClock::Running::~Running() {
    if (!m_first) return;
    t_clock->change(t_clock->m_phase);
    t_clock->m_running = false;
    t_clock = nullptr;
}

void PhaseClock::begin() {
    m_times = {};
    m_waits.clear();
    m_phase = Phase::Script;
    m_shown.store(m_phase, std::memory_order_relaxed);
    m_running = true;
    m_since = steadyNow();
    m_deviceEnd = m_since; // what the device still does for an earlier run is not ours
}

PhaseTimes PhaseClock::times() {
    if (m_running) change(m_phase);
    return m_times;
}

PhaseTimes PhaseClock::current() {
    return t_clock ? t_clock->times() : PhaseTimes();
}

void PhaseClock::change(Phase to) {
    const int64_t now = steadyNow();
    m_times.ns[static_cast<std::size_t>(m_phase)] += now - m_since;
    if (m_phase == Phase::Wait && now > m_since) {
        // Times of dispatches come soon after the wait for them; older ones explain none.
        constexpr std::size_t kMostWaits = 4096;
        if (m_waits.size() >= kMostWaits) m_waits.pop_front();
        m_waits.push_back({m_since, now});
    }
    m_since = now;
    m_phase = to;
    m_shown.store(to, std::memory_order_relaxed);
}

void PhaseClock::deviceRan(int64_t start, int64_t end) {
    if (t_clock) t_clock->addDevice(start, end);
}

void PhaseClock::addDevice(int64_t start, int64_t end) {
    start = std::max(start, m_deviceEnd); // dispatches may overlap
    if (end <= start) return;
    // The wait that goes on is split here, so that all of it until now is in the list.
    if (m_phase == Phase::Wait) change(m_phase);
    m_times.deviceBusy += end - start;
    m_deviceEnd = end;
    while (!m_waits.empty() && m_waits.front().end <= start)
        m_waits.pop_front();
    for (const Span& wait : m_waits) {
        if (wait.start >= end) break;
        m_times.deviceAwaited += std::min(wait.end, end) - std::max(wait.start, start);
    }
}

PhaseScope::PhaseScope(Phase phase) : m_clock(t_clock) {
    if (!m_clock) return;
    m_before = m_clock->m_phase;
    // Starting a device is one thing, whatever is run and waited for meanwhile.
    if (m_before != phase && m_before != Phase::Start) m_clock->change(phase);
}

PhaseScope::~PhaseScope() {
    if (m_clock && m_clock->m_phase != m_before) m_clock->change(m_before);
}

} // namespace vitrine
