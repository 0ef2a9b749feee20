// SPDX-License-Identifier: Apache-2.0
// What is selected of the command window's lines, by the mouse that is dragged over them; a click on the
// line of an error leads to its place.
import QtQuick
import Vitrine

MouseArea {
    id: selection
    required property ListView list
    // Where the mouse was pressed and where it is: a line and a place in its text.
    property point from: Qt.point(-1, 0)
    property point to: Qt.point(-1, 0)
    readonly property bool any: from.x >= 0 && (from.x !== to.x || from.y !== to.y)
    signal menuWanted(point at)
    acceptedButtons: Qt.LeftButton | Qt.RightButton
    preventStealing: true
    hoverEnabled: true
    // The line under the pointer, where it leads to a place.
    readonly property int link: {
        const index = containsMouse ? list.indexAt(mouseX, mouseY + list.contentY) : -1
        return Workbench.console.leads(index) ? index : -1
    }
    cursorShape: link >= 0 ? Qt.PointingHandCursor : Qt.IBeamCursor
    function placeAt(x: real, y: real): point {
        const within = Math.max(0, Math.min(y, list.height - 1)) + list.contentY
        const index = list.indexAt(Math.max(1, Math.min(x, list.width - 1)), within)
        const line = list.itemAtIndex(index) as TextEdit
        if (!line) return Qt.point(list.count - 1, 1 << 20)
        return Qt.point(index, line.positionAt(x - line.x, within - line.y))
    }
    function clear() {
        from = Qt.point(-1, 0)
        to = from
    }
    function selectAll() {
        from = Qt.point(0, 0)
        to = Qt.point(list.count - 1, 1 << 20)
    }
    // The places that are selected in a line.
    function rangeOf(index: int, length: int): point {
        if (index < Math.min(from.x, to.x) || index > Math.max(from.x, to.x)) return Qt.point(0, 0)
        if (from.x === to.x) return Qt.point(Math.min(from.y, to.y, length), Math.min(Math.max(from.y, to.y), length))
        const first = from.x < to.x ? from : to, last = from.x < to.x ? to : from
        return Qt.point(index === first.x ? Math.min(first.y, length) : 0, index === last.x ? Math.min(last.y, length) : length)
    }
    function text(): string {
        const down = from.x < to.x || (from.x === to.x && from.y <= to.y)
        const first = down ? from : to, last = down ? to : from
        return any ? Workbench.console.textBetween(first.x, first.y, last.x, last.y) : ""
    }
    onPressed: mouse => {
        list.forceActiveFocus()
        if (mouse.button === Qt.RightButton) return menuWanted(Qt.point(mouse.x, mouse.y))
        from = placeAt(mouse.x, mouse.y)
        to = from
    }
    onPositionChanged: mouse => {
        if (!(pressedButtons & Qt.LeftButton)) return
        if (mouse.y < 0) list.contentY = Math.max(list.originY, list.contentY + mouse.y)
        if (mouse.y > height) list.contentY = Math.min(Math.max(list.originY, list.originY + list.contentHeight - height), list.contentY + mouse.y - height)
        to = placeAt(mouse.x, mouse.y)
    }
    onDoubleClicked: mouse => {
        const at = placeAt(mouse.x, mouse.y), word = Workbench.console.wordAt(at.x, at.y)
        from = Qt.point(at.x, word.x)
        to = Qt.point(at.x, word.y)
    }
    onClicked: mouse => {
        if (mouse.button === Qt.LeftButton && !any) Workbench.followOutput(list.indexAt(mouse.x, mouse.y + list.contentY))
    }
    Connections {
        target: Workbench.console
        function onRowsAboutToBeRemoved() { selection.clear() }
        function onModelAboutToBeReset() { selection.clear() }
    }
}
