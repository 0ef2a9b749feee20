// SPDX-License-Identifier: Apache-2.0
// What the text under the pointer means: its problem, a variable's value, a function's description.
import QtQuick
import Vitrine

Hint {
    id: tip
    required property EditorDocument document
    required property TextEdit target
    // Something else is shown at the text.
    required property bool busy
    property point pointer
    objectName: "editorTip"
    delay: 0
    width: Math.min(implicitWidth, parent.width - 20, 520)
    function pointAt(at) {
        close()
        pointer = at
        rest.restart()
    }
    function leave() {
        close()
        rest.stop()
    }
    function showAt(box, message) {
        text = message
        const flick = parent as Flickable
        x = Math.max(4, Math.min(box.x - flick.contentX, flick.width - width - 6))
        y = box.y - flick.contentY + box.height + 6
        visible = true
    }
    Timer {
        id: rest
        interval: 400
        onTriggered: {
            if (tip.busy) return
            const at = tip.target.positionAt(tip.pointer.x, tip.pointer.y)
            const box = tip.target.positionToRectangle(at)
            if (tip.pointer.y > box.y + box.height) return // below the text
            const text = tip.document.problemAt(at) || Workbench.describe(tip.document.wordAt(at))
            if (text) tip.showAt(box, text)
        }
    }
}
