// SPDX-License-Identifier: Apache-2.0
// One text: gutter, ground, text area, and the find bar when it is wanted.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Vitrine

Item {
    id: page
    required property EditorDocument document
    required property Actions actions
    readonly property bool shown: Workbench.editor.current === document
    property bool led: false // the caret goes where a selection elsewhere leads it
    onVisibleChanged: takeFocusIfMeant()
    onShownChanged: takeFocusIfMeant()
    Component.onCompleted: takeFocusIfMeant()

    function takeFocusIfMeant() {
        if (!Workbench.revealing()) focusTaking.request()
    }
    DeferredCall {
        id: focusTaking
        onDue: page.takeFocus()
    }
    function takeFocus() {
        if (visible && shown) edit.forceActiveFocus()
    }

    EditorGutter {
        id: gutter
        height: flick.height
        document: page.document
        lineCount: edit.lineCount
        contentY: flick.contentY
        padding: edit.topPadding
        cursorPosition: edit.cursorPosition
        onLineClicked: line => edit.cursorPosition = page.document.positionOf(line, 1)
        onEditingEnded: page.takeFocus()
    }
    TextGround {
        anchors.fill: flick
        document: page.document
        contentX: flick.contentX
        contentY: flick.contentY
        padding: edit.topPadding
        cursorPosition: edit.cursorPosition
    }
    Flickable {
        id: flick
        anchors.left: gutter.right
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: find.visible ? find.top : line.visible ? line.top : rename.visible ? rename.top : parent.bottom
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        contentWidth: edit.contentWidth + edit.leftPadding + edit.rightPadding
        contentHeight: edit.contentHeight + edit.topPadding + edit.bottomPadding
        ScrollBar.vertical: ThinScrollBar {}
        ScrollBar.horizontal: ThinScrollBar {}
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
                Accessible.name: qsTr("Text of %1").arg(page.document.title)
                Component.onCompleted: {
                    page.led = true
                    page.document.attach(textDocument)
                    cursorPosition = Math.min(page.document.caret, length)
                    page.led = false
                }
                onTextChanged: {
                    completions.textTyped()
                    signature.look()
                }
                onCursorRectangleChanged: flick.keepInView(cursorRectangle)
                onCursorPositionChanged: {
                    completions.caretMoved()
                    signature.look()
                    page.document.caret = cursorPosition
                    tip.close()
                    // A click moves the caret before it gives the keyboard.
                    if (page.led || !page.shown) return
                    Workbench.caretMoved(page.document, page.document.lineAt(cursorPosition))
                    if (!activeFocus) return
                    const problem = page.document.problemAt(cursorPosition)
                    if (problem) tip.showAt(cursorRectangle, problem)
                }
                Keys.onPressed: event => {
                    tip.close()
                    event.accepted = completions.takesKey(event) || page.editKey(event)
                }
                HoverHandler {
                    onPointChanged: tip.pointAt(point.position)
                    onHoveredChanged: if (!hovered) tip.leave()
                }
            }
        }
        // As far as it takes, and no further than the text goes.
        function keepInView(box) {
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
    }
    function typeBracket(event) {
        if (event.key === Qt.Key_Backspace && event.modifiers === Qt.NoModifier)
            return edit.selectedText === "" && page.document.eraseBrackets(edit.cursorPosition)
        if (!/^[()\[\]{}'"]$/.test(event.text)) return false
        const place = page.document.typeBracket(event.text, edit.selectionStart, edit.selectionEnd)
        if (place >= 0) edit.cursorPosition = place
        return place >= 0
    }
    function editKey(event) {
        const control = event.modifiers & Qt.ControlModifier
        if (Workbench.stopByKey(event.key, event.modifiers, edit.selectedText)) return true
        if (event.key === Qt.Key_Escape) return signature.leave()
        if (Workbench.settings.closesBrackets && page.typeBracket(event)) return true
        if (control) return false
        if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) {
            edit.remove(edit.selectionStart, edit.selectionEnd)
            edit.cursorPosition = page.document.breakLine(edit.cursorPosition)
        } else if (event.key === Qt.Key_Tab) {
            if (edit.selectionStart !== edit.selectionEnd) page.document.indent(edit.selectionStart, edit.selectionEnd, false)
            else edit.insert(edit.cursorPosition, "    ")
        } else if (event.key === Qt.Key_Backtab) {
            page.document.indent(edit.selectionStart, edit.selectionEnd, true)
        } else {
            return false
        }
        return true
    }
    CompletionList {
        id: completions
        document: page.document
        target: edit
        view: flick
    }
    SignatureTip {
        id: signature
        document: page.document
        target: edit
        view: flick
    }
    EditorTip {
        id: tip
        parent: flick
        document: page.document
        target: edit
        busy: completions.visible
    }
    EditorGreeting {
        anchors.centerIn: flick
        width: Math.min(flick.width - 40, 420)
        visible: edit.length === 0
    }
    FindBar {
        id: find
        anchors.bottom: parent.bottom
        width: parent.width
        visible: page.shown && (page.actions.bar === "find" || page.actions.bar === "replace")
        replacing: page.actions.bar === "replace"
        document: page.document
        target: edit
        onClosed: page.actions.bar = ""
    }
    GoToBar {
        id: line
        anchors.bottom: parent.bottom
        width: parent.width
        visible: page.shown && page.actions.bar === "line"
        document: page.document
        target: edit
        onClosed: page.actions.bar = ""
    }
    RenameBar {
        id: rename
        anchors.bottom: parent.bottom
        width: parent.width
        visible: page.shown && page.actions.bar === "rename"
        document: page.document
        target: edit
        onClosed: page.actions.bar = ""
    }
    Connections {
        target: Workbench.editor
        function onGoTo(document, line, column, focus) {
            if (document !== page.document) return
            if (focus) edit.forceActiveFocus()
            page.led = !focus
            edit.deselect()
            edit.cursorPosition = page.document.positionOf(line, column)
            page.led = false
            flick.keepAround(edit.cursorRectangle)
        }
    }
    EditorCommands {
        actions: page.actions
        document: page.document
        area: edit
        enabled: page.shown
        onFocusWanted: page.takeFocus()
        onConditionWanted: line => gutter.editBreakpoint(line)
        onCompletionWanted: completions.show(true)
    }
}
