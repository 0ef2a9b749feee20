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
    signal chosen(bool extend)
    signal dragged(point at)
    signal opened()
    objectName: "cell:" + row + "," + column
    implicitWidth: 92
    implicitHeight: Theme.rowHeight
    color: selected ? Theme.selectedRow : pointer.containsMouse ? Theme.hover : Theme.field
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
        font.underline: cell.opens && pointer.containsMouse
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
    MouseArea {
        id: pointer
        anchors.fill: parent
        hoverEnabled: true
        preventStealing: true // a drag selects, the wheel moves
        onPressed: mouse => cell.chosen(mouse.modifiers & Qt.ShiftModifier)
        onPositionChanged: mouse => {
            if (pressed) cell.dragged(Qt.point(mouse.x, mouse.y))
        }
        onDoubleClicked: cell.opened()
    }
}
