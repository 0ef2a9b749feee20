// SPDX-License-Identifier: Apache-2.0
// The command window: output, errors that lead to their line, and a prompt with history.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Vitrine

Rectangle {
    id: panel
    color: Theme.panel
    PanelHeader {
        id: header
        panel: "console"
        width: parent.width
        title: qsTr("Command window")
        TextButton {
            implicitHeight: 24
            text: qsTr("Copy")
            visible: Workbench.console.count > 0
            onClicked: Workbench.copyText(Workbench.console.allText())
        }
        IconButton { icon_: "clear"; text: qsTr("Clear the output"); onClicked: Workbench.console.clear() }
    }
    PaddedList {
        id: list
        objectName: "console"
        anchors.top: header.bottom
        anchors.bottom: prompt.top
        width: parent.width
        model: Workbench.console
        property bool follow: true
        // Not the count: of a full window as many lines go as come.
        Connections {
            target: Workbench.console
            function onRowsInserted() { if (list.follow) end.request() }
        }
        // Lines that wrap become higher after they were added; a panel may become smaller.
        onContentHeightChanged: if (follow) end.request()
        onHeightChanged: if (follow) end.request()
        onMovementEnded: follow = atYEnd
        // Where lines wrap the end is known when the last ones are laid out.
        DeferredCall {
            id: end
            onDue: {
                list.positionViewAtEnd()
                list.forceLayout()
                list.positionViewAtEnd()
            }
        }
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Output")
        delegate: ConsoleLine { width: list.width }
    }
    RowLayout {
        id: prompt
        anchors.bottom: parent.bottom
        width: parent.width
        height: 30
        spacing: 4
        Text {
            Layout.leftMargin: 10
            objectName: "promptText"
            Layout.maximumWidth: parent.width * 0.6
            text: !Workbench.prompt.waiting ? (Workbench.console.holding ? " …" : ">>") : Workbench.prompt.text || "?"
            textFormat: Text.PlainText
            elide: Text.ElideLeft
            color: Workbench.prompt.waiting ? Theme.warning : Workbench.running ? Theme.faint : Theme.accent
            font.family: Theme.codeFamily
            font.preferShaping: false
            font.pixelSize: Theme.codeSize
        }
        TextField {
            id: input
            objectName: "prompt"
            Layout.fillWidth: true
            color: Theme.text
            placeholderText: Workbench.debugger.stopped ? qsTr("A command in the stopped code; F5 goes on")
                           : Workbench.prompt.waiting ? qsTr("The script waits for your answer; Shift+F5 stops it")
                           : Workbench.console.holding ? qsTr("The command goes on; Escape gives it up")
                           : Workbench.running ? qsTr("Running… Shift+F5 stops") : qsTr("Type a command and press Enter")
            placeholderTextColor: Theme.faint
            selectionColor: Theme.selection
            selectedTextColor: Theme.text
            selectByMouse: true
            font.family: Theme.codeFamily
            font.preferShaping: false
            font.pixelSize: Theme.codeSize
            background: null
            Accessible.name: qsTr("Command")
            onAccepted: {
                if (Workbench.running && !Workbench.prompt.waiting) return
                list.follow = true
                const line = text
                clear()
                Workbench.enter(line)
            }
            Connections {
                target: Workbench.prompt
                function onAsked() {
                    list.follow = true
                    if (!Workbench.debugger.keepsFocus()) input.forceActiveFocus()
                }
            }
            Keys.onPressed: event => event.accepted = Workbench.stopByKey(event.key, event.modifiers, selectedText)
            Keys.onEscapePressed: event => {
                event.accepted = Workbench.console.holding
                Workbench.console.drop()
            }
            Keys.onUpPressed: text = Workbench.console.older(text)
            Keys.onDownPressed: text = Workbench.console.newer(text)
            Keys.onTabPressed: event => {
                const words = Workbench.complete(text.substring(0, cursorPosition))
                event.accepted = text.length > 0 && words.length > 0
                if (!event.accepted) return
                const start = text.substring(0, cursorPosition).search(/[A-Za-z_]\w*$/)
                if (start < 0) return
                const rest = text.substring(cursorPosition)
                text = text.substring(0, start) + words[0] + rest
                cursorPosition = start + words[0].length
            }
        }
    }
    Rectangle {
        anchors.bottom: prompt.top
        width: parent.width
        height: 1
        color: Theme.border
    }
}
