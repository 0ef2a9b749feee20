// SPDX-License-Identifier: Apache-2.0
// The pointer over a table of elements: a click chooses one, a click with Shift or a drag several. It is not the cells', which are
// made anew when their page comes, a drag going on.
import QtQuick
import Vitrine

MouseArea {
    id: pointer
    required property int cellWidth
    readonly property int row: containsMouse ? Math.floor(mouseY / Theme.rowHeight) : -1
    readonly property int column: containsMouse ? Math.floor(mouseX / cellWidth) : -1
    signal chosen(int row, int column, bool extend)
    function choose(extend: bool) {
        chosen(Math.floor(mouseY / Theme.rowHeight), Math.floor(mouseX / cellWidth), extend)
    }
    hoverEnabled: true
    preventStealing: true // a drag selects, the wheel moves
    onPressed: mouse => choose(mouse.modifiers & Qt.ShiftModifier)
    onPositionChanged: if (pressed) choose(true)
}
