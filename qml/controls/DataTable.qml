// SPDX-License-Identifier: Apache-2.0
// A table of records. Columns are {title, role, width, right, mono, badge, hint, empty}; a width of
// 0 takes the rest. Where there is not room for all, every column gives in proportion. Rows are
// chosen by click, arrow keys and Return.
import QtQuick
import QtQuick.Controls

Item {
    id: table
    required property var records
    required property var columns
    required property string keyRole
    property var selectedKey
    property string emptyTitle
    property string emptyText
    signal chosen(var key)
    readonly property real fixedWidth: columns.reduce((sum, c) => sum + c.width, 0)
    readonly property real leastRest: 70
    readonly property real squeeze: Math.min(1, (width - 12) / (fixedWidth + leastRest))
    readonly property real restWidth: Math.max(leastRest * squeeze, width - 12 - fixedWidth)
    function columnWidth(column) { return column.width > 0 ? column.width * squeeze : restWidth }

    Row {
        id: head
        z: 1
        x: 6
        height: Theme.rowHeight
        Repeater {
            model: table.columns
            Text {
                required property var modelData
                width: table.columnWidth(modelData)
                height: Theme.rowHeight
                leftPadding: 6
                rightPadding: 6
                text: modelData.title
                color: Theme.muted
                font.family: Theme.textFamily
                font.pixelSize: Theme.smallSize
                horizontalAlignment: modelData.right ? Text.AlignRight : Text.AlignLeft
                verticalAlignment: Text.AlignVCenter
                elide: Text.ElideRight
                HoverHandler { id: over }
                Hint {
                    visible: over.hovered && text.length > 0
                    text: parent.modelData.hint ?? (parent.truncated ? parent.text : "")
                    width: Math.min(implicitWidth, 320)
                }
            }
        }
    }
    Rectangle {
        y: Theme.rowHeight - 1
        width: parent.width
        height: 1
        color: Theme.border
    }
    ListView {
        id: list
        anchors.fill: parent
        anchors.topMargin: Theme.rowHeight
        clip: true
        model: table.records
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ThinScrollBar {}
        Accessible.role: Accessible.Table
        Accessible.name: table.emptyTitle
        Keys.onReturnPressed: if (currentItem) table.chosen(currentItem.key)
        delegate: Rectangle {
            id: row
            required property int index
            required property var model
            readonly property var key: model[table.keyRole]
            readonly property bool current: table.selectedKey !== undefined && key === table.selectedKey
            objectName: "row:" + key
            width: list.width
            height: Theme.rowHeight
            color: current ? Theme.selectedRow
                 : list.activeFocus && ListView.isCurrentItem ? Theme.hover
                 : pointer.containsMouse ? Theme.hover : "transparent"
            Accessible.role: Accessible.Row
            Accessible.name: table.columns.map(c => c.title + " " + model[c.role]).join(", ")
            Rectangle {
                width: 3
                height: parent.height
                color: row.current ? Theme.accent : "transparent"
            }
            Row {
                x: 6
                Repeater {
                    model: table.columns
                    Item {
                        id: cell
                        required property var modelData
                        readonly property string value: String(row.model[modelData.role])
                        width: table.columnWidth(modelData)
                        height: Theme.rowHeight
                        Text {
                            visible: !cell.modelData.badge
                            anchors.fill: parent
                            leftPadding: 6
                            rightPadding: 6
                            text: cell.value || (cell.modelData.empty ?? "")
                            color: cell.value ? Theme.text : Theme.muted
                            font.family: cell.modelData.mono ? Theme.codeFamily : Theme.textFamily
                            font.pixelSize: Theme.textSize
                            horizontalAlignment: cell.modelData.right ? Text.AlignRight : Text.AlignLeft
                            verticalAlignment: Text.AlignVCenter
                            elide: Text.ElideRight
                            textFormat: Text.PlainText
                        }
                        Loader {
                            active: cell.modelData.badge === true
                            x: 6
                            anchors.verticalCenter: parent.verticalCenter
                            sourceComponent: PlaceBadge { place: cell.value }
                        }
                    }
                }
            }
            MouseArea {
                id: pointer
                anchors.fill: parent
                hoverEnabled: true
                onClicked: {
                    list.currentIndex = row.index
                    list.forceActiveFocus()
                    table.chosen(row.key)
                }
            }
        }
    }
    EmptyState {
        anchors.centerIn: list
        visible: list.count === 0
        title: table.emptyTitle
        text: table.emptyText
    }
}
