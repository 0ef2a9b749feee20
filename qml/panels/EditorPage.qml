// SPDX-License-Identifier: Apache-2.0
// One text: gutter, ground, text area, and the find bar when it is wanted.
import QtQuick
import QtQuick.Controls
import Vitrine
import Vitrine.Engine

Item {
    id: page
    required property var document
    required property Actions actions
    readonly property bool shown: Workbench.editor.current === document
    onVisibleChanged: takeFocusIfMeant()
    onShownChanged: takeFocusIfMeant()
    Component.onCompleted: takeFocusIfMeant()

    function takeFocusIfMeant() {
        if (!Workbench.revealing()) Qt.callLater(takeFocus)
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
        anchors.bottom: find.visible ? find.top : parent.bottom
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ThinScrollBar {}
        ScrollBar.horizontal: ThinScrollBar {}
        TextArea.flickable: TextArea {
            id: edit
            objectName: "editor"
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
            Component.onCompleted: { page.document.attach(textDocument); cursorPosition = 0 }
            onCursorPositionChanged: {
                if (activeFocus && Workbench.isRunDocument(page.document)) Workbench.selection.selectLine(page.document.source, page.document.lineAt(cursorPosition))
                const problem = page.document.problemAt(cursorPosition)
                problemTip.text = problem
                problemTip.visible = problem.length > 0 && activeFocus
            }
            Keys.onReturnPressed: event => {
                if (event.modifiers & Qt.ControlModifier) { event.accepted = false; return }
                remove(selectionStart, selectionEnd)
                cursorPosition = page.document.breakLine(cursorPosition)
            }
            Keys.onEnterPressed: cursorPosition = page.document.breakLine(cursorPosition)
            Keys.onTabPressed: {
                if (selectionStart !== selectionEnd) page.document.indent(selectionStart, selectionEnd, false)
                else insert(cursorPosition, "    ")
            }
            Keys.onBacktabPressed: page.document.indent(selectionStart, selectionEnd, true)
            Keys.onPressed: event => {
                if ((event.modifiers & Qt.ControlModifier) && (event.key === Qt.Key_Slash || event.key === Qt.Key_R)) {
                    page.document.toggleComment(selectionStart, selectionEnd)
                    event.accepted = true
                }
            }
        }
    }
    Hint {
        id: problemTip
        parent: flick
        delay: 0
        x: edit.cursorRectangle.x - flick.contentX
        y: edit.cursorRectangle.y - flick.contentY + edit.cursorRectangle.height + 6
        width: Math.min(implicitWidth, flick.width - 20)
    }
    EmptyState {
        anchors.centerIn: flick
        width: Math.min(flick.width - 40, 420)
        visible: edit.length === 0
        title: qsTr("Type MATLAB code here")
        text: qsTr("For example:  x = rand(1000);  imagesc(sin(x).*x); — then press F5.\nCtrl+O opens a file.")
    }
    FindBar {
        id: find
        anchors.bottom: parent.bottom
        width: parent.width
        visible: page.actions.findShown && page.shown
        document: page.document
        target: edit
        onClosed: page.actions.find(false)
    }
    Connections {
        target: Workbench.editor
        function onGoTo(document, line, column, focus) {
            if (document !== page.document) return
            if (focus) edit.forceActiveFocus()
            edit.deselect()
            edit.cursorPosition = page.document.positionOf(line, column)
        }
    }
    Connections {
        target: page.actions
        enabled: page.shown
        function onSectionWanted() { Workbench.runPart(page.document.sectionAt(edit.cursorPosition)) }
        function onTextWanted() { page.takeFocus() }
        function onSelectionWanted() { Workbench.runPart(page.document.partOf(edit.selectionStart, edit.selectionEnd)) }
    }
}
