// SPDX-License-Identifier: Apache-2.0
// A line of the command window; that of an error leads to its place.
import QtQuick
import Vitrine

TextEdit {
    id: line
    required property int index
    required property ConsoleSelection selection
    required property string lineText
    required property int kind
    required property string file
    required property int sourceLine
    leftPadding: 10
    rightPadding: 10
    text: lineText
    readOnly: true
    selectByMouse: false // across lines: the selection
    activeFocusOnPress: false
    wrapMode: TextEdit.Wrap
    textFormat: TextEdit.PlainText
    color: kind === ConsoleModel.ErrorText ? Theme.error
         : kind === ConsoleModel.Command ? Theme.accent
         : kind === ConsoleModel.Note ? Theme.faint : Theme.text
    selectionColor: Theme.selection
    selectedTextColor: Theme.text
    font.family: Theme.codeFamily
    font.preferShaping: false
    font.pixelSize: Theme.codeSize - 1
    font.underline: sourceLine > 0 && selection.link === index
    readonly property point range: selection.rangeOf(index, lineText.length)
    onRangeChanged: select(range.x, range.y)
}
