// SPDX-License-Identifier: Apache-2.0
// Find and replace in one text.
import QtQuick
import QtQuick.Layouts
import Vitrine

Rectangle {
    id: bar
    required property var document
    required property Item target
    property bool matchCase: false
    property bool regex: false
    signal closed()
    implicitHeight: 38
    color: Theme.header
    onVisibleChanged: if (visible) { what.forceActiveFocus(); what.selectAll() }
    Keys.onEscapePressed: { bar.closed(); bar.target.forceActiveFocus() }

    function go(backward) {
        const from = backward ? target.selectionStart : target.selectionEnd
        const place = document.find(what.text, from, backward, matchCase, regex)
        if (place.x >= 0) target.select(place.x, place.y)
        what.notFound = place.x < 0 && what.text.length > 0
    }
    function replace() {
        if (target.selectedText.length > 0) {
            const start = target.selectionStart
            target.remove(start, target.selectionEnd)
            target.insert(start, other.text)
            target.cursorPosition = start + other.text.length
        }
        go(false)
    }
    RowLayout {
        anchors.fill: parent
        anchors.margins: 6
        spacing: 4
        InputField {
            id: what
            property bool notFound: false
            Layout.fillWidth: true
            Layout.minimumWidth: 60
            placeholderText: qsTr("Find")
            color: notFound ? Theme.error : Theme.text
            onAccepted: bar.go(false)
            onTextEdited: notFound = false
        }
        IconButton { icon_: "up"; text: qsTr("Previous"); onClicked: bar.go(true) }
        IconButton { icon_: "down"; text: qsTr("Next"); shortcutText: "Enter"; onClicked: bar.go(false) }
        TextButton { text: "Aa"; opacity: bar.matchCase ? 1 : 0.6; Accessible.name: qsTr("Match case"); onClicked: bar.matchCase = !bar.matchCase }
        TextButton { text: ".*"; opacity: bar.regex ? 1 : 0.6; Accessible.name: qsTr("Regular expression"); onClicked: bar.regex = !bar.regex }
        InputField {
            id: other
            Layout.fillWidth: true
            Layout.minimumWidth: 60
            placeholderText: qsTr("Replace with")
            onAccepted: bar.replace()
        }
        TextButton { text: qsTr("Replace"); onClicked: bar.replace() }
        IconButton { icon_: "close"; text: qsTr("Close"); shortcutText: "Esc"; onClicked: bar.closed() }
    }
}
