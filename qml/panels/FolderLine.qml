// SPDX-License-Identifier: Apache-2.0
// The folder that is shown, and the way to the one above.
import Qt.labs.folderlistmodel
import QtQuick
import QtQuick.Layouts
import Vitrine

RowLayout {
    id: line
    required property FolderListModel files
    spacing: 6
    IconButton {
        icon_: "up"
        text: qsTr("Folder above")
        onClicked: line.files.folder = line.files.parentFolder
    }
    Text {
        objectName: "folderPath"
        Layout.fillWidth: true
        // A folder that comes before the first was read is told by the status alone.
        text: line.files.status === FolderListModel.Null ? "" : Workbench.localPath(line.files.folder)
        color: Theme.muted
        font.family: Theme.codeFamily
        font.pixelSize: Theme.textSize
        elide: Text.ElideLeft
    }
}
