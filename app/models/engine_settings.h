// SPDX-License-Identifier: Apache-2.0
#pragma once
// The engine's settings as rows to read and change. A change acts and is kept for the next start;
// what the environment says goes before what is kept. Interface thread.
#include "session/program.h"

#include <QAbstractListModel>
#include <qqmlregistration.h>

namespace vitrine::app {

class AppSettings;
class EngineThread;

/// What a session starts with: the environment, then what the user has kept, then the defaults.
[[nodiscard]] Settings settingsAtStart(const AppSettings& kept);

class EngineSettings : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")

public:
    enum Role {
        Variable = Qt::UserRole + 1,
        Title,
        Description,
        Choices,  ///< words of which one is the value; empty where it is typed
        Values,   ///< what may be typed
        Current,  ///< the value as text
        Standard, ///< the default as text
        Meaning,  ///< the value in words, with its unit; "" where it says so itself
        StandardMeaning,
        Remark    ///< what stands in the way of the value, or when it is seen; or ""
    };

    EngineSettings(EngineThread& engine, AppSettings& kept, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// "" or why the value is not taken; the default is not kept.
    Q_INVOKABLE QString change(const QString& variable, const QString& value);
    [[nodiscard]] const Settings& values() const { return m_values; }

Q_SIGNALS:
    void changed(const QString& variable);

private:
    EngineThread& m_engine;
    AppSettings& m_kept;
    const Settings m_started; ///< what the session began with
    Settings m_values;        ///< what the user sees
};

} // namespace vitrine::app
