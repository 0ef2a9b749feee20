// SPDX-License-Identifier: Apache-2.0
// The keys that run, stop and step, and those of breakpoints.
import QtQuick
import Vitrine

Item {
    id: keys
    required property Actions actions
    readonly property bool stopped: Workbench.debugger.stopped
    Shortcut { sequence: "F5"; onActivated: keys.actions.run() }
    Shortcut { sequences: ["Shift+F5", "Ctrl+."]; onActivated: Workbench.stop() }
    // Where nothing is selected to be copied.
    Shortcut { sequence: "Ctrl+C"; enabled: Workbench.running; onActivated: Workbench.stop() }
    Shortcut { sequence: "Ctrl+F10"; onActivated: keys.actions.runToCaretWanted() }
    Shortcut { sequence: "F10"; enabled: keys.stopped; onActivated: Workbench.debugger.go(DebuggerModel.Step) }
    Shortcut { sequence: "F11"; enabled: keys.stopped; onActivated: Workbench.debugger.go(DebuggerModel.StepIn) }
    Shortcut { sequence: "Shift+F11"; enabled: keys.stopped; onActivated: Workbench.debugger.go(DebuggerModel.StepOut) }
    Shortcut { sequence: "F12"; onActivated: keys.actions.breakpointWanted() }
    Shortcut { sequence: "Shift+F12"; onActivated: keys.actions.conditionWanted() }
}
