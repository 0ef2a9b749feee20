// SPDX-License-Identifier: Apache-2.0
#include "frame/folder_model.h"

#include "format.h"

#include <QDateTime>
#include <QDir>

namespace vitrine::app {
namespace {

constexpr int kReadDelay = 150; ///< ms

QString changeText(const QDateTime& when) {
    const bool today = when.date() == QDate::currentDate();
    return when.toString(today ? QStringLiteral("HH:mm") : QStringLiteral("yyyy-MM-dd"));
}

} // namespace

FolderModel::FolderModel(QObject* parent)
    : RecordModel({QStringLiteral("path"), QStringLiteral("name"), QStringLiteral("size"),
                   QStringLiteral("changed")},
                  parent) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(kReadDelay);
    connect(&m_soon, &QTimer::timeout, this, &FolderModel::read);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_soon,
            qOverload<>(&QTimer::start));
}

void FolderModel::show(const QString& path) {
    // A current folder that another program has removed has no path any more.
    if (!path.isEmpty()) m_path = path;
    read();
}

/// What cannot be read cannot be watched, and Qt would say so in the log.
void FolderModel::watch() {
    const QFileInfo folder(m_path);
    QStringList gone = m_watcher.directories();
    const bool known = gone.removeAll(m_path) > 0;
    if (!gone.isEmpty()) m_watcher.removePaths(gone);
    if (!known && !m_path.isEmpty() && folder.isDir() && folder.isReadable())
        m_watcher.addPath(m_path);
}

void FolderModel::read() {
    watch();
    const QDir folder(m_path);
    QVector<Record> records;
    m_remark.clear();
    if (!folder.exists()) {
        m_remark = tr("This folder is not there any more.");
    } else if (!folder.isReadable()) {
        m_remark = tr("This folder cannot be read.");
    } else {
        QFileInfoList entries =
            folder.entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot,
                                 QDir::DirsFirst | QDir::Name | QDir::IgnoreCase);
        if (entries.size() > kMost) {
            m_remark = tr("The first %1 of %2 are shown.").arg(kMost).arg(entries.size());
            entries.resize(kMost);
        }
        for (const QFileInfo& entry : entries) {
            const bool isFolder = entry.isDir();
            records.append({entry.filePath(),
                            isFolder ? entry.fileName() + QLatin1Char('/') : entry.fileName(),
                            isFolder ? QString() : bytesText(static_cast<uint64_t>(entry.size())),
                            changeText(entry.lastModified())});
        }
    }
    setRecords(std::move(records));
    Q_EMIT pathChanged();
}

QString FolderModel::above() const {
    QDir folder(m_path);
    return folder.cdUp() ? folder.path() : m_path;
}

bool FolderModel::isFolder(const QString& path) const {
    return QFileInfo(path).isDir();
}

} // namespace vitrine::app

#include "moc_folder_model.cpp"
