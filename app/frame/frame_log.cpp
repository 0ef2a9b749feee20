// SPDX-License-Identifier: Apache-2.0
#include "frame/frame_log.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <QQuickWindow>

namespace vitrine::app {
namespace {

double milliseconds(const QElapsedTimer& clock) {
    return static_cast<double>(clock.nsecsElapsed()) * 1e-6;
}

/// What the calling thread has computed so far.
double worked() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

} // namespace

FrameLog::FrameLog(QQuickWindow& window) {
    m_clock.start();
    m_lastWork = worked();
    // The interface thread polishes and synchronises between these, or waits for the one that
    // draws.
    connect(&window, &QQuickWindow::afterAnimating, this, &FrameLog::begin, Qt::DirectConnection);
    connect(&window, &QQuickWindow::afterFrameEnd, this, &FrameLog::end, Qt::DirectConnection);
    m_beats.setTimerType(Qt::PreciseTimer);
    m_beats.setInterval(kBeat);
    connect(&m_beats, &QTimer::timeout, this, &FrameLog::beat);
    m_beats.start();
}

void FrameLog::restart() {
    const std::lock_guard lock(m_mutex);
    m_frames.clear();
    m_stalls.clear();
    m_begun = -1;
    m_lastBeat = milliseconds(m_clock);
    m_lastWork = worked();
}

void FrameLog::begin() {
    const std::lock_guard lock(m_mutex);
    m_begun = milliseconds(m_clock);
}

void FrameLog::end() {
    const std::lock_guard lock(m_mutex);
    if (m_begun < 0) return;
    m_frames.push_back({m_begun, milliseconds(m_clock) - m_begun});
    m_begun = -1;
}

void FrameLog::beat() {
    const std::lock_guard lock(m_mutex);
    const double now = milliseconds(m_clock);
    const double waited = now - m_lastBeat - kBeat;
    const double work = worked();
    if (waited > kWaited) m_stalls.push_back({m_lastBeat + kBeat, waited, work - m_lastWork});
    m_lastBeat = now;
    m_lastWork = work;
}

FrameLog::Summary FrameLog::summary() const {
    const std::lock_guard lock(m_mutex);
    Summary out;
    out.frames = m_frames.size();
    out.stalls = m_stalls.size();
    for (const Span& stall : m_stalls) {
        out.stall = std::max(out.stall, stall.took);
        out.work = std::max(out.work, stall.worked);
    }
    if (m_frames.empty()) return out;
    std::vector<double> times;
    for (const Span& frame : m_frames)
        times.push_back(frame.took);
    std::sort(times.begin(), times.end());
    out.median = times[times.size() / 2];
    out.worst = times.back();
    return out;
}

std::string FrameLog::text() const {
    const Summary all = summary();
    char line[240];
    std::snprintf(line, sizeof line,
                  "# frames %zu, median %.2f ms, worst %.2f ms, events waited at most %.2f ms, %zu "
                  "times over %.0f ms, of it computing at most %.2f ms\n",
                  all.frames, all.median, all.worst, all.stall, all.stalls, kWaited, all.work);
    std::string out = line;
    out += "what,begin_ms,took_ms,computed_ms\n";
    const std::lock_guard lock(m_mutex);
    for (const Span& frame : m_frames) {
        std::snprintf(line, sizeof line, "frame,%.2f,%.2f,\n", frame.begin, frame.took);
        out += line;
    }
    for (const Span& stall : m_stalls) {
        std::snprintf(line, sizeof line, "wait,%.2f,%.2f,%.2f\n", stall.begin, stall.took,
                      stall.worked);
        out += line;
    }
    return out;
}

} // namespace vitrine::app
