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
    FileDrop { anchors.fill: parent }
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
        write: write
        explain: explain
        EditorPanel {
            anchors.fill: parent
            actions: actions
        }
    }
    PanelFrame {
        large: wholeWindow
        name: "console"
        write: write
        explain: explain
        ConsolePanel { anchors.fill: parent }
    }
    PanelFrame {
        large: wholeWindow
        name: "figures"
        write: write
        explain: explain
        ViewsPanel { anchors.fill: parent }
    }
    PanelFrame {
        large: wholeWindow
        name: "workspace"
        write: write
        explain: explain
        WorkspacePanel { anchors.fill: parent }
    }
    PanelFrame {
        large: wholeWindow
        name: "graph"
        write: write
        explain: explain
        GraphPanel {
            anchors.fill: parent
            actions: actions
        }
    }
    PanelFrame {
        large: wholeWindow
        name: "why"
        write: write
        explain: explain
        InspectorPanel {
            id: inspector
            anchors.fill: parent
        }
    }
    PanelFrame {
        large: wholeWindow
        name: "tables"
        write: write
        explain: explain
        TablesPanel {
            id: tables
            anchors.fill: parent
        }
    }
    PanelFrame {
        large: wholeWindow
        name: "lesson"
        write: write
        explain: explain
        LessonPanel { anchors.fill: parent }
    }
    PanelFrame {
        large: wholeWindow
        name: "folder"
        write: write
        explain: explain
        FolderPanel { anchors.fill: parent }
    }
    PanelFrame {
        large: wholeWindow
        name: "help"
        write: write
        explain: explain
        HelpPanel { anchors.fill: parent }
    }
    Connections {
        target: Workbench.guide
        function onLookWanted(thing) {
            inspector.turnTo(thing)
            tables.turnTo(thing)
        }
    }
    Binding { target: write.slotOf("tables"); property: "least"; value: tables.leastHeight }
    Binding { target: explain.slotOf("tables"); property: "least"; value: tables.leastHeight }
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
