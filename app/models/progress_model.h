// SPDX-License-Identifier: Apache-2.0
#pragma once
// Where the run is, read from the engine at display rate: its line, iterations, the work at hand
// and the time so far, in words and as a share. Interface thread.
#include "models/source_names.h"
#include "session/session.h"

#include <QElapsedTimer>
#include <QObject>
#include <qqmlregistration.h>
#include <QTimer>

namespace vitrine::app {

class ProgressModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")
    /// "Line 12 · iteration 371 of 1,000 · 4.2 s"; "" while nothing runs.
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// 0 to 1 of what can be counted, or below 0.
    Q_PROPERTY(double share READ share NOTIFY changed)
    Q_PROPERTY(int line READ line NOTIFY changed)

public:
    ProgressModel(Session& session, SourceNames& names, QObject* parent = nullptr);

    /// A run of this text begins, or a command ("").
    void begin(const QString& source);
    void end();
    /// The run waits for the user: what it says stays until it goes on.
    void hold(bool held);

    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] double share() const { return m_share; }
    [[nodiscard]] int line() const { return static_cast<int>(m_now.line); }
    [[nodiscard]] const RunProgress& now() const { return m_now; }
    /// "0.4 s", "12.3 s", "2:05 min".
    [[nodiscard]] static QString elapsedText(qint64 milliseconds);
    /// What a reading says; the phase is told where it has lasted.
    [[nodiscard]] QString describe(const RunProgress& now, qint64 elapsed, bool phaseLasts) const;
    [[nodiscard]] static double shareOf(const RunProgress& now);

Q_SIGNALS:
    void changed();

private:
    void read();

    Session& m_session;
    SourceNames& m_names;
    QTimer m_clock;
    QElapsedTimer m_start, m_phase;
    RunProgress m_now;
    QString m_source, m_text;
    double m_share = -1;
    bool m_running = false, m_held = false;
};

} // namespace vitrine::app
