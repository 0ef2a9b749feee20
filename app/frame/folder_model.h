// SPDX-License-Identifier: Apache-2.0
#pragma once
// The current folder, in which scripts look for files first: folders, then files. It follows `cd`,
// and what comes into the folder or leaves it. Interface thread.
#include "models/record_model.h"

#include <QFileSystemWatcher>
#include <QTimer>

namespace vitrine::app {

/// Base class named in full for the list of types that QML tools read.
class FolderModel : public vitrine::app::RecordModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")
    Q_PROPERTY(QString path READ path NOTIFY pathChanged)
    /// More is there than is listed; or why it could not be read; or "".
    Q_PROPERTY(QString remark READ remark NOTIFY pathChanged)

public:
    static constexpr int kMost = 2000;

    explicit FolderModel(QObject* parent = nullptr);
    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] const QString& remark() const { return m_remark; }
    /// Shows a folder; the same one is read again.
    void show(const QString& path);
    [[nodiscard]] Q_INVOKABLE QString above() const;
    [[nodiscard]] Q_INVOKABLE bool isFolder(const QString& path) const;

Q_SIGNALS:
    void pathChanged();

private:
    void read();
    void watch();

    QString m_path, m_remark;
    QFileSystemWatcher m_watcher;
    QTimer m_soon; ///< many files that come at once are read once
};

} // namespace vitrine::app
