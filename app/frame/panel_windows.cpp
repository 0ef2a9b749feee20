// SPDX-License-Identifier: Apache-2.0
#include <vulkan/vulkan.h>

#include "frame/panel_windows.h"

#include "frame/window_layout.h"
#include "theme.h"
#include "vulkan/graphics.h"

#include <QGuiApplication>

namespace vitrine::app {
namespace {

constexpr QSize kFirstSize(820, 620);
constexpr QSize kLeastSize(320, 200);
const QString kPanelPrefix = QStringLiteral("panel:"); ///< before the name of a PanelFrame

} // namespace

PanelWindows::PanelWindows(WindowLayout& layout, Theme& theme, const Graphics& graphics)
    : m_layout(layout), m_theme(theme), m_graphics(graphics) {
    // What the panels bind to this moment comes first: they leave a window before it goes.
    connect(
        &m_layout, &WindowLayout::changed, this, [this] { follow(); }, Qt::QueuedConnection);
    connect(&m_theme, &Theme::changed, this, [this] {
        for (const auto& [panel, window] : m_windows)
            window->setColor(m_theme.color("window"));
    });
}

PanelWindows::~PanelWindows() = default;

QQuickItem* PanelWindows::room(const QString& panel) {
    std::unique_ptr<QQuickWindow>& window = m_windows[panel];
    if (!window) {
        window = std::make_unique<QQuickWindow>();
        // The device is shared: what it draws with is the same in each window.
        const_cast<Graphics&>(m_graphics).prepareWindow(*window);
        window->setColor(m_theme.color("window"));
        window->setTitle(tr("%1 – Vitrine").arg(m_layout.titleOf(panel)));
        window->resize(kFirstSize);
        window->setMinimumSize(kLeastSize);
        window->installEventFilter(this);
        window->show();
    }
    return window->contentItem();
}

QQuickWindow* PanelWindows::windowOf(const QString& panel) const {
    const auto found = m_windows.find(panel);
    return found == m_windows.end() ? nullptr : found->second.get();
}

QString PanelWindows::focused() const {
    const auto* window = qobject_cast<QQuickWindow*>(QGuiApplication::focusWindow());
    const QQuickItem* item = window ? window->activeFocusItem() : nullptr;
    for (; item; item = item->parentItem()) {
        if (item->objectName().startsWith(kPanelPrefix))
            return item->objectName().mid(kPanelPrefix.size());
    }
    return {};
}

namespace {

QQuickItem* itemNamed(QQuickItem* root, const QString& name) {
    if (root->objectName() == name && root->isVisible()) return root;
    for (QQuickItem* child : root->childItems()) {
        if (QQuickItem* found = itemNamed(child, name)) return found;
    }
    return nullptr;
}

enum class KeyTaker { Text, Other, Button };

/// The first one of a kind that takes keys.
QQuickItem* keyTaker(QQuickItem* item, KeyTaker kind) {
    if (!item->isVisible() || !item->isEnabled()) return nullptr;
    const bool isText = item->inherits("QQuickTextEdit") && !item->property("readOnly").toBool();
    const bool isButton = item->inherits("QQuickAbstractButton");
    const KeyTaker own = isText ? KeyTaker::Text : isButton ? KeyTaker::Button : KeyTaker::Other;
    if (own == kind && (isText || item->activeFocusOnTab())) return item;
    for (QQuickItem* child : item->childItems()) {
        if (QQuickItem* found = keyTaker(child, kind)) return found;
    }
    return nullptr;
}

} // namespace

void PanelWindows::focus(const QString& panel) {
    for (QWindow* window : QGuiApplication::topLevelWindows()) {
        auto* scene = qobject_cast<QQuickWindow*>(window);
        QQuickItem* item = scene && scene->isVisible()
                               ? itemNamed(scene->contentItem(), kPanelPrefix + panel)
                               : nullptr;
        if (!item) continue;
        scene->requestActivate();
        for (const KeyTaker kind : {KeyTaker::Text, KeyTaker::Other, KeyTaker::Button}) {
            QQuickItem* taker = keyTaker(item, kind);
            if (taker) return taker->forceActiveFocus(Qt::ShortcutFocusReason);
        }
        return;
    }
}

void PanelWindows::closeAll() {
    m_windows.clear();
}

bool PanelWindows::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Close) {
        for (const auto& [panel, window] : m_windows) {
            if (window.get() != watched) continue;
            event->ignore(); // it goes when the panel has left it
            m_layout.dock(QString(panel));
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

void PanelWindows::follow() {
    for (auto it = m_windows.begin(); it != m_windows.end();) {
        const bool stays = m_layout.popped().contains(it->first);
        it = stays ? std::next(it) : m_windows.erase(it);
    }
}

} // namespace vitrine::app

#include "moc_panel_windows.cpp"
