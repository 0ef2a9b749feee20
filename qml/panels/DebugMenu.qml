// SPDX-License-Identifier: Apache-2.0
// Breakpoints and steps as a menu, with the keys that do the same.
import Vitrine

PanelMenu {
    objectName: "debugMenu"
    CommandEntry { name: "run.run"; beginsGroup: false }
    CommandEntry { name: "run.toCaret" }
    CommandEntry { name: "run.step"; beginsGroup: false }
    CommandEntry { name: "run.stepIn" }
    CommandEntry { name: "run.stepOut" }
    CommandEntry { name: "run.stop" }
    CommandEntry { name: "run.breakpoint" }
    CommandEntry { name: "run.condition" }
    CommandEntry { name: "run.clearBreakpoints" }
    CommandEntry { name: "run.stopOnError"; beginsGroup: true }
    CommandEntry { name: "run.stopOnCaught" }
}
