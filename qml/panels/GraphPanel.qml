// SPDX-License-Identifier: Apache-2.0
// The acceleration graph with its tools and legend.
import QtQuick
import Vitrine

Rectangle {
    id: panel
    required property Actions actions
    // The wheel and keys zoom, too.
    readonly property bool roomy: width > 460
    color: Theme.panel
    PanelHeader {
        id: header
        panel: "graph"
        width: parent.width
        title: qsTr("Acceleration graph")
        shortTitle: qsTr("Graph")
        readonly property string moment: Workbench.timeline.hasMoment ? qsTr("At %1 · ").arg(Workbench.timeline.momentTime) : ""
        readonly property string record: Workbench.recordText ? Workbench.recordText + " · " : ""
        readonly property string brief: Workbench.graph.nodeCount > 0 ? qsTr("%1 ops").arg(Workbench.graph.nodeCount) : ""
        detail: moment + record + Workbench.graph.summary + "\u009C" + Workbench.graph.summary + "\u009C" + brief
        GraphSearch {
            id: search
            graph: graph
        }
        IconButton {
            objectName: "graphClose"
            icon_: Workbench.graph.hasClosed ? "openAll" : "closeAll"
            text: Workbench.graph.hasClosed ? qsTr("Open all groups") : qsTr("Close all groups to their titles")
            shortcutText: qsTr("Space closes one, L a loop")
            onClicked: Workbench.graph.hasClosed ? Workbench.graph.openAll() : Workbench.graph.closeAll()
        }
        IconButton { visible: panel.roomy; icon_: "minus"; text: qsTr("Smaller"); onClicked: graph.zoomBy(0.8) }
        IconButton { visible: panel.roomy; icon_: "plus"; text: qsTr("Larger"); onClicked: graph.zoomBy(1.25) }
        IconButton { icon_: "fit"; text: qsTr("Fit the whole graph"); shortcutText: "F"; onClicked: graph.fit() }
        IconButton { objectName: "graphExport"; icon_: "export"; text: qsTr("Export as PNG, SVG or JSON"); onClicked: panel.actions.exportGraph(graph) }
    }
    RunTimeBar {
        id: time
        anchors.top: header.bottom
        width: parent.width
    }
    GraphItem {
        id: graph
        objectName: "graph"
        anchors.top: time.bottom
        anchors.bottom: legend.top
        width: parent.width
        onMenuWanted: (x, y) => pinMenu.popup(graph, x, y)
        onSearchWanted: search.begin()
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Acceleration graph: %1").arg(graph.selectionText)
        Accessible.focusable: true
    }
    PinMenu { id: pinMenu }
    Row {
        id: legend
        visible: Workbench.graph.nodeCount > 0
        x: 10
        anchors.bottom: parent.bottom
        height: visible ? 24 * Theme.unit : 0
        topPadding: 4 * Theme.unit
        spacing: 8
        PlaceBadge { place: "CPU" }
        PlaceBadge { place: "GPU" }
        Row {
            topPadding: 7
            spacing: 3
            Repeater {
                model: 3
                Rectangle { width: 7; height: 2; color: Theme.transfer }
            }
        }
        Text {
            text: qsTr("moved between them")
            color: Theme.muted
            font.family: Theme.textFamily
            font.pixelSize: Theme.smallSize
        }
        IconItem {
            width: 16
            height: 16
            name: "dashedBox"
            color: Theme.muted
        }
        Text {
            // Where there is not room for all of it, it is not there.
            opacity: x + width <= panel.width - 20 ? 1 : 0
            text: qsTr("no kernel")
            color: Theme.muted
            font.family: Theme.textFamily
            font.pixelSize: Theme.smallSize
        }
        IconItem {
            visible: Workbench.whatIf.count > 0
            width: 14
            height: 14
            name: "pin"
            color: Theme.muted
        }
        Text {
            visible: Workbench.whatIf.count > 0
            text: qsTr("pinned")
            color: Theme.muted
            font.family: Theme.textFamily
            font.pixelSize: Theme.smallSize
        }
    }
    EmptyState {
        anchors.centerIn: graph
        visible: Workbench.graph.nodeCount === 0
        title: Workbench.running ? qsTr("Running…") : qsTr("No array operations yet")
        text: Workbench.running ? qsTr("Operations appear here as soon as a result of them is needed.")
            : qsTr("Run a script with %1. Every operation on a large array appears here: where it ran, what was fused into one kernel, and what was moved.")
              .arg(Workbench.commands.of("run.run").keyOrTitle)
    }
}
