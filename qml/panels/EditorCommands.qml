// SPDX-License-Identifier: Apache-2.0
// What commands do to the text that is shown.
import QtQuick
import Vitrine

Item {
    id: commands
    required property Actions actions
    required property EditorDocument document
    required property TextEdit area
    signal focusWanted()
    signal conditionWanted(int line)
    signal completionWanted()
    signal foldWanted(string name)
    function select(lines: point) {
        if (lines.x === lines.y) area.cursorPosition = lines.x
        else area.select(lines.x, lines.y)
    }
    function caretLine(): int { return document.lineAt(area.cursorPosition) }
    Connections {
        target: commands.actions
        enabled: commands.enabled
        function onTextWanted() { commands.focusWanted() }
        function onTextCommand(name) {
            const start = commands.area.selectionStart, end = commands.area.selectionEnd
            switch (name) {
            case "edit.undo": commands.area.undo(); break
            case "edit.redo": commands.area.redo(); break
            case "edit.cut": commands.area.cut(); break
            case "edit.copy": commands.area.copy(); break
            case "edit.paste": commands.area.paste(); break
            case "edit.selectAll": commands.area.selectAll(); break
            case "edit.linesUp":
            case "edit.linesDown": commands.select(commands.document.moveLines(start, end, name === "edit.linesUp")); break
            case "edit.repeatLines": commands.select(commands.document.repeatLines(start, end)); break
            case "edit.comment": commands.document.toggleComment(start, end); break
            case "edit.format": commands.document.format(); break
            case "edit.fold":
            case "edit.foldAll":
            case "edit.openFolds": commands.foldWanted(name); break
            case "help.word": Workbench.showHelp(commands.document.wordAt(commands.area.cursorPosition)); break
            case "edit.complete": commands.completionWanted(); break
            case "run.section": Workbench.runPart(commands.document.sectionAt(commands.area.cursorPosition)); break
            case "run.selection": Workbench.runPart(commands.document.partOf(start, end)); break
            case "run.toCaret": Workbench.runTo(commands.document, commands.caretLine()); break
            case "run.breakpoint": commands.document.toggleBreakpoint(commands.caretLine()); break
            case "run.condition": commands.conditionWanted(commands.caretLine()); break
            case "run.pinLine":
                // Of a text that was not run the caret has selected nothing yet.
                if (commands.area.activeFocus) Workbench.selection.selectLine(commands.document.source, commands.caretLine())
                break
            }
        }
    }
}
