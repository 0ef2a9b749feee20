// SPDX-License-Identifier: Apache-2.0
// Everything with a shortcut, and the dialogs that the actions need.
import QtQuick
import QtQuick.Dialogs
import Vitrine

Item {
    id: actions
    readonly property alias findShown: actions.m_find
    property bool m_find: false
    property bool m_quitting: false
    property int m_closing: -1
    signal sectionWanted()
    signal selectionWanted()

    function run() { Workbench.run() }
    function openFile() { openDialog.open() }
    function save() {
        if (Workbench.editor.needsName()) saveDialog.open()
        else saved(Workbench.editor.save())
    }
    function exportGraph() { graphDialog.open() }
    function showSettings() { settings.open() }
    function find(shown) { actions.m_find = shown }
    function zoom(step) { Workbench.settings.codeSize += step }
    function closeTab(index) {
        if (!Workbench.editor.isModified(index)) return Workbench.editor.close(index)
        Workbench.editor.currentIndex = index
        actions.m_closing = index
        closeDialog.open()
    }
    function saved(failure) {
        Workbench.setProblem(failure)
        if (actions.m_closing < 0) return
        if (failure !== "") stay()
        else closed()
    }
    function closed() {
        Workbench.editor.close(actions.m_closing)
        actions.m_closing = -1
        if (actions.m_quitting) Qt.callLater(quit)
    }
    function stay() {
        actions.m_closing = -1
        actions.m_quitting = false
    }
    function quit() {
        const index = Workbench.editor.firstModified()
        if (index < 0) return Workbench.quit()
        actions.m_quitting = true
        closeTab(index)
    }

    Shortcut { sequence: "F5"; onActivated: actions.run() }
    Shortcut { sequences: ["Shift+F5", "Ctrl+."]; onActivated: Workbench.stop() }
    Shortcut { sequence: "Ctrl+Return"; onActivated: actions.sectionWanted() }
    Shortcut { sequence: "F9"; onActivated: actions.selectionWanted() }
    Shortcut { sequence: "Ctrl+N"; onActivated: Workbench.editor.newDocument() }
    Shortcut { sequence: "Ctrl+O"; onActivated: actions.openFile() }
    Shortcut { sequence: "Ctrl+S"; onActivated: actions.save() }
    Shortcut { sequence: "Ctrl+Shift+S"; onActivated: saveDialog.open() }
    Shortcut { sequence: "Ctrl+W"; onActivated: actions.closeTab(Workbench.editor.currentIndex) }
    Shortcut { sequence: "Ctrl+Q"; onActivated: actions.quit() }
    Shortcut { sequence: "Ctrl+F"; onActivated: actions.find(true) }
    Shortcut { sequences: ["Ctrl++", "Ctrl+="]; onActivated: actions.zoom(1) }
    Shortcut { sequence: "Ctrl+-"; onActivated: actions.zoom(-1) }
    Shortcut { sequence: "Ctrl+0"; onActivated: Workbench.settings.codeSize = 13 }
    Shortcut { sequence: "Ctrl+,"; onActivated: actions.showSettings() }

    FileDialog {
        id: openDialog
        title: qsTr("Open a script")
        nameFilters: [qsTr("MATLAB code (*.m)"), qsTr("All files (*)")]
        onAccepted: Workbench.setProblem(Workbench.editor.openUrl(selectedFile))
    }
    FileDialog {
        id: saveDialog
        title: qsTr("Save the script")
        fileMode: FileDialog.SaveFile
        nameFilters: [qsTr("MATLAB code (*.m)")]
        onAccepted: actions.saved(Workbench.editor.saveAs(selectedFile))
        onRejected: actions.stay()
    }
    FileDialog {
        id: graphDialog
        title: qsTr("Export the acceleration graph")
        fileMode: FileDialog.SaveFile
        nameFilters: [qsTr("Drawing (*.svg)"), qsTr("Data (*.json)")]
        onAccepted: Workbench.saveGraph(selectedFile)
    }
    MessageDialog {
        id: closeDialog
        text: Workbench.editor.current ? qsTr("%1 has changes that are not saved.").arg(Workbench.editor.current.title) : ""
        informativeText: qsTr("Discarded changes are lost.")
        buttons: MessageDialog.Save | MessageDialog.Discard | MessageDialog.Cancel
        onButtonClicked: (button, role) => {
            if (button === MessageDialog.Save) actions.save()
            else if (button === MessageDialog.Discard) actions.closed()
            else actions.stay()
        }
    }
    Connections {
        target: Workbench
        function onUnsavedAtClose() { actions.quit() }
    }
    SettingsDialog { id: settings }
}
