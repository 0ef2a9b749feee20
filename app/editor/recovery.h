// SPDX-License-Identifier: Apache-2.0
#pragma once
// Keeps copies of unsaved texts on disk, so that a crash loses two seconds of typing at most. Each
// running program has a folder with a lock in it; a folder whose program is gone is restored at the
// next start. Interface thread.
#include "editor/editor_tabs_model.h"

#include <QHash>
#include <QLockFile>
#include <QTimer>

namespace vitrine::app {

class Recovery : public QObject {
    Q_OBJECT

public:
    /// Copies go to a new folder below `root`.
    Recovery(EditorTabsModel& tabs, QString root, QObject* parent = nullptr);
    /// An orderly end: what is unsaved then, the user chose to lose.
    ~Recovery() override;

    /// Opens what programs that are gone left unsaved; returns how many texts that were.
    int restore();
    [[nodiscard]] static QString standardRoot();

private:
    void watch(int first, int last);
    void write();

    EditorTabsModel& m_tabs;
    QString m_root, m_folder;
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_timer;
    QHash<const EditorDocument*, QString> m_files;
    int m_nextFile = 0;
};

} // namespace vitrine::app
