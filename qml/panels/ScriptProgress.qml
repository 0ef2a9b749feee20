// SPDX-License-Identifier: Apache-2.0
// How far something has come, from 0 to 1.
import QtQuick
import Vitrine

Item {
    id: bar
    required property double fraction
    implicitHeight: 18
    Accessible.role: Accessible.ProgressBar
    Accessible.name: percent.text
    Rectangle {
        id: groove
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - 48
        height: 8
        radius: 4
        color: Theme.field
        border.color: Theme.border
        Rectangle {
            objectName: "scriptProgress"
            width: Math.round(groove.width * bar.fraction)
            height: groove.height
            radius: 4
            color: Theme.accent
        }
    }
    Text {
        id: percent
        objectName: "scriptPercent"
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        text: Math.round(bar.fraction * 100) + " %"
        color: Theme.muted
        font.family: Theme.textFamily
        font.pixelSize: Theme.textSize
    }
}
