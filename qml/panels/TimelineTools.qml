// SPDX-License-Identifier: Apache-2.0
// What stands above the timeline at the right: how much of it is in view, and how to look closer.
import QtQuick
import QtQuick.Layouts
import Vitrine

RowLayout {
    id: tools
    readonly property TimelineModel timeline: Workbench.timeline
    property bool large: false
    signal largeWanted(bool large)
    spacing: 4
    component Label: Text {
        color: Theme.muted
        elide: Text.ElideRight
        font.family: Theme.textFamily
        font.pixelSize: Theme.smallSize
    }
    Label {
        Layout.fillWidth: true
        Layout.minimumWidth: 0
        horizontalAlignment: Text.AlignRight
        objectName: "timelineDropped"
        text: tools.timeline.droppedText
        color: Theme.warning
    }
    Label {
        objectName: "timelineCount"
        Layout.leftMargin: 8
        Layout.rightMargin: 6
        text: tools.timeline.countText
    }
    IconButton { icon_: "minus"; text: qsTr("Shorter bars, more time"); shortcutText: "-"; enabled: !tools.timeline.empty; onClicked: tools.timeline.zoomBy(1 / 1.5) }
    IconButton { icon_: "plus"; text: qsTr("Longer bars, less time"); shortcutText: "+"; enabled: !tools.timeline.empty; onClicked: tools.timeline.zoomBy(1.5) }
    IconButton { objectName: "timelineFit"; icon_: "fit"; text: qsTr("Fit the whole run"); shortcutText: "0"; enabled: !tools.timeline.empty; onClicked: tools.timeline.fit() }
    IconButton { objectName: "timelineLarge"; icon_: tools.large ? "down" : "up"; text: tools.large ? qsTr("Smaller panel") : qsTr("Larger panel"); onClicked: tools.largeWanted(!tools.large) }
}
