// SPDX-License-Identifier: Apache-2.0
#include "models/progress_model.h"

#include <algorithm>
#include <QFileInfo>
#include <QLocale>

namespace vitrine::app {
namespace {

constexpr int kFrame = 16;         ///< ms between two readings
constexpr qint64 kLastingMs = 250; ///< a phase that is shorter would flicker by

QString counted(uint64_t number) {
    return QLocale(QLocale::English).toString(static_cast<qulonglong>(number));
}

QString phaseText(Phase phase) {
    switch (phase) {
    case Phase::Plan:
        return ProgressModel::tr("planning");
    case Phase::Compile:
        return ProgressModel::tr("making a kernel");
    case Phase::Transfer:
        return ProgressModel::tr("copying");
    case Phase::Host:
        return ProgressModel::tr("computing on the CPU");
    case Phase::Wait:
        return ProgressModel::tr("computing on the GPU");
    case Phase::Paused:
        return ProgressModel::tr("paused");
    case Phase::Start:
        return ProgressModel::tr("starting the device");
    case Phase::Script:
    case Phase::Show:
        break;
    }
    return {};
}

} // namespace

ProgressModel::ProgressModel(Session& session, SourceNames& names, QObject* parent)
    : QObject(parent), m_session(session), m_names(names) {
    m_clock.setInterval(kFrame);
    m_clock.setTimerType(Qt::PreciseTimer);
    connect(&m_clock, &QTimer::timeout, this, &ProgressModel::read);
}

void ProgressModel::begin(const QString& source) {
    m_source = source;
    m_now = {};
    m_share = -1;
    m_text = tr("Running…");
    m_start.start();
    m_phase.start();
    m_running = true;
    if (!m_held) m_clock.start();
    Q_EMIT changed();
}

void ProgressModel::hold(bool held) {
    m_held = held;
    if (held)
        m_clock.stop();
    else if (m_running)
        m_clock.start();
}

void ProgressModel::end() {
    m_running = false;
    m_clock.stop();
    m_now = {};
    m_share = -1;
    m_text.clear();
    Q_EMIT changed();
}

void ProgressModel::read() {
    const RunProgress now = m_session.progress();
    if (now.phase != m_now.phase) m_phase.restart();
    m_now = now;
    const bool lasts = m_phase.elapsed() >= kLastingMs;
    const QString text = describe(now, m_start.elapsed(), lasts);
    RunProgress steady = now; // of what is soon over a bar would flash
    if (!lasts) {
        steady.share = -1;
        steady.groups = 0;
    }
    const double share = shareOf(steady);
    if (text == m_text && share == m_share) return;
    m_text = text;
    m_share = share;
    Q_EMIT changed();
}

QString ProgressModel::elapsedText(qint64 milliseconds) {
    constexpr qint64 kMinute = 60000;
    if (milliseconds < kMinute)
        return tr("%1 s").arg(static_cast<double>(milliseconds) / 1000, 0, 'f', 1);
    const qint64 seconds = milliseconds / 1000;
    return tr("%1:%2 min").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

QString ProgressModel::describe(const RunProgress& now, qint64 elapsed, bool phaseLasts) const {
    QStringList parts;
    if (now.line == 0) {
        parts << tr("Running");
    } else {
        const QString file = now.file ? m_names.of(now.file) : QString();
        const bool elsewhere =
            !m_source.isEmpty() && file != m_source && QFileInfo(file).isAbsolute();
        parts << (elsewhere ? tr("Line %1 of %2").arg(now.line).arg(QFileInfo(file).fileName())
                            : tr("Line %1").arg(now.line));
    }
    if (now.all > 1) parts << tr("iteration %1 of %2").arg(counted(now.done + 1), counted(now.all));
    const QString phase = phaseLasts ? phaseText(now.phase) : QString();
    if (!phase.isEmpty()) {
        const bool shown = now.share >= 0;
        parts << (shown ? tr("%1, %2 %").arg(phase).arg(qRound(100 * now.share)) : phase);
    }
    if (now.groups > 1 && phaseLasts)
        parts << tr("kernel %1 of %2").arg(std::min(now.group + 1, now.groups)).arg(now.groups);
    parts << elapsedText(elapsed);
    return parts.join(QStringLiteral(" · "));
}

double ProgressModel::shareOf(const RunProgress& now) {
    const double kernel = std::max(now.share, 0.0);
    if (now.all > 1) return static_cast<double>(now.done) / static_cast<double>(now.all);
    if (now.groups > 1) return (now.group + kernel) / now.groups;
    return now.share;
}

} // namespace vitrine::app

#include "moc_progress_model.cpp"
