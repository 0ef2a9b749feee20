// SPDX-License-Identifier: Apache-2.0
// The text area of a page, in what scrolls it, with its keys.
import QtQuick
import QtQuick.Controls
import Vitrine

Flickable {
    id: flick
    required property EditorDocument document
    readonly property alias area: edit
    property bool led: false // the caret goes where a selection elsewhere leads it
    // Gets the keys first.
    required property Item keyTaker
    signal typed()
    signal caretMoved()
    signal pointed(point at)
    signal pointerLeft()
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    contentWidth: lines.textSize.width + edit.leftPadding + edit.rightPadding
    contentHeight: lines.textSize.height + edit.topPadding + edit.bottomPadding
    ScrollBar.vertical: ThinScrollBar {}
    ScrollBar.horizontal: ThinScrollBar {}

    function place(position) {
        led = true
        edit.cursorPosition = position
        led = false
    }
    // As far as it takes, and no further than the text goes.
    function keepInView(box) {
        if (box.y < 0) return // on its way out of a fold
        contentX = within(contentX, box.x - edit.leftPadding, box.x + box.width + edit.rightPadding - width)
        contentY = within(contentY, box.y - edit.topPadding, box.y + box.height + edit.bottomPadding - height)
    }
    // A line that one is led to has some lines around it.
    function keepAround(box) {
        const around = Math.min(3 * box.height, (height - box.height) / 2)
        const y = within(contentY, box.y - around, box.y + box.height + around - height)
        contentY = Math.max(0, Math.min(y, contentHeight - height))
    }
    function within(now, most, least) { return Math.max(0, Math.min(most, Math.max(least, now))) }
    function typeBracket(event) {
        if (event.key === Qt.Key_Backspace && event.modifiers === Qt.NoModifier)
            return edit.selectedText === "" && document.eraseBrackets(edit.cursorPosition)
        if (!/^[()\[\]{}'"]$/.test(event.text)) return false
        const place = document.typeBracket(event.text, edit.selectionStart, edit.selectionEnd)
        if (place >= 0) edit.cursorPosition = place
        return place >= 0
    }
    // Left and right go over what is folded.
    function stepOver(event) {
        const step = event.modifiers !== Qt.NoModifier ? 0 : event.key === Qt.Key_Right ? 1 : event.key === Qt.Key_Left ? -1 : 0
        const place = step === 0 || edit.selectedText !== "" ? -1 : document.folds.stepOver(edit.cursorPosition, step)
        if (place >= 0) edit.cursorPosition = place
        return place >= 0
    }
    function editKey(event) {
        if (menu.takesKey(event)) return true
        if (event.modifiers & Qt.ControlModifier) return false
        if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) {
            edit.remove(edit.selectionStart, edit.selectionEnd)
            edit.cursorPosition = document.breakLine(edit.cursorPosition)
        } else if (event.key === Qt.Key_Tab) {
            if (edit.selectionStart !== edit.selectionEnd) document.indent(edit.selectionStart, edit.selectionEnd, false)
            else edit.insert(edit.cursorPosition, "    ")
        } else if (event.key === Qt.Key_Backtab) {
            document.indent(edit.selectionStart, edit.selectionEnd, true)
        } else {
            return stepOver(event)
        }
        return true
    }
    // Not a TextArea of the Flickable's own, whose text takes the content's width: all lines of a
    // long script are laid out again with every key that makes its longest line longer.
    Item {
        width: edit.width
        height: edit.height
        TextArea {
            id: edit
            objectName: "editor"
            readonly property int step: 512
            width: Math.max(flick.width, Math.ceil(flick.contentWidth / step) * step)
            height: Math.max(flick.height, flick.contentHeight)
            padding: 6
            // Another padding makes the area measure a text whose lines were hidden.
            bottomPadding: 6 + flick.document.folds.revision % 2
            wrapMode: TextEdit.NoWrap
            textFormat: TextEdit.PlainText
            color: Theme.text
            selectionColor: Theme.selection
            selectedTextColor: Theme.text
            selectByMouse: true
            persistentSelection: true
            font.family: Theme.codeFamily
            font.pixelSize: Theme.codeSize
            font.preferShaping: false // no ligatures: == must read as two characters
            tabStopDistance: 4 * Theme.codeSize * 0.6
            background: null
            cursorDelegate: EditorCaret {}
            Accessible.name: qsTr("Text of %1").arg(flick.document.title)
            Component.onCompleted: {
                flick.led = true
                const caret = flick.document.caret // the text that comes moves it
                flick.document.attach(textDocument)
                cursorPosition = Math.min(caret, length)
                flick.led = false
            }
            onTextChanged: flick.typed()
            onCursorRectangleChanged: flick.keepInView(cursorRectangle)
            onCursorPositionChanged: {
                flick.document.folds.reveal(cursorPosition)
                flick.document.caret = cursorPosition
                flick.caretMoved()
            }
            CodeLines {
                id: lines
                z: -1
                anchors.fill: parent
                area: edit
                viewTop: flick.contentY
                viewHeight: flick.height
            }
            Keys.forwardTo: [flick.keyTaker]
            Keys.onPressed: event => event.accepted = flick.editKey(event)
            TapHandler {
                acceptedButtons: Qt.RightButton
                onTapped: eventPoint => menu.openAt(eventPoint.position)
            }
            onReleased: event => {
                // The press has placed the caret; the text is done with the mouse after this.
                if (event.button === Qt.LeftButton && event.modifiers === Qt.ControlModifier && selectedText === "")
                    Qt.callLater(() => Workbench.commands.trigger("go.definition"))
            }
            EditorMenu {
                id: menu
                area: edit
            }
            WheelHandler {
                acceptedModifiers: Qt.ControlModifier
                onWheel: event => Workbench.commands.trigger(event.angleDelta.y > 0 ? "view.larger" : "view.smaller")
            }
            HoverHandler {
                onPointChanged: flick.pointed(point.position)
                onHoveredChanged: if (!hovered) flick.pointerLeft()
            }
        }
    }
}
