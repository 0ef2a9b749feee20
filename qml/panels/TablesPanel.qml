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
            elide: Text.ElideRight
            text: panel.page === 0 ? Workbench.advice.remark
                : panel.page !== 2 || Workbench.kernels.count === 0 ? "" : Workbench.kernels.count === 1 ? qsTr("1 kernel") : qsTr("%1 kernels").arg(Workbench.kernels.count)
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
        ResidencyTable {}
        KernelsTable {}
        TimelinePanel {}
        RunsPanel { id: runs }
        ProblemsTable {}
    }
}
