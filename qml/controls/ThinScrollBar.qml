// SPDX-License-Identifier: Apache-2.0
// A narrow scroll bar that is always visible while there is something to scroll.
import QtQuick
import QtQuick.Controls
import Vitrine

ScrollBar {
    id: bar
    policy: ScrollBar.AsNeeded
    minimumSize: 0.12
    padding: 2
    contentItem: Rectangle {
        implicitWidth: 7
        implicitHeight: 7
        radius: 3.5
        visible: bar.size < 1
        color: bar.pressed ? Theme.faint : bar.hovered ? Theme.nodeBorder : Theme.border
    }
    background: null
}
