// SPDX-License-Identifier: Apache-2.0
// A table of records, whose first cell is a row's key. Where there is not room for all columns, each
// gives in proportion. Rows are chosen by click, arrow keys and Return.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Vitrine

Item {
    id: table
    required property RecordModel records
    required property list<TableColumn> columns
    property string selectedKey
    /// The row of what ran at the moment of the timeline's cursor.
    property string markedKey
    property string emptyTitle
    property string emptyText
    /// Return and a double click open a row.
    property bool opens: false
    signal chosen(string key)
    signal opened(string key)
    readonly property real fixedWidth: {
        let sum = 0
        for (let i = 0; i < columns.length; ++i) sum += columns[i].width
        return sum
    }
    readonly property real leastRest: 70
    readonly property real squeeze: Math.min(1, (width - 12) / (fixedWidth + leastRest))
    readonly property real restWidth: Math.max(leastRest * squeeze, width - 12 - fixedWidth)
    function columnWidth(column: TableColumn): real {
        return column.width > 0 ? column.width * squeeze : restWidth
    }

    Row {
        id: head
        z: 1
        x: 6
        height: Theme.rowHeight
        Repeater {
            model: table.columns
            Text {
                id: title
                required property TableColumn modelData
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
                    text: title.modelData.hint || (title.truncated ? title.text : "")
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
    StillList {
        id: list
        anchors.fill: parent
        anchors.topMargin: Theme.rowHeight
        model: table.records
        activeFocusOnTab: true
        ScrollBar.vertical: ThinScrollBar {}
        Accessible.role: Accessible.Table
        Accessible.name: table.emptyTitle
        Keys.onReturnPressed: {
            if (!currentItem) return
            table.chosen(table.records.keyOf(currentIndex))
            if (table.opens) table.opened(table.records.keyOf(currentIndex))
        }
        delegate: Rectangle {
            id: row
            required property int index
            required property list<string> cells
            readonly property string key: cells[0]
            readonly property bool current: table.selectedKey !== "" && key === table.selectedKey
            readonly property bool marked: table.markedKey !== "" && key === table.markedKey
            function cellOf(column: TableColumn): string {
                return row.cells[table.records.columnOf(column.role)]
            }
            function spoken(): string {
                const parts = []
                for (let i = 0; i < table.columns.length; ++i)
                    parts.push(table.columns[i].title + " " + cellOf(table.columns[i]))
                if (marked) parts.push(qsTr("at the time cursor"))
                return parts.join(", ")
            }
            objectName: "row:" + key
            width: list.width
            height: Theme.rowHeight
            color: current ? Theme.selectedRow
                 : list.activeFocus && ListView.isCurrentItem ? Theme.hover
                 : pointer.containsMouse ? Theme.hover : "transparent"
            Accessible.role: Accessible.Row
            Accessible.name: spoken()
            Rectangle {
                width: 3
                height: parent.height
                color: row.current ? Theme.accent : "transparent"
            }
            Rectangle {
                objectName: "atCursor:" + row.key
                visible: row.marked
                width: parent.width
                height: parent.height
                color: "transparent"
                border.color: Theme.error
            }
            Row {
                x: 6
                Repeater {
                    model: table.columns
                    Item {
                        id: cell
                        required property TableColumn modelData
                        readonly property string value: row.cellOf(modelData)
                        width: table.columnWidth(modelData)
                        height: Theme.rowHeight
                        Text {
                            visible: !cell.modelData.badge
                            anchors.fill: parent
                            leftPadding: 6
                            rightPadding: 6
                            text: cell.value || cell.modelData.empty
                            color: cell.value ? Theme.text : Theme.muted
                            font.family: cell.modelData.mono ? Theme.codeFamily : Theme.textFamily
                            font.pixelSize: Theme.textSize
                            horizontalAlignment: cell.modelData.right ? Text.AlignRight : Text.AlignLeft
                            verticalAlignment: Text.AlignVCenter
                            elide: Text.ElideRight
                            textFormat: Text.PlainText
                        }
                        // Not a Loader: that of Qt 6.4 cannot make bound components.
                        Repeater {
                            model: cell.modelData.badge ? 1 : 0
                            PlaceBadge {
                                x: 6
                                y: (cell.height - height) / 2
                                place: cell.value
                            }
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
                onDoubleClicked: if (table.opens) table.opened(row.key)
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
