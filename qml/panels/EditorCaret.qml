// SPDX-License-Identifier: Apache-2.0
// The caret of a text area that does not draw itself; it blinks as the desktop's carets do.
import QtQuick
import Vitrine

Rectangle {
    id: caret
    readonly property TextEdit area: parent as TextEdit
    readonly property bool wanted: area?.cursorVisible ?? false
    property bool on: true
    width: 1
    color: Theme.text
    visible: wanted && on

    Timer {
        id: blink
        interval: Application.styleHints.cursorFlashTime / 2
        running: caret.wanted && Application.styleHints.cursorFlashTime >= 2
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
