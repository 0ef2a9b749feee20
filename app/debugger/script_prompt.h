// SPDX-License-Identifier: Apache-2.0
#pragma once
// The command window as the place where a running script asks: input(), and the K>> prompt of
// keyboard and breakpoints. The engine thread waits and meanwhile does what is posted to it; the
// prompt of the command window answers. Interface thread, but for what says otherwise.
#include "session/session.h"

#include <optional>
#include <QObject>
#include <qqmlregistration.h>
#include <string>

namespace vitrine::app {

class EngineThread;

class ScriptPrompt : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")
    /// A script waits for a line.
    Q_PROPERTY(bool waiting READ waiting NOTIFY changed)
    Q_PROPERTY(bool wantsAnswer READ wantsAnswer NOTIFY changed)
    /// What stands in front of the line: "K>>", or the last line of what input() asks.
    Q_PROPERTY(QString text READ text NOTIFY changed)

public:
    explicit ScriptPrompt(EngineThread& engine) : m_engine(engine) {}

    /// Engine thread: becomes the session's source of input.
    void attach(Session& session);
    static void detach(Session& session);

    [[nodiscard]] bool waiting() const { return m_waiting; }
    /// A command for stopped code is wanted, not what input() asks for.
    [[nodiscard]] bool wantsCommand() const { return m_waiting && m_command; }
    /// What input() asks for.
    [[nodiscard]] bool wantsAnswer() const { return m_waiting && !m_command; }
    [[nodiscard]] QString text() const { return m_text; }
    /// Gives the line that is waited for.
    void answer(const QString& line);
    /// Ends the wait; the session was interrupted.
    void cancel();

Q_SIGNALS:
    void changed();
    /// A line is wanted; what it says before its last line, or "".
    void asked(const QString& before);

private:
    bool read(std::string_view prompt, std::string& line);
    void begin(const QString& prompt);

    EngineThread& m_engine;
    bool m_waiting = false;
    bool m_command = false;
    QString m_text;
    // Of the engine's thread.
    std::optional<std::string> m_line;
    bool m_cancelled = false;
};

} // namespace vitrine::app
