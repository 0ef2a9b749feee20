// SPDX-License-Identifier: Apache-2.0
// Where commands and answers are typed: as many lines as they take, with the completions, the colours
// and the search of what was typed before. Return enters; Shift+Return begins another line.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Vitrine

Item {
    id: prompt
    readonly property EditorDocument document: Workbench.promptText
    readonly property alias area: input
    readonly property string stopKey: Workbench.commands.of("run.stop").keyOrTitle
    readonly property real leastHeight: 30
    readonly property real mostHeight: 8 * metrics.height + 12
    signal entered()
    implicitHeight: Math.min(mostHeight, Math.max(leastHeight, flick.contentHeight))
    function put(text) {
        input.text = text
        input.cursorPosition = input.length
    }
    function enter() {
        if (Workbench.running && !Workbench.prompt.waiting) return
        entered()
        const typed = input.text
        input.clear()
        Workbench.enter(typed)
    }
    // Through the history from the first and the last line; between them through the text.
    function recall(event) {
        const place = input.cursorRectangle, up = event.key === Qt.Key_Up
        const within = up ? place.y > input.topPadding + 1 : place.y + 2 * place.height < input.contentHeight + input.topPadding
        if (within || event.modifiers & ~Qt.KeypadModifier) return false
        put(up ? Workbench.console.older(input.text) : Workbench.console.newer(input.text))
        return true
    }
    function takesKey(event) {
        if (Workbench.stopByKey(event.key, event.modifiers, input.selectedText)) return true
        if (history.takesKey(event)) return true
        if (completions.takesKey(event)) return true
        switch (event.key) {
        case Qt.Key_Return:
        case Qt.Key_Enter:
            if (event.modifiers & Qt.ShiftModifier) return false
            enter()
            return true
        case Qt.Key_Up:
        case Qt.Key_Down:
            return recall(event)
        case Qt.Key_R:
            if (!(event.modifiers & Qt.ControlModifier)) return false
            history.show()
            return true
        case Qt.Key_Tab:
            if (input.length > 0 && !Workbench.prompt.wantsAnswer) completions.showOrTake()
            return input.length > 0
        case Qt.Key_Escape:
            if (signature.leave()) return true
            if (!Workbench.console.holding) return false
            Workbench.console.drop()
            return true
        }
        return false
    }
    FontMetrics {
        id: metrics
        font: input.font
    }
    Flickable {
        id: flick
        anchors.fill: parent
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        contentWidth: width
        contentHeight: input.contentHeight + input.topPadding + input.bottomPadding
        function keepInView(box) {
            contentY = Math.max(0, Math.min(box.y - input.topPadding, Math.max(contentY, box.y + box.height + input.bottomPadding - height)))
        }
        TextArea {
            id: input
            objectName: "prompt"
            width: flick.width
            height: Math.max(flick.height, flick.contentHeight)
            topPadding: 6
            bottomPadding: 4
            wrapMode: TextEdit.WrapAnywhere
            textFormat: TextEdit.PlainText
            color: Theme.text
            placeholderText: Workbench.debugger.stopped ? qsTr("A command in the stopped code; %1 goes on").arg(Workbench.commands.of("run.run").keyOrTitle)
                           : Workbench.prompt.waiting ? qsTr("The script waits for your answer; %1 stops it").arg(prompt.stopKey)
                           : Workbench.console.holding ? qsTr("The command goes on; Escape gives it up")
                           : Workbench.running ? qsTr("Running… %1 stops").arg(prompt.stopKey) : qsTr("Type a command and press Enter")
            placeholderTextColor: Theme.faint
            selectionColor: Theme.selection
            selectedTextColor: Theme.text
            selectByMouse: true
            font.family: Theme.codeFamily
            font.preferShaping: false
            font.pixelSize: Theme.codeSize
            background: null
            Accessible.name: qsTr("Command")
            Component.onCompleted: prompt.document.attach(textDocument)
            onTextChanged: {
                completions.textTyped()
                history.search(text)
                signature.look()
            }
            onCursorRectangleChanged: flick.keepInView(cursorRectangle)
            onCursorPositionChanged: {
                completions.caretMoved()
                signature.look()
            }
            // Here no command of the text.
            Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_R && (event.modifiers & Qt.ControlModifier) !== 0
            Keys.onPressed: event => event.accepted = prompt.takesKey(event)
            TextMenu { field: input }
        }
    }
    CompletionList {
        id: completions
        objectName: "promptCompletions"
        document: prompt.document
        target: input
        view: flick
        above: true
        eager: false
    }
    SignatureTip {
        id: signature
        document: prompt.document
        target: input
        view: flick
        onlyAbove: true
    }
    HistoryList {
        id: history
        objectName: "history"
        anchors.bottom: parent.top
        anchors.bottomMargin: 2
        width: Math.min(parent.width, 640)
        target: input
        onTaken: text => prompt.put(text)
    }
}
