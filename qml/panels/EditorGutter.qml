// SPDX-License-Identifier: Apache-2.0
// The line numbers with what belongs to lines: breakpoints, pins, where they ran.
import QtQuick
import Vitrine

LineGutter {
    id: gutter
    required property int lineCount
    // The editor of breakpoints has closed.
    signal editingEnded()
    function editBreakpoint(line) { editor.edit(line, width, lineTop(line)) }
    objectName: "gutter"
    width: (74 + String(lineCount).length * 8) * Theme.unit
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Line numbers")
    onMenuWanted: (line, x, y) => {
        Workbench.selection.selectLine(document.source, line)
        Workbench.whatIf.wholeGroup = false
        menu.line = line
        menu.popup(gutter, x, y)
    }
    GutterMenu {
        id: menu
        document: gutter.document
        onConditionWanted: line => gutter.editBreakpoint(line)
    }
    BreakpointEditor {
        id: editor
        parent: gutter.parent
        document: gutter.document
        onClosed: gutter.editingEnded()
    }
}
