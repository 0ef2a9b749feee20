// SPDX-License-Identifier: Apache-2.0
// A setting: its name in words with its controls at the right, what it does, and what is to be said
// of its value.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Vitrine

ColumnLayout {
    id: line
    required property string title
    required property string description
    property string hint // of the title
    required property string remark
    property string problem
    property string remarkName // for who looks for it
    property string words // what else a search finds it by
    property string wanted // what is searched for
    default property alias controls: row.data
    visible: (title + "\n" + description + "\n" + words).toLowerCase().includes(wanted.toLowerCase())
    height: visible ? implicitHeight : 0
    spacing: 2
    RowLayout {
        id: row
        Layout.topMargin: 8
        spacing: 4
        Text {
            Layout.fillWidth: true
            text: line.title
            color: Theme.text
            font.family: Theme.textFamily
            font.pixelSize: Theme.textSize
            font.bold: true
            elide: Text.ElideRight
            HoverHandler { id: hover }
            Hint {
                visible: hover.hovered && line.hint.length > 0
                text: line.hint
            }
        }
    }
    Text {
        Layout.fillWidth: true
        text: line.description
        color: Theme.muted
        font.family: Theme.textFamily
        font.pixelSize: Theme.smallSize
        wrapMode: Text.Wrap
    }
    Text {
        objectName: line.remarkName
        Layout.fillWidth: true
        visible: text.length > 0
        text: line.problem || line.remark
        color: line.problem ? Theme.error : Theme.accent
        font.family: Theme.textFamily
        font.pixelSize: Theme.smallSize
        wrapMode: Text.Wrap
    }
}
