// SPDX-License-Identifier: Apache-2.0
#pragma once
// The open texts and which one is current. Interface thread.
#include "editor/editor_document.h"

#include <QAbstractListModel>
#include <qqmlregistration.h>
#include <QUrl>

namespace vitrine::app {

class EditorTabsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(int currentIndex READ currentIndex WRITE setCurrentIndex NOTIFY currentChanged)
    Q_PROPERTY(vitrine::app::EditorDocument* current READ current NOTIFY currentChanged)

public:
    enum Role { DocumentRole = Qt::UserRole, LabelRole };

    explicit EditorTabsModel(const Theme& theme, QObject* parent = nullptr);

    Q_INVOKABLE void newDocument();
    /// Opens the file, or shows the tab that has it; an empty result means success.
    Q_INVOKABLE QString open(const QString& path);
    /// The same; a file that is not there yet begins empty.
    QString openOrBegin(const QString& path);
    /// Looks at the files of all texts, as after another program had the keyboard; the titles of
    /// those that were read again.
    QStringList lookAtFiles();
    /// What scripts may use without defining it.
    void setWorkspaceNames(const QSet<QString>& names);
    /// A text of its own with the file's name and contents: what is changed leaves the file as it
    /// is. Shows the tab that has it already; an empty result means success.
    QString openCopy(const QString& path);
    Q_INVOKABLE QString openUrl(const QUrl& url) { return open(url.toLocalFile()); }
    /// Saves the current text; needsName() tells whether a path must be asked for first.
    Q_INVOKABLE QString save();
    Q_INVOKABLE QString saveAs(const QUrl& url);
    [[nodiscard]] Q_INVOKABLE bool needsName() const;
    Q_INVOKABLE void close(int index);
    /// Shows the text after or before the current one, in a circle.
    void step(int by);
    /// A text that was never saved, as a tab that says so.
    void restore(const QString& title, const QString& path, const QString& text,
                 const QStringList& pins = {});
    /// The first text from an index on that has unsaved changes, or -1.
    [[nodiscard]] Q_INVOKABLE int nextModified(int from) const;
    [[nodiscard]] EditorDocument* at(int index) const {
        return m_documents[static_cast<std::size_t>(index)];
    }
    [[nodiscard]] Q_INVOKABLE bool isModified(int index) const;

    [[nodiscard]] int count() const { return static_cast<int>(m_documents.size()); }
    [[nodiscard]] int currentIndex() const { return m_current; }
    void setCurrentIndex(int index);
    [[nodiscard]] EditorDocument* current() const;
    /// The open text that the engine knows by this name (EditorDocument::source), or null.
    [[nodiscard]] EditorDocument* bySource(const QString& source) const;
    void makeCurrent(const EditorDocument* document);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void countChanged();
    void currentChanged();
    /// The view of the document should go to a place and, when focus is true, take the keyboard.
    void goTo(vitrine::app::EditorDocument* document, int line, int column, bool focus);

private:
    void giveWayToFirst();
    /// Its name; of several with one name the folder, too.
    [[nodiscard]] QString labelOf(const EditorDocument& document) const;
    void tellLabels();
    void add(const QString& title, const QString& path, const QString& text, bool modified = false);

    const Theme& m_theme;
    std::vector<EditorDocument*> m_documents;
    int m_current = -1;
    int m_untitled = 0;
    QSet<QString> m_workspaceNames;
};

} // namespace vitrine::app
