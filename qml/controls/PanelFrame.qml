// SPDX-License-Identifier: Apache-2.0
// A panel, made once: it stands where the way to work has it, over all others, or in its own window.
import QtQuick
import Vitrine

Item {
    id: frame
    required property string name
    // Where the panel whose place it is in stands in each way to work.
    required property WriteView write
    required property ExplainView explain
    required property Item large
    readonly property WindowLayout layout_: Workbench.layout
    readonly property bool popped: layout_.popped.includes(name)
    objectName: "panel:" + name
    readonly property Item place: {
        const known = layout_.docked // another one whenever a panel moved
        return known && (layout_.mode === WindowLayout.Write ? write.slotOf(layout_.placeOf(name)) : explain.slotOf(layout_.placeOf(name))).room
    }
    readonly property bool inFront: layout_.docked.includes(name) && layout_.inFront(name)
    parent: popped ? Workbench.panelWindows.room(name) : layout_.enlarged === name ? large : place
    visible: popped || layout_.enlarged === name || inFront
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
