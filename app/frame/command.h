// SPDX-License-Identifier: Apache-2.0
#pragma once
// Something that the user can have done: by a menu, a button, the palette or its keys. Interface
// thread.
#include <QObject>
#include <qqmlregistration.h>
#include <QStringList>

namespace vitrine::app {

/// What must be so for a command to make sense.
enum class CommandNeed : uint8_t {
    Nothing,
    Text,       ///< a text is open
    Idle,       ///< a text is open and nothing runs
    IdleEngine, ///< nothing runs
    Start,      ///< a text can be run, or stopped code goes on
    Running,
    Stopped, ///< code stands still
    Past,    ///< there is a place to go back to
    Future,  ///< one that was come back from
};

/// A command as the table has it.
struct CommandRow {
    const char* name; ///< "file.open": its menu and its word there; a contract of the kept keys
    const char* title;
    const char* keys = ""; ///< "F5", "Shift+F5;Ctrl+." as QKeySequence writes them
    CommandNeed need = CommandNeed::Nothing;
    const char* icon = "";
    /// Everywhere: its keys work in panels' own windows, too. Text: the text area has them itself,
    /// they are listed and cannot be changed.
    enum class Keys : uint8_t { Window, Everywhere, Text } where = Keys::Window;
};

class Command : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table owns it.")
    Q_PROPERTY(QString name READ name CONSTANT)
    /// The menu that it stands in: "file".
    Q_PROPERTY(QString menu READ menu CONSTANT)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString icon READ icon CONSTANT)
    Q_PROPERTY(QList<QString> keys READ keys NOTIFY changed)
    /// As people read them: "Ctrl+F, F3"; "" without.
    Q_PROPERTY(QString keysText READ keysText NOTIFY changed)
    /// For sentences: its first key, or its title in quotes without one.
    Q_PROPERTY(QString keyOrTitle READ keyOrTitle NOTIFY changed)
    Q_PROPERTY(bool enabled READ enabled NOTIFY changed)
    Q_PROPERTY(bool checked READ checked NOTIFY changed)
    Q_PROPERTY(bool everywhere READ everywhere CONSTANT)
    /// The text area has its keys itself.
    Q_PROPERTY(bool fixed READ fixed CONSTANT)
    /// The keys are not those of the table.
    Q_PROPERTY(bool changedKeys READ changedKeys NOTIFY changed)

public:
    Command(const CommandRow& row, QString name, QString title, QObject* parent);

    [[nodiscard]] const QString& name() const { return m_name; }
    [[nodiscard]] QString menu() const { return m_name.section(QLatin1Char('.'), 0, 0); }
    [[nodiscard]] const QString& title() const { return m_title; }
    [[nodiscard]] QString icon() const { return QString::fromLatin1(m_row.icon); }
    [[nodiscard]] const QStringList& keys() const { return m_keys; }
    [[nodiscard]] QString keysText() const;
    [[nodiscard]] QString keyOrTitle() const;
    [[nodiscard]] bool enabled() const { return m_enabled; }
    [[nodiscard]] bool checked() const { return m_checked; }
    [[nodiscard]] bool everywhere() const { return m_row.where == CommandRow::Keys::Everywhere; }
    [[nodiscard]] bool fixed() const { return m_row.where == CommandRow::Keys::Text; }
    [[nodiscard]] bool changedKeys() const { return m_keys != standardKeys(); }
    [[nodiscard]] QStringList standardKeys() const;
    [[nodiscard]] CommandNeed need() const { return m_row.need; }

    void setTitle(const QString& title);
    void setKeys(const QStringList& keys);
    void setState(bool enabled, bool checked);

Q_SIGNALS:
    void changed();

private:
    const CommandRow m_row;
    QString m_name, m_title;
    QStringList m_keys;
    bool m_enabled = true, m_checked = false;
};

} // namespace vitrine::app
