// SPDX-License-Identifier: Apache-2.0
// Where the selected lines are to run, and how many of them the choice is for.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Vitrine

ColumnLayout {
    id: choices
    required property WhatIf model
    component Choice: ToggleButton {
        mono: false
        enabled: choices.model.canPin
        opacity: enabled ? 1 : 0.45
        Accessible.name: tip
    }
    spacing: 6
    Flow {
        Layout.fillWidth: true
        spacing: 6
        Choice {
            objectName: "pinAuto"
            command: "run.pinAuto"
            text: qsTr("Auto")
            tip: qsTr("Let Vitrine decide where %1 runs").arg(choices.model.scopeText)
            checked: choices.model.side === "auto"
            onClicked: choices.model.runOn("auto")
        }
        Choice {
            objectName: "pinCpu"
            command: "run.pinCpu"
            text: qsTr("CPU")
            tip: qsTr("Pin %1 to the CPU").arg(choices.model.scopeText)
            checked: choices.model.side === "cpu"
            onClicked: choices.model.runOn("cpu")
        }
        Choice {
            objectName: "pinGpu"
            command: "run.pinGpu"
            text: qsTr("GPU")
            tip: qsTr("Pin %1 to the GPU").arg(choices.model.scopeText)
            checked: choices.model.side === "gpu"
            onClicked: choices.model.runOn("gpu")
        }
        Item { width: 6; height: 1 }
        Choice {
            objectName: "pinUnfused"
            text: qsTr("Unfused")
            tip: qsTr("Give %1 kernels of their own, shared with no other operation").arg(choices.model.scopeText)
            checked: choices.model.fusion === "unfused"
            onClicked: choices.model.fuse(checked ? "free" : "unfused")
        }
        Choice {
            objectName: "pinFused"
            visible: !choices.model.fuses || checked
            text: qsTr("Fused")
            tip: qsTr("Let %1 share kernels although fusion is off in the settings").arg(choices.model.scopeText)
            checked: choices.model.fusion === "fused"
            onClicked: choices.model.fuse(checked ? "free" : "fused")
        }
    }
    Flow {
        Layout.fillWidth: true
        visible: choices.model.hasScopes
        spacing: 6
        MutedText {
            height: 26
            verticalAlignment: Text.AlignVCenter
            text: qsTr("Applies to")
        }
        Choice {
            objectName: "scopeGroup"
            text: qsTr("all %1 lines").arg(choices.model.lineCount)
            tip: qsTr("Pins are made for every line of this group")
            checked: choices.model.wholeGroup
            onClicked: choices.model.wholeGroup = true
        }
        Choice {
            objectName: "scopeLine"
            text: qsTr("only line %1").arg(Workbench.selection.line)
            tip: qsTr("Pins are made for the selected line alone")
            checked: !choices.model.wholeGroup
            onClicked: choices.model.wholeGroup = false
        }
    }
}
