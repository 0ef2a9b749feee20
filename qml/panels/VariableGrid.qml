// SPDX-License-Identifier: Apache-2.0
// The elements of a variable. Arrows, Home, End and the page keys move, with Shift they select; a drag and a click with Shift do so
// too. Return and a double click open or change an element, Escape leaves it as it was.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Vitrine

Item {
    id: grid
    required property VariableView view
    readonly property bool filled: view !== null && view.message === ""
    property int row: 0
    property int column: 0
    // The corner of the selection that stays.
    property int fixedRow: 0
    property int fixedColumn: 0
    readonly property int firstRow: Math.min(row, fixedRow)
    readonly property int firstColumn: Math.min(column, fixedColumn)
    readonly property int lastRow: Math.max(row, fixedRow)
    readonly property int lastColumn: Math.max(column, fixedColumn)
    readonly property int selected: (lastRow - firstRow + 1) * (lastColumn - firstColumn + 1)
    readonly property int cellWidth: view && view.numeric ? Math.max(92, Math.min(view.longest * digits.averageCharacterWidth + 16, 340)) : 190
    readonly property int namesWidth: 74
    clip: true
    onViewChanged: choose(0, 0, false)
    onCellWidthChanged: table.forceLayout()

    FontMetrics {
        id: digits
        font.family: Theme.codeFamily
        font.pixelSize: Theme.textSize
    }

    function choose(row: int, column: int, extend: bool) {
        grid.row = Math.max(0, Math.min(row, table.rows - 1))
        grid.column = Math.max(0, Math.min(column, table.columns - 1))
        if (!extend) {
            fixedRow = grid.row
            fixedColumn = grid.column
        }
        if (table.rows > 0 && table.columns > 0)
            table.positionViewAtCell(Qt.point(grid.column, grid.row), TableView.Visible)
    }
    function move(event: KeyEvent) {
        const far = event.modifiers & Qt.ControlModifier
        const page = Math.max(1, Math.floor(table.height / Theme.rowHeight) - 1)
        const places = {}
        places[Qt.Key_Up] = [row - 1, column]
        places[Qt.Key_Down] = [row + 1, column]
        places[Qt.Key_Left] = [row, column - 1]
        places[Qt.Key_Right] = [row, column + 1]
        places[Qt.Key_PageUp] = [row - page, column]
        places[Qt.Key_PageDown] = [row + page, column]
        places[Qt.Key_Home] = [far ? 0 : row, 0]
        places[Qt.Key_End] = [far ? table.rows - 1 : row, table.columns - 1]
        const place = places[event.key]
        if (place) choose(place[0], place[1], event.modifiers & Qt.ShiftModifier)
        else if (event.matches(StandardKey.SelectAll)) selectAll()
        event.accepted = place !== undefined || event.matches(StandardKey.SelectAll)
    }
    function selectAll() {
        choose(0, 0, false)
        choose(table.rows - 1, table.columns - 1, true)
    }
    function activateCurrent() {
        const cell = table.itemAtCell(Qt.point(column, row)) as VariableCell
        if (cell) activate(cell.exact)
    }
    function activate(text: string) {
        if (!view.open(row, column) && view.editable) editor.begin(text)
    }

    HorizontalHeaderView {
        id: columnNames
        anchors.left: table.left
        width: table.width
        height: Theme.rowHeight
        syncView: table
        clip: true
        delegate: VariableName {
            chosen: column >= grid.firstColumn && column <= grid.lastColumn
            width: grid.cellWidth
        }
    }
    VerticalHeaderView {
        id: rowNames
        anchors.top: table.top
        height: table.height
        width: grid.namesWidth
        syncView: table
        clip: true
        delegate: VariableName {
            chosen: row >= grid.firstRow && row <= grid.lastRow
            implicitWidth: grid.namesWidth
        }
    }
    TableView {
        id: table
        objectName: "variableGrid"
        anchors.fill: parent
        anchors.leftMargin: grid.namesWidth
        anchors.topMargin: Theme.rowHeight
        visible: grid.filled
        clip: true
        model: grid.view
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        columnWidthProvider: () => grid.cellWidth
        rowHeightProvider: () => Theme.rowHeight
        ScrollBar.vertical: ThinScrollBar {}
        ScrollBar.horizontal: ThinScrollBar {}
        Accessible.role: Accessible.Table
        Accessible.name: grid.view ? grid.view.title : ""
        Keys.onPressed: event => grid.move(event)
        Keys.onReturnPressed: grid.activateCurrent()
        Keys.onEnterPressed: grid.activateCurrent()
        delegate: VariableCell {
            numeric: grid.view !== null && grid.view.numeric
            current: row === grid.row && column === grid.column
            selected: row >= grid.firstRow && row <= grid.lastRow && column >= grid.firstColumn && column <= grid.lastColumn
            focused: table.activeFocus
            hovered: row === pointer.row && column === pointer.column
        }
        VariablePointer {
            id: pointer
            width: table.contentWidth
            height: table.contentHeight
            cellWidth: grid.cellWidth
            onPressed: table.forceActiveFocus()
            onChosen: (row, column, extend) => grid.choose(row, column, extend)
            onDoubleClicked: grid.activateCurrent()
        }
        CellEditor {
            id: editor
            target: table
            x: grid.column * grid.cellWidth
            y: grid.row * Theme.rowHeight
            width: grid.cellWidth
            onEntered: text => grid.view.edit(grid.row, grid.column, text)
        }
    }
    EmptyState {
        anchors.centerIn: parent
        visible: grid.view !== null && grid.view.message !== ""
        title: grid.view ? grid.view.title : ""
        text: grid.view ? grid.view.message : ""
    }
}
