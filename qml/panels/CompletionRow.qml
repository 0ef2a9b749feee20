// SPDX-License-Identifier: Apache-2.0
// A name that may complete the word, and what it is.
import QtQuick
import Vitrine

Rectangle {
    id: row
    required property int index
    required property string name
    required property string kind
    readonly property bool current: ListView.isCurrentItem
    signal chosen()
    height: Theme.rowHeight
    color: current ? Theme.selection : pointer.containsMouse ? Theme.hover : "transparent"
    Text {
        x: 8
        width: parent.width - kindLabel.width - 24
        height: parent.height
        text: row.name
        color: Theme.text
        font.family: Theme.codeFamily
        font.preferShaping: false
        font.pixelSize: Theme.textSize
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
        textFormat: Text.PlainText
    }
    Text {
        id: kindLabel
        anchors.right: parent.right
        anchors.rightMargin: 12
        height: parent.height
        text: row.kind
        color: row.current ? Theme.text : Theme.muted
        font.family: Theme.textFamily
        font.pixelSize: Theme.smallSize
        verticalAlignment: Text.AlignVCenter
    }
    MouseArea {
        id: pointer
        anchors.fill: parent
        hoverEnabled: true
        onClicked: row.chosen()
    }
}
