// SPDX-License-Identifier: Apache-2.0
// The strip above a panel: its title or tabs at the left, its tools at the right.
import QtQuick
import QtQuick.Layouts
import Vitrine

Rectangle {
    id: header
    property string title
    property string detail
    default property alias tools: row.data
    implicitHeight: 32
    color: Theme.header
    Accessible.role: Accessible.Heading
    Accessible.name: title
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.border
    }
    RowLayout {
        id: row
        anchors.fill: parent
        anchors.leftMargin: 10
        anchors.rightMargin: 4
        spacing: 4
        Text {
            visible: header.title.length > 0
            text: header.title
            color: Theme.text
            font.family: Theme.textFamily
            font.pixelSize: Theme.textSize
            font.bold: true
        }
        Text {
            Layout.fillWidth: true
            Layout.leftMargin: 6
            visible: header.title.length > 0
            text: header.detail
            color: Theme.muted
            font.family: Theme.textFamily
            font.pixelSize: Theme.smallSize
            elide: Text.ElideRight
        }
    }
}
