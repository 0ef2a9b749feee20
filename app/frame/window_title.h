// SPDX-License-Identifier: Apache-2.0
#pragma once
// The window's title says which text is shown, and whether it has changes that are not saved.
// Interface thread.
#include "editor/editor_tabs_model.h"

#include <QQuickWindow>

namespace vitrine::app {

class WindowTitle : public QObject {
    Q_OBJECT

public:
    WindowTitle(QQuickWindow& window, const EditorTabsModel& tabs);

private:
    void follow();
    void tell();

    QQuickWindow& m_window;
    const EditorTabsModel& m_tabs;
    QMetaObject::Connection m_modified, m_path;
};

} // namespace vitrine::app
