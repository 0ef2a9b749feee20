// SPDX-License-Identifier: Apache-2.0
// The number or name of a row or column of the variable viewer.
import QtQuick
import Vitrine

Rectangle {
    id: name
    required property int row
    required property int column
    required property string display
    property bool chosen: false
    implicitWidth: 74
    implicitHeight: Theme.rowHeight
    color: chosen ? Theme.selectedRow : Theme.header
    border.color: Theme.border
    border.width: 0
    Text {
        anchors.fill: parent
        leftPadding: 6
        rightPadding: 6
        text: name.display
        color: name.chosen ? Theme.text : Theme.muted
        font.family: Theme.textFamily
        font.pixelSize: Theme.smallSize
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.border
    }
    Rectangle {
        anchors.right: parent.right
        width: 1
        height: parent.height
        color: Theme.border
    }
}
