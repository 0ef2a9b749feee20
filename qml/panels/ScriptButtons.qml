// SPDX-License-Identifier: Apache-2.0
// The buttons of a script's dialog: those that the script names, or accept and cancel.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Vitrine

RowLayout {
    id: row
    required property ScriptDialog dialog
    required property bool buttons
    readonly property bool progress: dialog.kind === ScriptDialog.Progress
    signal pressed(int button)
    signal accepted()
    signal refused()
    function takeFocus() {
        const button = named.itemAt(row.dialog.standard)
        if (button) button.forceActiveFocus()
    }
    spacing: 8
    TextButton {
        objectName: "scriptAll"
        visible: row.dialog.kind === ScriptDialog.List && row.dialog.several
        Layout.leftMargin: 16
        Layout.bottomMargin: 14
        text: qsTr("Select all")
        onClicked: row.dialog.chooseAll()
    }
    Item { Layout.fillWidth: true; implicitHeight: 1 }
    Repeater {
        id: named
        model: row.buttons ? row.dialog.items : []
        delegate: TextButton {
            required property int index
            required property string modelData
            objectName: "scriptButton" + index
            Layout.bottomMargin: 14
            text: modelData
            prominent: index === row.dialog.standard
            onClicked: row.pressed(index)
        }
    }
    TextButton {
        objectName: "scriptCancel"
        visible: !row.buttons
        Layout.bottomMargin: 14
        text: row.dialog.refuse || qsTr("Cancel")
        onClicked: row.progress ? row.dialog.cancel() : row.refused()
    }
    TextButton {
        objectName: "scriptAccept"
        visible: !row.buttons && !row.progress
        enabled: row.dialog.kind !== ScriptDialog.List || row.dialog.chosen.length > 0
        Layout.bottomMargin: 14
        text: row.dialog.accept || qsTr("OK")
        prominent: true
        onClicked: row.accepted()
    }
    Item { implicitWidth: 8; implicitHeight: 1 }
}
