// SPDX-License-Identifier: Apache-2.0
// The list that a script lets choose from. Ctrl adds a row, or takes it away, where several may be
// chosen; a double click accepts.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Vitrine

StillList {
    id: list
    required property ScriptDialog dialog
    signal accepted()
    objectName: "scriptRows"
    model: visible ? dialog.items : []
    activeFocusOnTab: true
    currentIndex: dialog.standard
    ScrollBar.vertical: ThinScrollBar {}
    Keys.onReturnPressed: accepted()
    Keys.onUpPressed: move(-1)
    Keys.onDownPressed: move(1)
    function move(by: int) {
        currentIndex = Math.max(0, Math.min(count - 1, currentIndex + by))
        dialog.chooseRow(currentIndex, false)
    }
    Rectangle {
        anchors.fill: parent
        z: -1
        color: Theme.field
        border.color: list.activeFocus ? Theme.accent : Theme.border
        radius: 4
    }
    delegate: ItemDelegate {
        id: row
        required property int index
        required property string modelData
        readonly property bool chosen: Array.from(list.dialog.chosen).includes(index)
        objectName: "scriptRow" + index
        width: list.width
        height: Theme.rowHeight
        text: modelData
        Accessible.role: Accessible.ListItem
        Accessible.name: text
        Accessible.selected: chosen
        Accessible.onPressAction: list.dialog.chooseRow(row.index, false)
        contentItem: Text {
            leftPadding: 4
            text: row.text
            color: Theme.text
            font.family: Theme.textFamily
            font.pixelSize: Theme.textSize
            verticalAlignment: Text.AlignVCenter
            elide: Text.ElideRight
            textFormat: Text.PlainText
        }
        background: Rectangle {
            color: row.chosen ? Theme.selectedRow : row.hovered ? Theme.hover : "transparent"
        }
        MouseArea {
            anchors.fill: parent
            onClicked: mouse => {
                list.forceActiveFocus()
                list.currentIndex = row.index
                list.dialog.chooseRow(row.index, (mouse.modifiers & Qt.ControlModifier) !== 0)
            }
            onDoubleClicked: list.accepted()
        }
    }
}
