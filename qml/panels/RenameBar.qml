// SPDX-License-Identifier: Apache-2.0
// Another name for the variable at the caret, in all places of its function.
import QtQuick
import QtQuick.Layouts
import Vitrine

Rectangle {
    id: bar
    required property EditorDocument document
    required property TextEdit target
    property int place: 0
    property string variable
    signal closed()
    implicitHeight: 38 * Theme.unit
    color: Theme.header
    Keys.onEscapePressed: leave()
    onVisibleChanged: {
        if (!visible) return
        place = target.cursorPosition
        variable = document.variableAt(place)
        name.text = variable
        message.text = variable ? qsTr("in %1 places").arg(document.countPlaces(place)) : qsTr("There is no variable at the cursor.")
        message.color = Theme.muted
        name.forceActiveFocus()
        name.selectAll()
    }
    function leave() {
        bar.closed()
        bar.target.forceActiveFocus()
    }
    function take() {
        const failure = document.rename(place, name.text.trim())
        if (!failure) return leave()
        message.text = failure
        message.color = Theme.error
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: 6
        anchors.rightMargin: 6
        spacing: 6
        Text {
            Layout.leftMargin: 4
            text: bar.variable ? qsTr("Rename %1 to").arg(bar.variable) : qsTr("Rename")
            color: Theme.muted
            font.family: Theme.textFamily
            font.pixelSize: Theme.textSize
        }
        InputField {
            id: name
            objectName: "renameText"
            Layout.preferredWidth: 200
            placeholderText: qsTr("New name")
            font.family: Theme.codeFamily
            onAccepted: bar.take()
        }
        Text {
            id: message
            objectName: "renameMessage"
            Layout.fillWidth: true
            font.family: Theme.textFamily
            font.pixelSize: Theme.textSize
            elide: Text.ElideRight
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        TextButton {
            text: qsTr("Rename")
            enabled: bar.variable.length > 0
            onClicked: bar.take()
        }
        IconButton { icon_: "close"; text: qsTr("Close"); shortcutText: "Esc"; onClicked: bar.leave() }
    }
}
