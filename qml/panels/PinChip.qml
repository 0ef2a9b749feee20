// SPDX-License-Identifier: Apache-2.0
// A pin that holds; pressed, it is removed.
import QtQuick
import QtQuick.Controls
import Vitrine

AbstractButton {
    id: chip
    required property pinFact pin
    implicitHeight: 24 * Theme.unit
    implicitWidth: implicitContentWidth + 14
    horizontalPadding: 7
    focusPolicy: Qt.TabFocus
    Keys.onDeletePressed: clicked()
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Remove the pin of %1: %2").arg(pin.place).arg(pin.text)
    Accessible.onPressAction: clicked()
    contentItem: Row {
        spacing: 5
        IconItem {
            anchors.verticalCenter: parent.verticalCenter
            width: 12
            height: 12
            name: "pin"
            color: chip.pin.side === "gpu" ? Theme.gpu : chip.pin.side === "cpu" ? Theme.cpu : Theme.muted
        }
        Text {
            anchors.verticalCenter: parent.verticalCenter
            text: chip.pin.text
            color: Theme.text
            font.family: Theme.textFamily
            font.pixelSize: Theme.smallSize
        }
        IconItem {
            anchors.verticalCenter: parent.verticalCenter
            width: 9
            height: 9
            name: "close"
            color: Theme.muted
        }
    }
    background: Rectangle {
        radius: 12
        color: chip.hovered ? Theme.hover : Theme.header
        border.color: chip.visualFocus ? Theme.accent : Theme.border
    }
    Hint {
        visible: chip.hovered
        text: qsTr("Remove this pin")
    }
}
