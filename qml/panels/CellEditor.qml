// SPDX-License-Identifier: Apache-2.0
// The line in which an element of a variable is changed: Return enters it, Escape leaves it as it was.
import QtQuick
import Vitrine

InputField {
    id: editor
    required property Item target
    signal entered(string text)
    objectName: "cellEditor"
    visible: false
    z: 2
    height: Theme.rowHeight
    font.family: Theme.codeFamily
    placeholderText: qsTr("New value")
    function begin(value: string) {
        text = value
        visible = true
        forceActiveFocus()
        selectAll()
    }
    function end() {
        visible = false
        target.forceActiveFocus()
    }
    function enter() {
        entered(text)
        end()
    }
    onActiveFocusChanged: if (!activeFocus) visible = false
    // Here, not by accepted: the key would go on to the table, which begins an edit by it.
    Keys.onReturnPressed: enter()
    Keys.onEnterPressed: enter()
    Keys.onEscapePressed: end()
}
