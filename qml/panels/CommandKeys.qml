// SPDX-License-Identifier: Apache-2.0
// The keys of the table's commands. Those of texts the text areas have themselves.
pragma ComponentBehavior: Bound
import QtQuick
import Vitrine

Item {
    Repeater {
        model: Workbench.commands.names
        Item {
            id: bound
            required property string modelData
            readonly property Command command: Workbench.commands.of(modelData)
            Shortcut {
                context: bound.command.everywhere ? Qt.ApplicationShortcut : Qt.WindowShortcut
                sequences: bound.command.fixed ? [] : bound.command.keys
                enabled: bound.command.enabled
                onActivated: Workbench.commands.trigger(bound.modelData)
            }
        }
    }
    // Where nothing is selected to be copied.
    Shortcut { sequence: "Ctrl+C"; enabled: Workbench.running; onActivated: Workbench.stop() }
}
