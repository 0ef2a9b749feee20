// SPDX-License-Identifier: Apache-2.0
#pragma once
// Which files are open, where their carets stand and which is shown: kept in a file of its own, so
// that the next start goes on there. Texts without a file are Recovery's. Interface thread.
#include "editor/editor_tabs_model.h"

#include <QTimer>

namespace vitrine::app {

class OpenTexts : public QObject {
    Q_OBJECT

public:
    OpenTexts(EditorTabsModel& tabs, QString file, QObject* parent = nullptr);
    /// Opens what was open; files that have gone are left out. A file that cannot be read is set
    /// aside: what is said of it, or "".
    [[nodiscard]] QString restore();
    /// Now; it is also written soon after texts were opened, closed or moved in.
    void write();
    [[nodiscard]] static QString standardFile();

private:
    void watch(int first, int last);

    EditorTabsModel& m_tabs;
    QString m_file;
    QTimer m_timer;
};

} // namespace vitrine::app
