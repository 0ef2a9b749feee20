// SPDX-License-Identifier: Apache-2.0
// A command of the table as a line of a menu. It begins when the menu has given the keyboard back.
import QtQuick
import Vitrine

MenuEntry {
    id: entry
    required property string name
    readonly property Command command: Workbench.commands.of(name)
    objectName: "entry:" + name
    label: command.title
    keys: command.keysText
    enabled: command.enabled
    checked: command.checked
    beginsGroup: Workbench.commands.beginsGroup(name)
    onTriggered: (entry.menu as PanelMenu).chosen = entry.name
}
