// SPDX-License-Identifier: Apache-2.0
// Earlier commands that hold all words that are typed, the newest first. The prompt keeps the keyboard
// and hands its keys here first.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Vitrine

Rectangle {
    id: popup
    required property TextEdit target
    property bool m_open: false
    property string m_before // what was typed when the search began
    property list<string> found
    signal taken(string text)
    function show() {
        m_before = target.text
        m_open = true
        search(target.text)
    }
    function search(words) {
        if (!m_open) return
        found = Workbench.console.found(words)
        list.currentIndex = 0
    }
    function close() { m_open = false }
    function take() {
        const text = found[list.currentIndex] ?? target.text
        close()
        taken(text)
    }
    /// True when the key was meant for the list.
    function takesKey(event) {
        if (!m_open) return false
        const again = event.key === Qt.Key_R && (event.modifiers & Qt.ControlModifier)
        const step = event.key === Qt.Key_Up ? -1 : event.key === Qt.Key_Down || again ? 1 : 0
        if (step !== 0) {
            list.currentIndex = Math.max(0, Math.min(list.currentIndex + step, found.length - 1))
            return true
        }
        if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Tab) {
            take()
            return true
        }
        if (event.key !== Qt.Key_Escape) return false
        close()
        taken(m_before)
        return true
    }
    visible: m_open && target.activeFocus
    height: title.height + list.height + 2
    color: Theme.header
    border.color: Theme.border
    radius: 4
    z: 5
    Accessible.role: Accessible.PopupMenu
    Accessible.name: qsTr("Earlier commands")
    Text {
        id: title
        objectName: "historyTitle"
        x: 8
        height: Theme.rowHeight
        verticalAlignment: Text.AlignVCenter
        text: popup.found.length > 0 ? qsTr("Earlier commands: type words of one, Return takes it") : qsTr("No earlier command has these words")
        color: Theme.muted
        font.family: Theme.textFamily
        font.pixelSize: Theme.smallSize
    }
    StillList {
        id: list
        anchors.top: title.bottom
        x: 1
        width: parent.width - 2
        height: Math.min(count, 8) * Theme.rowHeight
        model: popup.found
        ScrollBar.vertical: ThinScrollBar {}
        delegate: Rectangle {
            id: row
            required property int index
            required property string modelData
            width: list.width
            height: Theme.rowHeight
            color: ListView.isCurrentItem ? Theme.selection : pointer.containsMouse ? Theme.hover : "transparent"
            Accessible.role: Accessible.ListItem
            Accessible.name: modelData
            Text {
                x: 8
                width: parent.width - 16
                height: parent.height
                text: row.modelData.replace(/\n/g, " ↵ ")
                color: Theme.text
                font.family: Theme.codeFamily
                font.preferShaping: false
                font.pixelSize: Theme.textSize
                verticalAlignment: Text.AlignVCenter
                elide: Text.ElideRight
                textFormat: Text.PlainText
            }
            MouseArea {
                id: pointer
                anchors.fill: parent
                hoverEnabled: true
                onClicked: {
                    list.currentIndex = row.index
                    popup.take()
                }
            }
        }
    }
}
