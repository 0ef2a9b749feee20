// SPDX-License-Identifier: Apache-2.0
// What is seen of a panel while its strip is dragged to another place.
import QtQuick
import Vitrine

Rectangle {
    id: ghost
    required property string panel
    required property bool dragged
    required property Item over // the whole window
    parent: over
    z: 100
    visible: dragged
    width: label.implicitWidth + 20
    height: 26
    radius: 4
    color: Theme.header
    border.color: Theme.accent
    Drag.active: dragged
    Drag.keys: ["panel"]
    Drag.hotSpot: Qt.point(8, 8)
    Text {
        id: label
        anchors.centerIn: parent
        text: Workbench.layout.titleOf(ghost.panel)
        color: Theme.text
        font.family: Theme.textFamily
        font.pixelSize: Theme.textSize
    }
}
