// SPDX-License-Identifier: Apache-2.0
#pragma once
// Stopped code as the window shows it: where it stands and why, the frames that led there (the
// rows, from the innermost outwards), which of them is looked at, and the commands that make it go
// on. The engine waits in the prompt meanwhile. Interface thread, but for what says otherwise.
#include "debugger/script_prompt.h"
#include "models/source_names.h"

#include <QAbstractListModel>
#include <QTimer>

namespace vitrine::app {

class EngineThread;

class DebuggerModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")
    /// Code stands still, and a command is waited for.
    Q_PROPERTY(bool stopped READ stopped NOTIFY changed)
    /// The same, and the moment in which a step runs: what is only there while code stands still
    /// does not go and come with each step.
    Q_PROPERTY(bool shown READ shown NOTIFY changed)
    /// "Stopped at line 12 of heat.m", with the error if there was one; or "".
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// What went wrong where code stopped at an error, or "".
    Q_PROPERTY(QString error READ error NOTIFY changed)
    /// The frame whose variables are seen: a row.
    Q_PROPERTY(int frame READ frame NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// Whether code stops where an error happens that nothing catches, or that something does.
    Q_PROPERTY(bool stopsOnError READ stopsOnError WRITE setStopsOnError NOTIFY stopsChanged)
    Q_PROPERTY(bool stopsOnCaught READ stopsOnCaught WRITE setStopsOnCaught NOTIFY stopsChanged)

public:
    enum Way { Continue, Step, StepIn, StepOut };
    Q_ENUM(Way)

    DebuggerModel(EngineThread& engine, ScriptPrompt& prompt);

    /// Engine thread: hears where the session's code stops. atPrompt is called there before each
    /// command.
    void attach(Session& session, std::function<void(const Session&)> atPrompt);
    static void detach(Session& session);
    /// Engine thread, after a command: shows what dbstop and dbclear changed.
    void readBack(const Session& session);
    /// The run is over.
    void endRun();
    /// How long a step may take, in ms, before the window says that code runs.
    void setLinger(int milliseconds) { m_leave.setInterval(milliseconds); }

    [[nodiscard]] bool stopped() const { return m_standing && m_prompt.wantsCommand(); }
    [[nodiscard]] bool shown() const { return m_stop.has_value(); }
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString error() const;
    [[nodiscard]] int frame() const { return m_stop ? m_stop->selected : 0; }
    [[nodiscard]] int count() const { return static_cast<int>(m_frames.size()); }
    /// The line of the selected frame; invalid while nothing is shown.
    [[nodiscard]] SourcePlace place() const;

    /// Code stops again after go(): the keyboard stays where it is.
    [[nodiscard]] Q_INVOKABLE bool keepsFocus() const { return m_sent; }
    /// A command was typed at the prompt.
    void typed() { m_sent = false; }
    Q_INVOKABLE void go(vitrine::app::DebuggerModel::Way way);
    Q_INVOKABLE void selectFrame(int frame);
    /// Goes on to a line, or to what stops before it.
    void runTo(const SourcePlace& place);

    [[nodiscard]] bool stopsOnError() const { return m_stops.uncaught; }
    [[nodiscard]] bool stopsOnCaught() const { return m_stops.caught; }
    void setStopsOnError(bool on) { setStops({on, m_stops.caught}); }
    void setStopsOnCaught(bool on) { setStops({m_stops.uncaught, on}); }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void changed();
    /// Code stopped, another frame was selected, or nothing is shown any more.
    void moved();
    void stopsChanged();

private:
    void take(std::optional<StoppedCode> stop);
    void show(std::optional<StoppedCode> stop);
    void setStops(ErrorStops stops);
    [[nodiscard]] QString fileOf(const StoppedCode::Frame& frame) const;

    EngineThread& m_engine;
    ScriptPrompt& m_prompt;
    std::optional<StoppedCode> m_stop; ///< as shown; its frames are the rows
    std::vector<StoppedCode::Frame> m_frames;
    bool m_standing = false;
    bool m_sent = false; ///< by go(), what goes on
    QTimer m_leave;      ///< from going on to showing that nothing stands still
    ErrorStops m_stops;
};

} // namespace vitrine::app
