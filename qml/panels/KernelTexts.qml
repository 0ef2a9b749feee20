// SPDX-License-Identifier: Apache-2.0
// The selected kernel's source and its assembly beside each other, as large as the window.
import QtQuick
import QtQuick.Controls
import Vitrine

Dialog {
    id: dialog
    readonly property GroupInspector info: Workbench.inspector
    parent: Overlay.overlay
    anchors.centerIn: parent
    width: parent ? parent.width - 60 : 0
    height: parent ? parent.height - 60 : 0
    modal: true
    padding: 0
    title: info.title
    background: Rectangle {
        color: Theme.panel
        border.color: Theme.border
        radius: 6
    }
    header: PanelHeader {
        title: dialog.info.language
        detail: dialog.title
        TextButton {
            implicitHeight: 24 * Theme.unit
            text: qsTr("Close")
            onClicked: dialog.close()
        }
    }
    contentItem: Item {
        // Made when shown: a text area that was laid out while hidden stays blank in Qt 6.4.
        Loader {
            anchors.fill: parent
            active: dialog.visible
            sourceComponent: KernelPanes {}
        }
    }
}
