// SPDX-License-Identifier: Apache-2.0
#pragma once
// Looks at the files of the open texts when another program has written them, or may have: when
// the file system says so, and when the window gets the keyboard back. Interface thread.
#include "editor/editor_tabs_model.h"

#include <QFileSystemWatcher>
#include <QTimer>

namespace vitrine::app {

class FileWatch : public QObject {
    Q_OBJECT

public:
    explicit FileWatch(EditorTabsModel& tabs);

Q_SIGNALS:
    /// Texts without changes of their own have what stands in their files now.
    void readAgain(const QStringList& titles);

private:
    void follow();
    void look();

    EditorTabsModel& m_tabs;
    QFileSystemWatcher m_watcher;
    QTimer m_soon;
};

} // namespace vitrine::app
