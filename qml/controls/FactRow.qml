// SPDX-License-Identifier: Apache-2.0
// A label and a value; a bar under them when the value is a share of something.
import QtQuick
import QtQuick.Layouts
import Vitrine

Item {
    id: fact
    required property fact row
    implicitHeight: (row.share >= 0 ? 34 : 24) * Theme.unit
    Accessible.role: Accessible.StaticText
    Accessible.name: row.label + ": " + row.value
    RowLayout {
        width: parent.width
        height: 22 * Theme.unit
        Text {
            Layout.fillWidth: true
            text: fact.row.label
            color: Theme.muted
            font.family: Theme.textFamily
            font.pixelSize: Theme.textSize
            elide: Text.ElideRight
        }
        Text {
            text: fact.row.value
            color: Theme.text
            font.family: Theme.codeFamily
            font.pixelSize: Theme.textSize
        }
    }
    Rectangle {
        visible: fact.row.share >= 0
        y: 24 * Theme.unit
        width: parent.width
        height: 5
        radius: 2
        color: Theme.field
        Rectangle {
            width: Math.max(2, parent.width * Math.max(0, fact.row.share))
            height: parent.height
            radius: 2
            color: fact.row.kind === "cpu" ? Theme.cpu : fact.row.kind === "gpu" ? Theme.gpu
                 : fact.row.kind === "ceiling" ? Theme.ok : Theme.accent
        }
    }
}
