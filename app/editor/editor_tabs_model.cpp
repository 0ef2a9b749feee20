// SPDX-License-Identifier: Apache-2.0
#include "editor/editor_tabs_model.h"

#include <algorithm>
#include <QDir>
#include <QFileInfo>

namespace vitrine::app {

EditorTabsModel::EditorTabsModel(const Theme& theme, QObject* parent)
    : QAbstractListModel(parent), m_theme(theme) {}

void EditorTabsModel::add(const QString& title, const QString& path, const QString& text,
                          bool modified) {
    beginInsertRows({}, count(), count());
    m_documents.push_back(new EditorDocument(title, path, text, modified, m_theme, this));
    m_documents.back()->setWorkspaceNames(m_workspaceNames);
    connect(m_documents.back(), &EditorDocument::pathChanged, this, &EditorTabsModel::tellLabels);
    endInsertRows();
    tellLabels();
    Q_EMIT countChanged();
    setCurrentIndex(count() - 1);
}

void EditorTabsModel::newDocument() {
    ++m_untitled;
    add(m_untitled == 1 ? QStringLiteral("untitled.m")
                        : QStringLiteral("untitled%1.m").arg(m_untitled),
        {}, {});
}

QString EditorTabsModel::open(const QString& path) {
    const QString absolute = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    for (int i = 0; i < count(); ++i) {
        if (m_documents[static_cast<std::size_t>(i)]->path() != absolute) continue;
        setCurrentIndex(i);
        return {};
    }
    TextFile file;
    QString text;
    if (QString failure = file.read(absolute, text); !failure.isEmpty()) return failure;
    add(QFileInfo(absolute).fileName(), absolute, text);
    m_documents.back()->setFile(file);
    giveWayToFirst();
    return {};
}

QStringList EditorTabsModel::lookAtFiles() {
    QStringList titles;
    for (EditorDocument* document : m_documents) {
        if (document->lookAtFile()) titles << document->title();
    }
    return titles;
}

QString EditorTabsModel::openOrBegin(const QString& path) {
    const QString absolute = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    const bool open = std::any_of(m_documents.begin(), m_documents.end(),
                                  [&](const auto* d) { return d->path() == absolute; });
    if (open || QFileInfo::exists(absolute)) return this->open(absolute);
    add(QFileInfo(absolute).fileName(), absolute, {}, true);
    giveWayToFirst();
    return {};
}

void EditorTabsModel::setWorkspaceNames(const QSet<QString>& names) {
    m_workspaceNames = names;
    for (EditorDocument* document : m_documents)
        document->setWorkspaceNames(names);
}

/// The empty text of a fresh start gives way to the first file.
void EditorTabsModel::giveWayToFirst() {
    EditorDocument* first = m_documents.front();
    if (count() == 2 && first->path().isEmpty() && !first->modified() && first->text().isEmpty())
        close(0);
}

QString EditorTabsModel::openCopy(const QString& path) {
    const QString title = QFileInfo(path).fileName();
    for (int i = 0; i < count(); ++i) {
        const EditorDocument* document = at(i);
        if (!document->path().isEmpty() || document->title() != title) continue;
        setCurrentIndex(i);
        return {};
    }
    QString text;
    if (QString failure = TextFile().read(path, text); !failure.isEmpty()) return failure;
    add(title, {}, text);
    giveWayToFirst();
    return {};
}

void EditorTabsModel::restore(const QString& title, const QString& path, const QString& text,
                              const QStringList& pins) {
    add(title, path, text, true);
    if (TextFile file; !path.isEmpty()) {
        // Its form; what it says now is not what was changed.
        QString there;
        (void)file.read(path, there);
        current()->setFile(file);
    }
    // Those of a file come with its path.
    if (path.isEmpty()) current()->pins()->restore(pins);
}

int EditorTabsModel::nextModified(int from) const {
    for (int i = from; i < count(); ++i) {
        if (isModified(i)) return i;
    }
    return -1;
}

bool EditorTabsModel::needsName() const {
    return current() && current()->path().isEmpty();
}

QString EditorTabsModel::save() {
    EditorDocument* document = current();
    return document ? document->save(document->path()) : QString();
}

QString EditorTabsModel::saveAs(const QUrl& url) {
    QString path = url.toLocalFile();
    if (QFileInfo(path).suffix().isEmpty()) path += QStringLiteral(".m");
    return current() ? current()->save(path) : QString();
}

void EditorTabsModel::close(int index) {
    if (index < 0 || index >= count()) return;
    beginRemoveRows({}, index, index);
    EditorDocument* closed = m_documents[static_cast<std::size_t>(index)];
    m_documents.erase(m_documents.begin() + index);
    endRemoveRows();
    closed->deleteLater();
    tellLabels();
    if (m_current >= index) m_current = std::max(m_current - 1, count() > 0 ? 0 : -1);
    Q_EMIT countChanged();
    Q_EMIT currentChanged();
}

void EditorTabsModel::step(int by) {
    if (count() > 1) setCurrentIndex((m_current + by + count()) % count());
}

bool EditorTabsModel::isModified(int index) const {
    return index >= 0 && index < count() &&
           m_documents[static_cast<std::size_t>(index)]->modified();
}

void EditorTabsModel::setCurrentIndex(int index) {
    if (index == m_current || index < -1 || index >= count()) return;
    m_current = index;
    Q_EMIT currentChanged();
}

EditorDocument* EditorTabsModel::current() const {
    return m_current < 0 ? nullptr : m_documents[static_cast<std::size_t>(m_current)];
}

EditorDocument* EditorTabsModel::bySource(const QString& source) const {
    for (EditorDocument* document : m_documents) {
        if (document->source() == source) return document;
    }
    return nullptr;
}

void EditorTabsModel::makeCurrent(const EditorDocument* document) {
    const auto at = std::find(m_documents.begin(), m_documents.end(), document);
    if (at != m_documents.end()) setCurrentIndex(static_cast<int>(at - m_documents.begin()));
}

int EditorTabsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant EditorTabsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= count()) return {};
    EditorDocument* document = m_documents[static_cast<std::size_t>(index.row())];
    if (role == LabelRole) return labelOf(*document);
    return QVariant::fromValue(document);
}

QString EditorTabsModel::labelOf(const EditorDocument& document) const {
    const QString title = document.title();
    const bool shared = std::any_of(m_documents.begin(), m_documents.end(), [&](const auto* other) {
        return other != &document && other->title() == title;
    });
    if (!shared) return title;
    const QString folder =
        document.path().isEmpty() ? tr("not saved") : QFileInfo(document.path()).dir().dirName();
    return QStringLiteral("%1 – %2").arg(title, folder);
}

void EditorTabsModel::tellLabels() {
    if (count() > 0) Q_EMIT dataChanged(index(0), index(count() - 1), {LabelRole});
}

QHash<int, QByteArray> EditorTabsModel::roleNames() const {
    return {{DocumentRole, "document"}, {LabelRole, "label"}};
}

} // namespace vitrine::app

#include "moc_editor_tabs_model.cpp"
