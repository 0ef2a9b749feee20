// SPDX-License-Identifier: Apache-2.0
// The right button's menu of a field that is written in.
import QtQuick
import Vitrine

TapHandler {
    id: handler
    required property TextEdit field
    acceptedButtons: Qt.RightButton
    onTapped: eventPoint => menu.popup(field, eventPoint.position.x, eventPoint.position.y)
    readonly property PanelMenu menu: PanelMenu {
        onClosed: handler.field.forceActiveFocus()
        MenuEntry {
            label: qsTr("Cut")
            keys: "Ctrl+X"
            enabled: handler.field.selectedText !== ""
            onTriggered: handler.field.cut()
        }
        MenuEntry {
            label: qsTr("Copy")
            keys: "Ctrl+C"
            enabled: handler.field.selectedText !== ""
            onTriggered: handler.field.copy()
        }
        MenuEntry {
            label: qsTr("Paste")
            keys: "Ctrl+V"
            enabled: handler.field.canPaste
            onTriggered: handler.field.paste()
        }
        MenuEntry {
            label: qsTr("Select all")
            keys: "Ctrl+A"
            beginsGroup: true
            onTriggered: handler.field.selectAll()
        }
    }
}
