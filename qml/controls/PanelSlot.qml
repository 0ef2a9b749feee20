// SPDX-License-Identifier: Apache-2.0
// A place in the window where a panel stands, unless it is hidden or has a window of its own.
import QtQuick
import Vitrine

Item {
    required property string panel
    // How low it may become.
    property real least: 80
    readonly property bool shown: Workbench.layout.docked.includes(panel)
    visible: shown
}
