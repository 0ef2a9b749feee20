// SPDX-License-Identifier: Apache-2.0
// The measured times of the selected kernel.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Vitrine

Item {
    StillList {
        id: list
        anchors.fill: parent
        anchors.margins: 14
        spacing: 4
        model: Workbench.inspector.timings
        ScrollBar.vertical: ThinScrollBar {}
        delegate: FactRow {
            required property fact modelData
            width: list.width
            row: modelData
        }
    }
    EmptyState {
        anchors.centerIn: parent
        visible: list.count === 0
        title: qsTr("No kernel selected")
        text: qsTr("Times are taken with the device's own clock, on every run.")
    }
}
