// SPDX-License-Identifier: Apache-2.0
// Find and replace in one text.
import QtQuick
import QtQuick.Layouts
import Vitrine

Rectangle {
    id: bar
    required property EditorDocument document
    required property TextEdit target
    property bool replacing: false
    property bool matchCase: false
    property bool regex: false
    signal closed()
    implicitHeight: rows.implicitHeight + 12
    color: Theme.header
    onVisibleChanged: if (visible) takeFocus()
    onReplacingChanged: if (visible) takeFocus()
    onMatchCaseChanged: count()
    onRegexChanged: count()
    Keys.onEscapePressed: leave()

    function leave() {
        bar.closed()
        bar.target.forceActiveFocus()
    }
    function takeFocus() {
        const chosen = target.selectedText
        if (chosen && chosen.indexOf("\u2029") < 0) what.text = chosen
        what.forceActiveFocus()
        what.selectAll()
        count()
    }
    function count() { found.matches = document.countMatches(what.text, matchCase, regex) }
    function go(backward) {
        const from = backward ? target.selectionStart : target.selectionEnd
        const place = document.find(what.text, from, backward, matchCase, regex)
        if (place.x >= 0) target.select(place.x, place.y)
        count()
    }
    function replace() {
        const end = document.replaceMatch(target.selectionStart, target.selectionEnd, what.text, other.text, matchCase, regex)
        if (end >= 0) target.cursorPosition = end
        go(false)
    }
    function replaceAll() {
        const number = document.replaceAll(what.text, other.text, matchCase, regex)
        count()
        found.replaced = number
    }
    ColumnLayout {
        id: rows
        x: 6
        y: 6
        width: parent.width - 12
        spacing: 4
        RowLayout {
            spacing: 4
            InputField {
                id: what
                objectName: "findText"
                Layout.fillWidth: true
                placeholderText: qsTr("Find")
                color: found.matches === 0 && text.length > 0 ? Theme.error : Theme.text
                onAccepted: bar.go(false)
                onTextEdited: bar.count()
            }
            Text {
                id: found
                objectName: "findCount"
                property int matches: 0
                property int replaced: -1
                onMatchesChanged: replaced = -1
                Layout.preferredWidth: 76
                text: replaced >= 0 ? qsTr("%1 replaced").arg(replaced)
                    : what.text.length === 0 ? "" : matches === 1 ? qsTr("1 match") : qsTr("%1 matches").arg(matches)
                color: Theme.muted
                font.family: Theme.textFamily
                font.pixelSize: Theme.smallSize
                elide: Text.ElideRight
            }
            IconButton { icon_: "up"; text: qsTr("Previous"); onClicked: bar.go(true) }
            IconButton { icon_: "down"; text: qsTr("Next"); shortcutText: "Enter"; onClicked: bar.go(false) }
            ToggleButton { text: "Aa"; tip: qsTr("Match case"); checked: bar.matchCase; onClicked: bar.matchCase = !bar.matchCase }
            ToggleButton { objectName: "regexButton"; text: ".*"; tip: qsTr("Regular expression"); checked: bar.regex; onClicked: bar.regex = !bar.regex }
            IconButton { icon_: "close"; text: qsTr("Close"); shortcutText: "Esc"; onClicked: bar.leave() }
        }
        RowLayout {
            visible: bar.replacing
            spacing: 4
            InputField {
                id: other
                objectName: "replaceText"
                Layout.fillWidth: true
                placeholderText: bar.regex ? qsTr("Replace with ($1 is the first group)") : qsTr("Replace with")
                onAccepted: bar.replace()
            }
            TextButton { objectName: "replaceButton"; text: qsTr("Replace"); onClicked: bar.replace() }
            TextButton { objectName: "replaceAllButton"; text: qsTr("Replace all"); onClicked: bar.replaceAll() }
        }
    }
}
