// SPDX-License-Identifier: Apache-2.0
// Residency, kernels and problems.
import QtQuick
import QtQuick.Layouts
import Vitrine

Rectangle {
    id: panel
    property int page: 0
    color: Theme.panel
    PanelHeader {
        id: header
        width: parent.width
        TabStrip {
            objectName: "tableTabs"
            titles: [qsTr("Residency"), qsTr("Kernels"), qsTr("Problems")]
            currentIndex: panel.page
            onChosen: index => panel.page = index
        }
        Text {
            Layout.fillWidth: true
            Layout.rightMargin: 8
            horizontalAlignment: Text.AlignRight
            text: panel.page === 0 ? Workbench.residency.total
                : panel.page === 1 && Workbench.kernels.count > 0 ? qsTr("%1 kernels").arg(Workbench.kernels.count) : ""
            color: Theme.muted
            font.family: Theme.textFamily
            font.pixelSize: Theme.smallSize
        }
    }
    StackLayout {
        anchors.fill: parent
        anchors.topMargin: header.height
        currentIndex: panel.page
        DataTable {
            objectName: "residency"
            records: Workbench.residency
            keyRole: "buffer"
            selectedKey: Workbench.selection.buffer
            columns: [
                { title: qsTr("Variable"), role: "variable", width: 120, mono: true, empty: qsTr("(temporary)") },
                { title: qsTr("Shape"), role: "shape", width: 130, mono: true },
                { title: qsTr("Class"), role: "className", width: 80 },
                { title: qsTr("Bytes"), role: "bytes", width: 90, right: true },
                { title: qsTr("State"), role: "state", width: 110, badge: true },
                { title: qsTr("Device"), role: "device", width: 0 },
                { title: qsTr("Uploads"), role: "uploads", width: 80, right: true },
                { title: qsTr("Downloads"), role: "downloads", width: 90, right: true },
                { title: qsTr("Made in line"), role: "line", width: 100, right: true },
                { title: qsTr("Last use"), role: "lastUse", width: 80, right: true },
                { title: qsTr("Age"), role: "age", width: 80, right: true }
            ]
            emptyTitle: qsTr("Nothing lives on the device")
            emptyText: qsTr("Arrays that stay in device memory between operations are listed here with their transfers.")
            onChosen: key => Workbench.selection.selectBuffer(key)
        }
        DataTable {
            objectName: "kernels"
            records: Workbench.kernels
            keyRole: "kernel"
            selectedKey: Workbench.selection.kernel
            columns: [
                { title: qsTr("Kernel"), role: "title", width: 0, mono: true },
                { title: qsTr("On"), role: "provider", width: 170 },
                { title: qsTr("Line"), role: "line", width: 54, right: true },
                { title: qsTr("Runs"), role: "runs", width: 64, right: true },
                { title: qsTr("Total"), role: "total", width: 88, right: true },
                { title: qsTr("Min"), role: "minimum", width: 88, right: true },
                { title: qsTr("Median"), role: "median", width: 88, right: true },
                { title: qsTr("Max"), role: "maximum", width: 88, right: true },
                { title: qsTr("Traffic"), role: "bandwidth", width: 100, right: true },
                { title: qsTr("Arithmetic"), role: "rate", width: 110, right: true },
                { title: qsTr("Of ceiling"), role: "ceiling", width: 80, right: true }
            ]
            emptyTitle: qsTr("No kernel has run")
            emptyText: qsTr("Each generated kernel gets a row: runs, times, and the share of what the hardware can do.")
            onChosen: key => Workbench.selection.selectKernel(key)
        }
        DataTable {
            objectName: "problems"
            records: Workbench.problems
            keyRole: "key"
            columns: [
                { title: qsTr("Line"), role: "line", width: 60, right: true },
                { title: qsTr("Column"), role: "column", width: 70, right: true },
                { title: qsTr("Problem"), role: "message", width: 0 },
                { title: qsTr("What to do"), role: "hint", width: 480 }
            ]
            emptyTitle: qsTr("No problems")
            emptyText: qsTr("The parser has no complaint about the text in the editor.")
            onChosen: key => {
                const row = Workbench.problems.rowOf(key)
                Workbench.goTo("", Workbench.problems.cell(row, "line"), Workbench.problems.cell(row, "column"))
            }
        }
    }
}
