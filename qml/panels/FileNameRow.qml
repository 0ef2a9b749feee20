// SPDX-License-Identifier: Apache-2.0
// The name of a file, and what is done with it.
import QtQuick
import QtQuick.Layouts
import Vitrine

RowLayout {
    id: row
    property alias text: field.text
    required property string placeholder
    required property string action
    signal edited()
    signal accepted()
    signal cancelled()
    function takeFocus() {
        field.forceActiveFocus()
        field.selectAll()
    }
    spacing: 8
    InputField {
        id: field
        objectName: "fileName"
        Layout.fillWidth: true
        placeholderText: row.placeholder
        onTextEdited: row.edited()
        onAccepted: row.accepted()
    }
    TextButton {
        text: qsTr("Cancel")
        onClicked: row.cancelled()
    }
    TextButton {
        objectName: "chooseButton"
        prominent: true
        text: row.action
        onClicked: row.accepted()
    }
}
