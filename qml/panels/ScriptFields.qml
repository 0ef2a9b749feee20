// SPDX-License-Identifier: Apache-2.0
// The fields that a script asks for, each below what it says. Return goes on, or accepts in the
// last one.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Vitrine

ColumnLayout {
    id: fields
    required property ScriptDialog dialog
    signal accepted()
    function texts(): list<string> {
        const all = []
        for (let i = 0; i < rows.count; ++i) all.push((rows.itemAt(i) as ScriptField).text)
        return all
    }
    function takeFocus() {
        if (rows.count > 0) (rows.itemAt(0) as ScriptField).takeFocus()
    }
    spacing: 10
    Repeater {
        id: rows
        model: fields.visible ? fields.dialog.items : []
        delegate: ScriptField {
            id: one
            required property int index
            required property string modelData
            objectName: "scriptField" + index
            Layout.fillWidth: true
            label: modelData
            lines: fields.dialog.lines[index] ?? 1
            start: fields.dialog.answers[index] ?? ""
            onAccepted: {
                if (one.index + 1 < rows.count) (rows.itemAt(one.index + 1) as ScriptField).takeFocus()
                else fields.accepted()
            }
        }
    }
}
