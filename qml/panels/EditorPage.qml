// SPDX-License-Identifier: Apache-2.0
// One text: gutter, ground, text area, what helps while it is written, and the bar below it.
import QtQuick
import Vitrine

Item {
    id: page
    required property EditorDocument document
    required property Actions actions
    readonly property bool shown: Workbench.editor.current === document
    readonly property TextEdit area: text.area
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
        if (visible && shown) area.forceActiveFocus()
    }
    // The caret stays in sight when what it is in is folded.
    function fold(change) {
        const caret = document.lineAt(area.cursorPosition)
        const line = change(caret)
        // What is hidden lies above the text.
        if (area.positionToRectangle(area.cursorPosition).y < 0) text.place(document.positionOf(line, 1 << 20))
    }
    function foldCommand(name) {
        if (name === "edit.openFolds") document.folds.openAll()
        else if (name === "edit.foldAll") fold(line => document.folds.foldAll(line))
        else fold(line => document.folds.toggleAround(line))
    }
    function takesKey(event) {
        tip.close()
        if (completions.takesKey(event)) return true
        if (Workbench.stopByKey(event.key, event.modifiers, area.selectedText)) return true
        if (event.key === Qt.Key_Escape) return signature.leave()
        return Workbench.settings.closesBrackets && text.typeBracket(event)
    }
    function followCaret() {
        completions.caretMoved()
        signature.look()
        tip.close()
        // A click moves the caret before it gives the keyboard.
        if (text.led || !shown) return
        Workbench.caretMoved(document, document.lineAt(area.cursorPosition))
        if (!area.activeFocus) return
        const problem = document.problemAt(area.cursorPosition)
        if (problem) tip.showAt(area.cursorRectangle, problem)
    }

    EditorGutter {
        id: gutter
        height: text.height
        document: page.document
        lineCount: page.document.lineCount
        contentY: text.contentY
        padding: page.area.topPadding
        cursorPosition: page.area.cursorPosition
        onLineClicked: line => page.area.cursorPosition = page.document.positionOf(line, 1)
        onFoldClicked: line => page.fold(() => { page.document.folds.toggle(line); return line })
        onEditingEnded: page.takeFocus()
    }
    TextGround {
        anchors.fill: text
        document: page.document
        contentX: text.contentX
        contentY: text.contentY
        padding: page.area.topPadding
        cursorPosition: page.area.cursorPosition
    }
    Item { id: keys; Keys.onPressed: event => event.accepted = page.takesKey(event) }
    EditorText {
        id: text
        anchors.left: gutter.right
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: bars.top
        document: page.document
        keyTaker: keys
        onTyped: {
            completions.textTyped()
            signature.look()
        }
        onCaretMoved: page.followCaret()
        onPointed: at => tip.pointAt(at)
        onPointerLeft: tip.leave()
    }
    CompletionList {
        id: completions
        document: page.document
        target: page.area
        view: text
    }
    SignatureTip {
        id: signature
        document: page.document
        target: page.area
        view: text
    }
    EditorTip {
        id: tip
        parent: text
        document: page.document
        target: page.area
        busy: completions.visible
    }
    EditorGreeting {
        anchors.centerIn: text
        width: Math.min(text.width - 40, 420)
        visible: page.area.length === 0
    }
    EditorBars {
        id: bars
        anchors.bottom: parent.bottom
        width: parent.width
        document: page.document
        actions: page.actions
        target: page.area
        shown: page.shown
    }
    Connections {
        target: Workbench.editor
        function onGoTo(document, line, column, focus) {
            if (document !== page.document) return
            if (focus) page.area.forceActiveFocus()
            page.area.deselect()
            const place = page.document.positionOf(line, column)
            if (focus) page.area.cursorPosition = place
            else text.place(place)
            text.keepAround(page.area.cursorRectangle)
        }
    }
    EditorCommands {
        actions: page.actions
        document: page.document
        area: page.area
        enabled: page.shown
        onFocusWanted: page.takeFocus()
        onFoldWanted: name => page.foldCommand(name)
        onConditionWanted: line => gutter.editBreakpoint(line)
        onCompletionWanted: completions.show(true)
    }
}
