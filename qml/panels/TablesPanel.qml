// SPDX-License-Identifier: Apache-2.0
// Findings, residency, kernels, timeline, runs and problems.
import QtQuick
import QtQuick.Layouts
import Vitrine

Rectangle {
    id: panel
    property int page: 0
    readonly property bool onTimeline: page === 3
    property bool largeTimeline: false
    // To the page of that name, if there is one.
    function turnTo(name: string) {
        const at = tabs.find(name)
        if (at >= 0) page = at
    }
    readonly property bool onRuns: page === 4
    // Lanes, and two runs beside each other, need more room than a table's rows.
    readonly property real leastHeight: !onTimeline && !onRuns ? 80 : onTimeline && largeTimeline ? 0.62 * Window.height : Math.max(250, 0.28 * Window.height)
    color: Theme.panel
    PanelHeader {
        id: header
        panel: "tables"
        width: parent.width
        TabStrip {
            id: tabs
            objectName: "tableTabs"
            titles: [Workbench.advice.findings.length > 0 ? qsTr("Findings (%1)").arg(Workbench.advice.findings.length) : qsTr("Findings"), qsTr("Residency"), qsTr("Kernels"), qsTr("Timeline"), qsTr("Runs"), Workbench.problems.count > 0 ? qsTr("Problems (%1)").arg(Workbench.problems.count) : qsTr("Problems")]
            currentIndex: panel.page
            onChosen: index => panel.page = index
        }
        Text {
            visible: panel.page === 0 || panel.page === 2 || panel.page === 5
            Layout.fillWidth: true
            Layout.rightMargin: 8
            horizontalAlignment: Text.AlignRight
            text: panel.page === 0 ? Workbench.advice.remark
                : panel.page === 2 && Workbench.kernels.count > 0 ? qsTr("%1 kernels").arg(Workbench.kernels.count) : ""
            color: Theme.muted
            font.family: Theme.textFamily
            font.pixelSize: Theme.smallSize
        }
        ResidencyTools {
            visible: panel.page === 1
            Layout.fillWidth: true
        }
        RunTools {
            visible: panel.onRuns
            Layout.fillWidth: true
            page: runs.page
            onPageWanted: page => runs.page = page
        }
        TimelineTools {
            visible: panel.onTimeline
            Layout.fillWidth: true
            large: panel.largeTimeline
            onLargeWanted: large => panel.largeTimeline = large
        }
    }
    StackLayout {
        anchors.fill: parent
        anchors.topMargin: header.height
        currentIndex: panel.page
        FindingsPage {}
        DataTable {
            objectName: "residency"
            records: Workbench.residency
            onVisibleChanged: Workbench.residency.watched = visible
            selectedKey: Workbench.selection.buffer
            columns: [
                TableColumn { title: qsTr("Variable"); role: "variable"; width: 120; mono: true; empty: qsTr("(temporary)") },
                TableColumn { title: qsTr("Shape"); role: "shape"; width: 130; mono: true },
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
            onChosen: key => Workbench.selection.selectBuffer(key)
        }
        DataTable {
            objectName: "kernels"
            records: Workbench.kernels
            selectedKey: Workbench.selection.kernel
            markedKey: Workbench.timeline.momentKernel
            columns: [
                TableColumn { title: qsTr("Kernel"); role: "title"; width: 0; mono: true },
                TableColumn { title: qsTr("On"); role: "provider"; width: 150 },
                TableColumn { title: qsTr("Line"); role: "line"; width: 48; right: true },
                TableColumn { title: qsTr("Runs"); role: "runs"; width: 56; right: true },
                TableColumn { title: qsTr("Total"); role: "total"; width: 74; right: true },
                TableColumn { title: qsTr("Min"); role: "minimum"; width: 74; right: true },
                TableColumn { title: qsTr("Median"); role: "median"; width: 74; right: true },
                TableColumn { title: qsTr("Max"); role: "maximum"; width: 74; right: true },
                TableColumn { title: qsTr("Traffic"); role: "bandwidth"; width: 84; right: true; hint: qsTr("Memory read and written, per second") },
                TableColumn { title: qsTr("Arithmetic"); role: "rate"; width: 104; right: true; hint: qsTr("Floating-point operations per second") },
                TableColumn { title: qsTr("Of peak"); role: "ceiling"; width: 62; right: true; hint: qsTr("Share of the memory bandwidth or arithmetic rate that was measured on this machine, whichever is closer") },
                TableColumn { title: qsTr("Compile"); role: "compile"; width: 74; right: true; hint: qsTr("Time to make the kernel, from its source or from the cache on disk. The CPU's kernels need none.") },
                TableColumn { title: qsTr("Cached"); role: "cache"; width: 76; right: true; hint: qsTr("Launches that found the kernel ready, in memory or on disk") }
            ]
            emptyTitle: qsTr("No kernel has run")
            emptyText: qsTr("Each generated kernel gets a row: runs, times, and the share of what the hardware can do.")
            onChosen: key => Workbench.selection.selectKernel(key)
        }
        TimelinePanel {}
        RunsPanel { id: runs }
        DataTable {
            objectName: "problems"
            records: Workbench.problems
            columns: [
                TableColumn { title: qsTr("Line"); role: "line"; width: 60; right: true },
                TableColumn { title: qsTr("Column"); role: "column"; width: 70; right: true },
                TableColumn { title: qsTr("Problem"); role: "message"; width: 0 },
                TableColumn { title: qsTr("What to do"); role: "hint"; width: 480 }
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
