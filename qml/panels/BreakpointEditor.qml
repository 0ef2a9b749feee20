// SPDX-License-Identifier: Apache-2.0
// Beside a line: on which condition its breakpoint stops, or what it prints instead.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Vitrine

Popup {
    id: editor
    required property EditorDocument document
    property int line: 0
    readonly property real lineHeight: 24 * Theme.unit
    readonly property string problem: Workbench.breakpoints.problemOf(fields.condition)
    function edit(line, x, y) {
        editor.line = line
        fields.condition = Workbench.breakpoints.conditionOf(document, line)
        fields.message = Workbench.breakpoints.messageOf(document, line)
        editor.x = x
        editor.y = y + lineHeight
        open()
    }
    function accept() {
        if (problem) return
        Workbench.breakpoints.put(document, line, fields.condition, fields.message)
        close()
    }
    objectName: "breakpointEditor"
    width: Math.min(380, parent.width - x - 8)
    padding: 12
    margins: 6 // stays in the window, over other panels if need be
    focus: true
    onOpened: fields.begin()
    background: Rectangle {
        color: Theme.panel
        border.color: Theme.border
        radius: 6
    }
    component Label: Text {
        width: parent.width
        color: Theme.muted
        font.family: Theme.textFamily
        font.pixelSize: Theme.smallSize
        wrapMode: Text.Wrap
    }
    component Fields: Column {
        property alias condition: conditionField.text
        property alias message: messageField.text
        function begin() { conditionField.forceActiveFocus() }
        spacing: 6
        Label {
            text: qsTr("Line %1: stop only if").arg(editor.line)
            color: Theme.text
        }
        InputField {
            id: conditionField
            objectName: "breakpointCondition"
            width: parent.width
            font.family: Theme.codeFamily
            placeholderText: qsTr("always, or for example k > 10")
            onAccepted: editor.accept()
        }
        Label {
            objectName: "breakpointProblem"
            visible: editor.problem !== ""
            text: editor.problem
            color: Theme.error
        }
        Item { width: 1; height: 2 }
        Label {
            text: qsTr("Print this instead of stopping")
            color: Theme.text
        }
        InputField {
            id: messageField
            objectName: "breakpointMessage"
            width: parent.width
            font.family: Theme.codeFamily
            placeholderText: qsTr("for example k = {k}, mean {mean(x)}")
            onAccepted: editor.accept()
        }
        Label { text: qsTr("What stands in braces is computed. Enter keeps it, Esc leaves it as it was.") }
    }
    Fields {
        id: fields
        anchors.fill: parent
    }
}
