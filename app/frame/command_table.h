// SPDX-License-Identifier: Apache-2.0
#pragma once
// All commands in one table: menus, buttons, the palette and the list of keys are made of it. Keys
// that the user has changed are kept. Interface thread.
#include "frame/command.h"

#include <functional>
#include <map>

namespace vitrine::app {

class AppSettings;
struct PanelFact;

class CommandTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")
    /// All commands by name, in the order of the menus.
    Q_PROPERTY(QList<QString> names READ names CONSTANT)
    Q_PROPERTY(QList<QString> menus READ menus CONSTANT)
    Q_PROPERTY(bool anyChangedKeys READ anyChangedKeys NOTIFY keysChanged)

public:
    /// panels: each gets a command that shows and hides it.
    CommandTable(AppSettings& settings, const QList<PanelFact>& panels, QObject* parent = nullptr);

    [[nodiscard]] QStringList names() const;
    [[nodiscard]] QStringList menus() const;
    [[nodiscard]] Q_INVOKABLE QString menuTitle(const QString& menu) const;
    /// The title with the mark before the letter that opens the menu.
    [[nodiscard]] Q_INVOKABLE QString menuLabel(const QString& menu) const;
    /// Texts of a menu's entries with the mark before the letter that chooses each.
    [[nodiscard]] Q_INVOKABLE QStringList labelsOf(const QStringList& entries) const;
    /// A text with its mark as markup that underlines the letter.
    [[nodiscard]] Q_INVOKABLE QString underlined(const QString& marked) const;
    [[nodiscard]] Q_INVOKABLE QStringList inMenu(const QString& menu) const;
    /// A line stands above the command in its menu.
    [[nodiscard]] Q_INVOKABLE bool beginsGroup(const QString& name) const;
    /// Null where there is none of this name.
    [[nodiscard]] Q_INVOKABLE vitrine::app::Command* of(const QString& name) const;

    /// What a command does; one without is carried out by who hears wanted().
    void handle(const QString& name, std::function<void()> action);
    /// Whether a command's mark is set.
    void mark(const QString& name, std::function<bool()> isOn);
    /// Whether what a command needs is there.
    void setNeeds(std::function<bool(CommandNeed)> met) { m_met = std::move(met); }
    /// What commands need or show may have changed.
    void refresh();
    /// Does it, if it makes sense now.
    Q_INVOKABLE void trigger(const QString& name);

    /// Gives a command other keys ("" takes them all away): "" or why not.
    Q_INVOKABLE QString setKeys(const QString& name, const QString& keys);
    Q_INVOKABLE void resetKeys(const QString& name);
    Q_INVOKABLE void resetAllKeys();
    [[nodiscard]] bool anyChangedKeys() const;
    /// A key with its modifiers as keys are written; "" for a modifier alone and for what is typed
    /// into a text.
    [[nodiscard]] Q_INVOKABLE QString keysOf(int key, int modifiers) const;

Q_SIGNALS:
    /// A command has begun.
    void triggered(const QString& name);
    /// A command has begun that the scene carries out.
    void wanted(const QString& name);
    void keysChanged();

private:
    void add(const CommandRow& row, const QString& name, const QString& title);
    void keep(const Command& command);

    AppSettings& m_settings;
    QStringList m_names; ///< "" between groups
    std::map<QString, Command*> m_commands;
    std::map<QString, std::function<void()>> m_actions;
    std::map<QString, std::function<bool()>> m_marks;
    std::function<bool(CommandNeed)> m_met;
};

} // namespace vitrine::app
