// SPDX-License-Identifier: Apache-2.0
// The current folder: a double click opens a file or goes into a folder.
import QtQuick
import Vitrine

Rectangle {
    id: panel
    readonly property FolderModel folder: Workbench.folder
    color: Theme.panel
    PanelHeader {
        id: header
        panel: "folder"
        width: parent.width
        title: qsTr("Current folder")
        IconButton {
            objectName: "folderUp"
            icon_: "up"
            text: qsTr("Folder above")
            enabled: !Workbench.running
            onClicked: Workbench.changeFolder(panel.folder.above())
        }
    }
    InputField {
        id: path
        objectName: "folderPath"
        anchors.top: header.bottom
        x: 6
        anchors.topMargin: 6
        width: parent.width - 12
        text: panel.folder.path
        font.family: Theme.codeFamily
        placeholderText: qsTr("Path of the current folder")
        enabled: !Workbench.running
        Accessible.name: qsTr("Current folder")
        onAccepted: {
            Workbench.changeFolder(text)
            text = Qt.binding(() => panel.folder.path)
        }
    }
    DataTable {
        id: table
        objectName: "folder"
        anchors.top: path.bottom
        anchors.topMargin: 4
        anchors.bottom: remark.visible ? remark.top : parent.bottom
        width: parent.width
        records: panel.folder
        columns: [
            TableColumn { title: qsTr("Name"); role: "name"; width: 0 },
            TableColumn { title: qsTr("Size"); role: "size"; width: 70; right: true },
            TableColumn { title: qsTr("Changed"); role: "changed"; width: 82 }
        ]
        emptyTitle: qsTr("Nothing here")
        emptyText: qsTr("Files of this folder appear here as soon as there are any.")
        opens: true
        actions: [
            TableAction { name: "open"; text: qsTr("Open"); keys: "Return"; onTriggered: key => Workbench.openEntry(key) },
            TableAction { name: "run"; text: qsTr("Run it"); enabled: !Workbench.running && table.selectedKey.endsWith(".m"); onTriggered: key => { Workbench.openEntry(key); Workbench.run() } },
            TableAction { name: "path"; text: qsTr("Copy its path"); onTriggered: key => Workbench.copyText(key) }
        ]
        onChosen: key => table.selectedKey = key
        onOpened: key => Workbench.openEntry(key)
    }
    Text {
        id: remark
        anchors.bottom: parent.bottom
        x: 10
        width: parent.width - 20
        bottomPadding: 8
        visible: text.length > 0
        text: panel.folder.remark
        color: Theme.warning
        font.family: Theme.textFamily
        font.pixelSize: Theme.smallSize
        wrapMode: Text.Wrap
    }
}
