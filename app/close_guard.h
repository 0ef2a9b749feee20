// SPDX-License-Identifier: Apache-2.0
#pragma once
// Stands between a window and its end: while there are unsaved texts a wish to close becomes a
// question, whoever wished it (the window system, the user, or exit in a script). Interface thread.
#include <QObject>

class QQuickWindow;

namespace vitrine::app {

class Workbench;

class CloseGuard : public QObject {
public:
    CloseGuard(QQuickWindow& window, Workbench& workbench);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    Workbench& m_workbench;
};

} // namespace vitrine::app
