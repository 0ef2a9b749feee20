// SPDX-License-Identifier: Apache-2.0
// A command of the table as a button with its icon.
import QtQuick
import Vitrine

IconButton {
    id: button
    required property string name
    readonly property Command command: Workbench.commands.of(name)
    icon_: command.icon
    text: command.title
    shortcutText: command.keysText
    enabled: command.enabled
    onClicked: Workbench.commands.trigger(name)
}
