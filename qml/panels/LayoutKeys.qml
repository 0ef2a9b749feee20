// SPDX-License-Identifier: Apache-2.0
// The keys that change what the window shows.
import QtQuick
import Vitrine

Item {
    Shortcut { context: Qt.ApplicationShortcut; sequence: "F6"; onActivated: Workbench.layout.switchMode() }
    Shortcut { context: Qt.ApplicationShortcut; sequence: "Ctrl+M"; onActivated: Workbench.layout.enlarge(Workbench.panelWindows.focused()) }
    Shortcut { context: Qt.ApplicationShortcut; sequence: "F8"; onActivated: Workbench.guide.next() }
    Shortcut { context: Qt.ApplicationShortcut; sequence: "Shift+F8"; onActivated: Workbench.guide.previous() }
}
