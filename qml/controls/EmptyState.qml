// SPDX-License-Identifier: Apache-2.0
// What a panel says while it has nothing to show: what will come, and what to do for it.
import QtQuick
import Vitrine

Column {
    id: state
    required property string title
    property string text
    spacing: 6
    width: parent ? Math.min(parent.width - 40, 420) : 300
    Text {
        width: parent.width
        text: state.title
        color: Theme.muted
        font.family: Theme.textFamily
        font.pixelSize: Theme.textSize + 2
        font.bold: true
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        Accessible.name: state.title + " " + state.text
    }
    Text {
        width: parent.width
        text: state.text
        color: Theme.faint
        font.family: Theme.textFamily
        font.pixelSize: Theme.textSize
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        lineHeight: 1.25
    }
}
