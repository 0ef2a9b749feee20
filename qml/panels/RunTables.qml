// SPDX-License-Identifier: Apache-2.0
// Two runs beside each other: by line, by kernel, in all, and their answers.
import QtQuick
import QtQuick.Layouts
import Vitrine

StackLayout {
    id: tables
    required property int page
    readonly property RunHistory history: Workbench.history
    currentIndex: page
    DataTable {
        objectName: "runLines"
        records: tables.history.lines
        columns: [
            TableColumn { title: qsTr("Line"); role: "line"; width: 66; right: true },
            TableColumn { title: qsTr("Text"); role: "text"; width: 0; mono: true },
            TableColumn { title: tables.history.beforeName; role: "before"; width: 76; right: true; hint: qsTr("Computing and copies for this line; of a kernel of several lines a part by the number of their operations") },
            TableColumn { title: tables.history.afterName; role: "after"; width: 76; right: true },
            TableColumn { title: qsTr("Change"); role: "change"; width: 66; right: true },
            TableColumn { title: qsTr("Moved"); role: "moved"; width: 96; right: true; hint: qsTr("Copied between CPU and GPU for this line") },
            TableColumn { title: qsTr("Decided otherwise"); role: "decision"; width: Math.max(160, 0.34 * tables.width) }
        ]
        emptyTitle: qsTr("Neither run has array work")
        emptyText: qsTr("Lines with operations on large arrays stand here.")
        actions: [
            TableAction { name: "line"; text: qsTr("Go to its line"); onTriggered: key => { tables.history.selectLine(key); Workbench.goToSelection() } }
        ]
        onChosen: key => tables.history.selectLine(key)
    }
    DataTable {
        objectName: "runKernels"
        records: tables.history.kernels
        columns: [
            TableColumn { title: qsTr("Kernel"); role: "title"; width: 0; mono: true },
            TableColumn { title: qsTr("Line"); role: "line"; width: 48; right: true },
            TableColumn { title: qsTr("On"); role: "side"; width: 44; most: 170 },
            TableColumn { title: qsTr("Runs"); role: "runs"; width: 84; right: true },
            TableColumn { title: tables.history.beforeName; role: "before"; width: 76; right: true },
            TableColumn { title: tables.history.afterName; role: "after"; width: 76; right: true },
            TableColumn { title: qsTr("Change"); role: "change"; width: 66; right: true },
            TableColumn { title: qsTr("Of one run"); role: "median"; width: 76; right: true; hint: qsTr("Change of the median of its runs") },
            TableColumn { title: qsTr("Code"); role: "text"; width: 76 }
        ]
        emptyTitle: qsTr("No kernel has run")
        emptyText: qsTr("Kernels of both runs stand here.")
        actions: [
            TableAction { name: "line"; text: qsTr("Go to its line"); onTriggered: key => { tables.history.selectKernel(key); Workbench.goToSelection() } }
        ]
        onChosen: key => tables.history.selectKernel(key)
    }
    DataTable {
        objectName: "runFigures"
        records: tables.history.figures
        columns: [
            TableColumn { title: qsTr("Figure"); role: "key"; width: 200 },
            TableColumn { title: tables.history.beforeName; role: "before"; width: 180; right: true },
            TableColumn { title: tables.history.afterName; role: "after"; width: 180; right: true },
            TableColumn { title: qsTr("Change"); role: "change"; width: 90; right: true }
        ]
    }
    DataTable {
        objectName: "runAnswers"
        records: tables.history.answers
        columns: [
            TableColumn { title: qsTr("Variable"); role: "key"; width: 180; mono: true },
            TableColumn { title: qsTr("Bits"); role: "verdict"; width: 180 },
            TableColumn { title: tables.history.beforeName; role: "before"; width: 180; mono: true },
            TableColumn { title: tables.history.afterName; role: "after"; width: 180; mono: true }
        ]
        emptyTitle: qsTr("No answers")
        emptyText: qsTr("Variables and printed text of both runs stand here.")
    }
}
