// SPDX-License-Identifier: Apache-2.0
// The whole workbench: the panels as the way to work has them, between the commands and the state.
import QtQuick
import Vitrine

Rectangle {
    id: root
    readonly property WindowLayout layout_: Workbench.layout
    readonly property bool writing: layout_.mode === WindowLayout.Write
    color: Theme.window
    focus: true
    Actions { id: actions }
    CommandKeys {}
    TopBar {
        id: topBar
        width: parent.width
    }
    Item {
        id: middle
        anchors.top: topBar.bottom
        anchors.bottom: presenterBar.top
        width: parent.width
        WriteView {
            id: write
            anchors.fill: parent
            visible: root.writing && root.layout_.enlarged === ""
        }
        ExplainView {
            id: explain
            anchors.fill: parent
            visible: !root.writing && root.layout_.enlarged === ""
        }
        Item {
            id: wholeWindow
            anchors.fill: parent
        }
        EmptyState {
            anchors.centerIn: parent
            visible: root.layout_.enlarged === "" && root.layout_.docked.length === 0
            title: qsTr("All panels are hidden")
            text: qsTr("The button at the right of the commands shows them again.")
        }
    }
    PanelFrame {
        large: wholeWindow
        name: "editor"
        write: write.editor
        explain: explain.editor
        EditorPanel {
            anchors.fill: parent
            actions: actions
        }
    }
    PanelFrame {
        large: wholeWindow
        name: "console"
        write: write.console_
        explain: explain.console_
        ConsolePanel { anchors.fill: parent }
    }
    PanelFrame {
        large: wholeWindow
        name: "figures"
        write: write.figures
        explain: explain.figures
        ViewsPanel { anchors.fill: parent }
    }
    PanelFrame {
        large: wholeWindow
        name: "workspace"
        write: write.workspace
        explain: explain.workspace
        WorkspacePanel { anchors.fill: parent }
    }
    PanelFrame {
        large: wholeWindow
        name: "graph"
        write: write.graph
        explain: explain.graph
        GraphPanel {
            anchors.fill: parent
            actions: actions
        }
    }
    PanelFrame {
        large: wholeWindow
        name: "why"
        write: write.why
        explain: explain.why
        InspectorPanel {
            id: inspector
            anchors.fill: parent
        }
    }
    PanelFrame {
        large: wholeWindow
        name: "tables"
        write: write.tables
        explain: explain.tables
        TablesPanel {
            id: tables
            anchors.fill: parent
        }
    }
    PanelFrame {
        large: wholeWindow
        name: "lesson"
        write: write.lesson
        explain: explain.lesson
        LessonPanel { anchors.fill: parent }
    }
    PanelFrame {
        large: wholeWindow
        name: "folder"
        write: write.folder
        explain: explain.folder
        FolderPanel { anchors.fill: parent }
    }
    PanelFrame {
        large: wholeWindow
        name: "help"
        write: write.help
        explain: explain.help
        HelpPanel { anchors.fill: parent }
    }
    Connections {
        target: Workbench.guide
        function onLookWanted(thing) {
            inspector.turnTo(thing)
            tables.turnTo(thing)
        }
    }
    Binding { target: write.tables; property: "least"; value: tables.leastHeight }
    Binding { target: explain.tables; property: "least"; value: tables.leastHeight }
    PresenterBar {
        id: presenterBar
        anchors.bottom: bottomBar.top
        width: parent.width
    }
    DialogLayer {}
    BottomBar {
        id: bottomBar
        anchors.bottom: parent.bottom
        width: parent.width
    }
}
