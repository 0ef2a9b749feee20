// SPDX-License-Identifier: Apache-2.0
// The bar below a text that is wanted now: find and replace, go to a line, rename; and the one that asks.
import QtQuick
import Vitrine

Item {
    id: bars
    required property EditorDocument document
    required property Actions actions
    required property TextEdit target
    required property bool shown
    height: (changed.visible ? changed.height : 0) + shownBar.height
    readonly property Item shownBar: find.visible ? find : line.visible ? line : rename.visible ? rename : none
    Item { id: none }
    FileChangedBar {
        id: changed
        y: bars.shownBar.height
        width: parent.width
        visible: bars.shown && bars.document.outdated
        document: bars.document
    }
    FindBar {
        id: find
        width: parent.width
        visible: bars.shown && (bars.actions.bar === "find" || bars.actions.bar === "replace")
        replacing: bars.actions.bar === "replace"
        document: bars.document
        target: bars.target
        onClosed: bars.actions.bar = ""
    }
    GoToBar {
        id: line
        width: parent.width
        visible: bars.shown && bars.actions.bar === "line"
        document: bars.document
        target: bars.target
        onClosed: bars.actions.bar = ""
    }
    RenameBar {
        id: rename
        width: parent.width
        visible: bars.shown && bars.actions.bar === "rename"
        document: bars.document
        target: bars.target
        onClosed: bars.actions.bar = ""
    }
}
