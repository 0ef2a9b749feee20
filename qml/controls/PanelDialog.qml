// SPDX-License-Identifier: Apache-2.0
// A dialog in the middle of the window, in the theme's colours.
import QtQuick
import QtQuick.Controls
import Vitrine

Dialog {
    id: dialog
    parent: Overlay.overlay
    anchors.centerIn: parent
    modal: true
    background: Rectangle {
        color: Theme.panel
        border.color: Theme.border
        radius: 6
    }
    header: PanelHeader { title: dialog.title }
}
