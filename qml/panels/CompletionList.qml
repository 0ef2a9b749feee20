// SPDX-License-Identifier: Apache-2.0
// What may complete the word at the caret. The text keeps the keyboard: it hands its keys here
// first. Tab takes the current row; Return too, once a row was chosen or the list was asked for.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Vitrine

Rectangle {
    id: popup
    required property EditorDocument document
    required property TextEdit target
    required property Flickable view
    property bool eager: true // it comes by itself while a name is typed
    property bool above: false // there is room above the text alone
    readonly property Completer words: Workbench.completer
    readonly property bool shown: visible
    property bool m_open: false
    property bool m_chosen: false
    property bool m_typing: false

    function close() {
        m_open = false
        m_chosen = false
    }
    function show(asked) {
        words.update(document, target.cursorPosition, asked)
        m_open = words.count > 0
        m_chosen = asked
    }
    // The text has changed by a key, or the caret has moved.
    function textTyped() {
        if (!m_typing || !(eager || m_open)) return close()
        m_typing = false
        const chosen = m_chosen
        show(false)
        if (!m_open && chosen) show(true)
    }
    function caretMoved() {
        if (m_open && !m_typing && (target.cursorPosition < words.start || target.selectedText)) close()
    }
    /// The rest of the one name that is meant, or the list of those that may be.
    function showOrTake() {
        show(true)
        if (words.count === 1) take()
    }
    function take() {
        const name = words.nameAt(words.current)
        close()
        target.cursorPosition = document.complete(words.start, target.cursorPosition, name)
    }
    /// True when the key was meant for the list.
    function takesKey(event) {
        if (event.key === Qt.Key_Space && (event.modifiers & Qt.ControlModifier)) {
            show(true)
            return true
        }
        m_typing = event.text.length > 0 && /[\w.]/.test(event.text) && !(event.modifiers & Qt.ControlModifier)
                   || (m_open && event.key === Qt.Key_Backspace)
        if (!m_open) return false
        const steps = { [Qt.Key_Up]: -1, [Qt.Key_Down]: 1, [Qt.Key_PageUp]: -8, [Qt.Key_PageDown]: 8 }
        if (steps[event.key] !== undefined) {
            words.move(steps[event.key])
            m_chosen = true
            return true
        }
        if (event.key === Qt.Key_Escape) { close(); return true }
        if (event.key === Qt.Key_Tab || (m_chosen && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter))) {
            take()
            return true
        }
        return false
    }

    objectName: "completions"
    visible: m_open && target.activeFocus
    readonly property rect place: target.positionToRectangle(Math.min(words.start, target.length))
    readonly property real below: place.y - view.contentY + place.height + 2
    width: Math.min(460, view.width - 12)
    height: list.height + (words.help ? help.implicitHeight : 0) + 2
    x: view.x + Math.max(4, Math.min(place.x - view.contentX, view.width - width - 6))
    y: above ? view.y + place.y - view.contentY - height - 2 : below + height <= view.height ? view.y + below : Math.max(view.y, view.y + place.y - view.contentY - height - 2)
    z: 5
    color: Theme.header
    border.color: Theme.border
    radius: 4
    Accessible.role: Accessible.PopupMenu
    Accessible.name: qsTr("Completions")

    StillList {
        id: list
        x: 1
        y: 1
        width: parent.width - 2
        height: Math.min(count, 8) * Theme.rowHeight
        model: popup.words
        currentIndex: popup.words.current
        ScrollBar.vertical: ThinScrollBar {}
        delegate: CompletionRow {
            width: list.width
            onChosen: {
                popup.words.current = index
                popup.take()
            }
        }
    }
    Text {
        id: help
        objectName: "completionHelp"
        anchors.top: list.bottom
        x: 8
        width: parent.width - 16
        visible: text.length > 0
        topPadding: 5
        bottomPadding: 6
        text: popup.words.help
        color: Theme.muted
        font.family: Theme.textFamily
        font.pixelSize: Theme.smallSize
        wrapMode: Text.Wrap
        maximumLineCount: 4
        elide: Text.ElideRight
        textFormat: Text.PlainText
    }
}
