// SPDX-License-Identifier: Apache-2.0
// A line to type in.
import QtQuick
import QtQuick.Controls
import Vitrine

TextField {
    id: field
    implicitHeight: 26 * Theme.unit
    leftPadding: 8
    rightPadding: 8
    topPadding: 3
    bottomPadding: 3
    color: Theme.text
    placeholderTextColor: Theme.faint
    selectionColor: Theme.selection
    selectedTextColor: Theme.text
    selectByMouse: true
    font.family: Theme.textFamily
    font.pixelSize: Theme.textSize
    Accessible.name: placeholderText
    background: Rectangle {
        radius: 4
        color: Theme.field
        border.color: field.activeFocus ? Theme.accent : Theme.border
    }
}
