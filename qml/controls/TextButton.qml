// SPDX-License-Identifier: Apache-2.0
// A button with a text and, if wanted, an icon before it.
import QtQuick
import QtQuick.Controls
import Vitrine

AbstractButton {
    id: button
    property string icon_
    property bool prominent: false
    property color tint: prominent ? Theme.onAccent : Theme.text
    implicitHeight: 28 * Theme.unit
    implicitWidth: implicitContentWidth + 24
    horizontalPadding: 12
    focusPolicy: Qt.TabFocus
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    opacity: enabled ? 1 : 0.45
    Accessible.name: text
    Accessible.role: Accessible.Button
    Accessible.onPressAction: clicked()
    contentItem: Row {
        spacing: 7
        IconItem {
            visible: button.icon_.length > 0
            anchors.verticalCenter: parent.verticalCenter
            width: 14 * Theme.unit
            height: 14 * Theme.unit
            name: button.icon_
            color: button.tint
        }
        Text {
            anchors.verticalCenter: parent.verticalCenter
            text: button.text
            color: button.tint
            font.family: Theme.textFamily
            font.pixelSize: Theme.textSize
            font.bold: button.prominent
        }
    }
    background: Rectangle {
        radius: 5
        color: button.prominent ? (button.down ? Qt.darker(Theme.accent, 1.15) : Theme.accent)
             : button.down ? Theme.pressed : button.hovered ? Theme.hover : Theme.header
        border.color: button.visualFocus ? Theme.text : button.prominent ? "transparent" : Theme.border
    }
}
