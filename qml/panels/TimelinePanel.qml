// SPDX-License-Identifier: Apache-2.0
// The timeline, and below it what is selected or what the cursor's moment is about.
pragma ComponentBehavior: Bound
import QtQuick
import Vitrine

Item {
    id: panel
    readonly property TimelineModel timeline: Workbench.timeline
    TimelineItem {
        id: view
        objectName: "timeline"
        anchors.fill: parent
        anchors.bottomMargin: footer.height
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Timeline: %1. %2").arg(panel.timeline.countText).arg(panel.timeline.selectionText)
        Accessible.focusable: true
        onMenuWanted: at => menu.openFor("", panel.timeline.selectionText || panel.timeline.countText, panel.timeline.selectionText + "\n" + panel.timeline.memoryText + "\n", view, at)
        Hint {
            visible: view.hoverText.length > 0
            delay: 150
            wraps: false
            text: view.hoverText
            x: Math.min(view.hoverPlace.x + 14, view.width - width - 4)
            y: view.hoverPlace.y + 18
        }
    }
    RowMenu {
        id: menu
        copiesTable: false
        actions: [
            TableAction { name: "line"; text: qsTr("Go to its line"); enabled: Workbench.selection.line > 0; onTriggered: Workbench.goToSelection() },
            TableAction { name: "zoom"; text: qsTr("Zoom to it"); keys: "Return"; onTriggered: panel.timeline.zoomToSelection() },
            TableAction { name: "fit"; text: qsTr("Fit the whole run"); keys: "0"; onTriggered: panel.timeline.fit() },
            TableAction { name: "clear"; text: qsTr("Take the time cursor away"); keys: "Esc"; enabled: panel.timeline.hasMoment; onTriggered: panel.timeline.clearMoment() }
        ]
    }
    Rectangle {
        id: footer
        visible: !panel.timeline.empty
        anchors.bottom: parent.bottom
        width: parent.width
        height: visible ? 22 : 0
        color: Theme.header
        Text {
            objectName: "timelineText"
            anchors.verticalCenter: parent.verticalCenter
            x: 10
            width: parent.width - 20
            text: panel.timeline.hasMoment ? panel.timeline.momentText
                : panel.timeline.selectionText || panel.timeline.memoryText
            color: Theme.text
            elide: Text.ElideRight
            font.family: Theme.textFamily
            font.pixelSize: Theme.smallSize
        }
    }
    EmptyState {
        anchors.centerIn: parent
        visible: panel.timeline.empty
        title: Workbench.running ? qsTr("Running…") : qsTr("No run yet")
        text: qsTr("Run a script with %1. What the interpreter, the planner, the compiler, the copies and both processors did is shown here along the time, down to a microsecond.")
              .arg(Workbench.commands.of("run.run").keyOrTitle)
    }
}
