// SPDX-License-Identifier: Apache-2.0
// A button with an icon; its text is for the tool tip and for screen readers.
import QtQuick
import QtQuick.Controls
import Vitrine

AbstractButton {
    id: button
    required property string icon_
    property string shortcutText
    // Its menu is open: no tool tip lies over that.
    property bool quiet: false
    property color tint: Theme.text
    implicitWidth: 28 * Theme.unit
    implicitHeight: 26 * Theme.unit
    focusPolicy: Qt.TabFocus
    Accessible.name: text
    Accessible.role: Accessible.Button
    Accessible.onPressAction: clicked()
    contentItem: Item {
        IconItem {
            anchors.centerIn: parent
            width: 16 * Theme.unit
            height: 16 * Theme.unit
            name: button.icon_
            color: button.enabled ? button.tint : Theme.border
        }
    }
    background: Rectangle {
        radius: 4
        color: button.down || button.checked ? Theme.pressed
             : button.hovered && button.enabled ? Theme.hover : "transparent"
        border.color: button.visualFocus ? Theme.accent : "transparent"
    }
    Hint {
        visible: button.hovered && !button.quiet
        text: button.shortcutText ? button.text + "  (" + button.shortcutText + ")" : button.text
    }
}
