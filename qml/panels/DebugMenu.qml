// SPDX-License-Identifier: Apache-2.0
// Breakpoints and steps as a menu, with the keys that do the same.
import QtQuick
import Vitrine

PanelMenu {
    id: menu
    required property Actions actions
    readonly property bool stopped: Workbench.debugger.stopped
    readonly property bool open: Workbench.editor.count > 0
    // The menu gives the keyboard back when it closes: the editor opens after that.
    property bool isWanted
    onClosed: {
        if (isWanted) actions.conditionWanted()
        isWanted = false
    }
    objectName: "debugMenu"
    MenuEntry {
        objectName: "menuContinue"
        text: menu.stopped ? qsTr("Continue") : qsTr("Run")
        keys: "F5"
        enabled: menu.stopped || (!Workbench.running && menu.open)
        onTriggered: menu.actions.run()
    }
    MenuEntry {
        text: qsTr("Run to the cursor")
        keys: "Ctrl+F10"
        enabled: menu.open && (menu.stopped || !Workbench.running)
        onTriggered: menu.actions.runToCaretWanted()
    }
    MenuEntry {
        text: qsTr("Step")
        keys: "F10"
        enabled: menu.stopped
        onTriggered: Workbench.debugger.go(DebuggerModel.Step)
    }
    MenuEntry {
        text: qsTr("Step in")
        keys: "F11"
        enabled: menu.stopped
        onTriggered: Workbench.debugger.go(DebuggerModel.StepIn)
    }
    MenuEntry {
        text: qsTr("Step out")
        keys: "Shift+F11"
        enabled: menu.stopped
        onTriggered: Workbench.debugger.go(DebuggerModel.StepOut)
    }
    MenuEntry {
        text: qsTr("Stop")
        keys: "Shift+F5"
        enabled: Workbench.running
        onTriggered: Workbench.stop()
    }
    PanelMenuLine {}
    MenuEntry {
        text: qsTr("Set or remove a breakpoint")
        keys: "F12"
        enabled: menu.open
        onTriggered: menu.actions.breakpointWanted()
    }
    MenuEntry {
        text: qsTr("Condition or message…")
        keys: "Shift+F12"
        enabled: menu.open
        onTriggered: menu.isWanted = true
    }
    MenuEntry {
        objectName: "menuClearBreakpoints"
        text: qsTr("Remove all breakpoints")
        enabled: Workbench.breakpoints.count > 0
        onTriggered: Workbench.breakpoints.clear()
    }
    PanelMenuLine {}
    MenuEntry {
        objectName: "menuStopOnError"
        text: qsTr("Stop where an error happens")
        checked: Workbench.debugger.stopsOnError
        onTriggered: Workbench.debugger.stopsOnError = !Workbench.debugger.stopsOnError
    }
    MenuEntry {
        text: qsTr("Stop at errors that are caught, too")
        checked: Workbench.debugger.stopsOnCaught
        onTriggered: Workbench.debugger.stopsOnCaught = !Workbench.debugger.stopsOnCaught
    }
}
