// SPDX-License-Identifier: Apache-2.0
// The settings of window and engine: what each is, what it may be, and when a change is seen.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Vitrine

PanelDialog {
    id: dialog
    width: Math.min(680, parent.width - 40)
    height: Math.min(620, parent.height - 40)
    padding: 16
    topPadding: 10
    title: qsTr("Settings")
    onAboutToShow: search.text = ""
    onOpened: search.forceActiveFocus()
    ColumnLayout {
        anchors.fill: parent
        spacing: 10
        InputField {
            id: search
            objectName: "settingsSearch"
            Layout.fillWidth: true
            placeholderText: qsTr("Search the settings")
        }
        Flickable {
            id: flick
            objectName: "settingsList"
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: rows.height
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            ScrollBar.vertical: ThinScrollBar {}
            Column {
                id: rows
                width: flick.width - 12
                AppearanceSettings {
                    width: rows.width
                    wanted: search.text
                }
                Repeater {
                    model: Workbench.engineSettings
                    SettingRow {
                        width: rows.width
                        wanted: search.text
                    }
                }
            }
        }
    }
    footer: RowLayout {
        Text {
            Layout.leftMargin: 16
            Layout.fillWidth: true
            text: qsTr("Kept for the next start. A variable of the environment goes before it.")
            color: Theme.muted
            font.family: Theme.textFamily
            font.pixelSize: Theme.smallSize
            elide: Text.ElideRight
        }
        TextButton {
            Layout.topMargin: 12
            Layout.bottomMargin: 12
            text: qsTr("Keys…")
            onClicked: {
                dialog.close()
                Workbench.commands.trigger("help.keys")
            }
        }
        TextButton {
            Layout.margins: 12
            text: qsTr("Close")
            onClicked: dialog.close()
        }
    }
}
