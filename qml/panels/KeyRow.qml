// SPDX-License-Identifier: Apache-2.0
// A command and its keys. While it waits for new ones, the keys of no other command act.
import QtQuick
import QtQuick.Layouts
import Vitrine

ColumnLayout {
    id: row
    required property string modelData
    required property string wanted // what is searched for
    readonly property Command command: Workbench.commands.of(modelData)
    readonly property string menuTitle: Workbench.commands.menuTitle(command.menu)
    property bool waiting: false
    property string problem
    visible: (menuTitle + " " + command.title + " " + command.keysText).toLowerCase().includes(wanted.toLowerCase())
    height: visible ? implicitHeight : 0
    spacing: 0
    function take(keys) {
        row.problem = Workbench.commands.setKeys(row.modelData, keys)
        row.waiting = false
    }
    RowLayout {
        spacing: 6
        Text {
            Layout.preferredWidth: 44
            text: row.menuTitle
            color: Theme.muted
            font.family: Theme.textFamily
            font.pixelSize: Theme.smallSize
        }
        Text {
            Layout.fillWidth: true
            text: row.command.title
            color: Theme.text
            font.family: Theme.textFamily
            font.pixelSize: Theme.textSize
            elide: Text.ElideRight
        }
        TextButton {
            id: keys
            objectName: "keys:" + row.modelData
            implicitHeight: Theme.rowHeight
            Layout.preferredWidth: 190
            enabled: !row.command.fixed
            prominent: row.waiting
            text: row.waiting ? qsTr("Press keys; Esc leaves it") : row.command.keysText || qsTr("none")
            Accessible.name: qsTr("%1: keys %2").arg(row.command.title).arg(text)
            onClicked: {
                row.problem = ""
                row.waiting = true
                forceActiveFocus()
            }
            onActiveFocusChanged: if (!activeFocus) row.waiting = false
            Keys.onShortcutOverride: event => event.accepted = row.waiting
            Keys.onPressed: event => {
                if (!row.waiting) {
                    event.accepted = event.key === Qt.Key_Return || event.key === Qt.Key_Enter
                    if (event.accepted) clicked()
                    return
                }
                event.accepted = true
                if (event.key === Qt.Key_Escape) row.waiting = false
                else if (event.key === Qt.Key_Delete || event.key === Qt.Key_Backspace) row.take("")
                else {
                    const pressed = Workbench.commands.keysOf(event.key, event.modifiers)
                    if (pressed) row.take(pressed)
                }
            }
        }
        IconButton {
            objectName: "keysReset:" + row.modelData
            icon_: "undo"
            opacity: row.command.changedKeys ? 1 : 0
            enabled: row.command.changedKeys
            text: qsTr("%1: keys as they were at first").arg(row.command.title)
            onClicked: Workbench.commands.resetKeys(row.modelData)
        }
    }
    Text {
        objectName: "keysProblem:" + row.modelData
        Layout.alignment: Qt.AlignRight
        visible: text.length > 0
        text: row.problem
        color: Theme.error
        font.family: Theme.textFamily
        font.pixelSize: Theme.smallSize
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
}
