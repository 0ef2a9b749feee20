// SPDX-License-Identifier: Apache-2.0
#include "close_guard.h"

#include "workbench.h"

#include <QEvent>
#include <QQuickWindow>

namespace vitrine::app {

CloseGuard::CloseGuard(QQuickWindow& window, Workbench& workbench) : m_workbench(workbench) {
    window.installEventFilter(this);
    // Not from within the handler of the run's end, which may still have work to do.
    connect(&workbench, &Workbench::exitRequested, &window, &QWindow::close, Qt::QueuedConnection);
}

bool CloseGuard::eventFilter(QObject*, QEvent* event) {
    if (event->type() != QEvent::Close || m_workbench.mayClose()) return false;
    event->ignore();
    Q_EMIT m_workbench.unsavedAtClose();
    return true;
}

} // namespace vitrine::app
