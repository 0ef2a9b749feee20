// SPDX-License-Identifier: Apache-2.0
#pragma once
// The command window's lines and its history of commands. Output may be added from any thread; it
// becomes visible when the interface next calls flush(). All else is for the interface thread.
#include "session/session.h"

#include <mutex>
#include <QAbstractListModel>
#include <QPoint>
#include <qqmlregistration.h>
#include <QStringList>
#include <utility>

namespace vitrine::app {

class AppSettings;

class ConsoleModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    /// The first lines of a command wait for its others.
    Q_PROPERTY(bool holding READ holding NOTIFY holdingChanged)
    /// That its pane has room for; output is formatted for them.
    Q_PROPERTY(int columns READ columns WRITE setColumns NOTIFY columnsChanged)

public:
    enum Kind { Output, Command, ErrorText, Note };
    Q_ENUM(Kind)

    explicit ConsoleModel(AppSettings& settings, QObject* parent = nullptr);

    /// Any thread.
    void append(const OutputText& output);
    /// True when something was added to the model.
    bool flush();
    /// As typed behind a prompt; a command comes back by the up key.
    void addCommand(const QString& text, const QString& prompt = QStringLiteral(">>"),
                    bool isAnswer = false);
    /// A line that begins a command, or goes on with one, which more lines must follow.
    void hold(const QString& line);
    /// The lines that wait with one more.
    [[nodiscard]] QString joined(const QString& line) const;
    [[nodiscard]] bool holding() const { return !m_held.isEmpty(); }
    [[nodiscard]] int columns() const { return m_columns; }
    void setColumns(int columns) {
        if (columns == m_columns) return;
        m_columns = columns;
        Q_EMIT columnsChanged();
    }
    /// The command that was begun is given up.
    Q_INVOKABLE void drop();
    void addOutput(const QString& text);
    void addNote(const QString& text);
    void addError(const RunOutcome& outcome);
    Q_INVOKABLE void clear();
    [[nodiscard]] Q_INVOKABLE QString allText() const;
    /// From a place in a line to one in the same or a later line.
    [[nodiscard]] Q_INVOKABLE QString textBetween(int first, int from, int last, int to) const;
    /// The line names a place of a text, to which followOutput() of the workbench goes.
    [[nodiscard]] Q_INVOKABLE bool leads(int line) const { return placeOf(line).second > 0; }
    [[nodiscard]] std::pair<QString, int> placeOf(int line) const {
        if (line < 0 || line >= count()) return {};
        const Line& at = m_lines[static_cast<std::size_t>(line)];
        return {at.file, at.line};
    }
    /// The word at a place in a line, from x to y.
    [[nodiscard]] Q_INVOKABLE QPoint wordAt(int line, int place) const;

    /// The entry before or after the one shown that begins with what was typed; `typed` is kept as
    /// the newest entry.
    [[nodiscard]] Q_INVOKABLE QString older(const QString& typed);
    [[nodiscard]] Q_INVOKABLE QString newer(const QString& typed);
    /// Entries that hold all words of a text, the newest first, each once.
    [[nodiscard]] Q_INVOKABLE QStringList found(const QString& words) const;

    [[nodiscard]] int count() const { return static_cast<int>(m_lines.size()); }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void countChanged();
    void holdingChanged();
    void columnsChanged();

private:
    struct Line {
        QString text;
        int kind = Output;
        QString file;
        int line = 0;
    };
    /// Leads to the place that its text names, if it names one.
    static void findPlace(Line& line);
    void addLines(std::vector<Line> lines);

    AppSettings& m_settings;
    int m_columns = 80;
    std::mutex m_mutex;
    std::vector<OutputText> m_incoming;
    std::vector<Line> m_lines;
    bool m_lineOpen = false; ///< the last line did not end with a newline yet
    QStringList m_held;
    QStringList m_history;
    qsizetype m_shown = 0;
    QString m_typed;
    QString m_recalled; ///< what the last step through the history gave
};

} // namespace vitrine::app
