// SPDX-License-Identifier: Apache-2.0
#pragma once
// Dialogs of scripts: the list of those that the window shows, and the host through which the
// engine asks. The engine's thread waits for answers and meanwhile does what is posted to it.
// Interface thread, but for the functions of DialogHost.
#include "dialogs/script_dialog.h"

#include <array>
#include <mutex>
#include <optional>
#include <QAbstractListModel>
#include <QTimer>

namespace vitrine::app {

class EngineThread;

class ScriptDialogs : public QAbstractListModel, public DialogHost {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")
    /// What is to be done with a figure that the script waits for, or "".
    Q_PROPERTY(QString pickText READ pickText NOTIFY pickChanged)

public:
    explicit ScriptDialogs(EngineThread& engine);

    /// Engine thread.
    void attach(Session& session);
    static void detach(Session& session);
    DialogAnswer ask(const DialogRequest& request) override;
    void show(const DialogRequest& request) override;
    void close(const std::shared_ptr<DialogLink>& link) override;
    void waitUntil(const std::function<bool()>& done) override;
    [[nodiscard]] std::array<double, 2> screenSize() const override { return m_screen; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] const std::vector<ScriptDialog*>& shown() const { return m_shown; }

    /// The script waits for the user: a dialog, or something of a figure.
    [[nodiscard]] bool waiting() const { return m_waiting; }
    /// Ends the wait; the session was interrupted.
    void cancel();

    // --- points of figures
    [[nodiscard]] QString pickText() const;
    /// The script waits for clicks or keys on this figure; 0 asks for any.
    [[nodiscard]] bool picks(int figure = 0) const;
    /// The figure that the script waits for.
    [[nodiscard]] int pickFigure() const { return m_pick ? m_pick->figure : 0; }
    /// A single click or key is wanted, not points.
    [[nodiscard]] bool picksPress() const {
        return m_pick && m_pick->kind == DialogKind::ButtonPress;
    }
    /// A click or a key over the figure. False: it was nothing that is wanted.
    bool pick(const PickedPoint& point);
    /// Return: what has been picked is all.
    void finishPicking();

Q_SIGNALS:
    void pickChanged();
    void waitingChanged();
    /// The figure's panel must be seen.
    void figureWanted();

private:
    void begin(const DialogRequest& request);
    void endWait();
    void applyShown();
    void add(const DialogRequest& request);
    void remove(ScriptDialog* dialog);
    void take(ScriptDialog* dialog, const DialogAnswer& answer);
    void give(DialogAnswer answer);

    EngineThread& m_engine;
    std::vector<ScriptDialog*> m_shown;
    bool m_waiting = false;
    std::optional<DialogRequest> m_pick;
    std::vector<PickedPoint> m_picked;
    std::array<double, 2> m_screen{1024, 768};
    QTimer m_lookAgain; ///< while the engine waits for something that no dialog tells
    // Of the engine's thread.
    std::optional<DialogAnswer> m_answer;
    bool m_cancelled = false;
    // Of both: the newest state of dialogs that the script does not wait for.
    std::mutex m_mutex;
    std::vector<DialogRequest> m_newest;
    bool m_posted = false;
};

} // namespace vitrine::app
