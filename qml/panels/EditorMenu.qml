// SPDX-License-Identifier: Apache-2.0
// What can be done at a place of a text.
import QtQuick
import Vitrine

PanelMenu {
    id: menu
    required property TextEdit area
    objectName: "editorMenu"
    function takesKey(event): bool {
        const meant = event.key === Qt.Key_Menu || (event.key === Qt.Key_F10 && (event.modifiers & Qt.ShiftModifier) !== 0)
        const caret = area.cursorRectangle
        if (meant) popup(area, caret.x, caret.y + caret.height)
        return meant
    }
    function openAt(at: point) {
        const place = area.positionAt(at.x, at.y)
        if (place < area.selectionStart || place > area.selectionEnd) area.cursorPosition = place
        popup(area, at.x, at.y)
    }
    CommandEntry { name: "edit.cut"; beginsGroup: false }
    CommandEntry { name: "edit.copy" }
    CommandEntry { name: "edit.paste" }
    CommandEntry { name: "edit.selectAll" }
    CommandEntry { name: "go.definition"; beginsGroup: true }
    CommandEntry { name: "edit.rename" }
    CommandEntry { name: "help.word"; beginsGroup: false }
    CommandEntry { name: "run.selection"; beginsGroup: true }
    CommandEntry { name: "run.section" }
    CommandEntry { name: "run.toCaret" }
    CommandEntry { name: "run.breakpoint"; beginsGroup: false }
    CommandEntry { name: "edit.comment"; beginsGroup: true }
}
