// SPDX-License-Identifier: Apache-2.0
// The kernels of the run that is shown.
import QtQuick
import Vitrine

DataTable {
    objectName: "kernels"
    records: Workbench.kernels
    selectedKey: Workbench.selection.kernel
    markedKey: Workbench.timeline.momentKernel
    columns: [
        TableColumn { title: qsTr("Kernel"); role: "title"; width: 0; mono: true },
        TableColumn { title: qsTr("On"); role: "provider"; width: 44; most: 190 },
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
    actions: [
        TableAction { name: "line"; text: qsTr("Go to its line"); onTriggered: key => { Workbench.selection.selectKernel(key); Workbench.goToSelection() } },
        TableAction { name: "source"; text: qsTr("Show its source"); onTriggered: key => { Workbench.selection.selectKernel(key); Workbench.guide.lookWanted("kernel") } }
    ]
    onChosen: key => Workbench.selection.selectKernel(key)
}
