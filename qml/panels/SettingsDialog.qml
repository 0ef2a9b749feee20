// SPDX-License-Identifier: Apache-2.0
// Appearance, and every setting of the engine with its documentation.
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Vitrine

Dialog {
    id: dialog
    parent: Overlay.overlay
    anchors.centerIn: parent
    width: 640
    height: 520
    modal: true
    padding: 16
    title: qsTr("Settings")
    property var rows: []
    onAboutToShow: rows = Workbench.engineSettings()
    background: Rectangle {
        color: Theme.panel
        border.color: Theme.border
        radius: 6
    }
    header: PanelHeader { title: dialog.title }
    contentItem: ListView {
        clip: true
        spacing: 10
        model: dialog.rows
        ScrollBar.vertical: ThinScrollBar {}
        delegate: ColumnLayout {
            id: setting
            required property var modelData
            width: ListView.view.width - 12
            spacing: 2
            RowLayout {
                Text {
                    Layout.fillWidth: true
                    text: setting.modelData.variable
                    color: Theme.text
                    font.family: Theme.codeFamily
                    font.pixelSize: Theme.textSize
                }
                InputField {
                    Layout.preferredWidth: 220
                    text: setting.modelData.value
                    placeholderText: setting.modelData.values
                    Accessible.name: setting.modelData.variable
                    onEditingFinished: Workbench.changeEngineSetting(setting.modelData.variable, text)
                }
            }
            Text {
                Layout.fillWidth: true
                text: setting.modelData.description
                color: Theme.muted
                font.family: Theme.textFamily
                font.pixelSize: Theme.smallSize
                wrapMode: Text.Wrap
            }
        }
    }
    footer: RowLayout {
        Item { Layout.fillWidth: true }
        TextButton {
            Layout.margins: 12
            text: qsTr("Close")
            onClicked: dialog.close()
        }
    }
}
