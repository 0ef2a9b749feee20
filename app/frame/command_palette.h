// SPDX-License-Identifier: Apache-2.0
#pragma once
// What is found while a few letters of a command or a file are typed: commands with their keys, or
// the files of late and those of a folder. Rows of {title, detail, keys, enabled}. Interface
// thread.
#include "frame/command_table.h"

#include <QAbstractListModel>

namespace vitrine::app {

class RecentFiles;

class CommandPalette : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(QString query READ query WRITE setQuery NOTIFY changed)
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY currentChanged)
    /// Files are looked for, not commands.
    Q_PROPERTY(bool files READ files NOTIFY changed)

public:
    enum Role { Title = Qt::UserRole + 1, Detail, Keys, Enabled };

    CommandPalette(CommandTable& commands, const RecentFiles& recent, AppSettings& settings,
                   QObject* parent = nullptr);

    /// Begins anew; a folder's files are found beside those of late, "" for commands.
    Q_INVOKABLE void begin(const QString& folder);
    [[nodiscard]] const QString& query() const { return m_query; }
    void setQuery(const QString& query);
    [[nodiscard]] bool files() const { return !m_folder.isEmpty(); }
    [[nodiscard]] int current() const { return m_current; }
    void setCurrent(int row);
    Q_INVOKABLE void move(int rows);
    /// The current row is chosen: its command begins, or its file is wanted. False where it cannot.
    Q_INVOKABLE bool take();

    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// How well letters that were typed find a text; 0: not at all.
    [[nodiscard]] static int score(const QString& query, const QString& text);

Q_SIGNALS:
    void changed();
    void currentChanged();
    void fileWanted(const QString& path);

private:
    struct Row {
        QString key; ///< a command's name or a file's path
        QString title, detail, keys;
        bool enabled = true;
        int score = 0;
    };
    void fill();
    [[nodiscard]] std::vector<Row> commandRows() const;
    [[nodiscard]] std::vector<Row> fileRows() const;
    void remember(const QString& command);

    CommandTable& m_commands;
    const RecentFiles& m_recent;
    AppSettings& m_settings;
    QString m_query, m_folder;
    QStringList m_used; ///< commands, newest first
    std::vector<Row> m_rows;
    int m_current = 0;
};

} // namespace vitrine::app
