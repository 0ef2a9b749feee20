// SPDX-License-Identifier: Apache-2.0
// Chooses a file to open, or a name to save under, in the theme's colours. Return takes the name,
// a click on a folder enters it, Escape goes back.
pragma ComponentBehavior: Bound
import Qt.labs.folderlistmodel
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Vitrine

Dialog {
    id: chooser
    required property string purpose
    property bool saving: false
    property alias patterns: files.nameFilters
    property string suggestion
    signal fileChosen(url file)
    signal cancelled()
    property bool m_answered: false
    property bool m_replacing: false

    function take() {
        const typed = name.text.trim()
        if (typed === "") return
        const path = typed.startsWith("/") ? typed : Workbench.localPath(files.folder) + "/" + typed
        if (Workbench.isFolder(path)) {
            files.folder = Workbench.fileUrl(path)
            name.text = ""
        } else if (!chooser.saving && !Workbench.isFile(path)) {
            message.text = qsTr("There is no file of this name here.")
        } else if (chooser.saving && Workbench.isFile(path) && !chooser.m_replacing) {
            message.text = qsTr("%1 exists. Save again to replace it.").arg(typed)
            chooser.m_replacing = true
        } else {
            chooser.m_answered = true
            chooser.close()
            chooser.fileChosen(Workbench.fileUrl(path))
        }
    }
    function enterRow(row: int) {
        name.text = files.get(row, "fileName")
        chooser.m_replacing = false
        if (files.isFolder(row) || !chooser.saving) chooser.take()
    }
    parent: Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(620, parent ? parent.width - 40 : 620)
    height: Math.min(460, parent ? parent.height - 40 : 460)
    padding: 12
    modal: true
    focus: true
    closePolicy: Popup.CloseOnEscape
    title: purpose
    onAboutToShow: {
        m_answered = m_replacing = false
        message.text = ""
        files.folder = Workbench.startFolder()
        name.text = saving ? suggestion : ""
    }
    onOpened: { name.forceActiveFocus(); name.selectAll() }
    onClosed: if (!m_answered) cancelled()
    background: Rectangle {
        color: Theme.panel
        border.color: Theme.border
        radius: 6
    }
    header: PanelHeader { title: chooser.title }
    FolderListModel {
        id: files
        nameFilters: ["*.m"]
        showDirsFirst: true
        caseSensitive: false
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: 8
        RowLayout {
            spacing: 6
            IconButton {
                icon_: "up"
                text: qsTr("Folder above")
                onClicked: files.folder = files.parentFolder
            }
            Text {
                Layout.fillWidth: true
                text: Workbench.localPath(files.folder)
                color: Theme.muted
                font.family: Theme.codeFamily
                font.pixelSize: Theme.textSize
                elide: Text.ElideLeft
            }
        }
        StillList {
            id: list
            objectName: "fileList"
            Layout.fillWidth: true
            Layout.fillHeight: true
            model: files
            activeFocusOnTab: true
            ScrollBar.vertical: ThinScrollBar {}
            Keys.onReturnPressed: if (currentItem) chooser.enterRow(currentIndex)
            delegate: AbstractButton {
                id: row
                required property int index
                required property string fileName
                required property bool fileIsDir
                width: list.width
                height: Theme.rowHeight
                text: row.fileIsDir ? row.fileName + "/" : row.fileName
                Accessible.role: Accessible.ListItem
                Accessible.name: text
                onClicked: {
                    if (row.fileIsDir) return chooser.enterRow(row.index)
                    name.text = row.fileName
                    list.currentIndex = row.index
                }
                onDoubleClicked: chooser.enterRow(row.index)
                contentItem: Text {
                    leftPadding: 8
                    text: row.text
                    color: row.fileIsDir ? Theme.accent : Theme.text
                    font.family: Theme.textFamily
                    font.pixelSize: Theme.textSize
                    verticalAlignment: Text.AlignVCenter
                    elide: Text.ElideMiddle
                }
                background: Rectangle {
                    color: row.fileName === name.text ? Theme.selectedRow
                         : row.hovered || (list.activeFocus && row.ListView.isCurrentItem) ? Theme.hover : "transparent"
                }
            }
            EmptyState {
                anchors.centerIn: parent
                visible: list.count === 0
                title: qsTr("Nothing here")
                text: qsTr("This folder has no %1 files.").arg(Array.from(chooser.patterns).join(", "))
            }
        }
        Text {
            id: message
            visible: text.length > 0
            color: Theme.warning
            font.family: Theme.textFamily
            font.pixelSize: Theme.textSize
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        RowLayout {
            spacing: 8
            InputField {
                id: name
                objectName: "fileName"
                Layout.fillWidth: true
                placeholderText: qsTr("File name or path")
                onTextEdited: { message.text = ""; chooser.m_replacing = false }
                onAccepted: chooser.take()
            }
            TextButton {
                text: qsTr("Cancel")
                onClicked: chooser.close()
            }
            TextButton {
                objectName: "chooseButton"
                prominent: true
                text: chooser.saving ? qsTr("Save") : qsTr("Open")
                onClicked: chooser.take()
            }
        }
    }
}
