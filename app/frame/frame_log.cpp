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
    // All on the thread that draws. It waits for the device first; the interface thread waits for
    // it until the items are taken over.
    connect(&window, &QQuickWindow::beforeFrameBegin, this, &FrameLog::begin, Qt::DirectConnection);
    connect(&window, &QQuickWindow::beforeSynchronizing, this, &FrameLog::take,
            Qt::DirectConnection);
    connect(&window, &QQuickWindow::afterSynchronizing, this, &FrameLog::taken,
            Qt::DirectConnection);
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
    m_frame = {};
    m_frame.worked = worked();
}

void FrameLog::take() {
    const std::lock_guard lock(m_mutex);
    if (m_begun < 0) return;
    m_frame.before = milliseconds(m_clock) - m_begun;
}

void FrameLog::taken() {
    const std::lock_guard lock(m_mutex);
    if (m_begun >= 0) m_frame.held = milliseconds(m_clock) - m_begun - m_frame.before;
}

void FrameLog::end() {
    const std::lock_guard lock(m_mutex);
    if (m_begun < 0) return;
    m_frame.begin = m_begun;
    m_frame.took = milliseconds(m_clock) - m_begun;
    m_frame.worked = worked() - m_frame.worked;
    m_frames.push_back(m_frame);
    m_begun = -1;
}

void FrameLog::beat() {
    const std::lock_guard lock(m_mutex);
    const double now = milliseconds(m_clock);
    const double waited = now - m_lastBeat - kBeat;
    const double work = worked();
    if (waited > kWaited) {
        Span stall;
        stall.begin = m_lastBeat + kBeat;
        stall.took = waited;
        stall.worked = work - m_lastWork;
        m_stalls.push_back(stall);
    }
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
    for (const Span& frame : m_frames) {
        times.push_back(frame.took);
        out.before = std::max(out.before, frame.before);
        out.held = std::max(out.held, frame.held);
        out.drawn = std::max(out.drawn, frame.worked);
    }
    std::sort(times.begin(), times.end());
    out.median = times[times.size() / 2];
    out.worst = times.back();
    return out;
}

std::string FrameLog::text() const {
    const Summary all = summary();
    char line[400];
    std::snprintf(line, sizeof line,
                  "# frames %zu, median %.2f ms, worst %.2f ms, waited for the device at most %.2f "
                  "ms, items taken over in at most %.2f ms, drawing computed at most %.2f ms, "
                  "events waited at most %.2f ms, %zu times over %.0f ms, of it computing at most "
                  "%.2f ms\n",
                  all.frames, all.median, all.worst, all.before, all.held, all.drawn, all.stall,
                  all.stalls, kWaited, all.work);
    std::string out = line;
    out += "what,begin_ms,took_ms,computed_ms,before_ms,held_ms\n";
    const std::lock_guard lock(m_mutex);
    for (const Span& frame : m_frames) {
        std::snprintf(line, sizeof line, "frame,%.2f,%.2f,%.2f,%.2f,%.2f\n", frame.begin,
                      frame.took, frame.worked, frame.before, frame.held);
        out += line;
    }
    for (const Span& stall : m_stalls) {
        std::snprintf(line, sizeof line, "wait,%.2f,%.2f,%.2f,,\n", stall.begin, stall.took,
                      stall.worked);
        out += line;
    }
    return out;
}

} // namespace vitrine::app
