// SPDX-License-Identifier: Apache-2.0
// Goes to a line by its number.
import QtQuick
import QtQuick.Layouts
import Vitrine

Rectangle {
    id: bar
    required property EditorDocument document
    required property TextEdit target
    signal closed()
    implicitHeight: 38 * Theme.unit
    color: Theme.header
    onVisibleChanged: if (visible) { number.text = document.lineAt(target.cursorPosition); number.forceActiveFocus(); number.selectAll() }
    Keys.onEscapePressed: leave()

    function leave() {
        bar.closed()
        bar.target.forceActiveFocus()
    }
    RowLayout {
        anchors.fill: parent
        anchors.margins: 6
        spacing: 6
        Text {
            text: qsTr("Go to line")
            color: Theme.muted
            font.family: Theme.textFamily
            font.pixelSize: Theme.textSize
        }
        InputField {
            id: number
            objectName: "lineNumber"
            Layout.preferredWidth: 90
            placeholderText: qsTr("Line")
            validator: IntValidator { bottom: 1 }
            onAccepted: {
                bar.target.cursorPosition = bar.document.positionOf(Number(text), 1)
                bar.leave()
            }
        }
        Text {
            Layout.fillWidth: true
            text: qsTr("of %1").arg(bar.document.lineCount)
            color: Theme.muted
            font.family: Theme.textFamily
            font.pixelSize: Theme.textSize
        }
        IconButton { icon_: "close"; text: qsTr("Close"); shortcutText: "Esc"; onClicked: bar.leave() }
    }
}
