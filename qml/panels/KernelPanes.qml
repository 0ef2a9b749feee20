// SPDX-License-Identifier: Apache-2.0
// The selected kernel's source at the left, its assembly at the right.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Vitrine

RowLayout {
    id: panes
    readonly property GroupInspector info: Workbench.inspector
    spacing: 0
    component Code: ScrollView {
        id: pane
        required property string name
        required property string code
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        TextArea {
            id: area
            objectName: "kernelText:" + pane.name
            text: pane.code
            readOnly: true
            selectByMouse: true
            wrapMode: TextEdit.NoWrap
            textFormat: TextEdit.PlainText
            padding: 10
            color: Theme.text
            selectionColor: Theme.selection
            selectedTextColor: Theme.text
            font.family: Theme.codeFamily
            font.preferShaping: false
            font.pixelSize: Theme.codeSize - 2
            background: null
            Accessible.name: pane.name
            KernelColors {
                textDocument: area.textDocument
                steps: pane.name === "steps"
            }
        }
    }
    Code {
        name: panes.info.language
        code: panes.info.source
    }
    Rectangle {
        Layout.fillHeight: true
        implicitWidth: 1
        color: Theme.border
    }
    Code {
        name: "SPIR-V"
        code: panes.info.assembly
    }
}
