// SPDX-License-Identifier: Apache-2.0
// The caret of a text area that does not draw itself; it blinks as the desktop's carets do.
import QtQuick
import Vitrine

Rectangle {
    id: caret
    required property TextEdit area
    property bool on: true
    width: 1
    color: Theme.text
    visible: area.cursorVisible && on

    Timer {
        id: blink
        interval: Qt.styleHints.cursorFlashTime / 2
        running: caret.area.cursorVisible && Qt.styleHints.cursorFlashTime >= 2
        repeat: true
        onTriggered: caret.on = !caret.on
        onRunningChanged: caret.on = true
    }
    Connections {
        target: caret.area
        function onCursorRectangleChanged() {
            caret.on = true
            if (blink.running) blink.restart()
        }
    }
}
