// SPDX-License-Identifier: Apache-2.0
#pragma once
// A window for each panel that was popped out, on the same device as the main one. Closing it puts
// the panel back. Interface thread.
#include <map>
#include <memory>
#include <QObject>
#include <qqmlregistration.h>
#include <QQuickItem>
#include <QQuickWindow>

namespace vitrine::app {

class Graphics;
class Theme;
class WindowLayout;

class PanelWindows : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")

public:
    PanelWindows(WindowLayout& layout, Theme& theme, const Graphics& graphics);
    ~PanelWindows() override;

    /// Where the panel stands in its window, which is made for it.
    [[nodiscard]] Q_INVOKABLE QQuickItem* room(const QString& panel);
    /// Null where the panel has none.
    [[nodiscard]] QQuickWindow* windowOf(const QString& panel) const;
    /// The panel that has the keyboard, or "".
    [[nodiscard]] Q_INVOKABLE QString focused() const;
    /// Gives the keyboard to what a panel shows: a text or a list before its buttons.
    static void focus(const QString& panel);
    /// Before the scene whose panels stand in them goes.
    void closeAll();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();

    WindowLayout& m_layout;
    Theme& m_theme;
    const Graphics& m_graphics;
    std::map<QString, std::unique_ptr<QQuickWindow>> m_windows;
};

} // namespace vitrine::app
