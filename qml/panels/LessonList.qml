// SPDX-License-Identifier: Apache-2.0
// The lessons that there are, to be begun by click, arrow keys and Return.
pragma ComponentBehavior: Bound
import QtQuick
import Vitrine

PaddedList {
    id: list
    objectName: "lessons"
    model: Workbench.guide.lessons
    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Lessons")
    Keys.onReturnPressed: Workbench.guide.open(currentIndex)
    delegate: Rectangle {
        id: row
        required property lesson modelData
        required property int index
        objectName: "lessonRow:" + index
        width: list.width
        height: Math.max(34, Theme.rowHeight + 8)
        color: (list.activeFocus && ListView.isCurrentItem) || pointer.containsMouse ? Theme.hover : "transparent"
        Accessible.role: Accessible.ListItem
        Accessible.name: qsTr("Lesson %1: %2").arg(index + 1).arg(modelData.title)
        Accessible.onPressAction: Workbench.guide.open(index)
        Text {
            x: 12
            width: 26
            anchors.verticalCenter: parent.verticalCenter
            text: row.index + 1
            color: Theme.muted
            font.family: Theme.textFamily
            font.pixelSize: Theme.textSize
        }
        Text {
            x: 40
            width: parent.width - 52
            anchors.verticalCenter: parent.verticalCenter
            text: row.modelData.title
            color: Theme.text
            elide: Text.ElideRight
            font.family: Theme.textFamily
            font.pixelSize: Theme.textSize
        }
        MouseArea {
            id: pointer
            anchors.fill: parent
            hoverEnabled: true
            onClicked: {
                list.currentIndex = row.index
                Workbench.guide.open(row.index)
            }
        }
    }
}
