// SPDX-License-Identifier: Apache-2.0
#include "frame/frame_log.h"

#include <algorithm>
#include <cstdio>
#include <QQuickWindow>

namespace vitrine::app {
namespace {

double milliseconds(const QElapsedTimer& clock) {
    return static_cast<double>(clock.nsecsElapsed()) * 1e-6;
}

} // namespace

FrameLog::FrameLog(QQuickWindow& window) {
    m_clock.start();
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
    m_begun = -1;
    m_stall = 0;
    m_lastBeat = milliseconds(m_clock);
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
    m_stall = std::max(m_stall, now - m_lastBeat - kBeat);
    m_lastBeat = now;
}

FrameLog::Summary FrameLog::summary() const {
    const std::lock_guard lock(m_mutex);
    Summary out;
    out.frames = m_frames.size();
    out.stall = m_stall;
    if (m_frames.empty()) return out;
    std::vector<double> times;
    for (const Frame& frame : m_frames)
        times.push_back(frame.took);
    std::sort(times.begin(), times.end());
    out.median = times[times.size() / 2];
    out.worst = times.back();
    return out;
}

std::string FrameLog::text() const {
    const Summary all = summary();
    char line[160];
    std::snprintf(line, sizeof line,
                  "# frames %zu, median %.2f ms, worst %.2f ms, events waited at most %.2f ms\n",
                  all.frames, all.median, all.worst, all.stall);
    std::string out = line;
    out += "begin_ms,frame_ms\n";
    const std::lock_guard lock(m_mutex);
    for (const Frame& frame : m_frames) {
        std::snprintf(line, sizeof line, "%.2f,%.2f\n", frame.begin, frame.took);
        out += line;
    }
    return out;
}

} // namespace vitrine::app
