// SPDX-License-Identifier: Apache-2.0
// Finds operations in the graph: by variable, name, shape or line. Return goes to the next one.
import QtQuick
import Vitrine

Row {
    id: search
    required property GraphItem graph
    property bool open: false
    spacing: 4
    function begin() {
        open = true
        field.forceActiveFocus()
        field.selectAll()
    }
    function end() {
        open = false
        field.text = ""
        graph.forceActiveFocus()
    }
    InputField {
        id: field
        objectName: "graphSearch"
        visible: search.open
        width: 150
        implicitHeight: 24 * Theme.unit
        placeholderText: qsTr("Variable, operation, line")
        onTextChanged: Workbench.graph.search(text)
        Keys.onReturnPressed: event => search.graph.showMatch(event.modifiers & Qt.ShiftModifier ? -1 : 1)
        Keys.onEnterPressed: search.graph.showMatch(1)
        Keys.onEscapePressed: search.end()
    }
    Text {
        objectName: "graphMatches"
        visible: search.open && field.text.trim().length > 0
        anchors.verticalCenter: parent.verticalCenter
        text: Workbench.graph.matchCount === 0 ? qsTr("none") : qsTr("%1 of %2").arg(Workbench.graph.match).arg(Workbench.graph.matchCount)
        color: Workbench.graph.matchCount === 0 ? Theme.warning : Theme.muted
        font.family: Theme.textFamily
        font.pixelSize: Theme.smallSize
    }
    IconButton {
        objectName: "graphSearchButton"
        icon_: search.open ? "close" : "find"
        text: search.open ? qsTr("End the search") : qsTr("Search in the graph")
        shortcutText: search.open ? "Esc" : "/"
        onClicked: search.open ? search.end() : search.begin()
    }
}
