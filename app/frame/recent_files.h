// SPDX-License-Identifier: Apache-2.0
#pragma once
// The files that were open last, newest first, kept between starts. Interface thread.
#include <QObject>
#include <qqmlregistration.h>
#include <QStringList>

namespace vitrine::app {

class AppSettings;

class RecentFiles : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")
    /// Paths; of a file that has gone, too.
    Q_PROPERTY(QList<QString> paths READ paths NOTIFY changed)

public:
    static constexpr qsizetype kMost = 15;

    explicit RecentFiles(AppSettings& settings, QObject* parent = nullptr);
    [[nodiscard]] const QStringList& paths() const { return m_paths; }
    void add(const QString& path);
    void remove(const QString& path);

Q_SIGNALS:
    void changed();

private:
    void keep();

    AppSettings& m_settings;
    QStringList m_paths;
};

} // namespace vitrine::app
