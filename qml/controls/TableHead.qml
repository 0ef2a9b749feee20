// SPDX-License-Identifier: Apache-2.0
// The titles of a table's columns.
pragma ComponentBehavior: Bound
import QtQuick
import Vitrine

Row {
    id: head
    required property list<TableColumn> columns
    required property list<real> widths
    x: 6
    height: Theme.rowHeight
    Repeater {
        model: head.columns
        Text {
            id: title
            required property int index
            required property TableColumn modelData
            width: head.widths[index] ?? 0
            height: Theme.rowHeight
            leftPadding: 6
            rightPadding: 6
            text: modelData.title
            color: Theme.muted
            font.family: Theme.textFamily
            font.pixelSize: Theme.smallSize
            horizontalAlignment: modelData.right ? Text.AlignRight : Text.AlignLeft
            verticalAlignment: Text.AlignVCenter
            elide: Text.ElideRight
            HoverHandler { id: over }
            Hint {
                visible: over.hovered && text.length > 0
                text: title.modelData.hint || (title.truncated ? title.text : "")
                width: Math.min(implicitWidth, 320)
            }
        }
    }
}
