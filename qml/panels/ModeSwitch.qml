// SPDX-License-Identifier: Apache-2.0
// The two ways to work, of which one is on.
pragma ComponentBehavior: Bound
import QtQuick
import Vitrine

Row {
    id: ways
    readonly property WindowLayout layout_: Workbench.layout
    spacing: -1
    component Way: ToggleButton {
        required property int mode
        command: "view.switch"
        mono: false
        implicitWidth: Math.max(70, implicitContentWidth + 22)
        checked: ways.layout_.mode === mode
        onClicked: ways.layout_.mode = mode
    }
    Way {
        objectName: "modeWrite"
        mode: WindowLayout.Write
        text: qsTr("Write")
        tip: qsTr("Write: the text, the command window and figures")
    }
    Way {
        objectName: "modeExplain"
        mode: WindowLayout.Explain
        text: qsTr("Explain")
        tip: qsTr("Explain: where it ran and why, with the source beside it")
    }
}
