// SPDX-License-Identifier: Apache-2.0
// The command window: output, errors that lead to their line, and a prompt with history.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Vitrine

Rectangle {
    id: panel
    color: Theme.panel
    // The last column keeps clear of the scroll bar.
    readonly property int columns: Math.floor((list.width - 22) / letters.averageCharacterWidth)
    onColumnsChanged: if (columns > 0) Workbench.console.columns = columns
    FontMetrics {
        id: letters
        font.family: Theme.codeFamily
        font.pixelSize: Theme.codeSize - 1
    }
    PanelHeader {
        id: header
        panel: "console"
        width: parent.width
        title: qsTr("Command window")
        TextButton {
            implicitHeight: 24 * Theme.unit
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
        activeFocusOnTab: true
        delegate: ConsoleLine {
            width: list.width
            selection: picked
            Keys.forwardTo: [outputKeys] // of the current one, which has them first
        }
        Keys.forwardTo: [outputKeys]
    }
    Item { id: outputKeys; Keys.onPressed: event => event.accepted = panel.outputKey(event) }
    ConsoleSelection {
        id: picked
        anchors.fill: list
        anchors.rightMargin: 14 // of the scroll bar
        list: list
        onMenuWanted: at => menu.popup(list, at.x, at.y)
    }
    // What is typed while the output has the keyboard is meant for the prompt.
    function outputKey(event): bool {
        if (Workbench.stopByKey(event.key, event.modifiers, picked.any ? "some" : "")) return true
        if (event.modifiers === Qt.ControlModifier && event.key === Qt.Key_C) Workbench.copyText(picked.text())
        else if (event.modifiers === Qt.ControlModifier && event.key === Qt.Key_A) picked.selectAll()
        else if (/^[ -~]$/.test(event.text) && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier))) {
            line.area.forceActiveFocus()
            line.area.insert(line.area.cursorPosition, event.text)
        } else return false
        return true
    }
    PanelMenu {
        id: menu
        objectName: "outputMenu"
        MenuEntry {
            objectName: "copySelection"
            label: qsTr("Copy")
            keys: "Ctrl+C"
            enabled: picked.any
            onTriggered: Workbench.copyText(picked.text())
        }
        MenuEntry {
            label: qsTr("Select all")
            keys: "Ctrl+A"
            onTriggered: picked.selectAll()
        }
        MenuEntry {
            label: qsTr("Clear the output")
            beginsGroup: true
            onTriggered: Workbench.console.clear()
        }
    }
    RowLayout {
        id: prompt
        anchors.bottom: parent.bottom
        width: parent.width
        height: line.implicitHeight
        spacing: 4
        z: 1 // what it opens lies over the output
        Text {
            Layout.leftMargin: 10
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: 6
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
        PromptLine {
            id: line
            Layout.fillWidth: true
            Layout.fillHeight: true
            onEntered: list.follow = true
            Connections {
                target: Workbench.prompt
                function onAsked() {
                    list.follow = true
                    if (!Workbench.debugger.keepsFocus()) line.area.forceActiveFocus()
                }
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
