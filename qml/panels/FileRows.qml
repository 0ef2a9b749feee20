// SPDX-License-Identifier: Apache-2.0
// What a folder holds: a click takes a name, a double click or Return opens it, Ctrl adds one.
pragma ComponentBehavior: Bound
import Qt.labs.folderlistmodel
import QtQuick
import QtQuick.Controls
import Vitrine

StillList {
    id: list
    required property FolderListModel files
    required property list<string> taken
    signal entered(int row)
    signal picked(int row, bool more)
    objectName: "fileList"
    model: files
    activeFocusOnTab: true
    ScrollBar.vertical: ThinScrollBar {}
    Keys.onReturnPressed: if (currentItem) entered(currentIndex)
    delegate: AbstractButton {
        id: row
        required property int index
        required property string fileName
        required property bool fileIsDir
        property bool m_more: false
        width: list.width
        height: Theme.rowHeight
        text: row.fileIsDir ? row.fileName + "/" : row.fileName
        Accessible.role: Accessible.ListItem
        Accessible.name: text
        onClicked: {
            if (row.fileIsDir) return list.entered(row.index)
            list.picked(row.index, row.m_more)
            list.currentIndex = row.index
        }
        onDoubleClicked: list.entered(row.index)
        PointHandler {
            acceptedButtons: Qt.LeftButton
            onActiveChanged: if (active) row.m_more = (point.modifiers & Qt.ControlModifier) !== 0
        }
        contentItem: Text {
            leftPadding: 8
            text: row.text
            color: row.fileIsDir ? Theme.accent : Theme.text
            font.family: Theme.textFamily
            font.pixelSize: Theme.textSize
            verticalAlignment: Text.AlignVCenter
            elide: Text.ElideMiddle
        }
        background: Rectangle {
            color: list.taken.includes(row.fileName) ? Theme.selectedRow
                 : row.hovered || (list.activeFocus && row.ListView.isCurrentItem) ? Theme.hover : "transparent"
        }
    }
}
