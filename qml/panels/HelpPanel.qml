// SPDX-License-Identifier: Apache-2.0
// The manual and what each function does, with a search.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Vitrine

Rectangle {
    id: panel
    readonly property Manual manual: Workbench.manual
    color: Theme.panel
    PanelHeader {
        id: header
        panel: "help"
        width: parent.width
        title: qsTr("Help")
        IconButton {
            objectName: "helpBack"
            icon_: "undo"
            text: qsTr("Back")
            enabled: panel.manual.canGoBack
            onClicked: panel.manual.back()
        }
        IconButton {
            icon_: "lesson"
            text: qsTr("First page of the manual")
            onClicked: panel.manual.show("")
        }
    }
    InputField {
        id: search
        objectName: "helpSearch"
        anchors.top: header.bottom
        anchors.topMargin: 6
        x: 6
        width: parent.width - 12
        text: panel.manual.query
        placeholderText: qsTr("Search functions and the manual")
        onTextEdited: panel.manual.query = text
        Keys.onDownPressed: list.forceActiveFocus()
        onAccepted: panel.manual.open(0)
    }
    StillList {
        id: list
        objectName: "helpFound"
        anchors.top: search.bottom
        anchors.topMargin: 4
        anchors.bottom: parent.bottom
        width: parent.width
        visible: panel.manual.query.length > 0
        model: panel.manual
        activeFocusOnTab: true
        ScrollBar.vertical: ThinScrollBar {}
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Found")
        Keys.onReturnPressed: panel.manual.open(currentIndex)
        delegate: AbstractButton {
            id: row
            required property int index
            required property string title
            required property string detail
            objectName: "found:" + title
            width: list.width
            height: 2 * Theme.rowHeight - 8
            text: title
            Accessible.name: title + ", " + detail
            onClicked: panel.manual.open(index)
            component Line: Text {
                width: row.width - 20
                font.family: Theme.textFamily
                textFormat: Text.PlainText
                elide: Text.ElideRight
            }
            contentItem: Column {
                leftPadding: 10
                Line { text: row.title; color: Theme.text; font.pixelSize: Theme.textSize }
                Line { text: row.detail; color: Theme.muted; font.pixelSize: Theme.smallSize }
            }
            background: Rectangle {
                color: row.hovered || (list.activeFocus && row.ListView.isCurrentItem) ? Theme.hover : "transparent"
            }
        }
        EmptyState {
            anchors.centerIn: parent
            visible: list.count === 0
            title: qsTr("Nothing found")
        }
    }
    Flickable {
        id: flick
        objectName: "helpPage"
        anchors.top: search.bottom
        anchors.topMargin: 4
        anchors.bottom: parent.bottom
        width: parent.width
        visible: !list.visible
        contentHeight: page.implicitHeight + 20
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ThinScrollBar {}
        Connections {
            target: panel.manual
            function onTopicChanged() { flick.contentY = 0 }
        }
        TextEdit {
            id: page
            objectName: "helpText"
            x: 12
            y: 8
            width: Math.min(flick.width - 24, 62 * font.pixelSize) // longer lines are hard to follow
            text: panel.manual.text
            textFormat: TextEdit.MarkdownText
            readOnly: true
            selectByMouse: true
            wrapMode: TextEdit.Wrap
            color: Theme.text
            selectionColor: Theme.selection
            selectedTextColor: Theme.text
            font.family: Theme.textFamily
            font.pixelSize: Theme.textSize + 1
            Accessible.name: qsTr("Help: %1").arg(panel.manual.title)
            onLinkActivated: link => panel.manual.follow(link)
            onTextChanged: look.arrange()
            ManualPage {
                id: look
                document: page.textDocument
                links: Theme.accent
                lines: Theme.border
            }
        }
        EmptyState {
            anchors.centerIn: parent
            visible: panel.manual.text.length === 0
            title: qsTr("Help")
            text: qsTr("%1 in the text shows what the word at the cursor means.").arg(Workbench.commands.of("help.word").keyOrTitle)
        }
    }
}
