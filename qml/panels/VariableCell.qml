// SPDX-License-Identifier: Apache-2.0
// One element in the variable viewer.
import QtQuick
import Vitrine

Rectangle {
    id: cell
    required property int row
    required property int column
    required property string display
    required property bool opens
    required property string exact
    property bool numeric: false
    property bool current: false
    property bool selected: false
    property bool focused: false
    property bool hovered: false
    objectName: "cell:" + row + "," + column
    implicitWidth: 92
    implicitHeight: Theme.rowHeight
    color: selected ? Theme.selectedRow : hovered ? Theme.hover : Theme.field
    Accessible.role: Accessible.Cell
    Accessible.name: display
    Accessible.selected: selected
    Text {
        anchors.fill: parent
        leftPadding: 6
        rightPadding: 6
        text: cell.display
        color: cell.opens ? Theme.accent : Theme.text
        font.family: Theme.codeFamily
        font.pixelSize: Theme.textSize
        font.underline: cell.opens && cell.hovered
        horizontalAlignment: cell.numeric ? Text.AlignRight : Text.AlignLeft
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
        textFormat: Text.PlainText
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.border
        opacity: 0.5
    }
    Rectangle {
        anchors.fill: parent
        color: "transparent"
        border.color: cell.current && cell.focused ? Theme.accent : "transparent"
    }
}
