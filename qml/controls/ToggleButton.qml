// SPDX-License-Identifier: Apache-2.0
// A small button with a text that is on or off.
import QtQuick
import QtQuick.Controls
import Vitrine

AbstractButton {
    id: button
    property string tip
    // That does the same: its keys stand in the tip.
    property string command
    readonly property string keys: command ? Workbench.commands.of(command).keysText : ""
    property bool mono: true
    implicitHeight: 26 * Theme.unit
    implicitWidth: Math.max(30, implicitContentWidth + 12 * Theme.unit)
    focusPolicy: Qt.TabFocus
    Accessible.name: tip
    Accessible.role: Accessible.CheckBox
    Accessible.checked: checked
    Accessible.onPressAction: clicked()
    contentItem: Text {
        text: button.text
        color: button.checked ? Theme.text : Theme.muted
        font.family: button.mono ? Theme.codeFamily : Theme.textFamily
        font.preferShaping: false
        font.pixelSize: Theme.textSize
        font.bold: button.checked
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
    background: Rectangle {
        radius: 4
        color: button.checked ? Theme.selection : button.hovered ? Theme.hover : "transparent"
        border.color: button.visualFocus || button.checked ? Theme.accent : Theme.border
    }
    Hint {
        visible: button.hovered
        text: button.keys ? button.tip + "  (" + button.keys + ")" : button.tip
    }
}
