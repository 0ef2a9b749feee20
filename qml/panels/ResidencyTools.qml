// SPDX-License-Identifier: Apache-2.0
// Above the residency table: what is there in all, and what can be done by hand with the selected row.
import QtQuick
import QtQuick.Layouts
import Vitrine

RowLayout {
    id: tools
    readonly property ResidencyModel model: Workbench.residency
    readonly property string buffer: Workbench.selection.buffer
    // Asked again whenever the rows were made again.
    readonly property bool canGather: model.revision >= 0 && model.canGather(buffer)
    readonly property bool canEvict: model.revision >= 0 && model.canEvict(buffer)
    readonly property bool idle: !Workbench.running || Workbench.debugger.stopped
    spacing: 6
    Text {
        objectName: "residencyTotal"
        Layout.fillWidth: true
        Layout.rightMargin: 8
        horizontalAlignment: Text.AlignRight
        text: tools.model.total
        color: Theme.muted
        font.family: Theme.textFamily
        font.pixelSize: Theme.smallSize
        elide: Text.ElideLeft
    }
    TextButton {
        id: gather
        objectName: "gather"
        implicitHeight: 24 * Theme.unit
        enabled: tools.idle && tools.canGather
        text: qsTr("Gather")
        onClicked: Workbench.gatherBuffer(tools.buffer)
        Hint { visible: gather.hovered; text: qsTr("Copies the selected array to the CPU; it stays on the device") }
    }
    TextButton {
        id: evict
        objectName: "evict"
        implicitHeight: 24 * Theme.unit
        enabled: tools.idle && tools.canEvict
        text: qsTr("Evict")
        onClicked: Workbench.evictBuffer(tools.buffer)
        Hint { visible: evict.hovered; text: qsTr("Takes the selected array off the device, to the CPU; what needs it there copies it back") }
    }
}
