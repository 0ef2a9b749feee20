// SPDX-License-Identifier: Apache-2.0
// What lives on the device, or did at the moment of the time cursor.
import QtQuick
import Vitrine

DataTable {
    id: table
    readonly property ResidencyModel model: Workbench.residency
    readonly property bool idle: !Workbench.running || Workbench.debugger.stopped
    objectName: "residency"
    records: Workbench.residency
    onVisibleChanged: Workbench.residency.watched = visible
    selectedKey: Workbench.selection.buffer
    columns: [
        TableColumn { title: qsTr("Variable"); role: "variable"; width: 96; most: 190; mono: true; empty: qsTr("(temporary)") },
        TableColumn { title: qsTr("Shape"); role: "shape"; width: 80; most: 170; mono: true },
        TableColumn { title: qsTr("Class"); role: "className"; width: 80 },
        TableColumn { title: qsTr("Bytes"); role: "bytes"; width: 90; right: true },
        TableColumn { title: qsTr("Held as"); role: "use"; width: 116 },
        TableColumn { title: qsTr("Lives on"); role: "state"; width: 84; badge: true },
        TableColumn { title: qsTr("Device"); role: "device"; width: 0 },
        TableColumn { title: qsTr("Uploads"); role: "uploads"; width: 74; right: true; hint: qsTr("How often it was copied from the CPU to the device") },
        TableColumn { title: qsTr("Downloads"); role: "downloads"; width: 86; right: true; hint: qsTr("How often it was copied from the device to the CPU") },
        TableColumn { title: qsTr("Made in line"); role: "line"; width: 92; right: true },
        TableColumn { title: qsTr("Last use"); role: "lastUse"; width: 72; right: true },
        TableColumn { title: qsTr("Age"); role: "age"; width: 64; right: true }
    ]
    emptyTitle: qsTr("Nothing lives on the device")
    emptyText: qsTr("Arrays that stay in device memory between operations are listed here with their transfers.")
    actions: [
        TableAction { name: "line"; text: qsTr("Go to the line that made it"); onTriggered: key => { Workbench.selection.selectBuffer(key); Workbench.goToSelection() } },
        TableAction { name: "gather"; text: qsTr("Gather: copy it to the CPU"); enabled: table.idle && table.model.revision >= 0 && table.model.canGather(table.selectedKey); onTriggered: key => Workbench.gatherBuffer(key) },
        TableAction { name: "evict"; text: qsTr("Evict: take it off the device"); enabled: table.idle && table.model.revision >= 0 && table.model.canEvict(table.selectedKey); onTriggered: key => Workbench.evictBuffer(key) }
    ]
    onChosen: key => Workbench.selection.selectBuffer(key)
}
