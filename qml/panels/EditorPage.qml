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

    LineGutter {
        id: gutter
        objectName: "gutter"
        width: 60 + String(edit.lineCount).length * 8
        height: flick.height
        document: page.document
        contentY: flick.contentY
        padding: edit.topPadding
        cursorPosition: edit.cursorPosition
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Line numbers")
        onMenuWanted: (line, x, y) => {
            Workbench.selection.selectLine(page.document.source, line)
            Workbench.whatIf.wholeGroup = false
            pinMenu.popup(gutter, x, y)
        }
        onLineClicked: line => edit.cursorPosition = page.document.positionOf(line, 1)
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
        anchors.bottom: find.visible ? find.top : line.visible ? line.top : parent.bottom
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
                    cursorPosition = 0
                    page.led = false
                }
                onTextChanged: completions.textTyped()
                onCursorRectangleChanged: flick.keepInView(cursorRectangle)
                onCursorPositionChanged: {
                    completions.caretMoved()
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
                    id: hover
                    onPointChanged: { tip.close(); hoverTimer.restart() }
                    onHoveredChanged: if (!hovered) { tip.close(); hoverTimer.stop() }
                }
            }
        }
        // As far as it takes, and no further than the text goes.
        function keepInView(box) {
            contentX = within(contentX, box.x - edit.leftPadding, box.x + box.width + edit.rightPadding - width)
            contentY = within(contentY, box.y - edit.topPadding, box.y + box.height + edit.bottomPadding - height)
        }
        function within(now, most, least) { return Math.max(0, Math.min(most, Math.max(least, now))) }
    }
    function editKey(event) {
        const control = event.modifiers & Qt.ControlModifier
        if (Workbench.stopByKey(event.key, event.modifiers, edit.selectedText)) return true
        if (control && [Qt.Key_Slash, Qt.Key_R, Qt.Key_T].includes(event.key)) {
            page.document.toggleComment(edit.selectionStart, edit.selectionEnd)
        } else if (control) {
            return false
        } else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) {
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
    PinMenu { id: pinMenu }
    CompletionList {
        id: completions
        document: page.document
        target: edit
        view: flick
    }
    Timer {
        id: hoverTimer
        interval: 400
        onTriggered: {
            if (completions.visible) return
            const place = hover.point.position
            const at = edit.positionAt(place.x, place.y)
            const box = edit.positionToRectangle(at)
            if (place.y > box.y + box.height) return // below the text
            const text = page.document.problemAt(at) || Workbench.describe(page.document.wordAt(at))
            if (text) tip.showAt(box, text)
        }
    }
    Hint {
        id: tip
        objectName: "editorTip"
        parent: flick
        delay: 0
        width: Math.min(implicitWidth, flick.width - 20, 520)
        function showAt(box, message) {
            text = message
            x = Math.max(4, Math.min(box.x - flick.contentX, flick.width - width - 6))
            y = box.y - flick.contentY + box.height + 6
            visible = true
        }
    }
    EmptyState {
        anchors.centerIn: flick
        width: Math.min(flick.width - 40, 420)
        visible: edit.length === 0
        title: qsTr("Type MATLAB code here")
        text: qsTr("For example\nx = rand(1000);  imagesc(sin(x).*x)\nF5 runs it, Ctrl+O opens a file.")
              + (Workbench.lessons.length > 0 ? " " + qsTr("Or begin with a lesson:") : "")
        Item { width: 1; height: 4 }
        Repeater {
            model: Workbench.lessons
            TextButton {
                required property lesson modelData
                required property int index
                objectName: "lesson:" + index
                anchors.horizontalCenter: parent?.horizontalCenter
                text: modelData.title
                onClicked: Workbench.setProblem(Workbench.editor.open(modelData.path))
            }
        }
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
    Connections {
        target: Workbench.editor
        function onGoTo(document, line, column, focus) {
            if (document !== page.document) return
            if (focus) edit.forceActiveFocus()
            page.led = !focus
            edit.deselect()
            edit.cursorPosition = page.document.positionOf(line, column)
            page.led = false
        }
    }
    Connections {
        target: page.actions
        enabled: page.shown
        function onSectionWanted() { Workbench.runPart(page.document.sectionAt(edit.cursorPosition)) }
        function onTextWanted() { page.takeFocus() }
        function onBreakpointWanted() { page.document.toggleBreakpoint(page.document.lineAt(edit.cursorPosition)) }
        // Of a text that was not run the caret has selected nothing yet.
        function onPinWanted() {
            if (edit.activeFocus)
                Workbench.selection.selectLine(page.document.source, page.document.lineAt(edit.cursorPosition))
        }
        function onSelectionWanted() { Workbench.runPart(page.document.partOf(edit.selectionStart, edit.selectionEnd)) }
    }
}
