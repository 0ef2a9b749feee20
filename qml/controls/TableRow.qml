// SPDX-License-Identifier: Apache-2.0
// A row of a table: the cells of its columns.
pragma ComponentBehavior: Bound
import QtQuick
import Vitrine

Rectangle {
    id: row
    required property int index
    required property list<string> cells
    required property list<TableColumn> columns
    required property list<real> widths
    required property RecordModel records
    required property bool current
    required property bool marked
    required property bool focused
    readonly property string key: cells[0]
    signal chosen()
    signal opened()
    signal menuWanted(int column, point at)
    function cellOf(column: TableColumn): string {
        return row.cells[row.records.columnOf(column.role)]
    }
    function spoken(): string {
        const parts = []
        for (let i = 0; i < row.columns.length; ++i)
            parts.push(row.columns[i].title + " " + cellOf(row.columns[i]))
        if (marked) parts.push(qsTr("at the time cursor"))
        return parts.join(", ")
    }
    function columnAt(x: real): int {
        let edge = 6
        for (let i = 0; i < row.widths.length; ++i) {
            edge += row.widths[i]
            if (x < edge) return i
        }
        return row.widths.length - 1
    }
    objectName: "row:" + key
    height: Theme.rowHeight
    color: current ? Theme.selectedRow : focused || pointer.containsMouse ? Theme.hover : "transparent"
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
            model: row.columns
            Item {
                id: cell
                required property int index
                required property TableColumn modelData
                readonly property string value: row.cellOf(modelData)
                width: row.widths[index] ?? 0
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
        acceptedButtons: Qt.LeftButton | Qt.RightButton
        onClicked: mouse => {
            if (mouse.button === Qt.RightButton) row.menuWanted(row.columnAt(mouse.x), Qt.point(mouse.x, mouse.y))
            else row.chosen()
        }
        onDoubleClicked: row.opened()
    }
}
