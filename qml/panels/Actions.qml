// SPDX-License-Identifier: Apache-2.0
// What commands do that need a dialog, and the way of those that are for the text.
import QtQuick
import Vitrine

Item {
    id: actions
    // The bar below the text: "find", "replace", "line", or "" for none.
    property string bar: ""
    // A command is for the current text.
    signal textCommand(string name)
    // A dialog has closed: the keyboard goes back to the text.
    signal textWanted()

    function carryOut(name) {
        switch (name) {
        case "file.open": openDialog.open(); break
        case "file.recent": showPalette(Workbench.localPath(Workbench.startFolder())); break
        case "file.save": save(); break
        case "file.saveAs": saveDialog.open(); break
        case "file.close": closeTab(Workbench.editor.currentIndex); break
        case "file.exportGraph": exportGraph(null); break
        case "file.settings": settings.open(); break
        case "file.quit": unsaved.quit(); break
        case "edit.find": actions.bar = "find"; break
        case "edit.replace": actions.bar = "replace"; break
        case "edit.goToLine": actions.bar = "line"; break
        case "edit.rename": actions.bar = "rename"; break
        case "help.word":
            if (Workbench.editor.count > 0) actions.textCommand(name)
            else Workbench.showHelp("")
            break
        case "help.about": about.open(); break
        case "run.pinGpu": pin("gpu"); break
        case "run.pinCpu": pin("cpu"); break
        case "run.pinAuto": pin("auto"); break
        case "help.palette": showPalette(""); break
        case "help.keys": keys.open(); break
        default: actions.textCommand(name)
        }
    }
    function save() {
        if (Workbench.editor.needsName()) saveDialog.open()
        else saved(Workbench.editor.save())
    }
    function exportGraph(graph: GraphItem) {
        if (graph) graphDialog.graph = graph
        graphDialog.open()
    }
    function showPalette(folder) {
        Workbench.palette.begin(folder)
        palette.open()
    }
    function pin(side) {
        actions.textCommand("run.pinLine")
        Workbench.whatIf.runOn(side)
    }
    function closeTab(index: int) {
        unsaved.close(index)
    }
    function saved(failure: string) {
        Workbench.setProblem(failure)
        unsaved.saved(failure)
    }

    Connections {
        target: Workbench.commands
        function onWanted(name) { actions.carryOut(name) }
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
        onCancelled: unsaved.stay()
    }
    FileChooser {
        id: graphDialog
        objectName: "graphDialog"
        property GraphItem graph
        purpose: qsTr("Export the acceleration graph (.png or .svg for a drawing, .json for data)")
        saving: true
        patterns: graph ? ["*.png", "*.svg", "*.json"] : ["*.svg", "*.json"]
        suggestion: "graph.svg"
        onClosed: actions.textWanted()
        onFileChosen: file => graph && file.toString().toLowerCase().endsWith(".png") ? graph.savePicture(file) : Workbench.saveGraph(file)
    }
    UnsavedTexts {
        id: unsaved
        saving: saveDialog.visible
        onTextWanted: actions.textWanted()
        onSaveWanted: actions.save()
    }
    SettingsDialog {
        id: settings
        onClosed: actions.textWanted()
    }
    KeysDialog {
        id: keys
        onClosed: actions.textWanted()
    }
    AboutDialog {
        id: about
        onClosed: actions.textWanted()
    }
    Palette {
        id: palette
        onLeft: actions.textWanted()
    }
}
