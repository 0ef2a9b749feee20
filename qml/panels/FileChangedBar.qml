// SPDX-License-Identifier: Apache-2.0
// Another program has written the file of a text that has changes of its own: which of both holds?
import QtQuick
import QtQuick.Layouts
import Vitrine

Rectangle {
    id: bar
    required property EditorDocument document
    implicitHeight: 38 * Theme.unit
    color: Theme.header
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: 10
        anchors.rightMargin: 6
        spacing: 6
        Text {
            Layout.fillWidth: true
            objectName: "fileChanged"
            text: qsTr("%1 was changed by another program, and here.").arg(bar.document.title)
            color: Theme.warning
            font.family: Theme.textFamily
            font.pixelSize: Theme.textSize
            elide: Text.ElideMiddle
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        TextButton {
            objectName: "readAgain"
            text: qsTr("Take the file")
            onClicked: Workbench.setProblem(bar.document.readAgain())
        }
        TextButton {
            objectName: "keepText"
            text: qsTr("Keep this text")
            onClicked: {
                bar.document.keepText()
                Workbench.setProblem("")
            }
        }
    }
}
