// SPDX-License-Identifier: Apache-2.0
// A table of records, whose first cell is a row's key. Where there is not room for all columns, each
// gives in proportion. Rows are chosen by click, arrow keys and Return; the right button, the menu key
// and Shift+F10 open a row's menu.
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
    /// A chosen row is marked, and no other panel takes the keyboard: its menu chooses it, too.
    property bool selects: true
    /// Return and a double click open a row.
    property bool opens: false
    /// What else can be done with a row, in its menu.
    property list<TableAction> actions
    signal chosen(string key)
    signal opened(string key)
    // Columns are as wide as their texts are large, which a presenter has larger than 12.
    readonly property real letters: Theme.textSize / 12
    readonly property list<real> wanted: {
        const all = []
        for (let i = 0; i < columns.length; ++i) {
            const column = columns[i], longest = column.most > 0 ? records.longest[records.columnOf(column.role)] ?? 0 : 0
            const least = Math.max(column.width, 7.3 * longest + 14)
            all.push((column.most > 0 ? Math.min(least, column.most) : column.width) * letters)
        }
        return all
    }
    readonly property real fixedWidth: {
        let sum = 0
        for (let i = 0; i < wanted.length; ++i) sum += wanted[i]
        return sum
    }
    readonly property real leastRest: 70
    readonly property real squeeze: Math.min(1, (width - 12) / (fixedWidth + leastRest))
    readonly property real restWidth: Math.max(leastRest * squeeze, width - 12 - fixedWidth)
    readonly property list<real> widths: {
        const all = []
        for (let i = 0; i < columns.length; ++i)
            all.push(columns[i].width > 0 ? (wanted[i] ?? 0) * squeeze : restWidth)
        return all
    }

    // One list is not assigned to another.
    function listOf(objects) {
        const all = []
        for (let i = 0; i < objects.length; ++i) all.push(objects[i])
        return all
    }
    function textOf(row: int, column: TableColumn): string {
        return String(records.cell(row, column.role) ?? "")
    }
    /// The cells of a row, with tabs between; of -1 the titles.
    function rowText(row: int): string {
        const parts = []
        for (let i = 0; i < columns.length; ++i)
            parts.push(row < 0 ? columns[i].title : textOf(row, columns[i]))
        return parts.join("\t")
    }
    function allText(): string {
        const lines = []
        for (let row = -1; row < records.count; ++row) lines.push(rowText(row))
        return lines.join("\n") + "\n"
    }
    /// column -1: opened by a key.
    function openMenu(row: int, column: int, place: Item, at: point) {
        menu.key = records.keyOf(row)
        menu.cell = column < 0 ? "" : textOf(row, columns[column])
        menu.row = rowText(row)
        menu.all = allText()
        menu.openAt(place, at)
    }

    TableHead {
        z: 1
        columns: table.listOf(table.columns)
        widths: table.widths
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
        Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_C && (event.modifiers & Qt.ControlModifier) !== 0
        Keys.onPressed: event => {
            if (!currentItem) return
            event.accepted = true
            if (event.key === Qt.Key_C && (event.modifiers & Qt.ControlModifier)) Workbench.copyText(table.rowText(currentIndex))
            else if (menu.meant(event)) table.openMenu(currentIndex, -1, currentItem, Qt.point(24, Theme.rowHeight))
            else event.accepted = false
        }
        delegate: TableRow {
            id: row
            width: list.width
            columns: table.listOf(table.columns)
            widths: table.widths
            records: table.records
            current: table.selectedKey !== "" && key === table.selectedKey
            marked: table.markedKey !== "" && key === table.markedKey
            focused: list.activeFocus && ListView.isCurrentItem
            onChosen: {
                list.currentIndex = index
                list.forceActiveFocus()
                table.chosen(key)
            }
            onOpened: if (table.opens) table.opened(key)
            onMenuWanted: (column, at) => {
                list.currentIndex = index
                list.forceActiveFocus()
                if (table.selects) table.chosen(key)
                table.openMenu(index, column, row, at)
            }
        }
    }
    RowMenu {
        id: menu
        actions: table.listOf(table.actions)
    }
    EmptyState {
        anchors.centerIn: list
        visible: list.count === 0
        title: table.emptyTitle
        text: table.emptyText
    }
}
