// SPDX-License-Identifier: Apache-2.0
// Commands, or files, found by a few letters: arrows choose, Return takes, Escape goes back.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Vitrine

Popup {
    id: palette
    readonly property CommandPalette found: Workbench.palette
    property bool m_taking: false
    signal left()
    parent: Overlay.overlay
    x: Math.round((parent.width - width) / 2)
    y: 56
    width: Math.min(640, parent.width - 40)
    padding: 8
    modal: true
    focus: true
    closePolicy: Popup.CloseOnEscape | Popup.CloseOnPressOutside
    function take() {
        if (found.count === 0 || !list.currentItem) return
        palette.m_taking = true
        palette.close()
    }
    onAboutToShow: {
        m_taking = false
        words.text = ""
    }
    onOpened: words.forceActiveFocus()
    // When the keyboard has gone back: what begins may take it.
    onClosed: {
        palette.left()
        if (m_taking) found.take()
    }
    background: Rectangle {
        color: Theme.panel
        border.color: Theme.border
        radius: 6
    }
    Column {
        width: palette.availableWidth
        spacing: 6
        InputField {
            id: words
            objectName: "paletteText"
            width: parent.width
            implicitHeight: Theme.rowHeight + 8
            placeholderText: palette.found.files ? qsTr("Open a file of late, or one of this folder") : qsTr("Type what you want to do")
            onTextChanged: palette.found.query = text
            Keys.onUpPressed: palette.found.move(-1)
            Keys.onDownPressed: palette.found.move(1)
            Keys.onPressed: event => {
                const page = event.key === Qt.Key_PageDown ? 10 : event.key === Qt.Key_PageUp ? -10 : 0
                if (page === 0) return
                palette.found.move(page)
                event.accepted = true
            }
            onAccepted: palette.take()
        }
        StillList {
            id: list
            objectName: "paletteList"
            width: parent.width
            height: Math.min(Math.max(count, 2), 12) * (Theme.rowHeight + 4)
            model: palette.found
            currentIndex: palette.found.current
            ScrollBar.vertical: ThinScrollBar {}
            Accessible.role: Accessible.List
            Accessible.name: words.placeholderText
            delegate: PaletteRow {
                width: list.width
                onChosen: {
                    palette.found.current = index
                    palette.take()
                }
            }
            EmptyState {
                anchors.centerIn: parent
                visible: list.count === 0
                title: palette.found.files ? qsTr("No such file") : qsTr("No such command")
            }
        }
    }
}
