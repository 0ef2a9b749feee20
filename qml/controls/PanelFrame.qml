// SPDX-License-Identifier: Apache-2.0
// A panel, made once: it stands where the way to work has it, over all others, or in its own window.
import QtQuick
import Vitrine

Item {
    id: frame
    required property string name
    required property Item write
    required property Item explain
    required property Item large
    readonly property WindowLayout layout_: Workbench.layout
    readonly property bool popped: layout_.popped.includes(name)
    objectName: "panel:" + name
    parent: popped ? Workbench.panelWindows.room(name) : layout_.enlarged === name ? large
          : layout_.mode === WindowLayout.Write ? write : explain
    anchors.fill: parent
    // What a lesson's page points to.
    Rectangle {
        objectName: "outline:" + frame.name
        anchors.fill: parent
        z: 2
        visible: frame.name !== "lesson" && Workbench.guide.outlined === frame.name
        color: "transparent"
        border.color: Theme.accent
        border.width: 2
    }
}
