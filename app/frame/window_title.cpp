// SPDX-License-Identifier: Apache-2.0
#include "frame/window_title.h"

namespace vitrine::app {

WindowTitle::WindowTitle(QQuickWindow& window, const EditorTabsModel& tabs)
    : m_window(window), m_tabs(tabs) {
    connect(&tabs, &EditorTabsModel::currentChanged, this, &WindowTitle::follow);
    follow();
}

void WindowTitle::follow() {
    disconnect(m_modified);
    disconnect(m_path);
    if (const EditorDocument* text = m_tabs.current()) {
        m_modified = connect(text, &EditorDocument::modifiedChanged, this, &WindowTitle::tell);
        m_path = connect(text, &EditorDocument::pathChanged, this, &WindowTitle::tell);
    }
    tell();
}

void WindowTitle::tell() {
    const QString program = QStringLiteral("Vitrine");
    const EditorDocument* text = m_tabs.current();
    if (!text) return m_window.setTitle(program);
    const QString mark = text->modified() ? QStringLiteral("• ") : QString();
    m_window.setTitle(QStringLiteral("%1%2 – %3").arg(mark, text->title(), program));
}

} // namespace vitrine::app

#include "moc_window_title.cpp"
