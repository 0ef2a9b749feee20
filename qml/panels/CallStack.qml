// SPDX-License-Identifier: Apache-2.0
// While code stands still: the functions that led there, the innermost first. The chosen one is the
// one whose variables are shown and whose line is marked.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Vitrine

Rectangle {
    id: stack
    readonly property int mostRows: 5
    visible: Workbench.debugger.shown
    implicitHeight: visible ? Math.min(Workbench.debugger.count, mostRows) * Theme.rowHeight + 1 : 0
    color: Theme.field
    component FrameLine: Item {
        id: line
        required property string name
        required property string place
        required property bool current
        Text {
            id: label
            x: 12
            width: Math.min(implicitWidth, line.width * 0.55)
            anchors.verticalCenter: parent.verticalCenter
            text: line.name
            color: Theme.text
            font.family: Theme.codeFamily
            font.pixelSize: Theme.textSize
            font.bold: line.current
            elide: Text.ElideRight
        }
        Text {
            anchors.left: label.right
            anchors.leftMargin: 10
            anchors.right: line.right
            anchors.rightMargin: 12
            anchors.verticalCenter: parent.verticalCenter
            text: line.place
            color: Theme.muted
            font.family: Theme.textFamily
            font.pixelSize: Theme.smallSize
            elide: Text.ElideMiddle
        }
    }
    StillList {
        id: list
        objectName: "callStack"
        anchors.fill: parent
        anchors.bottomMargin: 1
        model: Workbench.debugger
        activeFocusOnTab: true
        ScrollBar.vertical: ThinScrollBar {}
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Call stack")
        Keys.onReturnPressed: Workbench.debugger.selectFrame(currentIndex)
        delegate: AbstractButton {
            id: frame
            required property int index
            required property string functionName
            required property string placeText
            readonly property bool current: index === Workbench.debugger.frame
            objectName: "frame:" + index
            text: functionName
            width: list.width
            height: Theme.rowHeight
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("%1, %2").arg(functionName).arg(placeText)
            Accessible.selected: current
            Accessible.onPressAction: clicked()
            onClicked: Workbench.debugger.selectFrame(index)
            contentItem: FrameLine {
                name: frame.functionName
                place: frame.placeText
                current: frame.current
            }
            background: Rectangle {
                color: frame.hovered || (list.activeFocus && frame.ListView.isCurrentItem) ? Theme.hover : "transparent"
                Rectangle {
                    width: 3
                    height: parent.height
                    color: frame.current ? Theme.ok : "transparent"
                }
            }
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.border
    }
}
