// SPDX-License-Identifier: Apache-2.0
// Everything with a shortcut, and the dialogs that the actions need.
import QtQuick
import Vitrine

Item {
    id: actions
    // The bar below the text: "find", "replace", "line", or "" for none.
    property string bar: ""
    property bool m_quitting: false
    property int m_closing: -1
    property int m_decided: -1
    signal sectionWanted()
    signal selectionWanted()
    // A dialog has closed: the keyboard goes back to the text.
    signal textWanted()
    signal pinWanted()
    signal breakpointWanted()
    signal conditionWanted()
    signal runToCaretWanted()

    function run() { Workbench.run() }
    function openFile() { openDialog.open() }
    function save() {
        if (Workbench.editor.needsName()) saveDialog.open()
        else saved(Workbench.editor.save())
    }
    function exportGraph(graph: GraphItem) {
        graphDialog.graph = graph
        graphDialog.open()
    }
    function showSettings() { settings.open() }
    function find(replacing) { actions.bar = replacing ? "replace" : "find" }
    function pin(side) {
        actions.pinWanted()
        Workbench.whatIf.runOn(side)
    }
    function zoom(step) { Workbench.settings.codeSize += step }
    function closeTab(index) {
        if (!Workbench.editor.isModified(index)) return Workbench.editor.close(index)
        ask(index)
    }
    // Leaving asks about each text in turn; nothing is closed before all are decided.
    function quit() {
        if (closeDialog.visible || saveDialog.visible) return
        actions.m_quitting = true
        askNext(0)
    }
    function askNext(from) {
        const index = Workbench.editor.nextModified(from)
        if (index < 0) Workbench.quit()
        else ask(index)
    }
    function ask(index) {
        Workbench.editor.currentIndex = index
        actions.m_closing = index
        closeDialog.open()
    }
    function saved(failure) {
        Workbench.setProblem(failure)
        if (actions.m_closing < 0) return
        if (failure !== "") stay()
        else decided()
    }
    function decided() {
        const index = actions.m_closing
        actions.m_closing = -1
        actions.m_decided = index
        if (actions.m_quitting) nextQuestion.request()
        else Workbench.editor.close(index)
    }
    function stay() {
        actions.m_closing = -1
        actions.m_quitting = false
    }

    Shortcut { sequence: "Ctrl+F5"; onActivated: Workbench.comparePins() }
    Shortcut { sequence: "Alt+G"; onActivated: actions.pin("gpu") }
    Shortcut { sequence: "Alt+C"; onActivated: actions.pin("cpu") }
    Shortcut { sequence: "Alt+A"; onActivated: actions.pin("auto") }
    Shortcut { sequence: "Ctrl+Return"; onActivated: actions.sectionWanted() }
    Shortcut { sequence: "F9"; onActivated: actions.selectionWanted() }
    Shortcut { sequence: "Ctrl+N"; onActivated: Workbench.editor.newDocument() }
    Shortcut { sequence: "Ctrl+O"; onActivated: actions.openFile() }
    Shortcut { sequence: "Ctrl+S"; onActivated: actions.save() }
    Shortcut { sequence: "Ctrl+Shift+S"; onActivated: saveDialog.open() }
    Shortcut { sequence: "Ctrl+W"; onActivated: actions.closeTab(Workbench.editor.currentIndex) }
    Shortcut { sequence: "Ctrl+Q"; onActivated: actions.quit() }
    Shortcut { sequence: "Ctrl+F"; onActivated: actions.find(false) }
    Shortcut { sequence: "Ctrl+H"; onActivated: actions.find(true) }
    Shortcut { sequence: "Ctrl+G"; onActivated: actions.bar = "line" }
    Shortcut { sequences: ["Ctrl++", "Ctrl+="]; onActivated: actions.zoom(1) }
    Shortcut { sequence: "Ctrl+-"; onActivated: actions.zoom(-1) }
    Shortcut { sequence: "Ctrl+0"; onActivated: Workbench.settings.codeSize = 13 }
    Shortcut { sequence: "Ctrl+,"; onActivated: actions.showSettings() }

    DeferredCall {
        id: nextQuestion
        onDue: actions.askNext(actions.m_decided + 1)
    }
    FileChooser {
        id: openDialog
        objectName: "openDialog"
        purpose: qsTr("Open a script")
        onClosed: actions.textWanted()
        onFileChosen: file => Workbench.setProblem(Workbench.editor.openUrl(file))
    }
    FileChooser {
        id: saveDialog
        objectName: "saveDialog"
        purpose: qsTr("Save the script")
        saving: true
        suggestion: Workbench.editor.current ? Workbench.editor.current.title : ""
        onClosed: actions.textWanted()
        onFileChosen: file => actions.saved(Workbench.editor.saveAs(file))
        onCancelled: actions.stay()
    }
    FileChooser {
        id: graphDialog
        objectName: "graphDialog"
        property GraphItem graph
        purpose: qsTr("Export the acceleration graph (.png or .svg for a drawing, .json for data)")
        saving: true
        patterns: ["*.png", "*.svg", "*.json"]
        suggestion: "graph.svg"
        onClosed: actions.textWanted()
        onFileChosen: file => file.toString().toLowerCase().endsWith(".png") ? graph.savePicture(file) : Workbench.saveGraph(file)
    }
    UnsavedDialog {
        id: closeDialog
        onClosed: actions.textWanted()
        onSaveChosen: actions.save()
        onDiscardChosen: actions.decided()
        onCancelled: actions.stay()
    }
    Connections {
        target: Workbench
        function onUnsavedAtClose() { actions.quit() }
    }
    SettingsDialog {
        id: settings
        onClosed: actions.textWanted()
    }
}
