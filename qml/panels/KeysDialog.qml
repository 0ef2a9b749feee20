// SPDX-License-Identifier: Apache-2.0
// All commands with their keys, which can be changed.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Vitrine

PanelDialog {
    id: dialog
    objectName: "keysDialog"
    width: Math.min(680, parent.width - 40)
    height: Math.min(680, parent.height - 40)
    padding: 16
    topPadding: 10
    title: qsTr("Keys")
    onAboutToShow: search.text = ""
    onOpened: search.forceActiveFocus()
    ColumnLayout {
        anchors.fill: parent
        spacing: 10
        InputField {
            id: search
            objectName: "keysSearch"
            Layout.fillWidth: true
            placeholderText: qsTr("Search commands and keys")
        }
        StillList {
            objectName: "keysList"
            Layout.fillWidth: true
            Layout.fillHeight: true
            model: Workbench.commands.names
            ScrollBar.vertical: ThinScrollBar {}
            delegate: KeyRow {
                width: ListView.view.width - 12
                wanted: search.text
            }
        }
    }
    footer: RowLayout {
        Text {
            Layout.leftMargin: 16
            Layout.fillWidth: true
            text: qsTr("A click on keys, or Return, waits for new ones; Delete takes them away.")
            color: Theme.muted
            font.family: Theme.textFamily
            font.pixelSize: Theme.smallSize
            elide: Text.ElideRight
        }
        TextButton {
            objectName: "keysResetAll"
            Layout.topMargin: 12
            Layout.bottomMargin: 12
            enabled: Workbench.commands.anyChangedKeys
            text: qsTr("All as they were at first")
            onClicked: Workbench.commands.resetAllKeys()
        }
        TextButton {
            Layout.margins: 12
            text: qsTr("Close")
            onClicked: dialog.close()
        }
    }
}
