// SPDX-License-Identifier: Apache-2.0
// A line of the palette: what it is, where it stands, and its keys.
pragma ComponentBehavior: Bound
import QtQuick
import Vitrine

Rectangle {
    id: row
    required property int index
    required property string title
    required property string detail
    required property string keys
    required property bool available
    signal chosen()
    objectName: "palette:" + title
    height: Theme.rowHeight + 4
    radius: 4
    color: ListView.isCurrentItem ? Theme.selection : pointer.containsMouse ? Theme.hover : "transparent"
    opacity: available ? 1 : 0.5
    Accessible.role: Accessible.ListItem
    Accessible.name: title + (keys ? ", " + keys : "") + (available ? "" : qsTr(", not now"))
    component Label: Text {
        height: row.height
        color: row.ListView.isCurrentItem ? Theme.text : Theme.muted
        font.family: Theme.textFamily
        font.pixelSize: Theme.smallSize
        verticalAlignment: Text.AlignVCenter
        textFormat: Text.PlainText
        elide: Text.ElideMiddle
    }
    Label {
        id: name
        x: 10
        width: Math.min(implicitWidth, row.width - hint.width - 40)
        text: row.title
        color: Theme.text
        font.pixelSize: Theme.textSize
    }
    Label {
        x: name.x + name.width + 10
        width: Math.max(0, row.width - x - hint.width - 20)
        text: row.detail
    }
    Label {
        id: hint
        anchors.right: parent.right
        anchors.rightMargin: 20
        text: row.keys
    }
    MouseArea {
        id: pointer
        anchors.fill: parent
        hoverEnabled: true
        onClicked: row.chosen()
    }
}
