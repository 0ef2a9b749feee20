// SPDX-License-Identifier: Apache-2.0
#include "editor/file_watch.h"

#include <QFileInfo>
#include <QGuiApplication>

namespace vitrine::app {
namespace {

constexpr int kWritten = 100; ///< ms in which a file that is being written becomes whole

} // namespace

FileWatch::FileWatch(EditorTabsModel& tabs) : m_tabs(tabs) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(kWritten);
    connect(&m_soon, &QTimer::timeout, this, &FileWatch::look);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_soon, qOverload<>(&QTimer::start));
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_soon,
            qOverload<>(&QTimer::start));
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this,
            [this](Qt::ApplicationState state) {
                if (state == Qt::ApplicationActive) m_soon.start();
            });
    connect(&tabs, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex&, int first, int last) {
                for (int i = first; i <= last; ++i)
                    connect(m_tabs.at(i), &EditorDocument::pathChanged, this, &FileWatch::follow);
                follow();
            });
    connect(&tabs, &QAbstractItemModel::rowsRemoved, this, &FileWatch::follow);
}

/// A file that was replaced, as editors do when they save, is another one to the file system. For
/// one that is gone its folder is watched, in which it may come back. What cannot be read cannot be
/// watched, and Qt would say so in the log.
void FileWatch::follow() {
    QStringList wanted;
    for (int i = 0; i < m_tabs.count(); ++i) {
        const QString path = m_tabs.at(i)->path();
        if (path.isEmpty()) continue;
        const QFileInfo file(path), folder(file.path());
        const QString watched = file.isFile()    ? path
                                : folder.isDir() ? folder.filePath()
                                                 : QString();
        const bool readable = file.isFile() ? file.isReadable() : folder.isReadable();
        if (!watched.isEmpty() && readable && !wanted.contains(watched)) wanted << watched;
    }
    const QStringList known = m_watcher.files() + m_watcher.directories();
    QStringList gone = known;
    gone.removeIf([&](const QString& path) { return wanted.contains(path); });
    if (!gone.isEmpty()) m_watcher.removePaths(gone);
    wanted.removeIf([&](const QString& path) { return known.contains(path); });
    if (!wanted.isEmpty()) m_watcher.addPaths(wanted);
}

void FileWatch::look() {
    const QStringList titles = m_tabs.lookAtFiles();
    follow();
    if (!titles.isEmpty()) Q_EMIT readAgain(titles);
}

} // namespace vitrine::app

#include "moc_file_watch.cpp"
