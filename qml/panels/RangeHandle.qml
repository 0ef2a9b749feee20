// SPDX-License-Identifier: Apache-2.0
// An end of a range over a histogram: dragged, or moved by the arrow keys.
import QtQuick
import Vitrine

Item {
    id: handle
    required property string label
    required property double place // from 0 to 1 across the parent
    signal moved(double share)
    x: Math.max(0, Math.min(1, place)) * parent.width - width / 2
    width: 11
    height: parent.height
    activeFocusOnTab: true
    Keys.onLeftPressed: moved(place - 0.01)
    Keys.onRightPressed: moved(place + 0.01)
    Accessible.role: Accessible.Slider
    Accessible.name: label
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        width: handle.activeFocus || mouse.containsMouse ? 3 : 2
        height: parent.height
        color: Theme.accent
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        width: 9
        height: 9
        radius: 5
        color: Theme.accent
    }
    MouseArea {
        id: mouse
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.SizeHorCursor
        onPressed: handle.forceActiveFocus()
        onPositionChanged: event => {
            if (pressed) handle.moved((handle.x + event.x) / handle.parent.width)
        }
    }
}
