// SPDX-License-Identifier: Apache-2.0
#pragma once
// The help panel: pages of the manual and functions, found by words. Rows of {title, detail} while
// something is looked for. Interface thread.
#include <QAbstractListModel>
#include <qqmlregistration.h>
#include <QStringList>

namespace vitrine::app {

class Manual : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")
    /// A function's name or a page's file; "" before the first.
    Q_PROPERTY(QString topic READ topic NOTIFY topicChanged)
    Q_PROPERTY(QString title READ title NOTIFY topicChanged)
    /// Markdown.
    Q_PROPERTY(QString text READ text NOTIFY topicChanged)
    Q_PROPERTY(bool canGoBack READ canGoBack NOTIFY topicChanged)
    Q_PROPERTY(QString query READ query WRITE setQuery NOTIFY queryChanged)
    Q_PROPERTY(int count READ count NOTIFY queryChanged)

public:
    enum Role { Title = Qt::UserRole + 1, Detail };

    /// folder: where the pages are; functions: all names that have a description.
    Manual(const QString& folder, QStringList functions, QObject* parent = nullptr);

    /// A function, a page by its file's name, or the first page for "".
    Q_INVOKABLE void show(const QString& topic);
    Q_INVOKABLE void back();
    /// A link of a page; false: it leads out of the manual.
    Q_INVOKABLE bool follow(const QString& link);
    /// A row of what was found.
    Q_INVOKABLE void open(int row);

    [[nodiscard]] QString topic() const { return m_topics.isEmpty() ? QString() : m_topics.last(); }
    [[nodiscard]] const QString& title() const { return m_title; }
    [[nodiscard]] const QString& text() const { return m_text; }
    [[nodiscard]] bool canGoBack() const { return m_topics.size() > 1; }
    [[nodiscard]] const QString& query() const { return m_query; }
    void setQuery(const QString& query);

    [[nodiscard]] int count() const { return static_cast<int>(m_found.size()); }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void topicChanged();
    void queryChanged();

private:
    struct Entry {
        QString topic, title, detail;
    };
    void readTopic();
    void find();

    QString m_folder;
    std::vector<Entry> m_pages;
    QStringList m_functions;
    QStringList m_topics; ///< the way here
    QString m_title, m_text, m_query;
    std::vector<Entry> m_found;
};

} // namespace vitrine::app
