// SPDX-License-Identifier: Apache-2.0
// The variables and where each of them lives.
import QtQuick
import Vitrine

Rectangle {
    color: Theme.panel
    PanelHeader {
        id: header
        panel: "workspace"
        width: parent.width
        title: qsTr("Workspace")
        readonly property int count: Workbench.workspace.count
        detail: count === 1 ? qsTr("1 variable") : count > 0 ? qsTr("%1 variables").arg(count) : ""
        IconButton {
            icon_: "clear"
            text: qsTr("Remove all variables")
            enabled: !Workbench.running && Workbench.workspace.count > 0
            onClicked: Workbench.clearWorkspace()
        }
    }
    CallStack {
        id: stack
        anchors.top: header.bottom
        width: parent.width
    }
    DataTable {
        objectName: "workspace"
        anchors.top: stack.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        records: Workbench.workspace
        selectedKey: Workbench.selection.variable
        columns: [
            TableColumn { title: qsTr("Name"); role: "name"; width: 56; most: 170; mono: true },
            TableColumn { title: qsTr("Value"); role: "value"; width: 0; mono: true },
            TableColumn { title: qsTr("Class"); role: "className"; width: 74 },
            TableColumn { title: qsTr("Bytes"); role: "bytes"; width: 68; right: true },
            TableColumn { title: qsTr("Lives on"); role: "livesOn"; width: 80; badge: true }
        ]
        emptyTitle: qsTr("No variables")
        emptyText: qsTr("What a script or a command assigns appears here, with the device it lives on.")
        opens: true
        actions: [
            TableAction { name: "open"; text: qsTr("Open"); keys: "Return"; onTriggered: key => Workbench.variables.open(key) },
            TableAction { name: "line"; text: qsTr("Go to the line that made it"); onTriggered: key => { Workbench.selection.selectVariable(key); Workbench.goToSelection() } },
            TableAction { name: "copyName"; text: qsTr("Copy its name"); onTriggered: key => Workbench.copyText(key) },
            TableAction { name: "remove"; text: qsTr("Remove it"); enabled: !Workbench.running || Workbench.debugger.stopped; onTriggered: key => Workbench.enter("clear " + key) }
        ]
        onChosen: key => Workbench.selection.selectVariable(key)
        onOpened: key => Workbench.variables.open(key)
    }
}
