// SPDX-License-Identifier: Apache-2.0
// Chooses a file to open, or a name to save under, in the theme's colours. Return takes the name,
// a click on a folder enters it, Escape goes back. A script's dialog may want a folder, several
// files, or offer filters.
pragma ComponentBehavior: Bound
import Qt.labs.folderlistmodel
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Vitrine

PanelDialog {
    id: chooser
    required property string purpose
    property ScriptDialog script: null
    property bool saving: script !== null && script.kind === ScriptDialog.SaveFile
    property alias patterns: files.nameFilters
    property string suggestion: script ? script.file : ""
    readonly property bool folders: script !== null && script.kind === ScriptDialog.Folder
    signal fileChosen(url file)
    signal cancelled()
    property bool m_answered: false
    property bool m_replacing: false
    property int m_filter: 0
    property list<string> m_names // of several files that were taken

    function give(path: string) {
        m_answered = true
        const folder = files.folder
        chooser.close()
        if (!chooser.script) return chooser.fileChosen(Workbench.fileUrl(path))
        const cut = path.lastIndexOf("/")
        const names = chooser.m_names.length > 1 ? chooser.m_names : [path.slice(cut + 1)]
        if (chooser.folders) chooser.script.acceptFiles(Workbench.fileUrl(path), names, 0)
        else chooser.script.acceptFiles(chooser.m_names.length > 1 ? folder : Workbench.fileUrl(path.slice(0, cut)),
                                        names, m_filter)
    }
    function pickRow(row: int, more: bool) {
        const picked = files.get(row, "fileName")
        if (more && chooser.script && chooser.script.several) {
            const before = m_names.length > 0 ? Array.from(m_names) : [name.text]
            m_names = before.includes(picked) ? before.filter(other => other !== picked) : before.concat([picked])
            name.text = m_names.join(", ")
        } else {
            m_names = []
            name.text = picked
        }
    }
    function take() {
        if (chooser.m_names.length > 1) return give(Workbench.localPath(files.folder) + "/" + chooser.m_names[0])
        const typed = name.text.trim()
        if (chooser.folders && typed === "") return give(Workbench.localPath(files.folder))
        if (typed === "") return
        let path = typed.startsWith("/") ? typed : Workbench.localPath(files.folder) + "/" + typed
        const ending = String(files.nameFilters[0])
        if (chooser.saving && chooser.script && !typed.includes(".") && ending.startsWith("*.")) path += ending.slice(1)
        if (Workbench.isFolder(path)) {
            files.folder = Workbench.fileUrl(path)
            name.text = ""
        } else if (!chooser.saving && !Workbench.isFile(path)) {
            message.text = qsTr("There is no file of this name here.")
        } else if (chooser.saving && Workbench.isFile(path) && !chooser.m_replacing) {
            message.text = qsTr("%1 exists. Save again to replace it.").arg(typed)
            chooser.m_replacing = true
        } else {
            give(path)
        }
    }
    function enterRow(row: int) {
        name.text = files.get(row, "fileName")
        chooser.m_replacing = false
        if (files.isFolder(row) || !chooser.saving) chooser.take()
    }
    width: Math.min(620, parent ? parent.width - 40 : 620)
    height: Math.min(460, parent ? parent.height - 40 : 460)
    padding: 12
    focus: true
    closePolicy: Popup.CloseOnEscape
    title: purpose
    onAboutToShow: {
        m_answered = m_replacing = false
        m_names = []
        message.text = ""
        files.folder = script ? script.folder : Workbench.startFolder()
        name.text = saving || script ? suggestion : ""
    }
    onOpened: name.takeFocus()
    onClosed: {
        if (m_answered) return
        cancelled()
        if (script) script.dismiss()
    }
    FolderListModel {
        id: files
        nameFilters: chooser.script ? chooser.script.patternsOf(chooser.m_filter) : ["*.m"]
        showDirsFirst: true
        showFiles: !chooser.folders
        caseSensitive: false
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: 8
        FolderLine { files: files }
        FileRows {
            id: list
            Layout.fillWidth: true
            Layout.fillHeight: true
            files: files
            taken: chooser.m_names.length > 0 ? chooser.m_names : [name.text]
            onEntered: row => chooser.enterRow(row)
            onPicked: (row, more) => chooser.pickRow(row, more)
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
        FileFilters {
            names: chooser.script ? chooser.script.filters : []
            current: chooser.m_filter
            onChosen: index => chooser.m_filter = index
        }
        FileNameRow {
            id: name
            Layout.fillWidth: true
            placeholder: chooser.folders ? qsTr("Folder; empty for the one shown") : qsTr("File name or path")
            action: chooser.saving ? qsTr("Save") : chooser.folders ? qsTr("Choose") : qsTr("Open")
            onEdited: { message.text = ""; chooser.m_replacing = false; chooser.m_names = [] }
            onAccepted: chooser.take()
            onCancelled: chooser.close()
        }
    }
}
