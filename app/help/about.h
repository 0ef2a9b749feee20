// SPDX-License-Identifier: Apache-2.0
#pragma once
// What this program is and what it runs on, for the about box and for reports of faults. Interface
// thread.
#include "models/fact.h"

#include <QObject>
#include <qqmlregistration.h>

namespace vitrine::app {

class EngineThread;
class AppSettings;

class About : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")
    Q_PROPERTY(QString version READ version CONSTANT)
    /// The devices with their drivers, the current one first; empty until they were asked for.
    Q_PROPERTY(QList<vitrine::app::Fact> devices READ devices NOTIFY changed)
    /// The engine has been asked and has not answered yet; while a script runs it does not.
    Q_PROPERTY(bool asking READ asking NOTIFY changed)
    /// What is copied.
    Q_PROPERTY(QString diagnostics READ diagnostics NOTIFY changed)

public:
    About(EngineThread& engine, const AppSettings& settings, QObject* parent = nullptr);
    [[nodiscard]] static QString version();
    [[nodiscard]] const QList<Fact>& devices() const { return m_devices; }
    [[nodiscard]] bool asking() const { return m_asking; }
    [[nodiscard]] QString diagnostics() const;
    /// Asks the engine for its devices.
    Q_INVOKABLE void ask();
    /// Diagnostics go to the clipboard when the engine has answered.
    Q_INVOKABLE void copy();

Q_SIGNALS:
    void changed();
    void copied();

private:
    EngineThread& m_engine;
    const AppSettings& m_settings;
    QList<Fact> m_devices;
    QString m_info; ///< JSON
    bool m_asking = false, m_copyWanted = false;
};

} // namespace vitrine::app
