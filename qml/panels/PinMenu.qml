// SPDX-License-Identifier: Apache-2.0
// Where the selected lines shall run: the menu of a node, a group or a line number.
import QtQuick
import Vitrine

PanelMenu {
    id: menu
    readonly property WhatIf model: Workbench.whatIf
    // Read once: the labels must not change while the menu goes away.
    property string lines
    objectName: "pinMenu"
    onAboutToShow: {
        lines = model.scopeText
        fit()
    }
    MenuEntry {
        objectName: "menuGpu"
        label: qsTr("Run %1 on the GPU").arg(menu.lines)
        keys: Workbench.commands.of("run.pinGpu").keysText
        enabled: menu.model.canPin
        checked: menu.model.side === "gpu"
        onTriggered: menu.model.runOn("gpu")
    }
    MenuEntry {
        objectName: "menuCpu"
        label: qsTr("Run %1 on the CPU").arg(menu.lines)
        keys: Workbench.commands.of("run.pinCpu").keysText
        enabled: menu.model.canPin
        checked: menu.model.side === "cpu"
        onTriggered: menu.model.runOn("cpu")
    }
    MenuEntry {
        objectName: "menuAuto"
        label: qsTr("Let Vitrine decide")
        keys: Workbench.commands.of("run.pinAuto").keysText
        enabled: menu.model.canPin
        checked: menu.model.side === "auto" && menu.model.fusion === "free"
        onTriggered: menu.model.runOn("auto")
    }
    MenuEntry {
        objectName: "menuUnfused"
        readonly property bool unfused: menu.model.fusion === "unfused"
        label: unfused ? qsTr("Allow fusing it again") : qsTr("Keep it unfused")
        enabled: menu.model.canPin
        onTriggered: menu.model.fuse(unfused ? "free" : "unfused")
    }
    PanelMenuLine {}
    MenuEntry {
        objectName: "menuCompare"
        label: qsTr("Run without and with pins")
        keys: Workbench.commands.of("run.comparePins").keysText
        enabled: menu.model.count > 0 && !Workbench.running
        onTriggered: Workbench.comparePins()
    }
    MenuEntry {
        objectName: "menuClear"
        label: qsTr("Clear all pins")
        enabled: menu.model.count > 0
        onTriggered: menu.model.clear()
    }
}
