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
    property rect place // of what is described, in the text
    property string name // whose value was asked for
    property string problem // of the same place, and what the engine said of its line
    objectName: "editorTip"
    delay: 0
    width: Math.min(implicitWidth, parent.width - 20, 520)
    function pointAt(at) {
        // Told again when something else is drawn, as by the tip itself.
        if (at.x === pointer.x && at.y === pointer.y) return
        close()
        pointer = at
        rest.restart()
    }
    function leave() {
        pointer = Qt.point(-1, -1)
        close()
        rest.stop()
    }
    function showAt(box, message) {
        family = Theme.textFamily
        name = ""
        place = box
        put(message)
    }
    function put(message) {
        const box = place
        text = message
        const flick = parent as Flickable
        x = Math.max(4, Math.min(box.x - flick.contentX, flick.width - width - 6))
        const below = box.y - flick.contentY + box.height + 6
        y = below + implicitHeight < flick.height ? below : Math.max(0, box.y - flick.contentY - implicitHeight - 6)
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
            const problem = tip.document.problemAt(at)
            const word = tip.document.wordAt(at)
            const notes = Workbench.graph.notesAt(tip.document.source, tip.document.lineAt(at))
            tip.problem = (problem ? problem + "\n" : "") + notes.map(note => note + "\n").join("")
            const text = tip.problem + Workbench.describe(word)
            if (!text) return
            tip.showAt(box, text.trim())
            tip.name = word
            Workbench.askValue(word)
        }
    }
    Connections {
        target: Workbench
        enabled: tip.visible
        function onValueTold(name, text) {
            if (name !== tip.name) return
            tip.family = Theme.codeFamily
            tip.put(tip.problem + text)
        }
    }
}
