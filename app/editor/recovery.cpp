// SPDX-License-Identifier: Apache-2.0
#include "editor/recovery.h"

#include "session/program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QUuid>

namespace vitrine::app {
namespace {

constexpr int kWriteDelay = 2000; ///< ms from a change to its copy
const auto kLock = QStringLiteral("lock");
const auto kCopies = QStringLiteral("*.json");

} // namespace

Recovery::Recovery(EditorTabsModel& tabs, QString root, QObject* parent)
    : QObject(parent), m_tabs(tabs), m_root(std::move(root)) {
    m_folder = m_root + QLatin1Char('/') + QUuid::createUuid().toString(QUuid::WithoutBraces);
    m_timer.setSingleShot(true);
    m_timer.setInterval(kWriteDelay);
    connect(&m_timer, &QTimer::timeout, this, &Recovery::write);
    connect(&tabs, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex&, int first, int last) { watch(first, last); });
    connect(&tabs, &QAbstractItemModel::rowsRemoved, &m_timer, qOverload<>(&QTimer::start));
    watch(0, tabs.count() - 1);
}

Recovery::~Recovery() {
    if (!m_lock) return;
    m_lock->unlock();
    QDir(m_folder).removeRecursively();
}

QString Recovery::standardRoot() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/recovery");
}

void Recovery::watch(int first, int last) {
    // The timer is not started anew by each key: who types without a pause is saved, too.
    const auto soon = [this] {
        if (!m_timer.isActive()) m_timer.start();
    };
    for (int i = first; i <= last; ++i) {
        connect(m_tabs.at(i), &EditorDocument::textEdited, this, soon);
        connect(m_tabs.at(i), &EditorDocument::modifiedChanged, this, soon);
        connect(m_tabs.at(i)->pins(), &LinePins::changed, this, soon);
    }
}

void Recovery::write() {
    QHash<const EditorDocument*, QString> kept;
    for (int i = 0; i < m_tabs.count(); ++i) {
        const EditorDocument* document = m_tabs.at(i);
        if (!document->modified()) continue;
        if (!m_lock) {
            if (!QDir().mkpath(m_folder)) return;
            m_lock = std::make_unique<QLockFile>(QDir(m_folder).filePath(kLock));
            m_lock->setStaleLockTime(0);
            m_lock->tryLock(0);
        }
        QString name = m_files.value(document);
        if (name.isEmpty()) name = QStringLiteral("%1.json").arg(m_nextFile++);
        const QJsonObject copy{
            {QStringLiteral("title"), document->title()},
            {QStringLiteral("path"), document->path()},
            {QStringLiteral("text"), document->text()},
            {QStringLiteral("pins"), QJsonArray::fromStringList(document->pins()->saved())}};
        // What cannot be written leaves the copy before it, which is better than none.
        (void)writeWholeFile(QDir(m_folder).filePath(name).toStdString(),
                             QJsonDocument(copy).toJson().toStdString());
        kept.insert(document, name);
    }
    for (auto it = m_files.cbegin(); it != m_files.cend(); ++it) {
        if (!kept.contains(it.key())) QFile::remove(QDir(m_folder).filePath(it.value()));
    }
    m_files = kept;
}

int Recovery::restore() {
    int count = 0;
    const QDir root(m_root);
    for (const QString& name : root.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QDir folder(root.filePath(name));
        if (folder.path() == m_folder) continue;
        QLockFile lock(folder.filePath(kLock));
        lock.setStaleLockTime(0);
        if (!lock.tryLock(0)) continue; // its program still runs
        for (const QString& entry : folder.entryList({kCopies}, QDir::Files)) {
            QFile file(folder.filePath(entry));
            if (!file.open(QIODevice::ReadOnly)) continue;
            const QJsonObject copy = QJsonDocument::fromJson(file.readAll()).object();
            if (!copy.contains(QStringLiteral("text"))) continue;
            m_tabs.restore(copy.value(QStringLiteral("title")).toString(),
                           copy.value(QStringLiteral("path")).toString(),
                           copy.value(QStringLiteral("text")).toString(),
                           copy.value(QStringLiteral("pins")).toVariant().toStringList());
            ++count;
        }
        // The texts are in tabs again; they must be on disk again before the old copies go.
        write();
        lock.unlock();
        folder.removeRecursively();
    }
    return count;
}

} // namespace vitrine::app

#include "moc_recovery.cpp"
