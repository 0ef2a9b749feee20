// SPDX-License-Identifier: Apache-2.0
#pragma once
// The variables that are open in the viewer. Pages are read on the engine's thread while nothing
// runs, or while what runs waits for a command. Interface thread.
#include "variables/variable_view.h"

#include <functional>
#include <memory>
#include <QObject>
#include <vector>

namespace vitrine::app {

class EngineThread;

class VariablesModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(QList<QString> titles READ titles NOTIFY changed)
    Q_PROPERTY(int currentIndex READ currentIndex NOTIFY changed)
    Q_PROPERTY(vitrine::app::VariableView* current READ current NOTIFY changed)
    /// A variable stands in front of the figures.
    Q_PROPERTY(bool shown READ shown NOTIFY changed)

public:
    /// mayAsk: nothing runs, or what does waits for a command.
    VariablesModel(EngineThread& engine, std::function<bool()> mayAsk);
    ~VariablesModel() override;

    [[nodiscard]] int count() const { return static_cast<int>(m_views.size()); }
    [[nodiscard]] QStringList titles() const;
    [[nodiscard]] int currentIndex() const { return m_current; }
    [[nodiscard]] VariableView* current() const;
    [[nodiscard]] bool shown() const { return m_shown && count() > 0; }

    /// Shows a variable, opened if it is not.
    Q_INVOKABLE void open(const QString& name);
    Q_INVOKABLE void show(int index);
    Q_INVOKABLE void close(int index);
    Q_INVOKABLE void showFigures();
    /// A figure came: it stands in front, unless a variable was opened since the run began.
    void giveWay();
    void runBegins() { m_openedLately = false; }
    /// Something ran, or begins to.
    void refresh();
    /// The same when what has happened is over: a stop is told by several signals.
    void refreshSoon();

    // For the views.
    [[nodiscard]] bool mayAsk() const { return m_mayAsk(); }
    void fetch(VariableView* view, const PageRequest& request, int generation);

Q_SIGNALS:
    void changed();
    /// A command for the prompt.
    void enterWanted(const QString& statement);

private:
    EngineThread& m_engine;
    std::function<bool()> m_mayAsk;
    std::vector<std::unique_ptr<VariableView>> m_views;
    int m_current = 0;
    bool m_shown = false;
    bool m_openedLately = false;
    bool m_refreshDue = false;
};

} // namespace vitrine::app
