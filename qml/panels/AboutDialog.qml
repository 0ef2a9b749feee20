// SPDX-License-Identifier: Apache-2.0
// What this is, and the devices that it can use.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Vitrine

PanelDialog {
    id: dialog
    objectName: "aboutDialog"
    width: Math.min(560, parent.width - 40)
    padding: 18
    title: qsTr("About Vitrine")
    onAboutToShow: Workbench.about.ask()
    onOpened: close.forceActiveFocus()
    component Line: Text {
        Layout.fillWidth: true
        color: Theme.muted
        font.family: Theme.textFamily
        font.pixelSize: Theme.textSize
        wrapMode: Text.Wrap
        textFormat: Text.PlainText
    }
    ColumnLayout {
        width: dialog.availableWidth
        spacing: 8
        Line {
            text: qsTr("Vitrine %1").arg(Workbench.about.version)
            color: Theme.text
            font.pixelSize: Theme.textSize + 6
            font.bold: true
        }
        Line { text: qsTr("Runs array code on the GPU and shows what ran where, and why. Licence: Apache 2.0.") }
        Line {
            Layout.topMargin: 8
            text: Workbench.about.devices.length === 0
                  ? Workbench.running ? qsTr("Devices are listed when the script has ended.") : qsTr("Looking for devices…")
                  : qsTr("Devices")
            color: Theme.text
            font.bold: true
        }
        Repeater {
            model: Workbench.about.devices
            ColumnLayout {
                id: device
                required property fact modelData
                Layout.fillWidth: true
                spacing: 1
                Line {
                    objectName: "aboutDevice"
                    text: device.modelData.label
                    color: Theme.text
                }
                Line {
                    text: device.modelData.value
                    font.pixelSize: Theme.smallSize
                }
            }
        }
    }
    footer: RowLayout {
        Item { Layout.fillWidth: true }
        TextButton {
            objectName: "copyDiagnostics"
            Layout.topMargin: 4
            Layout.bottomMargin: 14
            text: qsTr("Copy diagnostics")
            onClicked: Workbench.about.copy()
        }
        TextButton {
            id: close
            Layout.topMargin: 4
            Layout.bottomMargin: 14
            Layout.rightMargin: 16
            prominent: true
            text: qsTr("Close")
            onClicked: dialog.close()
        }
    }
}
