// SPDX-License-Identifier: Apache-2.0
// A field of a script's dialog: one line, or several.
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Vitrine

ColumnLayout {
    id: field
    required property string label
    required property int lines
    required property string start
    readonly property string text: lines > 1 ? area.text : line.text
    signal accepted()
    function takeFocus() {
        if (lines > 1) area.forceActiveFocus()
        else { line.forceActiveFocus(); line.selectAll() }
    }
    spacing: 4
    Text {
        Layout.fillWidth: true
        text: field.label
        color: Theme.text
        font.family: Theme.textFamily
        font.pixelSize: Theme.textSize
        wrapMode: Text.Wrap
        textFormat: Text.PlainText
    }
    InputField {
        id: line
        visible: field.lines <= 1
        Layout.fillWidth: true
        text: field.start
        Accessible.name: field.label
        onAccepted: field.accepted()
    }
    TextArea {
        id: area
        visible: field.lines > 1
        Layout.fillWidth: true
        Layout.preferredHeight: field.lines * (Theme.textSize + 5) + 10
        text: field.start
        color: Theme.text
        selectionColor: Theme.selection
        selectedTextColor: Theme.text
        font.family: Theme.textFamily
        font.pixelSize: Theme.textSize
        wrapMode: TextEdit.Wrap
        clip: true
        Accessible.name: field.label
        background: Rectangle {
            radius: 4
            color: Theme.field
            border.color: area.activeFocus ? Theme.accent : Theme.border
        }
    }
}
