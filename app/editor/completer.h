// SPDX-License-Identifier: Apache-2.0
#pragma once
// What may complete the word at the caret: variables, fields, words of the text, keywords,
// functions with their documentation, files. Rows of {name, kind, detail}. Interface thread.
#include "editor/editor_document.h"

#include <QAbstractListModel>
#include <qqmlregistration.h>

namespace vitrine::app {

class Completer : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY currentChanged)
    /// Where the word that would be replaced begins.
    Q_PROPERTY(int start READ start NOTIFY changed)
    /// Signature and first line of documentation of the current row.
    Q_PROPERTY(QString help READ help NOTIFY currentChanged)

public:
    explicit Completer(const Session& session, QObject* parent = nullptr);

    /// Fills the list for a caret; asked: the user wants it, else only a word of two letters or a
    /// dot is worth it. An empty list means that there is nothing to offer.
    Q_INVOKABLE void update(vitrine::app::EditorDocument* document, int position, bool asked);
    Q_INVOKABLE void clear();
    Q_INVOKABLE void move(int rows);
    [[nodiscard]] Q_INVOKABLE QString nameAt(int row) const;

    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int current() const { return m_current; }
    void setCurrent(int row);
    [[nodiscard]] int start() const { return m_start; }
    [[nodiscard]] QString help() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void changed();
    void currentChanged();

private:
    struct Row {
        QString name;
        QString kind;
        QString detail;
    };
    void setRows(std::vector<Row> rows, int start);
    [[nodiscard]] std::vector<Row> names(const EditorDocument& document, const QString& before,
                                         const QString& prefix) const;
    [[nodiscard]] static std::vector<Row> files(const EditorDocument& document,
                                                const QString& typed);

    const Session& m_session;
    std::vector<Row> m_rows;
    int m_start = 0;
    int m_current = 0;
};

} // namespace vitrine::app
