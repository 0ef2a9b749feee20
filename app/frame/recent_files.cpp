// SPDX-License-Identifier: Apache-2.0
#include "frame/recent_files.h"

#include "app_settings.h"

#include <QFileInfo>

namespace vitrine::app {
namespace {

constexpr const char* kKey = "files/recent";

} // namespace

RecentFiles::RecentFiles(AppSettings& settings, QObject* parent)
    : QObject(parent), m_settings(settings),
      m_paths(settings.value(QString::fromLatin1(kKey), QStringList()).toStringList()) {
    m_paths.removeIf([](const QString& path) { return !QFileInfo(path).isAbsolute(); });
    m_paths.removeDuplicates();
    if (m_paths.size() > kMost) m_paths.resize(kMost);
}

void RecentFiles::add(const QString& path) {
    if (path.isEmpty() || (!m_paths.isEmpty() && m_paths.first() == path)) return;
    m_paths.removeAll(path);
    m_paths.prepend(path);
    if (m_paths.size() > kMost) m_paths.resize(kMost);
    keep();
}

void RecentFiles::remove(const QString& path) {
    if (m_paths.removeAll(path) > 0) keep();
}

void RecentFiles::keep() {
    m_settings.setValue(QString::fromLatin1(kKey), m_paths.isEmpty() ? QVariant() : m_paths);
    Q_EMIT changed();
}

} // namespace vitrine::app

#include "moc_recent_files.cpp"
