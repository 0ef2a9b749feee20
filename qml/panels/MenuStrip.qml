// SPDX-License-Identifier: Apache-2.0
// The menus, made of the table of commands. Alt with the underlined letter of a menu opens it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Vitrine

MenuBar {
    id: strip
    padding: 0
    spacing: 0
    background: null
    delegate: MenuBarItem {
        id: title
        objectName: "menuTitle:" + text.replace("&", "")
        implicitHeight: 28 * Theme.unit
        leftPadding: 8
        rightPadding: 8
        Accessible.name: text.replace("&", "")
        contentItem: Text {
            text: Workbench.commands.underlined(title.text)
            textFormat: Text.StyledText
            color: Theme.text
            font.family: Theme.textFamily
            font.pixelSize: Theme.textSize
            verticalAlignment: Text.AlignVCenter
        }
        background: Rectangle {
            radius: 4
            color: title.highlighted ? Theme.hover : "transparent"
        }
    }
    CommandMenu { name: "file" }
    CommandMenu { name: "edit" }
    CommandMenu { name: "run" }
    CommandMenu { name: "view" }
    CommandMenu { name: "go" }
    CommandMenu { name: "help" }
}
