// SPDX-License-Identifier: Apache-2.0
#pragma once
// The QML scene in a window: the same for the screen, for pictures without a screen, and for tests.
// Interface thread.
#include "caret_rest.h"

#include <memory>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>

namespace vitrine::app {

class WindowTitle;
class Workbench;

class Scene {
public:
    /// The window must outlive the scene.
    Scene(QQuickWindow& window, Workbench& workbench);
    ~Scene();

    [[nodiscard]] bool ready() const { return m_root != nullptr; }
    /// Why it is not.
    [[nodiscard]] const QString& failure() const { return m_failure; }
    [[nodiscard]] QQuickItem* root() const { return m_root.get(); }
    [[nodiscard]] CaretRest& caretRest() { return m_caretRest; }

private:
    CaretRest m_caretRest;
    QQmlEngine m_qml;
    std::unique_ptr<WindowTitle> m_title;
    std::unique_ptr<QQuickItem> m_root;
    QString m_failure;
};

} // namespace vitrine::app
