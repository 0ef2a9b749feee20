// SPDX-License-Identifier: Apache-2.0
// The problems of the current text.
import QtQuick
import Vitrine

DataTable {
    id: table
    objectName: "problems"
    records: Workbench.problems
    selects: false
    columns: [
        TableColumn { title: qsTr("Line"); role: "line"; width: 60; right: true },
        TableColumn { title: qsTr("Column"); role: "column"; width: 70; right: true },
        TableColumn { title: qsTr("Problem"); role: "message"; width: 0 },
        TableColumn { title: qsTr("What to do"); role: "hint"; width: 480 }
    ]
    emptyTitle: qsTr("No problems")
    emptyText: qsTr("There is no complaint about the text in the editor.")
    function show(key: string) {
        const row = Workbench.problems.rowOf(key)
        Workbench.goTo("", Workbench.problems.cell(row, "line"), Workbench.problems.cell(row, "column"))
    }
    actions: [
        TableAction { name: "line"; text: qsTr("Go to its place"); keys: "Return"; onTriggered: key => table.show(key) }
    ]
    onChosen: key => show(key)
}
