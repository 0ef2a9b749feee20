// SPDX-License-Identifier: Apache-2.0
// The dialogs that scripts open, one beside the other.
pragma ComponentBehavior: Bound
import QtQuick
import Vitrine

Item {
    Repeater {
        model: Workbench.dialogs
        delegate: Item {
            id: place
            required property ScriptDialog dialog
            required property int index
            readonly property bool chooses: dialog.kind >= ScriptDialog.OpenFile
            ScriptDialogBox {
                dialog: place.dialog
                row: place.index
                visible: !place.chooses
            }
            // Opened when it is complete: its folder is told to what shows the path.
            Component.onCompleted: if (chooses) files.open()
            FileChooser {
                id: files
                objectName: "scriptFiles"
                purpose: place.dialog.title
                script: place.dialog
            }
        }
    }
}
